// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/strand.hpp>

namespace colock::detail {

namespace asio = boost::asio;

/// Everything that a client does happens on its one strand.
using strand_type = asio::strand<asio::any_io_executor>;

} // namespace colock::detail
