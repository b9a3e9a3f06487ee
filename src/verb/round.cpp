// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/round.hpp"

#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "value/is_permanent.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

round::round(std::shared_ptr<engine> client, command what)
    : client_{std::move(client)}, command_{std::move(what)},
      votes_{client_->votes_of(*command_.key)}, tally_{votes_.size()}, missing_{votes_.size()},
      replies_(votes_.size()), answered_(votes_.size(), false)
{
}

round::~round()
{
    if (scheduled()) // in a child of fork(), where nobody waits for it
        client_->time().cancel(*this);
}

void round::start(clock::time_point now)
{
    auto const self = shared_from_this();
    client_->round_started();
    sent_ = now;
    command_.waited_for = patience_with_server();
    queued_ = (std::uint64_t{1} << replies_.size()) - 1;
    for (std::size_t i = 0; i < replies_.size(); ++i) {
        reply unsent;
        unsent.error = why_not_asked(i);
        if (unsent.error)
            on_reply(i, unsent);
        else if (votes_[i].execute(command_, self) != execution::waits)
            queued_ &= ~(std::uint64_t{1} << i);
    }
    begin_time(sent_);
}

/// While a command waits for its turn there is no time limit: a node that is busy takes it late,
/// and one that hangs refuses it. So a hundred thousand rounds that wait have no timers, which
/// would make whatever else is due come too late.
void round::begin_time(clock::time_point from)
{
    if (!decided_ && (queued_ == 0 || planted(bug::turn_counts_as_time)))
        client_->time().set(*this, saturating_add(from, patience()));
}

void round::on_written(std::size_t node)
{
    auto const now = clock::now();
    if (none_was_sent() || planted(bug::validity_from_resend))
        sent_ = now;
    queued_ &= ~(std::uint64_t{1} << node);
    begin_time(now);
}

bool round::none_was_sent() const
{
    for (std::size_t i = 0; i < replies_.size(); ++i) {
        bool const unsent = answered_[i] && replies_[i].what == reply::outcome::unsent;
        if (!unsent && !(queued_ >> i & 1))
            return false;
    }
    return true;
}

void round::on_reply(std::size_t node, reply const& answer)
{
    if (client_->abandoned())
        return;
    if (client_->inherited()) {
        on_left_to_parent();
        return;
    }
    auto const self = shared_from_this();
    replies_[node] = answer;
    answered_[node] = true;
    bool const waited = queued_ >> node & 1;
    queued_ &= ~(std::uint64_t{1} << node);
    --missing_;
    heard_ = clock::now();
    auto const took = heard_ - sent_ - answer.held_for;
    if (!answer.not_wanted)
        votes_.record_reply(node, answer, took);
    if (answer.what == reply::outcome::answer)
        client_->count().round_trips.add(took);
    if (answer.held_for.count() > 0)
        count_replication(answer);
    if (answer.yes())
        on_yes(node, answer);
    if (decided_) {
        on_settled(node, answer);
    } else {
        add_to_tally(node, answer);
        if (auto const verdict = tally_.decide(); verdict != tally::verdict::open)
            decide(verdict);
        else
            on_undecided(node, answer);
        if (waited)
            begin_time(heard_);
    }
    if (missing_ == 0) {
        on_complete();
        client_->round_ended();
    }
}

void round::on_late(std::size_t node, reply const& answer, std::vector<std::size_t> const& those)
{
    if (client_->abandoned() || client_->inherited())
        return;
    auto const self = shared_from_this();
    for (auto const each : those)
        replies_[node].take(each, answer);
    on_late_part(node, those);
}

/// Whether the server has answered with an error; also where the command counts as lost, since it
/// may have left something, and where it was not sent, since that was the answer to the greeting,
/// unless the others may do without it.
bool round::says_why_not(reply const& answer) const
{
    switch (answer.what) {
    case reply::outcome::answer:
        break;
    case reply::outcome::error:
        return true;
    case reply::outcome::lost:
        return answer.error != errc::node_unavailable && answer.error != errc::client_closed;
    case reply::outcome::unsent:
        return votes_.refuses_for_now(answer.error) &&
               (votes_.size() == 1 || votes_.refused_for_now()) &&
               !planted(bug::busy_greeting_not_told);
    }
    return false;
}

