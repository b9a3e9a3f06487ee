// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <random>

namespace support {

/// Random choices that can be made again: set COLOCK_TEST_SEED to the seed that a failure has
/// printed.
class dice {
public:
    dice() : dice{choose_seed()} {}
    explicit dice(std::uint64_t seed) : seed_{seed}, engine_{seed_} {}

    std::uint64_t seed() const { return seed_; }

    /// From `least` to `most`, both included.
    int number(int least, int most) { return std::uniform_int_distribution{least, most}(engine_); }

    bool chance(int percent) { return number(1, 100) <= percent; }

    std::chrono::microseconds time(std::chrono::microseconds most)
    {
        return std::chrono::microseconds{number(0, static_cast<int>(most.count()))};
    }

private:
    static std::uint64_t choose_seed()
    {
        if (char const* const given = std::getenv("COLOCK_TEST_SEED"))
            return std::strtoull(given, nullptr, 10);
        return std::random_device{}();
    }

    std::uint64_t seed_;
    std::mt19937_64 engine_;
};

} // namespace support
