// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/schedule.hpp"
#include "base/time_keeper.hpp"
#include "core/redirect.hpp"
#include "vote/group/recent_releases.hpp"
#include "vote/node.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace colock::detail {

class group_member;
class routed_call;

/// Makes the node of one server.
using server_maker =
    std::function<std::shared_ptr<node>(node_address, std::weak_ptr<node_listener>)>;

/// What a vote needs from the client.
struct group_needs {
    std::size_t index;
    node_address address;
    server_maker make;
    std::weak_ptr<node_listener> listener;
    std::shared_ptr<time_keeper> time;
    std::function<std::uint64_t()> random;
    address_mapper address_map{};
    clock::duration guard{}; ///< How long a server is guarded whose reign is new, if servers are.
    /// Whether others are to name a master before it counts, as its guard needs; and whether those
    /// that do not tell name nobody.
    bool names_count = false;
    bool strictly = false;
};

/// A vote behind which there are several servers: their links, and the commands that wait until it
/// is known where they are to go. Which of the servers that is, a derived class knows.
///
/// It has many public functions, since three sides use it without knowing which group it is: the
/// client, as a node; the calls that it sends on their way; and its servers, which tell it what
/// they hear. And many members: what it was made with, what waits, and what is known of servers.
class server_group : public node, public timed, public std::enable_shared_from_this<server_group> {
public:
    explicit server_group(group_needs needs);
    ~server_group() override;

    void start() override;
    void stop() override;
    void abandon() override;
    void leave_to_parent() override;
    void after_fork() override;
    bool owes_answers() const override;
    std::string const& label() const override { return label_; }

    void on_time(clock::time_point now) override;

    // For the calls that find their way here.

    std::size_t index() const { return index_; }
    std::shared_ptr<time_keeper> const& time() const { return time_; }
    clock::duration jittered(clock::duration pause)
    {
        return pause / 2 + pause * (random_() % 512) / 1024;
    }
    /// Sends it to where it belongs. While that is not known, it pauses or is refused.
    virtual execution send(std::shared_ptr<routed_call> const& call) = 0;
    /// Sends it to this server of the group.
    execution send_to(endpoint const& where, std::shared_ptr<routed_call> const& call);
    /// Sends it when a pause is over.
    void send_later(std::shared_ptr<routed_call> call, clock::duration pause);
    /// The host that a server means which names an address without one: its own.
    static std::string host_of(endpoint const& named_by)
    {
        bool const is_socket = named_by.port == 0;
        return is_socket ? "127.0.0.1" : named_by.host;
    }
    /// Where to reach a server that another one has named: see client_options::address_map.
    endpoint mapped(endpoint const& told) const noexcept;
    /// This server is about to be sent a command.
    virtual void on_sending_to(endpoint const&) {}
    /// Who has a slot, if that is known and can be sent a batch of locks of several slots.
    virtual std::shared_ptr<group_member> takes_batches_of(hash_slot) const { return nullptr; }
    /// Whether servers may redirect by slot (MOVED, ASK, TRYAGAIN). Otherwise these are plain
    /// errors.
    virtual bool has_slots() const = 0;
    /// A server says who has a slot.
    virtual void moved(hash_slot slot, endpoint const& to) = 0;
    /// A server sends a command on to another one, for a slot that is on its way there.
    virtual void on_sent_on(endpoint const&, endpoint const&) {}
    /// A server has answered MOVED, but with the very address at which it was reached itself.
    virtual void names_itself(endpoint const& at) = 0;
    /// Why a command was not sent: that its link has been ended is no end of the client.
    error_code why_unsent(error_code why) const;
    /// A server does not serve what it was sent, or cannot be reached: perhaps another does by now.
    virtual void look_again() = 0;

    // What a server of the group tells.

    /// Only the group hears of it: see try_out().
    bool is_only_tried(group_member const& which) const { return &which == tried_.get(); }

    virtual void on_connected(group_member& which, server_info const& info) = 0;
    virtual void on_down(group_member& which) = 0;
    virtual void on_all_changed(group_member& which) = 0;
    virtual void on_event(group_member& which, event const& what) = 0;

    /// A release that may have to be repeated has an answer, or its repetition has failed.
    void on_released(std::shared_ptr<recent_releases::release> const& which);
    /// A repetition has been answered.
    void on_repeated();
    /// A lock is about to be asked for: what is to be released of it goes first.
    void release_before(command const& what);

