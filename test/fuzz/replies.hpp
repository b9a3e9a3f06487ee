// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/utf8.hpp"
#include "core/redirect.hpp"
#include "kind/command.hpp"
#include "kind/kind.hpp"
#include "wire/reply.hpp"

#include "input.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace fuzz {

using namespace colock::detail;

/// The address of a server whose password no error may show.
inline colock::node_address address_with_password()
{
    colock::node_address made;
    made.host = "server";
    made.user = "johannes";
    made.password = "correct-horse-battery";
    return made;
}

inline void check_text(std::string const& text)
{
    // Less of it might be any word.
    require(text.find("correct-horse-ba") == text.npos, "an error shows the password");
    for (std::string_view rest{text}; !rest.empty(); rest.remove_prefix(printable_length(rest)))
        require(printable_length(rest) > 0, "an error has a control character in it");
    // What the library says itself, and 200 bytes of the server's.
    require(text.size() < 400, "an error is too long");
}

inline bool is_sound(endpoint const& at)
{
    return at.host.size() <= longest_host && at.port != 0;
}

inline void check_redirect(redirect const& to)
{
    using advice = redirect::advice;
    require(to.what != advice::none, "a redirect that is none");
    bool const names_server = to.what == advice::moved || to.what == advice::ask;
    require(names_server ? is_sound(to.to) : to.to == endpoint{}, "a redirect to a strange place");
    require(to.slot < hash_slot_count, "a redirect of a slot that there is not");
}

inline void check_slots(reply const& told)
{
    require(told.slots != nullptr, "an answer about slots without them");
    require(told.slots->size() <= hash_slot_count, "more ranges than slots");
    for (auto const& each : *told.slots) {
        require(each.first <= each.last && each.last < hash_slot_count, "a strange range of slots");
        bool const placed = is_sound(each.master) && each.master.host != "?";
        require(placed || each.master == endpoint{}, "slots of a strange server");
        require(each.id.empty() || std::count(told.texts.begin(), told.texts.end(), each.id) == 1,
                "slots of a server whose id is not among all");
    }
    for (std::size_t i = 0; i < told.texts.size(); ++i) {
        require(!told.texts[i].empty() && told.texts[i].size() <= longest_id, "a strange id");
        require(i == 0 || told.texts[i - 1] < told.texts[i], "ids are not sorted, or come twice");
    }
}

/// How many texts there may be in an answer.
inline bool may_have_texts(command const& what, std::size_t count)
{
    switch (what.which) {
    case script::inspect:
        return count == 5;
    case script::replication:
    case script::cluster_info:
    case script::cluster_id:
    case script::sentinel_id:
        return count == 1;
    case script::slots:
    case script::master_address:
    case script::master:
    case script::sentinels:
        return count <= 10'000;
    default:
        return count == 0;
    }
}

/// What holds for each reply to this command, however it was sent.
inline void check_reply(reply const& told, command const& what)
{
    using outcome = reply::outcome;
    bool const answered = told.what == outcome::answer;
    require(answered != told.error.failed(), "an answer with an error, or an error without");
    require(!told.not_wanted || told.what == outcome::unsent, "not wanted, and yet it was sent");
    require(!told.has_run, "says of a lost command that it has run");
    if (told.elsewhere) {
        // What may have run before it was refused counts as lost.
        require(told.what == outcome::error || told.what == outcome::lost, "a redirect unasked");
        check_redirect(*told.elsewhere);
    }
    if (!answered) {
        require(told.more.empty() && told.texts.empty() && !told.slots && told.status == 0 &&
                    told.value == 0,
                "an error with an answer");
        check_text(told.error.message());
        return;
    }

    require(may_have_texts(what, told.texts.size()), "texts unasked, or too few");
    require((told.slots != nullptr) == (what.which == script::slots), "slots unasked, or none");
    if (told.slots)
        check_slots(told);
    // How many replicas have it, how many files; and of a stamp whatever the server has answered.
    bool const counts = what.which == script::replicated || what.which == script::synced ||
                        (what.which == script::stamp && what.only_if_there);
    require(counts || told.status == 0 || told.status == 1, "a status that is neither yes nor no");
    if (what.which > script::marker) {
        require(told.value == 0 || what.which == script::synced, "a value unasked");
        require(told.status == 0 || counts || what.which == script::stamp, "a status unasked");
    }
    if (what.of_many())
        require(told.more.size() % 2 == 0, "half a pair");
    else if (what.which == script::acquire && what.key->kind->tells_first_end && told.status == 0)
        require(told.more.size() <= 1, "more than the first end");
    else
        require(told.more.empty(), "pairs for one lock");
    bool const mints = what.which == script::acquire || what.which == script::mint;
    require(!mints || what.minting.tokens == 0 || told.status == 0 || told.value > 0,
            "granted without a token");
}

} // namespace fuzz
