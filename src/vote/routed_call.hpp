// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/hash_slot.hpp"
#include "core/redirect.hpp"
#include "kind/command.hpp"
#include "vote/server_group.hpp"
#include "wire/reply.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <memory>
#include <string_view>

namespace colock::detail {

/// A command on its way to one of several servers, until it has an answer that its sender can use.
///
/// A server that does not run a command changes nothing, so it is sent once more without any doubt:
/// to whom the server names (MOVED; or ASK, for this once), after a pause where nobody serves the
/// slot (CLUSTERDOWN, READONLY, a MOVED to the server that says so, and while a connection is
/// missing), or in parts. The latter is for a slot that is on its way, while the lock's key and its
/// counter may be on two servers (TRYAGAIN), each of which runs what is about one of them:
///   acquire: the lock alone; then, before anybody hears of the grant, tokens from the counter;
///            then the lock is looked at. If it is still held, a later holder gets the lock after
///            these tokens, and its own later still, so tokens grow as with both in one. If it is
///            lost, all begins again. Where there are no tokens, the lock is given back, unless it
///            is a lease's by now, which others have granted: that keeps it, without tokens.
///   extend:  the lock alone; its counter is kept for longer than one missed extension.
///   fence:   the counter is raised, and then the lock is looked at. If it is still held, it was so
///            meanwhile.
/// What is lost with a connection is told so: it may have run. A release is repeated then: it
/// deletes only what has its lock_id, which is not used again.
///
/// It has many members, since it remembers of one command all that its next step depends on.
class routed_call final : public reply_sink, public std::enable_shared_from_this<routed_call> {
public:
    /// `patience`: for how long it looks for its way where nobody serves its slot.
    routed_call(std::shared_ptr<server_group> through, command what,
                std::shared_ptr<reply_sink> sink, clock::duration patience);

    execution start();
    /// After a pause.
    void resume();
    /// It will not be sent.
    void refuse(error_code why);
    /// The server that has its slot says that this one is to be asked, for this once.
    execution ask_at(endpoint const& server);
    /// Nobody is known to whom it could be sent now. Pauses, or is answered within the call.
    execution find_no_way(reply const& why);

    command const& what() const { return now_; }
    hash_slot slot() const { return slot_; }
    void sent_to(endpoint const& server);

    void on_reply(std::size_t node, reply const& answer) override;
    void on_written(std::size_t node) override;
    bool wanted(std::size_t node) const override;

private:
    /// What of the command is under way.
    enum class part { whole, lock, tokens, look_after_tokens, give_back, raise, look };

    void go_elsewhere(reply const& refusal);
    reply busy(std::string_view why) const;
    void try_later(reply const& refusal);
    void repeat(reply const& lost);
    void go_on_in_parts(reply const& refusal);
    void go_on(part next, script which);
    void give_back(reply const& failure);
    /// A lease has come to rely on the lock for which there are no tokens.
    bool keeps_lock() const;
    /// The lock may be there still, or not.
    void leave_in_doubt();
    void on_part(reply const& answer);
    void on_given_back(reply const& answer);
    void finish(reply answer);
    void resend();

    std::shared_ptr<server_group> through_;
    command const what_;
    command now_; ///< What is under way of it.
    std::shared_ptr<reply_sink> sink_;
    hash_slot slot_;
    part part_ = part::whole;
    reply granted_;    ///< With tokens; what is told if the lock is still held.
    error_code fault_; ///< Why it pauses or has paused.
    reply no_tokens_;  ///< Why there are none; an answer: the lock is lost, and acquired anew.
    endpoint server_;  ///< Whom it was sent to last.
    clock::time_point const until_;
    clock::duration pause_;
    unsigned hops_ = 0;
    bool paused_ = false;
    bool may_have_run_ = false; ///< A release, whose answer was lost.
    bool sent_again_ = false;
    clock::duration held_for_{}; ///< See reply::held_for.
    bool waits_ = false;         ///< Its sender has been told so, and not yet of the writing.
};

/// For how long a command looks for its way: less than the round waits that sends it, so that its
/// sender hears why none was found; about many locks, no more than half as long.
clock::duration patience_for(command const& what);

/// A command about many locks, each of which may be on another server: it is sent as one for each.
/// Those of a server that is away are answered as not known at once, so that they hold up nobody.
void scatter(std::shared_ptr<server_group> const& through, command const& what,
             std::shared_ptr<reply_sink> sink);

} // namespace colock::detail
