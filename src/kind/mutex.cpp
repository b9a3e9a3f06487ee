// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// The mutex: its key is a string, the lock_id of its holder. So it excludes everybody who locks by
// `SET key value NX PX ttl`.

#include "kind/kind.hpp"
#include "scripts.hpp"

namespace colock::detail {

namespace {

meeting meets(lock_key const&, lock_key const&)
{
    return meeting::excludes;
}

bool recognizes(std::string_view type, std::string_view)
{
    return type == "string";
}

void add_arguments(command const& what, words& to)
{
    add_common_arguments(what, to, [](command const& of, lock_key const&, words& all) {
        if (of.which == script::acquire)
            all.add(of.tokens);
    });
}

bool native(command const& what, compare_and_delete known, words& to)
{
    bool const acquires = what.which == script::acquire && what.tokens == 0;
    bool const releases = what.which == script::release && known != compare_and_delete::none;
    if (!acquires && !releases)
        return false;
    bool const delex = known == compare_and_delete::delex;
    to.add(acquires ? "SET" : delex ? "DELEX" : "DELIFEQ");
    to.add(what.key->key, what.key->key_argument());
    if (releases && delex)
        to.add("IFEQ");
    to.add(what.id.view());
    if (acquires) {
        to.add("NX");
        to.add("PX");
        to.add(what.ttl.count());
    }
    return true;
}

} // namespace

constinit kind const mutex_kind{
    .name = "mutex",
    .number = 0,
    .scripts = {mutex_acquire_script, mutex_extend_script, mutex_extend_all_script,
                mutex_check_script, mutex_check_all_script, mutex_release_script, fence_script,
                inspect_script},
    .most_in_a_batch = 100,
    .hands_over = true,
    .joins = false,
    .keeps_lock_id = false,
    .always_mints = false,
    .hears_own_acquire = false,
    .meets = meets,
    .recognizes = recognizes,
    .shown_as = lock_holder::kind::mutex,
    .add_arguments = add_arguments,
    .native = native,
};

} // namespace colock::detail
