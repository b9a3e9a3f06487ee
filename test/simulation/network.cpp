// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "network.hpp"

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

} // namespace

host::host(network& all, int number, skewed_clock clock)
    : network_{all}, number_{number}, clock_{clock}
{
    start(false);
}

std::chrono::seconds host::uptime() const
{
    return std::chrono::floor<std::chrono::seconds>(clock_.at(world::here().now())) -
           std::chrono::floor<std::chrono::seconds>(started_);
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
    started_ = clock_.at(world::here().now());
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
    auto const to = found->second.lock();
    if (!to)
        return;
    auto arrive = [weak = std::weak_ptr{to}, key = what.key.value_or("")] {
        if (auto const alive = weak.lock(); alive && alive->on_changed)
            alive->on_changed(key);
    };
    if (what.own)
        to->send_down_along(std::move(arrive));
    else
        to->send_down(std::move(arrive));
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

void host::note_lost(std::string const& key, support::simulated_keyspace::entry const& was)
{
    network::lost_key lost{number_, key, {}, world::here().now()};
    if (auto const* const id = std::get_if<std::string>(&was.value)) {
        lost.lock_ids.insert(*id);
    } else {
        for (auto const& [field, value] : std::get<support::simulated_keyspace::hash>(was.value))
            lost.lock_ids.insert(field);
    }
    world::here().note("  host ", number_, " loses ", key);
    network_.lost_keys_.push_back(std::move(lost));
}

link::link(network& all, std::uint64_t number, std::weak_ptr<process> client, host& server,
           std::function<void()> on_lost)
    : network_{all}, number_{number}, client_{std::move(client)},
      client_number_{client_.lock()->number()}, server_{server}, on_lost_{std::move(on_lost)}
{
}

bool link::blocked(pipe const& through) const
{
    return network_.blocked({client_number_, server_.number(), through.upwards}) ||
           (through.upwards && server_.stalled());
}

void link::send(pipe& through, std::function<void()> what, std::optional<nanoseconds> delay)
{
    if (!(through.upwards ? server_open_ : client_open_))
        return;
    auto& all = world::here();
    if (through.upwards && client_open_ && network_.isolated_.contains(client_number_)) {
        all.after(0ns, [self = shared_from_this()] { self->cut(std::nullopt); });
        return;
    }
    through.last = std::max(through.last + 1ns, all.now() + (delay ? *delay : network_.delay()));
    through.messages.emplace_back(through.last, std::move(what));
    all.after(through.last - all.now(),
              [self = shared_from_this(), &through] { self->pump(through); });
    if (through.upwards && client_open_ &&
        network_.to_be_cut_.erase({client_number_, server_.number()})) {
        // While it is on its way, or its answer is.
        all.after(all.random().time(0ns, 500us), [self = shared_from_this()] { self->cut(); });
    }
}

void link::pump(pipe& through)
{
    auto const self = shared_from_this();
    while (!through.messages.empty() && through.messages.front().first <= world::here().now() &&
           !blocked(through)) {
        auto const message = std::move(through.messages.front().second);
        through.messages.pop_front();
        if (through.upwards)
            message();
        else if (auto const client = client_.lock())
            client->run(message);
    }
}

void link::pump()
{
    pump(up_);
    pump(down_);
}

void link::forget_at_server()
{
    server_open_ = false;
    server_.server_.disconnect(number_);
}

void link::close()
{
    if (!std::exchange(client_open_, false))
        return;
    on_lost_ = nullptr;
    on_changed = nullptr;
    down_.messages.clear();
    send_up([this] { forget_at_server(); });
}

void link::cut()
{
    if (!client_open_)
        return;
    auto& random = world::here().random();
    if (random.chance(50))
        cut(std::nullopt);
    else
        cut(random.time(0ns, network_.longest_lag));
}

void link::cut(std::optional<nanoseconds> lag)
{
    if (!client_open_)
        return;
    client_open_ = false;
    down_.messages.clear();
    if (!lag) {
        up_.messages.clear();
        forget_at_server();
    } else {
        // What was sent is sent again, later; new connections may overtake it.
        for (auto& [when, message] : up_.messages) {
            when = std::max(when, world::here().now()) + *lag;
            up_.last = std::max(up_.last, when);
            world::here().after(when - world::here().now(),
                                [self = shared_from_this()] { self->pump(); });
        }
        send_up([this] { forget_at_server(); });
    }
    world::here().after(network_.delay(), [self = shared_from_this()] {
        auto const client = self->client_.lock();
        if (client && self->on_lost_)
            client->run([self] {
                if (self->on_lost_)
                    std::exchange(self->on_lost_, nullptr)();
            });
    });
}

void link::server_died()
{
    up_.messages.clear();
    server_open_ = false;
    send_down([self = std::weak_ptr{shared_from_this()}] {
        auto const alive = self.lock();
        if (!alive)
            return;
        alive->client_open_ = false;
        if (alive->on_lost_)
            std::exchange(alive->on_lost_, nullptr)();
    });
}

network::network(int hosts, nanoseconds most_apart, int most_parts_per_million)
    : outer_{std::exchange(current, this)}
{
    auto& random = world::here().random();
    for (int i = 0; i < hosts; ++i) {
        skewed_clock const clock{1'700'000'000s + random.time(0s, most_apart),
                                 random.number(-most_parts_per_million, most_parts_per_million)};
        hosts_.push_back(std::make_unique<host>(*this, i, clock));
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

std::shared_ptr<link> network::connect(std::shared_ptr<process> client, host& server,
                                       std::function<void()> on_lost)
{
    auto const number = next_link_++;
    auto made = std::make_shared<link>(*this, number, client, server, std::move(on_lost));
    links_[number] = made;
    newest_[{client->number(), server.number()}] = made;
    return made;
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
    return !server.stalled() && !server.answers_errors() && !blocked({process, number, true}) &&
           !blocked({process, number, false}) && !isolated_.contains(process);
}

void network::came_from(std::string const& lock_id, int process)
{
    owners_.try_emplace(lock_id, origin{process, world::here().now()});
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
        if (each->server_.number() == host)
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
        if (each->client_number_ == process)
            each->cut();
    }
}

void network::cut_late(int process, int host, nanoseconds lag)
{
    for (auto const& each : of(host)) {
        if (each->client_number_ == process)
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
