// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>

#include <exception>
#include <memory>
#include <utility>

namespace colock::detail {

namespace asio = boost::asio;

/// Everything that a client does happens on its one strand.
using strand_type = asio::strand<asio::any_io_executor>;

/// Ends the process by this exception, if it is one: what the coroutines of a strand end with.
///
/// An exception on a client's strand, out of memory for example, leaves things half done: a name
/// that nobody serves any more, a node that never connects again. Therefore everything that runs
/// there is noexcept.
inline void end_process_by(std::exception_ptr error) noexcept
{
    if (error)
        std::rethrow_exception(error);
}

/// As asio::post(). Where the executor is that of an io_context, as most often, its type is found
/// again: what has been erased takes memory twice.
template <class Function>
void post_on(asio::any_io_executor const& executor, Function&& function)
{
    if (auto const* const known = executor.target<asio::io_context::executor_type>())
        asio::post(*known, std::forward<Function>(function));
    else
        asio::post(executor, std::forward<Function>(function));
}

/// Runs what a caller has asked for on the strand: at once where nothing else runs there. Running
/// out of memory on the way there ends the process, too: Asio may leave a strand behind then that
/// runs nothing any more.
template <class Operation>
void enter(strand_type const& strand, Operation&& operation) noexcept
{
    auto run = [operation = std::forward<Operation>(operation)]() mutable noexcept { operation(); };
    // As asio::dispatch(), which asks the inner executor whether it blocks: type-erased, that takes
    // memory each time.
#ifdef BOOST_ASIO_NO_TS_EXECUTORS
    asio::dispatch(strand, std::move(run));
#else
    strand.dispatch(std::move(run), std::allocator<void>{});
#endif
}

} // namespace colock::detail
