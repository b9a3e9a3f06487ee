// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// What happens inside a client as lines of a log, each with a severity. For another logger, such as
// spdlog, replace the line that writes.
//
//     logging [URL [NAME]]
//
// doc/operations.md says what each event means, and which are worth an alert.
#include <colock.hpp>

#include <boost/asio.hpp>
#include <cstdlib>
#include <exception>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string_view>

namespace asio = boost::asio;
using colock::event_kind;
using namespace std::chrono_literals;

char const* severity_of(event_kind kind)
{
    switch (kind) { // no default: the compiler names what a new version adds
    case event_kind::connected:
    case event_kind::acquire_refusal_ended:
        return "INFO";
    case event_kind::disconnected:
    case event_kind::connect_failed:
    case event_kind::renewal_unknown:
    case event_kind::release_unknown:
    case event_kind::master_changed:
        return "WARNING"; // it passes, or it shows soon that it does not
    case event_kind::tracking_refused:
    case event_kind::server_restarted:
    case event_kind::lease_lost:
    case event_kind::not_counted:
    case event_kind::lease_degraded:
    case event_kind::eviction_possible:
    case event_kind::unguarded:
    case event_kind::acquire_refused:
        return "ERROR"; // a person should look
    }
    return "ERROR";
}

/// The name of a lock may have any bytes: a newline in it must not begin a line of the log, nor a
/// blank another field.
std::string printable(std::string_view name)
{
    std::ostringstream text;
    text << std::hex << std::setfill('0');
    for (char const byte : name) {
        if (byte > ' ' && byte < 0x7f && byte != '\\')
            text << byte;
        else
            text << "\\x" << std::setw(2) << (byte & 0xff);
    }
    return text.str();
}

/// Called with one event at a time, so it needs no lock of its own. It must not throw, and should
/// not block for long: the events behind it wait in memory.
void write_line(colock::event const& what)
{
    std::ostringstream line;
    line << severity_of(what.kind) << " colock: " << to_string(what.kind);
    if (!what.node.empty())
        line << " node=" << what.node;
    if (!what.former.empty())
        line << " former=" << what.former;
    if (!what.name.empty())
        line << " lock=" << printable(what.name);
    if (what.nodes != 0)
        line << " held_by=" << what.held_by << '/' << what.nodes;
    if (what.error)
        line << " error=\"" << what.error.message() << '"';
    std::clog << line.str() + '\n' << std::flush;
}

asio::awaitable<void> run(colock::client& locks, std::string_view name)
{
    // It is not renewed, so it is lost: two events.
    colock::mutex const report{locks, name, {.ttl = 50ms, .renew = false}};
    colock::lease const held = co_await report.async_acquire(5s);
    co_await held.async_wait_lost();
}

int main(int argc, char** argv)
try {
    colock::client_options options;
    options.on_event = write_line;
    asio::io_context context;
    colock::client locks{context, argc > 1 ? argv[1] : "redis://127.0.0.1:6379", options};
    std::exception_ptr failed;
    asio::co_spawn(context, run(locks, argc > 2 ? argv[2] : "report"),
                   [&](std::exception_ptr error) {
                       failed = error;
                       locks.async_close([&](colock::error_code left) { // in any case
                           if (left && !failed)
                               failed = std::make_exception_ptr(colock::system_error{left});
                       });
                   });
    context.run();
    if (failed)
        std::rethrow_exception(failed);
    return EXIT_SUCCESS;
} catch (std::exception const& failure) {
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
