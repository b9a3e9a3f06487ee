// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/kind.hpp"
#include "scripts.hpp"

namespace colock::detail {

namespace {

constexpr std::array<script_text, script_count - own_script_count> those{
    fence_script, inspect_script, mint_script, force_release_script, marker_script};

} // namespace

script_text const& common_script(script which)
{
    return those[static_cast<std::size_t>(which) - own_script_count];
}

} // namespace colock::detail
