// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// How a vote that is a Sentinel group asks its sentinels, and whose claim it follows. How many of
// them make a claim is in sentinel_count.cpp.

#include "base/planted.hpp"
#include "vote/group/group_member.hpp"
#include "vote/sentinel/sentinel_node.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// While there is no connection to a master; for so long, and then as usual.
constexpr clock::duration between_urgent_questions = 50ms;
constexpr clock::duration longest_urgency = 30s;
constexpr clock::duration shortest_between_questions = 50ms;
constexpr clock::duration between_looks_for_sentinels = 10s;
/// For so long the first choice waits for most of the sentinels.
constexpr clock::duration longest_first_choice = 500ms;
/// More are not believed.
constexpr std::size_t most_sentinels = 64;

} // namespace

/// Waits for what a sentinel answers.
class sentinel_node::question final : public reply_sink {
public:
    question(std::weak_ptr<sentinel_node> from, std::weak_ptr<group_member> to, script what,
             clock::time_point when)
        : from_{std::move(from)}, to_{std::move(to)}, what_{what}, when_{when}
    {
    }

    void on_reply(std::size_t, reply const& answer) override
    {
        auto const from = from_.lock();
        auto const to = to_.lock();
        if (from && to)
            from->on_answer(*to, what_, when_, answer);
    }

private:
    std::weak_ptr<sentinel_node> from_;
    std::weak_ptr<group_member> to_;
    script what_;
    clock::time_point when_;
};

void sentinel_node::add_sentinels(std::vector<endpoint> const& known)
{
    auto const now = clock::now();
    for (auto const& told : known) {
        auto const at = mapped(told);
        for (auto& each : sentinels_) {
            if (each.at == at) {
                each.seen = now;
                each.gone = false;
            }
        }
        // A master is no sentinel.
        if (sentinels_.size() >= most_sentinels || is_sentinel(at) || find(at))
            continue;
        sentinels_.push_back({.at = at, .given = false, .seen = now});
        // It may connect, and fail, within this.
        auto server = server_at(at);
        auto const made = std::find_if(sentinels_.begin(), sentinels_.end(),
                                       [&](sentinel const& each) { return each.at == at; });
        if (server)
            made->server = std::move(server);
        else
            sentinels_.erase(made);
    }
}

void sentinel_node::look_again()
{
    if (stopped_)
        return;
    due_ = std::min(due_, std::max(clock::now(), asked_ + shortest_between_questions));
    call_by(due_);
}

void sentinel_node::on_due(clock::time_point now)
{
    bool const urgent =
        !(master_ && master_->up) && now < missing_since_.value_or(now) + longest_urgency;
    due_ = now + jittered(urgent ? between_urgent_questions : between_questions);
    note_gone(now);
    forget_sentinels(now);
    ask_all();
    decide();
    look_whether_named(now);
}

void sentinel_node::ask_all()
{
    asked_ = clock::now();
    bool const others = asked_ >= sentinels_asked_after_;
    if (others)
        sentinels_asked_after_ = asked_ + jittered(between_looks_for_sentinels);
    // Whoever is asked may answer at once, and name more of them.
    for (std::size_t i = 0; i < sentinels_.size(); ++i) {
        auto const& server = sentinels_[i].server;
        if (!server || !server->up || server->link->hung())
            continue;
        auto const keep = server;
        if (others)
            ask(*keep, script::sentinels);
        // It may have been refused when the connection was made, and be permitted by now.
        if (others && keep->known.id.empty())
            ask(*keep, script::sentinel_id);
        if (auto* const whom = sentinel_of(*keep); whom && whom->answers)
            ask_for_master(*whom);
    }
}

void sentinel_node::ask(group_member& whom, script what)
{
    whom.link->execute(
        command{.which = what, .key = nullptr, .id = {}, .subject = group_},
        std::make_shared<question>(std::static_pointer_cast<sentinel_node>(shared_from_this()),
                                   whom.shared_from_this(), what, clock::now()));
}

/// The address is asked for last: if the master changes in between, it is that of the new one.
void sentinel_node::ask_for_master(sentinel& whom)
{
    auto const server = whom.server;
    whom.answers = false;
    whom.asked = clock::now();
    ask(*server, script::master);
    ask(*server, script::master_address);
}

