// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "scenario.hpp"

namespace bench {

colock::client_options environment::client_options() const
{
    colock::client_options result;
    result.prefix = prefix;
    result.client_name = "colock-bench";
    result.lock.ttl = ttl;
    return result;
}

} // namespace bench
