// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

namespace colock::detail {

/// Mistakes that the simulation makes on purpose, one at a time, to see that it would find them. In
/// the library itself none of them is ever made, and asking costs nothing.
enum class bug {
    none,
    deadline_from_the_answer,
    no_drift,
    clock_not_asked,
    quorum_of_the_reachable,
    half_is_enough,
    silence_is_consent,
    restart_not_noticed,
    fence_not_written_back,
    fence_of_the_robbed_taken,
    late_grant_kept,
    partial_grant_kept,
    grant_of_the_cancelled_kept,
    doubt_forgotten,
    doubt_ends_unanswered,
    late_extension_forgotten,
    refused_extension_forgotten,
    released_once_only,
    resent_acquire_runs_once,
    closed_before_all_is_answered,
    deadline_ignored,
    loss_not_told,
    next_in_line_lost,
    next_in_line_not_woken,
    acquire_overwrites,
    release_deletes_anything,
    extend_of_anybodys,
    extend_shortens,
    token_of_the_clock_only,
    counted_twice,
    freed_while_counted,
    one_release_for_all,
    owners_mixed_up,
    owner_not_woken,
    terms_of_the_first,
    token_of_each_client,
    sibling_not_asked_for,
    counter_ends,
    any_field_counted,
    vain_news_followed,
    checks_not_paced,
    fence_not_asked_for,
    token_handed_over,
    tokens_not_reserved,
    validity_begins_with_the_hand_off,
    handed_over_and_released,
    refusals_of_a_batch_ignored,
    batch_stops_at_a_refusal,
    native_acquire_overwrites,
    lost_counter_stepped,
    minority_agrees_on_token,
    native_release_compares_nothing,
    check_of_a_reconnect_skipped,
    echo_swallows_a_change,
    change_left_to_an_error,
    partial_greeting_accepted,
    greeting_counted_too_early,
    answer_to_another,
    lost_is_unsent,
    push_is_an_answer,
    part_of_an_answer_kept,
    marked_name_not_escaped,
    lost_is_refused,
    split_pause_cut,
    refusal_not_told,
    end_of_refusal_not_told,
    noloop_kept,
    place_kept,
    ids_from_own_dice,
    ask_without_asking,
    release_to_old_owner,
    waiter_left_on_old_owner,
    validity_from_resend,
    part_of_a_grant_kept,
    lost_before_its_tokens,
    short_copy_counted,
    lost_grant_counted,
    slots_of_the_away_trusted,
    elsewhere_is_extended,
    first_sentinel_believed,
    role_not_checked,
    old_link_kept,
    fail_over_not_noticed,
    releases_not_repeated,
    guard_ignored,
    reign_not_looked_at,
    crossing_with_little_left,
    zombie_counted,
    given_back_to_nobody,
    unmet_master_asked,
    stranger_in_cluster_trusted,
    other_cluster_trusted,
    taken_is_free,
    password_told,
    moved_is_final,
    redirected_is_retried,
    second_move_is_final,
    released_by_a_second_move,
};

#ifdef COLOCK_PLANT_BUGS
inline thread_local bug planted_bug = bug::none;
inline bool planted(bug which)
{
    return planted_bug == which;
}
#else
constexpr bool planted(bug)
{
    return false;
}
#endif

} // namespace colock::detail
