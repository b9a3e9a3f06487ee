// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/hash_slot.hpp"
#include "core/redirect.hpp"
#include "core/slot_set.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace colock::detail {

/// Some slots of a cluster that follow each other, and the master that has them.
struct slot_range {
    hash_slot first = 0;
    hash_slot last = 0;
    endpoint master{}; ///< Its port is 0 where the server that was asked knows no way to it.
    std::string id{};  ///< Of the master; empty where it is not told.
};

/// What tells a master from all others, by whatever address it is reached.
std::string identity(std::string const& id, endpoint const& at);
/// Of all masters that have these slots, sorted.
std::vector<std::string> identities_in(std::vector<slot_range> const& ranges);

/// Some slots have gone from one master to another.
struct handover {
    endpoint from;
    endpoint to;

    auto operator<=>(handover const&) const = default;
};

/// Which master of a cluster has which slot, as far as is known. A cluster has no more than some
/// hundred masters: whoever names more than a thousand makes them up.
class slot_map {
public:
    slot_map();

    /// Null where nobody is known to have it.
    endpoint const* owner_of(hash_slot slot) const
    {
        auto const number = owners_[slot];
        return number == nobody ? nullptr : &masters_[number];
    }

    /// Notes one slot. Whether that is news.
    bool set(hash_slot slot, endpoint const& master);

    /// Notes what a server says of all slots; those that it does not name, or to whose master it
    /// knows no way, belong to nobody. Returns those that have another owner now.
    slot_set set_all(std::vector<slot_range> const& ranges);

    /// Each pair of masters of which one had a slot `before` that the other has now.
    std::set<handover> handovers(slot_map const& before) const;

    /// This map, but slots that nobody has belong to the master that had them `before`.
    slot_map with_gaps_of(slot_map const& before) const;

    /// Those that have a slot.
    std::vector<endpoint> masters() const;

    /// The same, and how many each of them has.
    std::vector<std::pair<endpoint, std::size_t>> shares() const;

    /// Who all of them are, sorted: also those to which no way is known, or the same way as to
    /// another. Who has lost its last slot by set() remains until set_all().
    std::vector<std::string> identities() const;
    std::string identity_of(endpoint const& master) const;

    /// The first one that it has, if any.
    std::optional<hash_slot> first_slot_of(endpoint const& master) const;

    slot_set slots_of(endpoint const& master) const;

    bool empty() const { return masters_.empty(); }

private:
    using number = std::uint16_t;
    static constexpr number nobody = 0xffff;
    static constexpr number gone = 0xfffe;
    static constexpr std::size_t most_masters = 1'000;

    number number_of(endpoint const& master);
    number known_number_of(endpoint const& master) const;
    void note(slot_range const& range);

    std::vector<number> owners_;    ///< By slot, a place in masters_.
    std::vector<endpoint> masters_; ///< Those too that had a slot once.
    std::map<endpoint, number> numbers_;
    std::vector<std::string> ids_;      ///< Of each of them; empty where that was not told.
    std::vector<std::size_t> slots_of_; ///< How many each of them has.
    std::set<std::string> told_;        ///< Who they are, by what was told of all slots.
};

} // namespace colock::detail
