// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace colock::detail {

/// In which of its 16,384 slots a Redis Cluster keeps a key, after
/// https://redis.io/docs/latest/operate/oss_and_stack/reference/cluster-spec/#key-distribution-model
using hash_slot = std::uint16_t;
inline constexpr unsigned hash_slot_count = 16'384;

/// The part of a key that alone decides on its slot: what is between the first '{' and the first
/// '}' behind it. Empty where there is no such part, or nothing in it: then the whole key decides.
std::string_view hash_tag_of(std::string_view key);

hash_slot slot_of(std::string_view key);

/// A short text without braces whose slot this is. It takes the same small time for each slot.
std::string tag_of_slot(hash_slot slot);

} // namespace colock::detail
