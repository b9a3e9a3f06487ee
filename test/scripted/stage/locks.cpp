// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "scripted/stage/locks.hpp"

#include "support/without_guard.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>

#include <doctest/doctest.h>

namespace scripted {

namespace {

std::vector<colock::node_address> addresses(std::size_t count)
{
    std::vector<colock::node_address> made(count);
    for (std::size_t i = 0; i < count; ++i)
        made[i].host = "vote" + std::to_string(i);
    return made;
}

std::string text(colock::event const& told)
{
    auto result = std::string{to_string(told.kind)};
    if (!told.node.empty())
        result += " " + std::string{told.node};
    if (!told.former.empty())
        result += " after " + std::string{told.former};
    if (!told.name.empty())
        result += " " + std::string{told.name};
    if (told.nodes > 0)
        result += " " + std::to_string(told.held_by) + "/" + std::to_string(told.nodes);
    return result;
}

/// Keeps what an operation ends with.
template <class Result>
auto keep(stage& on, std::shared_ptr<outcome<Result>> const& result)
{
    auto const slot = result->signal.slot();
    auto handler = [result](error_code error, auto&&... value) {
        CHECK_FALSE(result->done);
        result->done = true;
        result->error = error;
        if constexpr (sizeof...(value) > 0)
            result->value = Result{std::move(value)...};
    };
    return asio::bind_executor(on.context(),
                               asio::bind_cancellation_slot(slot, std::move(handler)));
}

/// Gives `start` a handler. Returns the outcome that this handler fills in.
template <class Result, class Start>
auto started(stage& on, Start start)
{
    auto const result = std::make_shared<outcome<Result>>();
    start(keep(on, result));
    on.run();
    return result;
}

} // namespace

locks::locks(std::size_t votes, colock::client_options options)
    : locks{addresses(votes), std::move(options)}
{
}

locks::locks(std::vector<colock::node_address> nodes, colock::client_options options)
    : locks{as_given{}, std::move(nodes), support::without_guard(std::move(options))}
{
}

locks::locks(as_given, std::size_t votes, colock::client_options options)
    : locks{as_given{}, addresses(votes), std::move(options)}
{
}

locks::locks(as_given, std::vector<colock::node_address> nodes, colock::client_options options)
{
    options.on_event = [this](colock::event const& told) { events_.push_back(text(told)); };
    client_.emplace(context().get_executor(), std::move(nodes), std::move(options));
    run();
}

locks::~locks()
{
    client_.reset();
    destroy_context(); // while the events have a place
}

texts locks::servers() const
{
    texts all;
    auto const report = client_->get_node_reports().front();
    for (auto const& each : report.servers) {
        all.push_back(each.address);
        if (each.slots > 0)
            all.back() += " " + std::to_string(each.slots) + " slots";
        if (!each.connected)
            all.back() += ", away";
    }
    return all;
}

locks::acquiring locks::acquire(colock::basic_mutex const& what,
                                std::optional<std::chrono::nanoseconds> wait)
{
    return started<colock::lease>(*this, [&](auto kept) {
        wait ? what.async_acquire(*wait, kept) : what.async_acquire(kept);
    });
}

locks::acquiring locks::acquire(std::string_view name)
{
    return acquire(colock::mutex{*client_, name});
}

locks::trying locks::try_acquire(colock::basic_mutex const& what, std::chrono::nanoseconds wait)
{
    return started<std::optional<colock::lease>>(
        *this, [&](auto kept) { what.async_try_acquire(wait, kept); });
}

locks::ending locks::release(colock::lease& what)
{
    return started<nothing>(*this, [&](auto kept) { what.async_release(kept); });
}

locks::ending locks::extend(colock::lease& what, std::optional<std::chrono::milliseconds> ttl)
{
    return started<nothing>(
        *this, [&](auto kept) { ttl ? what.async_extend(*ttl, kept) : what.async_extend(kept); });
}

locks::loss locks::wait_lost(colock::lease& what)
{
    return started<colock::loss_cause>(*this, [&](auto kept) { what.async_wait_lost(kept); });
}

locks::ending locks::close()
{
    return started<nothing>(*this, [&](auto kept) { client_->async_close(kept); });
}

void locks::grant(acquiring const& asked, vote& by, std::int64_t token)
{
    REQUIRE(by.asked(detail::script::acquire));
    by.say(detail::script::acquire, yes(token));
    REQUIRE(asked->done);
    CHECK_FALSE(asked->error);
}

colock::lease locks::granted(colock::basic_mutex const& what)
{
    auto const asked = acquire(what);
    all_say(detail::script::acquire, yes());
    REQUIRE(asked->done);
    REQUIRE_FALSE(asked->error);
    return std::move(asked->value);
}

colock::lease locks::granted(std::string_view name)
{
    return granted(colock::mutex{*client_, name});
}

} // namespace scripted
