// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/entropy.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <iterator>
#include <sys/random.h>
#include <system_error>

namespace colock::detail {

namespace {

/// Draws random bytes, at most 256: getrandom() never gives only a part of so few.
void draw(void* to, std::size_t size)
{
    while (::getrandom(to, size, 0) != static_cast<ssize_t>(size)) {
        if (errno != EINTR)
            throw std::system_error{errno, std::generic_category(), "getrandom"};
    }
}

std::uint64_t seed()
{
    std::uint64_t drawn = 0;
    draw(&drawn, sizeof drawn);
    return drawn;
}

} // namespace

boost::uuids::uuid fresh_uuid()
{
    std::uint8_t bytes[16];
    draw(bytes, sizeof bytes);
    bytes[6] = (bytes[6] & 0x0f) | 0x40; // version 4
    bytes[8] = (bytes[8] & 0x3f) | 0x80; // the variant of RFC 9562
    boost::uuids::uuid result;
    std::copy(std::begin(bytes), std::end(bytes), result.begin());
    return result;
}

entropy::entropy() : numbers_{seed()} {}

boost::uuids::uuid entropy::uuid()
{
    return fresh_uuid();
}

} // namespace colock::detail
