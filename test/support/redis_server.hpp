// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/process.hpp"
#include "support/redis_client.hpp"
#include "support/reserved_port.hpp"
#include "support/temp_dir.hpp"
#include "support/tls_files.hpp"

#include <colock/node_address.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace support {

/// Whether "localhost" is this machine, so that a server can be had over TLS by its name. It is not
/// where /etc/hosts is missing, as in a chroot that was just made.
bool knows_localhost();

struct server_options {
    std::string password{}; ///< Of the default user (requirepass).
    bool tls = false;       ///< The TCP port speaks TLS, by a certificate for "localhost",
    std::shared_ptr<tls_files const> shared_files{}; ///< or by this, for "127.0.0.1".
    bool sentinel = false;                ///< It has no data, and watches servers that have.
    std::vector<std::string> launcher{};  ///< What starts redis-server, such as "env", "TZ=UTC".
    std::vector<std::string> arguments{}; ///< More of redis-server's, such as "--maxmemory", "1mb".
};

/// A real redis-server on a free port of 127.0.0.1 and on a Unix domain socket, in a directory of
/// its own. It keeps nothing on disk unless its arguments say so. Ends with this object.
class redis_server {
public:
    /// Returns when the server answers.
    explicit redis_server(server_options options = {});

    std::uint16_t port() const { return port_.number(); }
    std::string socket_path() const { return file("redis.sock"); }
    std::string ca_file() const { return tls_ ? tls_->ca() : std::string{}; }
    /// With TLS: the server's files. A client may use them where it is asked for a certificate.
    tls_files const& files() const { return *tls_; }

    /// Over TCP as the default user; over TLS, by the name in the certificate.
    colock::node_address address() const;
    colock::node_address unix_address() const;

    /// SIGSTOP and SIGCONT: a server that hangs with its connections open.
    void pause() { process_.pause(); }
    void resume() { process_.resume(); }

    /// SIGKILL. It is gone when this returns.
    void kill();

    /// Kills it if it runs, and starts it on the same port and socket: with what it has kept on
    /// disk, or empty.
    void restart();

    /// With these further arguments from now on.
    void restart(std::vector<std::string> const& more_arguments);

    /// A new administrator's connection, over the Unix domain socket, logged in.
    std::unique_ptr<redis_client> connect(milliseconds limit = stuck) const;

    /// A command over the one administrator's connection. An error reply throws.
    redis_value command(std::vector<std::string> const& words);

    /// The same, where an error reply may be what is looked for.
    redis_value try_command(std::vector<std::string> const& words);

    /// The names of the keys that match, sorted.
    std::vector<std::string> keys_matching(std::string const& pattern = "*");

    /// One number of INFO.
    std::int64_t info(std::string const& section, std::string const& field);

    /// How often it has run a command, also within scripts.
    std::uint64_t calls_of(std::string const& command);

    /// What it has logged.
    std::string log() const;

private:
    std::string file(char const* name) const { return (directory_.path() / name).string(); }
    void launch();
    bool start_once();

    server_options options_;
    temp_dir directory_;
    std::shared_ptr<tls_files const> tls_;
    reserved_port port_;
    bool started_ = false;
    process process_;
    std::unique_ptr<redis_client> administrator_;
};

} // namespace support
