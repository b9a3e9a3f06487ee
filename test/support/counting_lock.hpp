// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace support {

/// A kind of lock that only the tests have: two permits, of which a lease takes one or both. Leases
/// are held side by side, and the server remembers who waits. It is for one server only: over
/// three, three leases could each have a majority.
class counting_lock : public colock::basic_mutex {
public:
    counting_lock(colock::client& locks, std::string_view name, std::uint32_t permits,
                  std::optional<colock::lock_options> options = {});
};

} // namespace support
