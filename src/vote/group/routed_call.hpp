// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/hash_slot.hpp"
#include "core/redirect.hpp"
#include "kind/command.hpp"
#include "vote/group/server_group.hpp"
#include "wire/reply.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <memory>
#include <string_view>

namespace colock::detail {

/// A command on its way to one of several servers, until it has an answer that its sender can use.
///
/// A server that does not run a command changes nothing, so the command can safely be sent again:
/// to the server that is named (MOVED; or ASK, for this once); after a pause, if no server serves
/// the slot (CLUSTERDOWN, READONLY, a MOVED to the server that says so, or no connection); or in
/// parts. These are for a slot that is being moved, while the lock's key and its counter may be on
/// two servers (TRYAGAIN). Each server runs what is about one of them:
///   acquire: the lock alone; then, before the grant is told, tokens from the counter; then the
///            lock is checked. If it is still held, a later holder gets the lock after these
///            tokens were minted, and its own after that, so tokens grow as with one command. If
///            it is lost, the acquire starts over. If there are no tokens, the lock is given back,
///            unless the other votes have granted a lease meanwhile: that keeps it, without tokens.
///   extend:  the lock alone; its counter lives long enough to miss an extension.
///   fence:   the counter is raised, and then the lock is checked. If it is still held, it was
///            held all the time.
/// A command that is lost with its connection is answered as lost: it may have run. But a release
/// is repeated: it deletes only a key with its lock_id, which is not used again.
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
    /// Sends it to this server once, behind ASKING, as the owner of its slot has said (ASK).
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
    bool is_lost_extension(reply const& answer) const;
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
    reply no_tokens_;  ///< Why there are no tokens; if an answer, the lock is lost: start over.
    endpoint server_;  ///< Whom it was sent to last.
    clock::time_point const until_;
    clock::duration pause_;
    unsigned hops_ = 0;
    bool paused_ = false;
    bool may_have_run_ = false; ///< A release or an extension, whose answer was lost.
    bool sent_again_ = false;
    bool twice_ = false;         ///< See reply::twice.
    clock::duration held_for_{}; ///< See reply::held_for.
    bool waits_ = false;         ///< start() has returned waits, and on_written() is to follow.
};

/// How long a command looks for its server: less than its round waits, so that the sender hears why
/// none was found. For many locks no more than half as long, unless fsync is waited for.
clock::duration patience_for(command const& what);

} // namespace colock::detail
