// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_front.hpp"

#include "support/simulated_bytes.hpp"
#include "support/simulated_commands.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace support {

namespace {

using type = redis_value::type;
using request = simulated_server::request;

constexpr std::string_view end_of_line = "\r\n";
constexpr std::size_t usual_words = 32;

redis_value status(std::string text)
{
    return {type::status, 0, std::move(text), {}};
}

/// Adds the keys that a command is about.
void add_keys(simulated_front::words const& command, std::vector<std::string>& to)
{
    std::string_view const name = command.front();
    if ((name == "EVAL" || name == "EVALSHA") && command.size() > 3) {
        auto const keys = std::min(std::stoul(command[2]), command.size() - 3);
        to.insert(to.end(), command.begin() + 3,
                  command.begin() + 3 + static_cast<std::ptrdiff_t>(keys));
    } else if (command.size() > 1) {
        to.push_back(command[1]);
    }
}

/// What a command asks for, where it is not about locks.
std::optional<request> request_of(simulated_front::words const& command)
{
    std::string_view const name = command.front();
    auto const second = command.size() > 1 ? std::string_view{command[1]} : std::string_view{};
    if (name == "HELLO")
        return request::hello;
    if (name == "PING")
        return request::ping;
    if (name == "INFO")
        return request::info;
    if (name == "CLIENT" && second == "TRACKING")
        return request::tracking;
    if (name == "COMMAND" && second == "LIST")
        return request::commands;
    if (name == "CLUSTER" && second == "INFO")
        return request::cluster;
    if (name == "CLUSTER" && second == "SLOTS")
        return request::slots;
    if (name == "SENTINEL")
        return request::sentinel;
    if (name == "SCRIPT" && second == "LOAD")
        return request::script;
    return std::nullopt;
}

} // namespace

simulated_front::simulated_front(simulated_server& server, simulated_server::connection number,
                                 observer ran, simulated_slots const* slots,
                                 simulated_member const* member)
    : server_{server}, number_{number}, ran_{std::move(ran)}, slots_{slots}, member_{member}
{
}

/// Takes a line as "*3" or "$11", if it has come whole.
bool simulated_front::take_line(char kind, std::size_t& number)
{
    auto const end = unread_.find(end_of_line, read_);
    if (end == unread_.npos)
        return false;
    auto const* const digits = unread_.data() + read_ + 1;
    auto const [stop, error] = std::from_chars(digits, unread_.data() + end, number);
    if (unread_[read_] != kind || error != std::errc{} || stop != unread_.data() + end)
        throw std::runtime_error{"a client has sent what is no command: " +
                                 unread_.substr(read_, end - read_)};
    read_ = end + end_of_line.size();
    return true;
}

bool simulated_front::next(words& into)
{
    auto const forget_what_is_read = [this] { unread_.erase(0, std::exchange(read_, 0)); };
    if (missing_ == 0 && !take_line('*', missing_)) {
        forget_what_is_read();
        return false;
    }
    if (reading_.empty())
        reading_.reserve(std::min(missing_, usual_words));
    while (missing_ > 0) {
        auto const before = read_;
        std::size_t size = 0;
        if (!take_line('$', size) || unread_.size() - read_ < size + end_of_line.size()) {
            read_ = before;
            forget_what_is_read();
            return false;
        }
        reading_.emplace_back(unread_, read_, size);
        read_ += size + end_of_line.size();
        --missing_;
    }
    into = std::exchange(reading_, {});
    return true;
}

void simulated_front::run(words const& command, std::string& to)
{
    std::string_view const name = command.at(0);
    auto const asked = request_of(command);
    if (name == "HELLO")
        server_.on_greeting();
    if (server_.denies(name)) {
        add_value(to, deny(name));
    } else if (asked && !server_.refusal_of(*asked).empty()) {
        add_value(to, simulated_error(server_.refusal_of(*asked)));
    } else if (name == "HELLO") {
        add_greeting(command, to);
    } else if (name == "SUBSCRIBE" && is_sentinel() && command.size() == 2) {
        channel_ = command[1];
        add_line(to, '>', "3");
        add_blob(to, '$', "subscribe");
        add_blob(to, '$', channel_);
        add_line(to, ':', "1");
    } else if (name == "INFO") {
        add_blob(to, '=', "txt:" + info(command));
    } else {
        add_value(to, answer_to(command));
    }
}

