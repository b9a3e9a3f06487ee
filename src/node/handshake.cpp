// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "node/handshake.hpp"

#include "node/script_text.hpp"

#include <boost/redis/resp3/type.hpp>

#include <charconv>
#include <system_error>

namespace colock::detail {

namespace redis = boost::redis;

handshake::handshake(node_address const& address, std::string const& client_name)
    : request_{redis::request::config{true, false, true, true}}
{
    std::vector<std::string_view> hello{"3"};
    if (!address.user.empty() || !address.password.empty()) {
        hello.insert(hello.end(), {"AUTH", address.user.empty() ? "default" : address.user.c_str(),
                                   address.password.c_str()});
    }
    if (!client_name.empty())
        hello.insert(hello.end(), {"SETNAME", client_name.c_str()});
    push("HELLO", hello);
    std::string const database = std::to_string(address.database);
    if (address.database != 0)
        push("SELECT", {database});
    needed_ = replies_.size();

    // NOLOOP: what this connection does itself it need not be told.
    tracking_ = push("CLIENT", {"TRACKING", "ON", "NOLOOP"});
    info_ = push("INFO", {"server"});
    // DELIFEQ of Valkey 9, DELEX of Redis 8.4. COMMAND INFO is nested deeper than Boost.Redis reads.
    commands_ = push("COMMAND", {"LIST", "FILTERBY", "PATTERN", "del?*"});
    for (auto const kind : {layout::plain, layout::reentrant}) {
        for (auto const which : {script::acquire, script::extend, script::check, script::release})
            push("SCRIPT", {"LOAD", text_of(which, kind).source});
    }
    push("SCRIPT", {"LOAD", text_of(script::fence, layout::plain).source});
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
    for (std::size_t i = 0; i < needed_; ++i) {
        if (!replies_[i].error.empty())
            return replies_[i].error;
    }
    return {};
}

handshake::release_command handshake::native_release() const
{
    for (auto const& name : replies_[commands_].names) {
        if (name == "delifeq")
            return release_command::delifeq;
        if (name == "delex")
            return release_command::delex;
    }
    return release_command::none;
}

server_info handshake::server() const
{
    std::string_view const info = replies_[info_].text;
    auto const field = [&](std::string_view name) -> std::string_view {
        auto const start = info.find(name);
        if (start == info.npos)
            return {};
        auto const value = info.substr(start + name.size());
        return value.substr(0, value.find_first_of("\r\n"));
    };
    server_info known{std::string{field("run_id:")}, std::nullopt};
    auto const uptime = field("uptime_in_seconds:");
    std::int64_t seconds = 0;
    if (std::from_chars(uptime.data(), uptime.data() + uptime.size(), seconds).ec == std::errc{})
        known.uptime = std::chrono::seconds{seconds};
    return known;
}

} // namespace colock::detail
