// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"

#include <colock/error.hpp>

namespace colock::detail {

/// Whether trying again cannot help as long as nobody changes the server or the program.
inline bool is_permanent(error_code error)
{
    if (!error)
        return false;
    return error == errc::access_denied || error == errc::script_denied ||
           error == errc::wrong_type ||
           (error == errc::redirected && !planted(bug::redirected_is_retried)) ||
           error == errc::invalid_argument || error == errc::client_closed;
}

} // namespace colock::detail
