// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/asio.hpp"

#include <boost/asio/io_context.hpp>

namespace support {

/// As it ends it shuts its services down twice, as Boost's own does in 1.88 and not in 1.81.
class context_shut_twice : public asio::io_context {
public:
    context_shut_twice() = default;
    ~context_shut_twice() { shutdown(); }
};

} // namespace support