/// The user may not run this command.
redis_value simulated_front::deny(std::string_view command)
{
    std::string small{command};
    std::transform(small.begin(), small.end(), small.begin(), [](char x) {
        return x >= 'A' && x <= 'Z' ? static_cast<char>(x - 'A' + 'a') : x;
    });
    // Redis 7.2 and later say which user that is.
    auto error = "NOPERM " + (user_.empty() ? "this user" : "User " + user_) +
                 " has no permissions to run the '" + small + "' command";
    asking_ = false;
    aborted_ = true;
    if (command == "EXEC" && std::exchange(in_transaction_, false)) {
        queued_.clear();
        error = "EXECABORT Transaction discarded because of: " + error;
    }
    return simulated_error(std::move(error));
}

/// The answer to HELLO 3 with AUTH and SETNAME or without; every password is right.
void simulated_front::add_greeting(words const& command, std::string& to)
{
    bool const third = command.size() > 1 && command[1] == "3";
    std::size_t at = 2;
    while (at < command.size()) {
        auto const words = command[at] == "AUTH" ? 3u : command[at] == "SETNAME" ? 2u : 0u;
        if (words == 0 || at + words > command.size())
            break;
        if (words == 3)
            user_ = command[at + 1] == "default" ? "" : command[at + 1];
        at += words;
    }
    if (!third || at < command.size()) {
        add_line(to, '-', "ERR Syntax error in HELLO");
        return;
    }
    bool const has_role = member_ && !is_sentinel();
    add_line(to, '%', has_role ? "5" : "4");
    for (auto const each : {std::string_view{"server"}, std::string_view{"redis"},
                            std::string_view{"version"}, version(), std::string_view{"proto"}})
        add_blob(to, '$', each);
    add_line(to, ':', "3");
    add_blob(to, '$', "mode");
    add_blob(to, '$', is_sentinel() ? "sentinel" : slots_ ? "cluster" : "standalone");
    if (has_role) {
        add_blob(to, '$', "role");
        add_blob(to, '$', server_.is_read_only() ? "replica" : "master");
    }
}

redis_value simulated_front::answer_to(words const& command)
{
    std::string_view const name = command.front();
    auto const second = command.size() > 1 ? std::string_view{command[1]} : std::string_view{};
    if (name == "PING")
        return status("PONG");
    // There is one database, and it has every number.
    if (name == "SELECT" || (name == "CLIENT" && second == "SETINFO"))
        return status("OK");
    if (name == "CLIENT" && second == "TRACKING")
        return track(command);
    if (name == "COMMAND" && second == "LIST") {
        redis_value list{type::array, 0, {}, {}};
        for (auto const& each : server_.deletions())
            list.elements.push_back({type::string, 0, each, {}});
        return list;
    }
    if (name == "CLUSTER" && second == "INFO" && slots_)
        return {type::string, 0, slots_->info(), {}};
    if (name == "CLUSTER" && second == "SLOTS" && slots_)
        return slots_->slots();
    if (name == "CLUSTER" && second == "MYID" && slots_)
        return {type::string, 0, slots_->id(), {}};
    if (name == "ASKING" && slots_) {
        asking_ = true;
        return status("OK");
    }
    if (is_sentinel()) {
        return name == "SENTINEL"
                   ? member_->answer(command)
                   : simulated_error("ERR unknown command '" + command.front() + '\'');
    }
    if (name == "SCRIPT" && second == "LOAD" && command.size() == 3)
        return {type::string, 0, server_.load_script(command[2]), {}};
    if (name == "MULTI") {
        in_transaction_ = true;
        aborted_ = false;
        return status("OK");
    }
    if (name == "EXEC")
        return execute_queued();
    return run_or_queue(command);
}

/// The error by which a server of a cluster refuses a command about these keys; empty if it does
/// not.
std::string simulated_front::place_refusal(std::vector<std::string> const& keys)
{
    bool const asking = std::exchange(asking_, false);
    return slots_ && !keys.empty() ? slots_->refusal(keys, asking) : std::string{};
}

redis_value simulated_front::run_or_queue(words const& command)
{
    std::string_view const name = command.front();
    std::vector<std::string> keys;
    add_keys(command, keys);
    if (auto error = place_refusal(keys); !error.empty()) {
        aborted_ = true;
        return simulated_error(std::move(error));
    }
    if (in_transaction_)
        return queue(command);
    if (name == "EVALSHA" || name == "EVAL")
        return evaluate(command, name == "EVALSHA");
    if (auto error = server_.take_failure(); !error.empty())
        return simulated_error(std::move(error));
    auto answer = server_.command(number_, command);
    if (ran_)
        ran_(command, {}, answer);
    return answer;
}

