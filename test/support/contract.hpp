// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// One contract for all types of locks, over all topologies.

#include "support/counting_lock.hpp"
#include "support/topology.hpp"

#include <colock.hpp>

#include <doctest/doctest.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace support {

enum class lock_type { mutex, reentrant_mutex, counting_lock };

/// The one that the contract is tried with now.
inline lock_type type_tried = lock_type::mutex;

/// How locks of a type are made, all of which exclude each other, and the command by which somebody
/// else takes one.
struct type_of_lock {
    std::string name;
    using options = std::optional<colock::lock_options>;
    colock::basic_mutex (*make)(colock::client& locks, std::string_view name, options const& with);
    std::vector<std::string> (*taken_by)(std::string const& key, std::string const& somebody);
};
inline std::vector<type_of_lock> const types_of_locks{
    {"mutex",
     [](colock::client& locks, std::string_view name, type_of_lock::options const& with) {
         return colock::basic_mutex{with ? colock::mutex{locks, name, *with}
                                         : colock::mutex{locks, name}};
     },
     [](std::string const& key, std::string const& somebody) -> std::vector<std::string> {
         return {"SET", key, somebody};
     }},
    {"reentrant",
     [](colock::client& locks, std::string_view name, type_of_lock::options const& with) {
         colock::owner const another{locks};
         return colock::basic_mutex{with ? colock::reentrant_mutex{locks, name, another, *with}
                                         : colock::reentrant_mutex{locks, name, another}};
     },
     [](std::string const& key, std::string const& somebody) -> std::vector<std::string> {
         return {"HSET", key, somebody, "1"};
     }},
    {"counting",
     [](colock::client& locks, std::string_view name, type_of_lock::options const& with) {
         return colock::basic_mutex{counting_lock{locks, name, 2, with}};
     },
     [](std::string const& key, std::string const& somebody) -> std::vector<std::string> {
         return {"HSET", key, somebody, "2 9000000000000000 1"};
     }},
};
inline type_of_lock const& type_of(lock_type which)
{
    return types_of_locks.at(static_cast<std::size_t>(which));
}

/// A lock of the type that is tried now. All acquires exclude each other: each is another owner's,
/// or takes both permits.
class any_mutex {
public:
    any_mutex(colock::client& locks, std::string_view name)
        : any_mutex{locks, name, std::optional<colock::lock_options>{}}
    {
    }
    any_mutex(colock::client& locks, std::string_view name, colock::lock_options options)
        : any_mutex{locks, name, std::optional{options}}
    {
    }

    template <class... Arguments>
    auto async_acquire(Arguments&&... arguments) const
    {
        return any_owners().async_acquire(std::forward<Arguments>(arguments)...);
    }
    template <class... Arguments>
    auto async_try_acquire(Arguments&&... arguments) const
    {
        return any_owners().async_try_acquire(std::forward<Arguments>(arguments)...);
    }

    operator colock::basic_mutex() const { return any_owners(); }

private:
    any_mutex(colock::client& locks, std::string_view name,
              std::optional<colock::lock_options> options)
        : locks_{&locks}, name_{name}, options_{options}
    {
        // Made ahead: some tests acquire, at most four times, after the client is gone.
        for (int i = 0; i < 4; ++i)
            ready_->push_back(make());
    }

    colock::basic_mutex any_owners() const
    {
        if (ready_->empty())
            return make();
        auto const next = ready_->back();
        ready_->pop_back();
        return next;
    }

    colock::basic_mutex make() const { return type_of(type_).make(*locks_, name_, options_); }

    lock_type type_ = type_tried;
    colock::client* locks_;
    std::string name_;
    std::optional<colock::lock_options> options_;
    using unused = std::vector<colock::basic_mutex>;
    std::shared_ptr<unused> ready_ = std::make_shared<unused>();
};

/// Lets somebody else have a lock, of the type that is tried now, for so many milliseconds or for
/// ever.
inline void take_lock(redis_server& server, std::string const& key, std::string const& somebody,
                      std::string const& ttl = {})
{
    server.command({"DEL", key});
    server.command(type_of(type_tried).taken_by(key, somebody));
    if (!ttl.empty())
        server.command({"PEXPIRE", key, ttl});
}
inline void take_lock(topology& servers, std::string const& key, std::string const& somebody,
                      std::string const& ttl = {})
{
    for (auto& server : servers)
        take_lock(server, key, somebody, ttl);
}

/// What the contract promises, and with how many servers each type of lock is tried.
struct promise {
    std::string description;
    std::string mutex;
    std::string reentrant_mutex;
};
inline std::vector<promise>& promises()
{
    static std::vector<promise> all;
    return all;
}
struct promised {
    explicit promised(promise one) { promises().push_back(std::move(one)); }
};

