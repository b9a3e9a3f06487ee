// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "client/client_state.hpp"

#include "base/later.hpp"
#include "base/planted.hpp"
#include "client/context_guard.hpp"
#include "core/tally.hpp"
#include "lease/lease_state.hpp"
#include "lease/renewals.hpp"
#include "queue/name_queue.hpp"
#include "queue/waiter.hpp"

#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/prefer.hpp>
#include <boost/asio/query.hpp>
#include <boost/asio/system_executor.hpp>

#include <algorithm>
#include <random>
#include <set>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// Of a great many waiters or leases, so many are done with before other handlers get their turn.
constexpr std::size_t at_a_time = 1000;

} // namespace

std::shared_ptr<client_state> client_state::make(asio::any_io_executor executor,
                                                 std::vector<node_address> addresses,
                                                 client_options options)
{
    count_forks();
    auto made = std::make_shared<client_state>(std::move(executor), std::move(options));
    made->servers_.resize(addresses.size());
    for (auto& address : addresses) {
        made->servers_id_ += address.label() + '/' + std::to_string(address.database) + ' ';
        made->reports_.push_back({.node = address.label(), .error = {}});
        // The nodes draw from a source of their own: they may outlive the client for a moment.
        auto random = [source = std::mt19937_64{made->random()}]() mutable { return source(); };
        made->checks_.push_back(std::make_shared<node_checks>(*made, made->nodes_.size()));
        made->nodes_.push_back(make_node(made->strand_, made->nodes_.size(), std::move(address),
                                         made->options_, made, std::move(random)));
    }
    auto& context = asio::query(made->executor_, asio::execution::context);
    asio::use_service<context_guard>(context).add(made);
    asio::post(made->strand_, [made]() noexcept {
        for (auto const& node : made->nodes_)
            node->start();
    });
    return made;
}

client_state::client_state(asio::any_io_executor executor, client_options options)
    : executor_{std::move(executor)}, strand_{asio::make_strand(executor_)}, options_{std::move(
                                                                                 options)},
      generation_{fork_generation()}, time_{std::make_shared<time_keeper>(strand_)},
      renewals_{std::make_unique<detail::renewals>(*this)}
{
    if (options_.on_event)
        hook_ = std::make_shared<event_hook>(executor_, std::exchange(options_.on_event, nullptr));
}

client_state::~client_state()
{
    if (time_)
        time_->clear();
}

void client_state::abandon()
{
    abandoned_.store(true, std::memory_order_release);
    auto const self = shared_from_this();
    time_->clear();
    // Who waits for the loss of one lease may own another.
    std::vector<std::shared_ptr<lease_state>> leases;
    for (auto& lease : leases_)
        leases.push_back(lease.shared_from_this());
    leases_.clear();
    for (auto const& lease : leases)
        lease->abandon();
    admission_.abandon();
    for (auto const& [key, queue] : queues_)
        queue->abandon();
    auto const waiters = std::exchange(close_waiters_, {});
    draining_.reset();
    for (auto const& node : nodes_)
        node->abandon();
    forget_orphans();
    // Whoever still has this client may keep it for longer than the io_context lives, so nothing of
    // the io_context's may stay.
    for (auto const& checks : checks_)
        checks->abandon();
    checks_.clear();
    nodes_.clear();
    queues_.clear();
    renewals_.reset();
    hook_.reset();
    time_.reset();
    {
        std::lock_guard const lock{work_mutex_};
        work_ = nullptr;
    }
    executor_ = asio::system_executor{};
    auto const last = std::move(strand_);
}

std::shared_ptr<void> client_state::keep_at_work()
{
    std::lock_guard const lock{work_mutex_};
    if (abandoned())
        return nullptr;
    if (users_++ == 0)
        work_ = asio::prefer(executor_, asio::execution::outstanding_work.tracked);
    auto const end = [self = shared_from_this()](std::nullptr_t) { self->leave_work(); };
    return {nullptr, end};
}

void client_state::leave_work()
{
    std::lock_guard const lock{work_mutex_};
    if (--users_ == 0)
        work_ = nullptr;
}

