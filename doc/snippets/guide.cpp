// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// What the guides in doc/ show, cut out between "region" and "endregion". Each function checks what
// the text around its region says, and ends the program with 1 where that is not so.
//
//     guide [URL]
#include <colock.hpp>

#include <boost/asio.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <future>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace asio = boost::asio;
using namespace std::chrono_literals;

namespace {

void check(bool right, char const* what)
{
    if (!right)
        throw std::logic_error{what};
}

asio::awaitable<void> pass(std::chrono::milliseconds time)
{
    asio::steady_timer timer{co_await asio::this_coro::executor, time};
    co_await timer.async_wait(asio::use_awaitable);
}

asio::awaitable<void> ways_to_wait(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    // region: ways_to_wait
    colock::lease first = co_await stock.async_acquire(); // waits as long as it takes
    co_await first.async_release();

    colock::lease second = co_await stock.async_acquire(5s); // errc::timed_out after 5 s
    co_await second.async_release();

    if (auto held = co_await stock.async_try_acquire()) // one attempt; std::optional<lease>
        co_await held->async_release();

    if (auto held = co_await stock.async_try_acquire(2s)) // attempts for 2 s at most
        co_await held->async_release();
    // endregion
}

asio::awaitable<void> what_a_lease_says(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    // region: lease
    colock::lease held = co_await stock.async_acquire(5s);
    bool const mine = held.valid();                      // asks the clock each time
    auto const until = held.valid_until();               // if no renewal comes
    std::uint64_t const token = held.fencing_token();    // for what the lock protects
    co_await held.async_extend();                        // for its ttl from now on
    co_await held.async_extend(std::chrono::seconds{5}); // for another ttl, which renewals keep to
    co_await held.async_release();                       // errc::lease_lost if it had been lost
    // endregion
    check(mine && token != 0 && until > colock::clock::now(), "a lease is valid and has a token");
    check(!held.valid(), "a released lease is not valid");
}

asio::awaitable<void> hear_of_a_loss(colock::client& locks)
{
    colock::lock_options brief;
    brief.ttl = 50ms;
    brief.renew = false;
    colock::mutex const stock{locks, "stock:42", brief};
    // region: wait_lost
    colock::lease const held = co_await stock.async_acquire(5s);
    colock::loss_cause const why = co_await held.async_wait_lost(); // expired or refused
    // endregion
    check(why == colock::loss_cause::expired, "it has expired");
}

asio::awaitable<int> count_down()
{
    co_return 41;
}

asio::awaitable<void> with_a_result(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    // region: with_lock
    auto body = [](colock::lease& held) -> asio::awaitable<int> {
        std::cout << "under fencing token " << held.fencing_token() << '\n';
        co_return co_await count_down(); // is cancelled when the lease is lost
    };
    int const left = co_await colock::async_with_lock(stock, 5s, body);
    // endregion
    check(left == 41, "the result is the body's");
}

asio::awaitable<void> with_work_elsewhere(colock::client& locks)
{
    asio::thread_pool pool{1};
    colock::mutex const stock{locks, "stock:42"};
    // region: elsewhere
    auto body = [&pool](colock::lease&) -> asio::awaitable<int> {
        auto not_cancelled =
            asio::bind_cancellation_slot(asio::cancellation_slot{}, asio::use_awaitable);
        int const left = co_await asio::co_spawn(pool, count_down(), std::move(not_cancelled));
        co_return left; // back on the strand
    };
    // endregion
    check(co_await colock::async_with_lock(stock, body) == 41, "it is waited for");
}

asio::awaitable<void> nested(colock::client& locks)
{
    // region: reentrant
    colock::owner const clerk{locks}; // a value: keep it, copy it, pass it on
    colock::reentrant_mutex const account{locks, "account:7", clerk};

    colock::lease outer = co_await account.async_acquire(5s);
    colock::lease inner = co_await account.async_acquire(); // at once, without asking a server
    std::cout << inner.hold_count() << " leases\n";         // 2
    // endregion
    check(inner.hold_count() == 2 && inner.fencing_token() == outer.fencing_token(),
          "both have one token");
    colock::reentrant_mutex const others{locks, "account:7", colock::owner{locks}};
    check(!co_await others.async_try_acquire(), "another owner waits");
    co_await outer.async_release();
    co_await inner.async_release();
}

void share_with_redisson(asio::io_context& context, std::string const& url)
{
    // region: redisson
    colock::client_options options;
    options.prefix = "";                                    // Redisson has none
    options.lock.counter = colock::token_counter::redisson; // as getFencedLock()
    colock::client locks{context, url, options};
    colock::owner const me{locks};
    colock::reentrant_mutex const account{locks, "account:7", me};
    // endregion
    check(account.name() == "account:7", "names are the same");
}

asio::awaitable<void> look(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    auto const held = co_await stock.async_acquire(5s);
    // region: inspect
    auto const found = co_await locks.async_inspect("stock:42");
    if (auto const holder = found.holder()) // whom a majority of the servers names
        std::cout << holder->id << " has it " << holder->count << " time(s)\n";
    for (auto const& node : found.nodes)
        std::cout << node.node << ": " << (node.error ? node.error.message() : "answered") << '\n';
    // endregion
    check(found.held() && found.holder()->id == held.lock_id() &&
              found.fencing_counter() >= held.fencing_token(),
          "the holder is found");
}

asio::awaitable<void> take_away(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    auto const held = co_await stock.async_acquire(5s);
    // region: force_release
    auto const found = co_await locks.async_inspect("stock:42");
    if (auto const holder = found.holder(); holder && !holder->id.empty())
        co_await locks.async_force_release("stock:42", holder->id);
    // endregion
    auto const then = (co_await locks.async_inspect("stock:42")).holder();
    check(!then || then->id != held.lock_id(), "the lock is taken away");
}

// region: fencing
/// What the lock protects. It remembers the greatest token, and refuses whoever has a smaller one.
class ledger {
public:
    bool write(std::uint64_t token, int value)
    {
        if (token < newest_)
            return false; // somebody else has had the lock since
        newest_ = token;
        value_ = value;
        return true;
    }

private:
    std::uint64_t newest_ = 0;
    int value_ = 0;
};
// endregion

asio::awaitable<void> write_under_token(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    ledger book;
    auto held = co_await stock.async_acquire(5s);
    auto const old = held.fencing_token();
    check(book.write(old, 1), "the first may write");
    co_await held.async_release();
    held = co_await stock.async_acquire(5s);
    check(book.write(held.fencing_token(), 2), "the next may, too");
    check(!book.write(old, 3), "the first no longer");
}

asio::awaitable<void> without_exceptions(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    // region: as_tuple
    auto [error, held] = co_await stock.async_acquire(5s, asio::as_tuple(asio::use_awaitable));
    if (error == colock::condition::contention)
        std::cout << "somebody else has it: try again later\n";
    else if (error == colock::condition::retryable)
        std::cout << "a server is in trouble: try again later: " << error.message() << '\n';
    else if (error)
        std::cout << "cancelled, closed, or something must be changed: " << error.message() << '\n';
    // endregion
    check(!error && held.valid(), "it was free");
}

asio::awaitable<void> sell(colock::lease const&)
{
    throw std::logic_error{"it was taken"};
    co_return;
}

asio::awaitable<void> handle_errors(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    auto const taken = co_await stock.async_acquire(5s);
    // region: catch
    try {
        colock::lease const held = co_await stock.async_acquire(100ms);
        co_await sell(held);
    } catch (colock::system_error const& error) {
        if (error.code() != colock::errc::timed_out)
            throw;
        std::cout << "not now: " << error.code().message() << '\n';
    }
    // endregion
}

asio::awaitable<void> cancelled(colock::client& locks)
{
    colock::mutex const stock{locks, "stock:42"};
    auto const taken = co_await stock.async_acquire(5s);
    bool aborted = false;
    // region: cancel
    asio::cancellation_signal stop;
    auto on_lock = [&](colock::error_code error, colock::lease held) {
        aborted = error == asio::error::operation_aborted; // held is empty then
        std::cout << (held ? "mine\n" : "not mine\n");
    };
    stock.async_acquire(asio::bind_cancellation_slot(stop.slot(), on_lock));
    stop.emit(asio::cancellation_type::total);
    // endregion
    co_await pass(50ms);
    check(aborted, "it was cancelled");
}

void with_a_future(asio::io_context& context, std::string const& url)
{
    std::promise<void> closed;
    colock::client locks{context, url};
    asio::thread_pool callers{1};
    asio::post(callers, [&] {
        // region: future
        colock::mutex const stock{locks, "stock:42"};
        std::future<colock::lease> promised = stock.async_acquire(5s, asio::use_future);
        colock::lease held = promised.get(); // blocks this thread, not one that runs the context
        held.async_release(asio::use_future).get();
        // endregion
        locks.async_close([&](colock::error_code) { closed.set_value(); });
    });
    context.run();
    callers.join();
    closed.get_future().get();
}

asio::awaitable<void> watch(colock::client& locks)
{
    // region: reports
    for (auto const& node : locks.get_node_reports()) {
        std::cout << node.node << ": " << (node.error ? node.error.message() : "well")
                  << (node.counted ? "" : ", not counted for now") << '\n';
        for (auto const& server : node.servers)
            std::cout << "  " << server.address << (server.connected ? "" : " is away") << '\n';
    }
    colock::metrics const now = locks.get_metrics();
    std::cout << now.leases << " leases, " << now.waiters << " waiters, " << now.losses
              << " lost\n";
    // endregion
    check(now.acquires > 0, "some were acquired");
    // region: prometheus
    std::array const reports{
        colock::client_report{"orders", locks.get_metrics(), locks.get_node_reports()}};
    std::string const body = colock::to_prometheus(reports); // the answer to GET /metrics
    // endregion
    check(body.find("colock_leases{client=\"orders\"}") != std::string::npos, "all is said");
    co_return;
}

asio::awaitable<void> all(colock::client& locks)
{
    for (auto* const each : {ways_to_wait, what_a_lease_says, hear_of_a_loss, with_a_result,
                             with_work_elsewhere, nested, look, take_away, write_under_token,
                             without_exceptions, handle_errors, cancelled, watch})
        co_await each(locks);
}

// region: events
std::string printable(std::string_view name) // which may have any bytes, a newline too
{
    std::ostringstream text;
    for (char const byte : name) {
        if (byte > ' ' && byte < 0x7f && byte != '\\')
            text << byte;
        else
            text << "\\x" << std::hex << std::setw(2) << std::setfill('0') << (byte & 0xff);
    }
    return text.str();
}

void on_event(colock::event const& what)
{
    std::cerr << to_string(what.kind) << ' ' << what.node << ' ' << printable(what.name);
    if (what.kind == colock::event_kind::lease_degraded)
        std::cerr << " on " << what.held_by << " of " << what.nodes << " nodes";
    if (!what.former.empty())
        std::cerr << " in place of " << what.former;
    if (what.error)
        std::cerr << ": " << what.error.message();
    std::cerr << '\n';
}
// endregion

// region: spans
colock::operation_end trace(colock::operation what, std::string_view name)
{
    auto const begun = std::chrono::steady_clock::now();
    return [what, name = std::string{name}, begun](colock::operation_outcome const& outcome) {
        std::chrono::duration<double, std::milli> const took =
            std::chrono::steady_clock::now() - begun;
        std::clog << to_string(what) << ' ' << printable(name) << ": " << took.count() << " ms";
        if (outcome.granted)
            std::clog << ", token " << outcome.granted->fencing_token();
        std::clog << (outcome.error ? ", " + outcome.error.message() : "") << '\n';
    };
}
// endregion

void run(std::string const& url)
{
    asio::io_context context;
    bool unwell = false;
    // region: options
    colock::client_options options;
    options.client_name = "warehouse"; // what CLIENT LIST shows
    options.lock.ttl = 5s;             // of all mutexes that have no options of their own
    options.on_event = on_event;
    // endregion
    int begun = 0;
    int ended = 0;
    options.on_operation = [&](colock::operation what, std::string_view name) {
        ++begun;
        return [&ended, end = trace(what, name)](colock::operation_outcome const& outcome) {
            ++ended;
            end(outcome);
        };
    };
    options.on_event = [&](colock::event const& what) {
        on_event(what);
        unwell |= what.kind == colock::event_kind::tracking_refused ||
                  what.kind == colock::event_kind::eviction_possible ||
                  what.kind == colock::event_kind::acquire_refused;
    };
    colock::client locks{context, url, options};
    std::exception_ptr failed;
    asio::co_spawn(context, all(locks), [&](std::exception_ptr error) {
        failed = error;
        locks.async_close([](colock::error_code) {});
    });
    context.run();
    if (failed)
        std::rethrow_exception(failed);
    check(begun > 0 && begun == ended, "each operation is told of twice");
    check(!unwell, "the server's settings and rights are as doc/operations.md wants them");
}

} // namespace

int main(int argc, char** argv)
try {
    std::string const url = argc > 1 ? argv[1] : "redis://127.0.0.1:6379";
    run(url);
    asio::io_context again;
    with_a_future(again, url);
    asio::io_context never_run;
    share_with_redisson(never_run, url);
    return EXIT_SUCCESS;
} catch (std::exception const& failure) {
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
