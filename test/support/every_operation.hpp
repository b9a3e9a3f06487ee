// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// All operations in a table, which takes long to compile.

#include "support/operations.hpp"

#include <array>

namespace support {

inline constexpr std::array every_operation{
    erased<operations::acquire>,
    erased<operations::acquire_for>,
    erased<operations::try_once>,
    erased<operations::try_for>,
    erased<operations::extend>,
    erased<operations::extend_to>,
    erased<operations::release>,
    erased<operations::wait_lost>,
    erased<operations::with_lock>,
    erased<operations::with_lock_for>,
    erased<operations::with_lock_of_nothing>,
    erased<operations::with_lock_of_optional>,
    erased<operations::inspect>,
    erased<operations::force_release>,
    erased<operations::close>,
};

} // namespace support
