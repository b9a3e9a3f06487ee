// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/entropy.hpp"

#include <boost/uuid/uuid_io.hpp>

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

using colock::detail::entropy;

namespace {

/// What one process draws from a generator that was made before, and how long that is.
std::string draw(entropy& from)
{
    return to_string(from.uuid()) + to_string(from.uuid()) +
           to_string(colock::detail::fresh_uuid());
}
constexpr std::size_t size_of_id = 36;
constexpr std::size_t size_of_all = 3 * size_of_id;

std::string drawn_in_a_child(entropy& from)
{
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    auto const child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        auto const all = draw(from);
        bool const told = ::write(ends[1], all.data(), all.size()) == ::ssize_t{size_of_all};
        ::_exit(told ? 0 : 1);
    }
    ::close(ends[1]);
    char told[size_of_all + 1];
    auto const size = ::read(ends[0], told, sizeof told); // So few bytes are written at once.
    ::close(ends[0]);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(status == 0);
    REQUIRE(size == ::ssize_t{size_of_all});
    return {told, size_of_all};
}

} // namespace

TEST_CASE("lock_ids differ in processes that were copied with their generator")
{
    entropy common;
    std::string all = draw(common);
    for (int i = 0; i < 8; ++i)
        all += drawn_in_a_child(common);
    all += draw(common);
    std::set<std::string> ids;
    for (std::size_t at = 0; at < all.size(); at += size_of_id) {
        auto const id = all.substr(at, size_of_id);
        CHECK_MESSAGE(id[14] == '4', id); // of random bits
        CHECK_MESSAGE(std::string{"89ab"}.find(id[19]) != std::string::npos, id);
        ids.insert(id);
    }
    CHECK(ids.size() == 10 * 3);
}
