// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <algorithm>
#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace tool {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

/// The lock that a command is about.
struct named_lock {
    std::string name;
    std::vector<colock::node_address> servers;
};

struct run_options {
    named_lock lock;
    milliseconds ttl{30s};
    /// The greatest ttl that anybody uses for these locks. Nothing: 30 s, or the ttl.
    std::optional<milliseconds> longest_ttl;
    std::optional<milliseconds> wait; ///< Nothing: as long as it takes. Zero: one attempt.
    std::optional<milliseconds> grace;
    std::vector<std::string> command;

    /// How long before the end of the lease what is run must be gone: a busy machine may be late in
    /// killing it.
    milliseconds kill_margin() const { return std::min<milliseconds>(ttl / 20, 250ms); }
    milliseconds longest_ttl_in_effect() const
    {
        return longest_ttl.value_or(std::max<milliseconds>(30s, ttl));
    }
    milliseconds most_grace() const { return ttl / 2 - kill_margin(); }
    /// By default at most a sixth of the ttl. With a renewal every third of it, a server may still
    /// be away for nearly half of the ttl.
    milliseconds grace_in_effect() const
    {
        return grace.value_or(std::min<milliseconds>(5s, ttl / 6));
    }
};

struct show_options {
    named_lock lock;
    bool json = false;
};

struct break_options {
    named_lock lock;
    std::string holder;
};

struct watch_options {
    named_lock lock;
    milliseconds interval{1s};
};

/// What the caller has to change: the message names it.
struct usage_error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Parses "500ms", "30s", "5m" or "1h". Throws usage_error, whose message names no option.
milliseconds parse_duration(std::string const& text);

/// Escapes what could harm a terminal in a text that anybody may have written; and turns it back.
std::string printable(std::string const& text);
std::string from_printable(std::string const& text);

} // namespace tool
