// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/planted.hpp"
#include "vote/group/server_group.hpp"
#include "vote/server/guarded_server.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

// Whether a server is asked for locks, and which of its answers count, by its reign.

namespace colock::detail {

using namespace std::chrono_literals;

bool guarded_server::certain(clock::time_point now) const
{
    return reign_.certain(now) && !doubted_ && named_by().suffices();
}

/// Why it cannot be guarded. A replica may say later what it is.
error_code guarded_server::why_unguardable() const
{
    // An error that is not for good, where the server may answer soon.
    auto const kind = may_tell_ ? errc::node_unavailable : errc::access_denied;
    if (!link_->tracks())
        return make_error_code(kind, label() +
                                         ": would not tell that its memory was emptied (CLIENT "
                                         "TRACKING), which its guard needs");
    if (refuses_to_tell_)
        return make_error_code(kind, label() +
                                         ": does not say what its reign is (INFO replication), "
                                         "which its guard needs");
    return {};
}

/// Why a command is refused; nothing if it may be sent. Only acquires are refused. Without a
/// connection the link refuses them, or keeps them for the next one and then calls wanted(). A
/// replica is asked: its answer makes the command look for the master again.
error_code guarded_server::why_refused(command const& what)
{
    if (what.which != script::acquire || what.gives_back || unguarded_ || !is_up())
        return {};
    auto const now = clock::now();
    if (!reign_.is_master())
        return {};
    if (auto const by = named_by(); !by.suffices())
        return why_not_named(label(), by);
    if (auto const why = why_unguardable())
        return why;
    if (!reign_.known())
        return make_error_code(errc::node_unavailable,
                               label() + ": it is not known yet since when it is the master");
    if (!guards(now))
        return {};
    if (reign_.guards(now))
        ask_for_marker();
    else if (wake_at_ == clock::time_point::max())
        wake_when_counted(now);
    return why_guarded(now);
}

/// By its own reign, or since it has got slots of a server that is guarded.
bool guarded_server::guards(clock::time_point now) const
{
    auto const other = guard_inherited(reign_.promoted());
    return reign_.guards(now) || (other && now < other->until);
}

bool guarded_server::may_cross(clock::time_point valid_until, clock::time_point now) const
{
    auto const other = guard_inherited(reign_.promoted());
    return reign_.may_cross(valid_until, now) &&
           (!other || reign::crosses(*other, valid_until, now));
}

error_code guarded_server::why_guarded(clock::time_point now) const
{
    if (reign_.guards(now))
        return why_until("has a new memory", reign_.counts_from(), now);
    if (auto const by = named_by(); !by.suffices())
        return why_not_named(label(), by);
    auto const other = guard_inherited(reign_.promoted());
    if (!other || now >= other->until)
        return make_error_code(errc::node_unavailable,
                               label() + ": its answer does not count, since it may have a new "
                                         "memory by now");
    if (other->until == clock::time_point::max())
        return make_error_code(errc::node_unavailable,
                               label() + ": it is not known yet whether it has slots of a master "
                                         "that has a new memory");
    return why_until("has slots of a master that has a new memory", other->until, now);
}

/// The texts of errors are never freed, so the time left is told in eighths of the guard: there are
/// no more than eight texts of it.
error_code guarded_server::why_until(char const* what, clock::time_point until,
                                     clock::time_point now) const
{
    auto const part = reign_.guard() / 8;
    auto const left =
        std::chrono::ceil<std::chrono::milliseconds>(part * ((until - now - 1ns) / part + 1));
    return make_error_code(errc::node_unavailable,
                           label() + ": " + what + ", and grants nothing new for another " +
                               std::to_string(left.count()) +
                               " ms at most, since it may have forgotten locks");
}

/// Whether all that an answer lacks to count is a newer look at the reign, as after a pause of this
/// process.
bool guarded_server::waits_for_look(command const& what, reply const& answer) const
{
    if (answer.what != reply::outcome::answer || unguarded_ || stopped_ || !is_up())
        return false;
    bool const looked_at = reign_.certain(clock::now()) && !doubted_;
    if (looked_at || !reign_.known() || !named_by().suffices())
        return false;
    bool const missing = answer.status == 0 && answer.value == reply::nobody_has_it;
    switch (what.which) {
    case script::acquire:
        return answer.status == 1;
    case script::release:
        return false;
    case script::extend:
        return answer.status == 1 || missing;
    case script::check:
        return missing;
    default:
        return true;
    }
}

void guarded_server::keep_until_look(command const& what, reply const& answer,
                                     std::shared_ptr<reply_sink> sink)
{
    unsure_.push_back({what, std::move(sink), answer, reign_.id(), clock::now()});
    look_again();
}

/// The look that is answered now ran after these commands. So they have run in the reign that was
/// known before, if that goes on.
void guarded_server::settle_unsure(clock::time_point by)
{
    auto const later = std::ranges::find_if(unsure_, [&](auto& each) { return each.came > by; });
    std::vector<unsure> settled{std::move_iterator{unsure_.begin()}, std::move_iterator{later}};
    unsure_.erase(unsure_.begin(), later);
    for (auto& each : settled) {
        judge(each.what, each.answer, each.reign == reign_.id());
        each.sink->on_reply(needs_.index, each.answer);
    }
}

/// `same_reign`: it has answered in the reign that is known now, if any is.
void guarded_server::judge(command const& what, reply& answer, bool same_reign)
{
    // A server of a Cluster that others have replaced stops, but tells its reign as before.
    doubted_ |= answer.elsewhere && answer.elsewhere->what == redirect::advice::down &&
                !planted(bug::reign_not_looked_at);
    if (answer.what != reply::outcome::answer || unguarded_)
        return;
    auto const now = clock::now();
    bool const sure = same_reign && certain(now);
    switch (what.which) {
    case script::acquire:
        if (answer.status == 1 && (!sure || (guards(now) && !what.gives_back))) {
            answer = {.what = reply::outcome::lost, .again = answer.again, .twice = answer.twice};
            answer.error = why_guarded(now);
        }
        break;
    case script::release:
        judge_release(what, answer, now);
        break;
    case script::extend:
    case script::check:
        judge_extension(what, answer, now, sure);
        break;
    default:
        judge_batch(what, answer, now, sure);
        break;
    }
}

/// Whether the server may have forgotten a key that it lacks, so that nobody has taken it away.
bool guarded_server::may_lack_locks(clock::time_point now) const
{
    return guards(now) || !reign_.known() || planted(bug::reclaim_after_guard);
}

/// If the server may have forgotten the key, and the lease could have gone on in this reign, nobody
/// else has got the lock: it counts as released, not as lost.
void guarded_server::judge_release(command const& what, reply& answer, clock::time_point now) const
{
    if (answer.status == 0 && answer.value == reply::nobody_has_it && may_lack_locks(now) &&
        may_cross(what.valid_until, now) && what.valid_until > now)
        answer.status = 1;
}

/// That it has been extended counts only where it may go on in this reign.
void guarded_server::judge_extension(command const& what, reply& answer, clock::time_point now,
                                     bool sure)
{
    bool const goes_on = sure && may_cross(what.valid_until, now);
    bool const extended = answer.status == 1 && what.which == script::extend;
    bool const missing =
        answer.status == 0 && answer.value == reply::nobody_has_it && may_lack_locks(now);
    bool const given_back =
        missing && goes_on && what.valid_until > now && !planted(bug::given_back_to_nobody);
    if (!given_back && !(extended && !goes_on) && !(missing && !sure))
        return;
    answer = {.what = reply::outcome::lost,
              .value = given_back ? reply::to_be_given_back : 0,
              .again = answer.again};
    answer.error = why_guarded(now);
}

void guarded_server::judge_batch(command const& what, reply& answer, clock::time_point now,
                                 bool sure)
{
    auto const& locks = *what.locks;
    for (std::size_t lock = 0; lock < locks.size(); ++lock) {
        bool const goes_on = sure && may_cross(locks[lock].valid_until, now);
        auto const said = answer.refusal_of(lock);
        bool const missing = said == reply::nobody_has_it && may_lack_locks(now);
        if (missing && goes_on && locks[lock].valid_until > now)
            answer.refuse(lock, reply::to_be_given_back);
        else if ((!said && !goes_on && what.which == script::extend_all) || (missing && !sure))
            answer.refuse(lock, reply::not_known);
    }
}

} // namespace colock::detail
