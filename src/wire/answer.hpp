// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "wire/reader.hpp"
#include "wire/reply.hpp"

#include <colock/node_address.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colock::detail {

/// So much of an error is kept. What is shown of it is far less, see safe_text().
inline std::string_view kept_of_error(std::string_view text)
{
    constexpr std::size_t most = 4'096;
    return text.substr(0, most);
}

/// What a server says to a command, gathered from the values of one message.
class answer {
public:
    void on_node(resp_node const& node);

    /// Makes it ready for the next one.
    void clear();

    std::string const& error() const { return error_; }
    bool is_null() const { return form_ == resp::null && error_.empty(); }
    std::int64_t status() const { return error_.empty() ? numbers_[0] : 0; }
    std::int64_t value() const { return error_.empty() ? numbers_[1] : 0; }

    /// What it means to whoever sent the command. `native`: as one of the server's own.
    reply to(command const& what, bool native, node_address const& node);

private:
    static constexpr std::size_t texts_of_inspect = 5;

    void add_number(std::int64_t number);
    bool fits(command const& what, bool native) const;

    resp form_ = resp::null; ///< Of the whole.
    bool only_numbers_ = true;
    std::int64_t numbers_[2] = {0, 0};
    std::size_t count_ = 0;
    std::vector<std::int64_t> more_;
    std::vector<std::string> texts_;
    std::string error_;
};

} // namespace colock::detail
