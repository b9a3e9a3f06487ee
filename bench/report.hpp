// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "rounds.hpp"

#include <string>

namespace bench {

/// The machine and the build: "2 cores of ..." and "g++ ..., optimised, Boost ...".
std::string machine_text();
std::string build_text();

/// Whether figures of this build mean anything.
bool is_optimised_build();

void print_table(findings const&);

/// Throws system_error naming the file where it cannot be written: better before a run than after.
void check_writable(std::string const& file);

/// Throws as check_writable() does.
void write_json(findings const&, std::size_t nodes, std::string const& file);

} // namespace bench
