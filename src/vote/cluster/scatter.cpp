// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// A command about many locks of a Cluster: one for each master that has some of them, and one for
// each lock where that is not possible.

#include "vote/cluster/scatter.hpp"

#include "base/planted.hpp"
#include "base/schedule.hpp"
#include "base/time_limit.hpp"
#include "kind/kind.hpp"
#include "value/is_permanent.hpp"
#include "vote/group/group_member.hpp"
#include "vote/group/routed_call.hpp"
#include "vote/group/server_group.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// The most locks in one command to one server. That is twice the average share, since slots are
/// never spread evenly: otherwise a share that is a little greater would take two commands.
std::size_t most_of_one_server(kind const& which)
{
    return 2 * which.most_in_a_batch;
}

/// The answers about each lock, as one: when all have come, or a part of the ttl has passed. By
/// then what has been answered counts, whatever the others wait for. What comes later is told by
/// itself.
class gathered final : public timed {
public:
    gathered(std::size_t index, std::size_t locks, std::shared_ptr<reply_sink> sink,
             std::shared_ptr<time_keeper> const& time, clock::duration patience)
        : index_{index}, missing_{locks},
          answered_(locks, false), sink_{std::move(sink)}, time_{time}, patience_{patience}
    {
        time->set(*this, clock::now() + patience);
    }

    ~gathered()
    {
        if (auto const time = scheduled() ? time_.lock() : nullptr)
            time->cancel(*this);
    }

    /// What is said of one lock, as if it had been asked about alone.
    void add(std::size_t lock, reply const& answer)
    {
        if (answer.value == reply::to_be_given_back) {
            whole_.refuse(lock, answer.value);
        } else if (answer.what != reply::outcome::answer) {
            whole_.refuse(lock, answer.has_run ? reply::not_copied : reply::not_known);
            if (answer.has_run)
                whole_.why_not_copied = answer.error;
            if (failed_++ == 0 || answer.what == reply::outcome::lost)
                failure_ = answer;
        } else if (answer.status != 1) {
            whole_.refuse(lock, answer.value);
        } else if (answer.value != 1) {
            whole_.value = answer.value;
        }
        if (answer.why_not_copied)
            whole_.why_not_copied = answer.why_not_copied;
        whole_.again |= answer.again;
        whole_.held_for = std::max(whole_.held_for, answer.held_for);
        answered_[lock] = true;
        --missing_;
        if (ended_)
            late_.push_back(lock);
        else if (missing_ == 0)
            end();
    }
    /// One command has been answered, and all that it says was added.
    void told()
    {
        if (late_.empty())
            return;
        auto const those = std::exchange(late_, {});
        sink_->on_late(index_, std::exchange(whole_, nothing_said()), those);
    }

    bool ended() const { return ended_; }

    void on_time(clock::time_point now) override
    {
        if (auto const until = limit_.goes_on(now, timed::time(), patience_)) {
            if (auto const time = time_.lock())
                time->set(*this, *until);
            return;
        }
        for (std::size_t lock = 0; lock < answered_.size(); ++lock) {
            if (!answered_[lock])
                whole_.refuse(lock, reply::late);
        }
        end();
    }

private:
    void end()
    {
        if (auto const time = time_.lock())
            time->cancel(*this);
        ended_ = true;
        auto const said = std::exchange(whole_, nothing_said());
        // What is told may end the client, and with it the commands that keep this.
        auto const to = sink_;
        to->on_reply(index_, failed_ == answered_.size() ? failure_ : said);
    }

    static reply nothing_said()
    {
        reply said;
        said.what = reply::outcome::answer;
        said.status = said.value = 1;
        return said;
    }

    std::size_t index_;
    std::size_t missing_;
    std::size_t failed_ = 0;
    std::vector<bool> answered_;
    bool ended_ = false;
    std::vector<std::size_t> late_; ///< Those of which something has been said since.
    reply whole_ = nothing_said();  ///< What has been said, and was not told yet.
    reply failure_;
    std::shared_ptr<reply_sink> sink_;
    std::weak_ptr<time_keeper> time_;
    clock::duration patience_;
    time_limit limit_;
};

/// Asks about one of the locks, wherever it is.
class one_of_many final : public reply_sink {
public:
    one_of_many(std::shared_ptr<gathered> whole, std::size_t lock)
        : whole_{std::move(whole)}, lock_{lock}
    {
    }

    static void send(std::shared_ptr<server_group> const& through, command one, held_lock const& of,
                     std::shared_ptr<gathered> whole, std::size_t lock)
    {
        one.which = one.which == script::extend_all ? script::extend : script::check;
        one.key = of.key;
        one.id = of.id;
        one.valid_until = of.valid_until;
        one.locks.reset();
        std::make_shared<routed_call>(through, std::move(one),
                                      std::make_shared<one_of_many>(std::move(whole), lock), 0s)
            ->start();
    }

