// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// No exceptions: as_tuple and redirect_error, and what a caller does about each error. Only what
// is wrong from the start throws: a URL, an option, a name (of no bytes, for one).
//
//     error_codes [URL]
//
// The errors are explained in doc/errors.md.
#include <colock.hpp>

#include <boost/asio.hpp>
#include <cstdlib>
#include <exception>
#include <iostream>

namespace asio = boost::asio;
using colock::errc;
using namespace std::chrono_literals;

constexpr auto as_tuple = asio::as_tuple(asio::use_awaitable);

char const* advice(colock::error_code error)
{
    if (!error)
        return "go on";
    if (error == asio::error::operation_aborted)
        return "stop: somebody has cancelled it";
    if (error.category() != colock::error_category()) // elsewhere a value means something else
        return "an error of another library";
    switch (static_cast<errc>(error.value())) { // no default: the compiler names what is missing
    case errc::timed_out:
        return "try later: somebody else has it";
    case errc::node_unavailable:
    case errc::no_quorum:
    case errc::server_busy:
    case errc::read_only:
    case errc::out_of_memory:
    case errc::not_enough_replicas:
        return "try later, and tell the operator if it lasts: a server is in trouble";
    case errc::server_error:
        return "tell the operator: the message quotes the server";
    case errc::access_denied:
    case errc::script_denied:
    case errc::redirected:
        return "tell the operator: rights or settings are wrong, and another try is no use";
    case errc::wrong_type:
    case errc::invalid_argument:
    case errc::not_held:
    case errc::forked:
        return "mend the program";
    case errc::lease_lost:
        return "stop working, and look at what was written: somebody else may have had the lock";
    case errc::client_closed:
        return "end: the program is shutting down";
    }
    return "an error of a newer version"; // of colock, which has more of them
}

void report(char const* what, colock::error_code error)
{
    std::cout << what << ": " << error.message() << "\n    -> " << advice(error) << '\n';
}

asio::awaitable<void> run(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    auto [error, held] = co_await stock.async_acquire(5s, as_tuple);
    report("acquire", error);

    auto token = asio::redirect_error(asio::use_awaitable, error); // the same, by reference
    auto const none = co_await stock.async_acquire(50ms, token);
    report("acquire what is taken", error);
    auto const maybe = co_await stock.async_try_acquire(token); // an empty optional is no error
    report(maybe ? "try, with success" : "try, in vain", error);

    co_await held.async_release(token);
    report("release", error);
    co_await held.async_release(token);
    report("release again", error);

    colock::mutex const brief{locks, "brief", {.ttl = 50ms, .renew = false}};
    held = co_await brief.async_acquire(5s, token);
    co_await held.async_wait_lost(token);
    co_await held.async_release(token);
    report("release what was lost", error);

    auto const executor = co_await asio::this_coro::executor;
    colock::client nowhere{executor, "unix:///nowhere"};
    colock::mutex const far{nowhere, "stock:42"};
    co_await far.async_acquire(50ms, token);
    report("acquire where no server is", error);
    co_await nowhere.async_close(token);
    co_await far.async_acquire(token);
    report("acquire after the end", error);
}

int main(int argc, char** argv)
try {
    asio::io_context context;
    colock::client locks{context, argc > 1 ? argv[1] : "redis://127.0.0.1:6379"};
    colock::error_code left;
    std::exception_ptr failed; // out of memory, for one
    asio::co_spawn(context, run(locks), [&](std::exception_ptr error) {
        failed = error;
        locks.async_close([&](colock::error_code unreleased) { left = unreleased; });
    });
    context.run();
    if (failed)
        std::rethrow_exception(failed);
    if (left)
        report("close", left);
    return left ? EXIT_FAILURE : EXIT_SUCCESS;
} catch (std::exception const& failure) {
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
