// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/as_user.hpp"
#include "support/aside.hpp"
#include "support/groups.hpp"
#include "support/lock_test.hpp"
#include "support/modest_user.hpp"
#include "support/rewriting_proxy.hpp"
#include "support/some_cluster.hpp"
#include "support/until_quiet.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

// Commands that a server of a Redis Cluster sends elsewhere, does not serve, or does not answer
// before its slots are another's: renewals, acquires and releases in the middle of that, and the
// rights that they take.

using namespace support;

namespace {

/// So long that no lock that is left behind expires while a test waits for its end.
constexpr milliseconds endless = 4 * stuck;

colock::basic_mutex make_lock(colock::client& of, std::string const& name, bool reentrant = false,
                              milliseconds ttl = endless)
{
    if (reentrant)
        return colock::reentrant_mutex{of, name, colock::owner{of}, {.ttl = ttl}};
    return colock::mutex{of, name, {.ttl = ttl}};
}

asio::awaitable<void> until_connected(colock::client& locks)
{
    co_await until("connections to all masters", [&] {
        auto const all = locks.get_node_reports().front().servers;
        return all.size() == 3 &&
               std::ranges::all_of(all, [](auto const& each) { return each.connected; });
    });
}

/// No server is replaced because it stands still.
std::vector<std::string> const no_failure_detection{"--cluster-node-timeout", "60000"};

struct two_of_cluster : some_cluster {
    explicit two_of_cluster(std::size_t replicas = 0,
                            std::vector<std::string> const& arguments = {},
                            colock::client_options const& of_first = {})
        : some_cluster{3, replicas, arguments, false, of_first}
    {
    }

    asio::awaitable<void> until_both_connected()
    {
        co_await until_connected(locks);
        co_await until_connected(other);
    }

    asio::awaitable<void> until_gone(std::string const& key)
    {
        co_await until(
            "no master has the key", [&] { return cluster.existing(key) == 0; }, stuck);
    }

    asio::awaitable<void> close_without_losses()
    {
        CHECK(locks.get_metrics().losses + other.get_metrics().losses == 0);
        co_await close_and_check();
    }
};

/// How often the servers have answered with an error, from the making of this on. What an
/// administrator is answered counts, too.
class errors_since {
public:
    explicit errors_since(redis_cluster& servers) : servers_{servers}
    {
        for (auto const* each : {"MOVED", "ASK", "TRYAGAIN", "CLUSTERDOWN"})
            before_[each] = all(each);
    }

    std::uint64_t count(std::string const& error) { return all(error) - before_.at(error); }

    /// Which of these there were.
    std::string redirects()
    {
        std::string found;
        for (auto const* each : {"MOVED", "ASK", "TRYAGAIN"}) {
            if (count(each) > 0)
                found += (found.empty() ? "" : " ") + std::string{each};
        }
        return found;
    }

private:
    std::uint64_t all(std::string const& error)
    {
        auto const before = "errorstat_" + error + ":count=";
        std::uint64_t sum = 0;
        for (auto& each : servers_) {
            auto const text = each.command({"INFO", "errorstats"}).text;
            auto const at = text.find(before);
            sum += at == text.npos ? 0 : std::stoull(text.substr(at + before.size()));
        }
        return sum;
    }

    redis_cluster& servers_;
    std::map<std::string, std::uint64_t> before_;
};

bool has(redis_server& server, std::string const& key)
{
    return std::ranges::count(server.keys_matching(), key) == 1;
}

/// Two slots of each master. The first three are to be open.
constexpr std::array tags{"{3}", "{1}", "{0}", "{7}", "{5}", "{4}"};
constexpr std::size_t leases_of_each = 10;

/// An open slot, whose leases are in three states by turns: all is at the source still; all has
/// moved; the lock has moved, and its counter has not.
struct open_slot {
    std::string tag;
    std::size_t source;
    std::size_t target;

    std::string name(std::size_t i) const { return tag + std::to_string(i); }

