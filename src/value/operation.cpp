// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/operation.hpp>

namespace colock {

std::string_view to_string(operation what) noexcept
{
    switch (what) {
    case operation::acquire:
        return "acquire";
    case operation::try_acquire:
        return "try_acquire";
    case operation::extend:
        return "extend";
    case operation::release:
        return "release";
    case operation::inspect:
        return "inspect";
    case operation::force_release:
        return "force_release";
    }
    return "unknown operation";
}

} // namespace colock
