// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "refused_commands.hpp"

#include "kind/lock_key.hpp"

#include <iterator>
#include <set>

namespace simulation {

host& refused_commands::some_host(bool single)
{
    auto const last = static_cast<int>(servers_.hosts().size()) - 1;
    auto* server = &servers_.at(random_.number(0, last));
    // Only masters are asked for locks.
    for (int i = 0; !single && i < 3 && server->plays() != host::part::master; ++i)
        server = &servers_.at(random_.number(0, last));
    return *server;
}

std::string refused_commands::refuse_some(host& server)
{
    auto const kind = random_.number(0, 9);
    if (kind < 3)
        return refuse_writes(server);
    if (kind < 7)
        return deny(server);
    if (kind < 9)
        return overwrite(server);
    return quote_greeting(server);
}

std::string refused_commands::quote_greeting(host& server)
{
    server.refuse(host::request::hello,
                  "ERR unknown request 'HELLO', with args beginning with: '3' 'AUTH' '" +
                      std::string{the_user} + "' '" + the_password + "' ");
    server.end_connections();
    servers_.has_quoted();
    world::here().after(some_time(2 * ttl_),
                        [&server] { server.refuse(host::request::hello, ""); });
    return "greeting quoted";
}

std::string refused_commands::refuse_writes(host& server)
{
    bool const lacks_replicas = random_.chance(50);
    std::string error =
        lacks_replicas ? "NOREPLICAS Not enough good replicas to write."
                       : "MISCONF Redis is configured to save RDB snapshots, but it's currently "
                         "unable to persist to disk. Commands that may modify the data set are "
                         "disabled.";
    if (random_.chance(50)) // as a proxy may do
        error += " (SET lock:name " + std::string{quoted_id} + " NX)";
    server.refuse_writes(error);
    if (!lacks_replicas) // MISCONF is an answer to PING, too
        server.refuse(host::request::ping, error);
    world::here().after(some_time(2 * ttl_), [&server] {
        server.refuse_writes("");
        server.refuse(host::request::ping, "");
    });
    return lacks_replicas ? "too few replicas" : "cannot save";
}

std::string refused_commands::deny(host& server)
{
    // Also commands that only scripts run.
    constexpr char const* commands[] = {
        "SET",     "INCRBY",  "MULTI", "EXEC",   "EVALSHA", "EVAL",     "DELIFEQ",
        "DELEX",   "ASKING",  "GET",   "GETEX",  "PTTL",    "PEXPIRE",  "DEL",
        "PUBLISH", "TIME",    "TYPE",  "HSET",   "HGET",    "HDEL",     "HGETALL",
        "HKEYS",   "HINCRBY", "HLEN",  "EXISTS", "WAIT",    "SPUBLISH", "GETRANGE"};
    std::set<std::string, std::less<>> denied;
    for (int i = random_.number(1, 3); i > 0; --i)
        denied.insert(commands[random_.number(0, static_cast<int>(std::size(commands)) - 1)]);
    std::string what;
    for (auto const& each : denied)
        what += (what.empty() ? "" : ", ") + each;
    world::here().note("  not permitted on host ", server.number(), ": ", what);
    server.deny(std::move(denied));
    world::here().after(some_time(2 * ttl_), [&server] { server.deny({}); });
    return "commands not permitted";
}

std::string refused_commands::overwrite(host& server)
{
    constexpr char const* names[] = {"{name}", "{name}::colock:fence", "many0", "many1"};
    auto const* const name = names[random_.chance(60) ? 0 : random_.number(1, 3)];
    std::string const key{colock::detail::lock_key{"lock:", name}.key};
    auto const ttl = std::chrono::ceil<milliseconds>(random_.time(1ms, 2 * ttl_));
    if (!overwrites_ || !server.up() || !server.counts() ||
        (server.slots() && !server.slots()->refusal({key}, false).empty()))
        return {};
    server.overwrite(key, !reentrant_, ttl);
    return "lock set by another program";
}

} // namespace simulation
