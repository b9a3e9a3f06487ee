// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/command.hpp"

#include "kind/kind.hpp"

namespace colock::detail {

namespace {

void add_arguments_of_many(command const& what, words& to,
                           void (*add_own)(command const&, lock_key const&, words&))
{
    bool const extends = what.which == script::extend_all;
    auto const keys = (extends ? 2 : 1) * what.locks->size();
    if (what.spread)
        to.add("0");
    to.add(keys);
    for (auto const& each : *what.locks) {
        to.add(each.key->key, each.key->key_argument());
        if (extends)
            to.add(each.key->fence_key, each.key->fence_key_argument());
    }
    if (extends) {
        to.add(what.ttl.count());
        to.add(what.counter_ttl().count());
    }
    for (auto const& each : *what.locks) {
        to.add(each.id.view());
        add_own(what, *each.key, to);
    }
}

/// Of a script that is about one key, of whatever kind. False if this is none.
bool add_arguments_of_one_key(command const& what, words& to)
{
    switch (what.which) {
    case script::mint:
        to.add("1");
        to.add(what.key->fence_key, what.key->fence_key_argument());
        to.add(what.minting.tokens);
        to.add(what.counter_ttl().count());
        to.add(what.fencing_token);
        return true;
    case script::marker:
        to.add("1");
        to.add(what.key->key, what.key->key_argument());
        to.add(what.ttl.count());
        return true;
    case script::force_release:
        to.add("1");
        to.add(what.key->key, what.key->key_argument());
        to.add(*what.subject);
        to.add(what.id.view());
        to.add(what.ttl.count());
        to.keep(what.key->channel());
        to.add(what.publish_command());
        return true;
    default:
        return false;
    }
}

} // namespace

void add_common_arguments(command const& what, words& to,
                          void (*add_own)(command const& what, lock_key const& lock, words& to))
{
    if (what.of_many()) {
        add_arguments_of_many(what, to, add_own);
        return;
    }
    if (add_arguments_of_one_key(what, to))
        return;
    bool const counts = what.which != script::check && what.which != script::release;
    bool const with_counter = counts && !what.lock_alone;
    to.add(with_counter ? "2" : "1");
    to.add(what.key->key, what.key->key_argument());
    if (with_counter)
        to.add(what.key->fence_key, what.key->fence_key_argument());
    if (what.which == script::inspect)
        return;
    to.add(what.id.view());
    if (what.which == script::fence)
        to.add(what.fencing_token);
    else if (counts)
        to.add(what.ttl.count());
    if (counts)
        to.add(what.counter_ttl().count());
    if (what.which != script::fence)
        add_own(what, *what.key, to);
    if (what.which == script::acquire && with_counter && what.fencing_token > 0)
        to.add(what.fencing_token);
}

void render_script(command const& what, bool whole_text, words& to)
{
    auto const& kind = *what.key->kind;
    auto const& source = kind.source(what.which);
    to.add(whole_text ? "EVAL" : "EVALSHA");
    if (whole_text)
        to.add(source.text);
    else
        to.add(source.sha1(), source.bulk);
    kind.add_arguments(what, to);
}

bool render_native(command const& what, compare_and_delete known, words& to)
{
    auto const add = [&](auto const&... word) {
        (to.add(word), ...);
        return true;
    };
    switch (what.which) {
    case script::stamp:
        return what.only_if_there ? add("PEXPIRE", what.key->key, what.ttl.count())
                                  : add("SET", what.key->key, "1", "PX", what.ttl.count());
    case script::replicated:
        return add("WAIT", what.replicas, what.ttl.count());
    case script::synced:
        return add("WAITAOF", "1", "0", what.ttl.count());
    case script::replication:
        return add("INFO", "replication");
    case script::cluster_info:
        return add("CLUSTER", "INFO");
    case script::cluster_id:
        return add("CLUSTER", "MYID");
    case script::slots:
        return add("CLUSTER", "SLOTS");
    case script::master_address:
        return add("SENTINEL", "GET-MASTER-ADDR-BY-NAME", *what.subject);
    case script::master:
        return add("SENTINEL", "MASTER", *what.subject);
    case script::sentinels:
        return add("SENTINEL", "SENTINELS", *what.subject);
    case script::sentinel_id:
        return add("SENTINEL", "MYID");
    default:
        break;
    }
    // ASKING is good for one command, and not for a transaction.
    if (what.asking)
        return false;
    auto const& kind = *what.key->kind;
    return kind.native && kind.native(what, known, to);
}

} // namespace colock::detail
