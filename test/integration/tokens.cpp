// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/tokens.hpp"

#include <boost/asio/detached.hpp>
#include <boost/asio/error.hpp>

#include <cstdint>
#include <exception>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

// Every operation with every completion token.

using namespace support;

namespace {

using tokens_here =
    decltype(std::tuple_cat(std::declval<tokens::all>(), std::declval<tokens::for_one_thread>()));

/// Begins an operation with the token itself, of whatever type it is.
template <class Operation>
struct exactly {
    subject* on;

    template <class Token>
    auto operator()(Token&& token) const
    {
        return Operation::start(*on, std::forward<Token>(token));
    }
};

/// Each handler is called once. Returns what the operation passes to the first of them.
asio::awaitable<error_code> all_over(records came)
{
    for (auto const& one : came) {
        co_await until("the call", [&] { return one->over(); });
        CHECK(one->calls == 1);
    }
    co_return came.front()->error;
}

/// Checks that an operation that was not started does nothing.
asio::awaitable<error_code> nothing_done(subject& on, std::uint64_t acquires, bool held)
{
    co_await some_time(2ms);
    CHECK(on.client.get_metrics().acquires == acquires);
    CHECK((on.held.valid() == held || on.ends_meanwhile));
    co_return error_code{};
}

asio::awaitable<error_code> error_of(asio::awaitable<error_code> completing)
{
    std::exception_ptr thrown;
    try {
        co_return co_await std::move(completing);
    } catch (...) {
        thrown = std::current_exception();
    }
    co_return ended(thrown);
}

/// What the operation passes to the first of the handlers.
template <class Token, class Operation>
asio::awaitable<error_code> use(subject& on, usage how)
{
    exactly<Operation> const start{&on};
    if constexpr (requires { &Token::template begin<exactly<Operation>>; }) {
        auto const acquires = on.client.get_metrics().acquires;
        bool const held = on.held.valid();
        records came;
        Token::begin(start, how, came);
        return came.empty() ? nothing_done(on, acquires, held) : all_over(std::move(came));
    } else {
        return error_of(Token::complete(start, how));
    }
}

/// When and how a lease ends, and with it a wait for its loss.
enum class lease_ends { later, released_before, released_meanwhile, lost_meanwhile };

bool is_released(lease_ends when)
{
    return when == lease_ends::released_before || when == lease_ends::released_meanwhile;
}

asio::awaitable<void> look_up_holder(subject& on)
{
    auto asking = on.client.async_inspect(on.other.name());
    auto const found = co_await std::move(asking);
    on.holder = found.holder().value().id;
}

/// One operation with one token. Whatever depends on their types is behind `use`: it is compiled
/// for each of some hundred pairs.
struct trial {
    std::string operation;
    std::string token;
    asio::awaitable<error_code> (*use)(subject&, usage);
    bool takes_away; ///< Whether it takes the lease from its holder.
    bool is_either;  ///< Whether it starts two, for the first to succeed.
};

template <class Operation, class Token>
trial trial_of()
{
    return {std::string{Operation::name}, std::string{Token::name}, &use<Token, Operation>,
            std::is_same_v<Operation, operations::take_away>,
            std::is_same_v<Token, tokens::either>};
}

/// Runs a trial on a client of its own.
void run_trial(trial const& which, asio::io_context& io, topology& servers, lease_ends when,
               std::chrono::microseconds time)
{
    CAPTURE(which.operation);
    CAPTURE(which.token);
    CAPTURE(time.count());
    run(io, [&]() -> asio::awaitable<void> {
        auto const on = std::make_shared<subject>(io.get_executor(), servers, "tokens");
        on->held = co_await on->other.async_acquire();
        if (which.takes_away) {
            auto looking_up = look_up_holder(*on);
            co_await std::move(looking_up);
        }
        if (when == lease_ends::released_before)
            co_await on->held.async_release();
        on->ends_meanwhile =
            when == lease_ends::released_meanwhile || when == lease_ends::lost_meanwhile;
        asio::steady_timer soon{io, 5ms};
        if (on->ends_meanwhile)
            soon.async_wait([&servers, when, weak = std::weak_ptr{on}](error_code) {
                // The timer may expire when all else is over: nothing cancels it.
                auto const still = weak.lock();
                if (!still)
                    return;
                if (when == lease_ends::released_meanwhile)
                    return still->held.async_release(asio::detached);
                // Whoever extends it is the first to hear of the loss.
                servers.command_all({"DEL", "lock:tokens held"});
                still->held.async_extend(asio::detached);
            });
        auto using_it = which.use(*on, {io.get_executor(), nullptr, time});
        auto const error = co_await std::move(using_it);
        bool const fails = is_released(when);
        // An operation that fails lets the other one go on.
        bool const waits = fails && which.is_either;
        CHECK((!error || (fails && error == errc::not_held) ||
               ((waits || time == 0us) && error == asio::error::operation_aborted)));
    });
    // The key stays for a second, as nobody's.
    if (which.takes_away)
        servers.command_all({"DEL", "lock:tokens held"});
    auto const left = servers.left_behind();
    CHECK(left == std::vector<std::string>{});
}

template <class Operation>
void try_with_every_token(topology& servers, lease_ends when = lease_ends::later)
{
    asio::io_context io;
    std::chrono::microseconds const in_time = is_released(when) ? 100ms * slack : stuck;
    [&]<class... Tokens>(std::tuple<Tokens...>*) {
        (run_trial(trial_of<Operation, Tokens>(), io, servers, when, in_time), ...);
        // The token's timer is over at once.
        ((Tokens::timed ? run_trial(trial_of<Operation, Tokens>(), io, servers, when, 0us)
                        : void()),
         ...);
    }(static_cast<tokens_here*>(nullptr));
}

template <class... Operations>
void try_each_with_every_token(lease_ends when = lease_ends::later)
{
    topology servers;
    (try_with_every_token<Operations>(servers, when), ...);
}

} // namespace

