// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "rounds.hpp"

#include <string>

namespace bench {

void print_table(findings const&);

/// Throws system_error naming the file where it cannot be written: better before a run than after.
void check_writable(std::string const& file);

/// Throws as check_writable() does.
void write_json(findings const&, std::size_t nodes, std::string const& file);

} // namespace bench
