// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/options.hpp>

#include "base/invalid.hpp"

#include <algorithm>

namespace colock {

namespace {

using detail::throw_invalid;
using std::chrono::milliseconds;
using namespace std::chrono_literals;

constexpr std::size_t max_prefix = 256;
constexpr unsigned most_replicas = 1'000;

/// "24h", "90s", "10ms": in the greatest unit that needs no fraction.
std::string to_text(milliseconds value)
{
    auto const count = value.count();
    if (count != 0 && value % 1h == 0ms)
        return std::to_string(count / 3'600'000) + "h";
    if (count != 0 && value % 1s == 0ms)
        return std::to_string(count / 1'000) + "s";
    return std::to_string(count) + "ms";
}

void check_least(char const* field, milliseconds value, milliseconds least)
{
    if (value < least)
        throw_invalid(std::string{field} + ": " + to_text(value) +
                      (least == 0ms ? " is negative" : " is shorter than " + to_text(least)));
}

void check_most(char const* field, milliseconds value, milliseconds most, char const* of = "")
{
    if (value > most)
        throw_invalid(std::string{field} + ": " + to_text(value) + " is longer than " + of +
                      to_text(most));
}

/// What is longer than a day is a mistake, and might not fit into a timer's time.
void check(char const* field, milliseconds value, milliseconds least)
{
    check_least(field, value, least);
    check_most(field, value, 24h);
}

bool is_graphic(char c)
{
    return c > ' ' && c <= '~';
}

} // namespace

void lock_options::validate() const
{
    check_least("lock_options::ttl", ttl, 20ms);
    check_most("lock_options::ttl", ttl, 24h);
    check_least("lock_options::max_hold", max_hold, 0ms);
    check_least("lock_options::loss_margin", loss_margin, 0ms);
    check_most("lock_options::loss_margin", loss_margin, ttl / 2, "ttl / 2 = ");
    check_least("lock_options::counter_life", counter_life, 0ms);
    check_most("lock_options::counter_life", counter_life, 366 * 24h);
    check_least("lock_options::hand_off_time", hand_off_time, 0ms);
    if (replicas > most_replicas)
        throw_invalid("lock_options::replicas: " + std::to_string(replicas) + " are more than " +
                      std::to_string(most_replicas));
}

void client_options::validate() const
{
    if (prefix.size() > max_prefix)
        throw_invalid("client_options::prefix: " + std::to_string(prefix.size()) +
                      " bytes are more than " + std::to_string(max_prefix));
    if (!std::all_of(client_name.begin(), client_name.end(), is_graphic))
        throw_invalid(
            "client_options::client_name: has a byte that is not printable ASCII, or a space");
    validate(lock);
    check("client_options::connect_timeout", connect_timeout, 1ms);
    check("client_options::health_check_interval", health_check_interval, 10ms);
    check("client_options::reconnect_wait_min", reconnect_wait_min, 1ms);
    check("client_options::reconnect_wait_max", reconnect_wait_max, 1ms);
    check_most("client_options::reconnect_wait_min", reconnect_wait_min, reconnect_wait_max,
               "reconnect_wait_max = ");
    check("client_options::node_timeout", node_timeout, 0ms);
    check("client_options::poll_interval", poll_interval, 1ms);
    check("client_options::drain_timeout", drain_timeout, 0ms);
    check("client_options::longest_ttl", longest_ttl, 20ms);
}

void client_options::validate(lock_options const& of_mutex) const
{
    of_mutex.validate();
    // Also with a single server: an address does not tell whether it is one of a Cluster.
    if (guard == restart_guard::marker || guard == restart_guard::automatic)
        check_most("lock_options::ttl", of_mutex.ttl, longest_ttl,
                   "client_options::longest_ttl = ");
}

} // namespace colock
