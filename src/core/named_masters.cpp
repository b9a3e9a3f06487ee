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
        state.version += info_word(info, name);
        state.version += ' ';
    }
    return state;
}

std::size_t named_masters::needed(std::size_t masters)
{
    if (masters > 2 && planted(bug::too_few_name))
        return masters - masters / 2 - 2;
    return masters > 0 ? masters - masters / 2 - 1 : 0;
}

void named_masters::know(names masters)
{
    masters_ = std::make_shared<names const>(std::move(masters));
    std::erase_if(all_, [&](auto const& each) { return !knows(each.first); });
    for (auto& [by, said] : all_)
        look_at(by, said);
}

bool named_masters::knows(std::string const& master) const
{
    return std::binary_search(masters_->begin(), masters_->end(), master);
}

/// Of some hundred masters, nearly all name the same ones all the time.
void named_masters::look_at(std::string const& by, statement& what) const
{
    if (what.masters && *what.masters == *masters_)
        what.masters = masters_;
    what.counts =
        what.masters && std::binary_search(what.masters->begin(), what.masters->end(), by) &&
        (what.masters == masters_ || std::includes(masters_->begin(), masters_->end(),
                                                   what.masters->begin(), what.masters->end()));
}

bool named_masters::is_confirmed(statement const& what, cluster_state const& by,
                                 clock::time_point asked) const
{
    if (!by.told || what.masters != masters_)
        return false;
    bool const same = what.version == by.version && asked >= what.since + settled_after &&
                      asked < what.named + named_for;
    return same || planted(bug::old_names_confirmed);
}

bool named_masters::confirm(std::string const& by, cluster_state const& state,
                            clock::time_point asked)
{
    auto const found = all_.find(by);
    if (found == all_.end() || !is_confirmed(found->second, state, asked))
        return false;
    found->second.asked = std::max(found->second.asked, asked);
    return true;
}

bool named_masters::take(std::string const& by, cluster_state const& state, names masters,
                         clock::time_point asked)
{
    std::sort(masters.begin(), masters.end());
    if (!knows(by))
        return true;
    auto& said = all_[by];
    bool const news = !said.masters || *said.masters != masters;
    auto const since = said.version == state.version ? said.since : asked;
    said = {.version = state.version,
            .masters = std::make_shared<names const>(std::move(masters)),
            .asked = asked,
            .named = asked,
            .since = since,
            .refused = said.refused,
            .refuses = !state.told};
    look_at(by, said);
    return news;
}

void named_masters::refuse(std::string const& by, clock::time_point now)
{
    if (!knows(by))
        return;
    auto& said = all_[by];
    said.version.clear();
    said.refuses = true;
    said.refused = now;
}

bool named_masters::refuses(std::string const& by, clock::time_point since) const
{
    auto const found = all_.find(by);
    return found != all_.end() && found->second.refuses && found->second.refused > since;
}

void named_masters::forget(std::string const& by)
{
    all_.erase(by);
}

std::size_t named_masters::speakers(clock::time_point now) const
{
    return static_cast<std::size_t>(std::count_if(
        all_.begin(), all_.end(), [&](auto const& each) { return has_named(each.second, now); }));
}

named_masters::standing named_masters::of(std::string const& master, clock::time_point now) const
{
    standing found;
    std::vector<clock::time_point> until;
    bool const is_known = knows(master);
    for (auto const& [by, said] : all_) {
        if (by == master)
            continue;
        found.some_refuse |= said.refuses;
        if (has_named(said, now) &&
            (said.masters == masters_
                 ? is_known
                 : std::binary_search(said.masters->begin(), said.masters->end(), master)))
            until.push_back(said.asked + trusted_for);
    }
    found.naming = until.size();
    auto const enough = needed(masters_->size());
    if (enough == 0) {
        found.until = clock::time_point::max();
    } else if (enough <= until.size()) {
        std::nth_element(until.begin(), until.begin() + static_cast<std::ptrdiff_t>(enough - 1),
                         until.end(), std::greater{});
        found.until = until[enough - 1];
    }
    return found;
}

} // namespace colock::detail
