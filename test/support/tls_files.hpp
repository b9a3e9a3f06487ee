// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/temp_dir.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace support {

/// A certificate authority and a certificate by it for one host, made by the openssl command.
class tls_files {
public:
    explicit tls_files(std::string const& host = "localhost");

    std::string ca() const { return file("ca.crt"); }
    std::string certificate() const { return file("server.crt"); }
    std::string key() const { return file("server.key"); }

private:
    std::string file(char const* name) const { return (directory_.path() / name).string(); }

    temp_dir directory_;
};

} // namespace support
