// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <string>
#include <string_view>

namespace colock::detail {

/// What a server says, made fit for messages, which end in logs.
///
/// No password, user, lock_id or owner is left in it: servers quote commands that they do not know,
/// with their arguments, and name the user whom they deny something. Keys and addresses stay. It
/// has at most 200 bytes of UTF-8, no control characters, and no ';', which separates the nodes in
/// a message about several.
std::string safe_text(std::string_view said, node_address const& node);

} // namespace colock::detail
