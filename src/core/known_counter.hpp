// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/saturating_add.hpp"

#include <colock/clock.hpp>

#include <chrono>
#include <cstdint>

namespace colock::detail {

/// What a client knows of the fencing counter of a name: where it stands at least, and for how long
/// the server keeps it at least, if all use the name with the same options.
///
/// It knows that only as long as no connection was made anew: a server that was away may have come
/// back with an older state.
class known_counter {
public:
    /// An acquire was granted that was sent when so many connections had been made. `by_script`:
    /// the script granted it, and has set the counter's life, which a native acquire does not.
    void granted(clock::time_point sent, std::uint64_t connections, std::uint64_t last_token,
                 bool by_script, std::chrono::milliseconds life)
    {
        floor_ = last_token;
        if (by_script) {
            connections_ = connections;
            ends_ = saturating_add(sent, life);
        }
    }

    /// An attempt was not granted: nothing is known any more, so the next one asks the script.
    void forget() { floor_ = 0; }

    /// Where it stands at least, if it lives as long as is needed; else 0.
    std::uint64_t floor(clock::time_point now, std::uint64_t connections,
                        std::chrono::milliseconds needed) const
    {
        bool const known = connections == connections_ && saturating_add(now, needed) <= ends_;
        return known ? floor_ : 0;
    }

private:
    std::uint64_t floor_ = 0;
    std::uint64_t connections_ = 0;
    clock::time_point ends_{};
};

} // namespace colock::detail
