// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/simulated_server.hpp"

#include "scripts.hpp"
#include "support/dice.hpp"
#include "support/redis_server.hpp"

#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <map>
#include <sstream>
#include <thread>
#include <tuple>

// The simulated server does what a real one does: the same random calls on both.

using namespace support;

namespace {

using words = std::vector<std::string>;
using connection = simulated_server::connection;
using tracking = simulated_server::tracking;
using type = redis_value::type;

/// The real server's clock is read before a call and runs on during it.
constexpr std::int64_t tolerance_ms = 2000 * slack;

// So different from each other that a tolerance does not hide one taken for another.
constexpr std::array long_ttls{60'000, 200'000, 600'000};
// Some milliseconds, since a real server deletes a key at once that is to live for one and has
// lived for it when the command ends.
constexpr std::array short_ttls{"10", "11"};

template <class T>
std::string text_of(T const& value)
{
    std::ostringstream text;
    text << value;
    return text.str();
}

/// Whether two numbers are the same, where they may be remaining times in milliseconds, or
/// fencing tokens, which are times in microseconds.
bool same_number(std::int64_t a, std::int64_t b)
{
    if (a <= 0 || b <= 0)
        return a == b;
    auto const difference = a < b ? b - a : a - b;
    constexpr std::int64_t least_token = 1'000'000'000'000'000;
    if (a >= least_token && b >= least_token)
        return difference <= 1000 * tolerance_ms;
    // Hash fields and counts are small, times left are not.
    return a >= 10'000 && b >= 10'000 ? difference <= tolerance_ms : a == b;
}

bool same_text(std::string const& a, std::string const& b)
{
    // Fencing tokens, and times in milliseconds.
    auto const is_time = [](std::string const& text) {
        return (text.size() == 16 || text.size() == 13) &&
               text.find_first_not_of("0123456789") == std::string::npos;
    };
    return a == b || (is_time(a) && is_time(b) && same_number(std::stoll(a), std::stoll(b)));
}

/// Whether two values are the same: strings, or fields of hashes as "field=value field=value".
bool same_value(std::string const& a, std::string const& b)
{
    std::istringstream ours{a};
    std::istringstream theirs{b};
    for (std::string one, other; !!(ours >> one) | !!(theirs >> other);
         one.clear(), other.clear()) {
        auto const at = one.find('=') + 1;
        if (one.substr(0, at) != other.substr(0, at) ||
            !same_text(one.substr(at), other.substr(at)))
            return false;
    }
    return true;
}

bool same(redis_value const& real, redis_value const& simulated)
{
    if (real.kind != simulated.kind)
        return false;
    if (real.is_error())
        return real.text.substr(0, real.text.find(" script: ")) == simulated.text;
    return same_number(real.integer, simulated.integer) && same_text(real.text, simulated.text) &&
           std::equal(real.elements.begin(), real.elements.end(), simulated.elements.begin(),
                      simulated.elements.end(), same);
}

struct script {
    char const* name;
    std::string_view source;
};

constexpr script acquire{"acquire", colock::detail::mutex_acquire_script};
constexpr script extend{"extend", colock::detail::mutex_extend_script};
constexpr script extend_all{"extend all", colock::detail::mutex_extend_all_script};
constexpr script check{"check", colock::detail::mutex_check_script};
constexpr script release{"release", colock::detail::mutex_release_script};
constexpr script fence{"fence", colock::detail::fence_script};
constexpr script force_release{"force release", colock::detail::force_release_script};
constexpr script reentrant_acquire{"reentrant acquire", colock::detail::reentrant_acquire_script};
constexpr script reentrant_extend{"reentrant extend", colock::detail::reentrant_extend_script};
constexpr script reentrant_extend_all{"reentrant extend all",
                                      colock::detail::reentrant_extend_all_script};
constexpr script reentrant_check{"reentrant check", colock::detail::reentrant_check_script};
constexpr script reentrant_release{"reentrant release", colock::detail::reentrant_release_script};

/// A real server and a simulated one, of which the same is asked.
class twins {
public:
    twins()
    {
        real_.command({"DEBUG", "SET-ACTIVE-EXPIRE", "0"});
        auto const info = real_.command({"INFO", "server"}).text;
        auto const is = [&](char const* version) {
            return info.find(version) != std::string::npos;
        };
        simulated_.track_declared_keys(is("redis_version:6.") || is("redis_version:7.0."));
        if (is("redis_version:6."))
            simulated_.set_echoes(simulated_server::echoes::before_reply);
        set_time();
    }

    bool has(connection who) const { return connections_.contains(who); }

    void connect(connection who, tracking what = tracking::noloop)
    {
        bool const all = what == tracking::all;
        auto client = real_.connect();
        client->command({"HELLO", "3"});
        client->command(all ? words{"CLIENT", "TRACKING", "ON"}
                            : words{"CLIENT", "TRACKING", "ON", "NOLOOP"});
        connections_[who] = std::move(client);
        simulated_.track(who, what);
        log_.push_back(std::to_string(who) + (all ? " connects" : " connects with NOLOOP"));
    }

    void disconnect(connection who)
    {
        auto const id = connections_.at(who)->command({"CLIENT", "ID"}).integer;
        connections_.erase(who);
        // Until the server knows.
        while (real_.command({"CLIENT", "LIST", "ID", std::to_string(id)}).text.size() > 1)
            std::this_thread::sleep_for(1ms);
        simulated_.disconnect(who);
        log_.push_back(std::to_string(who) + " disconnects");
    }

    /// `simulated_arguments` may differ from `arguments` in what depends on the servers' clocks.
    void run(connection who, script const& what, words const& keys, words const& arguments,
             words const& simulated_arguments)
    {
        words call{"EVAL", std::string{what.source}, std::to_string(keys.size())};
        call.insert(call.end(), keys.begin(), keys.end());
        call.insert(call.end(), arguments.begin(), arguments.end());
        set_time();
        auto const real = ask(who, call);
        auto const simulated = simulated_.evaluate(who, what.source, keys, simulated_arguments);
        compare(who, what.name, keys, arguments, real, simulated);
        // There is no token where the counter is no number.
        if ((what.source == acquire.source || what.source == reentrant_acquire.source) &&
            real.elements.size() == 2 && real.elements[0] == 1)
            compare_tokens(keys[1], {real.elements[1].integer, simulated.elements[1].integer});
    }

    void run(connection who, script const& what, words const& keys, words const& arguments)
    {
        run(who, what, keys, arguments, arguments);
    }

    void command(connection who, words const& call)
    {
        set_time();
        auto const real = ask(who, call);
        compare(who, "command", {}, call, real, simulated_.command(who, call));
    }

    void set_out_of_memory(bool is)
    {
        real_.command({"CONFIG", "SET", "maxmemory", is ? "1" : "0"});
        simulated_.set_out_of_memory(is);
        log_.push_back(is ? "no memory" : "memory");
    }

    /// Until what has expired is gone.
    void expire()
    {
        set_time();
        log_.push_back("expire");
        auto const left = static_cast<std::int64_t>(simulated_.keys().size());
        real_.command({"DEBUG", "SET-ACTIVE-EXPIRE", "1"});
        for (auto const end = steady::now() + stuck; !(real_.command({"DBSIZE"}) == left);) {
            if (steady::now() > end)
                FAIL("keys left after an expiry: ", text_of(real_.command({"DBSIZE"})), " and ",
                     left, history());
            std::this_thread::sleep_for(1ms);
        }
        real_.command({"DEBUG", "SET-ACTIVE-EXPIRE", "0"});
        simulated_.expire_keys();
        compare_invalidations();
    }

    /// The server has no memory left when a connection, or the administrator, asks for the time.
    void evict_all(connection by, words const& keys)
    {
        auto const used = real_.command({"INFO", "memory"}).text;
        auto const at = used.find("used_memory:") + 12;
        real_.command({"CONFIG", "SET", "maxmemory-policy", "volatile-ttl"});
        real_.command({"CONFIG", "SET", "maxmemory",
                       std::to_string(std::stoll(used.substr(at)) + 8'000'000)});
        // Memory is made before a command runs, not after it.
        real_.command({"SETRANGE", "filler", "20000000", "x"});
        log_.push_back(std::to_string(by) + " makes memory");
        for (auto const& key : keys)
            simulated_.evict_before_command_of({by}, key);
        ask(by, {"TIME"});
        simulated_.command(by, {"TIME"});
        real_.command({"CONFIG", "SET", "maxmemory", "0"});
        real_.command({"DEL", "filler"});
        compare_invalidations();
    }

    /// The table of tracked keys becomes smaller, and a connection asks for the time. Another one
    /// that has read the same keys sees which the server has chosen.
    void limit_tracking(connection by, connection other, std::size_t most)
    {
        log_.push_back(std::to_string(by) + " makes room for " + std::to_string(most) + " keys");
        auto& client = *connections_.at(by);
        client.send_together(
            {{"CONFIG", "SET", "tracking-table-max-keys", std::to_string(most)}, {"TIME"}});
        client.receive();
        client.receive();
        told_before_[by] = told(by);
        connections_.at(other)->command({"PING"});
        auto const chosen = told(other);
        // As if it were to be told by that very command.
        simulated_.limit_tracking(most, [&, i = std::size_t{0}](std::size_t) mutable {
            auto const tracked = simulated_.memory().tracked();
            auto const found = std::find(tracked.begin(), tracked.end(), chosen.at(i++));
            return static_cast<std::size_t>(found - tracked.begin());
        });
        simulated_.command(by, {"TIME"});
        words simulated;
        words own;
        for (auto const& each : simulated_.take_invalidations())
            (each.to == other ? simulated : own).push_back(each.key.value());
        CHECK(chosen == simulated);
        CHECK(told_before_[by] == own);
        seen_ += own.size() + chosen.size();
        told_before_.clear();
        real_.command({"CONFIG", "SET", "tracking-table-max-keys", "1000000"});
        simulated_.limit_tracking(1'000'000);
    }

    /// Compares the keys that are left, and then begins anew.
    void end_round()
    {
        set_time();
        auto const simulated = simulated_.keys();
        words names;
        for (auto const& key : simulated)
            names.push_back(key.name);
        auto const real = real_.keys_matching();
        REQUIRE_MESSAGE(real == names, "keys left: ", listed(real), " and ", listed(names),
                        history());
        for (auto const& key : simulated) {
            auto const ttl = real_.command({"PTTL", key.name}).integer;
            auto const value = real_value(key.name);
            REQUIRE_MESSAGE(same_number(ttl, key.ttl ? key.ttl->count() : -1), key.name, ": ", ttl,
                            " ms left", history());
            REQUIRE_MESSAGE(same_value(value, key.value), key.name, ": ", value, " and ", key.value,
                            history());
        }
        command(simulated_server::administrator, {"FLUSHALL"});
        tokens_.clear();
        log_.clear();
    }

    struct tokens {
        std::int64_t real = 0;
        std::int64_t simulated = 0;
    };

    /// The last tokens of a counter.
    tokens tokens_of(std::string const& counter) const
    {
        auto const found = tokens_.find(counter);
        return found == tokens_.end() ? tokens{} : found->second;
    }

    /// Of how many changes connections were told.
    std::size_t invalidations() const { return seen_; }

private:
    void set_time()
    {
        auto const now = real_.command({"TIME"}).elements;
        simulated_.set_time(std::chrono::seconds{std::stoll(now[0].text)} +
                            std::chrono::microseconds{std::stoll(now[1].text)});
    }

    redis_value ask(connection who, words const& call)
    {
        if (who == simulated_server::administrator)
            return real_.try_command(call);
        auto reply = connections_.at(who)->command(call);
        asked_ = who;
        told_before_[who] = told(who);
        return reply;
    }

    /// What a connection has been told so far.
    words told(connection who)
    {
        words keys;
        for (auto const& push : connections_.at(who)->take_pushes()) {
            auto const& changed = push.elements.at(1);
            if (changed.is_nil())
                keys.push_back("any key");
            for (auto const& key : changed.elements)
                keys.push_back(key.text);
        }
        return keys;
    }

    void compare(connection who, char const* what, words const& keys, words const& arguments,
                 redis_value const& real, redis_value const& simulated)
    {
        log_.push_back(std::to_string(who) + ' ' + what + ' ' + listed(keys) + listed(arguments) +
                       "-> " + text_of(real));
        REQUIRE_MESSAGE(same(real, simulated), text_of(real), " and ", text_of(simulated),
                        history());
        compare_invalidations();
    }

    /// Tokens differ, but not in whether they grow.
    void compare_tokens(std::string const& counter, tokens now)
    {
        auto& before = tokens_[counter];
        REQUIRE_MESSAGE((now.real <=> before.real) == (now.simulated <=> before.simulated),
                        "tokens ", before.real, " then ", now.real, " and ", before.simulated,
                        " then ", now.simulated, history());
        before = now;
    }

    void compare_invalidations()
    {
        std::map<connection, words> before;
        std::map<connection, words> later;
        for (auto const& each : simulated_.take_invalidations())
            (each.to == asked_ && !each.after_reply ? before : later)[each.to].push_back(
                each.key.value_or("any key"));
        for (auto const& [who, client] : connections_) {
            client->command({"PING"});
            compare_told(who, "before a reply", told_before_[who], before[who]);
            compare_told(who, "later", told(who), later[who]);
        }
        told_before_.clear();
        asked_ = simulated_server::administrator;
    }

    void compare_told(connection who, char const* when, words real, words simulated)
    {
        // Keys that expire together have no order.
        std::sort(real.begin(), real.end());
        std::sort(simulated.begin(), simulated.end());
        REQUIRE_MESSAGE(real == simulated, who, " is told ", std::string{when}, " of ",
                        listed(real), "and ", listed(simulated), history());
        seen_ += real.size();
    }

    std::string real_value(std::string const& key)
    {
        if (!(real_.command({"TYPE", key}) == "hash"))
            return real_.command({"GET", key}).text;
        std::map<std::string, std::string> fields;
        auto const found = real_.command({"HGETALL", key}).elements;
        for (std::size_t i = 0; i + 1 < found.size(); i += 2)
            fields[found[i].text] = found[i + 1].text;
        std::string text;
        for (auto const& [field, value] : fields)
            text += (text.empty() ? "" : " ") + field + '=' + value;
        return text;
    }

    static std::string listed(words const& list)
    {
        std::string text;
        for (auto const& word : list)
            text += word + ' ';
        return text;
    }

    std::string history() const
    {
        std::string text = "; before that:";
        for (auto const& line : log_)
            text += '\n' + line;
        return text;
    }

    redis_server real_{{.arguments = {"--enable-debug-command", "yes"}}};
    simulated_server simulated_;
    std::map<connection, std::unique_ptr<redis_client>> connections_;
    connection asked_ = simulated_server::administrator; ///< Who has sent the last command.
    std::map<connection, words> told_before_;            ///< Before the reply to that command.
    std::map<std::string, tokens> tokens_;
    words log_;
    std::size_t seen_ = 0;
};

constexpr connection connection_count = 3;

/// One random call after the other.
class player {
public:
    player(twins& servers, dice& random) : servers_{servers}, random_{random} {}

    void play(int steps)
    {
        for (int i = 0; i < steps; ++i)
            step();
        servers_.end_round();
    }

private:
    void step()
    {
        for (auto& who : connections_) {
            if (!servers_.has(who))
                servers_.connect(who, random_.chance(70) ? tracking::all : tracking::noloop);
        }
        short_ttl_ = false;
        auto const kind = random_.number(1, 100);
        if (kind <= 55) {
            run_script();
        } else if (kind <= 92) {
            run_command();
        } else if (kind <= 94) {
            servers_.set_out_of_memory(true);
            run_script();
            wait_for_short_ttl();
            run_command();
            servers_.set_out_of_memory(false);
        } else if (kind <= 96) {
            auto& who = connections_[static_cast<std::size_t>(random_.number(0, 2))];
            servers_.disconnect(who);
            who = next_++;
        } else if (kind == 97) {
            servers_.command(anybody(), {"FLUSHALL"});
        } else {
            expire();
        }
        wait_for_short_ttl();
    }

    // So that no key is about to expire during a call.
    void wait_for_short_ttl() const
    {
        if (short_ttl_)
            std::this_thread::sleep_for(18ms);
    }

    void expire()
    {
        // Within a script no time passes: this one reads a key that will expire soon.
        servers_.command(simulated_server::administrator, {"SET", "lock:a", "me"});
        servers_.run(somebody(), extend, {"lock:a", "{lock:a}:colock:fence"}, {"me", ttl(), ttl()});
        wait_for_short_ttl();
        servers_.expire();
    }

    void run_script()
    {
        auto const who = somebody();
        std::string const name = one_of(std::array{"lock:a", "lock:b"});
        auto const counter = counter_of(name);
        auto const id = one_of(std::array{"me", "you"});
        if (random_.chance(40))
            return run_reentrant(who, name, counter);
        switch (random_.number(1, 7)) {
        case 1:
        case 2:
            return servers_.run(who, acquire, {name, counter},
                                {id, ttl(), ttl(), one_of(std::array{"0", "1", "4", "1000"})});
        case 3:
            return servers_.run(who, extend, {name, counter}, {id, ttl(), ttl()});
        case 4:
            if (random_.chance(50)) {
                auto const other = another_than(name);
                return servers_.run(who, extend_all, {name, counter, other, counter_of(other)},
                                    {ttl(), ttl(), id, one_of(std::array{"me", "you"})});
            }
            return servers_.run(who, check, {name}, {id});
        case 5:
            if (random_.chance(50))
                return servers_.run(who, release, {name},
                                    {"nobody", one_of(std::array{"me", "you"}), id});
            return servers_.run(who, release, {name}, {id});
        case 6:
            return take_away(who, name, id);
        default:
            break;
        }
        auto const last = servers_.tokens_of(counter);
        // Behind, at, and ahead of the clock.
        std::int64_t const step = random_.number(-1, 1) * std::int64_t{3'600'000'000};
        if (last.real == 0 || last.real + step <= 0)
            return servers_.run(who, fence, {name, counter}, {id, "7", ttl()});
        auto const time = one_of(std::array{ttl(), std::string{"0"}});
        servers_.run(who, fence, {name, counter}, {id, std::to_string(last.real + step), time},
                     {id, std::to_string(last.simulated + step), time});
    }

    void run_reentrant(connection who, std::string const& name, std::string const& counter)
    {
        // One owner with two lock_ids, another with one.
        auto const id = one_of(std::array{mine, mine_too, yours});
        std::string const owner = id == std::string{yours} ? "you:1" : "me:1";
        switch (random_.number(1, 6)) {
        case 1:
        case 2:
            return servers_.run(who, reentrant_acquire, {name, counter}, {id, ttl(), ttl(), owner});
        case 3:
            return servers_.run(who, reentrant_extend, {name, counter}, {id, ttl(), ttl(), owner});
        case 4:
            if (random_.chance(50))
                return extend_all_of(who, name, id, owner);
            return servers_.run(who, reentrant_check, {name}, {id});
        case 5:
            return take_away(who, name, owner);
        default:
            return servers_.run(who, reentrant_release, {name}, {id, owner, "channel", "PUBLISH"});
        }
    }

    void take_away(connection who, std::string const& name, std::string const& holder)
    {
        servers_.run(who, force_release, {name}, {holder, "nobody", ttl(), "channel", "PUBLISH"});
    }

    void extend_all_of(connection who, std::string const& name, std::string const& id,
                       std::string const& owner)
    {
        auto const other = another_than(name);
        servers_.run(
            who, reentrant_extend_all,
            {name, counter_of(name), other, counter_of(other), "lock:d", counter_of("lock:d")},
            {ttl(), ttl(), id, owner, mine_too, "me:1", yours, "you:1"});
    }

    void run_command()
    {
        static constexpr script called{"call", "return {redis.call(unpack(ARGV))}"};
        static constexpr script tried{"pcall", "return {redis.pcall(unpack(ARGV)), 1}"};
        auto const who = anybody();
        auto const call = random_command();
        switch (random_.number(1, 3)) {
        case 1:
            return servers_.run(who, called, {}, call);
        case 2:
            return servers_.run(who, tried, {}, call);
        default:
            return servers_.command(who, call);
        }
    }

    words random_command()
    {
        auto const key = any_key();
        auto const value =
            one_of(std::array{"me", "you", "12", "-5", "12.7", "abc", "9000000000000000", "1e300",
                              "9007199254740990", "18446744073709551615"});
        // "hash" is a key that no SET makes a string.
        auto const hash = random_.chance(60) ? "hash" : key;
        auto const field = one_of(std::array{"f", "g"});
        switch (random_.number(1, 22)) {
        case 1:
            return {"DEL", hash};
        case 2:
            return {"DEL", key, any_key()};
        case 3:
            return random_.chance(80) ? words{"SET", key, value}
                                      : words{"SET", key, value, "PXAT",
                                              one_of(std::array{"1", "0", "4000000000000"})};
        case 4:
            return {"SET", key, value, "PX", ttl()};
        case 5:
            return {"SET", key, value, "NX", "GET"};
        case 6:
            return {"SET", key, value, "PX", ttl(), "XX"};
        case 7:
            return {"SET", key, value, "PX", one_of(std::array{"0", "-1", "x", "007", "1.5"})};
        case 8:
            return random_.chance(50)
                       ? words{"PEXPIRE", hash, ttl()}
                       : words{"PEXPIRE", hash, ttl(), one_of(std::array{"GT", "gt", "x"})};
        case 9:
            return {"PEXPIRE", key, one_of(std::array{"-1", "0", "x", "9223372036854775807"})};
        case 10:
            return {"GET", key};
        case 11:
            return {"GETEX", key};
        case 12:
            return {"PTTL", hash};
        case 13:
            return {"EXISTS", key, any_key()};
        case 14:
            return {"HGET", hash, field};
        case 15:
            return {random_.chance(50) ? "HSET" : "HSETNX", hash, field, value};
        case 16:
            return {"HINCRBY", hash, field, one_of(std::array{"1", "-3", "x"})};
        case 17:
            return {"HEXISTS", hash, field};
        case 18:
            return {"HDEL", hash, field, "g"};
        case 19:
            return {"HLEN", hash};
        case 20:
            return {"TYPE", random_.chance(50) ? hash : key};
        case 21:
            return {"GETRANGE", key, one_of(std::array{"0", "1", "x"}), "3"};
        default:
            return {"PUBLISH", "channel", value};
        }
    }

    template <class T, std::size_t N>
    T one_of(std::array<T, N> const& choices)
    {
        return choices[static_cast<std::size_t>(random_.number(0, N - 1))];
    }

    static std::string counter_of(std::string const& name) { return '{' + name + "}:colock:fence"; }

    // No lock twice in one script: before Redis 7.2 its clock runs on, and the second time
    // lengthens what the first one left if a millisecond has ended between them.
    std::string another_than(std::string const& name)
    {
        std::string const other = one_of(std::array{"lock:a", "lock:b"});
        return other == name ? "lock:c" : other;
    }

    std::string any_key()
    {
        return one_of(std::array{"lock:a", "lock:b", "{lock:a}:colock:fence",
                                 "{lock:b}:colock:fence", "other"});
    }

    std::string ttl()
    {
        bool const is_short = random_.chance(12);
        short_ttl_ = short_ttl_ || is_short;
        if (is_short)
            return one_of(short_ttls);
        // No two ttls are the same: otherwise it could depend on a millisecond that ends between
        // the two servers' turns whether one lengthens what another left.
        ++long_ttl_count_;
        return std::to_string(one_of(long_ttls) + 10 * long_ttl_count_);
    }

    connection somebody() { return connections_[static_cast<std::size_t>(random_.number(0, 2))]; }

    connection anybody()
    {
        return random_.chance(40) ? simulated_server::administrator : somebody();
    }

    // The scripts of reentrant locks know lock_ids by their form.
    static constexpr char const* mine = "00000000-0000-4000-8000-0000000000a1";
    static constexpr char const* mine_too = "00000000-0000-4000-8000-0000000000a2";
    static constexpr char const* yours = "00000000-0000-4000-8000-0000000000b1";

    twins& servers_;
    dice& random_;
    std::array<connection, connection_count> connections_{1, 2, 3};
    connection next_ = connection_count + 1;
    bool short_ttl_ = false;
    int long_ttl_count_ = 0;
};

} // namespace

// A key that is to live for some milliseconds must not expire in the real one between two lines of
// this test, which it may where a sanitizer slows them down.
TEST_CASE("simulated server: does what a real one does" * doctest::skip(sanitized))
{
    dice random;
    CAPTURE(random.seed());
    twins servers;
    player calls{servers, random};
    for (int round = 0; round < 30; ++round)
        calls.play(100);
    // Otherwise nothing has been compared.
    CHECK(servers.invalidations() > 300);
}

TEST_CASE("simulated server: a lock twice in one script is extended as by a real one")
{
    twins servers;
    servers.connect(1);
    servers.connect(2);
    words const keys{"lock:a", "{lock:a}:colock:fence", "lock:a", "{lock:a}:colock:fence"};
    for (auto const who : std::array<connection, 2>{1, 2}) {
        servers.run(who, acquire, {keys[0], keys[1]}, {"me", "60000", "60000", "1"});
        servers.run(who, release, {keys[0]}, {"you"});
        // Once for the first, then for neither: what lasts for longer is left alone.
        auto const longer = std::to_string(who * 200'000);
        servers.run(who, extend_all, keys, {longer, longer, "me", "you"});
        servers.run(who, extend_all, keys, {"100000", "100000", "me", "me"});
    }
    servers.end_round();
}

TEST_CASE("simulated server: evictions are told as by a real one" * doctest::skip(sanitized))
{
    for (auto const mode : {tracking::all, tracking::noloop}) {
        twins servers;
        servers.connect(1, mode);
        servers.connect(2, mode);
        for (auto const by : std::array<connection, 3>{1, 2, 0}) {
            servers.command(simulated_server::administrator, {"SET", "a", "x", "PX", "60000"});
            servers.command(simulated_server::administrator, {"SET", "b", "x", "PX", "60000"});
            servers.command(1, {"EXISTS", "a", "b"});
            servers.command(2, {"GET", "a"});
            servers.evict_all(by, {"a", "b"});
        }
        CHECK(servers.invalidations() == (mode == tracking::all ? 9 : 6));
    }
}

TEST_CASE("simulated server: a full tracking table is told of as by a real one")
{
    for (auto const mode : {tracking::all, tracking::noloop}) {
        twins servers;
        servers.connect(1, mode);
        servers.connect(2, tracking::all);
        for (auto const most : std::array<std::size_t, 3>{5, 3, 1}) {
            for (auto const who : std::array<connection, 2>{1, 2})
                servers.command(who, {"EXISTS", "a", "b", "c", "d", "e", "f"});
            servers.limit_tracking(1, 2, most);
        }
        CHECK(servers.invalidations() == (mode == tracking::all ? 18 : 9));
    }
}

TEST_CASE("simulated server: a script that fails is told the same by both")
{
    redis_server real;
    simulated_server simulated;
    real.command({"HSET", "h", "f", "v"});
    simulated.command(simulated_server::administrator, {"HSET", "h", "f", "v"});
    for (std::string const source : {
             "return redis.call('GET', 'h')",
             "return redis.pcall('GET', 'h').err",
             "return redis.call('GET')",
             "return redis.call()",
             "return redis.call('GET', {})",
             "return redis.call('SET', 'a', 'x', 'NX', 'XX')",
             "return redis.call('GETEX', 'a', 'x')",
             "return redis.call('HSET', 'h', 'f', 'v', 'g')",
             "return nil + 1",
             "return undefined",
             "undefined = 1",
             "error('text')",
             "error({err = 'MY text'})",
             "return (",
             "return {err = 'MY text'}",
             "return {ok = 'fine'}",
             "return {1.9, -1.9, '2', true, false, {3}, nil, 4}",
             "return {2 ^ 70, -2 ^ 70, 9007199254740993}",
             "redis.call('SET', 'a', 1e15 + 0.5) return redis.call('GET', 'a')",
             "return {type(KEYS), #KEYS, type(redis.call('GET', 'none'))}",
         }) {
        CAPTURE(source);
        auto const one = real.try_command({"EVAL", source, "0"});
        auto const other = simulated.evaluate(1, source, {}, {});
        CHECK_MESSAGE(same(one, other), text_of(one), " and ", text_of(other));
    }
}

TEST_CASE("simulated server: a server that may not write refuses the same scripts")
{
    using namespace colock::detail;
    redis_server real;
    simulated_server simulated{"run", 1'700'000'000s};
    auto const compare = [&] {
        for (auto const source :
             {mutex_acquire_script, mutex_check_script, mutex_check_all_script, mutex_extend_script,
              mutex_extend_all_script, mutex_release_script, fence_script, force_release_script,
              reentrant_check_all_script, reentrant_extend_all_script}) {
            CAPTURE(source);
            words const keys{"a", "b"};
            words const arguments{"5", "1", "me", "me:1"};
            words call{"EVAL", std::string{source}, "2", "a", "b"};
            call.insert(call.end(), arguments.begin(), arguments.end());
            auto const one = real.try_command(call);
            auto const other = simulated.run(1, source, keys, arguments);
            auto const error = one.text.substr(0, one.text.find(" script: "));
            CHECK(error == other.error);
        }
    };
    real.command({"CONFIG", "SET", "maxmemory", "1"});
    simulated.set_out_of_memory(true);
    compare();
    real.command({"CONFIG", "SET", "maxmemory", "0"});
    simulated.set_out_of_memory(false);
    real.command({"CONFIG", "SET", "min-replicas-to-write", "1"});
    simulated.refuse_writes("NOREPLICAS Not enough good replicas to write.");
    compare();
    real.command({"CONFIG", "SET", "min-replicas-to-write", "0"});
    simulated.refuse_writes("");
    // The counter that a script had begun to write may be there still.
    real.command({"FLUSHALL"});
    simulated.command(1, {"FLUSHALL"});
    real.command({"REPLICAOF", "127.0.0.1", std::to_string(unused_port())});
    simulated.set_read_only(true);
    compare();
}

TEST_CASE("simulated server: a replica is not taken for one that has lost the locks of a batch")
{
    using namespace colock::detail;
    redis_server real;
    simulated_server simulated;
    real.command({"SET", "a", "me"});
    simulated.command(1, {"SET", "a", "me"});
    real.command({"REPLICAOF", "127.0.0.1", std::to_string(unused_port())});
    simulated.set_read_only(true);
    for (auto const& [source, keys, arguments] :
         {std::tuple{mutex_check_all_script, words{"a"}, words{"me"}},
          std::tuple{mutex_extend_all_script, words{"a", "b"}, words{"5", "5", "me"}}}) {
        CAPTURE(source);
        words call{"EVAL", std::string{source}, std::to_string(keys.size())};
        call.insert(call.end(), keys.begin(), keys.end());
        call.insert(call.end(), arguments.begin(), arguments.end());
        auto const one = real.try_command(call);
        CHECK_MESSAGE(one.text.starts_with("READONLY "), text_of(one));
        CHECK(simulated.run(1, source, keys, arguments).error.starts_with("READONLY "));
    }
}
