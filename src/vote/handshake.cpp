// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/handshake.hpp"

#include "kind/kind.hpp"
#include "wire/server_error.hpp"

#include <boost/redis/resp3/type.hpp>

#include <charconv>
#include <system_error>

namespace colock::detail {

namespace redis = boost::redis;

namespace {

/// The value of a line of INFO; empty where there is none.
std::string_view field_of(std::string_view info, std::string_view name)
{
    auto const start = info.find(name);
    if (start == info.npos)
        return {};
    auto const value = info.substr(start + name.size());
    return value.substr(0, value.find_first_of("\r\n"));
}

/// Whether a part of the greeting that is refused so may be answered the next time.
bool passes(errc refusal)
{
    return refusal == errc::server_busy || refusal == errc::out_of_memory ||
           refusal == errc::not_enough_replicas;
}

} // namespace

handshake::handshake(node_address const& address, std::string const& client_name)
    : request_{redis::request::config{true, false, true, true}}
{
    std::vector<std::string_view> hello{"3"};
    if (!address.user.empty() || !address.password.empty()) {
        // Whole, even with a NUL in it.
        std::string_view const user{address.user};
        hello.insert(hello.end(), {"AUTH", user.empty() ? "default" : user, address.password});
    }
    if (!client_name.empty())
        hello.insert(hello.end(), {"SETNAME", client_name});
    push("HELLO", hello);
    std::string const database = std::to_string(address.database);
    if (address.database != 0)
        push("SELECT", {database});
    needed_ = replies_.size();

    // Not with NOLOOP: a server would not tell of a key that it evicts while it runs a command of ours.
    tracking_ = push("CLIENT", {"TRACKING", "ON"});
    info_ = push("INFO", {"server"});
    memory_ = push("INFO", {"memory"}); // servers before Redis 7.0 take one section at a time
    // DELIFEQ of Valkey 9, DELEX of Redis 8.4. COMMAND INFO is nested deeper than Boost.Redis reads.
    commands_ = push("COMMAND", {"LIST", "FILTERBY", "PATTERN", "del?*"});
    for (auto const* kind : all_kinds) {
        for (auto const which : {script::acquire, script::extend, script::check, script::release})
            push("SCRIPT", {"LOAD", kind->source(which)});
    }
    push("SCRIPT", {"LOAD", mutex_kind.source(script::fence)}); // the same for all
}

std::size_t handshake::push(std::string_view command,
                            std::vector<std::string_view> const& arguments)
{
    request_.push_range(command, arguments);
    replies_.emplace_back();
    return replies_.size() - 1;
}

redis::any_adapter handshake::adapter()
{
    using event = redis::any_adapter::parse_event;
    return redis::any_adapter{
        [this](event what, redis::resp3::node_view const& node, boost::system::error_code&) {
            if (next_ == replies_.size())
                return;
            if (what == event::done)
                ++next_;
            if (what == event::node && node.depth == 1 &&
                node.data_type == redis::resp3::type::blob_string && next_ == commands_)
                replies_[next_].names.emplace_back(node.value);
            if (what != event::node || node.depth != 0)
                return;
            bool const failed = node.data_type == redis::resp3::type::simple_error ||
                                node.data_type == redis::resp3::type::blob_error;
            (failed ? replies_[next_].error : replies_[next_].text) = node.value;
        }};
}

std::string_view handshake::refusal() const
{
    for (std::size_t i = 0; i < replies_.size(); ++i) {
        auto const& error = replies_[i].error;
        if (!error.empty() && (i < needed_ || passes(classify(error))))
            return error;
    }
    return {};
}

std::string_view handshake::eviction_policy() const
{
    auto const policy = field_of(replies_[memory_].text, "maxmemory_policy:");
    return policy == "noeviction" ? std::string_view{} : policy;
}

compare_and_delete handshake::native_release() const
{
    for (auto const& name : replies_[commands_].names) {
        if (name == "delifeq")
            return compare_and_delete::delifeq;
        if (name == "delex")
            return compare_and_delete::delex;
    }
    return compare_and_delete::none;
}

server_info handshake::server() const
{
    std::string_view const info = replies_[info_].text;
    server_info known{std::string{field_of(info, "run_id:")}, std::nullopt};
    auto const uptime = field_of(info, "uptime_in_seconds:");
    std::int64_t seconds = 0;
    if (std::from_chars(uptime.data(), uptime.data() + uptime.size(), seconds).ec == std::errc{})
        known.uptime = std::chrono::seconds{seconds};
    return known;
}

} // namespace colock::detail
