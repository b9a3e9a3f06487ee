// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/guard_span.hpp"
#include "core/redirect.hpp"

#include <colock/clock.hpp>

#include <optional>
#include <vector>

namespace colock::detail {

/// Masters of a Cluster that have got slots from a guarded one, their heirs. A lock that the former
/// master has lost, its heir lacks as well, though the heir's own memory is whole. So the heir is
/// guarded for as long, with all its slots: this is seldom, and one time for a server is easier to
/// be sure of than one for each slot.
class heirs {
public:
    /// Whether what is inherited matters depends on what the heir says of itself.
    enum class when {
        always,
        /// Not if the heir was promoted lately: then it has a guard of its own, which covers the
        /// slots that it took over from its master.
        not_promoted,
    };

    /// It is to be found out what an heir has inherited, if anything.
    struct question {
        endpoint heir;
        endpoint former;
        when matters;                  ///< If the former master does not tell its guard.
        clock::time_point asked_since; ///< What the former master has said before does not count.
        clock::time_point noticed;
        /// Another has become a master in its place. It may not know, and is not asked.
        bool former_replaced = false;

        bool operator==(question const&) const = default;
    };

    void ask(question const& what);
    bool asks(endpoint const& heir, endpoint const& former) const;
    /// Calls `answer` for each question that waits for no other, and drops it if that returns true.
    template <class Answer>
    void settle(Answer answer)
    {
        // `answer` may call functions of this object.
        for (auto const& each : std::vector{open_}) {
            if (!waits(each) && answer(each))
                std::erase(open_, each);
        }
    }
    /// When the newest open question about this heir was noticed; nothing if there is none.
    std::optional<clock::time_point> asked(endpoint const& heir) const;

    void add(endpoint const& heir, guard_span guard, when matters, clock::time_point now);

    /// What a server has inherited; nothing where that is over. `promoted`: when its reign was met,
    /// if it has begun by a promotion.
    std::optional<guard_span> guard_of(endpoint const& heir,
                                       std::optional<clock::time_point> promoted,
                                       clock::time_point now) const;

private:
    struct inheritance {
        endpoint heir;
        guard_span guard;
        when matters;
    };

    bool waits(question const& what) const;

    std::vector<question> open_;
    std::vector<inheritance> all_;
};

} // namespace colock::detail
