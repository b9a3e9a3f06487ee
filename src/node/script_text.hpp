// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "node/node.hpp"

#include <string>
#include <string_view>

namespace colock::detail {

struct script_text {
    std::string_view source;
    std::string sha1; ///< As EVALSHA wants it: 40 hexadecimal digits.
};

script_text const& text_of(script which);

} // namespace colock::detail
