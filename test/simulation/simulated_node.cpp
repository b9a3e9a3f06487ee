// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "simulated_node.hpp"

#include "base/planted.hpp"
#include "kind/kind.hpp"
#include "wire/server_error.hpp"

#include <colock/options.hpp>

#include <algorithm>
#include <map>
#include <span>
#include <stdexcept>
#include <variant>

namespace simulation {

using namespace colock::detail;
using colock::errc;
using colock::event_kind;
using colock::make_error_code;

namespace {

constexpr std::size_t most_held = 1'000;

char const* name_of(script which)
{
    switch (which) {
    case script::acquire:
        return "acquire";
    case script::extend:
        return "extend";
    case script::extend_all:
        return "extend all";
    case script::check:
        return "check";
    case script::check_all:
        return "check all";
    case script::release:
        return "release";
    case script::fence:
        return "fence";
    case script::inspect:
        return "inspect";
    }
    return "?";
}

using texts = std::vector<std::string>;

texts texts_of(std::span<word const> words)
{
    texts result;
    for (auto const& each : words)
        result.emplace_back(each.text);
    return result;
}

/// What is no script, as redis_node sends it unless a mistake is to be made, without MULTI and
/// EXEC; empty where there is nothing.
std::vector<texts> native_words(command const& what)
{
    words rendered;
    if (!render_native(what, network::here().native_release, rendered))
        return {};
    if (planted(bug::native_release_compares_nothing) && what.which == script::release)
        return {{"DEL", std::string{what.key->key}}};
    std::vector<texts> result;
    for (std::size_t i = 0; i < rendered.commands(); ++i)
        result.push_back(texts_of(rendered.command(i)));
    if (result.size() > 1) {
        result.erase(result.begin());
        result.pop_back();
    }
    if (planted(bug::native_acquire_overwrites))
        std::erase(result.front(), "NX");
    return result;
}

/// A script, as redis_node sends it: EVALSHA, its hash, the count of keys, the keys, the arguments.
texts script_words(command const& what)
{
    words rendered;
    render_script(what, false, rendered);
    return texts_of(rendered.command(0));
}

/// The script, unless a mistake is to be made in it.
std::string_view source_of(script which, kind const& used)
{
    auto const source = used.source(which);
    struct mistake {
        bug planted_here;
        script in;
        kind const* of;
        std::string_view from;
        std::string_view to;
    };
    static constexpr mistake all[] = {
        {bug::acquire_overwrites, script::acquire, &mutex_kind, "'NX', 'PX'", "'PX'"},
        {bug::token_of_the_clock_only, script::acquire, &mutex_kind, "math.max(last, ",
         "math.max(0, "},
        {bug::fence_of_the_robbed_taken, script::fence, &mutex_kind,
         "if has ~=", "if false and has ~="},
        {bug::fence_of_the_robbed_taken, script::fence, &reentrant_kind,
         "if has ~=", "if false and has ~="},
        {bug::tokens_not_reserved, script::acquire, &mutex_kind, "last + ARGV[4]), 'PX'",
         "last + 1), 'PX'"},
        {bug::release_deletes_anything, script::release, &mutex_kind, "~= ARGV[1]", "== '-'"},
        {bug::extend_of_anybodys, script::extend, &mutex_kind, "~= ARGV[1]", "== '-'"},
        {bug::extend_shortens, script::extend, &mutex_kind, "< tonumber(ARGV[2])", "> -5"},
        {bug::batch_stops_at_a_refusal, script::extend_all, &mutex_kind, "PTTL', lock)\n    else",
         "PTTL', lock)\n        do return answer end\n    else"},
        {bug::counted_twice, script::acquire, &reentrant_kind, "if not known then", "if true then"},
        {bug::any_field_counted, script::release, &reentrant_kind,
         "string.find(fields[i], lock_id)", "fields[i] ~= ARGV[2] and tonumber(fields[i + 1])"},
        {bug::freed_while_counted, script::release, &reentrant_kind, ") > 1 then", ") > 9 then"},
    };
    for (auto const& [planted_here, in, of, from, to] : all) {
        if (which != in || &used != of || !planted(planted_here))
            continue;
        thread_local std::map<std::pair<bug, kind const*>, std::string> made;
        auto& text = made[{planted_here, of}];
        if (text.empty()) {
            text = source;
            auto const at = text.find(from);
            if (at == text.npos)
                throw std::logic_error{"simulation: the script has changed"};
            text.replace(at, from.size(), to);
        }
        return text;
    }
    return source;
}

/// Whether Redisson would see how many lock_ids are counted.
void look_at_count(host& there, lock_key const& key)
{
    auto const& entries = there.server().memory().entries();
    auto const found = entries.find(key.key);
    if (key.kind != &reentrant_kind || found == entries.end())
        return;
    auto const& fields = std::get<support::simulated_keyspace::hash>(found->second.value);
    auto const owner = std::find_if(fields.begin(), fields.end(), [](auto const& field) {
        return field.first.find(':') != std::string::npos;
    });
    if (owner == fields.end() || owner->second != std::to_string(fields.size() - 1))
        world::here().violation("count: " + std::string{key.key} + " on host " +
                                std::to_string(there.number()));
}

support::simulated_server::answer run_script(host& there, std::uint64_t connection,
                                             command const& what,
                                             std::vector<std::string> const& all)
{
    auto const keys = all.begin() + 3;
    auto const arguments = keys + std::stoi(all[2]);
    return there.at_present().run(connection, source_of(what.which, *what.key->kind),
                                  {keys, arguments}, {arguments, all.end()});
}

/// Runs a command on a server, and sees to what follows there.
support::simulated_server::answer run_on(host& there, std::uint64_t connection, command const& what,
                                         std::vector<texts> const& all, bool native, int client)
{
    auto& server = there.at_present();
    auto const answer = !native          ? run_script(there, connection, what, all.front())
                        : all.size() > 1 ? server.run_transaction(connection, all[0], all[1])
                                         : server.run_command(connection, all.front());
    auto const said = [&](std::size_t i) {
        return i < answer.numbers.size() ? answer.numbers[i] : -1;
    };
    world::here().note("  host ", there.number(), " runs ", name_of(what.which), ' ', what.key->key,
                       ' ', what.id.view().substr(0, 8), " of process ", client, " by connection ",
                       connection, ": ", answer.error, ' ', said(0), ' ', said(1));
    look_at_count(there, *what.key);
    there.send_invalidations();
    if (what.which == script::acquire)
        network::here().came_from(std::string{what.id.view()}, client);
    if (said(0) == 1 && (what.which == script::acquire || what.which == script::extend ||
                         what.which == script::extend_all))
        there.expire_later(what.ttl);
    return answer;
}

support::simulated_server::tracking mode()
{
    using tracking = support::simulated_server::tracking;
    return tells_own_changes && !planted(bug::noloop_kept) ? tracking::all : tracking::noloop;
}

} // namespace

simulated_node::simulated_node(strand_type strand, std::size_t index,
                               colock::node_address const& address,
                               colock::client_options const& options,
                               std::weak_ptr<node_listener> listener,
                               std::function<std::uint64_t()> random)
    : strand_{std::move(strand)}, index_{index}, address_{address}, label_{address.label()},
      options_{options}, listener_{std::move(listener)}, random_{std::move(random)},
      backoff_{options.reconnect_wait_min, options.reconnect_wait_max},
      process_{process::running().weak_from_this()}, host_{network::here().at(address.port - 1)}
{
}

template <class What>
std::function<void()> simulated_node::on_strand(What what)
{
    return [weak = weak_from_this(), what = std::move(what)] {
        auto const self = weak.lock();
        if (!self)
            return;
        asio::post(self->strand_, [weak, what] {
            if (auto const alive = weak.lock())
                what(*alive);
        });
    };
}

void simulated_node::start()
{
    connect();
}

void simulated_node::connect()
{
    auto const here = process_.lock();
    if (stopping_ || !here)
        return;
    auto const lost = [](simulated_node& self) { self.on_lost("connection lost"); };
    link_ = network::here().connect(here, host_, on_strand(lost));
    auto const connection = link_->number();
    here->at(here->local_time() + options_.connect_timeout,
             on_strand([connection](simulated_node& self) {
                 if (self.state_ != state::up && self.link_ && self.link_->number() == connection)
                     self.on_lost("no answer in time");
             }));

    // What the server does when the greeting has reached it.
    std::weak_ptr<link> const way = link_;
    link_->send_up([this_node = weak_from_this(), way, &there = host_] {
        auto const link = way.lock();
        auto const node = this_node.lock();
        if (!link || !node)
            return;
        if (!there.accepts_connections()) {
            link->server_died();
            return;
        }
        using part = host::greeting_part;
        auto const& no_tracking = there.greeting_error(part::tracking);
        auto const& no_info = there.greeting_error(part::info);
        auto const refusal = no_tracking.empty() ? no_info : no_tracking;
        server_info info;
        if (no_tracking.empty())
            there.at_present().track(link->number(), mode());
        if (no_info.empty())
            info = {there.server().run_id(), there.uptime()};
        bool const accepted = refusal.empty() || planted(bug::partial_greeting_accepted);
        link->send_down(node->on_strand([number = link->number(), info, accepted, refusal,
                                         tracks = no_tracking.empty()](simulated_node& self) {
            if (!self.link_ || self.link_->number() != number)
                return;
            if (accepted)
                self.on_hands_shaken(info, tracks);
            else
                self.on_lost(refusal);
        }));
    });
}

void simulated_node::on_hands_shaken(server_info const& info, bool tracks)
{
    auto const here = process_.lock();
    if (stopping_ || !here)
        return;
    state_ = state::up;
    was_connected_ = true;
    tracks_ = tracks;
    refused_for_stall_ = false;
    down_error_ = {};
    backoff_.reset();
    heard_ = here->local_time();
    auto const connection = link_->number();
    world::here().note("process ", here->number(), " is connected to host ", host_.number(), ", ",
                       info.run_id, ", by ", connection);
    link_->on_changed = [weak = weak_from_this()](std::string const& key) {
        if (auto const self = weak.lock())
            self->on_strand([key](simulated_node& node) { node.on_change(key); })();
    };
    watch(connection);
    if (auto const listener = listener_.lock()) {
        listener->on_event({event_kind::connected, label_, {}, {}});
        listener->on_connected(index_, info);
    }
    for (auto& waiting : std::exchange(held_, {}))
        send(std::move(waiting));
}

void simulated_node::on_change(std::string const& key)
{
    auto const listener = listener_.lock();
    if (!listener || stopping_)
        return;
    if (key.empty()) {
        listener->on_all_changed(index_);
        return;
    }
    if (!changes_.is_known(key))
        listener->on_changed(index_, key);
}

void simulated_node::watch(std::uint64_t connection)
{
    auto const here = process_.lock();
    if (!here)
        return;
    here->at(
        here->local_time() + options_.health_check_interval,
        on_strand([connection](simulated_node& self) {
            auto const process = self.process_.lock();
            if (!process || !self.link_ || self.link_->number() != connection || self.stopping_)
                return;
            if (process->local_time() - self.heard_ > 2 * self.options_.health_check_interval) {
                self.link_->close();
                self.on_lost("no answer to a ping");
                return;
            }
            // PING
            std::weak_ptr<link> const way = self.link_;
            self.link_->send_up([way, weak = self.weak_from_this()] {
                auto const link = way.lock();
                auto const node = weak.lock();
                if (link && node) {
                    link->send_down(node->on_strand([](simulated_node& pinged) {
                        if (auto const alive = pinged.process_.lock())
                            pinged.heard_ = alive->local_time();
                    }));
                }
            });
            self.watch(connection);
        }));
}

void simulated_node::on_lost(std::string const& why)
{
    auto const here = process_.lock();
    if (!here || !link_)
        return;
    bool const was_up = state_ == state::up;
    link_->close();
    link_.reset();
    down_error_ = make_error_code(errc::node_unavailable, label_ + ": " + why);
    world::here().note("process ", here->number(), " has lost host ", host_.number(), ": ", why);
    auto const unanswered = std::exchange(in_flight_, {});
    changes_.clear();
    state_ = state::down;
    for (auto const& each : unanswered) {
        reply answer;
        answer.what = reply::kind::lost;
        answer.error = down_error_;
        each.sink->on_reply(index_, answer);
    }
    if (stopping_)
        return;
    if (auto const listener = listener_.lock())
        listener->on_event({was_up ? event_kind::disconnected : event_kind::connect_failed,
                            label_,
                            {},
                            down_error_});
    if (was_up) {
        state_ = state::connecting;
    } else {
        refuse(std::exchange(held_, {}));
    }
    send_waiting();
    here->at(here->local_time() + (was_up ? 0ns : backoff_.next(random_())),
             on_strand([](simulated_node& self) {
                 if (!self.link_)
                     self.connect();
             }));
}

void simulated_node::stop()
{
    if (stopping_)
        return;
    stopping_ = true;
    refuse(std::exchange(held_, {}));
    send_waiting();
    on_lost("closed");
}

void simulated_node::abandon()
{
    stopping_ = true;
    if (link_)
        link_->close();
    link_.reset();
    auto const held = std::exchange(held_, {});
    auto const unanswered = std::exchange(in_flight_, {});
    auto const waiting = std::exchange(waiting_, {});
    changes_.clear();
}

void simulated_node::refuse(std::vector<call> const& unsent)
{
    for (auto const& each : unsent)
        refuse(each, stopping_ ? make_error_code(errc::client_closed) : down_error_);
}

void simulated_node::refuse(call const& unsent, colock::error_code error)
{
    reply answer;
    answer.error = error;
    unsent.sink->on_reply(index_, answer);
}

bool simulated_node::hung()
{
    auto const stall_after =
        options_.node_timeout.count() ? options_.node_timeout : milliseconds{1'000};
    return !in_flight_.empty() &&
           colock::clock::now() - std::max(answered_, in_flight_.front().sent) > stall_after;
}

execution simulated_node::execute(command const& what, std::shared_ptr<reply_sink> sink)
{
    call made{what, std::move(sink)};
    if (stopping_) {
        refuse(made, make_error_code(errc::client_closed));
    } else if (state_ == state::connecting && (!was_connected_ || held_.size() < most_held)) {
        held_.push_back(std::move(made));
    } else if (state_ != state::up) {
        refuse(made, down_error_);
    } else if (hung()) {
        refused_for_stall_ = true;
        refuse(made, make_error_code(errc::node_unavailable, label_ + ": does not answer"));
    } else if (!waiting_.empty() || !window_.open(in_flight_.size())) {
        waiting_.push_back(std::move(made));
        return execution::waits;
    } else {
        send(std::move(made));
    }
    return execution::under_way;
}

void simulated_node::send_waiting()
{
    while (!waiting_.empty()) {
        bool const up = state_ == state::up && !stopping_;
        if (up && !window_.open(in_flight_.size()))
            return;
        auto next = std::move(waiting_.front());
        waiting_.pop_front();
        if (!up) {
            refuse(next, stopping_ ? make_error_code(errc::client_closed) : down_error_);
        } else if (!next.sink->wanted(index_)) {
            refuse(next,
                   make_error_code(errc::node_unavailable, label_ + ": too slow to be asked"));
        } else {
            next.sink->on_written(index_);
            send(std::move(next));
        }
    }
}

void simulated_node::send(call what, bool as_script)
{
    what.words = as_script ? std::vector<texts>{} : native_words(what.what);
    what.native = !what.words.empty();
    if (!what.native)
        what.words = {script_words(what.what)};
    what.number = next_call_++;
    what.sent = colock::clock::now();
    changes_.sent(what.what);
    if (auto const listener = listener_.lock())
        listener->on_command_sent();
    std::weak_ptr<link> const way = link_;
    auto const client = process_.lock();
    link_->send_up([this_node = weak_from_this(), way, number = what.number, command = what.what,
                    all = what.words, native = what.native, client = client ? client->number() : -1,
                    connection = link_->number(), &there = host_] {
        auto const answer = run_on(there, connection, command, all, native, client);
        auto const link = way.lock();
        auto const node = this_node.lock();
        if (link && node) {
            link->send_down(node->on_strand([number, answer, connection](simulated_node& self) {
                if (self.link_ && self.link_->number() == connection)
                    self.on_answer(number, answer);
            }));
        }
        there.send_echoes();
    });
    in_flight_.push_back(std::move(what));
}

bool simulated_node::wants_script(call const& sent, support::simulated_server::answer const& answer)
{
    if (!sent.native || sent.what.which != script::acquire || answer.numbers.empty())
        return false;
    if (!answer.error.empty() || answer.numbers.at(0) != 1)
        return true;
    auto const first = answer.numbers.at(1) - sent.what.minting.tokens + 1;
    return sent.what.steps_counter() && !planted(bug::lost_counter_stepped) &&
           first <= static_cast<std::int64_t>(sent.what.minting.counter_floor);
}

void simulated_node::on_answer(std::uint64_t number,
                               support::simulated_server::answer const& answer)
{
    if (in_flight_.empty() || in_flight_.front().number != number)
        throw std::logic_error{"simulation: answers out of order"};
    heard_ = colock::clock::now();
    answered_ = heard_;
    auto answered = std::move(in_flight_.front());
    in_flight_.pop_front();
    window_.answered(heard_, heard_ - answered.sent, 1, !waiting_.empty());
    bool const error = !answer.error.empty();
    changes_.answered(answered.what, error ? 0 : answer.numbers.at(0),
                      error ? 0 : answer.numbers.at(1));
    if (!stopping_ && wants_script(answered, answer)) {
        answered.may_hold = !error && answer.numbers.at(0) == 1;
        send(std::move(answered), true);
        return;
    }
    reply told;
    if (error) {
        told = error_reply(answered.what.which, address_, answer.error);
        if (answered.may_hold)
            told.what = reply::kind::lost;
    } else {
        told.what = reply::kind::answer;
        told.status = answer.numbers.at(0);
        told.value = answer.numbers.at(1);
        if (answered.native && answered.what.steps_counter())
            told.value -= answered.what.minting.tokens - 1;
        told.more.assign(answer.numbers.begin() + 2, answer.numbers.end());
    }
    answered.sink->on_reply(index_, told);
    send_waiting();
    if (refused_for_stall_ && !hung()) {
        refused_for_stall_ = false;
        if (auto const listener = listener_.lock())
            listener->on_recovered(index_);
    }
}

} // namespace simulation
