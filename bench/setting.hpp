// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string>

namespace bench {

struct version_of {
    std::string name;
    std::string version;

    std::string text() const { return name + ' ' + version; }
};

/// Where and when figures are taken, and by what build.
struct setting {
    std::string processor; ///< The model's name.
    int processors = 0;    ///< Those that this process may use.
    version_of system;     ///< The kernel's: "Linux 6.1.0".
    std::string architecture;
    version_of compiler;
    std::string build_type; ///< CMake's.
    std::string boost;
    std::string colock;
    std::string date; ///< UTC, ISO 8601.

    /// "2 cores of ..." and "g++ ..., optimised, Boost ...".
    std::string machine_text() const;
    std::string build_text() const;
};

setting this_setting();

/// Whether figures of this build mean anything.
bool is_optimised_build();

} // namespace bench
