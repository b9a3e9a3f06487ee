// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/schedule.hpp"
#include "base/time_limit.hpp"
#include "core/hash_slot.hpp"
#include "value/is_permanent.hpp"
#include "vote/server/replicated_server.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace colock::detail {

/// The grants and extensions with the same needs (replicas, disk), and the connection on which
/// these are waited for. Its events are passed on to nobody.
class replicated_server::line final : public node_listener,
                                      public timed,
                                      public std::enable_shared_from_this<line> {
public:
    line(replicated_server& by, durability of) : by_{by}, of_{of} {}
    ~line();

    void connect()
    {
        made_ = clock::now();
        connected_ = false;
        run_id_.clear();
        link_ = by_.needs_.make_waiting(weak_from_this());
        link_->start();
    }
    detail::node& link() { return *link_; }
    bool empty() const { return now_.missing == 0 && coming_.empty(); }
    /// The io_context is being destroyed.
    void abandon();
    void add(yes one);

    /// A yes that has waited too long is answered as lost. The server has more time, for the
    /// others.
    void on_time(clock::time_point now) override;

    void on_connected(std::size_t, server_info const& server) override;
    void on_recovered(std::size_t) override {}
    void on_changed(std::size_t, std::string_view) override {}
    void on_all_changed(std::size_t) override {}
    void on_event(event const& what) override
    {
        connected_ = connected_ && what.kind != event_kind::disconnected;
    }
    void on_command_sent() override {}
    error_code refusal_of(server_info const& server) const override
    {
        return by_.refusal_of(server);
    }
    bool asks_for_id() const override { return by_.asks_for_id(); }

private:
    /// Waits for one of the answers that are needed.
    class part final : public reply_sink {
    public:
        using visit = void (line::*)(reply const&);
        part(std::shared_ptr<replicated_server> by, line& of, visit on_answer)
            : by_{std::move(by)}, of_{of.shared_from_this()}, on_answer_{on_answer}
        {
        }
        void on_reply(std::size_t, reply const& answer) override
        {
            (*of_.*on_answer_)(answer);
            of_->answered();
        }

    private:
        std::shared_ptr<replicated_server> by_; ///< Whom `of_` needs.
        std::shared_ptr<line> of_;
        visit on_answer_;
    };

    /// What the server is being asked, while answers are missing.
    struct question {
        std::size_t missing = 0;
        /// The slots that were tried for the stamp: in a Cluster it must be in a slot of the
        /// server.
        std::vector<hash_slot> tried{};
        bool asking = false; ///< The slot may be on its way to this server.
        std::shared_ptr<lock_key const> stamp{};
        bool renews = false; ///< The stamp is only renewed, since memory is short.
        bool stamped = false;
        std::uint64_t stamped_on = 0; ///< Which connection.
        bool elsewhere = false;       ///< The server does not have the slot.
        error_code failure{};         ///< Why nothing of it counts.
    };

    void ask_soon();
    void ask();
    void ask_in(hash_slot slot);
    void ask_for_all();
    void ask_for(command const& what, part::visit on_answer);
    std::optional<hash_slot> next_slot() const;
    std::chrono::milliseconds patience() const;
    void arm();
    void wake_by(clock::time_point when);
    void has_time_from_now();
    void connect_anew();
    void tell_those_whose_time_is_over(std::vector<yes>& all, clock::time_point now);
    void on_stamped(reply const& answer);
    void on_replicated(reply const& answer);
    void on_synced(reply const& answer);
    void answered();
    void end();
    bool leads_to_another() const
    {
        return !run_id_.empty() && !by_.run_id_.empty() && run_id_ != by_.run_id_;
    }
    error_code why_not_in_time() const;
    error_code too_few() const;
    error_code not_on_disk() const;
    error_code why_not_safe(yes const& one) const;
    void tell(yes one, error_code why_not) const;

    /// Notes why not. The first reason stays, unless a later one is permanent and it is not.
    void fail(error_code why)
    {
        if (!now_.failure || (is_permanent(why) && !is_permanent(now_.failure)))
            now_.failure = why;
    }
    bool on_another_connection()
    {
        bool const is = now_.stamped_on != connections_;
        if (is)
            fail(unavailable("was connected to again"));
        return is;
    }
    error_code unavailable(std::string_view why) const
    {
        return make_error_code(errc::node_unavailable, by_.label() + ": " + std::string{why});
    }

    replicated_server& by_;
    durability const of_;
    std::shared_ptr<detail::node> link_;
    clock::time_point made_{}; ///< The link.
    bool connected_ = false;
    std::uint64_t connections_ = 0;  ///< How many there have been.
    std::string run_id_;             ///< Of the process to which it is connected.
    bool may_tell_ = false;          ///< That refuses to tell it for now.
    std::vector<yes> coming_;        ///< Those that wait for the next question.
    bool asks_soon_ = false;         ///< It is asked when the turn is over.
    clock::time_point hangs_at_{};   ///< By then the server must have answered.
    time_limit limit_;               ///< For `hangs_at_` and each yes: if noticed late,
    clock::time_point not_before_{}; ///< they end no sooner than this.

    std::vector<yes> asked_; ///< Those that wait for what is under way.
    question now_;
};

} // namespace colock::detail
