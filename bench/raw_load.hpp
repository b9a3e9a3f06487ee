// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "recorder.hpp"
#include "silence_watch.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include <exception>
#include <functional>
#include <string>

namespace bench {
namespace asio = boost::asio;

/// Workers that send the commands of a lock without its logic.
class raw_load {
public:
    raw_load(asio::io_context& in, environment const& of, unsigned workers)
        : context{in}, env{of}, times{workers}, watch{in, std::bind_front(&raw_load::fail, this)}
    {
    }
    virtual ~raw_load() = default;
    raw_load(raw_load const&) = delete;
    raw_load& operator=(raw_load const&) = delete;

    /// Runs `begin`, which starts the workers, and all that it has started.
    sample run(asio::awaitable<void> begin);
    /// Starts a coroutine: a worker, or keep_time().
    void start(asio::awaitable<void> work);
    /// Measures, and then stops the workers.
    asio::awaitable<void> keep_time();

    asio::io_context& context;
    environment const& env;
    recorder times;
    silence_watch watch; ///< The connections are added by whoever makes them.
    std::string release_sha{};
    unsigned working = 0;

protected:
    /// Ends the run, which then throws the first error.
    void fail(std::exception_ptr error);

private:
    /// Closes the connections. Called when all that was started has ended.
    virtual void close() = 0;

    std::exception_ptr error_{};
};

} // namespace bench
