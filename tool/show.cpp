// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "exit_code.hpp"
#include "json.hpp"

#include <colock.hpp>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <exception>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tool {

namespace {

namespace asio = boost::asio;
using colock::error_code;
using colock::inspection;
using colock::lock_holder;

char const* name_of(lock_holder::kind kind)
{
    switch (kind) {
    case lock_holder::kind::mutex:
        return "mutex";
    case lock_holder::kind::reentrant_mutex:
        return "reentrant_mutex";
    case lock_holder::kind::unknown:
        break;
    }
    return "unknown";
}

std::string seconds(std::optional<milliseconds> ttl)
{
    if (!ttl)
        return "never";
    char text[32];
    std::snprintf(text, sizeof text, "%.3f s", static_cast<double>(ttl->count()) / 1000);
    return text;
}

std::string identity(lock_holder const& who)
{
    return std::string{name_of(who.type)} + ' ' + printable(who.id);
}

/// One line for each server.
void print_servers(inspection const& found)
{
    for (auto const& each : found.nodes) {
        std::cout << each.node << ": ";
        if (each.error)
            std::cout << "unknown: " << each.error.message() << '\n';
        else if (each.holder)
            std::cout << "held by " << identity(*each.holder) << ", ttl "
                      << seconds(each.holder->ttl) << ", counter " << each.fencing_counter << '\n';
        else
            std::cout << "free, counter " << each.fencing_counter << '\n';
    }
}

enum class state {
    held,
    free,
    split,  ///< No majority can be of one holder, and none is free: nobody can acquire it now.
    unknown ///< Those that have not answered decide.
};

state state_of(inspection const& found)
{
    if (found.held())
        return state::held;
    std::map<std::string, std::size_t> holders;
    std::size_t free = 0;
    std::size_t silent = 0;
    for (auto const& each : found.nodes) {
        silent += !!each.error;
        free += !each.error && !each.holder;
        if (!each.error && each.holder)
            ++holders[each.holder->id];
    }
    auto const quorum = found.nodes.size() / 2 + 1;
    if (free >= quorum)
        return state::free;
    bool const may_be_held = std::ranges::any_of(
        holders, [&](auto const& each) { return each.second + silent >= quorum; });
    return may_be_held || free + silent >= quorum ? state::unknown : state::split;
}

std::string_view name_of(state which)
{
    switch (which) {
    case state::held:
        return "held";
    case state::free:
        return "free";
    case state::split:
        return "no majority";
    case state::unknown:
        break;
    }
    return "unknown";
}

std::string why_unknown(error_code error)
{
    return error ? error.message() : "the servers that have not answered decide";
}

void print(error_code error, inspection const& found)
{
    auto const now = error ? state::unknown : state_of(found);
    std::cout << name_of(now) << '\n';
    if (auto const who = error ? std::nullopt : found.holder()) {
        std::cout << "kind:    " << name_of(who->type) << '\n'
                  << "id:      " << printable(who->id) << '\n'
                  << "count:   " << who->count << '\n'
                  << "ttl:     " << seconds(who->ttl) << '\n';
    }
    if (now != state::unknown)
        std::cout << "counter: " << found.fencing_counter() << '\n';
    print_servers(found);
}

void add(json_object& to, std::optional<lock_holder> const& who)
{
    if (!who)
        return;
    to.add("kind", name_of(who->type));
    to.add("id", who->id);
    to.add("id_text", printable(who->id));
    to.add("count", who->count);
    if (who->ttl)
        to.add("ttl_ms", static_cast<std::uint64_t>(who->ttl->count()));
    else
        to.add_null("ttl_ms");
}

std::string as_json(std::string const& name, error_code error, inspection const& found)
{
    json_object result;
    result.add("name", name);
    auto const now = error ? state::unknown : state_of(found);
    if (now == state::unknown) {
        result.add_null("held");
        result.add("error", why_unknown(error));
    } else {
        result.add("held", now == state::held);
        if (now == state::split)
            result.add("split", true);
        add(result, found.holder());
        result.add("fencing_counter", found.fencing_counter());
    }
    std::vector<json_object> servers;
    for (auto const& each : found.nodes) {
        auto& server = servers.emplace_back();
        server.add("node", each.node);
        if (each.error) {
            server.add_null("held");
            server.add("error", each.error.message());
        } else {
            server.add("held", each.holder.has_value());
            add(server, each.holder);
            server.add("fencing_counter", each.fencing_counter);
        }
    }
    result.add("nodes", servers);
    return result.text();
}

/// What a watcher is told, and nothing that changes while one holder goes on.
std::string told_of(error_code error, inspection const& found)
{
    auto const now = error ? state::unknown : state_of(found);
    if (now == state::unknown)
        return "unknown: " + why_unknown(error);
    if (auto const who = found.holder())
        return "held by " + identity(*who);
    return std::string{name_of(now)};
}

std::string time_of_day()
{
    auto const now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}

asio::awaitable<void> watch_on(colock::client& locks, watch_options const& options)
{
    asio::steady_timer timer{locks.get_executor()};
    std::string known;
    for (;;) {
        auto asking = locks.async_inspect(options.lock.name, asio::as_tuple(asio::use_awaitable));
        auto const [error, found] = co_await std::move(asking);
        if (auto const now = told_of(error, found); now != known) {
            std::cout << time_of_day() << ' ' << now << '\n';
            flush_output();
            known = now;
        }
        timer.expires_after(options.interval);
        auto waiting = timer.async_wait(asio::use_awaitable);
        co_await std::move(waiting);
    }
}

} // namespace

colock::client_options patient()
{
    colock::client_options result;
    result.node_timeout = 3s;
    return result;
}

void flush_output()
{
    if (!std::cout.flush())
        throw std::runtime_error{"the standard output cannot be written"};
}

int show(show_options const& options)
{
    asio::io_context io{1};
    colock::client locks{io, options.lock.servers, patient()};
    int result = unavailable;
    locks.async_inspect(options.lock.name, [&](error_code error, inspection found) {
        if (!error && state_of(found) != state::unknown)
            result = found.held() ? success : lock_is_free;
        if (options.json)
            std::cout << as_json(options.lock.name, error, found) << '\n';
        else
            print(error, found);
        locks.async_close([](error_code) {});
    });
    io.run();
    flush_output();
    return result;
}

int watch(watch_options const& options)
{
    asio::io_context io{1};
    colock::client locks{io, options.lock.servers, patient()};
    asio::co_spawn(io, watch_on(locks, options), [](std::exception_ptr error) {
        if (error)
            std::rethrow_exception(error);
    });
    io.run();
    return success;
}

} // namespace tool
