// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "checker.hpp"

#include "lock_key.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace simulation {

namespace {

/// Whether a server has the key for this lock_id, by its own clock.
bool has(host& where, std::string const& key, std::string const& value)
{
    auto const& entries = where.at_present().memory().entries();
    auto const found = entries.find(key);
    if (found == entries.end() || found->second.expired(where.server().memory().now()))
        return false;
    if (auto const* const text = std::get_if<std::string>(&found->second.value))
        return *text == value;
    auto const& fields = std::get<support::simulated_keyspace::hash>(found->second.value);
    auto const counted = fields.find(value);
    return counted != fields.end() && std::stoll(counted->second) >= where.server().memory().now();
}

} // namespace

checker::entry::entry(checker& list, std::string const& name, colock::lease const& held,
                      std::string const& owner)
    : list_{list}
{
    auto& all = world::here();
    ++list_.grants_;
    place_ = list_.holds_.insert(list_.holds_.end(), {process::running().shared_from_this(), name,
                                                      &held, std::string{held.lock_id()}, owner});
    if (auto const token = held.fencing_token()) {
        auto& greatest = list_.greatest_token_[name];
        for (auto const& [who, last] : greatest) {
            if (token <= last && (owner.empty() || who != owner))
                all.violation("fencing: " + name + " was granted with " + std::to_string(token) +
                              " after " + std::to_string(last));
        }
        greatest[owner] = std::max(greatest[owner], token);
    }
}

checker::entry::~entry()
{
    list_.holds_.erase(place_);
}

void checker::look()
{
    ++looks_;
    for (auto& each : holds_)
        each.where->look([&] { look_at(each); });
}

void checker::heard(int process, colock::event const& what)
{
    bool const begins = what.kind == colock::event_kind::acquire_refused;
    if (!begins && what.kind != colock::event_kind::acquire_refusal_ended)
        return;
    auto& known = refusals_[{process, std::string{what.name}}];
    world::here().note("process ", process, " hears ", to_string(what.kind), " of ", what.name,
                       ": ", what.error.message());
    if (known.lasts == begins || !what.error)
        world::here().violation("refusals: process " + std::to_string(process) + " heard " +
                                std::string{to_string(what.kind)} + " of " +
                                std::string{what.name} + " out of turn");
    known.lasts = begins;
    known.begun += begins;
}

checker::refusal checker::refusal_of(int process, std::string_view name) const
{
    auto const found = refusals_.find({process, std::string{name}});
    return found == refusals_.end() ? refusal{} : found->second;
}

void checker::look_for_refusals(int process) const
{
    for (auto const& [where, known] : refusals_) {
        if (where.first == process && known.lasts)
            world::here().violation("refusals: process " + std::to_string(process) +
                                    " has not heard of the end of that of " + where.second);
    }
}

void checker::look_at(hold& each)
{
    auto& all = world::here();
    auto const now = all.now();
    if (!each.lease->valid()) {
        bool const over = each.lease->valid_until() <= colock::clock::now();
        // Whoever sleeps cannot be told; a timer may be late.
        if (!over || each.told_of_loss || each.where->paused()) {
            each.overdue_since = 0ns;
        } else if (each.overdue_since == 0ns) {
            each.overdue_since = now;
        } else if (now - each.overdue_since > 100ms) {
            all.violation("loss: process " + std::to_string(each.where->number()) +
                          " was not told that it has lost " + each.name);
        }
        return;
    }
    for (auto& other : holds_) {
        if (&other == &each || other.name != each.name ||
            (!each.owner.empty() && other.owner == each.owner))
            continue;
        bool both = false;
        other.where->look([&] { both = other.lease->valid(); });
        if (both)
            all.violation("exclusion: processes " + std::to_string(each.where->number()) + " and " +
                          std::to_string(other.where->number()) + " both hold " + each.name +
                          ", as " + each.lock_id + " and " + other.lock_id);
    }
    std::string const key{colock::detail::lock_key{"lock:", each.name}.key};
    // What a server has forgotten it makes up for by not being counted.
    std::size_t having = 0;
    for (auto& server : servers_.hosts())
        having += server->forgetful_until > now || has(*server, key, each.lock_id);
    if (having < servers_.hosts().size() / 2 + 1)
        all.violation("validity: process " + std::to_string(each.where->number()) + " relies on " +
                      each.name + ", which " + std::to_string(having) + " of " +
                      std::to_string(servers_.hosts().size()) + " hosts have as " + each.lock_id);
}

} // namespace simulation
