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
            all.add(of.minting.tokens);
        if (of.others() > 0) {
            for (auto const& each : *of.locks)
                all.add(each.id.view());
        }
    });
}

/// The server increments the counter, so it grows whatever the clock does. From the script that
/// made it, the client knows that it exists, and for how long. If it was lost since, the result is
/// not above the floor and does not count. If the lock is not free, the tokens are skipped.
void add_acquire(command const& what, words& to)
{
    bool const steps = what.minting.tokens > 0;
    if (steps) {
        to.add("MULTI");
        to.next_command();
    }
    to.add("SET");
    to.add(what.key->key, what.key->key_argument());
    to.add(what.id.view());
    to.add("NX");
    to.add("PX");
    to.add(what.ttl.count());
    if (steps) {
        to.next_command();
        to.add("INCRBY");
        to.add(what.key->fence_key, what.key->fence_key_argument());
        to.add(what.minting.tokens);
        to.next_command();
        to.add("EXEC");
    }
}

void add_release(command const& what, compare_and_delete known, words& to)
{
    bool const delex = known == compare_and_delete::delex;
    to.add(delex ? "DELEX" : "DELIFEQ");
    to.add(what.key->key, what.key->key_argument());
    if (delex)
        to.add("IFEQ");
    to.add(what.id.view());
}

bool native(command const& what, compare_and_delete known, words& to)
{
    bool const acquires =
        what.which == script::acquire && (what.minting.tokens == 0 || what.steps_counter());
    bool const releases = what.which == script::release && known != compare_and_delete::none &&
                          !what.asks_who_has_it && what.others() == 0;
    if (acquires)
        add_acquire(what, to);
    else if (releases)
        add_release(what, known, to);
    return acquires || releases;
}

} // namespace

constinit kind const mutex_kind{
    .name = "mutex",
    .number = 0,
    .scripts = {mutex_acquire_script, mutex_extend_script, mutex_extend_all_script,
                mutex_check_script, mutex_check_all_script, mutex_release_script},
    .most_in_a_batch = 100,
    .most_in_a_release = 256,
    .hands_over = true,
    .joins = false,
    .has_owners = false,
    .keeps_lock_id = false,
    .always_mints = false,
    .tells_first_end = false,
    .hears_own_acquire = false,
    .meets = meets,
    .recognizes = recognizes,
    .shown_as = lock_holder::kind::mutex,
    .add_arguments = add_arguments,
    .native = native,
};

} // namespace colock::detail
