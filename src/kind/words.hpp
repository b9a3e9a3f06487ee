// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>

#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace colock::detail {

/// No head of a value is longer.
inline constexpr std::size_t longest_head = 24;

/// Writes the head of a value that has `size` parts, or bytes. Returns its end.
inline char* put_head(char* at, char type, std::size_t size)
{
    *at = type;
    auto* end = at + 1;
    if (size < 10) // nearly always
        *end++ = static_cast<char>('0' + size);
    else
        end = std::to_chars(end, at + longest_head - 2, size).ptr;
    *end++ = '\r';
    *end++ = '\n';
    return end;
}

inline void append_head(std::string& to, char type, std::size_t size)
{
    std::array<char, longest_head> head;
    to.append(head.data(), put_head(head.data(), type, size));
}

/// A word of a command as it goes over the wire.
inline void append_bulk(std::string& to, std::string_view word)
{
    append_head(to, '$', word.size());
    to.append(word);
    to.append("\r\n", 2);
}

/// One word of a command.
struct word {
    std::string_view text;
    std::string_view bulk; ///< As it goes over the wire, where it is kept in that form.
};

/// The words of one command, or of some that go together. They refer to texts of the command, of
/// its keys and of its script, which must outlive them; numbers are kept here.
class words {
public:
    words() = default;
    words(words const&) = delete;
    words& operator=(words const&) = delete;

    void add(std::string_view text, std::string_view bulk = {}) { all_.push_back({text, bulk}); }
    void add(std::integral auto number) { keep(std::to_string(number)); }
    /// Adds a text that nobody else keeps.
    void keep(std::string text) { add(kept_.emplace_back(std::move(text))); }

    /// What follows belongs to another command.
    void next_command() { ends_.push_back(all_.size()); }

    /// How many commands, each of which is answered.
    std::size_t commands() const { return ends_.size() + 1; }
    std::span<word const> command(std::size_t number) const
    {
        auto const begin = number == 0 ? 0 : ends_[number - 1];
        auto const end = number == ends_.size() ? all_.size() : ends_[number];
        return std::span{all_}.subspan(begin, end - begin);
    }

private:
    boost::container::small_vector<word, 16> all_;
    boost::container::static_vector<std::size_t, 3> ends_; ///< Of all commands but the last.
    boost::container::static_vector<std::string, 4> kept_; ///< Words refer to them: never moved.
};

} // namespace colock::detail
