// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "bugs.hpp"

#include "cluster_reigns.hpp"
#include "late_extension.hpp"
#include "load.hpp"
#include "lost_answers.hpp"
#include "lost_keys.hpp"
#include "masters_change.hpp"
#include "moves_given_up.hpp"
#include "moving_slots.hpp"
#include "owners.hpp"
#include "same_server.hpp"
#include "split_votes.hpp"
#include "taken_away.hpp"

namespace simulation {

std::vector<planted_mistake> const& mistakes()
{
    using enum colock::detail::bug;
    static std::vector<planted_mistake> const all{
        // First: only so many texts of errors are kept in a process, and later ones are cut.
        {password_told, "password told"},
        {deadline_from_the_answer, "deadline from the answer"},
        {no_drift, "no drift"},
        {clock_not_asked, "clock not asked"},
        {quorum_of_the_reachable, "quorum of the reachable"},
        {half_is_enough, "half is enough"},
        {silence_is_consent, "silence is consent"},
        {restart_not_noticed, "restart not noticed", {}, false, forgotten_by_restart},
        {fence_not_written_back, "fence not written back"},
        {fence_of_the_robbed_taken, "fence of the robbed taken", {}, false, robbed_before_fence},
        {fence_of_the_late_counted, "fence of the late counted", {}, false, granted_late_by_one},
        {late_grant_kept, "late grant kept"},
        {partial_grant_kept, "partial grant kept"},
        {grant_of_the_cancelled_kept, "grant of the cancelled kept"},
        {doubt_forgotten, "doubt forgotten", {}, false, late_acquire},
        {late_extension_forgotten, "late extension forgotten", {}, false, late_extension},
        {refused_extension_forgotten, "refused extension forgotten", {}, false, refused_extension},
        {released_once_only, "released once only", {}, false, late_acquire},
        {doubt_ends_unanswered, "doubt ends unanswered", {}, false, last_acquire},
        {resent_acquire_runs_once, "resent acquire runs once", {}, false, resent_acquire},
        {closed_before_all_is_answered, "closed before all is answered"},
        {deadline_ignored, "deadline ignored"},
        {loss_not_told, "loss not told"},
        {next_in_line_lost, "next in line lost"},
        {next_in_line_not_woken, "next in line not woken"},
        {acquire_overwrites, "acquire overwrites"},
        {release_deletes_anything, "release deletes anything"},
        {extend_of_anybodys, "extend of anybodys"},
        {extend_shortens, "extend shortens"},
        {token_of_the_clock_only, "token of the clock only"},
        {token_handed_over, "token handed over"},
        {tokens_not_reserved, "tokens not reserved"},
        {validity_begins_with_the_hand_off, "validity begins with the hand-off"},
        {handed_over_and_released, "handed over and released"},
        {refusals_of_a_batch_ignored, "refusals of a batch ignored"},
        {batch_stops_at_a_refusal, "batch stops at a refusal", {}, false, refused_in_a_batch},
        {native_acquire_overwrites, "native acquire overwrites"},
        {lost_counter_stepped, "lost counter stepped"},
        {minority_agrees_on_token, "minority agrees on a token"},
        {native_release_compares_nothing, "native release compares nothing"},
        {marked_name_not_escaped, "marked name not escaped"},
        {lost_is_refused, "lost acquire taken for refused", {}, false, lost_acquire},
        {lost_is_refused, "lost extension taken for refused", {}, false, lost_extension},
        {split_pause_cut, "split pause cut", {}, false, split_votes},
        {refusal_not_told, "refusal not told"},
        {end_of_refusal_not_told, "end of refusal not told"},
        {hook_within_a_call, "hook within a call"},
        {check_of_a_reconnect_skipped, "check of a reconnect skipped"},
        {noloop_kept, "NOLOOP kept"},
        {noloop_kept, "NOLOOP kept in a Cluster", {}, false, nullptr, true},
        {noloop_kept, "NOLOOP kept in a Sentinel group", {}, false, nullptr, false, true},
        {echo_swallows_a_change, "echo swallows a change"},
        {change_left_to_an_error, "change left to an error", {}, false, lost_before_an_error},
        {partial_greeting_accepted, "partial greeting accepted"},
        {greeting_counted_too_early, "greeting counted too early"},
        {answer_to_another, "answer given to another command"},
        {lost_is_unsent, "lost command taken for unsent"},
        {push_is_an_answer, "push taken for an answer"},
        {part_of_an_answer_kept, "part of an answer kept"},
        {place_kept, "place kept"},
        {ids_from_own_dice, "clones draw the same ids"},
        {counted_twice, "counted twice", {}, true},
        {freed_while_counted, "freed while counted", {}, true},
        {one_release_for_all, "one release for all", {}, true},
        {owners_mixed_up, "owners mixed up", {}, true},
        {owner_not_woken, "owner not woken", {}, false, owner_with_two_clients},
        {token_of_each_client, "token of each client", {}, false, owner_with_two_clients},
        {sibling_not_asked_for,
         "sibling not asked for",
         {},
         false,
         loss_that_the_sibling_has_not_heard_of},
        {counter_ends, "counter of Redisson ends", {}, false, counter_of_redisson},
        {any_field_counted, "any field counted", {}, false, field_of_a_stranger},
        {vain_news_followed, "news followed in vain", {}, false, news_in_vain},
        {checks_not_paced, "checks not paced", {}, false, herd},
        {fence_not_asked_for, "fence not asked for", {}, false, fence_asked_for_later},
        {terms_of_the_first, "terms of the first", {}, false, terms_that_go},
        {ask_without_asking, "ASK without ASKING", {}, false, acquired_at_the_next_master},
        {ask_is_remembered, "ASK is remembered", {}, false, left_at_the_next_master},
        {release_to_old_owner, "release to the old owner", {}, false, released_at_the_new_master},
        {waiter_left_on_old_owner, "waiter left", {}, false, waiting_for_what_moves},
        {validity_from_resend, "validity from the resend", {}, false, granted_in_parts},
        {elsewhere_is_extended, "elsewhere is extended", {}, false, renewed_at_the_new_master},
        {first_sentinel_believed, "first sentinel believed", {}, false, newest_master_followed},
        {role_not_checked, "role not checked", {}, false, replica_left_alone},
        {old_link_kept, "old link kept", {}, false, acquired_across_a_switch},
        {fail_over_not_noticed, "fail-over not noticed", {}, false, forgotten_by_fail_over},
        {releases_not_repeated, "releases not repeated", {}, false, released_before_fail_over},
        {releases_not_repeated,
         "releases not repeated in a Cluster",
         {},
         false,
         released_before_a_master_died},
        {slots_of_the_away_trusted,
         "slots of the away trusted",
         {},
         false,
         forgotten_by_who_had_the_slot},
        {part_of_a_grant_kept, "part of a grant kept", {}, false, granted_in_one_part_only},
        {given_back_by_a_lease, "given back by a lease", {}, false, kept_in_one_part_only},
        {short_copy_counted, "short copy counted", {}, false, lost_by_who_extended},
        {lost_grant_counted, "lost grant counted", {}, false, lost_since_it_extended},
        {guard_ignored, "guard ignored", {}, false, nullptr, false, true, true},
        {reign_not_looked_at, "reign not looked at", {}, false, master_again},
        {given_back_to_nobody, "given back to nobody", {}, false, given_back_after_a_fail_over},
        {crossing_with_little_left, "crossing with little left", {}, false, crossing_late},
        {zombie_counted, "zombie counted", {}, false, shut_in_with_the_old_master},
        {guard_ignored, "guard ignored in a Cluster", {}, false, nullptr, true, false, true},
        {guard_ignored, "guard of a replica ignored", {}, false, rival_forgotten_by_a_replica},
        {reign_not_looked_at, "reign not looked at again", {}, false, master_again_in_a_cluster},
        {reign_not_looked_at, "stopped server believed", {}, false, stopped_and_master_again},
        {given_back_to_nobody,
         "given back to nobody in a Cluster",
         {},
         false,
         given_back_in_a_cluster},
        {crossing_with_little_left,
         "crossing late in a Cluster",
         {},
         false,
         crossing_late_in_a_cluster},
        {unmet_master_asked, "unmet master asked", {}, false, asked_before_it_was_met},
        {stranger_in_cluster_trusted, "stranger trusted", {}, false, answered_by_a_stranger},
        {other_cluster_trusted, "other Cluster trusted", {}, false, answered_by_another_cluster},
        {taken_is_free, "taken lock is free", {}, false, taken_bit_by_bit},
        {lost_before_its_tokens, "lost before its tokens", {}, false, lost_between_its_parts},
        {moved_is_final, "MOVED is final", {}, false, nullptr, true},
        {redirected_is_retried, "redirected is retried", {}, false, moved_outside_a_cluster},
        {second_move_is_final, "second move is final", {}, false, acquired_while_it_moves_twice},
        {released_by_a_second_move,
         "released by a second move",
         {},
         false,
         released_while_it_moves_twice},
        {another_node_checked, "another node checked", {}, false, lost_while_away},
        {all_nodes_checked, "all nodes checked", {}, false, one_server_comes_back},
        {window_ignored, "window ignored", {}, false, extensions_pile_up},
        {renewals_stand_in_line, "renewals stand in line", {}, false, releases_pile_up},
        {admission_ignored, "admission ignored", {}, false, acquires_pile_up},
        {twin_counted, "twin counted", {}, false, server_given_twice},
    };
    return all;
}

std::vector<broken_assumption> const& broken_assumptions()
{
    using enum assumption;
    static std::vector<broken_assumption> const all{
        {memory, "(a majority that forgets)"},
        {clock_steps, "(clocks set ahead)"},
        {clock_rates, "(clocks too fast or too slow)"},
        {clocks_together, "(clocks apart, a minority forgets)"},
    };
    return all;
}

} // namespace simulation
