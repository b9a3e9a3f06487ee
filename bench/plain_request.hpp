// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bench {

/// Commands that are sent together.
class plain_request {
public:
    template <class... Words>
    void push(Words const&... words)
    {
        push_range({word(words)...});
    }
    void push_range(std::vector<std::string> const& words);

    std::string const& bytes() const { return bytes_; }
    std::size_t commands() const { return commands_; }

private:
    static std::string word(std::integral auto number) { return std::to_string(number); }
    static std::string word(std::string_view text) { return std::string{text}; }

    std::string bytes_;
    std::size_t commands_ = 0;
};

} // namespace bench