redis_value simulated_front::track(words const& command)
{
    bool const noloop = command.size() == 4 && command[3] == "NOLOOP";
    if (command.size() < 3 || command[2] != "ON" || (command.size() > 3 && !noloop))
        return simulated_error("ERR syntax error");
    using tracking = simulated_server::tracking;
    server_.track(number_, noloop ? tracking::noloop : tracking::all);
    return status("OK");
}

redis_value simulated_front::evaluate(words const& command, bool by_hash)
{
    std::size_t keys = 0;
    if (command.size() < 3 || (keys = std::stoul(command[2])) > command.size() - 3)
        return simulated_error("ERR wrong number of arguments");
    if (auto error = server_.take_failure(); !error.empty())
        return simulated_error(std::move(error));
    auto const* const script =
        server_.loaded_script(by_hash ? command[1] : server_.load_script(command[1]));
    if (!script)
        return simulated_error("NOSCRIPT No matching script. Please use EVAL.");
    auto const first_key = command.begin() + 3;
    auto const first_argument = first_key + static_cast<std::ptrdiff_t>(keys);
    // place_refusal() has looked at the declared keys.
    auto const elsewhere = [&](words const& called) -> std::string {
        if (keys > 0 || !slots_ || called.size() < 2 || slots_->refusal({called[1]}, false).empty())
            return {};
        return "ERR Script attempted to access a non local key in a cluster node";
    };
    auto answer = server_.evaluate(number_, *script, {first_key, first_argument},
                                   {first_argument, command.end()}, elsewhere);
    if (ran_)
        ran_(command, *script, answer);
    return answer;
}

redis_value simulated_front::queue(words const& command)
{
    auto error = server_.take_failure();
    if (error.empty() && !simulated_command::find(command.front()))
        error = "ERR unknown command '" + command.front() + '\'';
    if (!error.empty()) {
        aborted_ = true;
        return simulated_error(std::move(error));
    }
    queued_.push_back(command);
    return status("QUEUED");
}

redis_value simulated_front::execute_queued()
{
    if (!std::exchange(in_transaction_, false))
        return simulated_error("ERR EXEC without MULTI");
    auto const commands = std::exchange(queued_, {});
    if (aborted_)
        return simulated_error("EXECABORT Transaction discarded because of previous errors.");
    std::vector<std::string> keys;
    for (auto const& each : commands)
        add_keys(each, keys);
    if (auto error = place_refusal(keys); !error.empty())
        return simulated_error(std::move(error));
    redis_value all{type::array, 0, {}, server_.transaction(number_, commands)};
    for (std::size_t i = 0; ran_ && i < commands.size(); ++i)
        ran_(commands[i], {}, all.elements[i]);
    return all;
}

std::string_view simulated_front::version() const
{
    return server_.tracks_declared_keys() ? "7.0.15" : "8.0.0";
}

std::string simulated_front::info(words const& command) const
{
    if (command.size() == 2 && command[1] == "memory")
        return "# Memory\r\nused_memory:1000000\r\nmaxmemory_policy:" + server_.eviction_policy() +
               "\r\n";
    if (command.size() == 2 && command[1] == "replication")
        return "# Replication\r\nrole:" + std::string{server_.is_read_only() ? "slave" : "master"} +
               "\r\nmaster_replid:" + server_.reign() +
               "\r\nsecond_repl_offset:" + (server_.promoted() ? "1234" : "-1") + "\r\n";
    using std::chrono::floor, std::chrono::seconds;
    auto const uptime = floor<seconds>(server_.time()) - floor<seconds>(server_.started());
    return "# Server\r\nredis_version:" + std::string{version()} +
           "\r\nrun_id:" + server_.run_id() +
           "\r\nuptime_in_seconds:" + std::to_string(uptime.count()) + "\r\n";
}

void simulated_front::tell(simulated_server::invalidation const& what, std::string& to)
{
    add_line(to, '>', "2");
    add_blob(to, '$', "invalidate");
    if (what.key) {
        add_line(to, '*', "1");
        add_blob(to, '$', *what.key);
    } else {
        add_line(to, '_', {});
    }
}

void simulated_front::announce(std::string_view channel, std::string_view message,
                               std::string& to) const
{
    if (channel != channel_)
        return;
    add_line(to, '>', "3");
    for (auto const each : {std::string_view{"message"}, channel, message})
        add_blob(to, '$', each);
}

} // namespace support
