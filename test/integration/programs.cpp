// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/context_shut_twice.hpp"
#include "support/dice.hpp"
#include "support/every_operation.hpp"
#include "support/tokens.hpp"

#include <boost/asio/strand.hpp>
#include <boost/asio/system_executor.hpp>
#include <boost/asio/thread_pool.hpp>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

// Random programs: any operations with any completion tokens on any executors, which are cancelled,
// or whose clients, signals and contexts are destroyed, at any time and in any order. Each is made
// from one seed.
// COLOCK_TEST_PROGRAMS says how many are run.

using namespace support;

namespace {

/// Keeps what it is given, for the main thread to take.
struct granted {
    std::atomic<bool> done{false};
    colock::lease lease;
};

/// The leases of one reentrant lock that an owner has got with one client and the program keeps.
class entries {
public:
    /// Each with other options: what holds for the lock follows from all that live.
    void enter(colock::client& with, std::string const& name, dice& random)
    {
        static std::vector<colock::lock_options> const wanted{
            long_ttl,
            {.ttl = 2 * long_ttl.ttl},
            {.ttl = long_ttl.ttl, .renew = false},
            {.ttl = long_ttl.ttl, .fencing = false},
            {.ttl = long_ttl.ttl, .max_hold = long_ttl.ttl},
            {.ttl = long_ttl.ttl, .loss_margin = 1s},
        };
        auto const which = random.number(0, static_cast<int>(wanted.size()) - 1);
        colock::reentrant_mutex const lock{with, name, *owner,
                                           wanted[static_cast<std::size_t>(which)]};
        auto const next = std::make_shared<granted>();
        coming_.push_back(next);
        lock.async_acquire([next](error_code, colock::lease lease) {
            next->lease = std::move(lease);
            next->done = true;
        });
    }

    /// Takes the leases that have come, and checks that all have one lock_id, and count each other.
    void check(bool nothing_is_lost)
    {
        std::erase_if(coming_, [this](auto const& each) {
            if (each->done && each->lease)
                kept_.push_back(std::move(each->lease));
            return each->done.load();
        });
        std::string_view id;
        std::uint64_t token = 0;
        for (auto const& each : kept_) {
            bool const valid = each.valid();
            CHECK((valid || !nothing_is_lost));
            if (!valid)
                continue;
            if (id.empty())
                id = each.lock_id();
            CHECK(each.lock_id() == id);
            // The token grows where the owner gets a lease with its other client at the same time.
            CHECK(each.fencing_token() >= std::exchange(token, each.fencing_token()));
        }
        // The lost ones are counted, too.
        auto const same = std::count_if(kept_.begin(), kept_.end(),
                                        [&](auto const& each) { return each.lock_id() == id; });
        for (auto const& each : kept_) {
            if (each.lock_id() == id)
                CHECK(each.hold_count() >= static_cast<unsigned>(same));
        }
    }

    bool any() const { return !kept_.empty(); }
    colock::lease take(std::size_t which)
    {
        auto taken = std::move(kept_[which % kept_.size()]);
        kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(which % kept_.size()));
        return taken;
    }

    std::optional<colock::owner> owner;
    bool closed = false; ///< Whether their client may be.

private:
    std::vector<std::shared_ptr<granted>> coming_;
    std::vector<colock::lease> kept_;
};

/// One operation of a program.
struct started {
    any_operation const* operation;
    any_token const* token;
    records came{};
    std::shared_ptr<canceller> cancel = std::make_shared<canceller>();
};

class program {
    enum class layout { one_context, two_contexts, threads };

public:
    program(std::uint64_t seed, topology& servers)
        : random_{seed}, servers_{servers}, name_{"program " + std::to_string(seed) + '.'},
          layout_{static_cast<layout>(random_.number(0, 2))}, in_order_{random_.chance(60)}
    {
        if (std::getenv("COLOCK_TEST_THREADS"))
            layout_ = layout::threads;
        type_tried = random_.chance(50) ? lock_type::mutex : lock_type::reentrant_mutex;
        re_enters_ = type_tried == lock_type::reentrant_mutex && random_.chance(60);
        if (layout_ == layout::threads)
            pool_.emplace(4u);
        else
            clients_.emplace();
        if (layout_ == layout::two_contexts)
            handlers_.emplace();
        for (int i = random_.number(1, 2); i > 0; --i)
            add_subject();
    }

    void run()
    {
        for (int steps = random_.number(4, 40); steps > 0; --steps)
            step();
        if (in_order_)
            end_in_order();
        else
            end_abruptly();
        for_each_record([](auto& came) { CHECK(came.once()); });
    }

    /// Adds to `ends` how the operations of this program have ended, and with which tokens.
    void count(std::map<std::string, int>& ends) const
    {
        for (auto const& each : started_) {
            for (auto const& came : each.came) {
                ++ends[came->dropped ? "dropped" : came->error.message()];
                ++ends[each.token->name];
            }
        }
    }

private:
    template <class Container>
    std::ptrdiff_t index_of(Container const& of)
    {
        return random_.number(0, static_cast<int>(of.size()) - 1);
    }
    template <class Container>
    auto& one_of(Container& of)
    {
        return of[static_cast<std::size_t>(index_of(of))];
    }

