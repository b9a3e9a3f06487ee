// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/hash_slot.hpp"
#include "support/simulated_keyspace.hpp"
#include "world.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace simulation {

class host;
class network;

/// How a replica takes the place of a master, perhaps without what the master ran last.
struct takeover {
    enum class cause {
        request, ///< The master is asked to hand over, and becomes a replica at once.
        death,   ///< It dies, and comes back later.
        cut,     ///< It hears no other server, and goes on.
        halt,    ///< The master is stopped. Later it runs what has arrived meanwhile.
    };

    cause why = cause::request;
    nanoseconds behind{0};  ///< First, for so long, the replica gets nothing that the master runs.
    nanoseconds later{0};   ///< Then, so much later, the replica takes over.
    nanoseconds unheard{0}; ///< Then the old master may go on for so long.
    nanoseconds away{0};    ///< Then, so much later, it hears who the master is.
    bool keeps_counters = false;
    std::size_t beside = 0; ///< So many other masters hear of all that no sooner than the old one.
};

/// How a slot that is on its way to another master stays with the one that it has.
struct undoing {
    enum class way {
        empty,        ///< Only if no key has gone. Otherwise the whole slot moves.
        left,         ///< Keys that have gone stay there. The other master hears of it first,
        left_late,    ///< or last: until then it runs commands that were sent on to it.
        carried_back, ///< Keys that have gone are carried back; else as left_late.
    };

    way how = way::empty;
    int keys = 0;                ///< So many go, at most.
    nanoseconds open{0};         ///< For how long the slot stays open after that.
    bool replaces = false;       ///< A key that is carried back replaces one that was set since.
    bool keeps_counters = false; ///< With `empty` and `left`: counters go back.
};

/// The servers of one vote as a Redis Cluster. Each of them has its own view of who has which slot,
/// which may be behind. The last one has no slot at first: it is a replica that takes the place of
/// a master which fails.
///
/// One thing at a time is under way. It waits for servers that do not answer.
class cluster {
public:
    using hash_slot = colock::detail::hash_slot;

    cluster(network& servers, std::size_t vote);
    ~cluster();
    cluster(cluster const&) = delete;
    cluster& operator=(cluster const&) = delete;

    bool busy() const { return busy_ || replacing_; }
    /// Whether more than half of all masters are there without one of them: if it fails, its
    /// replica is elected by these.
    bool elects() const { return shards_ > 2; }
    /// How many masters besides the old one need not vote for its replica.
    std::size_t dispensable() const { return elects() ? shards_ - shards_ / 2 - 2 : 0; }

    /// From now on its servers say whether they are replicas, and reigns begin with replace().
    void have_reigns();

    /// How long each step takes, at most.
    void set_pace(nanoseconds longest) { longest_step_ = longest; }

    /// Moves a slot to the next master, key by key, as redis-cli does.
    void move(hash_slot slot);
    /// Begins to move a slot, and gives that up. Keys that have gone to the next master by then are
    /// noted as lost: clients that ask for them are no longer sent there.
    void move_in_vain(hash_slot slot, undoing const& how);
    /// Moves a slot with all its keys at one moment, as Valkey 9 and Redis 8.4 do. Unless
    /// `unheard`, clients that have read the keys are told.
    void move_at_once(hash_slot slot, bool unheard);
    /// The master of a slot dies, and its replica, which has all that it had, takes its place
    /// later. False if that is not possible now.
    bool fail_over(hash_slot slot, nanoseconds later);
    /// The same, but the replica lacks what the master runs in the time `behind` before it dies,
    /// except its counters if `keeps_counters`.
    bool fail_over_with_loss(hash_slot slot, nanoseconds behind, nanoseconds later,
                             bool keeps_counters);

    /// The replica takes the place of the master of a slot. False if that is not possible now.
    bool replace(hash_slot slot, takeover const& how);

    /// The replica knows nothing of the others from now on, until it is met.
    void be_unmet();
    void meet();

    /// Opens a slot and leaves it so: the master answers ASK about keys that it does not have.
    void open(hash_slot slot);
    /// One key of an open slot goes to the next master.
    void carry(hash_slot slot, std::string const& key);
    /// The master of an open slot keeps it, and the next master does not hear of that. The keys at
    /// the next master are noted as lost.
    void keep(hash_slot slot);
    /// Who has a slot, and who would get it.
    host& master_of(hash_slot slot) const;
    host& next_master_of(hash_slot slot) const;

private:
    class member;

    std::size_t shard_of(hash_slot slot, std::map<hash_slot, std::size_t> const& moved) const;
    std::size_t leader_of(hash_slot slot) const { return leaders_[shard_of(slot, moved_)]; }
    std::size_t next_shard(hash_slot slot) const;
    bool answers(std::size_t which) const;
    void later(std::function<void()> what) const;
    void move_keys(hash_slot slot, std::size_t from, std::size_t to);
    void hand_over(hash_slot slot, std::size_t from);
    void carry_some(hash_slot slot, std::size_t from, std::size_t to, undoing const& how, int keys);
    void give_up(hash_slot slot, std::size_t from, std::size_t to, undoing const& how);
    void carry_back(hash_slot slot, std::size_t from, std::size_t to, bool replaces);
    void strand(hash_slot slot, std::size_t from, std::size_t to, bool keeps_counters);
    std::size_t replica() const;
    void die(std::size_t master, nanoseconds later);
    void promote(std::size_t dead, std::size_t replica);
    void as_soon_as_it_answers(std::size_t which, std::function<void()> what) const;
    std::vector<member*> masters_but(std::size_t old) const;
    std::vector<member*> voters_against(std::size_t old) const;
    void take_over(std::size_t old, takeover const& how, support::simulated_keyspace state);
    void demote(std::size_t old, std::size_t shard);
    /// Calls this for one member after the other, beginning with `first`. Then the change is over.
    void tell_others(std::function<void(member&)> what, std::size_t first = 0);
    std::vector<std::string> keys_of(hash_slot slot, std::size_t at) const;
    void give(std::string const& key, std::size_t from, std::size_t to, bool unheard);
    void give_one_of(std::vector<std::string> const& keys, std::size_t from, std::size_t to);

    std::size_t shards_;
    std::map<hash_slot, std::size_t> moved_; ///< In truth: the shards of slots that have moved.
    std::vector<std::size_t> leaders_;       ///< In truth: who is the master of each shard.
    std::vector<std::unique_ptr<member>> members_;
    nanoseconds longest_step_{20ms};
    std::size_t epoch_ = 1; ///< The number of the last election.
    bool busy_ = false;
    bool replacing_ = false; ///< A master is being replaced by replace().
};

} // namespace simulation