void round::add_to_tally(std::size_t node, reply const& answer)
{
    auto& error = replies_[node].error;
    if (answer.yes())
        error = why_not_counted(node);
    if (error && planted(bug::silence_is_consent) && command_.which == script::extend)
        tally_.yes();
    else if (says_why_not(answer))
        tally_.error();
    else if (is_permanent(error))
        tally_.hopeless();
    else if (error)
        tally_.unknown();
    else if (answer.status == 1)
        tally_.yes();
    else
        tally_.no();
}

void round::count_replication(reply const& answer)
{
    auto& count = client_->count();
    count.replication_times.add(answer.held_for);
    if (!answer.yes() || answer.why_not_copied)
        ++count.unreplicated;
}

void round::on_time(clock::time_point now)
{
    auto const self = shared_from_this();
    if (decided_)
        return;
    if (auto const until = limit_.goes_on(now, time(), patience())) {
        client_->time().set(*this, *until);
        return;
    }
    timed_out_ = true;
    decide(tally::verdict::unknown);
}

void round::decide(tally::verdict verdict)
{
    client_->time().cancel(*this);
    decided_ = true;
    verdict_ = verdict;
    on_decided();
}

std::chrono::milliseconds round::patience() const
{
    // A server that writes to its disk each second answers no sooner.
    constexpr std::chrono::milliseconds of_a_disk{3'000};
    auto const usual = votes_.node_timeout(command_.ttl);
    bool const waits = command_.sets_something() && command_.key->durable.fsync;
    return waits ? std::max(usual, std::min(of_a_disk, command_.ttl / 2)) : usual;
}

void round::look_at_answers()
{
    looking_back_ = true;
    for (std::size_t i = 0; i < replies_.size(); ++i) {
        if (answered_[i])
            on_settled(i, replies_[i]);
    }
    looking_back_ = false;
}

error_code round::trouble() const
{
    auto const of = [&](std::size_t node) {
        if (!answered_[node]) {
            return make_error_code(errc::node_unavailable,
                                   votes_[node].label() +
                                       (timed_out_ ? ": no answer in time" : ": no answer yet"));
        }
        return replies_[node].error;
    };
    if (replies_.size() == 1)
        return of(0);

    std::string each;
    std::size_t hopeless = 0;
    error_code reason;
    for (std::size_t i = 0; i < replies_.size(); ++i) {
        auto const error = of(i);
        std::string said = error ? error.message() : votes_[i].label();
        if (!error)
            said += replies_[i].status == 1 ? ": yes" : ": no";
        each += (i ? "; " : "") + said;
        if (is_permanent(error)) {
            ++hopeless;
            reason = error;
        }
    }
    // So many that no quorum can be had until somebody does something about it.
    if (replies_.size() - hopeless < tally_.quorum())
        return make_error_code(static_cast<errc>(reason.value()), each);
    return make_error_code(errc::no_quorum, each);
}

std::uint64_t round::said_yes() const
{
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < replies_.size(); ++i) {
        if (replies_[i].yes())
            nodes |= std::uint64_t{1} << i;
    }
    return nodes;
}

std::uint64_t round::counted() const
{
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < replies_.size(); ++i) {
        if (answered_[i] && !replies_[i].error)
            nodes |= std::uint64_t{1} << i;
    }
    return nodes;
}

clock::duration round::held_for() const
{
    clock::duration longest{};
    for (auto const& each : replies_)
        longest = std::max(longest, each.held_for);
    return longest;
}

std::uint64_t round::known_without() const
{
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < replies_.size(); ++i) {
        bool const lost =
            replies_[i].what == reply::outcome::lost && !planted(bug::lost_is_refused);
        if (answered_[i] && !replies_[i].yes() && !lost)
            nodes |= std::uint64_t{1} << i;
    }
    return nodes;
}

} // namespace colock::detail
