// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "vote/group/server_group.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace colock::detail {

/// One server of a group, and what is heard from it: many members, most of which the group reads
/// and writes.
class group_member final : public node_listener, public std::enable_shared_from_this<group_member> {
public:
    group_member(std::weak_ptr<server_group> of, endpoint where)
        : at{std::move(where)}, of_{std::move(of)}
    {
    }

    void on_connected(std::size_t, server_info const& info) override
    {
        auto const keep = shared_from_this();
        up = true;
        // One that is not told, now or before, may be another.
        bool const another = since != clock::time_point{} && run_id_ != info.run_id;
        if (!info.run_id.empty())
            run_id_ = info.run_id;
        if (!known.id.empty() && known.id != info.id)
            sent_on_by.clear();
        known = info;
        known.restarted = another;
        since = clock::now();
        // It may be a newer one, or have been configured anew.
        batches_from = {};
        if (auto const whole = of_.lock()) {
            tell_of_servers(*whole);
            whole->on_connected(*this, known);
        }
    }
    void on_recovered(std::size_t) override
    {
        pass_on([](node_listener& to, std::size_t index) { to.on_recovered(index); });
    }
    void on_changed(std::size_t, std::string_view key) override
    {
        pass_on([&](node_listener& to, std::size_t index) { to.on_changed(index, key); });
    }
    void on_all_changed(std::size_t) override
    {
        auto const whole = of_.lock();
        if (whole && !whole->is_only_tried(*this))
            whole->on_all_changed(*this);
    }
    void on_event(event const& what) override
    {
        auto const keep = shared_from_this();
        bool const down =
            what.kind == event_kind::disconnected || what.kind == event_kind::connect_failed;
        up = up && !down;
        auto const whole = of_.lock();
        if (whole && down)
            tell_of_servers(*whole);
        if (whole)
            whole->on_event(*this, what);
        if (whole && down)
            whole->on_down(*this);
    }
    void on_servers_changed(std::size_t) override
    {
        if (auto const whole = of_.lock())
            tell_of_servers(*whole);
    }
    void on_command_sent() override
    {
        pass_on([](node_listener& to, std::size_t) { to.on_command_sent(); });
    }

    error_code refusal_of(server_info const& info) const override
    {
        auto const whole = of_.lock();
        return whole ? whole->refusal_of(*this, info) : error_code{};
    }
    bool asks_for_id() const override
    {
        auto const whole = of_.lock();
        return whole && whole->asks_for_ids();
    }
    support named_by() const override
    {
        auto const whole = of_.lock();
        return whole ? whole->named_by(*this) : support{.naming = 0};
    }
    std::optional<guard_span>
    guard_inherited(std::optional<clock::time_point> promoted) const override
    {
        auto const whole = of_.lock();
        return whole ? whole->guard_inherited_by(*this, promoted) : std::nullopt;
    }
    std::optional<hash_slot> some_slot() const override
    {
        auto const whole = of_.lock();
        return whole ? whole->some_slot_of(*this) : std::nullopt;
    }

    endpoint const at;
    std::shared_ptr<detail::node> link;
    bool up = false;
    server_info known;
    clock::time_point since{}; ///< When it was last connected to.
    /// When it may be sent a command about locks of several slots again.
    clock::time_point batches_from{};
    std::optional<clock::time_point> sent_on{};         ///< When an ASK last sent a command here,
    slot_set sent_slots{};                              ///< about which slots any did,
    std::map<endpoint, clock::time_point> sent_on_by{}; ///< and when each that did so.
    /// In a Cluster: what it is being asked about the masters.
    std::shared_ptr<reply_sink> names_asked{};
    support standing{};                 ///< By how many it is named as a master itself;
    clock::time_point standing_until{}; ///< and in a Cluster, until when that is known.
    /// Since when it has been named by too few, and whether that has been told.
    std::optional<clock::time_point> unnamed_since{};
    bool told_unnamed = false;

private:
    void tell_of_servers(server_group& whole) const
    {
        if (!whole.is_only_tried(*this))
            whole.tell_of_servers();
    }

    template <class Tell>
    void pass_on(Tell what)
    {
        auto const whole = of_.lock();
        if (whole && !whole->is_only_tried(*this)) {
            auto const index = whole->index();
            whole->tell([&](node_listener& to) { what(to, index); });
        }
    }

    std::weak_ptr<server_group> of_;
    std::string run_id_; ///< The last one that it has told.
};

} // namespace colock::detail
