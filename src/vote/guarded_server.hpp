// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/time_keeper.hpp"
#include "core/reign.hpp"
#include "vote/server_relay.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace colock::detail {

/// A server, and what of its answers counts by its reign: see core/reign.hpp.
///
/// Whether the server is guarded at all is decided anew with each connection. While its reign is
/// guarded, acquires are refused without asking it. They are held back for a moment where a marker
/// is still to say whether it is guarded at all. An extension that finds nobody has the key is
/// answered by reply::to_be_given_back where the lease may be set again: that is left to the lease,
/// which knows whether it is still wanted.
class guarded_server final : public server_relay,
                             public timed,
                             public std::enable_shared_from_this<guarded_server> {
public:
    /// Which servers it guards.
    enum class scope {
        all,                ///< One that does not tell what that needs is asked for no lock.
        willing,            ///< Those that do.
        willing_of_cluster, ///< Those of them that are in a Cluster.
    };
    struct needs {
        std::size_t index;
        std::weak_ptr<node_listener> listener;
        std::shared_ptr<time_keeper> time;
        scope guards;
        std::chrono::milliseconds longest_ttl;
        std::shared_ptr<reigns> known;
        std::function<std::uint64_t()> random;
    };

    static std::shared_ptr<guarded_server> make(needs what, maker const& make);
    explicit guarded_server(needs what);
    ~guarded_server() override;

    void stop() override;
    void abandon() override;
    void leave_to_parent() override;
    execution execute(command const& what, std::shared_ptr<reply_sink> sink) override;
    bool owes_answers() const override { return !held_.empty() || server_relay::owes_answers(); }
    bool guarded() const override { return !unguarded_ && reign_.guards(clock::now()); }
    std::optional<guard_span> guard(clock::time_point since) override;
    std::optional<guard_span> last_guard() const override;

    void on_connected(std::size_t node, server_info const& server) override;
    void on_all_changed(std::size_t node) override;
    void on_event(event const& what) override;

    void on_time(clock::time_point now) override;

private:
    class look;
    class marker;
    class judged;

    error_code why_unguardable() const;
    void look_if_due(clock::time_point now);
    void look_again();
    void look_later();
    void on_look(look const& which, reply const& answer);
    void on_marker(marker const& which, reply const& answer);
    void take_marker(marker const& which, reply const& answer);
    void on_reign(reign_facts const& facts, clock::time_point asked);
    bool certain(clock::time_point now) const;
    void guard_begins();
    void guard_ends(clock::time_point when);
    void wake_when_counted(clock::time_point now);
    void wake_at(clock::time_point when);
    void arm();
    clock::duration jitter();
    bool is_undecided(clock::time_point now) const;
    execution send(command const& what, std::shared_ptr<reply_sink> sink);
    execution hold(command const& what, std::shared_ptr<reply_sink> sink);
    void let_go(clock::time_point now);
    void refuse_held(error_code why);
    void ask_for_marker();
    bool guards(clock::time_point now) const;
    bool may_cross(clock::time_point valid_until, clock::time_point now) const;
    bool may_lack_locks(clock::time_point now) const;
    bool is_up() const;
    error_code why_refused(command const& what);
    error_code why_guarded(clock::time_point now) const;
    error_code why_until(char const* what, clock::time_point until, clock::time_point now) const;
    void judge(command const& what, reply& answer);
    void judge_release(command const& what, reply& answer, clock::time_point now) const;
    void judge_extension(command const& what, reply& answer, clock::time_point now);
    void judge_batch(command const& what, reply& answer, clock::time_point now);

    /// An acquire that waits until it is known whether it is to be sent.
    struct held_back {
        command what;
        std::shared_ptr<reply_sink> sink;
        clock::time_point until;
    };

    needs needs_;
    reign reign_;
    std::vector<held_back> held_{};
    clock::time_point wake_at_ = clock::time_point::max(); ///< Something else is due.
    clock::time_point guarded_until_{};                    ///< Of which the listener knows.
    std::shared_ptr<marker> asks_marker_{}; ///< It is being asked until when its reign is guarded,
    bool has_marker_ = false;               ///< or has said so.
    std::optional<clock::time_point> marker_refused_{}; ///< When it last failed to say.
    std::shared_ptr<look> looking_{};                   ///< It is being asked for its reign.
    std::optional<clock::time_point> started_{};        ///< Its process, by what it says.
    bool refuses_to_tell_ = false;                      ///< What its reign is.
    bool unguarded_ = false; ///< Whoever was last connected to; all that it answers counts.
    bool doubted_ = false;   ///< It has answered CLUSTERDOWN since it told its reign.
    bool met_ = false;       ///< There has been a connection.
    bool stopped_ = false;
};

} // namespace colock::detail
