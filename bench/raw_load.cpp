// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "raw_load.hpp"

#include "plain_stream.hpp"

#include <boost/asio/co_spawn.hpp>

#include <utility>

namespace bench {

sample raw_load::run(asio::awaitable<void> begin)
{
    asio::co_spawn(context, std::move(begin), [this](std::exception_ptr error) {
        if (error)
            fail(error);
    });
    watch.start();
    context.run();
    if (error_)
        naming(env.nodes.front(), [this] { std::rethrow_exception(error_); });
    return times.result();
}

void raw_load::start(asio::awaitable<void> work)
{
    ++working;
    asio::co_spawn(context, std::move(work), [this](std::exception_ptr error) {
        if (error)
            fail(error);
        else if (--working == 0) {
            watch.stop();
            close();
        }
    });
}

asio::awaitable<void> raw_load::keep_time()
{
    co_await sleep_for(env.warm_up);
    co_await keep_pace(times, env.measured);
    times.stop();
}

void raw_load::fail(std::exception_ptr error)
{
    if (!error_)
        error_ = error;
    context.stop();
}

} // namespace bench
