// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/server_error.hpp"

#include "wire/safe_text.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace colock::detail {

namespace {

/// What a command said inside a script. Redis 7 begins with that; Redis 6 says where it was before:
/// "ERR Error running script (call to f_...): @user_script:3: OOM ...".
std::string_view said_in_script(std::string_view reply)
{
    constexpr std::string_view place = "@user_script:";
    if (!reply.starts_with("ERR Error running script"))
        return reply;
    for (auto at = reply.find(place); at != reply.npos; at = reply.find(place)) {
        auto const word = reply.find_first_not_of("0123456789: -", at + place.size());
        reply = word == reply.npos ? std::string_view{} : reply.substr(word);
    }
    return reply;
}

/// By the first word of an error.
constexpr std::array<std::pair<std::string_view, errc>, 18> meanings{{
    {"NOAUTH", errc::access_denied},
    {"WRONGPASS", errc::access_denied},
    {"NOPERM", errc::access_denied},
    {"WRONGTYPE", errc::wrong_type},
    {"READONLY", errc::read_only},
    {"MISCONF", errc::read_only},
    {"OOM", errc::out_of_memory},
    {"LOADING", errc::server_busy},
    {"BUSY", errc::server_busy},
    {"MASTERDOWN", errc::server_busy},
    {"TRYAGAIN", errc::server_busy},
    {"CLUSTERDOWN", errc::server_busy},
    {"NOREPLICAS", errc::not_enough_replicas},
    {"UNBLOCKED", errc::server_busy},
    {"MOVED", errc::redirected},
    {"ASK", errc::redirected},
    {"CROSSSLOT", errc::redirected},
    {"NOPROTO", errc::invalid_argument},
}};

constexpr std::string_view no_database = "SELECT is not allowed in cluster mode";

bool has(std::string_view text, std::string_view part)
{
    return text.find(part) != text.npos;
}

bool knows_no_hello(std::string_view reply)
{
    return reply.starts_with("NOPROTO") || has(reply, "unknown command 'HELLO'") ||
           has(reply, "unknown command `HELLO`");
}

/// What to do about it, where the server does not say so.
std::string_view hint_for(std::string_view reply)
{
    if (knows_no_hello(reply))
        return " (it must speak RESP3: Redis 6.2 or newer, or Valkey)";
    if (said_in_script(reply).starts_with("READONLY"))
        return " (give its master, or the sentinels that know it: redis-sentinel://)";
    return has(reply, no_database) ? " (leave the database out of the URL)" : "";
}

} // namespace

errc classify(std::string_view reply)
{
    reply = said_in_script(reply);
    auto const contains = [&](std::string_view part) { return has(reply, part); };
    auto const word = reply.substr(0, reply.find(' '));

    // What Redis says where a script touches a key that it has not declared.
    if (contains("attempted to access a non local key in a cluster node") ||
        contains("attempted to access keys that do not hash to the same slot"))
        return errc::redirected;
    if (word == "NOPERM" && (contains("'eval'") || contains("'evalsha'")))
        return errc::script_denied;
    if (word == "ERR") {
        if (contains("unknown command") && (contains("EVAL") || contains("eval")))
            return errc::script_denied;
        // How Redis 7 says inside a script what is NOPERM outside.
        if (contains("The user executing the script can't") || contains("ACL failure in script"))
            return errc::access_denied;
        if (contains(no_database))
            return errc::redirected;
        if (knows_no_hello(reply))
            return errc::invalid_argument;
        // What DELEX says instead of WRONGTYPE.
        if (contains("Key should be of string type"))
            return errc::wrong_type;
        // From a sentinel that does not know the master. From a server without an append-only file,
        // or without WAITAOF.
        if (contains("No such master with that name") || contains("appendonly is disabled") ||
            (contains("unknown command") && contains("WAITAOF")))
            return errc::invalid_argument;
        if (contains("cannot be used with replica instances"))
            return errc::read_only;
        return errc::server_error;
    }

    auto const found = std::find_if(meanings.begin(), meanings.end(),
                                    [&](auto const& entry) { return entry.first == word; });
    return found == meanings.end() ? errc::server_error : found->second;
}

/// The texts of errors are never freed, and MOVED and ASK would make one for each slot and address.
/// So only their first word is kept: the reply tells where the command is sent on to.
error_code server_error(node_address const& node, std::string_view text)
{
    auto const word = text.substr(0, text.find(' '));
    auto const told = word == "MOVED" || word == "ASK" ? word : text;
    return make_error_code(classify(text), node.label() + ": " + safe_text(told, node) +
                                               std::string{hint_for(text)});
}

reply error_reply(script which, node_address const& node, std::string_view text)
{
    reply meant;
    meant.what = reply::outcome::error;
    meant.error = server_error(node, text);
    if (auto to = redirect_of(said_in_script(text)); to.what != redirect::advice::none)
        meant.elsewhere = std::make_shared<redirect const>(std::move(to));
    if (meant.error == errc::redirected && meant.elsewhere &&
        meant.elsewhere->what == redirect::advice::down)
        meant.error = make_error_code(
            errc::server_busy, node.label() + ": does not know the way to the server that has this "
                                              "name");
    // A key of another type is not the lease's.
    bool const of_a_lease = which == script::extend || which == script::check ||
                            which == script::release || which == script::force_release;
    if (of_a_lease && meant.error == errc::wrong_type) {
        meant.what = reply::outcome::answer;
        meant.error = {};
    }
    return meant;
}

bool is_passing(errc refusal)
{
    return refusal == errc::server_busy || refusal == errc::out_of_memory ||
           refusal == errc::not_enough_replicas;
}

bool is_lasting(std::string_view reply, std::string_view name, std::string_view container)
{
    constexpr std::string_view words[] = {"unknown",     "unsupported",   "not support",
                                          "not allowed", "not available", "disabled"};
    auto const says = [&](std::string_view what) {
        auto const small = [](char any) {
            return any >= 'A' && any <= 'Z' ? static_cast<char>(any - 'A' + 'a') : any;
        };
        auto const same = [&](char said, char meant) { return small(said) == small(meant); };
        return std::search(reply.begin(), reply.end(), what.begin(), what.end(), same) !=
               reply.end();
    };
    return classify(reply) == errc::access_denied || classify(reply) == errc::script_denied ||
           (says(name) && std::any_of(std::begin(words), std::end(words), says)) ||
           (!container.empty() && says(container) &&
            (says("unknown command") || says("unsupported command") || says("support disabled")));
}

} // namespace colock::detail