void sentinel_node::on_answer(group_member const& of, script to, clock::time_point asked,
                              reply const& answer)
{
    auto* const from = sentinel_of(of);
    if (stopped_ || !from)
        return;
    bool const told = answer.what == reply::outcome::answer;
    switch (to) {
    case script::sentinels:
        if (told) {
            from->told = asked;
            add_sentinels(sentinels_of(answer.texts));
        }
        break;
    case script::sentinel_id:
        if (told && !answer.texts.empty() && answer.texts.front().size() <= longest_id)
            from->server->known.id = answer.texts.front();
        break;
    case script::master:
        from->known = told ? known_master(answer.texts) : std::nullopt;
        from->voters = told ? voters_in(answer.texts) : std::nullopt;
        // That it was not asked, or its answer is lost, is no refusal.
        if (told || answer.what == reply::outcome::error)
            from->refusal = answer.error;
        break;
    case script::master_address:
        // A late answer to an earlier question does not mean that the last one is unanswered.
        from->answers |= asked >= from->asked;
        from->claim = told ? claim_of(answer.texts, from->known) : std::nullopt;
        if (from->claim) {
            from->claim->at = mapped(from->claim->at);
            from->last_claim = from->claim;
        }
        from->claimed = asked;
        if (from->claim && (!heard_ || from->claim->newer_than(*heard_)))
            heard_ = from->claim;
        if (told && !from->claim && !from->refusal)
            from->refusal =
                make_error_code(errc::server_error, of.link->label() + ": names no master");
        decide();
        break;
    default:
        break;
    }
}

/// Whether one that has not answered may do so soon.
bool sentinel_node::more_may_claim() const
{
    return std::any_of(sentinels_.begin(), sentinels_.end(), [](sentinel const& each) {
        return !each.claim && !each.refusal && each.server && !each.server->link->trouble();
    });
}

/// No sentinel names a master. Told once, if some refuse and the rest are away.
void sentinel_node::on_no_master()
{
    if (master_)
        return; // who was named before
    sentinel const* refusing = nullptr;
    bool all_refuse = true;
    for (auto const& each : sentinels_) {
        if (each.refusal)
            refusing = &each;
        all_refuse = all_refuse && each.refusal;
    }
    auto const before = std::exchange(unknown_, {});
    if (!refusing)
        return;
    auto const label = refusing->server->link->label();
    // Who is away may know it, so this is not for good.
    unknown_ = all_refuse ? refusing->refusal
                          : make_error_code(errc::node_unavailable,
                                            label + ": names no master, and the sentinels that "
                                                    "might cannot be reached");
    if (unknown_ == before)
        return;
    event const news{event_kind::connect_failed, label, {}, unknown_};
    tell([&](node_listener& to) { to.on_event(news); });
}

/// The newest claim of all. Some may be as new and name another: one master by different names, or
/// the former one, by a sentinel that was reset while it led a fail-over.
std::optional<master_claim> sentinel_node::newest_claim() const
{
    std::optional<master_claim> best;
    bool const first = planted(bug::first_sentinel_believed);
    // Whoever has said it may be away by now, and the others not have heard of it.
    if (!newest_ && !first && heard_ && !is_sentinel(heard_->at))
        best = heard_;
    for (auto const& each : sentinels_) {
        if (each.claim && !is_sentinel(each.claim->at) &&
            (!best || (!first && each.claim->newer_than(*best))))
            best = each.claim;
    }
    if (!best || first)
        return best;
    // Another is tried only where the followed one was refused, and nobody names it any more.
    bool const followed = newest_ && best->epoch == newest_->epoch && !best->newer_than(*newest_);
    return followed && (refused_ != newest_ || claiming(*newest_) > 0) ? newest_ : best;
}

/// When no sentinel says any more that a server is to be the master, it is the master. Others may
/// name it otherwise. A sentinel that is away or refuses has not taken back what it said; but if
/// the server is a replica, only what sentinels say now counts.
void sentinel_node::end_promotion()
{
    if (!newest_ || !newest_->to_be)
        return;
    bool const is_refused = refused_ == newest_;
    if (std::ranges::any_of(sentinels_, [&](sentinel const& each) {
            return (is_refused ? each.claim : each.last_claim) == newest_;
        }))
        return;
    newest_->to_be = false;
    if (is_refused)
        refused_ = newest_;
}

void sentinel_node::decide()
{
    end_promotion();
    auto best = newest_claim();
    if (!best) {
        if (!more_may_claim())
            on_no_master();
        return;
    }
    bool const first = planted(bug::first_sentinel_believed);
    bool const newer = !newest_ || first || (best->newer_than(*newest_) && best != refused_);
    if (!newer) {
        if (auto const others = said_by_most())
            best = others;
        else if (best->at == newest_->at)
            best = newest_; // whoever names it by an older one has yet to hear of that
        else if (!best->as_new_as(*newest_))
            return;
    }
    if (master_ && master_->at == best->at) {
        if (newer || best->epoch != newest_->epoch)
            keep_master(*best);
        return;
    }
    auto const now = clock::now();
    if (refused_ == best && now < refused_until_)
        return;
    if (!newest_ && !first && !most_have_claimed() && more_may_claim()) {
        if (choose_by_ == clock::time_point{})
            choose_by_ = now + longest_first_choice;
        if (now < choose_by_)
            return;
    }
    take_master(*best);
}

} // namespace colock::detail
