// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <doctest/doctest.h>
#include <string>

namespace support {

/// How many leases a test of very many of them takes: COLOCK_TEST_LEASES says it, or the test.
inline unsigned leases_wanted(unsigned by_default)
{
    char const* const given = std::getenv("COLOCK_TEST_LEASES");
    if (!given)
        return by_default;
    std::size_t read = 0;
    auto const wanted = std::stoul(given, &read);
    REQUIRE_MESSAGE((wanted >= 1'000 && wanted <= 1'000'000 && given[read] == '\0'),
                    "COLOCK_TEST_LEASES is no number from 1000 to 1000000");
    return static_cast<unsigned>(wanted);
}

} // namespace support