void client_state::leave_to_parent()
{
    auto const self = shared_from_this();
    generation_.store(0, std::memory_order_relaxed); // also where fork() was not what made the copy
    left_to_parent_.store(true, std::memory_order_relaxed);
    time_->clear();
    forget_orphans();
    admission_.abandon();
    for (auto const& checks : checks_)
        checks->abandon();
    if (auto const hook = std::exchange(hook_, nullptr)) {
        hook->forget();
        options_.on_event = hook->handler(); // for who comes after
    }
    for (auto const& node : nodes_)
        node->leave_to_parent();
    while (!leases_.empty()) {
        auto const lease = leases_.front().shared_from_this();
        leases_.pop_front();
        lease->leave_to_parent();
    }
    for (auto const& [key, queue] : queues_)
        queue->leave_to_parent();
    for (auto const& waiter : std::exchange(close_waiters_, {}))
        waiter->complete(forked());
    draining_.reset();
    closed_ = closing_;
    // Behind whatever had been posted to the strand by then, a contender that was about to begin included.
    asio::post(strand_, [self]() noexcept {});
}

void client_state::after_fork()
{
    for (auto const& node : nodes_)
        node->after_fork();
}

error_code client_state::forked() const
{
    if (left_to_parent_.load(std::memory_order_relaxed))
        return make_error_code(closing_ ? errc::client_closed : errc::forked);
    return make_error_code(errc::forked, "io_context::notify_fork() was not called in the child");
}

error_code client_state::not_held() const
{
    if (inherited())
        return forked();
    return make_error_code(closing_ ? errc::client_closed : errc::not_held);
}

std::chrono::milliseconds client_state::node_timeout(std::chrono::milliseconds ttl) const
{
    if (options_.node_timeout.count())
        return options_.node_timeout;
    return std::clamp<std::chrono::milliseconds>(ttl / 10, 5ms, 1s);
}

error_code client_state::missing_quorum() const
{
    std::string each;
    std::size_t missing = 0;
    for (auto const& node : nodes_) {
        auto const trouble = node->trouble();
        missing += !!trouble;
        if (nodes_.size() == 1)
            return trouble;
        each += (each.empty() ? "" : "; ") + (trouble ? trouble.message() : node->label() + ": up");
    }
    if (nodes_.size() - missing >= tally{nodes_.size()}.quorum())
        return {};
    return make_error_code(errc::no_quorum, each);
}

bool client_state::tracks() const
{
    return std::all_of(nodes_.begin(), nodes_.end(),
                       [](auto const& node) { return node->tracks(); });
}

void client_state::round_took(clock::duration time)
{
    // The least that is seen nowadays: the network's part, without the queues of a busy moment.
    round_trip_ =
        std::min(time, round_trip_ + std::max(time - round_trip_, clock::duration{}) / 1024);
}

name_queue& client_state::queue(std::shared_ptr<lock_key const> const& key)
{
    if (auto* const known = find_queue(key->key))
        return *known;
    auto made = std::make_unique<name_queue>(*this, key);
    std::string_view const name = made->key()->key;
    return *queues_.emplace(name, std::move(made)).first->second;
}

name_queue* client_state::find_queue(std::string_view key)
{
    auto const found = queues_.find(key);
    return found == queues_.end() ? nullptr : found->second.get();
}

void client_state::owner_got(std::string key)
{
    asio::post(strand_, [weak = weak_from_this(), key = std::move(key)]() noexcept {
        auto const self = weak.lock();
        auto* const waiting = self && !self->defunct() ? self->find_queue(key) : nullptr;
        if (waiting)
            waiting->on_owner_got();
    });
}

void client_state::drop_if_idle(name_queue& queue)
{
    if (queue.idle())
        queues_.erase(queue.key()->key);
}

void client_state::wake_all()
{
    for (auto it = queues_.begin(); it != queues_.end();) {
        // Its contender may find that it is no longer needed.
        auto& waiting = *it++->second;
        waiting.on_news();
    }
}

void client_state::add(lease_state& lease)
{
    lease.number(next_lease_number_++);
    leases_.push_back(lease);
    ++counters_.leases;
}

void client_state::remove(lease_state& lease)
{
    for (auto const& checks : checks_)
        checks->on_removed(lease);
    leases_.erase(leases_.iterator_to(lease));
}

void client_state::check(lease_state& lease)
{
    for (auto const& each : checks_)
        each->check(lease);
}

