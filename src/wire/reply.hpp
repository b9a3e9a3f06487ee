// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/redirect.hpp"
#include "core/slot_map.hpp"

#include <colock/clock.hpp>
#include <colock/error.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace colock::detail {

/// What became of a command.
struct reply {
    enum class outcome {
        answer, ///< The script ran and returned {status, value}.
        error,  ///< The server answered with an error: nothing was changed, unless by extend_all.
        unsent, ///< It was not sent, and will not be.
        lost,   ///< It was sent, and has no answer that counts: it may have run, or may run yet.
    };

    // An extension or a check that is refused tells for each lock how long another holder's key
    // lasts yet. These values may stand in place of that.
    /// Nobody has it.
    static constexpr std::int64_t nobody_has_it = -2;
    /// The server of this lock is away, or has answered with an error.
    static constexpr std::int64_t not_known = std::numeric_limits<std::int64_t>::min();
    /// It has not answered in time. What it says later is told by reply_sink::on_late().
    static constexpr std::int64_t late = not_known + 1;
    /// It has said yes, but replicas or the disk had not got that in time.
    static constexpr std::int64_t not_copied = not_known + 2;
    /// The key is not there, and this lease may set it again: the server has a new memory, and
    /// grants nothing to others yet.
    static constexpr std::int64_t to_be_given_back = not_known + 3;
    static constexpr bool says_something(std::int64_t of_a_lock)
    {
        return of_a_lock > to_be_given_back;
    }
    /// Another server has the key by now. The server itself says so, to a command whose keys are of
    /// several slots.
    static constexpr std::int64_t elsewhere_by_now = -3;

    outcome what = outcome::unsent;
    std::int64_t status = 0; ///< Of replicated: how many replicas; of synced: 1 if it is on disk.
    std::int64_t value = 0;
    bool again = false;      ///< It ran later than its place in the order: it had to be sent again.
    bool twice = false;      ///< It was sent in another form before, which may have run as well.
    bool has_run = false;    ///< Lost, but it certainly has run: what it has set does not count.
    bool not_wanted = false; ///< Unsent, and not for a fault: see reply_sink::wanted().
    /// Of extend_all and check_all: pairs of number and value. Of an acquire that is refused by a
    /// lock of several lock_ids: how long the first to end has it, in ms.
    std::vector<std::int64_t> more{};
    /// Of inspect: five. Of what a sentinel is asked: all that it says, in order. Of replication,
    /// cluster_info and cluster_id: one. Of slots: the ids of the servers that have some, and of
    /// their replicas, sorted.
    std::vector<std::string> texts{};
    /// Of slots.
    std::shared_ptr<std::vector<slot_range> const> slots{};
    /// Of an error by which a server sends on, or cannot serve for now: what to do. Else null.
    std::shared_ptr<redirect const> elsewhere{};
    error_code error{};          ///< For all but an answer; its message names the node.
    error_code why_not_copied{}; ///< Of an answer in which that is said of some locks.
    /// How long the answer has been there already: see replicated_server.
    clock::duration held_for{};

    /// The server has done what it was asked for, or answered that it has not.
    bool yes() const { return what == outcome::answer && status == 1; }
    bool no() const { return what == outcome::answer && status != 1; }

    /// Of an acquire that is refused: for how many ms the first of its holders has it yet; negative
    /// if without end.
    std::int64_t first_end() const { return more.empty() ? value : more.front(); }

    /// Of extend_all and check_all: what is said of one of the locks instead of yes, perhaps
    /// not_known or late; nothing where it is yes.
    std::optional<std::int64_t> refusal_of(std::size_t lock) const
    {
        for (std::size_t i = 0; i + 1 < more.size(); i += 2) {
            if (more[i] == static_cast<std::int64_t>(lock) + 1)
                return more[i + 1];
        }
        return std::nullopt;
    }
    /// Whether it says of one of the locks that its key is not there, or another's.
    bool refuses(std::size_t lock) const
    {
        auto const said = refusal_of(lock);
        return said && says_something(*said) && *said != elsewhere_by_now;
    }
    /// Sets what is said of one of the locks instead of yes.
    void refuse(std::size_t lock, std::int64_t why)
    {
        auto const number = static_cast<std::int64_t>(lock) + 1;
        for (std::size_t i = 0; i + 1 < more.size(); i += 2) {
            if (more[i] == number) {
                more[i + 1] = why;
                return;
            }
        }
        more.insert(more.end(), {number, why});
    }
    /// Takes what another answer says of one of the locks.
    void take(std::size_t lock, reply const& other)
    {
        if (auto const why = other.refusal_of(lock))
            return refuse(lock, *why);
        for (std::size_t i = 0; i + 1 < more.size(); i += 2) {
            if (more[i] != static_cast<std::int64_t>(lock) + 1)
                continue;
            auto const pair = more.begin() + static_cast<std::ptrdiff_t>(i);
            more.erase(pair, pair + 2);
            return;
        }
    }
};

/// Who waits for a reply.
class reply_sink {
public:
    virtual void on_reply(std::size_t node, reply const& answer) = 0;

    /// Of a command about many locks, whose reply has called `those` late: what is said of them
    /// after all. May come several times, for others of them.
    virtual void on_late(std::size_t /*node*/, reply const& /*answer*/,
                         std::vector<std::size_t> const& /*those*/)
    {
    }

    /// A command that had to wait for its turn is being written.
    virtual void on_written(std::size_t) {}

    /// It is being sent to this one of several servers, which has its slot.
    virtual void on_sent_to(endpoint const&) {}

    /// Whether a command that still waits for its turn is to be written at all.
    virtual bool wanted(std::size_t) const { return true; }

    /// Whether a key that an acquire has set is of use without the tokens that it was to mint: of a
    /// lease that is held, which relies on the key from then on.
    virtual bool keeps_without_tokens() const { return false; }

protected:
    ~reply_sink() = default;
};

/// What became of a command within execute().
enum class execution {
    under_way, ///< It is being written, waits for a connection, or has been answered.
    waits,     ///< For its turn: on_written() or an answer follows.
};

} // namespace colock::detail
