// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "vote/node.hpp"

#include <memory>

namespace colock::detail {

class server_group;

/// Sends a command about many locks as one for each server that has some of them. Locks of a server
/// that is away are answered as not known at once, so that they do not delay the others.
void scatter(std::shared_ptr<server_group> const& through, command const& what,
             std::shared_ptr<reply_sink> sink);

} // namespace colock::detail
