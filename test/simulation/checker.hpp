// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "network.hpp"
#include "world.hpp"

#include <colock/event.hpp>
#include <colock/lease.hpp>
#include <colock/owner.hpp>

#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace simulation {

/// Looks at every moment whether the locks keep their promises.
class checker {
public:
    /// A lease in the hands of a worker.
    struct hold {
        /// Until when a server has the key of the lease, by that server's clock.
        struct copy {
            std::uint64_t version = 0; ///< Of the server's memory.
            support::simulated_keyspace::time until = 0;
        };

        std::shared_ptr<process> where;
        std::string name;
        colock::lease const* lease;
        std::string lock_id;
        std::string key;
        std::string owner; ///< Who may hold it several times. Empty with a mutex.
        bool told_of_loss = false;
        nanoseconds since{0};               ///< When the worker got it.
        nanoseconds overdue_since{0};       ///< Since when it is invalid without notice, or 0.
        mutable std::vector<copy> copies{}; ///< By host, as far as they have been looked at.
    };

    /// Takes a lease off the list when the worker gives it up, or dies with it.
    class entry {
    public:
        entry(checker& list, std::string const& name, colock::lease const& held,
              std::string const& owner);
        ~entry();
        entry(entry const&) = delete;
        entry& operator=(entry const&) = delete;

        void told_of_loss() { place_->told_of_loss = true; }
        void moved_to(colock::lease const& other) { place_->lease = &other; }

    private:
        checker& list_;
        std::list<hold>::iterator place_;
    };

    explicit checker(network& servers) : servers_{servers} {}

    /// Whether a holder must be told soon when a server loses its key. That can be required if no
    /// command times out while nothing fails: what a timeout leaves open is asked again only at the
    /// next renewal. After a failure, the holder must be told soon after the failure has ended and
    /// the client's pause is over. Nothing is required of a Cluster or Sentinel group that has
    /// changed since the lock was acquired: the client may ask a server that no longer has it.
    void losses_are_told(bool are, nanoseconds pause_after_error, nanoseconds pause_after_absence)
    {
        losses_are_told_ = are;
        pause_after_error_ = pause_after_error;
        pause_after_absence_ = pause_after_absence;
    }

    /// Whether nobody may get a lock that a server has lost while a holder relies on it. So it is
    /// with the guard and with lock_options::replicas, if servers lose locks only as these expect.
    void losses_are_guarded(bool are) { losses_are_guarded_ = are; }

    /// How long a lease is relied on, at most, after servers have had it last.
    void leases_last(nanoseconds ttl) { ttl_ = ttl; }

    /// To be called after every event.
    void look();

    /// A time during which a client says that servers refuse its acquires of a name.
    struct refusal {
        bool lasts = false;
        std::uint64_t begun = 0;
    };

    /// Makes a call to the client, as its user does. The event hook may not be called within it:
    /// the caller may hold a mutex that the hook locks, too.
    template <class Call>
    void call(Call what)
    {
        in_call_ = true;
        what();
        in_call_ = false;
    }

    /// To be called by the event hook of each process.
    void heard(int process, colock::event const& what);

    /// Whether all servers have a policy by which they evict keys. For each connection to one, a
    /// client must tell so.
    void servers_may_evict(bool is) { may_evict_ = is; }
    /// But not this one, where it may have refused for so long to say so that this was believed.
    void may_conceal_eviction(std::string node) { conceal_.insert(std::move(node)); }

    refusal refusal_of(int process, std::string_view name) const;

    /// To be called with every error that a client gives: no secret may be in its text.
    static void look_for_secrets(error_code error);

    /// A client says that it has taken a lock away from its holder, and began to do so at `begun`.
    void was_taken_away(std::string const& name, std::string const& holder, nanoseconds begun);

    /// A client is about to be closed or destroyed. Only from then on may it say that it is closed.
    void will_close(int process) { closing_.insert(process); }
    /// To be called where a client says that it is closed.
    void look_at_closed() const;

    /// To be called when a client is closed: it must have told of the end of every refusal.
    void look_for_refusals(int process) const;
    /// Whether a server has ever lost this lock: then those who have it may not know yet.
    bool may_be_lost(std::string_view name) const;

    std::uint64_t grants() const { return grants_; }

    /// The owner that some workers share: the first that was made.
    std::optional<colock::owner> common_owner;
    std::uint64_t looks() const { return looks_; }

private:
    friend class entry;

    void look_at_eviction(int process, colock::event const& what);

    /// Whether a majority of the votes has a lease, and if not, why.
    enum class standing {
        sound,    ///< A majority has it.
        robbed,   ///< Servers have lost it, and its holder need not have been told yet.
        untold,   ///< Servers have lost it, and its holder should have been told by now.
        outlived, ///< Servers lost it more than a ttl ago, and cannot have confirmed it since.
        baseless  ///< A majority never had it, or it has expired there.
    };

    void look_at(hold& each);
    void look_at_taken(hold const& each);
    standing stands(hold const& each) const;
    std::size_t having(hold const& each) const;
    bool has(std::size_t vote, hold const& each) const;
    bool has_in_vain(std::size_t vote, hold const& each) const;
    bool may_have_forgotten(std::size_t vote) const;
    void look_for_trouble(process const& where);
    /// Since when nothing has kept the holder's process from being told of a loss on these votes.
    nanoseconds untroubled_since(hold const& each, std::set<std::size_t> const& lost_on) const;

    network& servers_;
    std::list<hold> holds_;
    std::set<std::string> robbed_; ///< The lock_ids that once were.
    /// By name and owner. What an owner has with several clients may overlap, in any order.
    std::map<std::string, std::map<std::string, std::uint64_t>> greatest_token_;
    /// What an owner has had a name by, or with a mutex, the last holder. By both.
    std::map<std::string, std::set<std::string>> lock_ids_;
    /// By lock_id: when somebody began to take its lock away, and when that was done.
    struct taking {
        nanoseconds begun;
        nanoseconds done;
    };
    std::map<std::string, taking, std::less<>> taken_away_;
    std::map<std::pair<int, std::string>, refusal> refusals_;
    bool may_evict_ = false;
    std::set<std::pair<int, std::string>> eviction_untold_; ///< By a process's connection.
    std::set<std::string, std::less<>> conceal_;            ///< Labels of nodes.
    std::set<int> closing_;                                 ///< Processes.
    /// Whether some trouble lasts, and when it was last seen, or ended.
    struct trouble {
        void see(bool is, nanoseconds now)
        {
            // A trouble that is over has ended since the last look.
            if (is || lasts)
                last = now;
            lasts = is;
        }

        bool lasts = false;
        nanoseconds last{0};
    };
    struct troubles {
        std::uint64_t last_look = 0;
        trouble paused{};
        std::vector<trouble> unconnected{}; ///< By host: there was no connection.
        std::vector<trouble> unanswered{};  ///< By host: a question may have failed.
    };
    std::map<int, troubles> troubles_; ///< By process.
    bool losses_are_told_ = false;
    nanoseconds pause_after_error_{0};
    nanoseconds pause_after_absence_{0};
    bool losses_are_guarded_ = false;
    std::optional<nanoseconds> ttl_;
    std::uint64_t grants_ = 0;
    std::uint64_t looks_ = 0;
    bool in_call_ = false;
};

} // namespace simulation
