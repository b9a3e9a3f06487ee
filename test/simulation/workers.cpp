// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "workers.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <optional>
#include <tuple>

namespace simulation {

using colock::errc;

namespace {

constexpr auto token = asio::as_tuple(asio::use_awaitable);

/// One worker's way through a schedule.
class life {
public:
    life(checker& checks, colock::client& locks, habits const& what, int worker)
        : checks_{checks}, what_{what}, worker_{worker}, all_{world::here()}
    {
        colock::lock_options options;
        options.ttl = what.ttl;
        options.fencing = what.fencing;
        options.replicas = what.replicas;
        options.hand_offs = what.hand_offs;
        options.hand_off_time = what.hand_off_time;
        if (all_.random().chance(20))
            options.renew = false;
        if (all_.random().chance(30))
            options.loss_margin = what.ttl / 4;
        if (all_.random().chance(10))
            options.max_hold = what.ttl;
        if (what.reentrant) {
            owner_.emplace(locks);
            if (what.owner_in_common && !checks.common_owner)
                checks.common_owner = owner_;
            if (what.owner_in_common && all_.random().chance(60))
                owner_ = checks.common_owner;
        }
        // The second name is that of the first one's fencing counter, but for the prefix.
        for (auto const* const name : {"{name}", "{name}::colock:fence"}) {
            if (names_.size() < static_cast<std::size_t>(what.names))
                names_.push_back(make(locks, name, options));
        }
        for (int i = 0; what.keeps_many && i < 5; ++i)
            many_.push_back(make(locks, "many" + std::to_string(i), options));
    }

    asio::awaitable<void> run()
    {
        for (int round = 0; round < what_.rounds; ++round) {
            if (all_.random().chance(60)) {
                auto thinking = sleep(all_.random().time(0ns, what_.ttl), token);
                co_await std::move(thinking);
            }
            auto one = once();
            bool const go_on = co_await std::move(one);
            if (!go_on)
                co_return;
        }
    }

private:
    template <class... Parts>
    void note(Parts const&... parts)
    {
        all_.note("process ", process::running().number(), " worker ", worker_, ": ", parts...);
    }

    colock::basic_mutex make(colock::client& locks, std::string const& name,
                             colock::lock_options const& options) const
    {
        if (owner_)
            return colock::reentrant_mutex{locks, name, *owner_, options};
        return colock::mutex{locks, name, options};
    }

    std::string owner() const { return owner_ ? std::string{owner_->id()} : std::string{}; }

    /// Emits a cancellation after a while, perhaps.
    std::shared_ptr<asio::cancellation_signal> perhaps_cancelled(nanoseconds within)
    {
        auto signal = std::make_shared<asio::cancellation_signal>();
        if (all_.random().chance(what_.cancels)) {
            auto& here = process::running();
            auto const type = all_.random().chance(50) ? asio::cancellation_type::terminal
                                                       : asio::cancellation_type::total;
            here.at(here.local_time() + all_.random().time(0ns, within),
                    [signal, type] { signal->emit(type); });
        }
        return signal;
    }

    /// False if the client is closed.
    asio::awaitable<bool> once()
    {
        auto& random = all_.random();
        auto const& name =
            names_[static_cast<std::size_t>(random.number(0, static_cast<int>(names_.size()) - 1))];
        if (random.chance(20)) {
            auto locked = with_lock(name);
            co_return co_await std::move(locked);
        }
        if (what_.keeps_many && random.chance(40)) {
            auto keeping = keep_many();
            co_return co_await std::move(keeping);
        }
        auto const within = random.chance(50) ? nanoseconds{5ms} : nanoseconds{2 * what_.ttl};
        auto const signal = perhaps_cancelled(within);
        auto bound = asio::bind_cancellation_slot(signal->slot(), token);
        int const kind = random.number(0, 3);
        auto const wait = random.time(0ns, 3 * what_.ttl);
        constexpr char const* ways[] = {"acquires", "acquires in time", "tries to acquire",
                                        "tries to acquire in time"};
        note(ways[kind], ' ', name.name());
        auto const told = refusal_of(name);
        auto const begun = colock::clock::now();
        error_code error;
        colock::lease held;
        if (kind == 0) {
            auto acquire = name.async_acquire(bound);
            std::tie(error, held) = co_await std::move(acquire);
        } else if (kind == 1) {
            auto acquire = name.async_acquire(wait, bound);
            std::tie(error, held) = co_await std::move(acquire);
        } else {
            std::optional<colock::lease> got;
            auto acquire = name.async_try_acquire(kind == 2 ? 0ns : wait, bound);
            std::tie(error, got) = co_await std::move(acquire);
            if (got)
                held = std::move(*got);
        }
        note(held ? "has " : "has not ", name.name(), ' ', held.lock_id().substr(0, 8), ' ',
             error ? error.message() : "");
        if (error == errc::client_closed) {
            checks_.look_at_closed();
            co_return false;
        }
        check(error, held);
        // One that fails at once has waited for nothing: its caller knows.
        if (colock::clock::now() != begun)
            check_told(error, name, told);
        if (held) {
            auto holding = hold(name, std::move(held));
            co_await std::move(holding);
        }
        co_return true;
    }

