// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
//
// A model of how a lock survives a fail-over: all that can happen to one name, in a world with a
// handful of ticks. With the rules as they are, no state is wrong. Each of the mistakes leads to a
// wrong state, and --trace NAME prints the shortest way to it.
//
//     colock_model [--large] [--trace NAME]
#include "search.hpp"

#include <cstdio>
#include <string_view>
#include <vector>

namespace {

using model::mistake;
using model::settings;
using model::violation;

struct run {
    char const* name;
    settings rules;
    violation expected = violation::none;
    bool large = false;
};

std::vector<run> all_runs()
{
    using enum mistake;
    auto const two_valid = violation::two_valid;
    auto const refused = violation::refused;
    auto const token = violation::token;
    return {
        // The rules as they are.
        {"two_reigns", {.clients = 3}},
        {"two_reigns_z_2", {.ttl = 3, .z = 2}},
        {"two_leases_each", {.leases = 2}},
        {"there_and_back", {.reigns = 3}},
        // Two fail-overs within `z`: a holder may be refused by a key that never counted.
        {"once_more", {.reigns = 3, .once_more = true, .looked_for = two_valid}},
        {"once_more_three_clients",
         {.clients = 3, .reigns = 3, .once_more = true, .looked_for = two_valid},
         violation::none,
         true},
        {"flushes", {.flushes = true}},
        {"flushes_and_promotions", {.reigns = 3, .flushes = true}},
        {"moved_slot", {.other_shard = true}},
        {"moved_slot_three_clients", {.clients = 3, .other_shard = true}, violation::none, true},
        {"tokens", {.tokens = true}},
        {"tokens_of_a_clock_behind", {.tokens = true, .behind = 1}},
        {"tokens_two_leases", {.leases = 2, .tokens = true, .rate = 3}, violation::none, true},
        {"three_clients_ttl_3", {.clients = 3, .ttl = 3}, violation::none, true},
        {"there_and_back_three_clients", {.clients = 3, .reigns = 3}, violation::none, true},
        {"there_and_back_two_leases", {.reigns = 3, .leases = 2}, violation::none, true},
        // A reclaim that takes the place of a key with a smaller token: no holder is refused.
        {"replacing", {.tokens = true, .reclaim_replaces = true}},
        {"replacing_there_and_back",
         {.reigns = 3, .tokens = true, .reclaim_replaces = true, .looked_for = two_valid},
         violation::none,
         true},
        {"replacing_two_leases",
         {.leases = 2, .tokens = true, .rate = 3, .reclaim_replaces = true},
         violation::none,
         true},
        // Looks at the reign now and then, as the library has them.
        {"looks", {.ttl = 3, .trusted = 1, .overlap = 2, .looked_for = two_valid}},
        {"looks_there_and_back",
         {.reigns = 3, .trusted = 1, .overlap = 2, .looked_for = two_valid}},
        {"looks_once_more",
         {.reigns = 3, .once_more = true, .trusted = 1, .overlap = 2, .looked_for = two_valid},
         violation::none,
         true},
        {"looks_with_a_short_ttl",
         {.reigns = 3, .ttl = 1, .z = 2, .trusted = 1, .overlap = 3, .looked_for = two_valid}},
        // Mistakes.
        {"guard_ignored", {.wrong = guard_ignored}, two_valid},
        {"marker_by_run_id", {.reigns = 3, .wrong = marker_by_run_id}, two_valid},
        {"bracket_missing", {.reigns = 3, .wrong = bracket_missing}, two_valid},
        {"zombie_counted", {.wrong = zombie_counted}, two_valid},
        {"reclaim_after_guard", {.wrong = reclaim_after_guard}, two_valid},
        {"reclaim_of_expired", {.wrong = reclaim_of_expired}, two_valid},
        {"crossing_with_less_than_z", {.wrong = crossing_with_less_than_z}, two_valid},
        {"laundering", {.other_shard = true, .wrong = laundering}, two_valid},
        {"extension_not_bracketed", {.reigns = 3, .wrong = extension_not_bracketed}, two_valid},
        {"markers_read_at_start", {.other_shard = true, .wrong = markers_read_at_start}, two_valid},
        {"heirs_trusted", {.other_shard = true, .wrong = heirs_trusted}, two_valid},
        {"epoch_ignored", {.reigns = 3, .once_more = true, .wrong = epoch_ignored}, two_valid},
        {"sent_in_guard", {.wrong = sent_in_guard}, refused},
        {"first_use_after_flush", {.flushes = true, .wrong = first_use_after_flush}, two_valid},
        {"looks_rarer_than_the_overlap",
         {.reigns = 3, .ttl = 3, .trusted = 2, .overlap = 2},
         two_valid},
        {"unheard_loss",
         {.reigns = 3, .trusted = 1, .overlap = 2, .wrong = unheard_loss},
         two_valid},
        // What the rules do not cover, as the documentation says.
        {"smaller_longest_ttl", {.wrong = smaller_longest_ttl}, two_valid},
        {"clocks_differ_by_the_ttl", {.tokens = true, .behind = 2}, token},
        {"tokens_faster_than_the_clock", {.leases = 2, .tokens = true}, token, true},
        {"late_look", {.reigns = 3, .trusted = 1, .overlap = 2, .wrong = late_look}, two_valid},
        {"goes_on_for_the_overlap",
         {.reigns = 3, .ttl = 3, .z = 2, .trusted = 1, .overlap = 2},
         two_valid},
        {"stale_copy_in_the_way", {.wrong = stale_copy_in_the_way}, refused},
    };
}

/// Makes a run. Returns whether it ended as expected.
bool go(run const& one, bool trace)
{
    auto rules = one.rules;
    if (one.expected != violation::none)
        rules.looked_for = one.expected;
    auto const result = model::search(rules, one.large ? 60'000'000 : 10'000'000);
    bool const good = is_double(one.expected) ? is_double(result.wrong)
                                              : result.wrong == one.expected && result.all;
    std::printf("%-30s %9zu states, %2d steps%s: %s%s\n", one.name, result.states, result.depth,
                result.all ? "" : " and more", text_of(result.wrong),
                good ? "" : "   <- NOT AS EXPECTED");
    if (trace || (!good && result.wrong != violation::none))
        std::fputs(result.trace.c_str(), stdout);
    std::fflush(stdout);
    return good;
}

} // namespace

int main(int argc, char** argv)
{
    bool large = false;
    std::string_view traced;
    for (int i = 1; i < argc; ++i) {
        std::string_view const word = argv[i];
        if (word == "--large") {
            large = true;
        } else if (word == "--trace" && i + 1 < argc) {
            traced = argv[++i];
        } else {
            std::fputs("colock_model [--large] [--trace NAME]\n", stderr);
            return 2;
        }
    }
    bool good = true;
    bool any = false;
    for (auto const& one : all_runs()) {
        if (traced.empty() ? one.large && !large : traced != one.name)
            continue;
        any = true;
        good = go(one, !traced.empty()) && good;
    }
    return good && any ? 0 : 1;
}
