// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"

#include <colock/inspection.hpp>

#include <array>
#include <cstddef>
#include <string_view>

namespace colock::detail {

/// What a lease that is held means for another lease of the same name that is wanted.
enum class meeting {
    excludes, ///< The wanted one waits for the end of the held one.
    joins,    ///< It shares the grant of the held one.
    beside,   ///< It gets a grant of its own meanwhile. No kind allows this yet.
};

/// A kind of lock: all in which it differs from the others. Each is one constant, in a file of its
/// own beside its scripts.
struct kind {
    std::string_view name;
    std::size_t number;                                 ///< Its place in all_kinds.
    std::array<std::string_view, script_count> scripts; ///< In the order of enum script.

    /// How many locks one call of extend_all or check_all has at most: it holds up everybody else
    /// on the server.
    std::size_t most_in_a_batch;
    /// A lease that is released may pass its grant on to the next in line, without a word to the
    /// servers.
    bool hands_over;
    /// Each acquire mints one fencing token, whatever is asked for. Else it mints as many as the
    /// command says, with some for those to whom the grant is handed over.
    bool always_mints;
    /// An acquire reads the key before it changes it: the server tells the client of that change.
    bool hears_own_acquire;

    meeting (*meets)(lock_key const& held, lock_key const& wanted);

    /// Whether a key that an inspection has found is a lock of this kind, by its type in Redis and
    /// its holder.
    bool (*recognizes)(std::string_view type, std::string_view holder);
    lock_holder::kind shown_as;

    /// Adds what follows the script in EVAL: the count of the keys, the keys, the arguments.
    void (*add_arguments)(command const& what, words& to);
    /// See render_native(). Null where the server's own commands are of no use.
    bool (*native)(command const& what, compare_and_delete known, words& to);

    std::string_view source(script which) const { return scripts[static_cast<std::size_t>(which)]; }
};

extern kind const mutex_kind;
extern kind const reentrant_kind;
inline constexpr std::array<kind const*, 2> all_kinds{&mutex_kind, &reentrant_kind};

/// Adds the arguments for the kinds whose lock is one key with a counter beside it. `add_own` adds
/// what the kind's scripts take besides for each lock.
void add_common_arguments(command const& what, words& to,
                          void (*add_own)(command const& what, lock_key const& lock, words& to));

} // namespace colock::detail
