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
    /// Whether it is called to renew or lose a lease, or for something else.
    enum class of { a_lease, others };

    timed() = default;
    explicit timed(of what) : of_lease_{what == of::a_lease} {}
    timed(timed const&) = delete;
    timed& operator=(timed const&) = delete;
    ~timed() = default;

private:
    friend class schedule;
    clock::time_point time_{};
    bool const of_lease_ = false;
};

/// What is to happen when, in order of time; equal times in order of insertion, leases first.
class schedule {
public:
    void set(timed& what, clock::time_point at)
    {
        cancel(what);
        what.time_ = at;
        auto& set = set_of(what);
        // Most times are later than all others. Then there is nothing to search.
        if (set.empty() || set.rbegin()->time() <= at)
            set.push_back(what);
        else
            set.insert(what);
    }

    void cancel(timed& what)
    {
        if (what.is_linked())
            take(what);
    }

    bool empty() const { return leases_.empty() && others_.empty(); }

    /// The earliest time; not to be called when empty.
    clock::time_point next() const
    {
        return (leases_come_first() ? leases_ : others_).begin()->time();
    }

    /// Takes off and returns the first entry that is due, or nothing.
    timed* pop_due(clock::time_point now)
    {
        return pop_due(leases_come_first() ? leases_ : others_, now);
    }

    /// As pop_due(), but looks only at the entries of leases.
    timed* pop_due_lease(clock::time_point now) { return pop_due(leases_, now); }

    /// Takes off everything.
    void clear()
    {
        leases_.clear();
        others_.clear();
    }

private:
    using set_of_timed = boost::intrusive::multiset<timed>;

    set_of_timed& set_of(timed const& one) { return one.of_lease_ ? leases_ : others_; }
    bool leases_come_first() const
    {
        return others_.empty() ||
               (!leases_.empty() && leases_.begin()->time() <= others_.begin()->time());
    }
    void take(timed& one) { set_of(one).erase(set_of_timed::s_iterator_to(one)); }
    timed* pop_due(set_of_timed& from, clock::time_point now)
    {
        if (from.empty() || from.begin()->time() > now)
            return nullptr;
        timed& due = *from.begin();
        take(due);
        return &due;
    }

    set_of_timed leases_;
    set_of_timed others_;
};

} // namespace colock::detail
