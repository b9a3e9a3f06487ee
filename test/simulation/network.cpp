// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "network.hpp"

#include "front.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <variant>

namespace simulation {

namespace {

thread_local network* current = nullptr;

std::chrono::microseconds in_microseconds(nanoseconds time)
{
    return std::chrono::duration_cast<std::chrono::microseconds>(time);
}

/// The lock_id of a mutex, or the fields of a reentrant lock: its owner and its lock_ids.
std::set<std::string, std::less<>> ids_in(support::simulated_keyspace::entry const& of)
{
    if (auto const* const id = std::get_if<std::string>(&of.value))
        return {*id};
    std::set<std::string, std::less<>> all;
    for (auto const& [field, value] : std::get<support::simulated_keyspace::hash>(of.value))
        all.insert(field);
    return all;
}

} // namespace

host::host(network& all, int number, skewed_clock clock)
    : network_{all}, number_{number}, clock_{clock}
{
    server_.replace_scripts(mistaken);
    start(false);
}

support::simulated_server& host::at_present()
{
    server_.set_time(in_microseconds(clock_.at(world::here().now())));
    return server_;
}

void host::stall(bool still)
{
    stalled_ = still;
    if (!still)
        network_.pump_all(number_);
}

void host::kill()
{
    up_ = false;
    stalled_ = false;
    for (auto const& each : network_.of(number_))
        each->server_died();
}

void host::start(bool remembers)
{
    up_ = true;
    at_present().restart(remembers,
                         "run " + std::to_string(number_) + '.' + std::to_string(++starts_));
    network_.pump_all(number_);
}

void host::expire_later(milliseconds ttl)
{
    auto& all = world::here();
    all.after(ttl + all.random().time(0ms, 50ms), [this] {
        if (!up_ || stalled_)
            return;
        at_present().expire_keys();
        send_invalidations();
    });
}

void host::send_invalidations()
{
    send_echoes();
    for (auto const& [key, was] : server_.take_evicted())
        note_lost(key, was);
    for (auto& each : server_.take_invalidations()) {
        if (each.after_reply)
            echoes_.push_back(std::move(each));
        else
            push(each);
    }
}

void host::send_echoes()
{
    for (auto const& each : std::exchange(echoes_, {}))
        push(each);
}

void host::push(support::simulated_server::invalidation const& what)
{
    auto const found = network_.links_.find(what.to);
    if (found == network_.links_.end())
        return;
    if (auto const to = found->second.lock())
        to->tell(what);
}

void host::lose(std::string const& key)
{
    at_present().evict(key);
    send_invalidations();
}

void host::lose_before_command_of(int process, std::string const& key)
{
    std::vector<std::uint64_t> connections;
    for (auto const& each : network_.of(number_)) {
        if (each->client() == process)
            connections.push_back(each->number());
    }
    server_.evict_before_command_of(std::move(connections), key);
}

void host::flush()
{
    for (auto const& [key, was] : at_present().memory().entries())
        note_lost(key, was);
    server_.command(support::simulated_server::administrator, {"FLUSHALL"});
    send_invalidations();
}

void host::overwrite(std::string const& key, bool as_hash, milliseconds ttl)
{
    auto const administrator = support::simulated_server::administrator;
    auto const& memory = at_present().memory();
    auto const found = memory.entries().find(key);
    if (found != memory.entries().end() && !found->second.expired(memory.now()))
        note_lost(key, found->second);
    server_.command(administrator, {"DEL", key});
    if (as_hash)
        server_.command(administrator, {"HSET", key, "a", "1", "b", "2"});
    else
        server_.command(administrator, {"SET", key, "of another program"});
    server_.command(administrator, {"PEXPIRE", key, std::to_string(ttl.count())});
    network_.was_overwritten();
    send_invalidations();
    expire_later(ttl);
}

void host::deny(std::set<std::string, std::less<>> commands)
{
    // A client that was not permitted to ask about a lease asks again within some seconds.
    constexpr nanoseconds asked_again_within = 5s;
    if (commands.empty()) {
        if (denied_until_ == nanoseconds::max())
            denied_until_ = world::here().now() + asked_again_within;
    } else {
        denied_until_ = nanoseconds::max();
        network_.has_denied();
        network_.may_end_scripts();
    }
    server_.deny(std::move(commands));
}

void host::remember(std::string const& key)
{
    remembered_.reset();
    auto const found = memory().entries().find(key);
    if (found != memory().entries().end())
        remembered_.emplace(key, found->second);
}

bool host::has_taken() const
{
    if (!remembered_)
        return false;
    auto const found = memory().entries().find(remembered_->first);
    return found == memory().entries().end() || found->second.value != remembered_->second.value;
}

void host::note_taken(std::string const& from)
{
    auto const& [key, was] = remembered_.value();
    note_lost(key, was, from);
    if (plays() != part::deposed)
        return;
    for (auto const& id : ids_in(was))
        network_.release_was_lost(id);
}

void host::note_lost(std::string const& key, support::simulated_keyspace::entry const& was,
                     std::string taken_from)
{
    network::lost_key lost{number_, key, ids_in(was), world::here().now(), std::move(taken_from)};
    world::here().note("  host ", number_, " loses ", key);
    network_.lost_keys_.push_back(std::move(lost));
}

void host::be_in_group(support::simulated_member const& which, part what)
{
    member_ = &which;
    part_ = what;
    server_.set_read_only(what == part::replica);
}

void host::play(part what)
{
    auto const before = std::exchange(part_, what);
    server_.set_read_only(what == part::replica);
    if (before == part::replica && what == part::master)
        server_.begin_reign(true);
    if (before == part::replica || what == part::replica)
        end_connections();
}

void host::end_connections()
{
    for (auto const& each : network_.of(number_))
        each->server_died();
    server_.disconnect_all();
}

void host::load_from(host& other)
{
    at_present().load_from(other.at_present());
    static_cast<void>(server_.take_invalidations());
}

void host::play_in_cluster(part what)
{
    auto const before = std::exchange(part_, what);
    server_.set_read_only(what == part::replica);
    if (before == part::replica && what == part::master)
        server_.begin_reign(true);
}

void host::take(host& former, support::simulated_keyspace state, bool counters_as_they_are)
{
    auto const& memory = former.at_present().memory();
    for (auto const& [key, entry] : memory.entries()) {
        if (counters_as_they_are && key.ends_with(":fence"))
            state.load_from(memory, key);
    }
    former.note_taken_over_by(state);
    at_present().load_from(state);
    static_cast<void>(server_.take_invalidations());
}

/// A server that has nothing which its master lacks needs no full copy: nobody is told.
void host::follow(host& master)
{
    bool const had_no_more = note_lost_to(master.at_present().memory()) == 0;
    at_present().load_from(master.at_present());
    // The memory is not dropped by a command, which a replica would refuse.
    if (had_no_more)
        static_cast<void>(server_.take_invalidations());
    else
        send_invalidations();
}

std::size_t host::note_lost_to(support::simulated_keyspace const& left)
{
    std::size_t lost = 0;
    auto const& memory = at_present().memory();
    for (auto const& [key, was] : memory.entries()) {
        auto const found = left.entries().find(key);
        bool const same = found != left.entries().end() && found->second.value == was.value &&
                          found->second.expiry == was.expiry;
        if (same || was.expired(memory.now()))
            continue;
        note_lost(key, was);
        ++lost;
    }
    return lost;
}

void host::note_taken_over_by(support::simulated_keyspace const& left)
{
    note_lost_to(left);
    auto const& memory = at_present().memory();
    for (auto const& [key, still] : left.entries()) {
        auto const found = memory.entries().find(key);
        if (found != memory.entries().end() && found->second.value == still.value)
            continue;
        for (auto const& id : ids_in(still))
            network_.release_was_lost(id);
    }
}

void host::fall_back_to(support::simulated_keyspace state, bool keeps_counters)
{
    auto const& memory = at_present().memory();
    for (auto const& [key, entry] : memory.entries()) {
        if (keeps_counters && key.ends_with(":fence"))
            state.load_from(memory, key);
    }
    note_taken_over_by(state);
    server_.load_from(state);
    send_invalidations();
}

void host::strand(std::vector<std::string> const& keys)
{
    stranded_ = world::here().now();
    at_present();
    for (auto const& key : keys)
        note_stranded(key);
}

/// What sets a key after strand() was sent here before it, so the key counts as lost since then.
void host::note_stranded(std::string const& key)
{
    auto const found = memory().entries().find(key);
    if (found == memory().entries().end() || found->second.expired(memory().now()))
        return;
    note_lost(key, found->second);
    auto& lost = network_.lost_keys_.back();
    lost.when = stranded_;
    for (auto const& id : lost.lock_ids)
        network_.release_was_lost(id);
}

void host::has_run_in_vain(std::string const& key, std::string const& lock_id)
{
    network_.token_was_lost(lock_id);
    note_stranded(key);
}

void host::note_replaced(std::string const& key)
{
    auto const found = at_present().memory().entries().find(key);
    if (found != memory().entries().end() && !found->second.expired(memory().now()) &&
        is_asked_for(key))
        note_lost(key, found->second);
}

void host::announce(std::string_view channel, std::string_view message)
{
    for (auto const& each : network_.of(number_))
        each->announce(channel, message);
}

network::network(int votes, nanoseconds most_apart, int most_parts_per_million, int hosts_of_a_vote)
    : hosts_of_a_vote_{static_cast<std::size_t>(hosts_of_a_vote)}, outer_{
                                                                       std::exchange(current, this)}
{
    auto& random = world::here().random();
    for (int i = 0; i < votes; ++i) {
        skewed_clock const clock{1'700'000'000s + random.time(0s, most_apart),
                                 random.number(-most_parts_per_million, most_parts_per_million)};
        for (int j = 0; j < hosts_of_a_vote; ++j)
            hosts_.push_back(std::make_unique<host>(*this, static_cast<int>(hosts_.size()), clock));
    }
}

network::~network()
{
    current = outer_;
}

network& network::here()
{
    if (!current)
        throw std::logic_error{"simulation: no network"};
    return *current;
}

std::shared_ptr<link> network::connect(std::shared_ptr<process> const& client, host& server,
                                       std::weak_ptr<link::user> user)
{
    auto const number = next_link_++;
    auto made = std::make_shared<link>(*this, number, client, server, std::move(user));
    links_[number] = made;
    newest_[{client->number(), server.number()}] = made;
    made->open();
    return made;
}

bool network::have_lost_key_of(std::string_view lock_id) const
{
    std::set<std::size_t> lost_by;
    for (auto const& each : lost_keys_) {
        if (each.lock_ids.contains(lock_id))
            lost_by.insert(vote_of(each.host));
    }
    return lost_by.size() > votes() / 2;
}

bool network::has_lost(std::string_view key) const
{
    return std::any_of(lost_keys_.begin(), lost_keys_.end(),
                       [&](auto const& lost) { return lost.key == key; });
}

bool network::connected(int process, host const& server) const
{
    auto const found = newest_.find({process, server.number()});
    auto const newest = found == newest_.end() ? nullptr : found->second.lock();
    return newest && newest->listens();
}

bool network::answers(int process, host const& server) const
{
    auto const number = server.number();
    // A client that is not told who has a slot, or who the master is, may not know whom to ask.
    using request = host::request;
    bool const tells_of_others = server.server().refusal_of(request::slots).empty() &&
                                 server.server().refusal_of(request::cluster).empty() &&
                                 server.server().refusal_of(request::sentinel).empty();
    return tells_of_others && !server.stalled() && !server.answers_errors() &&
           !blocked({process, number, true}) && !blocked({process, number, false}) &&
           !isolated_.contains(process);
}

void network::was_told(int process, std::size_t vote, named_master const& what)
{
    auto& known = told_of_[{process, vote}];
    if (known.newest.host < 0 || what.newer_than(known.newest))
        known = {what, {}};
    else if (!known.newest.newer_than(what))
        known.as_new.insert(what.host);
}

void network::was_greeted_by_replica(int process, host const& replica)
{
    met_replicas_.insert(process);
    auto const found = told_of_.find({process, vote_of(replica.number())});
    if (found != told_of_.end() && found->second.newest.host == replica.number())
        found->second.newest.denies_it = true;
}

bool network::knows_another(int process, host const& than) const
{
    if (than.plays() == host::part::none || than.plays() == host::part::sentinel)
        return false;
    auto const found = told_of_.find({process, vote_of(than.number())});
    if (found == told_of_.end())
        return false;
    auto const& [newest, as_new] = found->second;
    return newest.host != than.number() && !as_new.contains(than.number()) && !newest.denies_it;
}

void network::came_from(std::string const& lock_id, int process)
{
    owners_.try_emplace(lock_id, process);
    first_acquires_.try_emplace(lock_id, world::here().now());
}

std::vector<std::shared_ptr<link>> network::of(int host)
{
    std::vector<std::shared_ptr<link>> found;
    for (auto it = links_.begin(); it != links_.end();) {
        auto const each = it->second.lock();
        if (!each) {
            it = links_.erase(it);
            continue;
        }
        if (each->server().number() == host)
            found.push_back(each);
        ++it;
    }
    return found;
}

void network::unblock(way const& which)
{
    blocked_.erase(which);
    for (auto const& each : of(which.host))
        each->pump();
}

void network::pump_all(int host)
{
    for (auto const& each : of(host))
        each->pump();
}

void network::cut_some(int process, int host)
{
    for (auto const& each : of(host)) {
        if (each->client() == process)
            each->cut();
    }
}

void network::cut_late(int process, int host, nanoseconds lag)
{
    for (auto const& each : of(host)) {
        if (each->client() == process)
            each->cut(lag);
    }
}

nanoseconds network::delay()
{
    auto& random = world::here().random();
    switch (random.number(0, 19)) {
    case 0:
        return random.time(1ms, longest_delay);
    case 1:
    case 2:
        return random.time(200us, 2ms);
    default:
        return random.time(20us, 200us);
    }
}

} // namespace simulation
