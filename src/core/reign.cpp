// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/reign.hpp"

#include "core/info_field.hpp"

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

} // namespace colock::detail
