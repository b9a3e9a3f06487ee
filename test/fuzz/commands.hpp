// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"

#include "input.hpp"

#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// Which command an input means. The recorder of the seeds reads the numbers out of this file.

namespace fuzz {

using namespace colock::detail;

/// The number of a script in an input is its place here. New ones go to the end, so that those of
/// the recorded seeds stay right.
inline constexpr script all_scripts[] = {
    script::acquire,        script::extend,        script::extend_all,  script::check,
    script::check_all,      script::release,       script::fence,       script::inspect,
    script::mint,           script::force_release, script::marker,      script::stamp,
    script::replicated,     script::synced,        script::replication, script::slots,
    script::master_address, script::master,        script::sentinels,   script::sentinel_id,
    script::cluster_info,   script::cluster_id,
};

static_assert(std::size(all_scripts) == number_of_values<script>(),
              "all_scripts is not all of enum script");

/// What an input says of a command besides, a bit each.
enum class flag : unsigned char {
    native = 1,        ///< As the server's own command where there is one. A session decides alone.
    mints = 2,         ///< An acquire reserves a fencing token,
    counter_known = 4, ///< whose counter is known: as the server's own, this is a transaction.
    asking = 8,        ///< Behind an ASKING.
    spread = 16,       ///< Many locks, in several slots.
    lock_alone = 32,   ///< Without the counter.
    other_form = 64,   ///< A stamp is only renewed, a release tells who has the lock instead.
};

/// A command as three bytes of an input say it: the number of its script, that of the kind of lock,
/// and flags.
struct choice {
    choice() = default;
    choice(unsigned char number, unsigned char kind_number, unsigned char bits)
        : which{all_scripts[number % std::size(all_scripts)]},
          of{all_kinds[kind_number % all_kinds.size()]}, flags{bits}
    {
    }

    bool has(flag one) const { return flags & static_cast<unsigned char>(one); }

    script which = script::acquire;
    kind const* of = &mutex_kind;
    unsigned char flags = 0;
};

/// The next three bytes of an input.
inline choice next_choice(input& from)
{
    auto const number = from.byte();
    auto const kind_number = from.byte();
    return {number, kind_number, from.byte()};
}

/// Its last three.
inline choice last_choice(input& from)
{
    auto const bits = from.last_byte();
    auto const kind_number = from.last_byte();
    return {from.last_byte(), kind_number, bits};
}

inline constexpr std::size_t locks_in_a_batch = 3;
/// What a counter is known to stand at.
inline constexpr std::uint64_t known_counter = 5;

/// `name`: of the lock, or of the master that a sentinel is asked about. It ends with a letter or a
/// digit.
inline command make_command(choice const& by, std::string const& name,
                            std::shared_ptr<owner_state> const& owner)
{
    command made{.which = by.which,
                 .key = nullptr,
                 .id = lock_id{boost::uuids::uuid{}},
                 .ttl = std::chrono::seconds{10}};
    if (by.which == script::marker || by.which == script::stamp)
        made.key = std::make_shared<lock_key const>(lock_key::apart{name});
    else if (made.about_locks())
        made.key =
            std::make_shared<lock_key const>(*by.of, "", name, by.of->has_owners ? owner : nullptr,
                                             1u, colock::token_counter::colock);
    if (made.about_a_group())
        made.subject = std::make_shared<std::string const>(name);
    else if (by.which == script::force_release)
        made.subject = std::make_shared<std::string const>("somebody");
    if (made.of_many()) {
        made.locks = std::make_shared<std::vector<held_lock> const>(locks_in_a_batch,
                                                                    held_lock{made.key, made.id});
        made.spread = by.has(flag::spread);
    }
    made.lock_alone =
        by.has(flag::lock_alone) && (by.which == script::extend || made.begins_something());
    bool const mints = by.which == script::acquire && by.has(flag::mints) && !made.lock_alone;
    made.minting.tokens = mints || by.which == script::mint ? 1 : 0;
    if (mints && by.has(flag::counter_known))
        made.minting.counter_floor = known_counter;
    made.asking = by.has(flag::asking) && (made.about_locks() || by.which == script::stamp);
    made.only_if_there = by.has(flag::other_form) && by.which == script::stamp;
    made.asks_who_has_it = by.has(flag::other_form) && by.which == script::release;
    made.replicas = 1;
    return made;
}

} // namespace fuzz