    void open(redis_cluster& cluster) const
    {
        cluster.open_slot(tag, target);
        for (std::size_t i = 0; i < leases_of_each; ++i) {
            auto const key = "lock:" + name(i);
            if (i % 3 >= 1)
                cluster.move_key(key, source, target);
            if (i % 3 == 1)
                cluster.move_key(key + "::colock:fence", source, target);
        }
    }

    void close(redis_cluster& cluster) const
    {
        cluster.move_all_keys(tag, source, target);
        cluster.close_slot(tag, target);
    }
};

/// How often each lease was seen to be extended.
class extensions {
public:
    explicit extensions(std::vector<colock::lease> const& of) : leases_{of}
    {
        for (auto const& each : of)
            until_.push_back(each.valid_until());
    }

    bool each_at_least(int times)
    {
        for (std::size_t i = 0; i < leases_.size(); ++i) {
            auto const now = leases_[i].valid_until();
            counts_[i] += now != std::exchange(until_[i], now);
        }
        return std::ranges::all_of(counts_, [=](int each) { return each >= times; });
    }

private:
    std::vector<colock::lease> const& leases_;
    std::vector<colock::clock::time_point> until_;
    std::vector<int> counts_ = std::vector<int>(leases_.size());
};

} // namespace

TEST_CASE("redirects: leases in slots that stay open are renewed, and none is lost")
{
    two_of_cluster with;
    auto const body = [&]() -> asio::awaitable<void> {
        constexpr milliseconds ttl = 3s * slack;
        std::vector<open_slot> open;
        std::vector<colock::lease> held;
        for (std::size_t i = 0; i < tags.size(); ++i) {
            auto const source = with.cluster.owner_of(tags[i]);
            CHECK(source == i % 3);
            open_slot const slot{tags[i], source, (source + 1) % 3};
            for (std::size_t k = 0; k < leases_of_each; ++k)
                held.push_back(
                    co_await make_lock(with.locks, slot.name(k), k % 2 == 1, ttl).async_acquire());
            if (i < 3)
                open.push_back(slot);
        }
        auto opening = aside([&] {
            for (auto const& each : open)
                each.open(with.cluster);
        });
        co_await std::move(opening);
        for (auto const& each : open) {
            // At the target are both keys of three leases, and the lock of three others.
            CHECK(with.cluster.stranded(each.tag, each.target).size() == 9);
            CHECK(with.cluster.stranded(each.tag, each.source).size() == 11);
        }

        errors_since seen{with.cluster};
        extensions renewed{held};
        // The first renewal of each lease may have been sent before.
        co_await until(
            "each is renewed three times", [&] { return renewed.each_at_least(1 + 3); }, 4 * ttl);
        CHECK_MESSAGE(with.locks.get_metrics().losses == 0, with.events.text());
        CHECK(seen.count("ASK") >= 3 * 6 * open.size());
        CHECK(seen.count("TRYAGAIN") >= 3 * 3 * open.size());

        auto closing = aside([&] {
            for (auto const& each : open)
                each.close(with.cluster);
        });
        co_await std::move(closing);
        for (auto& each : held) {
            CHECK(each.valid());
            co_await each.async_release();
        }
        co_await with.close_without_losses();
    };
    run(with.io, body, 3 * stuck);
}

