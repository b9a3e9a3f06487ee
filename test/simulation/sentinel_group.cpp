// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "sentinel_group.hpp"

#include "support/simulated_commands.hpp"

#include <algorithm>
#include <utility>

namespace simulation {

using support::redis_value;
using part = host::part;

namespace {

redis_value text(std::string what)
{
    return {redis_value::type::string, 0, std::move(what), {}};
}

redis_value list(std::vector<std::string> const& of)
{
    redis_value all{redis_value::type::array, 0, {}, {}};
    for (auto const& each : of)
        all.elements.push_back(text(each));
    return all;
}

/// By the port, a simulated_node finds the host.
std::string port_of(int number)
{
    return std::to_string(number + 1);
}

} // namespace

/// What a server says of itself and, if it is a sentinel, of its group.
class sentinel_group::member final : public support::simulated_member {
public:
    member(sentinel_group const& whole, host const& server) : whole_{whole}, server_{server} {}

    bool is_sentinel() const override { return server_.plays() == part::sentinel; }

    redis_value answer(std::vector<std::string> const& command) const override
    {
        if (command.size() == 2 && command[1] == "MYID")
            return text("sentinel " + std::to_string(server_.number()));
        if (command.size() != 3 || command[2] != "group")
            return support::simulated_error("ERR No such master with that name");
        if (command[1] == "GET-MASTER-ADDR-BY-NAME")
            return list({"host", port_of(server_.named.host)});
        if (command[1] == "MASTER")
            return list({"name", "group", "ip", "host", "port", port_of(server_.monitors),
                         "config-epoch", std::to_string(server_.named.epoch), "num-other-sentinels",
                         std::to_string(sentinels - 1), "quorum",
                         std::to_string(sentinels / 2 + 1)});
        redis_value all{redis_value::type::array, 0, {}, {}};
        for (auto const* const each : whole_.watching_) {
            if (each != &server_)
                all.elements.push_back(
                    list({"name", "another", "ip", "host", "port", port_of(each->number())}));
        }
        return all;
    }

private:
    sentinel_group const& whole_;
    host const& server_;
};

sentinel_group::sentinel_group(network& servers, std::size_t vote) : servers_{servers}
{
    auto const all = servers.vote(vote);
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto& server = *all[i];
        bool const watches = i + sentinels >= all.size();
        members_.push_back(std::make_unique<member>(*this, server));
        server.be_in_group(*members_.back(), watches  ? part::sentinel
                                             : i == 0 ? part::master
                                                      : part::replica);
        if (!watches)
            server.has_replicas(all.size() - sentinels - 1);
        server.monitors = all.front()->number();
        server.named = {epoch_, server.monitors};
        (watches ? watching_ : data_).push_back(&server);
    }
}

sentinel_group::~sentinel_group() = default;

void sentinel_group::later(std::function<void()> what) const
{
    auto& all = world::here();
    all.after(all.random().time(0ns, longest_step_), std::move(what));
}

/// Does this as soon as it is possible, which is tested after every step. Until then it is busy().
void sentinel_group::as_soon_as(std::function<bool()> possible, std::function<void()> what)
{
    ++under_way_;
    later([this, possible = std::move(possible), what = std::move(what)] {
        if (possible())
            what();
        else
            as_soon_as(possible, what);
        --under_way_;
    });
}

bool sentinel_group::can_begin() const
{
    return !busy() && answers(master()) && can_promote(some_replica());
}

/// The server after the master.
std::size_t sentinel_group::some_replica() const
{
    return (master_ + 1) % data_.size();
}

/// A promotion needs the server itself, and the agreement of most sentinels.
bool sentinel_group::can_promote(std::size_t which) const
{
    auto const agree = std::count_if(watching_.begin(), watching_.end(),
                                     [](auto const* each) { return answers(*each); });
    return answers(*data_[which]) && 2 * agree > std::ssize(watching_);
}

void sentinel_group::promote(std::size_t which)
{
    world::here().note("  host ", data_[which]->number(), " takes over from host ",
                       master().number());
    master().play(part::deposed);
    data_[which]->play(part::master);
    master_ = which;
    ++epoch_;
    tell_sentinels();
}

