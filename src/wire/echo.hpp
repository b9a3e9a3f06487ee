// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "kind/kind.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace colock::detail {

/// Tells apart the changes that this connection has made itself and those that others make.
///
/// A server tells a connection when a key changes that it has read, also where a command of the
/// same connection has changed it. (NOLOOP would prevent that; but then the server does not tell
/// either when it evicts such a key, or forgets to track it, while it runs a command of this
/// connection.) What comes is in this order: the answer to a command, which keys that command has
/// changed, what others do. Before Redis 7.0 the answer comes after the keys.
///
/// A change of a key needs no attention if a command is unanswered whose answer will tell whether
/// the lease still has the key. Nor does it if it is the first change after the answer to a command
/// that has changed the key, and none was told before that answer.
/// (The scripts that extend, and those of reentrant locks, read a key before they change it, so
/// that it is tracked then.)
class echo {
public:
    /// A command is about to be written.
    void sent(command const& what)
    {
        if (asks(what))
            for_each_lock(what, [this](std::shared_ptr<lock_key const> const& key) {
                auto const [place, added] = unanswered_.try_emplace(key->key);
                if (added)
                    place->second.key = key;
                ++place->second.commands;
            });
    }

    /// It has been answered with {status, value}; {0, 0} stands for an error.
    void answered(command const& what, std::int64_t status, std::int64_t value)
    {
        last_.key.reset();
        last_.locks.reset();
        bool const changes = has_changed(what, status, value);
        if (changes) {
            last_.key = what.key;
            last_.locks = what.locks;
            last_.told.assign(what.of_many() ? what.locks->size() : 1, false);
            last_.likely = 0;
        }
        if (!asks(what))
            return;
        bool const says_nothing = status == 0 && value == 0;
        std::size_t lock = 0;
        for_each_lock(what, [&](std::shared_ptr<lock_key const> const& key) {
            bool const told = forget(key->key, says_nothing);
            if (changes)
                last_.told[lock] = told;
            ++lock;
        });
    }

    /// The keys whose changes were ignored for an answer to come, which then said nothing of them.
    std::vector<std::shared_ptr<lock_key const>> take_unsaid()
    {
        return std::exchange(unsaid_, {});
    }

    /// The connection has ended.
    void clear()
    {
        unanswered_.clear();
        unsaid_.clear();
        last_ = {};
    }

    /// The server tells of a change of this key: whether that needs no attention.
    bool is_known(std::string_view key)
    {
        // First the commands whose answers are to come: what they will say is beyond doubt.
        if (auto const asked = unanswered_.find(key); asked != unanswered_.end()) {
            asked->second.told = true;
            return true;
        }
        if (!last_.key)
            return false;
        auto const count = last_.told.size();
        for (std::size_t i = 0; i < count; ++i) {
            // Changes are told in the order of the locks.
            auto const at = (last_.likely + i) % count;
            if ((last_.locks ? (*last_.locks)[at].key : last_.key)->key != key)
                continue;
            last_.likely = at + 1;
            bool const first = !last_.told[at];
            last_.told[at] = true;
            return first || planted(bug::echo_swallows_a_change);
        }
        return false;
    }

private:
    struct question {
        std::shared_ptr<lock_key const> key{}; ///< Of the first of them, which owns the text.
        unsigned commands = 0;
        bool told = false; ///< A change has been told since the first of them was sent.
    };

    /// The command that was answered last, if it has changed something.
    struct last_change {
        std::shared_ptr<lock_key const> key;
        std::shared_ptr<std::vector<held_lock> const> locks;
        std::vector<bool> told;
        std::size_t likely = 0;
    };

    static bool extends(command const& what)
    {
        return what.which == script::extend || what.which == script::extend_all;
    }

    /// Whether the answer will say whether a lease has its key still.
    static bool asks(command const& what)
    {
        return extends(what) || what.which == script::check || what.which == script::check_all;
    }

    static bool has_changed(command const& what, std::int64_t status, std::int64_t value)
    {
        if (status != 1)
            return false;
        if (extends(what))
            return value == 1;
        return what.which == script::release ||
               (what.which == script::acquire && what.key->kind->hears_own_acquire);
    }

    template <class Act>
    static void for_each_lock(command const& what, Act act)
    {
        if (!what.of_many()) {
            act(what.key);
            return;
        }
        for (auto const& each : *what.locks)
            act(each.key);
    }

    /// One command less asks for a key. Whether a change of it was told meanwhile.
    bool forget(std::string_view key, bool says_nothing)
    {
        auto const asked = unanswered_.find(key);
        if (asked == unanswered_.end())
            return false;
        bool const told = asked->second.told;
        if (--asked->second.commands == 0) {
            if (told && says_nothing && !planted(bug::change_left_to_an_error))
                unsaid_.push_back(asked->second.key);
            unanswered_.erase(asked);
        }
        return told;
    }

    /// By the text of the key.
    std::unordered_map<std::string_view, question> unanswered_;
    std::vector<std::shared_ptr<lock_key const>> unsaid_;
    last_change last_;
};

} // namespace colock::detail
