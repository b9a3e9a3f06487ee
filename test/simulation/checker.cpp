// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "checker.hpp"

#include "kind/lock_key.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>
#include <variant>

namespace simulation {

namespace {

using keyspace = support::simulated_keyspace;

constexpr auto never = std::numeric_limits<keyspace::time>::min();

/// Until when a server has the key for this lock_id, by its own clock.
keyspace::time has_until(keyspace const& memory, std::string const& key, std::string const& value)
{
    auto const& entries = memory.entries();
    auto const found = entries.find(key);
    if (found == entries.end())
        return never;
    auto const expiry = found->second.expiry.value_or(std::numeric_limits<keyspace::time>::max());
    if (auto const* const text = std::get_if<std::string>(&found->second.value))
        return *text == value ? expiry : never;
    auto const& fields = std::get<keyspace::hash>(found->second.value);
    auto const counted = fields.find(value);
    return counted == fields.end() ? never
                                   : std::min<keyspace::time>(expiry, std::stoll(counted->second));
}

/// Whether a server has the key of this lease. Cached: it is asked often and seldom changes.
bool host_has(host& where, checker::hold const& each)
{
    auto const& memory = where.at_present().memory();
    auto const number = static_cast<std::size_t>(where.number());
    if (number >= each.copies.size())
        each.copies.resize(number + 1);
    auto& copy = each.copies[number];
    if (std::exchange(copy.version, memory.version()) != memory.version())
        copy.until = has_until(memory, each.key, each.lock_id);
    return memory.now() <= copy.until;
}

/// How soon a holder must be told of a loss. The news takes one way. A command that is on its way
/// then may have asked too early, so only the next one, sent after its answer, finds the loss: two
/// ways for each. There is no news of a lease before it is first checked: when it is 20 ms old, by
/// a timer that is up to 20 ms late. The rest is for the clocks, and for what happens in between.
constexpr nanoseconds told_within = 5 * network::longest_delay + 20ms + 20ms + 10ms;

std::string key_of(std::string const& name)
{
    return std::string{colock::detail::lock_key{"lock:", name}.key};
}

} // namespace

checker::entry::entry(checker& list, std::string const& name, colock::lease const& held,
                      std::string const& owner)
    : list_{list}
{
    auto& all = world::here();
    ++list_.grants_;
    place_ = list_.holds_.insert(list_.holds_.end(), {process::running().shared_from_this(), name,
                                                      &held, std::string{held.lock_id()},
                                                      key_of(name), owner, false, all.now()});
    // A token that was lost with its server is not compared.
    auto const token = held.fencing_token();
    if (token && !list_.servers_.lost_token_of(place_->lock_id)) {
        auto& greatest = list_.greatest_token_[name];
        auto& ids = list_.lock_ids_[name + ' ' + owner];
        if (owner.empty())
            ids.clear();
        ids.insert(place_->lock_id);
        bool const lost = std::any_of(ids.begin(), ids.end(), [&](std::string const& each) {
            return list_.servers_.have_lost_key_of(each) || list_.robbed_.contains(each);
        });
        for (auto const& [who, last] : greatest) {
            // A client that lost the lock without knowing hands on the old token, and rightly so.
            // If the lock was given back to it since, robbed_ still has the loss; or, where it had
            // not heard of its grant by then, the network. An owner shares its token among clients:
            // another of them may have lost it.
            if (token <= last && (owner.empty() || who != owner) &&
                (list_.losses_are_guarded_ || (list_.stands(*place_) != standing::robbed &&
                                               !list_.robbed_.contains(place_->lock_id) && !lost)))
                all.violation("fencing: " + name + " was granted with " + std::to_string(token) +
                              " after " + std::to_string(last));
        }
        greatest[owner] = std::max(greatest[owner], token);
    }
}

bool checker::may_be_lost(std::string_view name) const
{
    return servers_.has_lost(key_of(std::string{name}));
}

checker::entry::~entry()
{
    list_.holds_.erase(place_);
}

void checker::look()
{
    ++looks_;
    // For all holds first: look_at() compares a hold with the others.
    for (auto const& each : holds_) {
        if (losses_are_told_)
            look_for_trouble(*each.where);
    }
    for (auto& each : holds_)
        each.where->look([&] { look_at(each); });
}

void checker::look_for_trouble(process const& where)
{
    auto const now = world::here().now();
    auto const process = where.number();
    auto& seen = troubles_[process];
    if (std::exchange(seen.last_look, looks_) == looks_)
        return;
    seen.paused.see(where.paused(), now);
    auto const& hosts = servers_.hosts();
    seen.unconnected.resize(hosts.size());
    seen.unanswered.resize(hosts.size());
    for (std::size_t i = 0; i < hosts.size(); ++i) {
        bool const connected = servers_.connected(process, *hosts[i]);
        seen.unconnected[i].see(!connected, now);
        seen.unanswered[i].see(connected && !servers_.answers(process, *hosts[i]), now);
    }
}

/// Only the servers that have lost the lock matter: the news comes from them. What others never
/// had, or do not have any longer since it has expired, the client knows by itself.
nanoseconds checker::untroubled_since(hold const& each, std::set<std::size_t> const& lost_on) const
{
    auto const found = troubles_.find(each.where->number());
    if (found == troubles_.end())
        return world::here().now();
    auto const& seen = found->second;
    auto last = seen.paused.last;
    for (auto const vote : lost_on) {
        for (auto const& server : servers_.vote(vote)) {
            // The process has never met this server, perhaps a replica, so the server tells it
            // nothing.
            if (!servers_.has_met(each.where->number(), *server))
                continue;
            auto const number = static_cast<std::size_t>(server->number());
            last = std::max(last, seen.unconnected.at(number).last + pause_after_absence_);
            last = std::max(last, seen.unanswered.at(number).last + pause_after_error_);
        }
    }
    return last;
}

std::size_t checker::having(hold const& each) const
{
    // A vote that may have forgotten the key counts, too: clients do not count its grants for now.
    std::size_t count = 0;
    for (std::size_t vote = 0; vote < servers_.votes(); ++vote)
        count += may_have_forgotten(vote) || has(vote, each);
    return count;
}

bool checker::has(std::size_t vote, hold const& each) const
{
    auto const hosts = servers_.vote(vote);
    return std::any_of(hosts.begin(), hosts.end(), [&](auto const& server) {
        return server->counts() && host_has(*server, each) && server->is_asked_for(each.key);
    });
}

/// Whether a vote has the key only on a replaced master that does not know it: that key is lost.
bool checker::has_in_vain(std::size_t vote, hold const& each) const
{
    auto const hosts = servers_.vote(vote);
    return !has(vote, each) && std::any_of(hosts.begin(), hosts.end(), [&](auto const& server) {
        return server->plays() == host::part::deposed && host_has(*server, each);
    });
}

bool checker::may_have_forgotten(std::size_t vote) const
{
    auto const hosts = servers_.vote(vote);
    return std::any_of(hosts.begin(), hosts.end(), [](auto const& server) {
        return server->forgetful_until > world::here().now();
    });
}

checker::standing checker::stands(hold const& each) const
{
    auto const quorum = servers_.votes() / 2 + 1;
    std::size_t truly = 0;
    for (std::size_t vote = 0; vote < servers_.votes() && truly < quorum; ++vote)
        truly += has(vote, each);
    if (truly >= quorum)
        return standing::sound;
    auto const counted = having(each);
    auto last = each.since;
    std::set<std::size_t> lost_on;
    std::set<std::size_t> lost_and_forgotten;
    for (auto const& lost : servers_.lost_keys()) {
        auto const vote = servers_.vote_of(lost.host);
        if (lost.key != each.key || !lost.lock_ids.contains(each.lock_id) || has(vote, each))
            continue;
        if (may_have_forgotten(vote)) {
            lost_and_forgotten.insert(vote);
        } else {
            lost_on.insert(vote);
            last = std::max(last, lost.when);
        }
    }
    bool in_vain = false;
    for (std::size_t vote = 0; vote < servers_.votes(); ++vote) {
        if (!has_in_vain(vote, each))
            continue;
        in_vain = true;
        lost_on.insert(vote);
    }
    // A server that has forgotten everything may have lost this key even before that.
    if (counted >= quorum)
        return lost_on.empty() && lost_and_forgotten.empty() ? standing::sound : standing::robbed;
    if (counted + lost_on.size() < quorum)
        return standing::baseless;
    if (ttl_ && !in_vain && world::here().now() > last + *ttl_)
        return standing::outlived;
    auto const acquired = servers_.first_acquire_of(each.lock_id);
    if (!losses_are_told_ || std::any_of(lost_on.begin(), lost_on.end(), [&](auto const vote) {
            return servers_.has_changed(vote, acquired);
        }))
        return standing::robbed;
    last = std::max(last, untroubled_since(each, lost_on));
    return world::here().now() - last > told_within ? standing::untold : standing::robbed;
}

void checker::look_for_secrets(error_code error)
{
    if (!error)
        return;
    auto const said = error.message();
    for (auto const* const secret : {the_password, the_user, quoted_id}) {
        if (said.find(secret) != std::string::npos)
            world::here().violation("secret: told in an error: " + said);
    }
}

void checker::heard(int process, colock::event const& what)
{
    look_for_secrets(what.error);
    if (in_call_)
        world::here().violation("hook: process " + std::to_string(process) + " heard " +
                                std::string{to_string(what.kind)} + " within a call of its own");
    if (what.kind == colock::event_kind::connect_failed)
        world::here().note("process ", process, " cannot connect: ", what.error.message());
    look_at_eviction(process, what);
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

/// If servers may evict keys, a client must tell so once for each connection, before the next one.
/// A connection to a server that has refused to say it may end before that is asked again.
void checker::look_at_eviction(int process, colock::event const& what)
{
    std::pair const connection{process, std::string{what.node}};
    bool const tells = what.kind == colock::event_kind::eviction_possible;
    if (tells && !eviction_untold_.erase(connection))
        world::here().violation("eviction: told by " + connection.second + " out of turn");
    if (what.kind == colock::event_kind::connected && may_evict_ &&
        !eviction_untold_.insert(connection).second && !conceal_.contains(what.node))
        world::here().violation("eviction: not told by " + connection.second);
}

checker::refusal checker::refusal_of(int process, std::string_view name) const
{
    auto const found = refusals_.find({process, std::string{name}});
    return found == refusals_.end() ? refusal{} : found->second;
}

void checker::was_taken_away(std::string const& name, std::string const& holder, nanoseconds begun)
{
    std::map<std::string, std::set<std::size_t>> votes;
    for (auto const& lost : servers_.lost_keys()) {
        if (lost.taken_from != holder || lost.key != key_of(name) || lost.when < begun)
            continue;
        for (auto const& id : lost.lock_ids)
            votes[id].insert(servers_.vote_of(lost.host));
    }
    for (auto const& [id, taken_on] : votes) {
        if (taken_on.size() > servers_.votes() / 2)
            taken_away_.insert_or_assign(id, taking{begun, world::here().now()});
    }
}

/// A holder that had no trouble since its lock was taken away must have been told by now, and must
/// not have got the lock back.
void checker::look_at_taken(hold const& each)
{
    auto const found = taken_away_.find(each.lock_id);
    if (!losses_are_told_ || found == taken_away_.end())
        return;
    auto const [begun, done] = found->second;
    std::set<std::size_t> all;
    bool changed = false;
    for (std::size_t vote = 0; vote < servers_.votes(); ++vote) {
        all.insert(vote);
        changed |= servers_.has_changed(vote, servers_.first_acquire_of(each.lock_id));
    }
    if (changed || untroubled_since(each, all) > begun)
        taken_away_.erase(found);
    else if (world::here().now() - std::max(done, each.since) > told_within)
        world::here().violation("force release: process " + std::to_string(each.where->number()) +
                                " still relies on " + each.name + ", taken from it as " +
                                each.lock_id);
}

void checker::look_at_closed() const
{
    auto const process = process::running().number();
    if (!closing_.contains(process))
        world::here().violation("close: process " + std::to_string(process) +
                                " was told that its client is closed, which it is not");
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
        // A process that is paused cannot be told. A timer may be late.
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
    look_at_taken(each);
    auto const now_stands = stands(each);
    if (now_stands == standing::robbed)
        robbed_.insert(each.lock_id);
    if (now_stands == standing::untold)
        all.violation("eviction: process " + std::to_string(each.where->number()) +
                      " was not told that the servers have lost " + each.name + " of " +
                      each.lock_id);
    if (now_stands == standing::outlived)
        all.violation("validity: process " + std::to_string(each.where->number()) +
                      " still relies on " + each.name + " as " + each.lock_id +
                      ", a ttl after the servers have lost it");
    for (auto& other : holds_) {
        if (&other == &each || other.name != each.name ||
            (!each.owner.empty() && other.owner == each.owner))
            continue;
        bool both = false;
        other.where->look([&] { both = other.lease->valid(); });
        if (both && (losses_are_guarded_ ||
                     (now_stands != standing::robbed && stands(other) != standing::robbed)))
            all.violation("exclusion: processes " + std::to_string(each.where->number()) + " and " +
                          std::to_string(other.where->number()) + " both hold " + each.name +
                          ", as " + each.lock_id + " and " + other.lock_id);
    }
    if (now_stands == standing::baseless)
        all.violation("validity: process " + std::to_string(each.where->number()) + " relies on " +
                      each.name + ", which " + std::to_string(having(each)) + " of " +
                      std::to_string(servers_.votes()) + " votes have as " + each.lock_id);
}

} // namespace simulation
