// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/lifetime.hpp"

#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/prefer.hpp>
#include <boost/asio/system_executor.hpp>

#include <utility>

namespace colock::detail {

lifetime::lifetime(asio::any_io_executor executor)
    : executor_{std::move(executor)}, strand_{asio::make_strand(executor_)}, generation_{
                                                                                 fork_generation()}
{
}

error_code lifetime::forked() const
{
    if (left_to_parent_.load(std::memory_order_relaxed))
        return make_error_code(closing_ ? errc::client_closed : errc::forked);
    return make_error_code(errc::forked, "io_context::notify_fork() was not called in the child");
}

error_code lifetime::not_held() const
{
    if (inherited())
        return forked();
    return make_error_code(closing_ ? errc::client_closed : errc::not_held);
}

void lifetime::let_go_of_context()
{
    {
        std::lock_guard const lock{work_mutex_};
        work_ = nullptr;
    }
    executor_ = asio::system_executor{};
    auto const last = std::move(strand_);
}

void lifetime::has_been_left_to_parent()
{
    generation_.store(0, std::memory_order_relaxed); // also where fork() was not what made the copy
    left_to_parent_.store(true, std::memory_order_relaxed);
}

bool lifetime::add_user()
{
    std::lock_guard const lock{work_mutex_};
    if (abandoned())
        return false;
    if (users_++ == 0)
        work_ = asio::prefer(executor_, asio::execution::outstanding_work.tracked);
    return true;
}

void lifetime::remove_user()
{
    std::lock_guard const lock{work_mutex_};
    if (--users_ == 0)
        work_ = nullptr;
}

} // namespace colock::detail
