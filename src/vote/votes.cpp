// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/votes.hpp"

#include "base/planted.hpp"
#include "core/tally.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

votes::votes(restart_guard guard, std::chrono::milliseconds node_timeout)
    : guard_{guard}, node_timeout_{node_timeout}
{
}

void votes::add(node_address const& address, std::shared_ptr<node> link)
{
    id_ += address.label() + '/' + std::to_string(address.database) + ' ';
    reports_.push_back({.node = address.label(), .error = {}, .servers = link->servers()});
    latencies_.emplace_back(clock::duration{});
    servers_.emplace_back();
    nodes_.push_back(std::move(link));
}

std::size_t votes::quorum() const
{
    return quorum_of(size());
}

std::chrono::milliseconds votes::patient_timeout(std::chrono::milliseconds ttl) const
{
    return std::max<std::chrono::milliseconds>(node_timeout(ttl), 1s);
}

std::chrono::milliseconds votes::node_timeout(std::chrono::milliseconds ttl) const
{
    if (node_timeout_.count())
        return node_timeout_;
    return std::clamp<std::chrono::milliseconds>(ttl / 10, 5ms, 1s);
}

std::chrono::milliseconds votes::through_fail_over(std::chrono::milliseconds usual,
                                                   std::chrono::milliseconds most) const
{
    constexpr std::chrono::milliseconds longest_fail_over{5'000};
    return may_go_elsewhere() ? std::max(usual, std::min(most, longest_fail_over)) : usual;
}

error_code votes::missing_quorum() const
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
    if (nodes_.size() - missing >= quorum())
        return {};
    return make_error_code(errc::no_quorum, each);
}

bool votes::refuses_for_now(error_code error) const
{
    return error == errc::server_busy || error == errc::server_error ||
           error == errc::out_of_memory || error == errc::not_enough_replicas ||
           (error == errc::read_only && !may_go_elsewhere());
}

bool votes::refused_for_now() const
{
    std::size_t up = 0;
    std::size_t refusing = 0;
    for (auto const& node : nodes_) {
        auto const trouble = node->trouble();
        up += !trouble;
        refusing += refuses_for_now(trouble);
    }
    return up < quorum() && up + refusing >= quorum();
}

bool votes::all_track() const
{
    return std::all_of(begin(), end(), [](auto const& node) { return node->tracks(); });
}

bool votes::any_tracks() const
{
    return std::any_of(begin(), end(), [](auto const& node) { return node->tracks(); });
}

bool votes::may_go_elsewhere() const
{
    return std::any_of(begin(), end(), [](auto const& node) { return node->may_go_elsewhere(); });
}

std::size_t votes::shares() const
{
    auto least = std::numeric_limits<std::size_t>::max();
    for (auto const& node : nodes_)
        least = std::min(least, node->shares());
    return least;
}

void votes::round_took(clock::duration time)
{
    // The shortest recent time: that of the network, without the queues of a busy moment.
    round_trip_ =
        std::min(time, round_trip_ + std::max(time - round_trip_, clock::duration{}) / 1024);
}

error_code votes::twin(std::size_t which) const
{
    if (!servers_[which].seen_before || planted(bug::twin_counted))
        return {};
    return make_error_code(errc::invalid_argument,
                           nodes_[which]->label() + ": the same server as another node");
}

bool votes::counts(std::size_t which) const
{
    auto const& server = servers_[which];
    if (server.seen_before && !planted(bug::twin_counted))
        return false;
    return server.is_guarded || !server.started || clock::now() >= *server.started + longest_ttl_ ||
           planted(bug::restart_not_noticed);
}

error_code votes::not_counted(std::size_t which) const
{
    if (counts(which))
        return {};
    if (auto const same = twin(which))
        return same;
    return make_error_code(errc::node_unavailable,
                           nodes_[which]->label() +
                               ": restarted, not counted until the longest ttl has passed");
}

std::vector<event> votes::on_connected(std::size_t which, server_info const& server)
{
    std::vector<event> news;
    auto& known = servers_[which];
    auto const now = clock::now();
    // The run id of a Cluster changes with each master that joins it. One that is not told, now or
    // before, may be another.
    bool const changed = !server.in_cluster && known.was_connected && known.run_id != server.run_id;
    bool const restarted = server.restarted || changed;
    known.was_connected = true;
    known.is_guarded = server.is_guarded;
    if (!server.run_id.empty())
        known.run_id = server.run_id;
    if (restarted) {
        bool const one_of_several = !server.server.empty();
        news.push_back({event_kind::server_restarted,
                        one_of_several ? server.server : nodes_[which]->label(),
                        {},
                        {}});
    }

    // One node alone counts always: there is no majority that would remember what it forgot.
    bool const tells = server.uptime || !server.in_cluster;
    if (size() > 1 && guard_ == restart_guard::uptime && tells && !server.restarted) {
        // The uptime is a difference of whole seconds, so the server may have started up to 1 s
        // later; just now, where it does not tell. The latest start that is known of a node's
        // servers stays, whichever of them connects.
        auto const started = std::min(now, now - server.uptime.value_or(0s) + 1s);
        known.started = std::max(known.started.value_or(started), started);
    } else if (size() > 1 && restarted && guard_ != restart_guard::off) {
        known.started = now;
    }
    auto const new_twins = find_twins();
    std::lock_guard const lock{reports_mutex_};
    for (std::size_t i = 0; i < size(); ++i) {
        auto const why = not_counted(i);
        reports_[i].counted = reported_as_counted(i);
        if (why && (i == which || (new_twins >> i & 1)))
            news.push_back({event_kind::not_counted, nodes_[i]->label(), {}, why});
    }
    return news;
}

std::uint64_t votes::find_twins()
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

void votes::look_at_servers(std::size_t which)
{
    auto servers = nodes_[which]->servers();
    std::lock_guard const lock{reports_mutex_};
    reports_[which].servers = std::move(servers);
    reports_[which].counted = reported_as_counted(which);
}

void votes::record_reply(std::size_t which, reply const& answer, clock::duration took)
{
    if (answer.what == reply::outcome::answer || answer.what == reply::outcome::error)
        latencies_[which].store(took, std::memory_order_relaxed);
    bool const counted = reported_as_counted(which);
    auto& report = reports_[which];
    if (!answer.error && !report.error && counted == report.counted)
        return;
    std::lock_guard const lock{reports_mutex_};
    report.error = answer.error;
    report.counted = counted;
}

bool votes::reported_as_counted(std::size_t which) const
{
    return counts(which) && !nodes_[which]->guarded();
}

std::vector<node_report> votes::reports() const
{
    std::lock_guard const lock{reports_mutex_};
    auto all = reports_;
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].latency = latencies_[i].load(std::memory_order_relaxed);
    return all;
}

} // namespace colock::detail
