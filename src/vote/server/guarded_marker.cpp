// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "base/saturating_add.hpp"
#include "kind/lock_key.hpp"
#include "vote/server/guarded_server.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <utility>

// The marker of a reign: until when its grants do not count, by whoever has met it first.

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// A server that did not say its marker is asked again no earlier than that.
constexpr clock::duration marker_pause = 1s;

} // namespace

/// Waits for what the marker of its reign says.
class guarded_server::marker final : public reply_sink {
public:
    marker(std::weak_ptr<guarded_server> by, std::string of)
        : reign{std::move(of)}, by_{std::move(by)}
    {
    }

    void on_reply(std::size_t, reply const& answer) override
    {
        if (auto const whole = by_.lock())
            whole->on_marker(*this, answer);
    }

    std::string const reign;

private:
    std::weak_ptr<guarded_server> by_;
};

/// In a Cluster the marker's key is in a slot that the server has. Clients that guard for another
/// time have a marker of their own: that of a shorter guard would let in those of a longer one too
/// early.
void guarded_server::ask_for_marker()
{
    if (has_marker_ || asks_marker_ ||
        (marker_refused_ && clock::now() < *marker_refused_ + marker_pause))
        return;
    auto const slot = some_slot();
    if (!slot)
        return;
    auto const guard = std::chrono::ceil<std::chrono::milliseconds>(reign_.guard());
    auto const name = "colock:{" + tag_of_slot(*slot) + "}:reign:" + reign_.id() + ":" +
                      std::to_string(guard.count());
    command what{script::marker, std::make_shared<lock_key const>(lock_key::apart{name}), {}};
    what.ttl = guard;
    asks_marker_ = std::make_shared<marker>(weak_from_this(), reign_.id());
    auto const sink = asks_marker_;
    link_->execute(what, sink);
}

void guarded_server::on_marker(marker const& which, reply const& answer)
{
    if (asks_marker_.get() != &which)
        return;
    asks_marker_.reset();
    if (stopped_)
        return;
    take_marker(which, answer);
    let_go(clock::now());
}

void guarded_server::take_marker(marker const& which, reply const& answer)
{
    auto const now = clock::now();
    if (answer.what != reply::outcome::answer)
        marker_refused_ = now;
    if (answer.what != reply::outcome::answer || which.reign != reign_.id() || !reign_.guards(now))
        return;
    has_marker_ = true;
    // Our own guard suffices if the marker says more: the server's clock may have been set since.
    // If this call has created the marker, we know the end better than it tells.
    auto const most = std::chrono::ceil<std::chrono::milliseconds>(reign_.guard());
    if (answer.value < 0 || answer.value >= most.count())
        return;
    // The rest was measured by the server's clock, and ours may be faster.
    std::chrono::milliseconds const rest{answer.value};
    auto const from = saturating_add(now, rest + rest / 100 + 10ms);
    if (from >= reign_.counts_from())
        return;
    reign_.counts(from);
    guard_ends(from);
}

} // namespace colock::detail
