// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// How a Cluster comes to know who has which slot, and which servers it needs.

#include "vote/cluster/cluster_node.hpp"

#include "base/planted.hpp"
#include "vote/group/group_member.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

constexpr clock::duration shortest_between_refreshes = 100ms;
constexpr clock::duration longest_between_refreshes = 10s;
constexpr clock::duration pause_after_refusal = 1s;
constexpr clock::duration shortest_between_news = 1s;
/// For so long one server is waited for before another is asked.
constexpr clock::duration longest_answer = 1s;
/// Where connection after connection leads to a server that sends on to itself.
constexpr clock::duration shortest_between_connections = 1s;
/// How long a server without slots is kept after an ASK: it may be getting them one by one.
constexpr clock::duration kept_unused = 30s;

} // namespace

/// Waits for a server's answer to CLUSTER SLOTS.
class cluster_node::slots_sink final : public reply_sink {
public:
    slots_sink(std::weak_ptr<cluster_node> of, std::shared_ptr<group_member> asked)
        : of_{std::move(of)}, asked_{std::move(asked)}
    {
    }

    void on_reply(std::size_t, reply const& answer) override
    {
        auto const whole = of_.lock();
        if (whole && whole->refreshing_.get() == this)
            whole->on_slots(asked_, answer);
        else if (whole && whole->tried_ == asked_)
            whole->on_slots_of_tried(answer);
    }

private:
    std::weak_ptr<cluster_node> of_;
    std::shared_ptr<group_member> asked_;
};

void cluster_node::moved(hash_slot slot, endpoint const& to)
{
    auto const* const owner = had_.owner_of(slot);
    auto const before = owner ? std::optional{*owner} : std::nullopt;
    bool const was_master = contains(map_.masters(), to) && !redirected_to_.contains(to);
    bool const news = map_.set(slot, to);
    had_.set(slot, to);
    if (news)
        moved_.add(slot);
    if (news && !was_master)
        redirected_to_.try_emplace(to);
    if (news && before && *before != to) {
        lose_slots_of(*before);
        inherit_slot(*before, to, was_master);
    }
    knows_best_ = to;
    look_again();
}

/// This connection leads to a process that is not the master there any more: it was made before an
/// address changed hands, or through a proxy. Another one may lead to the master, and other servers
/// may know better where that is.
void cluster_node::names_itself(endpoint const& at)
{
    if (knows_best_ == at)
        knows_best_.reset();
    look_again();
    auto const there = find(at);
    if (!stopped_ && there && there->up &&
        clock::now() >= there->since + shortest_between_connections) {
        if (!is_stranger(there->known.id))
            member_left_ = clock::now();
        connect_anew(there);
    }
}

void cluster_node::look_again()
{
    if (shape_ != shape::cluster)
        return;
    wants_look_ = true;
    refresh_at(std::max(clock::now(), refreshed_ + shortest_between_refreshes));
}

void cluster_node::refresh_at(clock::time_point when)
{
    refresh_due_ = std::min(refresh_due_, when);
    call_by(refresh_due_);
}

void cluster_node::refresh(clock::time_point now)
{
    refresh_due_ = clock::time_point::max();
    if (stopped_ || shape_ == shape::single)
        return;
    if (refreshing_ && now < refreshed_ + longest_answer) {
        refresh_at(refreshed_ + longest_answer);
        return;
    }
    std::vector<std::shared_ptr<group_member>> up;
    std::copy_if(servers_.begin(), servers_.end(), std::back_inserter(up),
                 [](auto const& each) { return each->up && !each->link->hung(); });
    if (up.empty()) {
        try_seeds(now);
        return;
    }
    try_a_seed(now);
    auto asked = up[random_() % up.size()];
    if (auto const best = knows_best_ ? find(*std::exchange(knows_best_, {})) : nullptr;
        best && best->up && !best->link->hung())
        asked = best;
    refreshed_ = now;
    wants_look_ = false;
    refresh_at(now + longest_answer); // unless it answers
    ask_for_slots(asked);
}

