// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_client.hpp"

#include <string>
#include <string_view>

namespace support {

// The bytes of RESP3, as a server writes them.

/// What ends with the line: a type and a number or a word.
void add_line(std::string& to, char kind, std::string_view text);
/// Text of any bytes, behind its length.
void add_blob(std::string& to, char kind, std::string_view text);
void add_value(std::string& to, redis_value const& value);

} // namespace support