    void check(error_code error, colock::lease const& held)
    {
        checker::look_for_secrets(error);
        if (error && held)
            all_.violation("an error and a lease");
        if (error && error != asio::error::operation_aborted && error != errc::timed_out &&
            error != errc::node_unavailable && error != errc::no_quorum &&
            error != errc::server_busy && error != errc::read_only &&
            error != errc::out_of_memory && error != errc::not_enough_replicas &&
            !(error == errc::server_error && network::here().quoted()) &&
            !(error == errc::wrong_type && network::here().overwritten()) &&
            !((error == errc::access_denied || error == errc::script_denied) &&
              network::here().denied()))
            all_.violation("an unexpected error: " + error.message());
    }

    checker::refusal refusal_of(colock::basic_mutex const& name) const
    {
        return checks_.refusal_of(process::running().number(), name.name());
    }

    /// Before an acquire ends with an error that a server answers, an event must have told of it.
    void check_told(error_code error, colock::basic_mutex const& name,
                    checker::refusal const& before)
    {
        if (error != errc::server_busy && error != errc::read_only &&
            error != errc::out_of_memory && error != errc::not_enough_replicas &&
            error != errc::wrong_type)
            return;
        // The client's own doing: its servers are busy with other names.
        if (error.message().find("too many acquires") != std::string::npos)
            return;
        // A replica that greets as one is not asked for the lock, so no event tells of a refusal.
        if (error == errc::read_only &&
            network::here().has_met_replica(process::running().number()))
            return;
        auto const now = refusal_of(name);
        if (!now.lasts && !before.lasts && now.begun == before.begun)
            all_.violation("refusals: not told of " + error.message());
    }

    /// A lease that is kept outside the coroutine that acquired it, with its entry in the checker.
    struct in_hand {
        in_hand(checker& checks, std::string const& name, colock::lease got,
                std::string const& owner)
            : lease{std::move(got)}, entry{checks, name, lease, owner}
        {
            entry.told_of_loss();
        }

        colock::lease lease;
        checker::entry entry;
    };

    /// Gets what it can of some names, so that their leases are renewed together.
    asio::awaitable<bool> keep_many()
    {
        auto& random = all_.random();
        std::vector<std::unique_ptr<in_hand>> kept;
        for (auto const& name : many_) {
            auto acquire = name.async_try_acquire(token);
            auto [error, got] = co_await std::move(acquire);
            note(got ? "keeps " : "has not ", name.name(), ' ', error ? error.message() : "");
            if (error == errc::client_closed) {
                checks_.look_at_closed();
                co_return false;
            }
            if (got) {
                check(error, *got);
                kept.push_back(std::make_unique<in_hand>(checks_, std::string{name.name()},
                                                         std::move(*got), owner()));
            } else {
                check(error, {});
            }
        }
        while (!kept.empty()) {
            auto working = sleep(random.time(0ns, what_.ttl), token);
            co_await std::move(working);
            auto const place = kept.begin() + random.number(0, static_cast<int>(kept.size()) - 1);
            note("keeps no longer ", (*place)->lease.name());
            auto release = (*place)->lease.async_release(token);
            co_await std::move(release);
            kept.erase(place);
        }
        co_return true;
    }

    /// An owner that has a lock gets it again.
    asio::awaitable<std::optional<colock::lease>> again(colock::basic_mutex const& name,
                                                        colock::lease const& outer)
    {
        bool const had = outer.valid();
        note("acquires again ", name.name());
        auto const signal = perhaps_cancelled(1ms);
        auto acquire = name.async_try_acquire(asio::bind_cancellation_slot(signal->slot(), token));
        auto [error, inner] = co_await std::move(acquire);
        note(inner ? "has again " : "has not again ", name.name(), ' ',
             error ? error.message() : "");
        if (inner)
            check(error, *inner);
        else if (error == errc::client_closed)
            checks_.look_at_closed();
        else
            check(error, {});
        if (checks_.may_be_lost(name.name()))
            co_return std::move(inner);
        if (had && outer.valid() && !error && !inner)
            all_.violation("reentrance: an owner does not get again " + std::string{name.name()});
        // Another client of the same owner may have been granted a greater token since.
        bool const is_alone = owner_ != checks_.common_owner;
        if (inner && outer.valid() &&
            (is_alone ? inner->fencing_token() != outer.fencing_token()
                      : inner->fencing_token() < outer.fencing_token()))
            all_.violation("reentrance: two fencing tokens of one owner");
        co_return std::move(inner);
    }

