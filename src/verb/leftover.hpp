// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/schedule.hpp"
#include "vote/node.hpp"

#include <chrono>
#include <cstddef>
#include <list>
#include <memory>
#include <optional>

namespace colock::detail {

class engine;
class votes;

/// A key that nobody wants any more and that may be on one node: it is released there, again and
/// again until that is certain or the key must have expired.
///
/// Certainty is cheap while the connection lasts on which the key was set: the release runs after
/// it. When that connection is gone its last commands may still be on their way, and a release on a
/// new one may overtake them; so it is repeated until the ttl has passed since the server first
/// answered again, and is answered once more.
class leftover final : public reply_sink,
                       public timed,
                       public std::enable_shared_from_this<leftover> {
public:
    /// What the server may yet run.
    enum class may_come {
        nothing,  ///< The server has run the command that set the key.
        extend,   ///< It has, but may yet run one that extends it.
        acquire,  ///< It may yet run the one that sets it.
        acquires, ///< It may yet run several of those: each may set the key again.
    };

    /// What the node may yet run after this answer to a command about a lock that nobody wants;
    /// std::nullopt if no key can be left there. `sent`: an acquire or a release.
    static std::optional<may_come> left_by(command const& sent, reply const& answer);

    leftover(engine& client, std::size_t node, std::shared_ptr<lock_key const> key, lock_id id,
             std::chrono::milliseconds ttl, may_come what);

    std::size_t node() const { return node_; }

    /// Sends the release, unless one is under way.
    void release();

    void on_reply(std::size_t node, reply const& answer) override;
    void on_time(clock::time_point now) override;

private:
    friend class engine;

    /// Whether it is certain that no late acquire has left its key behind.
    bool settled(bool answered, clock::time_point now);
    void end();

    engine& client_;
    votes& votes_; ///< Who decides over the name; the client's.
    std::size_t node_;
    command release_;
    may_come may_come_;
    clock::duration pause_;
    clock::time_point until_; ///< When the key must have expired, or its command have run.
    bool answered_ = false;
    bool under_way_ = false;
    bool ended_ = false;
    std::list<std::shared_ptr<leftover>>::iterator place_{};
};

} // namespace colock::detail
