// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "network.hpp"
#include "workers.hpp"

#include <cstdint>
#include <string>

namespace simulation {

/// What keeps servers from running commands about locks, from dice of its own: masters that may not
/// write, users who lose their rights, other programs that set the keys of locks, and servers that
/// quote what they do not know.
class refused_commands {
public:
    refused_commands(network& servers, std::uint64_t seed, habits const& work, bool overwrites)
        : servers_{servers}, random_{seed}, ttl_{work.ttl}, reentrant_{work.reentrant},
          overwrites_{overwrites}
    {
    }

    nanoseconds some_time(nanoseconds most) { return random_.time(0ns, most); }
    /// Any host; unless they are `single` servers, most often a master.
    host& some_host(bool single);

    /// Lets one of these happen to a host. Returns in words which; empty if nothing happens.
    std::string refuse_some(host& server);

private:
    std::string quote_greeting(host& server);
    std::string refuse_writes(host& server);
    std::string deny(host& server);
    std::string overwrite(host& server);

    network& servers_;
    dice random_;
    milliseconds ttl_;
    bool reentrant_;
    bool overwrites_;
};

} // namespace simulation
