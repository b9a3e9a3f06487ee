// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/fork_generation.hpp"
#include "base/strand.hpp"

#include <colock/error.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>

namespace colock::detail {

/// Whether a client can be used: its io_context lives, it is this process's own, and it is not
/// closed.
class lifetime {
public:
    // Any thread.
    asio::any_io_executor const& executor() const { return executor_; }
    strand_type const& strand() const { return strand_; }

    /// The io_context is gone, and everything pending with it.
    bool abandoned() const { return abandoned_.load(std::memory_order_acquire); }

    /// This is a child's copy of its parent's client.
    bool inherited() const
    {
        return generation_.load(std::memory_order_relaxed) != fork_generation();
    }

    /// Nothing is sent, and nobody is told anything, on behalf of this client any more.
    bool defunct() const { return inherited() || abandoned(); }

    /// The error of whatever a child asks of its parent's client.
    error_code forked() const;
    /// The parent had begun to close this client before the fork: a child need not close it.
    bool closed_by_parent() const
    {
        return left_to_parent_.load(std::memory_order_relaxed) && closing_;
    }

    /// On the strand.
    bool closing() const { return closing_; }
    /// What is said of a lease that is released.
    error_code not_held() const;

protected:
    explicit lifetime(asio::any_io_executor executor);
    ~lifetime() = default;

    void begin_closing() { closing_ = true; }
    void has_been_abandoned() { abandoned_.store(true, std::memory_order_release); }
    /// Drops all that belongs to the io_context, which is being destroyed.
    void let_go_of_context();
    void has_been_left_to_parent();

    /// One user more, or less, for whom the context is kept at work. False if it is gone.
    bool add_user();
    void remove_user();

private:
    asio::any_io_executor executor_;
    strand_type strand_;
    std::atomic<bool> abandoned_{false};
    std::atomic<std::uint32_t> generation_; ///< Of the process whose client this is.
    std::atomic<bool> left_to_parent_{false};
    bool closing_ = false;

    std::mutex work_mutex_;
    asio::any_io_executor
        work_; ///< Keeps the context at work for these users, unless there are none.
    std::size_t users_ = 0;
};

} // namespace colock::detail