void cluster_node::ask_for_slots(std::shared_ptr<group_member> const& whom)
{
    auto const sink = std::make_shared<slots_sink>(
        std::static_pointer_cast<cluster_node>(shared_from_this()), whom);
    if (whom != tried_)
        refreshing_ = sink;
    whom->link->execute(command{.which = script::slots, .key = nullptr, .id = {}}, sink);
}

void cluster_node::on_slots(std::shared_ptr<group_member> const& from, reply const& answer)
{
    refreshing_.reset();
    refresh_due_ = clock::time_point::max();
    if (stopped_)
        return;
    slots_refused_ = answer.what == reply::outcome::error ? answer.error : error_code{};
    bool const some =
        answer.slots && std::any_of(answer.slots->begin(), answer.slots->end(),
                                    [](auto const& each) { return each.master.port != 0; });
    if (!some) {
        // It may have lost its memory, or not have been met by the others yet.
        bool const again = others_may_tell();
        if (again)
            open_next_seed();
        refresh_at(clock::now() +
                   (slots_refused_ && !again ? pause_after_refusal : shortest_between_refreshes));
        if (answer.slots)
            slots_refused_ =
                make_error_code(errc::server_busy, label_ + ": no server has any slot yet");
        return;
    }
    std::vector<std::string> shared;
    std::set_intersection(members_.begin(), members_.end(), answer.texts.begin(),
                          answer.texts.end(), std::back_inserter(shared));
    if (shared.empty() && !members_.empty() && !answer.texts.empty() &&
        remembers_members(from.get()) && !planted(bug::other_cluster_trusted)) {
        end_stranger(from);
        refresh_at(clock::now() + shortest_between_refreshes);
        return;
    }
    if (!answer.texts.empty())
        members_ = answer.texts;
    take(*from, *answer.slots);
    // One may have been trusted before that was known. The address is tried again.
    auto const masters = map_.masters();
    for (auto const& each : std::vector{servers_}) {
        if (each->up && is_stranger(each->known.id) && contains(masters, each->at) &&
            !planted(bug::other_cluster_trusted))
            end_stranger(each);
    }
    // Whoever pauses waits for a server that serves its slot. And the answer may be older than what
    // has made another look necessary.
    bool const soon = has_paused() || wants_look_;
    refresh_at(clock::now() +
               (soon ? shortest_between_refreshes : jittered(longest_between_refreshes)));
}

/// If it is believed, the masters that it names are connected to, itself among them. The others
/// would name the former ones again: nobody is asked while that takes its time.
void cluster_node::on_slots_of_tried(reply const& answer)
{
    auto const tried = tried_;
    auto const now = clock::now();
    if (now < tried->since + longest_answer && replaces_a_master(*tried, answer)) {
        on_slots(tried, answer);
        refreshed_ = now + longest_answer - shortest_between_refreshes;
        refresh_due_ = clock::time_point::max();
        refresh_at(now + longest_answer);
    }
    end_try();
}

std::string cluster_node::names_of(std::vector<endpoint> const& all,
                                   std::vector<endpoint> const& without) const
{
    std::string names;
    for (auto const& each : all) {
        if (std::find(without.begin(), without.end(), each) == without.end())
            names += (names.empty() ? "" : ",") + name_of(each);
    }
    return names;
}

/// While the servers do not agree, each look may find other masters: what is told is what remains
/// after a while.
void cluster_node::tell_of_masters(std::vector<endpoint> const& now)
{
    if (now == told_masters_)
        return;
    auto const come = names_of(now, told_masters_);
    auto const gone = names_of(told_masters_, now);
    if (come.empty() && gone.empty())
        return;
    auto const soonest = masters_told_ + shortest_between_news;
    if (clock::now() < soonest) {
        refresh_at(soonest);
        return;
    }
    told_masters_ = now;
    masters_told_ = clock::now();
    event news{event_kind::master_changed, come, {}, {}};
    news.former = gone;
    tell([&](node_listener& to) { to.on_event(news); });
}

