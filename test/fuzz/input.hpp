// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace fuzz {

/// Ends the program with a report where an invariant does not hold: libFuzzer keeps the input.
inline void require(bool holds, char const* what_is_wrong)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken invariant: %s\n", what_is_wrong);
    std::abort();
}

/// Whether an enum has this value: if not, clang writes it as "(the enum)1".
template <auto Value>
constexpr bool has_name()
{
    std::string_view const text{__PRETTY_FUNCTION__};
    auto const behind = text[text.rfind(')') + 1];
    return behind < '0' || behind > '9';
}

/// How many values an enum has that counts from 0.
template <class Enum, std::size_t Known = 0>
constexpr std::size_t number_of_values()
{
    if constexpr (has_name<static_cast<Enum>(Known)>())
        return number_of_values<Enum, Known + 1>();
    else
        return Known;
}

/// The bytes of one run, taken from either end. Where they are used up there are zeros and empty
/// texts.
class input {
public:
    input(unsigned char const* data, std::size_t size)
        : left_{size == 0 ? std::string_view{}
                          : std::string_view{reinterpret_cast<char const*>(data), size}}
    {
    }

    bool empty() const { return left_.empty(); }

    unsigned char byte()
    {
        auto const first = text(1);
        return first.empty() ? 0 : static_cast<unsigned char>(first.front());
    }

    unsigned char last_byte()
    {
        if (left_.empty())
            return 0;
        auto const last = static_cast<unsigned char>(left_.back());
        left_.remove_suffix(1);
        return last;
    }

    /// At most so many.
    std::string_view text(std::size_t size)
    {
        auto const taken = left_.substr(0, size);
        left_.remove_prefix(taken.size());
        return taken;
    }

    std::string_view rest() { return text(left_.size()); }

private:
    std::string_view left_;
};

} // namespace fuzz