BOTH_TYPES("tokens: acquire")
{
    try_each_with_every_token<operations::acquire>();
}

BOTH_TYPES("tokens: acquire for a time")
{
    try_each_with_every_token<operations::acquire_for>();
}

BOTH_TYPES("tokens: try")
{
    try_each_with_every_token<operations::try_once>();
}

BOTH_TYPES("tokens: try for a time")
{
    try_each_with_every_token<operations::try_for>();
}

BOTH_TYPES("tokens: extend, by the ttl of the lease or by another")
{
    try_each_with_every_token<operations::extend, operations::extend_to>();
}

BOTH_TYPES("tokens: release")
{
    try_each_with_every_token<operations::release>();
}

BOTH_TYPES("tokens: wait for the loss of a lease that is released before")
{
    try_each_with_every_token<operations::wait_lost>(lease_ends::released_before);
}

BOTH_TYPES("tokens: wait for the loss of a lease that is released meanwhile")
{
    try_each_with_every_token<operations::wait_lost>(lease_ends::released_meanwhile);
}

BOTH_TYPES("tokens: wait for the loss of a lease whose key is deleted")
{
    try_each_with_every_token<operations::wait_lost>(lease_ends::lost_meanwhile);
}

BOTH_TYPES("tokens: with_lock")
{
    try_each_with_every_token<operations::with_lock>();
}

BOTH_TYPES("tokens: with_lock for a time")
{
    try_each_with_every_token<operations::with_lock_for>();
}

BOTH_TYPES("tokens: with_lock with another result")
{
    try_each_with_every_token<operations::with_lock_of_nothing,
                              operations::with_lock_of_optional>();
}

BOTH_TYPES("tokens: inspect")
{
    try_each_with_every_token<operations::inspect>();
}

BOTH_TYPES("tokens: force release from somebody who does not have it")
{
    try_each_with_every_token<operations::force_release>(lease_ends::released_before);
}

BOTH_TYPES("tokens: force release from the holder")
{
    try_each_with_every_token<operations::take_away>();
}

BOTH_TYPES("tokens: close")
{
    try_each_with_every_token<operations::close>();
}
