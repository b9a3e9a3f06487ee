// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "entropy.hpp"

namespace colock::detail {

entropy::entropy() : numbers_{std::random_device{}()} {}

boost::uuids::uuid entropy::uuid()
{
    return uuids_();
}

} // namespace colock::detail
