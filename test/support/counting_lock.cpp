// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/counting_lock.hpp"

#include "kind/kind.hpp"
#include "scripts.hpp"
#include "test_scripts.hpp"

#include <array>

namespace colock::detail {

namespace {

constinit kind const counting_kind{
    .name = "counting lock",
    .number = 2,
    // Leases are extended and checked one by one: no script does it for many.
    .scripts = {counting_acquire_script,
                counting_extend_script,
                {},
                counting_check_script,
                {},
                counting_release_script},
    .most_in_a_batch = 1,
    .most_in_a_release = 1,
    .hands_over = true,
    .joins = false,
    .has_owners = false,
    .keeps_lock_id = true,
    .always_mints = false,
    .tells_first_end = false,
    .hears_own_acquire = true,
    .meets =
        [](lock_key const& held, lock_key const& wanted) {
            return held.weight + wanted.weight <= 2 ? meeting::beside : meeting::excludes;
        },
    .recognizes = [](std::string_view, std::string_view) { return false; },
    .shown_as = lock_holder::kind::mutex,
    .add_arguments =
        [](command const& what, words& to) {
            add_common_arguments(what, to, [](command const& of, lock_key const& key, words& all) {
                if (of.which != script::acquire)
                    return;
                all.add(of.minting.tokens);
                all.add(key.weight);
            });
        },
    .native = nullptr,
};

constexpr std::array<kind const*, 3> those{&mutex_kind, &reentrant_kind, &counting_kind};

} // namespace

/// The linker takes this in place of the library's own.
constinit std::span<kind const* const> const all_kinds{those};

} // namespace colock::detail

support::counting_lock::counting_lock(colock::client& locks, std::string_view name,
                                      std::uint32_t permits,
                                      std::optional<colock::lock_options> options)
    : basic_mutex{colock::detail::counting_kind, locks, name, nullptr, permits, options}
{
}
