// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The reentrant mutex: its key is Redisson's hash, in which the leases of one owner are counted.

#include "kind/kind.hpp"
#include "kind/owner_state.hpp"
#include "scripts.hpp"

namespace colock::detail {

namespace {

meeting meets(lock_key const& held, lock_key const& wanted)
{
    return held.owner == wanted.owner ? meeting::joins : meeting::excludes;
}

bool recognizes(std::string_view type, std::string_view holder)
{
    return type == "hash" && !holder.empty();
}

void add_arguments(command const& what, words& to)
{
    add_common_arguments(what, to, [](command const& of, lock_key const& lock, words& all) {
        all.add(lock.owner->id());
        if (of.which == script::release) {
            all.keep(lock.channel());
            all.add(of.publish_command());
        }
    });
}

} // namespace

constinit kind const reentrant_kind{
    .name = "reentrant mutex",
    .number = 1,
    .scripts = {reentrant_acquire_script, reentrant_extend_script, reentrant_extend_all_script,
                reentrant_check_script, reentrant_check_all_script, reentrant_release_script},
    // Before Redis 7.2, each read of a hash makes the server track all keys of the script anew.
    .most_in_a_batch = 20,
    .most_in_a_release = 1,
    .hands_over = false,
    .joins = true,
    .has_owners = true,
    .keeps_lock_id = false,
    .always_mints = true,
    .tells_first_end = true,
    .hears_own_acquire = true,
    .meets = meets,
    .recognizes = recognizes,
    .shown_as = lock_holder::kind::reentrant_mutex,
    .add_arguments = add_arguments,
    .native = nullptr,
};

} // namespace colock::detail
