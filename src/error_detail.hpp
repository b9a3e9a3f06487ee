// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/error.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>

namespace colock::detail {

class detailed_category;

/// The categories that make the messages of make_error_code(errc, detail), one for each text.
/// Thread safety: any thread.
class detail_table {
public:
    /// So that a server that words every error differently cannot fill the memory.
    static constexpr std::size_t most = 4'096;

    detail_table();
    ~detail_table();

    /// Equal to error_category(). Null when the text is new and the table full.
    boost::system::error_category const* find_or_add(std::string_view text);

private:
    std::mutex mutex_;
    std::map<std::string_view, std::unique_ptr<detailed_category const>> categories_;
};

} // namespace colock::detail