    // See node_listener.

    virtual error_code refusal_of(group_member const&, server_info const&) const { return {}; }
    virtual bool asks_for_ids() const { return false; }
    virtual support named_by(group_member const&) { return {}; }
    virtual std::optional<guard_span>
    guard_inherited_by(group_member const&, std::optional<clock::time_point> /*promoted*/)
    {
        return std::nullopt;
    }
    virtual std::optional<hash_slot> some_slot_of(group_member const&) const
    {
        return hash_slot{0};
    }

    void tell_of_servers()
    {
        tell([&](node_listener& to) { to.on_servers_changed(index_); });
    }

    /// Calls `what` with the listener, if it still exists.
    template <class Tell>
    void tell(Tell what)
    {
        if (auto const listener = listener_.lock())
            what(*listener);
    }

protected:
    /// Where the link to a server goes, and how it logs in there.
    virtual node_address address_of(endpoint const& where) const = 0;
    /// When on_due() is to be called; max for never.
    virtual clock::time_point due() const = 0;
    virtual void on_due(clock::time_point now) = 0;
    /// Sends each of these releases again, a portion at a time.
    void release_again(recent_releases::some const& all);
    /// Sends a repetition to the server that has its key by now.
    virtual void repeat(command const& what, std::shared_ptr<reply_sink> sink) = 0;
    /// Whether the key of a release is by now on another server than the one it was sent to.
    virtual bool has_moved(recent_releases::release const&) const { return false; }

    /// What errors, events and reports call a server, whatever it calls itself.
    std::string name_of(endpoint const& where) const;
    static server_report report_of(group_member const& which);

    std::shared_ptr<group_member> add_server(endpoint const& where);
    bool may_be_there(endpoint const& where) const;
    /// Connects to it where there is no link yet. Null where there can be none.
    std::shared_ptr<group_member> server_at(endpoint const& where);
    std::shared_ptr<group_member> find(endpoint const& where) const;
    /// Connects to one more, beside the servers.
    void try_out(endpoint const& where);
    void end_try();
    /// What is in flight is answered as lost.
    void end(std::shared_ptr<group_member> const& which);
    /// Ends the connection, for another one to the same address. What is in flight is answered as
    /// lost. What is known of the server stays: whoever is reached next may be another.
    void connect_anew(std::shared_ptr<group_member> const& which);
    /// Too few name it as a master, as its `standing` says; or not any more. That is told if it
    /// lasts. Returns whether there is news for those who want to know which servers count.
    bool note_unnamed(group_member& which, bool is, clock::time_point now);
    bool has_paused() const { return !paused_.empty(); }
    /// Whether something is to be sent yet.
    bool has_more_to_send() const { return !paused_.empty() || released_.repeating(); }
    /// What pauses is tried now.
    void resume_all();
    /// Has on_time() called no later than `when`.
    void call_by(clock::time_point when);

    std::size_t const index_;
    node_address const address_;
    std::string const label_;
    std::vector<endpoint> seeds_; ///< As the address gives them.
    bool stopped_ = false;
    std::vector<std::shared_ptr<group_member>> servers_;
    std::shared_ptr<group_member> tried_; ///< One that may become a server, see try_out().
    std::function<std::uint64_t()> random_;
    std::weak_ptr<node_listener> listener_;
    recent_releases released_;
    clock::duration const guard_;
    bool const names_count_;
    bool const strictly_;

private:
    void arm();
    void send_releases();
    void repeat(recent_releases::some which);
    void tell_whether_repeating();
    std::shared_ptr<group_member> make_server(endpoint const& where);
    std::vector<std::shared_ptr<group_member>> all_with_links() const;

    /// Those whose pause ends at the same time, in the order in which they came.
    using paused_calls = std::multimap<clock::time_point, std::shared_ptr<routed_call>>;

    server_maker make_;
    address_mapper address_map_;
    std::shared_ptr<time_keeper> time_;
    paused_calls paused_; ///< By the end of the pause: there may be many.
    bool sending_releases_ = false;
    bool told_repeating_ = false;
};

/// Why what a server grants does not count: too few have named it as a master lately.
error_code why_not_named(std::string const& label, support const& by);

} // namespace colock::detail
