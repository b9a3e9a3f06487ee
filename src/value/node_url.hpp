// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <string>
#include <string_view>

namespace colock::detail {

/// Reads the form that node_address documents. Throws system_error(errc::invalid_argument).
node_address parse_node_url(std::string_view url);

/// With or without a zone ("fe80::1%eth0"), without brackets.
bool is_ipv6(std::string const& host);

/// What may stand for a host outside of brackets: a name or an IPv4 address.
bool is_host_name(std::string_view host);

} // namespace colock::detail