/// The sentinel that leads the fail-over names the new master at once. The others hear of it later.
void sentinel_group::tell_sentinels()
{
    auto const first = world::here().random().number(0, static_cast<int>(sentinels) - 1);
    for (std::size_t i = 0; i < sentinels; ++i) {
        auto const leader = (static_cast<std::size_t>(first) + i) % sentinels;
        if (answers(*watching_[leader]) && !left_behind_[leader]) {
            watching_[leader]->named = {epoch_, master().number()};
            break;
        }
    }
    for (std::size_t i = 0; i < sentinels; ++i) {
        if (left_behind_[i])
            continue;
        ++under_way_;
        auto& all = world::here();
        auto const late = all.random().chance(20) ? 8 * longest_step_ : 0ns;
        all.after(all.random().time(0ns, late), [this, i] {
            as_soon_as([this, i] { return answers(*watching_[i]); }, [this, i] { tell(i); });
            --under_way_;
        });
    }
}

void sentinel_group::tell(std::size_t which)
{
    auto& sentinel = *watching_[which];
    auto const message =
        "group host " + port_of(sentinel.monitors) + " host " + port_of(master().number());
    sentinel.named = {epoch_, master().number()};
    sentinel.monitors = master().number();
    sentinel.announce("+switch-master", message);
}

void sentinel_group::tell_all()
{
    for (std::size_t i = 0; i < sentinels; ++i) {
        left_behind_[i] = false;
        tell(i);
    }
}

/// It hears that there is another master, and becomes its replica: it loads what that one has.
void sentinel_group::demote(std::size_t which)
{
    auto& server = *data_[which];
    world::here().note("  host ", server.number(), " becomes a replica");
    server.note_lost_to(master().at_present().memory());
    server.load_from(master());
    server.play(part::replica);
}

bool sentinel_group::switch_over()
{
    if (!can_begin())
        return false;
    auto const old = master_;
    data_[some_replica()]->load_from(master());
    promote(some_replica());
    data_[old]->play(part::replica);
    return true;
}

bool sentinel_group::die(nanoseconds time, nanoseconds away)
{
    if (!can_begin())
        return false;
    auto const old = master_;
    auto const next = some_replica();
    master().kill();
    ++under_way_;
    world::here().after(time, [this, old, next, away] {
        as_soon_as([this, next] { return can_promote(next); },
                   [this, next] {
                       data_[next]->load_from(master());
                       promote(next);
                   });
        as_soon_as([this, old] { return master_ != old; },
                   [this, old, away] {
                       ++under_way_;
                       world::here().after(away, [this, old] {
                           data_[old]->start(true);
                           as_soon_as([this, old] { return answers(*data_[old]); },
                                      [this, old] { demote(old); });
                           --under_way_;
                       });
                   });
        --under_way_;
    });
    return true;
}

bool sentinel_group::depose(nanoseconds unheard, bool stopped)
{
    if (!can_begin())
        return false;
    auto const old = master_;
    if (stopped)
        master().stall(true);
    data_[some_replica()]->load_from(master());
    promote(some_replica());
    ++under_way_;
    world::here().after(unheard, [this, old, stopped] {
        if (stopped)
            data_[old]->stall(false);
        as_soon_as([this, old] { return answers(*data_[old]); }, [this, old] { demote(old); });
        --under_way_;
    });
    return true;
}

bool sentinel_group::restore()
{
    for (std::size_t i = 0; i < data_.size(); ++i) {
        if (data_[i]->plays() == part::deposed && can_promote(i)) {
            promote(i);
            return true;
        }
    }
    return false;
}

bool sentinel_group::fail_over_with_loss(nanoseconds behind, bool keeps_counters)
{
    if (!can_begin())
        return false;
    auto const next = some_replica();
    ++under_way_;
    master().has_replica_behind(true);
    world::here().after(behind,
                        [this, next, keeps_counters, state = master().at_present().memory()] {
                            as_soon_as([this, next] { return can_promote(next); },
                                       [this, next, keeps_counters, state] {
                                           auto& old = master();
                                           old.has_replica_behind(false);
                                           old.fall_back_to(state, keeps_counters);
                                           data_[next]->load_from(old);
                                           promote(next);
                                           old.play(part::replica);
                                       });
                            --under_way_;
                        });
    return true;
}

} // namespace simulation
