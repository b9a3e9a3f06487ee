// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "front.hpp"

#include "network.hpp"

#include "base/planted.hpp"
#include "kind/kind.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <variant>

namespace simulation {

using namespace colock::detail;

namespace {

using words = support::simulated_front::words;

constexpr char const* names[script_count] = {"acquire",   "extend",        "extend all", "check",
                                             "check all", "release",       "fence",      "inspect",
                                             "mint",      "force release", "marker"};

/// What a command of the library is for.
struct purpose {
    script which;
    bool counts = false; ///< The key is a reentrant lock.
    std::string key{};
    std::string id{};
    milliseconds ttl{0};
    std::vector<std::string> others{}; ///< The other lock_ids that a release names.
};

struct known_script {
    script which;
    kind const* of;
};

known_script find(std::string_view text)
{
    static auto const all = [] {
        std::map<std::string_view, known_script> made;
        for (auto const* each : all_kinds) {
            for (std::size_t i = 0; i < script_count; ++i)
                made.try_emplace(each->source(static_cast<script>(i)), static_cast<script>(i),
                                 each);
        }
        return made;
    }();
    auto const found = all.find(text);
    if (found == all.end())
        throw std::logic_error{"simulation: a script that no kind of lock has"};
    return found->second;
}

/// The words are EVALSHA, the hash, the number of keys, the keys, the arguments. A batch of locks
/// in several slots has zero keys: the last three follow that, as arguments.
purpose purpose_of_script(words const& command, std::string_view text)
{
    auto const [which, of] = find(text);
    std::size_t const count = command[2] == "0" ? 3 : 2;
    auto const argument = [&](std::size_t number) -> std::string const& {
        return command.at(count + 1 + std::stoul(command.at(count)) + number);
    };
    purpose found{which, of == &reentrant_kind, command.at(count + 1)};
    bool const many = which == script::extend_all || which == script::check_all;
    if (which != script::inspect && which != script::mint && which != script::marker)
        found.id = argument(which == script::extend_all ? 2 : 0);
    if (which == script::release && of == &mutex_kind)
        found.others.assign(command.begin() + static_cast<std::ptrdiff_t>(count) + 3,
                            command.end());
    if (which == script::acquire || which == script::extend || which == script::extend_all)
        found.ttl = milliseconds{std::stoll(argument(many ? 0 : 1))};
    return found;
}

/// Nothing for the command that steps a counter, or for one that is about no lock.
std::optional<purpose> purpose_of(words const& command)
{
    if (command.at(1).starts_with("colock:{"))
        return std::nullopt;
    if (command[0] == "SET")
        return purpose{script::acquire, false, command[1], command[2],
                       milliseconds{std::stoll(command.back())}};
    if (command[0] == "INCRBY")
        return std::nullopt;
    return purpose{script::release, false, command[1], command.back()};
}

/// Checks that an owner's count, which Redisson reads, is the number of its lock_ids.
void look_at_count(host const& there, std::string const& key)
{
    auto const& entries = there.memory().entries();
    auto const found = entries.find(key);
    if (found == entries.end())
        return;
    // Otherwise another program has set the key.
    auto const* const counts = std::get_if<support::simulated_keyspace::hash>(&found->second.value);
    if (!counts)
        return;
    auto const& fields = *counts;
    auto const owner = std::find_if(fields.begin(), fields.end(), [](auto const& field) {
        return field.first.find(':') != std::string::npos;
    });
    if (fields.size() == 1 && is_nobody(fields.begin()->first))
        return;
    if (owner == fields.end() || owner->second != std::to_string(fields.size() - 1))
        world::here().violation("count: " + key + " on host " + std::to_string(there.number()));
}

} // namespace

bool is_nobody(std::string_view owner)
{
    return owner.ends_with(":0");
}

void will_run(host& there, words const& command)
{
    auto const* const text = command.front() == "EVAL" ? &command[1]
                             : command.front() == "EVALSHA"
                                 ? there.server().loaded_script(command[1])
                                 : nullptr;
    if (text && find(*text).which == script::force_release)
        there.remember(command[3]);
}

void has_run(host& there, link const& by, words const& command, std::string_view script_text,
             support::redis_value const& answer)
{
    auto const what =
        script_text.empty() ? purpose_of(command) : purpose_of_script(command, script_text);
    if (!what)
        return;
    auto const said = [&](std::size_t i) -> std::int64_t {
        if (i < answer.elements.size())
            return answer.elements[i].integer;
        bool const ok = answer.kind == support::redis_value::type::status;
        return i > 0 || answer.is_error() ? -1 : ok ? 1 : answer.integer;
    };
    world::here().note(
        "  host ", there.number(), " runs ", names[static_cast<std::size_t>(what->which)], ' ',
        what->key, ' ', what->id.substr(0, 8), " of process ", by.client(), " by connection ",
        by.number(), ": ", answer.is_error() ? answer.text : "", ' ', said(0), ' ', said(1));
    // Not in a Cluster: there, a script about locks in several slots runs on any server, and finds
    // none of them.
    if (there.plays() == host::part::replica && by.is_of_replica() && !there.slots())
        world::here().violation("role: process " + std::to_string(by.client()) +
                                " asks for a lock at host " + std::to_string(there.number()) +
                                ", which has said that it is a replica");
    if (there.plays() == host::part::deposed) {
        if (what->which == script::release) {
            network::here().release_was_lost(what->id);
            for (auto const& each : what->others)
                network::here().release_was_lost(each);
        } else if (what->which == script::acquire || what->which == script::fence)
            network::here().token_was_lost(what->id);
    }
    bool const sets = what->which == script::acquire || what->which == script::extend ||
                      what->which == script::fence;
    if (sets && !there.is_asked_for(what->key))
        there.has_run_in_vain(what->key, what->id);
    // A script that may not run one of its commands may have run those before it, and cannot take
    // back what it may not delete.
    bool const cut_short = answer.is_error() && network::here().ends_scripts();
    if (what->which == script::force_release && (said(0) == 1 || (cut_short && there.has_taken())))
        there.note_taken(what->id);
    if (what->which == script::acquire && cut_short)
        network::here().release_was_lost(what->id);
    if (what->counts && !network::here().ends_scripts())
        look_at_count(there, what->key);
    if (what->which == script::acquire)
        network::here().came_from(what->id, by.client());
    if (said(0) == 1 && what->ttl > 0ms)
        there.expire_later(what->ttl);
}

std::string_view mistaken(std::string_view source)
{
    struct mistake {
        bug planted_here;
        script in;
        kind const* of;
        std::string_view from;
        std::string_view to;
    };
    static constexpr mistake all[] = {
        {bug::acquire_overwrites, script::acquire, &mutex_kind, "'NX', 'PX'", "'PX'"},
        {bug::token_of_the_clock_only, script::acquire, &mutex_kind, "math.max(last, ",
         "math.max(0, "},
        {bug::any_counter_taken, script::acquire, &mutex_kind,
         "string.find(known, '^%d+$') and tonumber(known)", "(tonumber(known) or 0)"},
        {bug::fence_of_the_robbed_taken, script::fence, &mutex_kind,
         "if has ~=", "if false and has ~="},
        {bug::tokens_not_reserved, script::acquire, &mutex_kind, "'%.0f', last + tokens",
         "'%.0f', last + 1"},
        {bug::release_deletes_anything, script::release, &mutex_kind, "== ARGV[i]", "~= '-'"},
        {bug::extend_of_anybodys, script::extend, &mutex_kind, "~= ARGV[1]", "== '-'"},
        {bug::extend_shortens, script::extend, &mutex_kind, "< tonumber(ARGV[2])", "> -5"},
        {bug::batch_stops_at_a_refusal, script::extend_all, &mutex_kind, "PTTL', lock)\n    else",
         "PTTL', lock)\n        do return answer end\n    else"},
        {bug::counted_twice, script::acquire, &reentrant_kind, "if not known then", "if true then"},
        {bug::any_field_counted, script::release, &reentrant_kind,
         "string.find(fields[i], lock_id)", "fields[i] ~= ARGV[2] and tonumber(fields[i + 1])"},
        {bug::taken_is_free, script::force_release, &mutex_kind,
         "redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])", ""},
        {bug::freed_while_counted, script::release, &reentrant_kind, ") > 1 then", ") > 9 then"},
    };
    for (auto const& [planted_here, in, of, from, to] : all) {
        if (!planted(planted_here) || of->source(in) != source)
            continue;
        thread_local std::map<bug, std::string> made;
        auto& text = made[planted_here];
        if (text.empty()) {
            text = source;
            auto const at = text.find(from);
            if (at == text.npos)
                throw no_place_for_mistake{
                    "simulation: a mistake is planted in what no script has: " + std::string{from}};
            text.replace(at, from.size(), to);
        }
        return text;
    }
    return source;
}

void make_mistakes(words& command)
{
    auto const& name = command.front();
    if (planted(bug::native_acquire_overwrites) && name == "SET")
        std::erase(command, "NX");
    if (planted(bug::native_release_compares_nothing) && (name == "DELIFEQ" || name == "DELEX"))
        command = {"DEL", command[1]};
}

} // namespace simulation