    void on_reply(std::size_t, reply const& answer) override
    {
        whole_->add(lock_, answer);
        whole_->told();
    }

private:
    std::shared_ptr<gathered> whole_;
    std::size_t lock_;
};

/// Asks one server about some of the locks. What it does not have any more is asked for alone, and
/// so is everything where the server refuses to be asked for many.
class some_of_many final : public reply_sink, public std::enable_shared_from_this<some_of_many> {
public:
    some_of_many(std::shared_ptr<server_group> through, std::shared_ptr<group_member> server,
                 command what, std::shared_ptr<gathered> whole, std::vector<std::size_t> which)
        : through_{std::move(through)}, server_{std::move(server)}, what_{std::move(what)},
          whole_{std::move(whole)}, which_{std::move(which)}
    {
    }

    void send()
    {
        auto part = what_;
        auto locks = std::make_shared<std::vector<held_lock>>();
        for (auto const each : which_)
            locks->push_back((*what_.locks)[each]);
        part.key = locks->front().key;
        part.id = locks->front().id;
        part.locks = std::move(locks);
        part.spread = true;
        server_->link->execute(part, shared_from_this());
    }

    void on_reply(std::size_t, reply const& answer) override
    {
        bool const refused = answer.what == reply::outcome::error;
        // Some compatible servers let no script use a key that it was not called with. Their error
        // may be one that is not known here, and so may that of a server that fails only once.
        constexpr auto pause = std::chrono::seconds{30};
        if (refused && is_permanent(answer.error))
            server_->batches_from = clock::time_point::max();
        else if (refused && answer.error == errc::server_error)
            server_->batches_from = std::max(server_->batches_from, clock::now() + pause);
        for (std::size_t i = 0; i < which_.size(); ++i) {
            auto const lock = which_[i];
            auto said = answer.refusal_of(i);
            if (said == reply::elsewhere_by_now && planted(bug::elsewhere_is_extended))
                said.reset();
            if (refused || said == reply::elsewhere_by_now) {
                one_of_many::send(through_, what_, (*what_.locks)[lock], whole_, lock);
                continue;
            }
            auto alone = answer;
            alone.more.clear();
            if (answer.what == reply::outcome::unsent)
                alone.error = through_->why_unsent(answer.error);
            if (said) {
                alone.status = 0;
                alone.value = *said;
            }
            whole_->add(lock, alone);
        }
        whole_->told();
        tell_of_refusals(answer);
    }

private:
    /// A lease that was refused is looked at at once, while other servers have not answered yet.
    void tell_of_refusals(reply const& answer) const
    {
        for (std::size_t i = 0; i < which_.size() && !whole_->ended(); ++i) {
            auto const& key = (*what_.locks)[which_[i]].key->key;
            if (what_.keeps_lease() && answer.refuses(i))
                through_->tell([&](node_listener& to) { to.on_changed(through_->index(), key); });
        }
    }

    std::shared_ptr<server_group> through_;
    std::shared_ptr<group_member> server_;
    command what_; ///< About all locks.
    std::shared_ptr<gathered> whole_;
    std::vector<std::size_t> which_; ///< The places of those that this is about.
};

} // namespace

void scatter(std::shared_ptr<server_group> const& through, command const& what,
             std::shared_ptr<reply_sink> sink)
{
    auto const& locks = *what.locks;
    auto const whole = std::make_shared<gathered>(through->index(), locks.size(), std::move(sink),
                                                  through->time(), patience_for(what));
    std::vector<std::pair<std::shared_ptr<group_member>, std::vector<std::size_t>>> parts;
    for (std::size_t i = 0; i < locks.size(); ++i) {
        auto server = through->takes_batches_of(slot_of(locks[i].key->key));
        auto const found = std::find_if(parts.begin(), parts.end(),
                                        [&](auto const& each) { return each.first == server; });
        if (found == parts.end())
            parts.push_back({std::move(server), {i}});
        else
            found->second.push_back(i);
    }
    auto const most = most_of_one_server(*what.key->kind);
    for (auto const& [server, which] : parts) {
        auto const end = which.end();
        for (auto some = which.begin(); some != end;) {
            auto const from = some;
            auto const rest = static_cast<std::size_t>(end - from);
            some += static_cast<std::ptrdiff_t>(server ? std::min(rest, most) : 1);
            if (some - from > 1)
                std::make_shared<some_of_many>(through, server, what, whole,
                                               std::vector(from, some))
                    ->send();
            else
                one_of_many::send(through, what, locks[*from], whole, *from);
        }
    }
}

} // namespace colock::detail
