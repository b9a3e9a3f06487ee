// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "verb/round.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace colock::detail {

class lease_state;
class grant;

/// For whom a lease is extended, and by what. Without any of them it is a renewal.
struct extension_for {
    std::chrono::milliseconds ttl;
    /// The lease that asks for this ttl from then on, if that succeeds. May be null.
    std::shared_ptr<lease_state> keeps_to;
    std::shared_ptr<pending<>> waiter; ///< Is told the outcome. May be null.
    bool joins = false;    ///< For a lease that has joined and asks for more than there was.
    bool repeated = false; ///< Since a server that had lost the key has been given it back.

    bool is_renewal() const { return !waiter && !joins; }
};

/// How an attempt to extend a lease has ended.
struct extension {
    tally::verdict verdict;
    std::uint64_t extended_by;   ///< The nodes that have extended it, a bit each.
    std::uint64_t known_without; ///< Those that certainly have not.
    clock::time_point sent;
    extension_for of;
    clock::time_point now;
    error_code trouble; ///< Why the outcome is unknown, if it is.
    /// What the pause before it is tried again is drawn by: one for all of a batch, which go
    /// together then. Else it is another one for each.
    std::optional<std::uint64_t> random{};
    bool is_late = false; ///< It is unknown since one master of several is slow.
};

/// The extend verb: won when a quorum extended, refused when so many have the key no longer that no
/// quorum can be had, unknown otherwise.
class extend_round final : public round {
public:
    extend_round(std::shared_ptr<grant> extended, extension_for what);

    std::chrono::milliseconds ttl() const { return what().ttl; }

private:
    std::chrono::milliseconds patience() const override;
    std::chrono::milliseconds patience_with_server() const override { return round::patience(); }
    error_code why_not_counted(std::size_t node) const override;
    void on_yes(std::size_t node, reply const& answer) override;
    void on_undecided(std::size_t node, reply const& answer) override;
    void on_decided() override;
    void on_settled(std::size_t node, reply const& answer) override;
    void on_complete() override;
    void on_left_to_parent() override;
    bool gives_back() const;

    std::shared_ptr<grant> grant_;
    extension_for of_;
    clock::time_point const looks_until_; ///< For a server that has the lock.
};

} // namespace colock::detail
