// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace colock::detail {

/// A client, as an owner knows it that holds locks there or waits for them. Any thread.
class owner_place {
public:
    /// Called while somebody waits here: the owner of a waiter for this key has got it elsewhere.
    virtual void owner_got(std::string key) = 0;
    /// The same text for clients that certainly ask the same servers.
    virtual std::string const& servers() const = 0;

protected:
    ~owner_place() = default;
};

/// What is in Redis for leases of one client, as their owner knows it. Any thread.
class owned_lease {
public:
    virtual owner_place& place() const = 0;
    virtual std::shared_ptr<lock_key const> const& key() const = 0;
    virtual lock_id const& id() const = 0;
    virtual bool valid() const = 0;

    /// The fencing token of the leases to come; 0 as long as there is none.
    std::uint64_t next_token() const { return next_token_.load(std::memory_order_acquire); }
    void use_next_token(std::uint64_t token) const
    {
        next_token_.store(token, std::memory_order_release);
    }

protected:
    explicit owned_lease(std::uint64_t fencing_token) : next_token_{fencing_token} {}
    ~owned_lease() = default;

private:
    std::atomic<std::uint64_t> mutable next_token_;
};

/// What copies of one owner share: its name, and which locks it holds and waits for, with whatever
/// client of this process. In a child of fork() it is another owner, which holds nothing. Any
/// thread.
class owner_state {
public:
    owner_state();
    ~owner_state();
    owner_state(owner_state const&) = delete;
    owner_state& operator=(owner_state const&) = delete;

    std::string const& id() const;

    /// A lease of the same lock, perhaps with another client.
    struct sibling {
        held_lock lock;
        std::uint64_t fencing_token;
        std::string servers;
    };
    /// The lease with the greatest fencing token: among those on the servers of `place`, or, if
    /// there is none, on other servers, which may be the same by other addresses. Nothing if no
    /// lease has a token.
    std::optional<sibling> sibling_of(std::string_view key, owner_place const& place) const;
    /// Two texts of owner_place::servers() stand for the same servers.
    void are_the_same(std::string const& servers, std::string const& by_another_text) const;

    /// A lease begins: the owner's waiters for this lock at other clients hear of it. Returns its
    /// fencing token: `its_own`, or a greater one that the owner has already, by a lease that was
    /// granted later.
    std::uint64_t got(owned_lease const& lease, std::uint64_t its_own);
    /// The same for a lease that gets its token later.
    void fence(owned_lease const& lease, std::uint64_t its_own) const;
    void gave_up(owned_lease const& lease);
    bool has(std::string_view key) const;

    /// Lasts while a client tries to acquire a lock for this owner. Meanwhile the owner may get it
    /// with other clients, and give it back again: the lease that comes of the attempt has no
    /// smaller token than those had. Used by one thread.
    class attempt {
    public:
        attempt(std::shared_ptr<lock_key const> key, owner_place const& at);
        ~attempt();
        attempt(attempt const&) = delete;
        attempt& operator=(attempt const&) = delete;

    private:
        friend class owner_state;

        std::shared_ptr<lock_key const> key_;
        owner_place const& at_;
        /// The greatest token, by what owner_place::servers() says.
        std::map<std::string, std::uint64_t> greatest_;
    };

    /// A waiter of this owner comes, or leaves. Called once for each, while its client lives.
    void add(lock_key const& awaited, owner_place& at);
    void remove(lock_key const& awaited, owner_place& at);

private:
    struct books;

    /// Those of this process. Begins new ones in a child.
    books& here() const;
    static std::uint64_t share(books& known, owned_lease const& lease, std::uint64_t token);
    static std::uint64_t greatest_meanwhile(books const& known, owned_lease const& lease);
    static void note_for_attempts(books const& known, owned_lease const& lease,
                                  std::uint64_t token);

    std::atomic<books*> mutable books_;
};

} // namespace colock::detail
