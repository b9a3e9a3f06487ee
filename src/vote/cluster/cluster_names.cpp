// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Which masters of a Cluster the others name: see core/named_masters.hpp.

#include "vote/cluster/cluster_node.hpp"

#include "base/planted.hpp"
#include "value/is_permanent.hpp"
#include "vote/group/group_member.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

constexpr clock::duration between_rounds = 1s;
/// While a master is not named by enough others: longer and longer, and then as usual. Many clients
/// may ask at the same time.
constexpr clock::duration shortest_in_haste = 50ms;
constexpr clock::duration longest_in_haste = 500ms;
constexpr clock::duration longest_haste = 30s;
/// Nobody is asked any more if it has not mattered for so long, nor for as long as a lease may
/// last.
constexpr clock::duration asked_unused = 60s;
/// How many more are asked each time than are needed, so that one may be late.
constexpr std::size_t spare = 2;
/// Who does not tell is asked again after that time: it may have got the right to.
constexpr clock::duration asked_again_after = 10s;
/// While one names other masters than the map has, another server is asked for the slots no more
/// often than that.
constexpr clock::duration between_disagreements = 1s;
/// The same where it names the same masters, but tells other addresses of them.
constexpr clock::duration between_other_places = 10s;
/// That a master is not named by enough others is looked at again after that time.
constexpr clock::duration lacking_for = 10ms;

} // namespace

/// Waits for what a master says of its Cluster, or whom it names after it has said that.
class cluster_node::names_sink final : public reply_sink {
public:
    names_sink(std::weak_ptr<cluster_node> of, std::weak_ptr<group_member> to,
               std::optional<told_state> after)
        : after{std::move(after)}, of_{std::move(of)}, to_{std::move(to)}
    {
    }

    void on_written(std::size_t) override { written = clock::now(); }
    void on_reply(std::size_t, reply const& answer) override
    {
        auto const whole = of_.lock();
        auto const to = to_.lock();
        if (whole && to && to->names_asked.get() == this)
            whole->on_names(*this, *to, answer);
    }

    std::optional<told_state> const after;
    clock::time_point written = clock::now();

private:
    std::weak_ptr<cluster_node> of_;
    std::weak_ptr<group_member> to_;
};

/// With one or two masters no other is needed: none of them can be replaced without itself.
bool cluster_node::names_matter() const
{
    return names_count_ && shape_ == shape::cluster && named_.known().size() > 2 &&
           !planted(bug::cluster_zombie_counted);
}

support cluster_node::named_by(group_member const& which)
{
    auto const now = clock::now();
    names_used_ = now;
    if (!names_matter())
        return {.of_cluster = shape_ == shape::cluster};
    auto const there = std::find_if(servers_.begin(), servers_.end(),
                                    [&](auto const& each) { return each.get() == &which; });
    if (there == servers_.end())
        return {.naming = 0,
                .needed = named_masters::needed(named_.known().size()),
                .all = named_.known().size(),
                .of_cluster = true};
    if (names_due_ == clock::time_point::max())
        ask_for_names_at(now);
    return standing_of(**there, now);
}

support cluster_node::standing_of(group_member& which, clock::time_point now) const
{
    if (now < which.standing_until)
        return which.standing;
    auto const who = identity_of(which);
    bool const is_known = named_.knows(who);
    if (auto const by = is_known ? std::nullopt : standing_of_senders(which, now))
        return *by;
    auto const by = named_.of(who, now);
    auto const masters = named_.known().size();
    auto& found = which.standing;
    found = {.naming = is_known ? by.naming : 0,
             .needed = named_masters::needed(masters),
             .all = masters,
             .some_refuse = strictly_ && by.some_refuse,
             .of_cluster = true};
    found.may_grow = !found.suffices() && may_be_named(which);
    which.standing_until = found.suffices() ? by.until : now + lacking_for;
    return found;
}

/// Whether another master may soon name it.
bool cluster_node::may_be_named(group_member const& which) const
{
    return std::any_of(servers_.begin(), servers_.end(), [&](auto const& each) {
        return each.get() != &which && !each->link->trouble() &&
               !(strictly_ && named_.refuses(identity_of(*each)));
    });
}

/// Called when somebody has said more. Those that are named by enough others remain so until then:
/// what was said before was true at its time.
void cluster_node::look_again_who_lacks_names()
{
    for (auto const& each : servers_) {
        if (!each->standing.suffices())
            each->standing_until = {};
    }
}

/// Those who were refused a lock by a master that is named now may try again.
void cluster_node::look_who_is_named(clock::time_point now)
{
    looked_who_is_named_ = now;
    auto const before = std::exchange(unnamed_, 0);
    bool news = false;
    for (auto const& each : std::vector{servers_}) {
        bool const lacks = each->up && each->known.is_guarded && named_.knows(identity_of(*each)) &&
                           !standing_of(*each, now).suffices();
        unnamed_ += lacks;
        news |= note_unnamed(*each, lacks, now);
    }
    if (unnamed_ > before && (before == 0 || now > unnamed_since_ + longest_haste))
        unnamed_since_ = now;
    if (news)
        tell_of_servers();
    if (unnamed_ < before)
        tell([&](node_listener& to) { to.on_recovered(index_); });
}

/// Nobody is asked any more: that is no reason not to count.
void cluster_node::forget_who_is_unnamed()
{
    unnamed_ = 0;
    bool news = false;
    for (auto const& each : servers_)
        news |= note_unnamed(*each, false, {});
    if (news)
        tell_of_servers();
}

