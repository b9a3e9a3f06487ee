// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scripted/stage/stage.hpp"

#include "kind/lock_key.hpp"
#include "verb/engine.hpp"

#include <doctest/doctest.h>

namespace scripted {

/// What the verbs run on, without leases and queues: it writes down what these would hear.
class scripted_engine final : public detail::engine {
public:
    scripted_engine(asio::any_io_executor executor, colock::client_options options)
        : engine{std::move(executor), std::move(options)}
    {
    }
    ~scripted_engine() override { stop_timers(); }

    void on_refused(std::size_t node, std::string_view) override { refused_on.push_back(node); }
    void on_own_release(std::size_t node, std::string_view) override { freed_on.push_back(node); }
    void owner_got(std::string) override {}
    void on_less_to_do() override { ++ends; }

    using engine::abandon_engine;
    using engine::drained;
    using engine::forget_leftovers;
    using engine::leave_engine_to_parent;
    using engine::leftovers;
    using engine::release_leftovers;
    using lifetime::has_been_abandoned;

    std::vector<std::size_t> refused_on;
    std::vector<std::size_t> freed_on;
    int ends = 0; ///< How often a round or a leftover has ended.
};

/// An engine with scripted votes.
class bench : public stage {
public:
    explicit bench(std::size_t votes, colock::client_options options = {})
    {
        options.on_event = [this](colock::event const& told) { events.push_back(told.kind); };
        engine = std::make_shared<scripted_engine>(context().get_executor(), std::move(options));
        for (std::size_t i = 0; i < votes; ++i) {
            colock::node_address address;
            address.host = "vote" + std::to_string(i);
            engine->votes().add(address, add(engine->strand(), i, address.label(), {}));
        }
        engine->votes().note_ttl(10s);
    }
    ~bench() { engine.reset(); }

    /// Runs something as the library would: on the strand.
    void with(std::function<void()> what) { on(engine->strand(), std::move(what)); }

    /// Nothing is left of what was started.
    bool idle() const { return engine->drained(); }

    std::shared_ptr<detail::lock_key const> const key =
        std::make_shared<detail::lock_key const>("lock:", "a");
    std::vector<colock::event_kind> events;
    std::shared_ptr<scripted_engine> engine;
};

} // namespace scripted
