// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/redirect.hpp"
#include "kind/command.hpp"
#include "wire/reply.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace colock::detail {

class server_group;

/// What has been released lately at servers that others may take over from. Whoever takes over may
/// lack the last of it: then it is released there, too. A release deletes only what has its
/// lock_id, and no lock_id is used again after it, so it may be repeated.
class recent_releases {
public:
    class release;
    class repetition;
    using some = std::vector<std::shared_ptr<release>>;
    using which = std::function<bool(release const&)>;

    /// Remembers a release that is about to be sent to the server at `at`. Its answer must go to
    /// the sink that this returns. `group` is told of the answer, and that a repetition has deleted
    /// a key: the server does not tell the connection that deletes.
    std::shared_ptr<reply_sink> remember(command const& what, std::shared_ptr<reply_sink> sink,
                                         endpoint const& at, std::weak_ptr<server_group> group);

    /// This server cannot be reached from now on: whoever takes over from it may lack what it has
    /// run before that.
    void is_away(endpoint const& at) { away_since_.try_emplace(at, clock::now()); }
    /// It can be reached, or it is known who has taken over.
    void is_back(endpoint const& at) { away_since_.erase(at); }
    /// Those that are away.
    std::vector<endpoint> away() const;

    // The caller must line these releases up at once.
    /// The `concerned` releases that a server which has taken over may lack.
    some to_repeat(which const& concerned);
    /// Whether to repeat this one: the server that has got its slot may lack it.
    bool repeats(release& one);
    /// Releases whose repetition has failed, to be sent when a server is connected.
    some in_doubt();
    /// Failed repetitions that are due again. Pauses grow, a refusal for good is not retried, and
    /// only so many are lined up at a time.
    some due_again(clock::time_point now);
    /// When some are due; max for never.
    clock::time_point due() const { return due_; }
    /// The repetition of this one has failed.
    void failed(release& one);

    // A master that has just taken over may be sent thousands of releases. They go a portion at a
    // time, so that it serves others in between.
    /// These are to be repeated; the oldest comes first.
    void line_up(some const& all);
    /// The next ones that the caller must send, as one repetition: none while enough are under way.
    /// It takes each lock in turn, and of that the last ones, which are the likeliest to be
    /// missing.
    some next();
    /// The last ones of a lock that somebody wants to have now: none where there are no more.
    some next_of(lock_key const& key);
    /// A repetition has been answered.
    void answered() { --sent_again_; }
    bool any_in_line() const { return !line_.empty(); }
    /// Whether some are under way, in line, or due again.
    bool repeating() const
    {
        return any_in_line() || sent_again_ > 0 || due_ != clock::time_point::max();
    }
    /// None is to be sent any more.
    void clear_line() { line_.clear(); }

private:
    bool may_be_missing(release const& one) const;
    some take_last_of(std::string_view key);

    clock::time_point due_ = clock::time_point::max();
    std::deque<std::shared_ptr<release>> all_;
    std::multimap<std::string_view, std::shared_ptr<release>> line_; ///< By key, oldest first.
    std::string last_key_;       ///< Of the last one that next() has given.
    std::size_t sent_again_ = 0; ///< Repetitions that are under way.
    std::map<endpoint, clock::time_point> away_since_;
};

/// A release that a server may lack. It takes the first answer, which it passes on to the sender,
/// and then the answers to its repetitions.
class recent_releases::release final : public reply_sink,
                                       public std::enable_shared_from_this<release> {
public:
    release(command of, std::shared_ptr<reply_sink> sink, endpoint at,
            std::weak_ptr<server_group> group);

    command const& what() const { return what_; }
    /// Where it was sent last.
    endpoint const& at() const { return at_; }
    /// Whether its repetition has failed, and may do better soon.
    bool may_do_better() const { return in_doubt_ && !hopeless_; }

    void on_reply(std::size_t node, reply const& answer) override;
    void on_written(std::size_t node) override;
    void on_sent_to(endpoint const& where) override { at_ = where; }
    bool wanted(std::size_t node) const override;

private:
    friend class recent_releases;

    command const what_;
    std::shared_ptr<reply_sink> sink_; ///< Until that has its answer.
    endpoint at_;
    std::weak_ptr<server_group> const group_;
    clock::time_point const until_;         ///< By then its lock has expired anyhow.
    clock::time_point last_ = clock::now(); ///< When it may have run last.
    unsigned repetitions_ = 0;
    bool under_way_ = true;     ///< Or in the line.
    bool in_doubt_ = false;     ///< A repetition has failed,
    bool hopeless_ = false;     ///< by an error that will not pass by itself.
    clock::time_point again_{}; ///< When to repeat it next.
    clock::duration pause_{};   ///< The last pause before that.
};

/// Repeats releases of one lock by one command: at most one of their lock_ids can have it.
class recent_releases::repetition final : public reply_sink {
public:
    repetition(some which, std::weak_ptr<server_group> group)
        : which_{std::move(which)}, group_{std::move(group)}
    {
    }

    command what() const;

    void on_reply(std::size_t node, reply const& answer) override;
    void on_sent_to(endpoint const& where) override;

private:
    some const which_; ///< Not empty; of one kind.
    std::weak_ptr<server_group> const group_;
};

} // namespace colock::detail
