// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/leftover.hpp"

#include "base/planted.hpp"
#include "verb/engine.hpp"

#include <boost/asio/post.hpp>

#include <utility>

namespace colock::detail {

std::optional<leftover::may_come> leftover::left_by(command const& sent, reply const& answer)
{
    if (sent.which == script::release) {
        bool const gone = answer.what == reply::outcome::answer;
        return gone ? std::nullopt : std::optional{may_come::extend};
    }
    if (answer.yes() || answer.has_run)
        return may_come::nothing;
    if (answer.what != reply::outcome::lost)
        return std::nullopt;
    // Giving a key back is a second acquire: the one that set the key first was before it.
    return answer.twice || sent.gives_back ? may_come::acquires : may_come::acquire;
}

leftover::leftover(engine& client, std::size_t node, std::shared_ptr<lock_key const> key,
                   lock_id id, std::chrono::milliseconds ttl, may_come what)
    : client_{client}, votes_{client.votes_of(*key)}, node_{node}, release_{script::release,
                                                                            std::move(key), id,
                                                                            ttl},
      may_come_{planted(bug::released_once_only) ? may_come::nothing : what},
      pause_{std::chrono::milliseconds{10}}, until_{clock::now() + ttl}
{
    // Until the ttl has passed, the extension may run, and give the key another one.
    if (what == may_come::extend && !planted(bug::late_extension_forgotten))
        until_ += ttl;
}

void leftover::release()
{
    if (ended_ || std::exchange(under_way_, true))
        return;
    client_.time().cancel(*this);
    votes_[node_].execute(release_, shared_from_this());
}

void leftover::on_reply(std::size_t, reply const& answer)
{
    under_way_ = false;
    if (ended_ || client_.defunct())
        return;
    auto const now = clock::now();
    bool const answered = answer.what == reply::outcome::answer;
    bool const deleted = answer.yes();
    bool const several = may_come_ == may_come::acquires && !planted(bug::resent_acquire_runs_once);
    bool const may_be_set = may_come_ == may_come::acquire || may_come_ == may_come::acquires;
    // An extension never brings back a key that was not there for a release.
    bool const certain = may_be_set ? settled(answered, now) : answered || now >= until_;
    if (certain || (deleted && !several)) {
        end();
        return;
    }
    if (deleted)
        client_.on_own_release(node_, release_.key->key);
    client_.time().set(*this, now + pause_);
    pause_ = std::min<clock::duration>(pause_ * 2, std::chrono::seconds{1});
}

bool leftover::settled(bool answered, clock::time_point now)
{
    // A command that may still run on a server that we cannot reach may set the key at any time.
    if (!answered_) {
        if (answered)
            until_ = now + release_.ttl;
        answered_ = answered;
        return false;
    }
    // The acquire may have run just before until_: one more answer, or one more ttl, makes sure
    // that its key is gone.
    return now >= until_ &&
           (answered || now >= until_ + release_.ttl || planted(bug::doubt_ends_unanswered));
}

void leftover::on_time(clock::time_point)
{
    release();
}

void leftover::end()
{
    ended_ = true;
    auto const self = shared_from_this();
    client_.remove(*this);
    // Waiters of this client hear of it only here: changes by its own connection are ignored (see
    // wire/echo.hpp). Posted, since a waiter that is woken may end the round that is the caller.
    asio::post(client_.strand(), [client = client_.shared_from_this(), self]() noexcept {
        if (!client->defunct())
            client->on_own_release(self->node_, self->release_.key->key);
    });
}

} // namespace colock::detail
