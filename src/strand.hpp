// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>

#include <memory>
#include <utility>

namespace colock::detail {

namespace asio = boost::asio;

/// Everything that a client does happens on its one strand.
using strand_type = asio::strand<asio::any_io_executor>;

/// Runs what a caller has asked for on the strand: at once where nothing else runs there.
template <class Operation>
void enter(strand_type const& strand, Operation&& operation)
{
    // As asio::dispatch(), which asks the inner executor whether it blocks: type-erased, that takes
    // memory each time.
#ifdef BOOST_ASIO_NO_TS_EXECUTORS
    asio::dispatch(strand, std::forward<Operation>(operation));
#else
    strand.dispatch(std::forward<Operation>(operation), std::allocator<void>{});
#endif
}

} // namespace colock::detail
