// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_commands.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

namespace support {

namespace {

using type = redis_value::type;
using hash = simulated_keyspace::hash;
using entry = simulated_keyspace::entry;

constexpr auto most = std::numeric_limits<std::int64_t>::max();
constexpr auto any_number = std::numeric_limits<std::size_t>::max();

redis_value status(std::string text)
{
    return {type::status, 0, std::move(text), {}};
}

redis_value ok()
{
    return status("OK");
}

redis_value integer(std::int64_t number)
{
    return {type::integer, number, {}, {}};
}

redis_value bulk(std::string text)
{
    return {type::string, 0, std::move(text), {}};
}

redis_value wrong_type()
{
    return simulated_error("WRONGTYPE Operation against a key holding the wrong kind of value");
}

redis_value no_integer()
{
    return simulated_error("ERR value is not an integer or out of range");
}

redis_value syntax_error()
{
    return simulated_error("ERR syntax error");
}

bool same_word(std::string_view a, std::string_view upper_case)
{
    auto const upper = [](char x) {
        return x >= 'a' && x <= 'z' ? static_cast<char>(x - 'a' + 'A') : x;
    };
    return std::equal(a.begin(), a.end(), upper_case.begin(), upper_case.end(),
                      [&](char x, char y) { return upper(x) == y; });
}

// Redis takes neither leading zeros nor a plus.
std::optional<std::int64_t> to_integer(std::string_view text)
{
    std::int64_t number = 0;
    auto const end = text.data() + text.size();
    auto const digits = text.starts_with('-') ? text.substr(1) : text;
    bool const plain = !digits.empty() && (digits.front() != '0' || text == "0");
    auto const [stop, error] = std::from_chars(text.data(), end, number);
    if (!plain || stop != end || error != std::errc{})
        return std::nullopt;
    return number;
}

entry* find(simulated_call const& call, std::size_t word = 1)
{
    return call.keys.find(call.words[word], call.by);
}

/// The text of a key; nil if that is missing.
redis_value text_of(entry const* key)
{
    if (!key)
        return {};
    auto const* const text = std::get_if<std::string>(&key->value);
    return text ? bulk(*text) : wrong_type();
}

redis_value time(simulated_call const& call)
{
    auto const now = call.keys.exact_time().count();
    return {type::array,
            0,
            {},
            {bulk(std::to_string(now / 1'000'000)), bulk(std::to_string(now % 1'000'000))}};
}

redis_value get(simulated_call const& call)
{
    return text_of(find(call));
}

redis_value getrange(simulated_call const& call)
{
    auto const from = to_integer(call.words[2]);
    auto const last = to_integer(call.words[3]);
    if (!from || !last)
        return no_integer();
    // What counts from the end is not simulated.
    if (*from < 0 || *last < *from)
        return syntax_error();
    auto text = text_of(find(call));
    if (text.is_error())
        return text;
    if (text.text.size() <= static_cast<std::size_t>(*from))
        return bulk({});
    return bulk(text.text.substr(static_cast<std::size_t>(*from),
                                 static_cast<std::size_t>(*last - *from) + 1));
}

redis_value type_of(simulated_call const& call)
{
    auto const* const key = find(call);
    return status(!key ? "none" : std::holds_alternative<hash>(key->value) ? "hash" : "string");
}

redis_value getex(simulated_call const& call)
{
    // Its options are not simulated.
    return call.words.size() == 2 ? get(call) : syntax_error();
}

redis_value set(simulated_call const& call)
{
    bool only_new = false;
    bool only_old = false;
    bool wants_old = false;
    std::string const* ttl = nullptr;
    bool absolute = false;
    for (std::size_t i = 3; i < call.words.size(); ++i) {
        auto const& option = call.words[i];
        if (same_word(option, "NX") && !only_old)
            only_new = true;
        else if (same_word(option, "XX") && !only_new)
            only_old = true;
        else if (same_word(option, "GET"))
            wants_old = true;
        else if ((same_word(option, "PX") || same_word(option, "PXAT")) && !ttl &&
                 i + 1 < call.words.size()) {
            absolute = same_word(option, "PXAT");
            ttl = &call.words[++i];
        } else
            return syntax_error();
    }
    entry next{call.words[2]};
    if (ttl) {
        auto const time = to_integer(*ttl);
        if (!time)
            return no_integer();
        auto const from = absolute ? 0 : call.keys.now();
        if (*time <= 0 || *time > most - from)
            return simulated_error("ERR invalid expire time in 'set' command");
        next.expiry = from + *time;
    }
    auto* const known = find(call);
    auto old = wants_old ? text_of(known) : redis_value{};
    if (old.is_error() || (known ? only_new : only_old))
        return old;
    call.keys.set(call.words[1], std::move(next), call.by);
    return wants_old ? old : ok();
}

redis_value incrby(simulated_call const& call)
{
    auto const step = to_integer(call.words[2]);
    auto* const known = find(call);
    auto const old_text = known ? text_of(known) : bulk("0");
    if (old_text.is_error())
        return old_text;
    auto const old = to_integer(old_text.text);
    if (!step || !old)
        return no_integer();
    std::int64_t sum = 0;
    if (__builtin_add_overflow(*old, *step, &sum))
        return simulated_error("ERR increment or decrement would overflow");
    auto const expiry = known ? known->expiry : std::nullopt;
    call.keys.set(call.words[1], {std::to_string(sum), expiry}, call.by);
    return integer(sum);
}

redis_value pttl(simulated_call const& call)
{
    auto const* const key = find(call);
    if (!key)
        return integer(-2);
    return integer(key->expiry ? *key->expiry - call.keys.now() : -1);
}

redis_value pexpire(simulated_call const& call)
{
    auto const time = to_integer(call.words[2]);
    if (!time)
        return no_integer();
    if (*time > most - call.keys.now())
        return simulated_error("ERR invalid expire time in 'pexpire' command");
    bool const only_longer = call.words.size() == 4;
    if (only_longer && !same_word(call.words[3], "GT"))
        return simulated_error("ERR Unsupported option " + call.words[3]);
    auto* const key = find(call);
    if (!key)
        return integer(0);
    if (only_longer && (!key->expiry || call.keys.now() + *time <= *key->expiry))
        return integer(0);
    if (*time <= 0) {
        call.keys.erase(call.words[1], call.by);
    } else {
        key->expiry = call.keys.now() + *time;
        call.keys.was_changed(call.words[1], call.by);
    }
    return integer(1);
}

redis_value del(simulated_call const& call)
{
    std::int64_t count = 0;
    for (std::size_t i = 1; i < call.words.size(); ++i) {
        if (!find(call, i))
            continue;
        call.keys.erase(call.words[i], call.by);
        ++count;
    }
    return integer(count);
}

redis_value delete_if_equal(simulated_call const& call, std::string const& value)
{
    auto const* const key = find(call);
    auto const text = text_of(key);
    if (text.is_error())
        return text;
    if (!key || text.text != value)
        return integer(0);
    call.keys.erase(call.words[1], call.by);
    return integer(1);
}

redis_value delifeq(simulated_call const& call)
{
    return delete_if_equal(call, call.words[2]);
}

redis_value delex(simulated_call const& call)
{
    return same_word(call.words[2], "IFEQ") ? delete_if_equal(call, call.words[3]) : syntax_error();
}

redis_value exists(simulated_call const& call)
{
    std::int64_t count = 0;
    for (std::size_t i = 1; i < call.words.size(); ++i)
        count += find(call, i) ? 1 : 0;
    return integer(count);
}

/// Calls `act` with the hash that the key has, or an empty one.
template <class Act>
redis_value on_hash(simulated_call const& call, Act act)
{
    static hash const none;
    auto* const key = find(call);
    auto const* const fields = key ? std::get_if<hash>(&key->value) : &none;
    return fields ? act(*fields) : wrong_type();
}

/// Gives `fields` to a key, with the ttl that it has.
void replace(simulated_call const& call, hash fields)
{
    if (fields.empty()) {
        call.keys.erase(call.words[1], call.by);
        return;
    }
    auto const* const key = find(call);
    call.keys.set(call.words[1], {std::move(fields), key ? key->expiry : std::nullopt}, call.by);
}

redis_value hget(simulated_call const& call)
{
    return on_hash(call, [&](hash const& fields) {
        auto const field = fields.find(call.words[2]);
        return field == fields.end() ? redis_value{} : bulk(field->second);
    });
}

redis_value hgetall(simulated_call const& call)
{
    return on_hash(call, [](hash const& fields) {
        redis_value all;
        all.kind = redis_value::type::array;
        for (auto const& [field, value] : fields) {
            all.elements.push_back(bulk(field));
            all.elements.push_back(bulk(value));
        }
        return all;
    });
}

redis_value hkeys(simulated_call const& call)
{
    return on_hash(call, [](hash const& fields) {
        redis_value all;
        all.kind = redis_value::type::array;
        for (auto const& [field, value] : fields)
            all.elements.push_back(bulk(field));
        return all;
    });
}

redis_value hexists(simulated_call const& call)
{
    return on_hash(
        call, [&](hash const& fields) { return integer(fields.contains(call.words[2]) ? 1 : 0); });
}

redis_value hlen(simulated_call const& call)
{
    return on_hash(
        call, [](hash const& fields) { return integer(static_cast<std::int64_t>(fields.size())); });
}

redis_value hset(simulated_call const& call)
{
    if (call.words.size() % 2 != 0)
        return simulated_error("ERR wrong number of arguments for 'hset' command");
    return on_hash(call, [&](hash fields) {
        std::int64_t added = 0;
        for (std::size_t i = 2; i < call.words.size(); i += 2)
            added += fields.insert_or_assign(call.words[i], call.words[i + 1]).second ? 1 : 0;
        replace(call, std::move(fields));
        return integer(added);
    });
}

redis_value hsetnx(simulated_call const& call)
{
    return on_hash(call, [&](hash fields) {
        auto const added = fields.try_emplace(call.words[2], call.words[3]).second;
        if (added)
            replace(call, std::move(fields));
        return integer(added);
    });
}

redis_value hincrby(simulated_call const& call)
{
    auto const step = to_integer(call.words[3]);
    if (!step)
        return no_integer();
    return on_hash(call, [&](hash fields) {
        auto& text = fields.try_emplace(call.words[2], "0").first->second;
        auto const old = to_integer(text);
        if (!old)
            return simulated_error("ERR hash value is not an integer");
        std::int64_t sum = 0;
        if (__builtin_add_overflow(*old, *step, &sum))
            return simulated_error("ERR increment or decrement would overflow");
        text = std::to_string(sum);
        replace(call, std::move(fields));
        return integer(sum);
    });
}

redis_value hdel(simulated_call const& call)
{
    return on_hash(call, [&](hash fields) {
        std::int64_t count = 0;
        for (std::size_t i = 2; i < call.words.size(); ++i)
            count += static_cast<std::int64_t>(fields.erase(call.words[i]));
        if (count > 0)
            replace(call, std::move(fields));
        return integer(count);
    });
}

redis_value publish(simulated_call const& call)
{
    call.published.emplace_back(call.words[1], call.words[2]);
    return integer(0);
}

redis_value flushall(simulated_call const& call)
{
    call.keys.clear(call.by);
    return ok();
}

using effect = simulated_command::effect;

// The scripts' commands first: it is searched from the beginning.
constexpr simulated_command commands[]{
    {"GET", 2, 2, effect::reads, 1, get},
    {"SET", 3, any_number, effect::grows, 1, set},
    {"GETRANGE", 4, 4, effect::reads, 1, getrange},
    {"TYPE", 2, 2, effect::reads, 1, type_of},
    {"GETEX", 2, any_number, effect::writes, 1, getex},
    {"PTTL", 2, 2, effect::reads, 1, pttl},
    {"PEXPIRE", 3, 4, effect::writes, 1, pexpire},
    {"TIME", 1, 1, effect::none, 0, time},
    {"DEL", 2, any_number, effect::writes, any_number, del},
    {"EXISTS", 2, any_number, effect::reads, any_number, exists},
    {"DELIFEQ", 3, 3, effect::writes, 1, delifeq},
    {"DELEX", 4, 4, effect::writes, 1, delex},
    {"INCRBY", 3, 3, effect::grows, 1, incrby},
    {"HGET", 3, 3, effect::reads, 1, hget},
    {"HEXISTS", 3, 3, effect::reads, 1, hexists},
    {"HLEN", 2, 2, effect::reads, 1, hlen},
    {"HGETALL", 2, 2, effect::reads, 1, hgetall},
    {"HKEYS", 2, 2, effect::reads, 1, hkeys},
    {"HSET", 4, any_number, effect::grows, 1, hset},
    {"HSETNX", 4, 4, effect::grows, 1, hsetnx},
    {"HINCRBY", 4, 4, effect::grows, 1, hincrby},
    {"HDEL", 3, any_number, effect::writes, 1, hdel},
    {"PUBLISH", 3, 3, effect::none, 0, publish},
    {"SPUBLISH", 3, 3, effect::none, 0, publish},
    {"FLUSHALL", 1, 1, effect::writes, 0, flushall},
};

} // namespace

simulated_command const* simulated_command::find(std::string_view name)
{
    auto const* const found =
        std::find_if(std::begin(commands), std::end(commands),
                     [&](auto const& command) { return same_word(name, command.name); });
    return found == std::end(commands) ? nullptr : found;
}

redis_value simulated_error(std::string text)
{
    return {type::error, 0, std::move(text), {}};
}

} // namespace support