    template <class Body>
    void for_each_record(Body body)
    {
        for (auto const& each : started_) {
            CAPTURE(std::string{each.operation->name});
            CAPTURE(std::string{each.token->name});
            for (auto const& came : each.came)
                body(*came);
        }
    }

    /// Waits until all operations are over: other threads may still run some.
    void wait_for_all()
    {
        for (auto const end = steady::now() + stuck; steady::now() < end;) {
            if (std::all_of(started_.begin(), started_.end(),
                            [](auto const& each) { return over(each.came); }))
                break;
            std::this_thread::yield();
        }
    }

    asio::any_io_executor home()
    {
        if (!pool_)
            return clients_->get_executor();
        if (random_.chance(50))
            return pool_->get_executor();
        return asio::make_strand(pool_->get_executor());
    }

    std::optional<asio::any_io_executor> handlers_home()
    {
        switch (layout_) {
        case layout::one_context:
            if (random_.chance(30))
                return asio::make_strand(clients_->get_executor());
            return std::nullopt;
        case layout::two_contexts:
            if (random_.chance(50))
                return asio::make_strand(handlers_->get_executor());
            return handlers_->get_executor();
        case layout::threads:
            if (random_.chance(30))
                return asio::make_strand(pool_->get_executor());
            // A client's context must not be destroyed while other threads use the client.
            if (in_order_ && random_.chance(30))
                return asio::system_executor{};
            return std::nullopt;
        }
        return std::nullopt;
    }

    void add_subject()
    {
        subjects_.push_back(std::make_unique<subject>(home(), servers_, name_));
        leases_.push_back(nullptr);
        entries_.push_back(std::make_unique<entries>());
        if (re_enters_) {
            auto& added = *subjects_.back();
            if (!owner_ || random_.chance(50))
                owner_.emplace(added.client);
            colock::reentrant_mutex const lock{added.client, name_, *owner_, long_ttl};
            colock::reentrant_mutex const other{added.client, name_ + " held", *owner_, long_ttl};
            added.lock = lock;
            added.other = other;
            entries_.back()->owner = *owner_;
        }
        ask_for_lease(subjects_.size() - 1);
    }

    void ask_for_lease(std::size_t which)
    {
        auto const kept = std::make_shared<granted>();
        leases_[which] = kept;
        subjects_[which]->other.async_acquire([kept](error_code, colock::lease lease) {
            kept->lease = std::move(lease);
            kept->done = true;
        });
    }

    void step()
    {
        if (re_enters_ && !subjects_.empty() && random_.chance(40))
            return re_enter();
        switch (random_.number(0, 10)) {
        case 0:
        case 1:
        case 2:
        case 3:
            return start();
        case 4:
        case 5:
        case 6:
            return pass_some();
        case 7:
            return cancel_one();
        case 8:
            if (!started_.empty() && random_.chance(30))
                one_of(started_).cancel.reset();
            return;
        case 9:
            if (random_.chance(30)) {
                lost_ = true;
                servers_.command_all({"DEL", "lock:" + name_, "lock:" + name_ + " held"});
            }
            return;
        default:
            if (!subjects_.empty() && random_.chance(20)) {
                auto const which = index_of(subjects_);
                subjects_.erase(subjects_.begin() + which);
                leases_.erase(leases_.begin() + which);
                entries_.erase(entries_.begin() + which);
            }
        }
    }

    /// An owner acquires what it may have already, or gives up some of it, in any order.
    void re_enter()
    {
        auto const which = static_cast<std::size_t>(index_of(subjects_));
        auto& on = *subjects_[which];
        auto& of = *entries_[which];
        of.check(!lost_ && !of.closed);
        if (!of.any() || random_.chance(50))
            return of.enter(on.client, name_ + " held", random_);
        auto taken = of.take(static_cast<std::size_t>(random_.number(0, 99)));
        bool const held = !lost_ && !of.closed && of.any();
        if (random_.chance(50))
            on.held = std::move(taken); // which releases what was there
        else
            taken = {};
        if (held && random_.chance(20)) {
            pass_some();
            CHECK(servers_[0].command({"EXISTS", "lock:" + name_ + " held"}) == 1);
        }
    }

    void start()
    {
        if (subjects_.empty())
            return;
        auto const which = static_cast<std::size_t>(index_of(subjects_));
        auto& on = *subjects_[which];
        if (leases_[which] && leases_[which]->done) {
            on.held = std::move(leases_[which]->lease);
            if (random_.chance(50))
                ask_for_lease(which);
            else
                leases_[which] = nullptr;
        }
        if (random_.chance(5))
            colock::lease{std::move(on.held)};
        on.body = one_of(every_body_end);
        auto const& operation = one_of(every_operation);
        asio::any_io_executor const nobodys{asio::system_executor{}};
        bool const on_nothing = on.held.get_executor() == nobodys && operation.is_of_lease;
        entries_[which]->closed |= operation.start == erased<operations::close>.start;
        auto executor = handlers_home();
        // A lease that was empty from the beginning, or whose context is gone, has no executor. If
        // its handler has none either, or an erased one, a thread of Asio's system_executor calls
        // it, for which nothing here waits.
        if (on_nothing && !executor)
            executor = on.client.get_executor();
        bool const is_erased = !on_nothing && random_.chance(50);
        auto const& token =
            random_.chance(20) ? erased_token<tokens::callback> : one_of(every_token);
        auto& added = started_.emplace_back(&operation, &token);
        token.use(operation, on, {executor, added.cancel, is_erased}, random_.time(2ms),
                  added.came);
    }

