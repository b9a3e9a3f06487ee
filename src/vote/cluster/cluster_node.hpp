// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/backoff.hpp"
#include "core/named_masters.hpp"
#include "core/slot_map.hpp"
#include "vote/cluster/heirs.hpp"
#include "vote/group/server_group.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace colock::detail {

/// A vote that is one server, or a Redis Cluster as a whole: which of them, the first server says
/// that is reached.
///
/// Of a cluster it has a link to each master. A command goes to the master that has the slot of its
/// key; who that is, CLUSTER SLOTS tells, and the servers correct it: see routed_call. Where a
/// server may have forgotten what another has run, what was released lately is released again.
///
/// While its servers are guarded, it asks masters each second whom they name as masters: an old one
/// that has been replaced is soon not named any more, see core/named_masters.hpp.
///
/// It has many members: what it knows of the cluster. An answer about the slots, or a server that
/// sends a command on, changes several of them together: who has which slot, whose memory counts,
/// what its listener has been told, and whom to ask next, and when.
class cluster_node final : public server_group {
public:
    static std::shared_ptr<cluster_node> make(group_needs needs);
    using server_group::server_group;

    void start() override;
    execution execute(command const& what, std::shared_ptr<reply_sink> sink) override;
    bool tracks() const override;
    std::size_t shares() const override;
    std::size_t way_of(lock_key const& key) const override;
    error_code trouble() const override;
    bool guarded() const override;
    std::vector<server_report> servers() const override;

    bool may_go_elsewhere() const override { return !stopped_ && shape_ == shape::cluster; }
    execution send(std::shared_ptr<routed_call> const& call) override;
    void on_sending_to(endpoint const& where) override { meet(where); }
    std::shared_ptr<group_member> takes_batches_of(hash_slot slot) const override;
    bool has_slots() const override { return true; }
    void moved(hash_slot slot, endpoint const& to) override;
    void on_sent_on(endpoint const& from, endpoint const& to) override;
    void names_itself(endpoint const& at) override;
    void look_again() override;

    void on_connected(group_member& which, server_info const& info) override;
    void on_down(group_member& which) override;
    void on_all_changed(group_member& which) override;
    void on_event(group_member& which, event const& what) override;
    error_code refusal_of(group_member const& which, server_info const& info) const override;
    bool asks_for_ids() const override { return shape_ == shape::cluster; }
    std::optional<guard_span>
    guard_inherited_by(group_member const& which,
                       std::optional<clock::time_point> promoted) override;
    std::optional<hash_slot> some_slot_of(group_member const& which) const override;
    /// How many other masters have named it lately.
    support named_by(group_member const& which) override;

private:
    class slots_sink;
    class names_sink;
    class id_sink;

    enum class shape { unknown, single, cluster };

    node_address address_of(endpoint const& where) const override;
    clock::time_point due() const override { return std::min(refresh_due_, names_due_); }
    void on_due(clock::time_point now) override;
    void repeat(command const& what, std::shared_ptr<reply_sink> sink) override;
    bool has_moved(recent_releases::release const& which) const override;

