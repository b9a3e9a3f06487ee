// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "link.hpp"

#include "front.hpp"
#include "network.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace simulation {

namespace {

/// Most connections take whatever is written; some have a small buffer.
std::size_t some_capacity(dice& random)
{
    if (!random.chance(15))
        return std::numeric_limits<std::size_t>::max();
    return static_cast<std::size_t>(random.number(50, 3'000));
}

/// How long the next fragment is. Mostly there is only one.
std::size_t fragment(dice& random, std::size_t bytes)
{
    if (bytes < 2 || random.chance(80))
        return bytes;
    return static_cast<std::size_t>(random.number(1, static_cast<int>(bytes) - 1));
}

} // namespace

void link::pipe::clear()
{
    parcels.clear();
    bytes = 0;
}

void link::pipe::keep(std::size_t first_bytes)
{
    bytes = 0;
    for (auto& each : parcels) {
        each.bytes.resize(std::min(each.bytes.size(), first_bytes - bytes));
        bytes += each.bytes.size();
    }
    std::erase_if(parcels, [](parcel const& each) {
        return each.what == content::bytes && each.bytes.empty();
    });
}

link::link(network& all, std::uint64_t number, std::weak_ptr<process> client, host& server,
           std::weak_ptr<user> at_client)
    : network_{all}, number_{number}, client_{std::move(client)},
      client_number_{client_.lock()->number()}, server_{server}, user_{std::move(at_client)},
      front_{server.server(), number,
             [this](auto const& words, std::string_view script, auto const& answer) {
                 has_run(server_, *this, words, script, answer);
             },
             server.slots(), server.member()},
      capacity_{some_capacity(world::here().random())}
{
}

void link::open()
{
    send(up_, content::opening);
}

std::size_t link::write(std::string_view bytes)
{
    if (half_open_)
        world::here().after(network_.delay(), [self = shared_from_this()] {
            if (std::exchange(self->half_open_, false))
                self->end_at_client();
        });
    if (!client_open_ || !server_open_)
        return bytes.size();
    if (network_.knows_another(client_number_, server_))
        world::here().violation("master: process " + std::to_string(client_number_) +
                                " writes to host " + std::to_string(server_.number()) +
                                ", and knows that another is the master");
    auto const room = capacity_ - std::min(capacity_, up_.bytes);
    wants_room_ = room < bytes.size();
    auto const taken = bytes.substr(0, room);
    if (!taken.empty())
        send(up_, content::bytes, std::string{taken});
    return taken.size();
}

void link::tell(support::simulated_server::invalidation const& what)
{
    support::simulated_front::tell(what, said_);
    say();
}

void link::announce(std::string_view channel, std::string_view message)
{
    front_.announce(channel, message, said_);
    say();
}

/// Sends what the server has to say, unless serve() is running commands and will send more.
void link::say()
{
    if (serving_ || said_.empty())
        return;
    bytes_sent_down_ += said_.size();
    send(down_, content::bytes, std::exchange(said_, {}));
}

bool link::blocked(pipe const& through) const
{
    // A stopped server still gets connections: its operating system accepts them.
    bool const waits = !through.parcels.empty() && through.parcels.front().what != content::opening;
    return network_.blocked({client_number_, server_.number(), through.upwards}) ||
           (through.upwards && waits && server_.stalled());
}

void link::send(pipe& through, content what, std::string bytes)
{
    if (!(through.upwards ? server_open_ : client_open_))
        return;
    auto& all = world::here();
    if (through.upwards && client_open_ && network_.isolated_.contains(client_number_)) {
        all.after(0ns, [self = shared_from_this()] { self->cut(std::nullopt); });
        return;
    }
    add(through, what, std::move(bytes), all.now() + network_.delay());
    if (through.upwards && client_open_ &&
        network_.to_be_cut_.erase({client_number_, server_.number()})) {
        // While this is on its way, or the answer to it.
        all.after(all.random().time(0ns, 500us), [self = shared_from_this()] { self->cut(); });
    }
}

void link::add(pipe& through, content what, std::string bytes, nanoseconds when)
{
    auto& all = world::here();
    through.bytes += bytes.size();
    for (std::string_view left = bytes;;) {
        auto const size = fragment(all.random(), left.size());
        through.last = std::max(through.last + 1ns, when);
        through.parcels.push_back({through.last, what, std::string{left.substr(0, size)}});
        all.after(through.last - all.now(),
                  [self = shared_from_this(), &through] { self->pump(through); });
        left.remove_prefix(size);
        if (left.empty())
            break;
        if (all.random().chance(30))
            when = all.now() + network_.delay();
    }
}

void link::pump(pipe& through)
{
    auto const self = shared_from_this();
    while (!through.parcels.empty() && through.parcels.front().when <= world::here().now() &&
           !blocked(through)) {
        auto next = std::move(through.parcels.front());
        through.parcels.pop_front();
        through.bytes -= next.bytes.size();
        if (through.upwards)
            arrive_at_server(next);
        else
            arrive_at_client(std::move(next));
    }
    if (wants_room_ && client_open_ && up_.bytes < capacity_) {
        wants_room_ = false;
        // As systems let a buffer grow: no connection is too slow for ever.
        if (world::here().random().chance(20))
            capacity_ = std::numeric_limits<std::size_t>::max();
        tell_client([self](user& at) { at.on_room(*self); });
    }
}

void link::pump()
{
    pump(up_);
    pump(down_);
}

void link::arrive_at_server(parcel const& what)
{
    switch (what.what) {
    case content::opening:
        if (server_.accepts_connections())
            send(down_, content::opening);
        else
            server_died();
        break;
    case content::bytes:
        front_.feed(what.bytes);
        serve();
        break;
    case content::end:
        forget_at_server();
        break;
    }
}

/// Whether a command is a WAIT. That is answered at once if so many replicas are in step, else when
/// its time is over: in no schedule does a replica that is behind catch up before it takes over.
bool link::waits_for_replicas(support::simulated_front::words const& command, std::string& answer)
{
    if (command.front() != "WAIT" || server_.server().denies("WAIT"))
        return false;
    auto const so_many = [this] {
        return ':' + std::to_string(server_.replicas_in_step()) + "\r\n";
    };
    if (server_.server().is_read_only()) {
        answer = "-ERR WAIT cannot be used with replica instances.\r\n";
    } else if (server_.replicas_in_step() >= std::stoul(command.at(1))) {
        answer = so_many();
    } else {
        waits_ = true;
        world::here().after(milliseconds{std::stoll(command.at(2))},
                            [self = shared_from_this(), so_many] {
                                self->waits_ = false;
                                if (!self->server_open_)
                                    return;
                                self->said_ += so_many();
                                self->serve();
                            });
    }
    return true;
}

void link::serve()
{
    serving_ = true;
    support::simulated_front::words command;
    while (!waits_ && front_.next(command)) {
        std::string answer;
        server_.at_present();
        make_mistakes(command);
        will_run(server_, command);
        if (!waits_for_replicas(command, answer))
            front_.run(command, answer);
        server_.send_invalidations();
        said_ += answer;
        if (!answer.empty() && !answer.starts_with('-'))
            look_at(command);
        else if (!answer.empty())
            look_at_refusal(command, answer);
        server_.send_echoes();
    }
    serving_ = false;
    say();
}

/// What the client learns from the answer to this command.
void link::look_at(support::simulated_front::words const& command)
{
    using part = host::part;
    if (command.front() == "HELLO")
        is_of_replica_ = server_.plays() == part::replica;
    if (is_of_replica_)
        network_.was_greeted_by_replica(client_number_, server_);
    if (server_.plays() != part::sentinel || command.front() != "SENTINEL")
        return;
    // The epoch is from the last answer to MASTER. If the sentinel has switched since, it is older.
    if (command.at(1) == "MASTER") {
        monitored_ = named_master{server_.named.epoch, server_.monitors};
    } else if (command.at(1) == "GET-MASTER-ADDR-BY-NAME" && monitored_) {
        auto const now = server_.named.host;
        named_master const said{monitored_->epoch, now, now != monitored_->host};
        claims_.emplace_back(bytes_sent_down_ + said_.size(), said);
    }
}

void link::look_at_refusal(support::simulated_front::words const& command, std::string_view answer)
{
    if (answer.starts_with("-NOPERM"))
        network_.has_denied();
    if (command.front() == "SENTINEL" && command.at(1) == "MASTER")
        monitored_.reset();
}

void link::forget_at_server()
{
    server_open_ = false;
    server_.server().disconnect(number_);
}

template <class Call>
void link::tell_client(Call call)
{
    if (auto const client = client_.lock())
        client->run([self = shared_from_this(), call = std::move(call)] {
            if (auto const at = self->user_.lock())
                call(*at);
        });
}

void link::arrive_at_client(parcel what)
{
    auto const self = shared_from_this();
    switch (what.what) {
    case content::opening:
        tell_client([self](user& at) { at.on_open(*self); });
        break;
    case content::bytes:
        tell_client([self, bytes = std::move(what.bytes)](user& at) {
            at.on_bytes(*self, bytes);
            self->client_has_read(bytes.size());
        });
        break;
    case content::end:
        client_open_ = false;
        end_at_client();
        break;
    }
}

void link::client_has_read(std::size_t bytes)
{
    bytes_come_down_ += bytes;
    auto const vote = network_.vote_of(server_.number());
    while (!claims_.empty() && claims_.front().first <= bytes_come_down_) {
        // A moment later, when the client has acted on it.
        world::here().after(1us, [self = shared_from_this(), vote, what = claims_.front().second] {
            self->network_.was_told(self->client_number_, vote, what);
        });
        claims_.pop_front();
    }
}

void link::end_at_client()
{
    down_.clear();
    tell_client([self = shared_from_this()](user& at) { at.on_end(*self); });
}

void link::close()
{
    user_.reset();
    half_open_ = false;
    if (!std::exchange(client_open_, false))
        return;
    down_.clear();
    send(up_, content::end);
}

void link::cut()
{
    if (!client_open_)
        return;
    auto& random = world::here().random();
    auto const some_of = [&](pipe& which) {
        which.keep(static_cast<std::size_t>(random.number(0, static_cast<int>(which.bytes))));
    };
    if (random.chance(50))
        some_of(up_);
    auto const lag = random.chance(33)   ? std::nullopt
                     : random.chance(30) ? std::optional{0ns}
                                         : std::optional{random.time(0ns, network_.longest_lag)};
    auto const some_answers_come = random.chance(50);
    half_open_ = random.chance(20);
    if (some_answers_come)
        some_of(down_);
    else
        down_.clear();
    lose(lag);
}

void link::cut(std::optional<nanoseconds> lag)
{
    if (!client_open_)
        return;
    down_.clear();
    lose(lag);
}

void link::lose(std::optional<nanoseconds> lag)
{
    client_open_ = false;
    auto& all = world::here();
    if (!lag) {
        up_.clear();
        forget_at_server();
    } else {
        // What was sent is sent again, later; new connections may overtake it.
        for (auto& each : up_.parcels) {
            each.when = std::max(each.when, all.now()) + *lag;
            up_.last = std::max(up_.last, each.when);
            all.after(each.when - all.now(), [self = shared_from_this()] { self->pump(); });
        }
        send(up_, content::end);
    }
    if (!half_open_)
        all.after(network_.delay(), [self = shared_from_this()] { self->end_at_client(); });
}

void link::server_died()
{
    up_.clear();
    server_open_ = false;
    send(down_, content::end);
}

} // namespace simulation
