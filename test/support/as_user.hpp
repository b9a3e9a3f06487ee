// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <string>
#include <utility>
#include <vector>

namespace support {

/// The same server, where one logs in as this user.
inline colock::node_address as(colock::node_address address, std::string user,
                               std::string password = "secret")
{
    address.user = std::move(user);
    address.password = std::move(password);
    return address;
}

inline std::vector<colock::node_address> as(std::vector<colock::node_address> addresses,
                                            std::string const& user,
                                            std::string const& password = "secret")
{
    for (auto& each : addresses)
        each = as(std::move(each), user, password);
    return addresses;
}

} // namespace support
