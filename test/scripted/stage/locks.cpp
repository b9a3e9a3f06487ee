// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "scripted/stage/locks.hpp"

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

} // namespace

locks::locks(std::size_t votes, colock::client_options options)
    : locks{addresses(votes), std::move(options)}
{
}

locks::locks(std::vector<colock::node_address> nodes, colock::client_options options)
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

std::vector<std::string> locks::servers() const
{
    std::vector<std::string> all;
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
    auto const result = std::make_shared<outcome<colock::lease>>();
    if (wait)
        what.async_acquire(*wait, keep(*this, result));
    else
        what.async_acquire(keep(*this, result));
    run();
    return result;
}

locks::acquiring locks::acquire(std::string_view name)
{
    return acquire(colock::mutex{*client_, name});
}

locks::trying locks::try_acquire(colock::basic_mutex const& what, std::chrono::nanoseconds wait)
{
    auto const result = std::make_shared<outcome<std::optional<colock::lease>>>();
    what.async_try_acquire(wait, keep(*this, result));
    run();
    return result;
}

locks::ending locks::release(colock::lease& what)
{
    auto const result = std::make_shared<outcome<nothing>>();
    what.async_release(keep(*this, result));
    run();
    return result;
}

locks::ending locks::extend(colock::lease& what, std::optional<std::chrono::milliseconds> ttl)
{
    auto const result = std::make_shared<outcome<nothing>>();
    if (ttl)
        what.async_extend(*ttl, keep(*this, result));
    else
        what.async_extend(keep(*this, result));
    run();
    return result;
}

locks::loss locks::wait_lost(colock::lease& what)
{
    auto const result = std::make_shared<outcome<colock::loss_cause>>();
    what.async_wait_lost(keep(*this, result));
    run();
    return result;
}

locks::ending locks::close()
{
    auto const result = std::make_shared<outcome<nothing>>();
    client_->async_close(keep(*this, result));
    run();
    return result;
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
