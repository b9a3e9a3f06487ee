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
        /// Until when a server has its key, by that server's clock.
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
        nanoseconds overdue_since{0};       ///< Since when it has been invalid untold; 0 if not.
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

    /// Whether those whose keys a server loses must be told soon. They are where no command ends
    /// undecided as long as nothing fails: what is then not known is asked again at the next
    /// renewal only. Where something fails, they must be told soon after that has ended, and after
    /// as long as a client may pause. Of a Cluster or a Sentinel group that has changed since a
    /// lock was acquired nothing is said: the client may ask a server that has it no longer.
    void losses_are_told(bool are, nanoseconds pause_after_error, nanoseconds pause_after_absence)
    {
        losses_are_told_ = are;
        pause_after_error_ = pause_after_error;
        pause_after_absence_ = pause_after_absence;
    }

    /// Whether nobody may get a lock that a server has lost, while somebody relies on it: clients
    /// have restart_guard::marker, and servers lose locks only in ways that it is for.
    void losses_are_guarded(bool are) { losses_are_guarded_ = are; }

    /// How long a lease is relied on, at most, after servers have had it last.
    void leases_last(nanoseconds ttl) { ttl_ = ttl; }

    /// After every event.
    void look();

    /// A time during which a client says that servers refuse its acquires of a name.
    struct refusal {
        bool lasts = false;
        std::uint64_t begun = 0;
    };

    /// A call of the client's user. The event hook may not be called within it: its caller may
    /// hold a mutex that the hook wants, too.
    template <class Call>
    void call(Call what)
    {
        in_call_ = true;
        what();
        in_call_ = false;
    }

    /// To be called by the event hook of each process.
    void heard(int process, colock::event const& what);

    /// By their policies, which all of them tell.
    void servers_may_evict(bool is) { may_evict_ = is; }

    refusal refusal_of(int process, std::string_view name) const;
    /// Whether a client has said that a connection failed for such a reason.
    bool has_failed_to_connect(int process, error_code why) const
    {
        return connect_errors_.contains({process, why.value()});
    }

    /// To be called with every error that a client gives: no secret may be in its text.
    static void look_for_secrets(error_code error);

    /// What somebody had is taken away, as a client has said, who began with it then.
    void was_taken_away(std::string const& name, std::string const& holder, nanoseconds begun);

    /// A client is about to be closed, or to be destroyed. Only then may it say so.
    void will_close(int process) { closing_.insert(process); }
    /// To be called where a client says that it is closed.
    void look_at_closed() const;

    /// A client is closed: it waits for nothing any more.
    void look_for_refusals(int process) const;
    /// Whether a server has ever lost this lock: then those who have it may not know yet.
    bool may_be_lost(std::string_view name) const;

    std::uint64_t grants() const { return grants_; }

    /// The first owner that was made, for those who have it in common.
    std::optional<colock::owner> common_owner;
    std::uint64_t looks() const { return looks_; }

private:
    friend class entry;

    void look_at_eviction(int process, colock::event const& what);

    /// Whom the servers have a lock for.
    enum class standing {
        sound,    ///< For this one.
        robbed,   ///< No longer, by a loss of which it may not have been told yet.
        untold,   ///< The same, and it should have been told.
        outlived, ///< The same, a ttl ago: no server can have said since that it has it.
        baseless  ///< It never was, or is not since it has expired.
    };

    void look_at(hold& each);
    void look_at_taken(hold const& each);
    standing stands(hold const& each) const;
    std::size_t having(hold const& each) const;
    bool has(std::size_t vote, hold const& each) const;
    bool has_in_vain(std::size_t vote, hold const& each) const;
    bool may_have_forgotten(std::size_t vote) const;
    void look_for_trouble(process const& where);
    /// Since when nothing has kept a process from being told of a loss that came before.
    nanoseconds untroubled_since(hold const& each, std::set<std::size_t> const& lost_on) const;

    network& servers_;
    std::list<hold> holds_;
    std::set<std::string> robbed_; ///< The lock_ids that once were.
    /// By name and owner. What an owner has with several clients may overlap, in any order.
    std::map<std::string, std::map<std::string, std::uint64_t>> greatest_token_;
    /// By lock_id: since when it has no lock any more, and when somebody began to take it away.
    struct taking {
        nanoseconds begun;
        nanoseconds done;
    };
    std::map<std::string, taking, std::less<>> taken_away_;
    std::map<std::pair<int, std::string>, refusal> refusals_;
    std::set<std::pair<int, int>> connect_errors_; ///< Process and error.
    bool may_evict_ = false;
    std::set<std::pair<int, std::string>> eviction_untold_; ///< By a process's connection.
    std::set<int> closing_;                                 ///< Processes.
    /// Some trouble, as it was seen when last looked at.
    struct trouble {
        void see(bool is, nanoseconds now)
        {
            // Its end came since it was seen last.
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
        std::vector<trouble> unanswered{};  ///< The same: a question may have failed.
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
