// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "options.hpp"
#include "rounds.hpp"
#include "setting.hpp"

#include <string>

namespace bench {

/// How the figures were got.
struct circumstances {
    setting here;
    version_of server;
    std::string address; ///< The server's, without a password.
    options asked;
};

void print_table(findings const&);

/// Throws system_error naming the file where it cannot be written: better before a run than after.
void check_writable(std::string const& file);

/// Throws as check_writable() does.
void write_json(findings const&, circumstances const&, std::string const& file);

} // namespace bench