    bool is_stranger(std::string const& id) const;
    bool remembers_members(group_member const* but = nullptr) const;
    static error_code of_another_cluster(std::string const& name);
    void end_stranger(std::shared_ptr<group_member> const& which);
    endpoint const* next_seed();
    bool open_next_seed();
    void try_seeds(clock::time_point now);
    std::vector<endpoint> missing_masters() const;
    void try_a_seed(clock::time_point now);
    bool replaces_a_master(group_member const& tried, reply const& answer) const;
    bool others_may_tell() const;
    void forget_misplaced();
    void ask_for_slots(std::shared_ptr<group_member> const& whom);
    void on_slots(std::shared_ptr<group_member> const& from, reply const& answer);
    void on_slots_of_tried(reply const& answer);
    void take(group_member const& from, std::vector<slot_range> ranges);
    void locate(group_member const& from, std::vector<slot_range>& ranges) const;
    void tell_of_masters(std::vector<endpoint> const& now);
    std::string names_of(std::vector<endpoint> const& all,
                         std::vector<endpoint> const& without) const;
    void close_unused();
    void refresh(clock::time_point now);
    void refresh_at(clock::time_point when);
    void meet(endpoint const& master);
    void lose_slots_of(endpoint const& former);
    struct circumstances {
        /// The heir alone has become a master by slots of the former one, and by no other's.
        bool may_succeed;
        bool former_replaced; ///< The heir or another server has become a master by them.
    };
    void inherit(endpoint const& former, endpoint const& heir, circumstances how);
    void inherit_slot(endpoint const& former, endpoint const& heir, bool was_master);
    void inherit_slots();
    void pass_on(endpoint const& former, endpoint const& heir, guard_span own, heirs::when matters);
    void settle_heirs();
    bool may_vouch(heirs::question const& what, std::shared_ptr<group_member> const& former) const;
    guard_span ending(guard_span guard, clock::time_point noticed) const;
    bool all_are_met();
    void tell_of_loss(endpoint const& of);
    std::shared_ptr<reply_sink> remember_release(command const& what,
                                                 std::shared_ptr<reply_sink> sink);
    void release_what_moved();
    void look_who_is_back(std::vector<endpoint> const& masters);
    bool names_matter() const;
    support standing_of(group_member& which, clock::time_point now) const;
    bool may_be_named(group_member const& which) const;
    std::optional<support> standing_of_senders(group_member const& which,
                                               clock::time_point now) const;
    void look_again_who_lacks_names();
    std::string identity_of(group_member const& which) const;
    void forget_who_is_unnamed();
    void ask_some_for_names(clock::time_point now);
    void meet_who_names(group_member& which);
    void look_who_is_named(clock::time_point now);
    void ask_for_names(clock::time_point now);
    void ask_for_names_at(clock::time_point when);
    /// What a master has said of its Cluster, and when it was asked for that.
    struct told_state {
        cluster_state state;
        clock::time_point asked;
    };
    void ask_whom_it_names(std::shared_ptr<group_member> const& whom,
                           std::optional<told_state> after);
    void on_names(names_sink const& which, group_member& of, reply const& answer);
    void on_state(group_member& of, told_state const& what);
    void on_named(group_member const& by, told_state const& after, std::vector<slot_range> ranges);
    void on_names_refused(group_member& by, error_code why);
    void know_masters(std::vector<endpoint> const& before);
    void ask_who_it_is(group_member& which);
    server_info info() const;
    reply why_no_owner() const;

    shape shape_ = shape::unknown;
    std::size_t next_seed_ = 0;
    slot_map map_;
    slot_map had_;                    ///< As map_; slots of nobody keep their last owner.
    bool map_is_whole_ = false;       ///< It is from CLUSTER SLOTS, not only from redirects.
    clock::time_point whole_since_{}; ///< Since when.
    /// Masters of which only single redirects have told, and whose slots those were: one former
    /// master or two, which is as good as more.
    std::map<endpoint, std::set<endpoint>> redirected_to_;
    std::vector<std::string> members_;       ///< The ids of its servers, sorted.
    clock::time_point member_left_{};        ///< When the connection to one of them was lost last.
    std::vector<endpoint> met_;              ///< The masters that are not new any more: see meet().
    clock::time_point loss_told_{};          ///< When one of them was said to have forgotten.
    heirs heirs_;                            ///< Masters that are guarded as another one is.
    bool all_met_ = false;                   ///< Each master has told once whether it is guarded.
    std::vector<endpoint> told_masters_;     ///< Those of which the listener knows,
    clock::time_point masters_told_{};       ///< since when.
    slot_set moved_;                         ///< Those of which the listener was not told.
    std::shared_ptr<slots_sink> refreshing_; ///< Who has which slot is being asked.
    clock::time_point refreshed_{};          ///< When that was asked last.
    clock::time_point refresh_due_ = clock::time_point::max();
    bool wants_look_ = false; ///< Another look has become necessary since the last one began.
    /// While a master is missing: when one more seed is tried, though others are there.
    std::optional<clock::time_point> seed_due_;
    backoff seed_pause_{std::chrono::seconds{1}, std::chrono::minutes{1}};
    std::optional<endpoint> knows_best_; ///< Who is to be asked next.
    error_code slots_refused_;           ///< Why nobody tells who has which slot.
    named_masters named_;
    clock::time_point names_due_ = clock::time_point::max(); ///< When the masters are asked next.
    clock::time_point names_used_{};      ///< When it last mattered whom they name.
    clock::time_point names_disagreed_{}; ///< When one that disagreed was followed last.
    std::size_t unnamed_ = 0;           ///< Connected masters that are not named by enough others,
    clock::time_point unnamed_since_{}; ///< since when there are any,
    clock::time_point looked_who_is_named_{}; ///< and when that was looked at.
};

} // namespace colock::detail