bool client_state::any_tracks() const
{
    return std::any_of(nodes_.begin(), nodes_.end(),
                       [](auto const& node) { return node->tracks(); });
}

lease_state* client_state::first_lease()
{
    return leases_.empty() ? nullptr : &leases_.front();
}

lease_state* client_state::lease_after(lease_state& lease)
{
    auto const next = std::next(leases_.iterator_to(lease));
    return next == leases_.end() ? nullptr : &*next;
}

void client_state::add_orphan(std::size_t node, std::shared_ptr<lock_key const> key, lock_id id,
                              std::chrono::milliseconds ttl, orphan::doubt doubt)
{
    if (closed_)
        return;
    auto const added = std::make_shared<orphan>(*this, node, std::move(key), id, ttl, doubt);
    added->place_ = orphans_.insert(orphans_.end(), added);
    added->release();
}

void client_state::forget_orphans()
{
    for (auto const& left : std::exchange(orphans_, {})) {
        // Its answer may still be under way.
        left->ended_ = true;
        time_->cancel(*left);
    }
}

void client_state::remove(orphan& ended)
{
    time_->cancel(ended);
    orphans_.erase(ended.place_);
    finish_if_drained();
}

void client_state::round_ended()
{
    --rounds_;
    finish_if_drained();
}

void client_state::tell(event_kind kind, std::string_view name, error_code error)
{
    on_event({kind, {}, name, error});
}

void client_state::on_event(event const& what)
{
    if (hook_)
        hook_->tell(what);
}

void client_state::on_command_sent()
{
    counters_.commands.fetch_add(1, std::memory_order_relaxed);
}

error_code client_state::twin(std::size_t node) const
{
    if (!servers_[node].seen_before)
        return {};
    return make_error_code(errc::invalid_argument,
                           nodes_[node]->label() + ": the same server as another node");
}

error_code client_state::not_counted(std::size_t node) const
{
    if (auto const same = twin(node))
        return same;
    auto const& server = servers_[node];
    auto const& label = nodes_[node]->label();
    if (planted(bug::restart_not_noticed))
        return {};
    if (server.started && clock::now() < *server.started + longest_ttl_) {
        return make_error_code(errc::node_unavailable,
                               label + ": restarted, not counted until the longest ttl has passed");
    }
    return {};
}

void client_state::note(std::size_t node, reply const& answer, clock::duration latency)
{
    std::lock_guard const lock{reports_mutex_};
    reports_[node].error = answer.error;
    reports_[node].latency = latency;
    reports_[node].counted = !not_counted(node);
}

std::vector<node_report> client_state::reports() const
{
    std::lock_guard const lock{reports_mutex_};
    return reports_;
}

void client_state::on_connected(std::size_t node, server_info const& server)
{
    auto& known = servers_[node];
    auto const now = clock::now();
    bool const restarted =
        !known.run_id.empty() && !server.run_id.empty() && known.run_id != server.run_id;
    if (!server.run_id.empty())
        known.run_id = server.run_id;
    if (restarted)
        on_event({event_kind::server_restarted, nodes_[node]->label(), {}, {}});

    // One node alone counts always: there is no majority that would remember what it forgot.
    if (nodes_.size() > 1 && options_.guard == restart_guard::uptime && server.uptime) {
        // The uptime is the difference of two times in whole seconds.
        known.started = std::min(now, now - *server.uptime + 1s);
    } else if (nodes_.size() > 1 && options_.guard != restart_guard::off && restarted) {
        known.started = now;
    }
    auto const new_twins = find_twins();
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (auto const why = not_counted(i); why && (i == node || (new_twins >> i & 1)))
            on_event({event_kind::not_counted, nodes_[i]->label(), {}, why});
    }

    {
        std::lock_guard const lock{reports_mutex_};
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            reports_[i].counted = !not_counted(i);
    }
    release_orphans(node);
    on_all_changed(node);
}

std::uint64_t client_state::find_twins()
{
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < servers_.size(); ++i) {
        auto& server = servers_[i];
        bool const before = server.seen_before;
        server.seen_before =
            !server.run_id.empty() &&
            std::any_of(servers_.begin(), servers_.begin() + static_cast<std::ptrdiff_t>(i),
                        [&](auto const& earlier) { return earlier.run_id == server.run_id; });
        if (server.seen_before && !before)
            found |= std::uint64_t{1} << i;
    }
    return found;
}

