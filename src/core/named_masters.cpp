// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/named_masters.hpp"

#include "base/planted.hpp"
#include "core/info_field.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace colock::detail {

cluster_state cluster_state_of(std::string_view info)
{
    cluster_state state;
    auto const said = info_field(info, "cluster_state:");
    state.told = !said.empty();
    state.ok = said == "ok";
    for (auto const* const name :
         {"cluster_slots_assigned:", "cluster_slots_pfail:", "cluster_slots_fail:", "cluster_size:",
          "cluster_current_epoch:", "cluster_my_epoch:", "cluster_stats_messages_auth-ack_sent:"}) {
        state.version += info_field(info, name);
        state.version += ' ';
    }
    return state;
}

void named_masters::know(std::vector<endpoint> masters)
{
    masters_ = std::move(masters);
    std::erase_if(all_, [&](auto const& each) { return !is_master(each.first); });
    for (auto& [by, said] : all_)
        said.counts = counts(by, said);
}

bool named_masters::is_master(endpoint const& at) const
{
    return std::binary_search(masters_.begin(), masters_.end(), at);
}

bool named_masters::counts(endpoint const& by, statement const& what) const
{
    return std::binary_search(what.names.begin(), what.names.end(), by) &&
           std::includes(masters_.begin(), masters_.end(), what.names.begin(), what.names.end());
}

bool named_masters::is_confirmed(statement const& what, cluster_state const& by,
                                 clock::time_point asked) const
{
    if (what.names != masters_)
        return false;
    bool const same = what.version == by.version && asked >= what.since + settled_after &&
                      asked < what.named + named_for;
    return same || planted(bug::old_names_confirmed);
}

bool named_masters::confirm(endpoint const& by, cluster_state const& state, clock::time_point asked)
{
    auto const found = all_.find(by);
    if (found == all_.end() || !is_confirmed(found->second, state, asked))
        return false;
    found->second.asked = std::max(found->second.asked, asked);
    return true;
}

bool named_masters::take(endpoint const& by, cluster_state const& state,
                         std::vector<endpoint> names, clock::time_point asked)
{
    std::sort(names.begin(), names.end());
    if (!is_master(by))
        return true;
    auto& said = all_[by];
    bool const news = said.names != names;
    auto const since = said.version == state.version ? said.since : asked;
    said = {.version = state.version,
            .names = std::move(names),
            .asked = asked,
            .named = asked,
            .since = since};
    said.counts = counts(by, said);
    return news;
}

void named_masters::refuse(endpoint const& by, clock::time_point now)
{
    if (is_master(by))
        all_[by] = {.asked = now, .refuses = true};
}

bool named_masters::refuses(endpoint const& by, clock::time_point since) const
{
    auto const found = all_.find(by);
    return found != all_.end() && found->second.refuses && found->second.asked > since;
}

void named_masters::meet(endpoint const& by)
{
    all_.erase(by);
}

named_masters::standing named_masters::of(endpoint const& master, bool refusing_count,
                                          clock::time_point now) const
{
    standing found;
    std::vector<clock::time_point> until;
    for (auto const& [by, said] : all_) {
        if (by == master)
            continue;
        found.some_refuse |= said.refuses;
        if (said.refuses && refusing_count)
            until.push_back(now + trusted_for);
        else if (said.counts && said.asked + trusted_for >= now &&
                 std::binary_search(said.names.begin(), said.names.end(), master))
            until.push_back(said.asked + trusted_for);
    }
    found.naming = until.size();
    auto const enough = needed(masters_.size());
    if (enough == 0) {
        found.until = clock::time_point::max();
    } else if (enough <= until.size()) {
        std::sort(until.begin(), until.end(), std::greater{});
        found.until = until[enough - 1];
    }
    return found;
}

} // namespace colock::detail
