// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/clock.hpp>

#include <boost/intrusive/set.hpp>

namespace colock::detail {

/// Something that wants to be called at a time. Whoever owns it takes it off its schedule first.
class timed : public boost::intrusive::set_base_hook<boost::intrusive::optimize_size<true>> {
public:
    virtual void on_time(clock::time_point now) = 0;

    bool scheduled() const { return is_linked(); }
    clock::time_point time() const { return time_; }

    friend bool operator<(timed const& left, timed const& right)
    {
        return left.time_ < right.time_;
    }

protected:
    timed() = default;
    timed(timed const&) = delete;
    timed& operator=(timed const&) = delete;
    ~timed() = default;

private:
    friend class schedule;
    clock::time_point time_{};
};

/// What is to happen when, in order of time; equal times in order of insertion.
class schedule {
public:
    void set(timed& what, clock::time_point at)
    {
        cancel(what);
        what.time_ = at;
        entries_.insert(what);
    }

    void cancel(timed& what)
    {
        if (what.is_linked())
            entries_.erase(entries_.iterator_to(what));
    }

    bool empty() const { return entries_.empty(); }

    /// The earliest time; not to be called when empty.
    clock::time_point next() const { return entries_.begin()->time(); }

    /// Takes off and returns the first entry that is due, or nothing.
    timed* pop_due(clock::time_point now)
    {
        if (entries_.empty() || entries_.begin()->time() > now)
            return nullptr;
        timed& due = *entries_.begin();
        entries_.erase(entries_.begin());
        return &due;
    }

    /// Takes off everything.
    void clear() { entries_.clear(); }

private:
    boost::intrusive::multiset<timed> entries_;
};

} // namespace colock::detail
