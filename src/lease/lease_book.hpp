// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/slot_set.hpp"
#include "lease/checks.hpp"
#include "lease/renewals.hpp"

#include <boost/intrusive/list.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace colock::detail {

class engine;
class grant;

/// Links a grant into its client's book. Used on the strand only.
using lease_hook = boost::intrusive::list_base_hook<>;

/// What the book and its checks note of a grant.
class book_entry : public lease_hook {
public:
    /// Its place among the leases of the client.
    std::uint64_t number() const { return number_; }
    void number(std::uint64_t given) { number_ = given; }

    /// Notes that a node is to be asked whether it still has the key. False if noted before.
    bool check_wanted(std::size_t node)
    {
        auto const bit = std::uint64_t{1} << node;
        return !(std::exchange(to_be_checked_, to_be_checked_ | bit) & bit);
    }
    void check_sent(std::size_t node) { to_be_checked_ &= ~(std::uint64_t{1} << node); }

private:
    std::uint64_t number_ = 0;
    std::uint64_t to_be_checked_ = 0; ///< The nodes that are to be asked, a bit each.
};

/// The leases of a client that are not released yet, the lost ones among them, in the order of
/// their numbers; their renewals, and the questions whether the nodes still have their keys.
class lease_book {
public:
    explicit lease_book(engine& client);

    /// Before all else: one more node.
    void add_node();

    void add(grant& one);
    void remove(grant& one);
    /// Null where there is none.
    grant* first();
    grant* after(grant& one);
    std::uint64_t next_number() const { return next_number_; }

    detail::renewals& renewals() { return *renewals_; }

    /// Asks all nodes whether they still have the key of a lease.
    void check(grant& one);
    /// Asks the one node that has told of a change of the key.
    void check_changed(std::size_t node, grant& one);
    /// Asks one node about all leases, or about those with keys in these slots.
    void check_all(std::size_t node, slot_set const& which = slot_set::all());

    /// Releases up to so many. Whether there are more.
    bool release(std::size_t most);

    void stop_checks();
    /// The io_context is gone: destroys what waits for leases.
    void abandon();
    /// In a child: the leases are the parent's.
    void leave_to_parent();

private:
    engine& client_;
    boost::intrusive::list<grant, boost::intrusive::base_hook<lease_hook>> grants_;
    std::uint64_t next_number_ = 0;
    std::unique_ptr<detail::renewals> renewals_;
    std::vector<std::shared_ptr<node_checks>> checks_; ///< One for each node.
};

} // namespace colock::detail
