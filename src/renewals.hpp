// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "round.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace colock::detail {

class lease_state;

/// The leases of a client that are due for renewal now. Many go together in one call of a script.
class renewals {
public:
    explicit renewals(client_state& client) : client_{client} {}

    /// Renews a lease, as soon as all are known that are due at this moment.
    void add(std::shared_ptr<lease_state> lease);

private:
    void send();

    client_state& client_;
    std::vector<std::shared_ptr<lease_state>> due_;
};

/// One attempt to extend several leases of one ttl, counter life and layout on all nodes.
///
/// It decides only what is plain: which of them a quorum of the first answers has extended. Each of the
/// others is renewed once more by itself, and judged by that.
class renewal_batch final : public round {
public:
    explicit renewal_batch(std::vector<std::shared_ptr<lease_state>> leases);

    /// How many locks one call of a script has at most: it holds up everybody else on the server. A read of
    /// a hash makes servers before Redis 7.2 track all keys of the script anew.
    static constexpr std::size_t most(layout of) { return of == layout::plain ? 100 : 20; }

private:
    error_code doubt_about(std::size_t node) const override { return client().twin(node); }
    void on_decided() override;
    void on_settled(std::size_t node, reply const& answer) override;
    void on_complete() override;

    /// Whether so many nodes that count have extended a lease as make a quorum.
    bool extended(std::size_t lease) const;
    /// The nodes that have extended a lease, a bit each.
    std::uint64_t grants_of(std::size_t lease) const;
    /// What a node says of a lease that it has not extended; nothing where it has.
    static std::optional<std::int64_t> refusal(reply const& answer, std::size_t lease);

    std::vector<std::shared_ptr<lease_state>> leases_;
};

} // namespace colock::detail
