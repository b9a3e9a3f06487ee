// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "kind/script_text.hpp"

#include <colock/inspection.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace colock::detail {

/// One of the scripts that are the same for all kinds.
script_text const& common_script(script which);

/// A kind of lock: all in which it differs from the others. Each is one constant, in a file of its
/// own beside its scripts.
struct kind {
    std::string_view name;
    std::size_t number;                                ///< Its place in all_kinds.
    std::array<script_text, own_script_count> scripts; ///< In the order of enum script.

    /// How many locks one call of extend_all or check_all has at most: it holds up everybody else
    /// on the server.
    std::size_t most_in_a_batch;
    /// The most for a call that is divided among `servers`; still one where locks go alone.
    std::size_t most_in_shared_batch(std::size_t servers) const
    {
        return most_in_a_batch == 1 ? 1 : most_in_a_batch * servers;
    }
    /// How many lock_ids one release may name, of which one may have the lock, see
    /// command::others(). At least 1.
    std::size_t most_in_a_release;
    /// A lease that is released may pass its grant on to the next in line, without a word to the
    /// servers.
    bool hands_over;
    /// A lease may share the grant of another: meets() may say that it joins. So far only where an
    /// owner keeps the token that they share: has_owners and always_mints, and nothing is handed
    /// over.
    bool joins;
    /// Its keys name an owner, who may have other leases of the same lock, also with other clients.
    bool has_owners;
    /// A refused acquire is repeated with the same lock_id: the scripts remember who waits.
    bool keeps_lock_id;
    /// Each acquire mints one fencing token, whatever is asked for. Else it mints as many as the
    /// command says, with some for those to whom the grant is handed over.
    bool always_mints;
    /// An acquire that is refused is told when the first of several lock_ids ends, beside when the
    /// last does.
    bool tells_first_end;
    /// An acquire reads the key before it changes it: the server tells the client of that change.
    bool hears_own_acquire;

    /// What a held lock means for one that is wanted; both are of this kind.
    meeting (*meets)(lock_key const& held, lock_key const& wanted);

    /// Whether a key that an inspection has found is a lock of this kind, by its type in Redis and
    /// its holder.
    bool (*recognizes)(std::string_view type, std::string_view holder);
    lock_holder::kind shown_as;

    /// Adds what follows the script in EVAL: the count of the keys, the keys, the arguments.
    void (*add_arguments)(command const& what, words& to);
    /// See render_native(). Null where the server's own commands are of no use.
    bool (*native)(command const& what, compare_and_delete known, words& to);
    /// Whether an acquire needs only to increment a counter of which the client knows enough.
    bool steps_known_counter() const { return native != nullptr; }

    script_text const& source(script which) const
    {
        auto const place = static_cast<std::size_t>(which);
        return place < own_script_count ? scripts[place] : common_script(which);
    }
};

extern kind const mutex_kind;
extern kind const reentrant_kind;

/// In the order of their numbers. In a file of its own, so that a test program can list one more.
extern std::span<kind const* const> const all_kinds;

/// Adds the arguments for the kinds whose lock is one key with a counter beside it. `add_own` adds
/// what the kind's scripts take besides for each lock.
void add_common_arguments(command const& what, words& to,
                          void (*add_own)(command const& what, lock_key const& lock, words& to));

} // namespace colock::detail
