// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "slot_mover.hpp"

#include "support/groups.hpp"

#include <set>

namespace bench {

slot_mover::slot_mover(support::redis_cluster& cluster) : cluster_{cluster}
{
    for (auto& each : cluster_)
        ids_.push_back(each.command({"CLUSTER", "MYID"}).text);
}

void slot_mover::move(unsigned count, std::size_t source, std::size_t target)
{
    for (unsigned slot = 0; slot < count; ++slot)
        move_one(std::to_string(slot), source, target);
    wait_until_all_agree();
}

void slot_mover::move_one(std::string const& slot, std::size_t source, std::size_t target)
{
    auto& from = cluster_[source];
    auto& to = cluster_[target];
    to.command({"CLUSTER", "SETSLOT", slot, "IMPORTING", ids_[source]});
    from.command({"CLUSTER", "SETSLOT", slot, "MIGRATING", ids_[target]});
    move_keys(slot, source, target);
    to.command({"CLUSTER", "SETSLOT", slot, "NODE", ids_[target]});
    for (std::size_t i = 0; i < cluster_.size(); ++i) {
        if (i != target)
            cluster_[i].command({"CLUSTER", "SETSLOT", slot, "NODE", ids_[target]});
    }
    ++slots_;
}

void slot_mover::move_keys(std::string const& slot, std::size_t source, std::size_t target)
{
    auto& from = cluster_[source];
    for (;;) {
        auto const found = from.command({"CLUSTER", "GETKEYSINSLOT", slot, "100"});
        if (found.elements.empty())
            return;
        std::vector<std::string> words{
            "MIGRATE", "127.0.0.1", std::to_string(cluster_[target].port()), "", "0",
            "5000",    "KEYS"};
        for (auto const& key : found.elements)
            words.push_back(key.text);
        from.command(words);
        keys_ += found.elements.size();
    }
}

/// A server that has not heard of the present epoch would claim slots with the same one, and both
/// claims would be lost.
void slot_mover::wait_until_all_agree()
{
    support::wait_until("the masters do not agree who has the slots", [&] {
        std::set<std::string> epochs;
        for (auto& each : cluster_) {
            auto const text = each.command({"CLUSTER", "INFO"}).text;
            auto const at = text.find("cluster_current_epoch:");
            epochs.insert(text.substr(at, text.find('\r', at) - at));
        }
        return epochs.size() == 1;
    });
}

} // namespace bench
