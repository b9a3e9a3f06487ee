// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_server.hpp"

#include "support/simulated_commands.hpp"
#include "support/simulated_lua.hpp"

#include <openssl/evp.h>

#include <algorithm>
#include <stdexcept>

namespace support {

namespace {

using type = redis_value::type;

std::string shown(simulated_keyspace::value_type const& value)
{
    if (auto const* const text = std::get_if<std::string>(&value))
        return *text;
    std::string text;
    for (auto const& [field, content] : std::get<simulated_keyspace::hash>(value))
        text += (text.empty() ? "" : " ") + field + '=' + content;
    return text;
}

} // namespace

std::string const& sha1(std::string_view text)
{
    thread_local std::map<std::string, std::string, std::less<>> known;
    if (auto const found = known.find(text); found != known.end())
        return found->second;
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int size = 0;
    if (EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha1(), nullptr) != 1)
        throw std::runtime_error{"OpenSSL offers no SHA-1"};
    std::string hex;
    for (unsigned int i = 0; i < size; ++i) {
        hex += "0123456789abcdef"[digest[i] >> 4];
        hex += "0123456789abcdef"[digest[i] & 15];
    }
    return known.emplace(text, hex).first->second;
}

struct simulated_server::origin {
    connection from;
    std::vector<std::string> const* script_keys = nullptr; ///< Null outside of a script.
    bool wrote = false;
};

struct simulated_server::script_call : script_host {
    script_call(simulated_server& server, origin by, place_refusal const& elsewhere)
        : server{server}, by{by}, elsewhere{elsewhere}
    {
    }

    redis_value call(std::vector<std::string> const& words) override
    {
        if (auto error = elsewhere ? elsewhere(words) : std::string{}; !error.empty())
            return simulated_error(std::move(error));
        return server.execute(by, words);
    }

    simulated_server& server;
    origin by;
    place_refusal const& elsewhere;
};

simulated_server::simulated_server(std::string run_id, std::chrono::microseconds wall_clock)
    : run_id_{std::move(run_id)}, started_{wall_clock}
{
    set_time(wall_clock);
    begin_reign(false);
}

void simulated_server::begin_reign(bool promoted)
{
    promoted_ = promoted;
    reign_ = run_id_ + ", reign " + std::to_string(++reigns_);
}

simulated_server::answer simulated_server::run(connection from, std::string_view script_source,
                                               std::vector<std::string> const& keys,
                                               std::vector<std::string> const& arguments)
{
    auto reply = evaluate(from, script_source, keys, arguments);
    answer result;
    if (reply.is_error()) {
        result.error = std::move(reply.text);
        return result;
    }
    auto const is_number = [](redis_value const& value) { return value.kind == type::integer; };
    if (reply.kind != type::array ||
        !std::all_of(reply.elements.begin(), reply.elements.end(), is_number))
        throw std::runtime_error{"a script did not return an array of numbers"};
    result.numbers.reserve(reply.elements.size());
    for (auto const& element : reply.elements)
        result.numbers.push_back(element.integer);
    return result;
}

redis_value simulated_server::evaluate(connection from, std::string_view script_source,
                                       std::vector<std::string> const& keys,
                                       std::vector<std::string> const& arguments,
                                       place_refusal const& elsewhere)
{
    if (auto error = take_failure(); !error.empty())
        return simulated_error(std::move(error));
    before_command(from);
    script_call call{*this, {from, &keys}, elsewhere};
    return run_script(call, replacement_ ? replacement_(script_source) : script_source, keys,
                      arguments);
}

redis_value simulated_server::command(connection from, std::vector<std::string> const& words)
{
    before_command(from);
    origin by{from};
    return execute(by, words);
}

std::vector<redis_value>
simulated_server::transaction(connection from,
                              std::vector<std::vector<std::string>> const& commands)
{
    before_command(from);
    std::vector<redis_value> answers;
    for (auto const& words : commands) {
        origin by{from};
        answers.push_back(denies(words.front())
                              ? simulated_error("NOPERM ACLs rules changed between the moment the "
                                                "transaction was accumulated and the EXEC call.")
                              : execute(by, words));
    }
    return answers;
}

std::string const& simulated_server::load_script(std::string_view source)
{
    auto const& hash = sha1(source);
    scripts_.try_emplace(hash, source);
    return hash;
}

std::string const* simulated_server::loaded_script(std::string_view hash) const
{
    auto const found = scripts_.find(hash);
    return found == scripts_.end() ? nullptr : &found->second;
}

std::string simulated_server::take_failure()
{
    if (scripts_to_fail_ == 0)
        return {};
    --scripts_to_fail_;
    return script_error_;
}

/// As in Redis: first keys are evicted, then the tracking table is cut to its size.
void simulated_server::before_command(connection from)
{
    for (auto it = to_evict_.begin(); it != to_evict_.end();) {
        auto const& [whose, key] = *it;
        if (std::find(whose.begin(), whose.end(), from) == whose.end()) {
            ++it;
            continue;
        }
        keys_.evict(key, from);
        it = to_evict_.erase(it);
    }
    keys_.limit_readers(most_tracked_, choose_forgotten_, from);
}

redis_value simulated_server::execute(origin& by, std::vector<std::string> const& words)
{
    auto const* const command = simulated_command::find(words.front());
    if (!command)
        return simulated_error("ERR Unknown Redis command called from script: " + words.front());
    if (words.size() < command->least_words || words.size() > command->most_words)
        return simulated_error("ERR Wrong number of args calling Redis command from script");
    // Outside of scripts, simulated_front and transaction() look at that.
    if (by.script_keys && denies(words.front()))
        return simulated_error(
            "ERR The user executing the script can't run this command or subcommand");
    // In Redis, a script that has written something may go on writing.
    if (read_only_ && command->writes() && !by.wrote)
        return simulated_error("READONLY You can't write against a read only replica.");
    if (out_of_memory_ && command->kind == simulated_command::effect::grows && !by.wrote)
        return simulated_error("OOM command not allowed when used memory > 'maxmemory'.");
    if (!write_refusal_.empty() && command->writes() && !by.wrote)
        return simulated_error(write_refusal_);
    by.wrote = by.wrote || command->writes();

    auto reply = command->run({keys_, published_, by.from, words});
    if (command->kind != simulated_command::effect::reads)
        return reply;
    if (by.script_keys && tracks_declared_keys_) {
        for (auto const& key : *by.script_keys)
            keys_.was_read(key, by.from);
    } else {
        auto const keys = std::min(command->keys, words.size() - 1);
        for (std::size_t i = 1; i <= keys; ++i)
            keys_.was_read(words[i], by.from);
    }
    return reply;
}

std::vector<simulated_server::stored_key> simulated_server::keys() const
{
    std::vector<stored_key> found;
    for (auto const& [name, entry] : keys_.entries()) {
        if (entry.expired(keys_.now()))
            continue;
        stored_key key{name, shown(entry.value), std::nullopt};
        if (entry.expiry)
            key.ttl = std::chrono::milliseconds{*entry.expiry - keys_.now()};
        found.push_back(std::move(key));
    }
    return found;
}

void simulated_server::fail_scripts_with(std::string error, std::size_t scripts)
{
    scripts_to_fail_ = error.empty() ? 0 : scripts;
    script_error_ = std::move(error);
}

void simulated_server::restart(bool keeps_memory, std::string new_run_id)
{
    if (!keeps_memory)
        keys_.clear();
    keys_.disconnect_all();
    forget_scripts();
    run_id_ = std::move(new_run_id);
    begin_reign(false);
    started_ = time();
}

} // namespace support