    asio::awaitable<void> hold(colock::basic_mutex const& name, colock::lease given, int depth = 0)
    {
        auto& random = all_.random();
        // Declared before the lease: a coroutine that is destroyed destroys the lease first.
        auto const entry =
            std::make_shared<checker::entry>(checks_, std::string{name.name()}, given, owner());
        std::optional<colock::lease> held{std::move(given)};
        entry->moved_to(*held);
        if (random.chance(50))
            held->async_wait_lost([weak = std::weak_ptr{entry}](error_code, colock::loss_cause) {
                if (auto const living = weak.lock())
                    living->told_of_loss();
            });
        else
            entry->told_of_loss(); // nobody asks

        std::vector<std::unique_ptr<in_hand>> inner;
        for (int step = random.number(0, 3); step > 0; --step) {
            if (owner_ && depth < 3 && random.chance(50)) {
                auto acquiring = again(name, *held);
                auto got = co_await std::move(acquiring);
                if (got && random.chance(50)) {
                    auto nested = hold(name, std::move(*got), depth + 1);
                    co_await std::move(nested);
                } else if (got) {
                    inner.push_back(std::make_unique<in_hand>(checks_, std::string{name.name()},
                                                              std::move(*got), owner()));
                }
            }
            auto const most = random.chance(30) ? 2 * what_.ttl : what_.ttl / 4;
            auto working = sleep(random.time(0ns, most), token);
            co_await std::move(working);
            if (random.chance(50)) {
                auto const signal = perhaps_cancelled(what_.ttl / 4);
                auto bound = asio::bind_cancellation_slot(signal->slot(), token);
                note("extends ", name.name());
                if (random.chance(30)) {
                    auto extend = held->async_extend(what_.ttl / random.number(1, 2), bound);
                    co_await std::move(extend);
                } else {
                    auto extend = held->async_extend(bound);
                    co_await std::move(extend);
                }
            }
        }
        // The inner leases outlast this one.
        bool const had = !inner.empty() && inner.back()->lease.valid();
        if (random.chance(20)) {
            note("drops ", name.name());
            checks_.call([&held] { held.reset(); });
        } else {
            auto const signal = perhaps_cancelled(2ms);
            auto bound = asio::bind_cancellation_slot(signal->slot(), token);
            note("releases ", name.name());
            auto release = held->async_release(bound);
            auto const [error] = co_await std::move(release);
            note("has released ", name.name(), ": ", error ? error.message() : "");
            checker::look_for_secrets(error);
            if (had && error && error != asio::error::operation_aborted &&
                error != errc::lease_lost && error != errc::client_closed)
                all_.violation("reentrance: a release that asks a server: " + error.message());
        }
        if (had && !inner.back()->lease.valid()) {
            auto wait = inner.back()->lease.async_wait_lost(token);
            auto const [gone, cause] = co_await std::move(wait);
            if (gone == errc::not_held)
                all_.violation("reentrance: one release has released all");
        }
        while (!inner.empty()) {
            auto const which = random.number(0, static_cast<int>(inner.size()) - 1);
            auto working = sleep(random.time(0ns, what_.ttl / 4), token);
            co_await std::move(working);
            auto const place = inner.begin() + which;
            note("releases one more of ", name.name());
            auto release = (*place)->lease.async_release(token);
            co_await std::move(release);
            inner.erase(place);
        }
    }

    asio::awaitable<bool> with_lock(colock::basic_mutex const& name)
    {
        auto& random = all_.random();
        auto const signal = perhaps_cancelled(what_.ttl);
        auto bound = asio::bind_cancellation_slot(signal->slot(), token);
        auto const wait = random.time(0ns, 3 * what_.ttl);
        auto body = [this, &name](colock::lease& held) -> asio::awaitable<void> {
            auto working = under_lock(name, held);
            co_await std::move(working);
        };
        note("runs with ", name.name());
        auto locked = colock::async_with_lock(name, wait, body, bound);
        auto const [thrown] = co_await std::move(locked);
        error_code error;
        try {
            if (thrown)
                std::rethrow_exception(thrown);
        } catch (colock::system_error const& failed) {
            error = failed.code();
        }
        note("has run with ", name.name(), ": ", error ? error.message() : "");
        checker::look_for_secrets(error);
        if (error != errc::lease_lost && error != errc::client_closed)
            check(error, {});
        co_return error != errc::client_closed;
    }

    asio::awaitable<void> under_lock(colock::basic_mutex const& name, colock::lease& held)
    {
        note("is in with ", name.name(), ' ', held.lock_id().substr(0, 8));
        checker::entry entry{checks_, std::string{name.name()}, held, owner()};
        entry.told_of_loss(); // by being cancelled
        auto const most = all_.random().chance(30) ? 2 * what_.ttl : what_.ttl / 4;
        auto working = sleep(all_.random().time(0ns, most), asio::use_awaitable);
        co_await std::move(working);
    }

    checker& checks_;
    habits what_;
    int worker_;
    world& all_;
    std::optional<colock::owner> owner_;
    std::vector<colock::basic_mutex> names_;
    std::vector<colock::basic_mutex> many_;
};

} // namespace

asio::awaitable<void> work(checker& checks, colock::client& locks, habits what, int worker)
{
    life mine{checks, locks, what, worker};
    auto running = mine.run();
    co_await std::move(running);
}

} // namespace simulation
