// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace bench {

/// What the command line asks for.
struct options {
    std::vector<std::string> scenarios; ///< Empty: all.
    std::string url;                    ///< Empty: a private server.
    unsigned workers = 64;
    unsigned processes = 4;
    unsigned nodes = 5;   ///< Servers of redlock, burst and reconnect.
    double seconds = 4.5; ///< Of measuring, per row of the table.
    unsigned items = 1'000'000;
    int rounds = 12; ///< Into which the seconds are divided.
    std::chrono::milliseconds ttl{10'000};
    std::string json;            ///< File to write; empty: none.
    std::optional<bool> fencing; ///< Only with tokens, or only without; empty: both.
    bool sabotage = false;
    std::string help; ///< The text of it, where it is asked for.
    bool list = false;
};

/// The command line cannot be understood; what() names the argument.
struct usage_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws usage_error. Scenario names are checked by whoever knows the scenarios.
options parse_options(int argc, char const* const* argv);

} // namespace bench