void cluster_node::take(group_member const& from, std::vector<slot_range> ranges)
{
    locate(from, ranges);
    bool const first = map_.empty();
    auto const shares_before = map_.shares();
    auto const before = map_.masters();
    auto const news = map_.set_all(ranges);
    moved_.add(news);
    auto const shares = map_.shares();
    auto const masters = map_.masters();
    auto const is_in = [](auto const& all) {
        return [&](endpoint const& each) { return std::count(all.begin(), all.end(), each) > 0; };
    };
    // Whoever has become a replica, and is a master later, may have forgotten as well.
    std::erase_if(
        met_, [&](endpoint const& each) { return is_in(before)(each) && !is_in(masters)(each); });
    if (!std::exchange(map_is_whole_, true)) {
        met_ = told_masters_ = masters;
        whole_since_ = clock::now();
    }
    tell_of_masters(masters);
    for (auto const& master : masters) {
        server_at(master);
        meet(master);
    }
    if (!news.empty())
        inherit_slots();
    redirected_to_.clear();
    for (auto const& [master, slots] : shares_before) {
        auto const left = std::find_if(shares.begin(), shares.end(),
                                       [&](auto const& each) { return each.first == master; });
        if (left == shares.end() || left->second < slots)
            lose_slots_of(master);
    }
    auto const moved = std::exchange(moved_, {});
    if (!moved.empty())
        release_what_moved();
    know_masters(before);
    all_are_met();
    look_who_is_back(masters);
    close_unused();
    tell_of_servers();
    if (!moved.empty())
        resume_all();
    // Those who wait have asked a server that does not have their key any more.
    if (!moved.empty() && !first && !planted(bug::waiter_left_on_old_owner))
        tell([&](node_listener& to) { to.on_slots_moved(index_, moved); });
}

/// Closes links to servers without slots. One that owes answers is kept until they come, unless it
/// hangs or has no connection: a release that is lost then is repeated at the new owner.
void cluster_node::close_unused()
{
    auto const masters = map_.masters();
    auto const has_no_slots = [&](std::shared_ptr<group_member> const& each) {
        return std::find(masters.begin(), masters.end(), each->at) == masters.end() &&
               !(each->sent_on && clock::now() < *each->sent_on + kept_unused);
    };
    auto const unused = [&](std::shared_ptr<group_member> const& each) {
        return has_no_slots(each) &&
               (!each->up || !each->link->owes_answers() || each->link->hung());
    };
    // A seed is needed for as long as no other has been reached.
    if (std::none_of(servers_.begin(), servers_.end(),
                     [&](auto const& each) { return each->up && !unused(each); }))
        return;
    for (auto const& each : std::vector{servers_}) {
        if (unused(each))
            end(each);
        else if (has_no_slots(each))
            refresh_at(clock::now() + shortest_between_refreshes);
    }
}

/// What the masters say of themselves, as if they were one server: its run id changes when that of
/// a master does, and its uptime is the shortest.
server_info cluster_node::info() const
{
    server_info all;
    all.in_cluster = true;
    all.is_guarded = std::all_of(servers_.begin(), servers_.end(), [](auto const& each) {
        return each->since == clock::time_point{} || each->known.is_guarded;
    });
    std::vector<std::string_view> ids;
    auto const masters = map_.masters();
    for (auto const& master : masters) {
        auto const there = find(master);
        if (!there || there->since == clock::time_point{})
            continue;
        if (!there->known.run_id.empty())
            ids.push_back(there->known.run_id);
        // One that does not tell may just have started.
        auto const since = std::chrono::floor<std::chrono::seconds>(clock::now() - there->since);
        auto const uptime = there->known.uptime.value_or(0s) + since;
        all.uptime = std::min(all.uptime.value_or(uptime), uptime);
    }
    if (!map_is_whole_ || ids.size() < masters.size())
        return all;
    std::sort(ids.begin(), ids.end());
    for (auto const each : ids)
        all.run_id += each;
    return all;
}

} // namespace colock::detail
