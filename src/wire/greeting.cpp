// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/greeting.hpp"

#include "base/planted.hpp"
#include "core/info_field.hpp"
#include "kind/kind.hpp"
#include "wire/answer.hpp"
#include "wire/server_error.hpp"
#include "wire/writer.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <chrono>
#include <system_error>
#include <utility>

namespace colock::detail {

namespace {

/// Whether a version as "7.2.4" is that or a later one.
bool at_least(std::string_view version, int major, int minor)
{
    int numbers[2] = {};
    auto const* at = version.data();
    auto const* const end = at + version.size();
    for (auto& each : numbers) {
        auto const [stop, error] = std::from_chars(at, end, each);
        if (error != std::errc{})
            return false;
        at = stop == end ? end : stop + 1;
    }
    return std::pair{numbers[0], numbers[1]} >= std::pair{major, minor};
}

/// Of what HELLO says, nothing longer is of interest.
constexpr std::size_t longest_word = 16;

/// Longer than any server runs, and short enough to reckon with.
constexpr std::chrono::seconds longest_uptime = std::chrono::years{100};

} // namespace

greeting::greeting(node_address const& address, std::string const& client_name, bool asks_for_reign,
                   bool asks_for_id)
    : of_sentinel_{!address.sentinel_master.empty()}
{
    std::vector<std::string_view> hello{"HELLO", "3"};
    if (!address.user.empty() || !address.password.empty()) {
        // Whole, even with a NUL in it.
        std::string_view const user{address.user};
        hello.insert(hello.end(), {"AUTH", user.empty() ? "default" : user, address.password});
    }
    if (!client_name.empty())
        hello.insert(hello.end(), {"SETNAME", client_name});
    ask(hello);
    std::string const database = std::to_string(address.database);
    if (address.database != 0)
        ask({"SELECT", database});
    needed_ = answers_.size();
    if (of_sentinel_) {
        id_ = ask({"SENTINEL", "MYID"});
        subscribe_ = ask({"SUBSCRIBE", "+switch-master"});
        return;
    }

    // Not with NOLOOP: a server would not tell of a key that it evicts while it runs a command of
    // ours.
    if (planted(bug::noloop_kept))
        tracking_ = ask({"CLIENT", "TRACKING", "ON", "NOLOOP"});
    else
        tracking_ = ask({"CLIENT", "TRACKING", "ON"});
    info_ = ask({"INFO", "server"});
    memory_ = ask({"INFO", "memory"}); // servers before Redis 7.0 take one section at a time
    if (asks_for_reign)
        replication_ = ask({"INFO", "replication"});
    if (asks_for_id)
        id_ = ask({"CLUSTER", "MYID"});
    // DELIFEQ of Valkey 9, DELEX of Redis 8.4.
    commands_ = ask({"COMMAND", "LIST", "FILTERBY", "PATTERN", "del?*"});
    for (auto const* kind : all_kinds) {
        for (auto const which : {script::acquire, script::extend, script::check, script::release})
            ask({"SCRIPT", "LOAD", kind->source(which)});
    }
    ask({"SCRIPT", "LOAD", common_script(script::fence)});
}

std::size_t greeting::ask(std::vector<std::string_view> const& words)
{
    answers_.push_back({.text = {}, .error = {}, .begins = bytes_.size()});
    append_command(bytes_, words);
    return answers_.size() - 1;
}

void greeting::on_value(resp_value const& value)
{
    if (complete())
        return;
    if (next_ == 0 && value.depth == 0 && value.type != resp::map && !is_error(value.type))
        is_redis_ = false;
    if (value.depth == 0 && is_error(value.type))
        answers_[next_].error = kept_of_error(value.text);
    else if (value.depth == 0 && next_ == tracking_ && next_ >= needed_ && !is_ok(value))
        answers_[next_].error = "ERR CLIENT TRACKING is answered by something else than OK";
    else if (value.depth == 0 &&
             (next_ == info_ || next_ == memory_ || (replication_ && next_ == replication_)))
        answers_[next_].text = value.text;
    else if (value.depth == 0 && id_ && next_ == id_ && value.text.size() <= longest_id)
        answers_[next_].text = value.text;
    // What HELLO answers is a map: its keys and values follow each other.
    if (next_ == 0 && value.depth == 1 && value.type == resp::blob_string) {
        if (last_key_ == "mode")
            mode_ = value.text.substr(0, longest_word);
        else if (last_key_ == "version")
            version_ = value.text.substr(0, longest_word);
        is_replica_ |= last_key_ == "role" && value.text != "master";
        last_key_ = last_key_.empty() ? value.text.substr(0, longest_word) : std::string_view{};
    } else if (next_ == 0 && value.depth == 1) {
        last_key_.clear(); // the value is no text
    }
    if (next_ == commands_ && value.depth == 1 && value.type == resp::blob_string) {
        if (value.text == "delifeq")
            native_release_ = compare_and_delete::delifeq;
        else if (value.text == "delex" && native_release_ == compare_and_delete::none)
            native_release_ = compare_and_delete::delex;
    }
    next_ += value.ends_message;
}

bool greeting::complete() const
{
    auto const early = planted(bug::greeting_counted_too_early) ? 1u : 0u;
    return next_ + early >= answers_.size();
}

std::string_view greeting::refusal() const
{
    for (std::size_t i = 0; i < answers_.size(); ++i) {
        auto const& error = answers_[i].error;
        if (error.empty())
            continue;
        if (i < needed_ ||
            (is_passing(classify(error)) && !planted(bug::partial_greeting_accepted)))
            return error;
    }
    return {};
}

std::array<std::size_t, 5> greeting::valued() const
{
    return {tracking_, info_, memory_, replication_, id_};
}

bool greeting::lacks(std::size_t part) const
{
    auto const& error = answers_[part].error;
    return part >= needed_ && !error.empty() && !is_passing(classify(error));
}

bool greeting::is_in_doubt(std::size_t part) const
{
    auto const& error = answers_[part].error;
    if (!lacks(part))
        return false;
    if (part == tracking_)
        return !is_lasting(error, "tracking", "client");
    if (part == id_)
        return !is_lasting(error, "myid", of_sentinel_ ? "sentinel" : "cluster");
    return !is_lasting(error, "info");
}

unsigned greeting::in_doubt() const
{
    unsigned result = 0;
    for (unsigned bit = 1; auto const place : valued()) {
        if (is_in_doubt(place))
            result |= bit;
        bit <<= 1;
    }
    return result;
}

std::vector<refused_part> greeting::to_ask_again() const
{
    std::vector<refused_part> result;
    for (auto const place : valued()) {
        if (!lacks(place) || classify(answers_[place].error) == errc::access_denied)
            continue;
        auto const begins = answers_[place].begins;
        auto const ends = place + 1 < answers_.size() ? answers_[place + 1].begins : bytes_.size();
        result.push_back({bytes_.substr(begins, ends - begins), place == tracking_});
    }
    return result;
}

std::string_view greeting::said_to(unsigned parts) const
{
    return answers_[valued()[static_cast<std::size_t>(std::countr_zero(parts))]].error;
}

std::string_view greeting::misplaced() const
{
    bool const is_sentinel = mode_ == "sentinel";
    if (is_sentinel && !of_sentinel_)
        return "is a Sentinel: the URL of a Sentinel group is redis-sentinel://HOST:PORT/MASTER";
    if (!is_sentinel && of_sentinel_)
        return "is not a Sentinel";
    return {};
}

std::string_view greeting::eviction_policy() const
{
    auto const policy = info_field(answers_[memory_].text, "maxmemory_policy:");
    constexpr std::size_t longest = 64; // of Redis': 15
    return policy == "noeviction" ? std::string_view{} : policy.substr(0, longest);
}

compare_and_delete greeting::native_release() const
{
    return native_release_;
}

bool greeting::shards_channels() const
{
    return mode_ == "cluster" && at_least(version_, 7, 0);
}

server_info greeting::server() const
{
    std::string_view const info = answers_[info_].text;
    server_info known{.run_id = std::string{info_word(info, "run_id:")},
                      .uptime = std::nullopt,
                      .in_cluster = mode_ == "cluster",
                      .is_replica = is_replica_,
                      .tracks_what_scripts_read = at_least(version_, 7, 2)};
    auto const uptime = info_field(info, "uptime_in_seconds:");
    std::int64_t seconds = 0;
    if (std::from_chars(uptime.data(), uptime.data() + uptime.size(), seconds).ec == std::errc{})
        known.uptime = std::clamp(std::chrono::seconds{seconds}, {}, longest_uptime);
    known.asked_again = !to_ask_again().empty();
    known.run_id_in_doubt = is_in_doubt(info_);
    known.guard_in_doubt = (lacks(tracking_) || lacks(replication_)) &&
                           (!lacks(tracking_) || is_in_doubt(tracking_)) &&
                           (!lacks(replication_) || is_in_doubt(replication_));
    if (id_)
        known.id = answers_[id_].text;
    if (replication_) {
        known.reign = facts_of(answers_[replication_].text);
        known.reign.is_master &= !is_replica_;
    }
    return known;
}

} // namespace colock::detail