TEST_CASE("redirects: what servers answer while a slot is on its way, and after")
{
    struct {
        std::string moved;
        std::string to_holder; ///< What is answered to commands about a lock that is held,
        std::string at_end;    ///< and to its release.
    } const all[] = {
        {"nothing", "", ""},
        {"lock", "ASK TRYAGAIN", "ASK"},
        {"counter", "TRYAGAIN", ""},
        {"all", "ASK", "ASK"},
    };
    two_of_cluster with;
    auto const body = [&]() -> asio::awaitable<void> {
        co_await with.until_both_connected();
        std::uint64_t sent_on = 0;
        for (bool const reentrant : {false, true}) {
            for (auto const& each : all) {
                CAPTURE(reentrant);
                CAPTURE(each.moved);
                auto const name = (reentrant ? "reentrant mutex " : "mutex ") + each.moved;
                auto const key = "lock:" + name;
                auto const ours = make_lock(with.locks, name, reentrant);
                auto const theirs = make_lock(with.other, name, reentrant);
                auto held = co_await ours.async_acquire();
                auto const source = with.cluster.owner_of(key);
                auto const target = (source + 1) % 3;
                with.cluster.open_slot(key, target);
                if (each.moved == "lock")
                    with.cluster.move_key(key, source, target);
                else if (each.moved == "counter")
                    with.cluster.move_key('{' + key + "}:colock:fence", source, target);
                else if (each.moved == "all")
                    with.cluster.move_all_keys(key, source, target);

                errors_since extending{with.cluster};
                co_await held.async_extend();
                CHECK(extending.redirects() == each.to_holder);
                errors_since inspecting{with.cluster};
                auto const found = co_await with.locks.async_inspect(name);
                CHECK(inspecting.redirects() == each.to_holder);
                CHECK(found.held());
                errors_since trying{with.cluster};
                CHECK_FALSE(co_await theirs.async_try_acquire());
                CHECK(trying.redirects() == each.to_holder);
                errors_since releasing{with.cluster};
                co_await held.async_release();
                CHECK(releasing.redirects() == each.at_end);
                // The lock alone is missing: it is made at the target, wherever its counter is.
                errors_since acquiring{with.cluster};
                auto next = co_await theirs.async_acquire();
                CHECK(acquiring.redirects() == "ASK TRYAGAIN");
                CHECK(has(with.cluster[target], key));

                with.cluster.move_all_keys(key, source, target);
                with.cluster.close_slot(key, target);
                errors_since moving{with.cluster};
                co_await next.async_extend();
                sent_on += moving.count("MOVED");
                co_await next.async_release();
            }
        }
        // Not each time: now and then the client has asked by itself who has which slot.
        CHECK(sent_on > 0);
        co_await with.close_without_losses();
    };
    run(with.io, body, 2 * stuck);
}

namespace {

/// A master stands still while it owes the answer to an acquire or a release. Its replica takes
/// over, another client gets the lock there, and the old master goes on with what was sent to it.
void lose_an_answer(bool of_release)
{
    two_of_cluster with{1, no_failure_detection};
    auto const body = [&]() -> asio::awaitable<void> {
        co_await with.until_both_connected();
        std::string const name = "lost answer";
        auto const key = "lock:" + name;
        auto const master = with.cluster.owner_of(key);
        auto& old = with.cluster[master];
        auto& replica = with.cluster[master + 3];
        auto const ours = make_lock(with.locks, name);
        auto const theirs = make_lock(with.other, name);
        colock::lease held;
        if (of_release) {
            held = co_await ours.async_acquire();
            co_await until("the replica has it", [&] { return has(replica, key); });
        }
        auto const token = held.fencing_token();

        old.pause();
        auto const commands = with.locks.get_metrics().commands;
        result<nothing> released;
        result<colock::lease> acquired;
        if (of_release)
            held.async_release(store(released));
        else
            ours.async_acquire(500ms, store(acquired));
        co_await until("it is sent", [&] {
            return with.locks.get_metrics().commands > commands || acquired.done();
        });
        if (!of_release) {
            co_await until("it is given up", [&] { return acquired.done(); });
            CHECK(acquired.error == colock::condition::retryable);
            CHECK_FALSE(acquired.value);
        }

        replica.command({"CLUSTER", "FAILOVER", "TAKEOVER"});
        auto next = co_await theirs.async_acquire(stuck);
        CHECK(next.fencing_token() > token);
        if (of_release) {
            co_await until(
                "the end of the release", [&] { return released.done(); }, stuck);
            // The fail-over may take longer than the release waits.
            CHECK((!released.error || released.error == colock::condition::retryable));
        }

        old.resume();
        co_await until(
            "the old master is a replica", [&] { return !is_master(old); }, stuck);
        co_await until_quiet(with.locks);
        co_await next.async_extend();
        CHECK(next.valid());
        CHECK(with.cluster.existing(key) == 1);
        co_await next.async_release();
        co_await with.until_gone(key);
        co_await close_in_doubt(with.locks);
        co_await close_in_doubt(with.other);
        CHECK(with.cluster.left_behind() == std::vector<std::string>{});
    };
    run(with.io, body, 6 * stuck);
}

} // namespace

