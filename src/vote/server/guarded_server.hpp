// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/time_keeper.hpp"
#include "core/reign.hpp"
#include "vote/server/server_relay.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace colock::detail {

/// Wraps a server and decides, by its reign, which of its answers count: see core/reign.hpp.
///
/// Whether the server is guarded at all is decided at each connection. While its reign is guarded,
/// acquires are refused without asking the server. They are held back for a moment if it may soon
/// be known that they need not be refused. If an extension finds that nobody has the key, and the
/// lease may set it again, the answer is reply::to_be_given_back. The lease then does so, as it
/// knows whether it is still wanted.
///
/// It has many members, since what an answer is worth depends on the connection, the reign, the
/// marker and the looks at them that are under way.
class guarded_server final : public server_relay,
                             public timed,
                             public std::enable_shared_from_this<guarded_server> {
public:
    /// Which servers it guards.
    enum class scope {
        all,                ///< One that cannot be guarded is asked for no lock.
        willing,            ///< Those that tell what the guard needs.
        willing_of_cluster, ///< The same, but only in a Cluster.
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
    bool owes_answers() const override
    {
        return !held_.empty() || !unsure_.empty() || server_relay::owes_answers();
    }
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
    /// Returns whether the server has told its reign, or refuses to tell it for good.
    bool take_look(look const& which, reply const& answer);
    void on_marker(marker const& which, reply const& answer);
    void take_marker(marker const& which, reply const& answer);
    void on_reign(reign_facts const& told, clock::time_point asked);
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
    bool waits_for_look(command const& what, reply const& answer) const;
    void keep_until_look(command const& what, reply const& answer,
                         std::shared_ptr<reply_sink> sink);
    /// Passes on those that came by then.
    void settle_unsure(clock::time_point by);
    void judge(command const& what, reply& answer, bool same_reign = true);
    void judge_release(command const& what, reply& answer, clock::time_point now) const;
    void judge_extension(command const& what, reply& answer, clock::time_point now, bool sure);
    void judge_batch(command const& what, reply& answer, clock::time_point now, bool sure);

    /// An acquire that waits until it is known whether it is to be sent.
    struct held_back {
        command what;
        std::shared_ptr<reply_sink> sink;
        clock::time_point until;
    };

    /// An answer that came too long after the last look to count by that.
    struct unsure {
        command what;
        std::shared_ptr<reply_sink> sink;
        reply answer;
        std::string reign; ///< Of this one, as far as it was known.
        clock::time_point came;
    };

    needs needs_;
    reign reign_;
    std::vector<held_back> held_{};
    std::vector<unsure> unsure_{};
    clock::time_point wake_at_ = clock::time_point::max(); ///< The guard ends, or a look is due.
    clock::time_point guarded_until_{};                    ///< The end of the guard, once reported.
    std::shared_ptr<marker> asks_marker_{}; ///< The question for the marker, while unanswered.
    bool has_marker_ = false;               ///< The marker of this reign has been read.
    std::optional<clock::time_point> marker_refused_{}; ///< When reading the marker last failed.
    std::shared_ptr<look> looking_{};                   ///< It is being asked for its reign.
    std::optional<clock::time_point> started_{}; ///< When its process started, by its uptime.
    bool refuses_to_tell_ = false;               ///< It does not say what its reign is.
    bool asked_again_ = false;                   ///< It has refused something on this connection.
    bool may_tell_ = false;                      ///< What it refuses to say now it may say later.
    bool was_guarded_ = false; ///< On some connection it has said what the guard needs.
    bool unguarded_ = false;   ///< The server last connected to is not guarded: all answers count.
    bool doubted_ = false; ///< It has answered CLUSTERDOWN, or the like, since it told its reign.
    bool met_ = false;     ///< There has been a connection.
    bool stopped_ = false;
};

} // namespace colock::detail
