// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "rules.hpp"

#include <cstddef>

namespace model {

char const* text_of(violation what)
{
    // In the order of the enumerators.
    static constexpr char const* texts[]{
        "none", "two leases are valid", "a lease goes on after somebody else had the name",
        "a living holder that may cross is refused", "a fencing token has not grown"};
    return texts[static_cast<std::size_t>(what)];
}

std::string text_of(state const& now, settings const& rules)
{
    using std::to_string;
    static constexpr char const* verbs[]{"", "acquire", "extend", "release"};
    static constexpr char const* answers[]{"sent", "refused", "granted", "not to be counted"};
    std::string text;
    for (int where = 0; where < (rules.other_shard ? 3 : 2); ++where) {
        auto const& one = now.servers[static_cast<std::size_t>(where)];
        text += std::string{"  "} + "ABC"[where] + ":";
        text += one.reign ? " reign " + to_string(one.reign) : " replica";
        for (int who = 0; who < rules.clients; ++who) {
            auto const key =
                now.clients[static_cast<std::size_t>(who)].keys[static_cast<std::size_t>(where)];
            if (key)
                text += ", key of " + to_string(who) + "/" + to_string(key - 1) + " for " +
                        to_string(one.key_left);
        }
        if (one.reign && one.marker != no_marker && one.marker > 0)
            text += ", guarded for " + to_string(one.marker);
    }
    for (int who = 0; who < rules.clients; ++who) {
        auto const& one = now.clients[static_cast<std::size_t>(who)];
        text += "\n      client " + to_string(who) + ": at " + "ABC"[one.at] + " in reign " +
                to_string(one.reign);
        if (one.not_before)
            text += ", waits " + to_string(one.not_before);
        if (one.holds)
            text += ", lease " + to_string(one.used) + " for " + to_string(one.left) +
                    (one.may_extend ? "" : ", not to be extended") +
                    (rules.tokens ? ", token " + to_string(one.token) : "");
        if (one.sent != verb::none)
            text += std::string{", "} + verbs[static_cast<int>(one.sent)] + " " +
                    answers[static_cast<int>(one.came)] + " " + to_string(one.age) + " ago";
        if (one.late != verb::none)
            text += std::string{", late: "} + verbs[static_cast<int>(one.late)] + " at " +
                    "ABC"[one.late_at];
    }
    return text;
}

} // namespace model
