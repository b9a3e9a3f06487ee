// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/error.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace colock::detail {

class detailed_category;

/// The categories that make the messages of make_error_code(errc, detail), one for each text. All
/// of it is kept for ever, hence the bounds: servers and networks can word errors in any number of
/// ways.
/// Thread safety: any thread.
class detail_table {
public:
    static constexpr std::size_t most_bytes = 1'024 * 1'024; ///< What all texts may take.
    static constexpr std::size_t reserved = 64 * 1'024;      ///< Of that, for shortened ones only.
    static constexpr std::size_t last_reserved = 16 * 1'024; ///< Of that, for the shortest.
    static constexpr std::size_t longest = 4 * 1'024;        ///< Longer ones are shortened at once.

    detail_table();
    ~detail_table();

    /// The one of make_error_code(). A child of fork() may use it whatever other threads were doing
    /// in the parent, if it was made by then.
    static detail_table& of_process();

    /// A category for this text, equal to error_category(). If there is no room for the text, one
    /// for the shortened text, or else for the shortest; null if there is no room for that either.
    boost::system::error_category const* find_or_add(std::string_view text);

private:
    using categories = std::map<std::string_view, std::unique_ptr<detailed_category const>>;

    /// What the table needs for an entry beside the text.
    static constexpr std::size_t overhead = 128;

    boost::system::error_category const* find_or_add(std::string_view text, std::size_t budget);

    std::mutex mutex_;
    categories categories_;
    std::size_t used_ = 0;
};

/// What is kept of each part of a message that is shortened.
enum class kept_of_part {
    error,   ///< The error and what it is about: "node unavailable: 10.0.0.1:6379".
    subject, ///< What it is about: "10.0.0.1:6379". Errors of nodes combine in many ways.
};

/// The message with only what is kept of each part. One about several nodes has a part for each:
/// "node unavailable: 10.0.0.1:6379: refused; ...". Parts that do not say what they are about are
/// left out.
std::string shortened(std::string_view text, kept_of_part kept);

} // namespace colock::detail
