// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/tls_files.hpp"

#include "support/process.hpp"

#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <unistd.h>

namespace support {

namespace {

void openssl(std::vector<std::string> command, std::filesystem::path const& log)
{
    command.insert(command.begin(), "openssl");
    auto const shown = command[1];
    int const file = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    process run{std::move(command), {.output = file, .errors = file}};
    ::close(file);
    if (run.wait() != 0) {
        std::ostringstream text;
        text << std::ifstream{log}.rdbuf();
        throw std::runtime_error{"openssl " + shown + " failed: " + text.str()};
    }
}

} // namespace

tls_files::tls_files(std::string const& host)
{
    auto const log = directory_.path() / "openssl.log";
    auto const extensions = file("server.ext");
    bool const is_address =
        host.find_first_not_of("0123456789.") == host.npos || host.find(':') != host.npos;
    std::ofstream{extensions} << "subjectAltName=" << (is_address ? "IP:" : "DNS:") << host << '\n';
    openssl({"req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-days", "2", "-subj", "/CN=colock test CA", "-keyout", file("ca.key"), "-out", ca()},
            log);
    openssl({"req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-subj", "/CN=" + host, "-keyout", key(), "-out", file("server.csr")},
            log);
    openssl({"x509", "-req", "-in", file("server.csr"), "-CA", ca(), "-CAkey", file("ca.key"),
             "-set_serial", "1", "-days", "2", "-extfile", extensions, "-out", certificate()},
            log);
}

} // namespace support
