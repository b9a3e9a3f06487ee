// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "options.hpp"

#include <string>
#include <variant>

namespace tool {

/// What there is to be said, as it was asked for.
struct text_wanted {
    std::string text;
};

using request = std::variant<text_wanted, run_options, show_options, watch_options, break_options>;

/// What the command line asks for. Throws usage_error.
request parse(int argc, char const* const* argv);

/// The man page, made of what --help is made of, in the language of man.
std::string man_page();

} // namespace tool
