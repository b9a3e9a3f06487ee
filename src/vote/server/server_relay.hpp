// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "vote/node.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace colock::detail {

/// Wraps the node of one server and listens to it. Passes everything on unchanged, in both
/// directions, so it has the functions of both; a derived class overrides what it changes.
class server_relay : public node, public node_listener {
public:
    /// Makes the link to the server.
    using maker = std::function<std::shared_ptr<node>(std::weak_ptr<node_listener>)>;

    void start() override { link_->start(); }
    void stop() override { link_->stop(); }
    void abandon() override { link_->abandon(); }
    void leave_to_parent() override
    {
        listener_.reset();
        link_->leave_to_parent();
    }
    void after_fork() override { link_->after_fork(); }
    execution execute(command const& what, std::shared_ptr<reply_sink> sink) override
    {
        return link_->execute(what, std::move(sink));
    }
    bool hung() override { return link_->hung(); }
    bool tracks() const override { return link_->tracks(); }
    error_code trouble() const override { return link_->trouble(); }
    bool guarded() const override { return link_->guarded(); }
    std::optional<guard_span> guard(clock::time_point since) override
    {
        return link_->guard(since);
    }
    std::optional<guard_span> last_guard() const override { return link_->last_guard(); }
    bool owes_answers() const override { return link_->owes_answers(); }
    std::string const& label() const override { return link_->label(); }

    void on_connected(std::size_t node, server_info const& server) override
    {
        tell([&](node_listener& to) { to.on_connected(node, server); });
    }
    void on_recovered(std::size_t node) override
    {
        tell([&](node_listener& to) { to.on_recovered(node); });
    }
    void on_changed(std::size_t node, std::string_view key) override
    {
        tell([&](node_listener& to) { to.on_changed(node, key); });
    }
    void on_all_changed(std::size_t node) override
    {
        tell([&](node_listener& to) { to.on_all_changed(node); });
    }
    void on_event(event const& what) override
    {
        tell([&](node_listener& to) { to.on_event(what); });
    }
    void on_command_sent() override
    {
        tell([](node_listener& to) { to.on_command_sent(); });
    }
    void on_servers_changed(std::size_t node) override
    {
        tell([&](node_listener& to) { to.on_servers_changed(node); });
    }
    error_code refusal_of(server_info const& server) const override
    {
        auto const listener = listener_.lock();
        return listener ? listener->refusal_of(server) : error_code{};
    }
    bool asks_for_id() const override
    {
        auto const listener = listener_.lock();
        return listener && listener->asks_for_id();
    }
    support named_by() const override
    {
        auto const listener = listener_.lock();
        return listener ? listener->named_by() : support{.naming = 0};
    }
    std::optional<guard_span>
    guard_inherited(std::optional<clock::time_point> promoted) const override
    {
        auto const listener = listener_.lock();
        return listener ? listener->guard_inherited(promoted) : std::nullopt;
    }
    std::optional<hash_slot> some_slot() const override
    {
        auto const listener = listener_.lock();
        return listener ? listener->some_slot() : std::nullopt;
    }

protected:
    explicit server_relay(std::weak_ptr<node_listener> listener) : listener_{std::move(listener)} {}

    template <class Tell>
    void tell(Tell what)
    {
        if (auto const listener = listener_.lock())
            what(*listener);
    }

    std::shared_ptr<detail::node> link_;
    std::weak_ptr<node_listener> listener_;
};

} // namespace colock::detail
