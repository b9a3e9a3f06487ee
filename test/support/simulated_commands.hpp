// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_client.hpp"
#include "support/simulated_keyspace.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace support {

/// One run of a command of Redis.
struct simulated_call {
    simulated_keyspace& keys;
    std::vector<std::pair<std::string, std::string>>& published; ///< Channels and messages.
    simulated_keyspace::connection by;
    std::vector<std::string> const& words; ///< From the command's name on.
};

/// A command of Redis that is simulated, and what Redis's own table says of it.
struct simulated_command {
    enum class effect {
        none,
        reads,  ///< Makes the server tell of the next change of its keys.
        writes, ///< Refused by a replica.
        grows,  ///< Writes, and is refused without memory.
    };

    std::string_view name;
    std::size_t least_words;
    std::size_t most_words;
    effect kind;
    std::size_t keys; ///< How many of the words after its name, at most, are keys.
    redis_value (*run)(simulated_call const&);

    bool writes() const { return kind == effect::writes || kind == effect::grows; }

    /// Null if there is none with this name, whose case does not matter.
    static simulated_command const* find(std::string_view name);
};

/// An error reply.
redis_value simulated_error(std::string text);

} // namespace support
