// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/signal.hpp"
#include "verb/round.hpp"

#include <chrono>
#include <memory>
#include <utility>

namespace colock::detail {

/// Asks whether a majority still have the key of a lease, which may be another client's.
class check_round final : public round {
public:
    /// Rings when it is decided. It waits for answers as long as one that acquires with this ttl.
    check_round(std::shared_ptr<engine> client, signal& rings, held_lock const& lock,
                std::chrono::milliseconds ttl)
        : round{std::move(client), command{script::check, lock.key, lock.id, ttl}}, rings_{rings}
    {
    }

private:
    error_code why_not_counted(std::size_t node) const override
    {
        return votes().not_counted(node);
    }
    bool wanted(std::size_t) const override { return !decided(); }
    void on_decided() override { rings_.notify(); }
    void on_settled(std::size_t, reply const&) override {}

    signal& rings_;
};

} // namespace colock::detail