TEST_CASE("redirects: an acquire without an answer leaves nothing where another takes over")
{
    lose_an_answer(false);
}

TEST_CASE("redirects: a release without an answer is made where another takes over")
{
    lose_an_answer(true);
}

TEST_CASE("redirects: an acquire that has run without an answer is undone where another takes over")
{
    redis_cluster cluster{3, 1, no_failure_detection};
    std::string const name = "has run";
    auto const key = "lock:" + name;
    auto const master = cluster.owner_of(key);
    auto& old = cluster[master];
    auto& replica = cluster[master + 3];
    rewriting_proxy between{old, [](rewriting_proxy::words&) {}};
    asio::io_context io;
    colock::client_options options;
    options.address_map = [&](colock::node_address::seed const& told) {
        return told.port == old.port()
                   ? colock::node_address::seed{"127.0.0.1", between.address().port}
                   : told;
    };
    unguarded_client locks{io, cluster.address((master + 1) % 3), options};
    unguarded_client other{io, cluster.address((master + 2) % 3)};
    auto const body = [&]() -> asio::awaitable<void> {
        co_await until_connected(locks);
        co_await until_connected(other);
        between.drip(std::numeric_limits<std::size_t>::max(), 24h); // no answer comes to its end
        auto const [error, none] =
            co_await make_lock(locks, name).async_acquire(500ms, asio::as_tuple);
        CHECK(error == colock::condition::retryable);
        CHECK_FALSE(none);
        co_await until("the replica has its key", [&] { return has(replica, key); });
        replica.command({"CLUSTER", "FAILOVER", "TAKEOVER"});
        CHECK(has(replica, key));

        auto next = co_await make_lock(other, name).async_acquire(stuck);
        co_await until(
            "the old master is a replica", [&] { return !is_master(old); }, stuck);
        co_await until_quiet(locks);
        co_await next.async_extend();
        CHECK(next.valid());
        CHECK(cluster.existing(key) == 1);
        co_await next.async_release();
        co_await close_in_doubt(locks);
        co_await close_in_doubt(other);
        CHECK(cluster.left_behind() == std::vector<std::string>{});
    };
    run(io, body, 6 * stuck);
}

namespace {

/// An acquire that can be cancelled, of one client.
struct one_acquire {
    one_acquire(colock::client& of, std::string const& name, bool reentrant)
    {
        make_lock(of, name, reentrant)
            .async_acquire(asio::bind_cancellation_slot(stop.slot(), store(came)));
    }

    /// It ends without waiting for anything: by handlers that are ready to run.
    asio::awaitable<void> cancel()
    {
        auto const executor = co_await asio::this_coro::executor;
        CHECK_FALSE(came.done());
        stop.emit(asio::cancellation_type::total);
        for (int turn = 0; turn < 100 && !came.done(); ++turn)
            co_await asio::post(executor, asio::use_awaitable);
        CHECK(came.calls == 1);
        CHECK(came.error == asio::error::operation_aborted);
        CHECK_FALSE(came.value);
    }

    asio::cancellation_signal stop;
    result<colock::lease> came;
};

/// When the client that has cancelled does nothing any more, nobody has the lock, and the other
/// client gets it.
asio::awaitable<void> check_free(two_of_cluster& with, std::string const& name, bool reentrant)
{
    auto const key = "lock:" + name;
    co_await until_quiet(with.locks);
    co_await with.until_gone(key);
    auto next = co_await make_lock(with.other, name, reentrant).async_acquire(stuck);
    co_await until_quiet(with.locks);
    CHECK(next.valid());
    co_await next.async_release();
    co_await with.until_gone(key);
}

} // namespace

