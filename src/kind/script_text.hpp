// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "vote/node.hpp"

#include <string>
#include <string_view>

namespace colock::detail {

struct script_text {
    std::string_view source;
    std::string sha1; ///< As EVALSHA wants it: 40 hexadecimal digits.
    int keys;         ///< How many of its arguments are keys.
    std::string
        by_hash_arguments; ///< The first two arguments of EVALSHA, as they go over the wire.
    std::string by_source_arguments; ///< Likewise of EVAL.
};

script_text const& text_of(script which, layout kind);

} // namespace colock::detail
