// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_server.hpp"

namespace bench {

/// A redis-server for this run alone. It ends with this object, and with the process however that
/// ends; a SIGINT or SIGTERM leaves no files either. One at a time.
class private_server {
public:
    /// Throws runtime_error that says what to do where there is no redis-server.
    private_server();
    ~private_server();

    colock::node_address address() const { return server_.address(); }

private:
    support::redis_server server_;
};

} // namespace bench
