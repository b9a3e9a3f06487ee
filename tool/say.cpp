// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "say.hpp"

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstddef>
#include <deque>
#include <mutex>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

namespace tool {

namespace {

using namespace std::chrono_literals;

void write_line(std::string const& line)
{
    // One write() keeps the line in one piece. If it fails, the line is lost.
    [[maybe_unused]] auto const written = ::write(STDERR_FILENO, line.data(), line.size());
}

/// Writes lines in a thread of its own. A write to a terminal that Ctrl-S has stopped, or to a full
/// pipe, may take for ever, and the thread that watches over the lock must not wait for it.
/// O_NONBLOCK would be no cure: other processes use the same open file.
class writer {
public:
    /// Throws std::system_error where there can be no thread.
    writer()
    {
        // Signals are for the other thread.
        sigset_t all;
        sigset_t before;
        ::sigfillset(&all);
        ::pthread_sigmask(SIG_SETMASK, &all, &before);
        try {
            std::thread{[this] { write_all(); }}.detach();
        } catch (...) {
            ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
            throw;
        }
        ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    }

    /// Drops the line if nobody has read for long.
    void add(std::string line)
    {
        std::lock_guard const guard{mutex_};
        if (lines_.size() < most_lines)
            lines_.push_back(std::move(line));
        changed_.notify_all();
    }

    void finish()
    {
        std::unique_lock guard{mutex_};
        changed_.wait_for(guard, 1s, [this] { return lines_.empty(); });
    }

private:
    static constexpr std::size_t most_lines = 100;

    [[noreturn]] void write_all()
    {
        std::unique_lock guard{mutex_};
        for (;;) {
            changed_.wait(guard, [this] { return !lines_.empty(); });
            auto const& line = lines_.front();
            guard.unlock();
            write_line(line);
            guard.lock();
            lines_.pop_front();
            changed_.notify_all();
        }
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_; ///< The first is being written.
};

writer* the_writer = nullptr; // Never deleted: its thread may be in a write() to the end.

} // namespace

void say(std::string const& what)
{
    auto line = "colock: " + what + '\n';
    try {
        if (!the_writer)
            the_writer = new writer;
        the_writer->add(std::move(line));
    } catch (std::system_error const&) {
        write_line(line);
    }
}

void finish_saying()
{
    if (the_writer)
        the_writer->finish();
}

} // namespace tool
