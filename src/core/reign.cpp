// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/reign.hpp"

#include "core/info_field.hpp"

#include <string>

namespace colock::detail {

reign_facts facts_of(std::string_view info)
{
    reign_facts facts;
    facts.id = info_word(info, "master_replid:");
    // A server that says nothing counts as a master without an id: its reign is not known.
    auto const role = info_field(info, "role:");
    facts.is_master = role.empty() || role == "master";
    auto const second = info_field(info, "second_repl_offset:");
    facts.promoted = second != "-1";
    return facts;
}

reign_facts of_epoch(reign_facts facts, std::uint64_t epoch, std::uint64_t anew)
{
    // The first master of a group has none: it has replaced nobody.
    if ((epoch == 0 && anew == 0) || facts.id.empty() || planted(bug::epoch_ignored))
        return facts;
    facts.id += "-" + std::to_string(epoch);
    if (anew != 0)
        facts.id += "-" + std::to_string(anew);
    facts.promoted = true;
    return facts;
}

} // namespace colock::detail
