// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstdint>

namespace support {

/// A free port of 127.0.0.1 that no other test takes for itself as long as this exists, also while
/// nobody listens there: a server that was killed can be started there again. But the bus of a
/// Cluster's server, at its port plus 10,000, may come in the way.
class reserved_port {
public:
    reserved_port();
    ~reserved_port();
    reserved_port(reserved_port&& other) noexcept;
    reserved_port& operator=(reserved_port&& other) noexcept;

    std::uint16_t number() const { return number_; }

private:
    int mark_ = -1; ///< A socket whose name is in use as long as this exists.
    std::uint16_t number_ = 0;
};

/// A port of 127.0.0.1 on which no test listens as long as this process lives.
std::uint16_t unused_port();

} // namespace support