void client_state::on_recovered(std::size_t node)
{
    release_orphans(node);
    // It was not asked for leases that were granted or extended meanwhile.
    if (nodes_.size() > 1)
        checks_[node]->check_all();
    wake_all();
}

void client_state::release_orphans(std::size_t node)
{
    for (auto it = orphans_.begin(); it != orphans_.end();) {
        auto const current = *it++;
        if (current->node() == node)
            current->release();
    }
}

void client_state::on_changed(std::size_t node, std::string_view key)
{
    auto* const waiting = find_queue(key);
    if (!waiting)
        return;
    if (auto* const holder = waiting->holder())
        checks_[node]->check_changed(*holder);
    else
        waiting->on_changed(node);
}

void client_state::on_all_changed(std::size_t node)
{
    checks_[node]->check_all();
    wake_all();
}

void client_state::close(std::shared_ptr<pending<>> waiter)
{
    if (closed_ || inherited()) {
        if (waiter)
            waiter->complete(closed_ ? close_result_ : forked());
        return;
    }
    if (waiter)
        close_waiters_.push_back(std::move(waiter));
    if (std::exchange(closing_, true))
        return;
    draining_ = shared_from_this();
    std::vector<std::shared_ptr<detail::waiter>> failed;
    for (auto it = queues_.begin(); it != queues_.end();) {
        auto& queue = *it++->second;
        queue.take_all(failed);
    }
    fail(std::move(failed), make_error_code(errc::client_closed));
    time_->set(drain_deadline_, later(clock::now(), options_.drain_timeout));
    round_started();
    release_leases();
}

void client_state::fail(std::vector<std::shared_ptr<waiter>> waiters, error_code error,
                        std::size_t from)
{
    auto const until = std::min(waiters.size(), from + at_a_time);
    for (; from < until; ++from) {
        auto const next = std::move(waiters[from]);
        // It may have been cancelled since it was in the queue.
        if (next->pending())
            next->fail(error);
    }
    if (from == waiters.size())
        return;
    round_started();
    asio::post(strand_, [self = shared_from_this(), waiters = std::move(waiters), error,
                         from]() mutable noexcept {
        self->fail(std::move(waiters), self->inherited() ? self->forked() : error, from);
        self->round_ended();
    });
}

void client_state::release_leases()
{
    for (std::size_t i = 0; i < at_a_time && !leases_.empty(); ++i) {
        auto const lease = leases_.front().shared_from_this();
        lease->release(nullptr);
    }
    if (leases_.empty()) {
        round_ended();
        return;
    }
    asio::post(strand_, [self = shared_from_this()]() noexcept { self->release_leases(); });
}

bool client_state::drained() const
{
    if (planted(bug::closed_before_all_is_answered))
        return true;
    return rounds_ == 0 && orphans_.empty();
}

void client_state::finish_if_drained()
{
    // Whoever calls may be in the middle of something.
    if (!closing_ || closed_ || !drained())
        return;
    asio::post(strand_, [self = shared_from_this()]() noexcept {
        if (self->drained())
            self->finish_closing();
    });
}

void client_state::finish_closing()
{
    while (!closed_ && !leases_.empty()) {
        auto const lease = leases_.front().shared_from_this();
        lease->release(nullptr);
    }
    if (std::exchange(closed_, true))
        return;
    auto const self = std::move(draining_);
    if (!drained()) {
        std::set<std::string> uncertain;
        for (auto const& left : orphans_)
            uncertain.insert(nodes_[left->node()]->label());
        for (auto const& node : nodes_) {
            if (node->owes_answers())
                uncertain.insert(node->label());
        }
        std::string where;
        for (auto const& label : uncertain)
            where += label + ", ";
        close_result_ = make_error_code(errc::node_unavailable,
                                        where + "keys may remain until their ttl has passed");
    }
    forget_orphans();
    for (auto const& checks : checks_)
        checks->abandon();
    time_->clear();
    for (auto const& node : nodes_)
        node->stop();
    for (auto const& waiter : std::exchange(close_waiters_, {}))
        waiter->complete(close_result_);
}

} // namespace colock::detail
