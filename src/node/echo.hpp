// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "node/node.hpp"
#include "planted.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace colock::detail {

/// Tells the changes that a command of ours has made from those that others make.
///
/// A server tells a connection of every change of a key that it has read, its own changes among them. (It
/// can be asked not to, by NOLOOP; but then it does not tell either of a key that it evicts, or forgets to
/// track, while it runs a command of this connection.) What it says comes in an order: an answer, then of
/// which keys that command has changed something, then what others do. Before Redis 7.0, the answer comes
/// behind. A change that comes while a command is unanswered whose answer will say what became of the key needs
/// no other attention; neither does the first change that comes behind the answer of one that has changed
/// the key, unless one had come before. (The scripts that extend, and those of reentrant locks, read a key
/// before they change it, so that it is tracked then.)
class echo {
public:
    /// A change is told while the command is unanswered: whether its answer will speak of this key.
    bool before_answer(command const& of, std::string_view key)
    {
        bool const asks = of.which == script::extend || of.which == script::extend_all ||
                          of.which == script::check || of.which == script::check_all;
        auto const at = asks ? find(of, key) : std::nullopt;
        if (at)
            note(of, *at);
        return at.has_value();
    }

    /// A change is told, and this command was answered last, with {status, value}: whether it made the
    /// change.
    bool behind_answer(command const& of, std::int64_t status, std::int64_t value,
                       std::string_view key)
    {
        bool const extends = of.which == script::extend || of.which == script::extend_all;
        // Of a plain lock, an acquire reads the key only where it does not change it.
        bool const acquires =
            of.which == script::acquire && of.key && of.key->kind == layout::reentrant;
        bool const changes =
            status == 1 && (extends ? value == 1 : acquires || of.which == script::release);
        auto const at = changes ? find(of, key) : std::nullopt;
        return at && (note(of, *at) || planted(bug::echo_swallows_a_change));
    }

    void clear()
    {
        told_.clear();
        likely_ = 0;
    }

private:
    /// Where among the locks of the command this key is. Changes are told in their order.
    std::optional<std::size_t> find(command const& of, std::string_view key)
    {
        if (!of.key) // it has been sent once more
            return std::nullopt;
        if (!of.of_many())
            return of.key->key == key ? std::optional<std::size_t>{0} : std::nullopt;
        auto const& locks = *of.locks;
        for (std::size_t i = 0; i < locks.size(); ++i) {
            auto const at = (likely_ + i) % locks.size();
            if (locks[at].key->key == key) {
                likely_ = at + 1;
                return at;
            }
        }
        return std::nullopt;
    }

    /// Whether it is the first change of this lock.
    bool note(command const& of, std::size_t lock)
    {
        if (told_.empty())
            told_.resize(of.of_many() ? of.locks->size() : 1);
        bool const first = !told_[lock];
        told_[lock] = true;
        return first;
    }

    std::vector<bool> told_; ///< Of which locks.
    std::size_t likely_ = 0;
};

} // namespace colock::detail
