// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

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

/// So that a grant can be found by its client: on the strand.
using lease_hook = boost::intrusive::list_base_hook<>;

/// What the book and its checks note of a grant.
class book_entry : public lease_hook {
public:
    /// Its place among the leases of the client.
    std::uint64_t number() const { return number_; }
    void number(std::uint64_t given) { number_ = given; }

    /// A node is to be asked whether it still has the key: false where it is about to be anyhow.
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

    /// Asks all nodes whether they have the key of a lease, or one node, which has told that it has
    /// changed,
    void check(grant& one);
    void check_changed(std::size_t node, grant& one);
    /// or one node for all leases.
    void check_all(std::size_t node);

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
