// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "lease/checks.hpp"
#include "lease/renewals.hpp"

#include <boost/intrusive/list.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace colock::detail {

class engine;
class grant;

/// So that a lease can be found by its client: on the strand.
using lease_hook = boost::intrusive::list_base_hook<>;

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
