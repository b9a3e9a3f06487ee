// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/kind.hpp"

namespace colock::detail {

namespace {

constexpr std::array<kind const*, 2> those{&mutex_kind, &reentrant_kind};

} // namespace

constinit std::span<kind const* const> const all_kinds{those};

} // namespace colock::detail
