// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_server.hpp"

namespace support {

/// A server that is a Cluster by itself, and serves. It takes two seconds after its start to do so,
/// so a few that have no options are started ahead.
redis_server cluster_of_one(server_options options);

} // namespace support