inline void try_contract(lock_type type, void (*contract)(int), int nodes,
                         shape of_servers = shape::servers)
{
    struct restore {
        lock_type type_before = type_tried;
        shape shape_before = shape_tried;
        ~restore()
        {
            type_tried = type_before;
            shape_tried = shape_before;
        }
    } const at_the_end;
    type_tried = type;
    shape_tried = of_servers;
    contract(nodes);
}

} // namespace support

#define CONTRACT_CASE(description, topology, type, function, nodes)                                \
    TEST_CASE(description " (" topology ")")                                                       \
    {                                                                                              \
        support::try_contract(support::lock_type::type, function, nodes);                          \
    }

#define SHAPED_CASE(description, topology, type, function, nodes, of_servers)                      \
    TEST_CASE(description " (" topology ")")                                                       \
    {                                                                                              \
        support::try_contract(support::lock_type::type, function, nodes,                           \
                              support::shape::of_servers);                                         \
    }

#define OWN_TYPES_CASES(description, function)                                                     \
    CONTRACT_CASE(description, "1 node", mutex, function, 1)                                       \
    CONTRACT_CASE(description, "2 nodes", mutex, function, 2)                                      \
    CONTRACT_CASE(description, "3 nodes", mutex, function, 3)                                      \
    CONTRACT_CASE(description, "5 nodes", mutex, function, 5)                                      \
    CONTRACT_CASE(description, "reentrant, 1 node", reentrant_mutex, function, 1)                  \
    CONTRACT_CASE(description, "reentrant, 3 nodes", reentrant_mutex, function, 3)

#define CONTRACT_CASES(description, function)                                                      \
    OWN_TYPES_CASES(description, function)                                                         \
    CONTRACT_CASE(description, "counting, 1 node", counting_lock, function, 1)

#define EVERYWHERE_CASES(description, function)                                                    \
    CONTRACT_CASES(description, function)                                                          \
    SHAPED_CASE(description, "cluster", mutex, function, 1, cluster)                               \
    SHAPED_CASE(description, "reentrant, cluster", reentrant_mutex, function, 1, cluster)          \
    SHAPED_CASE(description, "sentinel", mutex, function, 1, sentinel)                             \
    SHAPED_CASE(description, "reentrant, sentinel", reentrant_mutex, function, 1, sentinel)        \
    SHAPED_CASE(description, "mixed", mutex, function, 3, mixed)                                   \
    SHAPED_CASE(description, "reentrant, mixed", reentrant_mutex, function, 3, mixed)

#define ONE_TYPE_CASES(description, type, function)                                                \
    CONTRACT_CASE(description, "1 node", type, function, 1)                                        \
    CONTRACT_CASE(description, "3 nodes", type, function, 3)                                       \
    CONTRACT_CASE(description, "5 nodes", type, function, 5)
#define REENTRANT_CASES(description, function)                                                     \
    ONE_TYPE_CASES(description, reentrant_mutex, function)
#define PLAIN_CASES(description, function) ONE_TYPE_CASES(description, mutex, function)

/// `mutexes`, `reentrants`: with how many servers `cases` try each type.
#define PROMISE(description, mutexes, reentrants, cases)                                           \
    PROMISE_IMPLEMENTATION(description, mutexes, reentrants, cases, DOCTEST_ANONYMOUS(contract_),  \
                           DOCTEST_ANONYMOUS(promised_))
#define PROMISE_IMPLEMENTATION(description, mutexes, reentrants, cases, function, registered)      \
    static void function(int node_count);                                                          \
    static support::promised const registered{{description, mutexes, reentrants}};                 \
    cases(description, function) static void function(int node_count)

/// A test case that is run with every type of lock, as any_mutex, over topologies of `node_count`
/// servers.
#define CONTRACT(description) PROMISE(description, "1 2 3 5", "1 3", CONTRACT_CASES)

/// A CONTRACT for which it does not matter what the servers are: it is also run in a Cluster, in a
/// Sentinel group, and over one of each and a server.
#define CONTRACT_EVERYWHERE(description) PROMISE(description, "1 2 3 5", "1 3", EVERYWHERE_CASES)

/// A CONTRACT for the library's own types only, such as one about their data in Redis or batches.
#define OWN_TYPES(description) PROMISE(description, "1 2 3 5", "1 3", OWN_TYPES_CASES)

/// A CONTRACT for reentrant locks only.
#define REENTRANT(description) PROMISE(description, "", "1 3 5", REENTRANT_CASES)

/// A CONTRACT for plain mutexes only.
#define PLAIN(description) PROMISE(description, "1 3 5", "", PLAIN_CASES)