/// It is reached, perhaps as another process than before.
void cluster_node::meet_who_names(group_member& which)
{
    auto const who = identity_of(which);
    named_.forget(who);
    which.names_asked.reset();
    which.standing_until = {};
    if (names_matter() && named_.knows(who))
        ask_whom_it_names(which.shared_from_this(), {});
    if (names_due_ == clock::time_point::max())
        ask_for_names_at(clock::now());
}

void cluster_node::ask_for_names_at(clock::time_point when)
{
    names_due_ = std::min(names_due_, when);
    call_by(names_due_);
}

void cluster_node::on_due(clock::time_point now)
{
    if (refresh_due_ <= now)
        refresh(now);
    if (names_due_ <= now)
        ask_for_names(now);
}

void cluster_node::ask_for_names(clock::time_point now)
{
    names_due_ = clock::time_point::max();
    if (stopped_)
        return;
    if (!names_matter() || now > names_used_ + std::max(asked_unused, guard_)) {
        forget_who_is_unnamed();
        return;
    }
    names_due_ = now + between_rounds; // who is told that it is named may ask about that
    look_who_is_named(now);
    looked_who_is_named_ = {}; // the first that answers may be the one that lacked
    ask_some_for_names(now);
    auto const urgent = now - unnamed_since_;
    auto const pause = unnamed_ && urgent < longest_haste
                           ? std::clamp(urgent, shortest_in_haste, longest_in_haste)
                           : between_rounds;
    names_due_ = now + jittered(pause);
    call_by(names_due_);
}

/// All masters, while one lacks names; else as many as are needed, and some more.
void cluster_node::ask_some_for_names(clock::time_point now)
{
    auto const needed = named_masters::needed(named_.known().size());
    auto left = unnamed_ ? servers_.size() : needed + needed / 4 + spare;
    auto const all = servers_;
    if (all.empty())
        return;
    auto const first = random_() % all.size();
    for (std::size_t i = 0; i < all.size() && left > 0; ++i) {
        auto const& there = all[(first + i) % all.size()];
        auto const who = identity_of(*there);
        if (!there->up || there->link->hung() || !named_.knows(who))
            continue;
        // Who does not tell its state can be asked for the names without it.
        bool const refuses = named_.refuses(who, now - asked_again_after);
        if (refuses && strictly_)
            continue;
        --left;
        if (!there->names_asked)
            ask_whom_it_names(there, refuses ? std::optional{told_state{{}, now}} : std::nullopt);
    }
}

/// Asks a master how its Cluster is; or if it has told that, whom it names.
void cluster_node::ask_whom_it_names(std::shared_ptr<group_member> const& whom,
                                     std::optional<told_state> after)
{
    auto const what = after ? script::slots : script::cluster_info;
    whom->names_asked = std::make_shared<names_sink>(
        std::static_pointer_cast<cluster_node>(shared_from_this()), whom, std::move(after));
    auto const sink = whom->names_asked;
    whom->link->execute(command{.which = what, .key = nullptr, .id = {}}, sink);
}

void cluster_node::on_names(names_sink const& which, group_member& of, reply const& answer)
{
    auto const keep = std::exchange(of.names_asked, nullptr);
    if (stopped_)
        return;
    bool const told = answer.what == reply::outcome::answer;
    if (told && which.after && answer.slots)
        on_named(of, *which.after, *answer.slots);
    else if (told && !which.after && !answer.texts.empty())
        on_state(of, {cluster_state_of(answer.texts.front()), which.written});
    else if (answer.what == reply::outcome::error && !which.after &&
             (is_permanent(answer.error) || answer.error == errc::server_error))
        on_names_refused(of, answer.error);
    // Of some hundred masters each look takes a while. None is worth it while too few have spoken.
    auto const now = clock::now();
    auto const masters = named_.known().size();
    if (unnamed_ > 0 && names_matter() &&
        now >= looked_who_is_named_ + lacking_for * (masters / 100) &&
        named_.speakers(now) >= named_masters::needed(masters))
        look_who_is_named(now);
}

void cluster_node::on_state(group_member& of, told_state const& what)
{
    if (!what.state.told) {
        auto const why = of.link->label() + ": does not say how its Cluster is (CLUSTER INFO)";
        on_names_refused(of, make_error_code(errc::server_error, why));
    } else if (what.state.ok) {
        if (named_.confirm(identity_of(of), what.state, what.asked))
            look_again_who_lacks_names();
        else
            ask_whom_it_names(of.shared_from_this(), what);
    }
}

void cluster_node::on_named(group_member const& by, told_state const& after,
                            std::vector<slot_range> ranges)
{
    locate(by, ranges);
    auto names = identities_in(ranges);
    bool const agrees = names == named_.known();
    bool const same_places = std::all_of(ranges.begin(), ranges.end(), [&](auto const& each) {
        return each.master.port == 0 ||
               map_.identity_of(each.master) == identity(each.id, each.master);
    });
    bool const news = named_.take(identity_of(by), after.state, std::move(names), after.asked);
    look_again_who_lacks_names();
    auto const now = clock::now();
    if ((!agrees && (news || now >= names_disagreed_ + between_disagreements)) ||
        (!same_places && now >= names_disagreed_ + between_other_places)) {
        names_disagreed_ = now;
        knows_best_ = by.at;
        look_again();
    }
}

void cluster_node::on_names_refused(group_member& by, error_code why)
{
    auto const now = clock::now();
    auto const who = identity_of(by);
    bool const news = !named_.refuses(who);
    named_.refuse(who, now);
    look_again_who_lacks_names();
    if (!strictly_)
        ask_whom_it_names(by.shared_from_this(), told_state{{}, now});
    if (news)
        tell([&](node_listener& to) {
            to.on_event({event_kind::unguarded, by.link->label(), {}, why});
        });
}

} // namespace colock::detail
