// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace colock::detail {

/// What a server of a Cluster says of that in CLUSTER INFO.
struct cluster_state {
    bool told = false; ///< It says how the Cluster is.
    /// It serves commands. By default no server does so that has agreed that a master has failed:
    /// see `cluster-require-full-coverage`.
    bool ok = false;
    /// Changes when it may have come to know of other masters, and when it votes for a replica.
    std::string version{};
};
cluster_state cluster_state_of(std::string_view info);

/// Which masters of a Cluster are named as such by the others, and were so lately. Each is known by
/// its identity(): addresses may change, and servers may not agree on them.
///
/// A replica takes the place of a master when more than half of all masters vote for it. Each of
/// these has agreed before that the master has failed. So a master that enough of the others still
/// name, each of them within a short time, has not been replaced for longer than that time: any set
/// of so many others has a voter in it.
///
/// Not counted is what a master says that names one which is not in the map: the map is older than
/// that, and may have masters that were replaced. Neither is what one says that does not name
/// itself: it has no vote any more.
///
/// A master that does not tell how its Cluster is may still be asked whom it names, each time.
class named_masters {
public:
    /// For so long it counts that a master has been named. Less than reign::overlap.
    static constexpr clock::duration trusted_for = std::chrono::milliseconds{1600};
    /// Who has voted may name the old master until it hears who was elected. So after each change
    /// of its state a master is asked for so long whom it names, each time.
    static constexpr clock::duration settled_after = std::chrono::seconds{2};
    /// And again after so long, whatever it says of its state.
    static constexpr clock::duration named_for = std::chrono::seconds{10};

    /// How many of the others must name a master, out of so many.
    static std::size_t needed(std::size_t masters);

    using names = std::vector<std::string>;

    /// These are the masters by the latest map, sorted.
    void know(names masters);
    names const& known() const { return *masters_; }
    bool knows(std::string const& master) const;

    /// A master, asked at `asked`, has said that it serves commands. Whether it is known whom it
    /// names, namely all that are in the map: else it is to be asked for that, too.
    bool confirm(std::string const& by, cluster_state const& state, clock::time_point asked);
    /// It has named all that are masters in its view, after it has told that state, or without it.
    /// Whether these are others than before.
    bool take(std::string const& by, cluster_state const& state, names masters,
              clock::time_point asked);
    /// It does not tell its state, when asked now.
    void refuse(std::string const& by, clock::time_point now);
    /// Whether it did not tell when it was asked last, and that was after `since`.
    bool refuses(std::string const& by, clock::time_point since = {}) const;
    /// It may be another process by now.
    void forget(std::string const& by);

    /// How many have named masters lately: at least as many as any master is named by.
    std::size_t speakers(clock::time_point now) const;

    struct standing {
        std::size_t naming = 0;    ///< How many of the others have named it lately.
        bool some_refuse = false;  ///< Others do not tell.
        clock::time_point until{}; ///< So long enough of them do, whatever they say from now on.
    };
    /// Of one of the masters.
    standing of(std::string const& master, clock::time_point now) const;

private:
    struct statement {
        std::string version{};
        std::shared_ptr<names const> masters{}; ///< Sorted. That of the map where it is the same.
        clock::time_point asked{};
        clock::time_point named{};   ///< When it was asked before it named them.
        clock::time_point since{};   ///< When it first had that version.
        clock::time_point refused{}; ///< When it last did not tell its state.
        bool refuses = false;
        bool counts = false; ///< It names itself, and nobody who is not in the map.
    };

    bool has_named(statement const& what, clock::time_point now) const
    {
        return what.counts && what.asked + trusted_for >= now;
    }
    void look_at(std::string const& by, statement& what) const;
    bool is_confirmed(statement const& what, cluster_state const& by,
                      clock::time_point asked) const;

    std::shared_ptr<names const> masters_ = std::make_shared<names const>();
    std::map<std::string, statement, std::less<>> all_;
};

} // namespace colock::detail