TEST_CASE("redirects: an acquire is cancelled while nobody serves its slot")
{
    two_of_cluster with;
    auto const body = [&]() -> asio::awaitable<void> {
        co_await with.until_both_connected();
        for (bool const reentrant : {false, true}) {
            CAPTURE(reentrant);
            auto const name = "nobody's " + std::to_string(reentrant);
            auto const key = "lock:" + name;
            auto& owner = with.cluster[with.cluster.owner_of(key)];
            auto const slot = std::to_string(owner.command({"CLUSTER", "KEYSLOT", key}).integer);
            owner.command({"CLUSTER", "DELSLOTS", slot});
            errors_since seen{with.cluster};
            one_acquire acquiring{with.locks, name, reentrant};
            co_await until("CLUSTERDOWN", [&] { return seen.count("CLUSTERDOWN") > 0; });
            co_await acquiring.cancel();
            owner.command({"CLUSTER", "ADDSLOTS", slot});
            co_await check_free(with, name, reentrant);
        }
        co_await with.close_without_losses();
    };
    run(with.io, body, 4 * stuck);
}

TEST_CASE("redirects: an acquire is cancelled while its servers send it to and fro")
{
    two_of_cluster with;
    auto const body = [&]() -> asio::awaitable<void> {
        co_await with.until_both_connected();
        for (bool const reentrant : {false, true}) {
            CAPTURE(reentrant);
            auto const name = "to and fro " + std::to_string(reentrant);
            auto const key = "lock:" + name;
            auto const source = with.cluster.owner_of(key);
            auto const target = (source + 1) % 3;
            with.cluster.open_slot(key, target);
            with.cluster.keep_slot(key, target); // and the source sends on to it still
            errors_since seen{with.cluster};
            one_acquire acquiring{with.locks, name, reentrant};
            co_await until("it is sent back by the target",
                           [&] { return seen.count("MOVED") > 0; });
            CHECK(seen.count("ASK") > 0);
            co_await acquiring.cancel();
            with.cluster.keep_slot(key, source);
            co_await check_free(with, name, reentrant);
        }
        co_await with.close_without_losses();
    };
    run(with.io, body, 4 * stuck);
}

TEST_CASE("redirects: an acquire is cancelled when the server that it was sent on to has it")
{
    // This client sends the acquire once only, however long the answer takes.
    colock::client_options once;
    once.node_timeout = once.health_check_interval = stuck;
    two_of_cluster with{0, no_failure_detection, once};
    auto const body = [&]() -> asio::awaitable<void> {
        co_await with.until_both_connected();
        for (bool const reentrant : {false, true}) {
            CAPTURE(reentrant);
            auto const name = "sent on " + std::to_string(reentrant);
            auto const key = "lock:" + name;
            // Its counter is at the source, so the target is asked for the lock alone.
            auto before = co_await make_lock(with.other, name, reentrant).async_acquire();
            co_await before.async_release();
            auto const source = with.cluster.owner_of(key);
            auto const target = (source + 1) % 3;
            auto& asked = with.cluster[target];
            with.cluster.open_slot(key, target);
            auto const asked_before = asked.calls_of("asking");
            errors_since seen{with.cluster};
            asked.pause();

            auto const commands = with.locks.get_metrics().commands;
            one_acquire acquiring{with.locks, name, reentrant};
            // Sent to the source with the counter, and without it; then to the target without it.
            co_await until("it is sent on",
                           [&] { return with.locks.get_metrics().commands >= commands + 3; });
            co_await acquiring.cancel();

            asked.resume();
            co_await until(
                "the target has run it", [&] { return asked.calls_of("asking") > asked_before; },
                stuck);
            co_await with.until_gone(key);
            CHECK(seen.redirects() == "ASK TRYAGAIN");
            with.cluster.move_all_keys(key, source, target);
            with.cluster.close_slot(key, target);
            co_await check_free(with, name, reentrant);
        }
        co_await with.close_without_losses();
    };
    run(with.io, body, 6 * stuck);
}

