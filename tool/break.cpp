// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "exit_code.hpp"
#include "say.hpp"

#include <colock.hpp>

#include <boost/asio/io_context.hpp>

namespace tool {

namespace asio = boost::asio;
using colock::error_code;

int break_lock(break_options const& options)
{
    asio::io_context io{1};
    colock::client locks{io, options.lock.servers, patient()};
    int result = unavailable;
    locks.async_force_release(options.lock.name, options.holder, [&](error_code error) {
        if (!error)
            result = success;
        else if (error == colock::errc::not_held)
            result = lock_is_free;
        if (error == colock::errc::not_held)
            say(printable(options.lock.name) + ": that holder does not have it");
        else if (error)
            say(error.message());
        locks.async_close([](error_code) {});
    });
    io.run();
    return result;
}

} // namespace tool
