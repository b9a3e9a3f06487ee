// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string>
#include <string_view>

namespace colock::detail {

/// What a text means in which some bytes may be written with a backslash, as in C and in JSON:
/// \" \n \x1f \037 \u001f.
std::string without_backslashes(std::string_view text);

/// What a text means in which some bytes may be written as in a URL: %1f, and in a form also + for
/// a space.
std::string without_percents(std::string_view text);
std::string without_form(std::string_view text);

/// The letters and digits of a text in which other bytes may be written in either way.
std::string letters_and_digits(std::string_view text);

} // namespace colock::detail
