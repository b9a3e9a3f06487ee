// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>

#include <concepts>
#include <string>
#include <string_view>
#include <utility>

namespace colock::detail {

/// A word of a command as it goes over the wire.
inline void append_bulk(std::string& to, std::string_view word)
{
    to += '$';
    to += std::to_string(word.size());
    to += "\r\n";
    to += word;
    to += "\r\n";
}

/// One word of a command.
struct word {
    std::string_view text;
    std::string_view bulk; ///< As it goes over the wire, where it is kept in that form.
};

/// The words of one command. They refer to texts of the command, of its keys and of its script,
/// which must outlive them; numbers are kept here.
class words {
public:
    words() = default;
    words(words const&) = delete;
    words& operator=(words const&) = delete;

    void add(std::string_view text, std::string_view bulk = {}) { all_.push_back({text, bulk}); }
    void add(std::integral auto number) { keep(std::to_string(number)); }
    /// Adds a text that nobody else keeps.
    void keep(std::string text) { add(kept_.emplace_back(std::move(text))); }

    word const* begin() const { return all_.data(); }
    word const* end() const { return begin() + all_.size(); }

private:
    boost::container::small_vector<word, 12> all_;
    boost::container::static_vector<std::string, 4> kept_; ///< Which it never moves.
};

} // namespace colock::detail
