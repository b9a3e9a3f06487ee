// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/hash_slot.hpp"
#include "scripted/stage/locks.hpp"

#include <chrono>
#include <doctest/doctest.h>
#include <string>
#include <utility>

namespace scripted {

inline detail::endpoint const one{"10.0.0.1", 7001};
inline detail::endpoint const other{"10.0.0.2", 7002};
inline constexpr detail::hash_slot border = 4096;

/// Server 0 is the seed, whose connection closes. Server 1 is `one`, with the slots below the
/// border; server 2 is `other`, with the rest, and so with the name "a".
struct cluster : locks {
    /// `track`: servers track what scripts read, as they do from Redis 7.2 on.
    explicit cluster(bool track = false, colock::client_options options = {})
        : locks{1, std::move(options)}
    {
        auto const slot = detail::slot_of("lock:a");
        REQUIRE(slot >= border);
        connect(0, "seed", track);
        pass(0ms);
        (*this)[0].say(detail::script::slots, halves());
        pass(0ms);
        REQUIRE(votes() == 3);
        connect(1, "one", track);
        connect(2, "other", track);
        refresh();
    }

    void connect(std::size_t which, std::string run_id, bool track)
    {
        (*this)[which].connect_as({.run_id = std::move(run_id),
                                   .uptime = {},
                                   .in_cluster = true,
                                   .tracks_what_scripts_read = track});
    }

    static reply halves() { return slots({{0, border - 1, one}, {border, 16383, other}}); }

    /// Lets the servers that are asked for the slots answer this.
    void refresh(reply const& with = halves())
    {
        pass(100ms);
        for (std::size_t i = 0; i < votes(); ++i) {
            if ((*this)[i].asked(detail::script::slots))
                (*this)[i].say(detail::script::slots, with);
        }
        run();
    }

    /// Waits until the client asks for the slots by itself, and lets the servers answer this.
    void look(reply const& with)
    {
        auto const asked = [this] {
            for (std::size_t i = 0; i < votes(); ++i) {
                if ((*this)[i].asked(detail::script::slots))
                    return true;
            }
            return false;
        };
        for (int i = 0; !asked(); ++i) {
            REQUIRE(i < 10'000);
            pass(10ms);
        }
        refresh(with);
    }

    reply moved_to(detail::endpoint const& to) const
    {
        return sent_on({detail::redirect::advice::moved, detail::slot_of("lock:a"), to});
    }
    reply ask(detail::endpoint const& to) const
    {
        return sent_on({detail::redirect::advice::ask, detail::slot_of("lock:a"), to});
    }
    static reply try_again() { return sent_on({detail::redirect::advice::try_again}); }
    static reply down() { return sent_on({detail::redirect::advice::down}); }

    /// A lease of a name that `one` has, or `other`.
    colock::lease lease_at(bool other_has, std::chrono::milliseconds ttl)
    {
        do {
            ++names_;
        } while (master_of(std::to_string(names_)) != (other_has ? 2 : 1));
        return lease_of(std::to_string(names_), ttl);
    }
    /// A lease of `a`, granted by `other`.
    colock::lease held()
    {
        auto const it = acquire(a);
        grant(it, (*this)[2], 7);
        return std::move(it->value);
    }
    ending release_held()
    {
        auto it = held();
        return release(it);
    }
    colock::lease lease_of(std::string const& name, std::chrono::milliseconds ttl)
    {
        auto const it = acquire(colock::mutex{client(), name, {.ttl = ttl}});
        grant(it, (*this)[master_of(name)], 7);
        return std::move(it->value);
    }
    static std::size_t master_of(std::string const& name)
    {
        return detail::slot_of("lock:" + name) < border ? 1 : 2;
    }

    colock::mutex a{client(), "a", {.ttl = 60s, .hand_offs = 0}};

private:
    int names_ = 0;
};

} // namespace scripted
