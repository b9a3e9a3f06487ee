// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "node/server_error.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace colock::detail {

errc classify(std::string_view reply)
{
    auto const contains = [&](std::string_view part) { return reply.find(part) != reply.npos; };
    auto const word = reply.substr(0, reply.find(' '));

    if (word == "NOPERM" && (contains("'eval'") || contains("'evalsha'")))
        return errc::script_denied;
    if (word == "ERR") {
        if (contains("unknown command") && (contains("EVAL") || contains("eval")))
            return errc::script_denied;
        // How Redis 7 says inside a script what is NOPERM outside.
        if (contains("The user executing the script can't") || contains("ACL failure in script"))
            return errc::access_denied;
        return errc::server_error;
    }

    static constexpr std::array<std::pair<std::string_view, errc>, 13> words{{
        {"NOAUTH", errc::access_denied},
        {"WRONGPASS", errc::access_denied},
        {"NOPERM", errc::access_denied},
        {"WRONGTYPE", errc::wrong_type},
        {"READONLY", errc::read_only},
        {"OOM", errc::out_of_memory},
        {"LOADING", errc::server_busy},
        {"BUSY", errc::server_busy},
        {"MASTERDOWN", errc::server_busy},
        {"TRYAGAIN", errc::server_busy},
        {"CLUSTERDOWN", errc::server_busy},
        {"NOREPLICAS", errc::not_enough_replicas},
        {"UNBLOCKED", errc::server_busy},
    }};
    auto const found = std::find_if(words.begin(), words.end(),
                                    [&](auto const& entry) { return entry.first == word; });
    return found == words.end() ? errc::server_error : found->second;
}

bool is_permanent(error_code error)
{
    return error == errc::access_denied || error == errc::script_denied ||
           error == errc::wrong_type || error == errc::invalid_argument ||
           error == errc::client_closed;
}

} // namespace colock::detail
