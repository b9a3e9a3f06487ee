// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

namespace tool {

/// The exit codes of colock, where it does not pass on that of a command. Most of the numbers are
/// those of sysexits.h.
enum exit_code : int {
    success = 0,
    lock_is_free = 1, ///< From break also where another has it.
    usage = 64,       ///< EX_USAGE
    unavailable = 69, ///< EX_UNAVAILABLE
    lock_lost = 70,
    system_trouble = 71,   ///< EX_OSERR
    locked_by_others = 75, ///< EX_TEMPFAIL
    not_executable = 126,  ///< As the shell has it.
    not_found = 127,       ///< Likewise.
    ended_by_signal = 128, ///< Plus the number of the signal.
};

} // namespace tool
