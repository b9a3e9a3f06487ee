// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/window.hpp"

#include <colock/clock.hpp>

#include <boost/intrusive/list.hpp>

#include <cstddef>

namespace colock::detail {

/// Somebody who wants to ask the servers.
class applicant : public boost::intrusive::list_base_hook<> {
public:
    bool in_line() const { return is_linked(); }
    bool admitted() const { return admitted_; }

    virtual void on_admitted() = 0;

protected:
    applicant() = default;
    ~applicant() = default;

private:
    friend class admission;
    bool admitted_ = false;
};

/// Lets only so many acquires ask the servers at a time as are answered soon.
///
/// A burst of acquires would otherwise wait at the servers, where each looks like one that is not
/// answered, and where whatever comes later waits behind all of them. Here they wait in order, and
/// every other place that becomes free goes to the one that came last: so one that comes in the
/// middle of a burst does not wait for its end, and those who came first still get half of the
/// places.
///
/// Nor should an acquire wait long at the servers. So while others stand in line, only as many ask
/// as are answered within ten times the time of the quickest answer, but at least 8. Up to 64 in
/// all never stand in line: so few hold each other up only briefly, and are served faster together.
class admission {
public:
    admission() = default;
    ~admission() { line_.clear(); }

    /// Whether there is a place at once; if not, on_admitted() says when.
    bool enter(applicant& one);

    /// Gives up a place, or one's place in the line.
    void leave(applicant& one);

    /// One who had a place is answered now, after so long.
    void answered(clock::time_point now, clock::duration took)
    {
        window_.answered(now, took, 1, !line_.empty());
    }

    void abandon() { line_.clear(); }

    /// Whether nobody has a place, waits for one, or is being let in.
    bool idle() const { return under_way_ == 0 && line_.empty() && !admitting_; }

private:
    void admit();

    static constexpr std::size_t freely = 64;
    static constexpr std::size_t least = 8;
    static constexpr std::size_t most = 16'384;

    window window_{least, most, freely};
    std::size_t under_way_ = 0;
    boost::intrusive::list<applicant> line_;
    bool newest_next_ = true;
    bool admitting_ = false;
};

} // namespace colock::detail
