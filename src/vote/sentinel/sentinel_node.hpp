// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/sentinel_says.hpp"
#include "kind/command.hpp"
#include "vote/group/server_group.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace colock::detail {

/// A vote that is the master of a Sentinel group, whichever server that is.
///
/// It has a link to each sentinel: those of the address, and those that these know. Each is asked
/// who the master is once a second, when it announces a switch, and more often while there is no
/// connection to a master. The newest configuration counts. The first choice waits until most
/// sentinels have answered, if they do so soon. A claim that is not newer than the followed one
/// counts only if most sentinels make it: at once if it is as new, and otherwise long after the
/// other was chosen.
///
/// There is one master at a time. When there is another, the link to the old one is closed at once:
/// what is in flight there is lost, and what it has not run goes to the new one. That may have
/// taken over between a grant and its release, so what was released lately is released there, too,
/// and at the masters after it until one has answered and no other can have missed that.
///
/// It has many members, since the choice of a master depends on most of them: what the sentinels
/// say, who has been followed and since when, who was refused, and how long to wait for the first
/// choice. The others are what is known of the last master, and when to ask next.
class sentinel_node final : public server_group {
public:
    static std::shared_ptr<sentinel_node> make(group_needs needs);
    explicit sentinel_node(group_needs needs);

    execution execute(command const& what, std::shared_ptr<reply_sink> sink) override;
    bool tracks() const override;
    error_code trouble() const override;
    bool guarded() const override;
    bool owes_answers() const override;
    std::vector<server_report> servers() const override;

    bool may_go_elsewhere() const override { return !stopped_; }
    bool has_slots() const override { return false; }
    execution send(std::shared_ptr<routed_call> const& call) override;
    void moved(hash_slot, endpoint const&) override {}
    void names_itself(endpoint const&) override {}
    void look_again() override;

    void on_connected(group_member& which, server_info const& info) override;
    void on_down(group_member& which) override;
    void on_all_changed(group_member& which) override;
    void on_event(group_member& which, event const& what) override;
    error_code refusal_of(group_member const& which, server_info const& info) const override;
    /// How many sentinels have named it lately.
    support named_by(group_member const& which) override;

private:
    class question;

    /// How often the sentinels are asked while all is well.
    static constexpr clock::duration between_questions = std::chrono::seconds{1};

    struct sentinel {
        endpoint at;
        bool given = true; ///< And not learnt from another.
        /// Until when it was connected to, or another has said that it is there.
        clock::time_point seen{};
        bool gone = false;        ///< Though it was given: see note_gone().
        clock::time_point told{}; ///< When it was asked last for those that it knows, and told.
        std::shared_ptr<group_member> server{};
        bool reached = false;                ///< Once at least.
        clock::time_point asked{};           ///< When it was asked for the master last,
        bool answers = true;                 ///< and whether it has answered that.
        std::optional<master_claim> known{}; ///< The master in its configuration.
        std::optional<std::size_t> voters{}; ///< Of how many sentinels a majority is needed.
        std::optional<master_claim> claim{};
        clock::time_point claimed{};              ///< When it was asked for that.
        std::optional<master_claim> last_claim{}; ///< Its last one, though it has none now.
        error_code refusal{};                     ///< Why it does not say who the master is.
    };

    node_address address_of(endpoint const& where) const override;
    clock::time_point due() const override { return due_; }
    void on_due(clock::time_point now) override;
    void repeat(command const& what, std::shared_ptr<reply_sink> sink) override;

    bool is_sentinel(endpoint const& at) const;
    sentinel* sentinel_of(group_member const& which);
    bool is_master(group_member const& which) const { return &which == master_.get(); }
    void add_sentinels(std::vector<endpoint> const& known);
    void note_gone(clock::time_point now);
    void forget_sentinels(clock::time_point now);

    void ask(group_member& whom, script what);
    void ask_for_master(sentinel& whom);
    void ask_all();
    void on_answer(group_member const& of, script to, clock::time_point asked, reply const& answer);
    void decide();
    void on_no_master();
    template <class Has>
    std::size_t number_with(Has has) const;
    std::size_t counted_sentinels() const;
    std::size_t claiming(master_claim const& what) const;
    bool most_have_claimed() const;
    std::optional<master_claim> said_by_most() const;
    void end_promotion();
    std::optional<master_claim> newest_claim() const;
    bool more_may_claim() const;
    void look_whether_named(clock::time_point now);
    void keep_master(master_claim const& by);
    void take_master(master_claim const& from);
    void follow_older(master_claim const& by);
    void is_missing();
    void leave_master();
    void refuse_master(error_code why);
    void on_master_ready(server_info known);

    std::shared_ptr<std::string const> group_; ///< What the sentinels call it.
    std::vector<sentinel> sentinels_;
    std::shared_ptr<group_member> master_; ///< Null while none is known.
    std::optional<master_claim> heard_;    ///< The newest claim; used until one is followed.
    std::optional<master_claim> newest_;   ///< The claim that was followed last,
    clock::time_point followed_since_{};   ///< and since when.
    std::string run_id_;                   ///< Of the last master that was reached.
    bool reign_ended_ = false;             ///< That of the last master that was reached.
    error_code unknown_;                   ///< Why none is known.
    /// A claim that is not believed: its server is a replica, or cannot be used; or the sentinels
    /// were set up anew.
    std::optional<master_claim> refused_;
    std::uint64_t anew_ = 0; ///< See support::anew.
    clock::time_point refused_until_{};
    clock::duration refusal_pause_{};

    clock::time_point due_ = clock::time_point::max(); ///< When the sentinels are asked next.
    clock::time_point asked_{};
    /// Since when there is no connection to a master.
    std::optional<clock::time_point> missing_since_;
    clock::time_point choose_by_{};             ///< When to make the first choice at the latest.
    clock::time_point sentinels_asked_after_{}; ///< When to ask for other sentinels.
};

} // namespace colock::detail