    void pass_some()
    {
        auto const time = random_.time(std::chrono::microseconds{300});
        if (pool_) {
            auto const end = steady::now() + time;
            while (steady::now() < end)
                std::this_thread::yield();
            return;
        }
        for (auto* const io : {&clients_, &handlers_}) {
            if (!*io)
                continue;
            (*io)->restart();
            if (random_.chance(50))
                (*io)->run_for(time);
            else
                for (int i = random_.number(0, 10); i > 0; --i)
                    (*io)->poll_one();
        }
    }

    void cancel_one()
    {
        if (started_.empty())
            return;
        auto& one = one_of(started_);
        if (one.cancel)
            emit(one.cancel, one_of(every_cancellation));
    }

    /// Every client closes: nothing is left.
    void end_in_order()
    {
        for (auto const& each : entries_)
            each->check(!lost_ && !each->closed);
        entries_.clear();
        subjects_.clear();
        if (pool_) {
            // A coroutine of the system_executor keeps no context at work before it begins.
            wait_for_all();
            pool_->join();
        } else {
            for (auto const end = steady::now() + stuck; steady::now() < end;) {
                clients_->restart();
                clients_->run_for(1ms);
                if (handlers_) {
                    handlers_->restart();
                    handlers_->poll();
                }
                // A lease that nobody has taken keeps nothing at work.
                leases_.clear();
                if (clients_->stopped() && (!handlers_ || handlers_->stopped()))
                    break;
            }
        }
        wait_for_all();
        for_each_record([](auto& came) { CHECK((came.over() && came.calls == 1)); });
        CHECK(left_of(servers_, name_) == std::vector<std::string>{});
    }

    /// The contexts go at any time, the handlers' after the clients'.
    void end_abruptly()
    {
        std::vector<int> order{0, 1, 2};
        for (std::size_t i = 2; i > 0; --i)
            std::swap(order[i],
                      order[static_cast<std::size_t>(random_.number(0, static_cast<int>(i)))]);
        for (int const next : order) {
            for (auto const& each : started_) {
                if (each.cancel && random_.chance(20))
                    emit(each.cancel, asio::cancellation_type::terminal);
            }
            switch (next) {
            case 0:
                for (auto& each : started_)
                    each.cancel.reset();
                break;
            case 1:
                subjects_.clear();
                leases_.clear();
                entries_.clear();
                break;
            default:
                if (pool_) {
                    pool_->stop();
                    pool_->join();
                }
                for (auto const& each : started_) {
                    if (each.cancel)
                        each.cancel->context_ends();
                }
                pool_.reset();
                clients_.reset();
                break;
            }
        }
        handlers_.reset();
        wait_for_all();
    }

    dice random_;
    topology& servers_;
    std::string name_;
    layout layout_;
    bool in_order_;
    std::optional<context_shut_twice> handlers_;
    std::optional<context_shut_twice> clients_;
    std::optional<asio::thread_pool> pool_;
    std::vector<std::unique_ptr<subject>> subjects_;
    std::vector<std::shared_ptr<granted>> leases_;
    bool re_enters_ = false;
    bool lost_ = false; ///< Whether locks may be lost: their keys were deleted.
    std::optional<colock::owner> owner_;
    std::vector<std::unique_ptr<entries>> entries_; ///< By subject.
    std::vector<started> started_;
};

int programs_wanted()
{
    char const* const given = std::getenv("COLOCK_TEST_PROGRAMS");
    if (!given)
        return 300;
    std::size_t read = 0;
    int const wanted = std::stoi(given, &read);
    REQUIRE_MESSAGE((wanted > 0 && given[read] == '\0'), "COLOCK_TEST_PROGRAMS is no number");
    return wanted;
}

} // namespace

TEST_CASE("programs: random ones call every handler once and leave nothing behind")
{
    auto const first = dice{}.seed() % 1'000'000'000'000;
    auto const type_before = type_tried;
    topology servers;
    std::map<std::string, int> ends;
    for (int i = 0; i < programs_wanted(); ++i) {
        auto const seed = first + static_cast<std::uint64_t>(i);
        INFO("to run it again: COLOCK_TEST_PROGRAMS=1 COLOCK_TEST_SEED=", seed);
        program one{seed, servers};
        one.run();
        one.count(ends);
    }
    std::string text;
    for (auto const& [how, count] : ends)
        text += std::to_string(count) + " x " + how + "; ";
    MESSAGE(text);
    type_tried = type_before;
}
