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

/// The completion of the coroutines on a strand: ends the process where one of them has thrown.
///
/// An exception on a client's strand, out of memory for example, leaves things half done: a name
/// that nobody serves any more, a node that never connects again. Therefore everything that runs
/// there is noexcept.
inline void end_process_by(std::exception_ptr error) noexcept
{
    if (error)
        std::rethrow_exception(error);
}

/// As asio::post(). If the executor is that of an io_context, as it mostly is, it is used by its
/// own type: a type-erased executor allocates twice.
template <class Function>
void post_on(asio::any_io_executor const& executor, Function&& function)
{
    if (auto const* const known = executor.target<asio::io_context::executor_type>())
        asio::post(*known, std::forward<Function>(function));
    else
        asio::post(executor, std::forward<Function>(function));
}

/// Runs a caller's operation on the strand: at once where this thread runs the executor and nothing
/// else runs on the strand. Running out of memory here ends the process, too, since Asio may leave
/// behind a strand that runs nothing any more.
template <class Operation>
void enter(strand_type const& strand, Operation&& operation) noexcept
{
    auto run = [operation = std::forward<Operation>(operation)]() mutable noexcept { operation(); };
    // As asio::dispatch(), but without asking the inner executor whether it may block: of a
    // type-erased executor, that question allocates each time.
#ifdef BOOST_ASIO_NO_TS_EXECUTORS
    asio::dispatch(strand, std::move(run));
#else
    strand.dispatch(std::move(run), std::allocator<void>{});
#endif
}

} // namespace colock::detail