namespace {

/// Adds the user `modest` to all servers, with the rights that doc/operations.md names as needed
/// for both types of locks in a Cluster, for an inspection, and to be told of changes.
void add_modest_user(redis_cluster& cluster)
{
    auto const command = modest_user({"+cluster|slots", "+cluster|myid", "+cluster|info", "+asking",
                                      "+hget", "+hset", "+hincrby", "+hdel", "+hlen", "+hgetall",
                                      "+type", "+getrange", "+hkeys"});
    for (auto& each : cluster)
        each.command(command);
}

/// Adds the rights that the user should have besides.
void give_more_rights(redis_cluster& cluster)
{
    for (auto& each : cluster) {
        each.command({"ACL", "SETUSER", "modest", "+multi", "+exec", "+incrby", "+client|tracking",
                      "+script|load", "+select", "+info", "+exists", "+command|list", "+publish",
                      "+spublish", "&redisson_lock__channel:*"});
        for (auto const* newer : {"+delifeq", "+delex"}) // which not all servers know
            each.try_command({"ACL", "SETUSER", "modest", newer});
        each.command({"ACL", "LOG", "RESET"});
    }
}

/// What the servers have refused to users since their ACL LOG was reset.
std::vector<std::string> refused(redis_cluster& cluster)
{
    std::vector<std::string> all;
    for (auto& each : cluster) {
        for (auto const& entry : each.command({"ACL", "LOG"}).elements) {
            auto const& words = entry.elements;
            auto const object = std::ranges::find(words, "object", &redis_value::text);
            if (object != words.end())
                all.push_back((object + 1)->text);
        }
    }
    return all;
}

/// All that two clients can do with a lock, before its slot is opened and after that.
asio::awaitable<void> use(redis_cluster& cluster, colock::client& locks, colock::client& other,
                          std::string const& name, bool reentrant)
{
    CAPTURE(name);
    CAPTURE(reentrant);
    auto const key = "lock:" + name;
    auto held = co_await make_lock(locks, name, reentrant).async_acquire(stuck);
    auto const source = cluster.owner_of(key);
    auto const target = (source + 1) % 3;
    for (bool const open : {false, true}) {
        if (open) {
            cluster.open_slot(key, target);
            cluster.move_key(key, source, target); // and not its counter
        }
        co_await held.async_extend();
        CHECK(held.valid());
        auto const found = co_await locks.async_inspect(name);
        CHECK(found.held());
        auto const answers = other.get_metrics().round_trips.count();
        result<colock::lease> waiting;
        make_lock(other, name, reentrant).async_acquire(stuck, store(waiting));
        co_await until("it is refused",
                       [&] { return other.get_metrics().round_trips.count() > answers; });
        CHECK_FALSE(waiting.done());
        co_await held.async_release();
        co_await until("the other has it", [&] { return waiting.done(); });
        CHECK_FALSE(waiting.error);
        co_await waiting.value.async_release();
        held = co_await make_lock(locks, name, reentrant).async_acquire(stuck);
    }
    cluster.move_all_keys(key, source, target);
    cluster.close_slot(key, target);
    co_await held.async_extend();
    CHECK(cluster.existing(key) == 1);
    co_await held.async_release();
}

/// Uses locks of both types by clients that log in as `modest`.
void use_all(redis_cluster& cluster)
{
    asio::io_context io;
    event_recorder events;
    auto const address = as(cluster.address(), "modest");
    unguarded_client locks{io, address, events.options()};
    unguarded_client other{io, address, events.options()};
    auto const body = [&]() -> asio::awaitable<void> {
        for (std::string const name : {"modest", "{modest}", "mode}st"}) {
            for (bool const reentrant : {false, true})
                co_await use(cluster, locks, other, name, reentrant);
        }
        CHECK(events.count(colock::event_kind::tracking_refused) == 0);
        co_await locks.async_close();
        co_await other.async_close();
    };
    run(io, body, 2 * stuck);
    CHECK(cluster.left_behind() == std::vector<std::string>{});
}

} // namespace

TEST_CASE("redirects: a user with just the rights that a Cluster takes")
{
    redis_cluster cluster;
    add_modest_user(cluster);
    use_all(cluster);
    give_more_rights(cluster);
    use_all(cluster);
    CHECK(refused(cluster) == std::vector<std::string>{});
}
