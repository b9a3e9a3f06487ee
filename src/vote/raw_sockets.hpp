// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/redis/connection.hpp>

namespace colock::detail {

/// Closes the sockets of a connection in this process only: a parent process goes on using them. Neither
/// shutdown() nor TLS's close_notify; operations that are under way are cancelled.
void close_raw_sockets(boost::redis::connection& connection);

} // namespace colock::detail
