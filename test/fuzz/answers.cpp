// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Fuzzes what is made of the answer to each command.
//
// An input is what a server sends to a command, and its last three bytes say to which. An answer
// either is what that command answers, or an error, or counts as lost. What it says of slots, of a
// reign and of a Sentinel group is passed on to those who go by that.

#include "wire/abilities.hpp"
#include "wire/answer.hpp"
#include "wire/pipeline.hpp"

#include "core/named_masters.hpp"
#include "core/reign.hpp"
#include "core/sentinel_says.hpp"
#include "core/slot_map.hpp"

#include "commands.hpp"
#include "replies.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace colock::detail;
using namespace std::chrono_literals;
using colock::clock;
using fuzz::require;

namespace {

/// As it is when it has been sent.
call sent_by(fuzz::choice const& by)
{
    static auto const owner = std::make_shared<owner_state>();
    call made{.what = fuzz::make_command(by, "lock:a", owner)};
    // What is no script is always sent as the server's own command.
    bool const best = by.has(fuzz::flag::native) || by.which > script::marker;
    pipeline to;
    to.add(std::move(made), best ? form::best : form::script, compare_and_delete::delifeq);
    return to.front();
}

/// As a session does. Whether the answer is complete.
bool take(answer& into, resp_value const& value, call& to)
{
    into.on_value(value, to.what.which);
    if (!value.ends_message)
        return false;
    if (--to.answers == 0)
        return true;
    if (to.was_asking())
        into.clear();
    else
        into.end_part();
    return false;
}

bool same(redirect const* a, redirect const* b)
{
    return a && b ? a->what == b->what && a->slot == b->slot && a->to == b->to : a == b;
}

bool same(std::vector<slot_range> const* a, std::vector<slot_range> const* b)
{
    auto const equal = [](slot_range const& one, slot_range const& other) {
        return one.first == other.first && one.last == other.last && one.master == other.master &&
               one.id == other.id;
    };
    return a && b ? std::equal(a->begin(), a->end(), b->begin(), b->end(), equal) : a == b;
}

bool same(reply const& a, reply const& b)
{
    return a.what == b.what && a.status == b.status && a.value == b.value && a.more == b.more &&
           a.texts == b.texts && a.error == b.error && a.again == b.again &&
           same(a.slots.get(), b.slots.get()) && same(a.elsewhere.get(), b.elsewhere.get());
}

/// What a new object makes of the messages.
reply reply_to(std::vector<resp_value> const& messages, call to, colock::node_address const& from)
{
    answer made;
    for (auto const& each : messages)
        take(made, each, to);
    return made.to(to.what, to.native, from);
}

/// Who has which slot by one server's answers, one after another: a slot_map, and beside it what it
/// should say.
class owners_of_slots {
public:
    void hear(std::vector<slot_range> const& ranges)
    {
        auto const before = owners_;
        std::fill(owners_.begin(), owners_.end(), nullptr);
        for (auto const& each : ranges) {
            if (each.master.port == 0)
                continue;
            auto const* const master = &*masters_.insert(each.master).first;
            std::fill(owners_.begin() + each.first, owners_.begin() + each.last + 1, master);
        }
        bool const news = !map_.set_all(ranges).empty();
        // Of more than a thousand it believes only some.
        if (masters_.size() > 1'000)
            return;
        require(news == (owners_ != before), "news of slots that is none, or none of news");
        require(map_.set_all(ranges).empty(), "the same slots once more are news");
        compare();
    }

private:
    void compare() const
    {
        std::size_t owned = 0;
        std::set<endpoint> having;
        for (unsigned slot = 0; slot < hash_slot_count; ++slot) {
            auto const* const owner = owners_[slot];
            auto const* const said = map_.owner_of(static_cast<hash_slot>(slot));
            require(owner ? said && *said == *owner : !said, "a slot of another than its master");
            if (!owner)
                continue;
            ++owned;
            having.insert(*owner);
        }
        std::size_t shared = 0;
        for (auto const& [master, slots] : map_.shares()) {
            require(slots > 0 && having.contains(master), "a share of a server without slots");
            shared += slots;
        }
        auto const masters = map_.masters();
        require(shared == owned && masters.size() == having.size(), "the shares are not all slots");
        require(map_.empty() == masters.empty(), "masters without slots, or slots without masters");
        if (masters.empty())
            return;
        auto const first = map_.first_slot_of(masters.back());
        require(first && *map_.owner_of(*first) == masters.back(), "a first slot of another");
    }

    slot_map map_;
    std::set<endpoint> masters_; ///< All that were named, which stay where they are.
    std::vector<endpoint const*> owners_ = std::vector<endpoint const*>(hash_slot_count);
};

void hear_of_reign(std::string const& info)
{
    auto const facts = facts_of(info);
    require(facts.id.find_first_of("\r\n") == facts.id.npos, "the id of a reign of several lines");
    constexpr clock::time_point now{1h};
    reign met{10s, std::make_shared<reigns>()};
    met.looked(facts, now - 5s, now, now);
    require(met.known() == (facts.is_master && !facts.id.empty()), "a reign without a master");
    require(met.certain(now) == met.known(), "relies on a reign that it does not know");
    require(met.guards(now) == met.known(), "no guard so soon after a start");
    auto const full_guard = now + met.guard();
    if (met.known())
        require(facts.promoted ? met.counts_from() == full_guard : met.counts_from() < full_guard,
                "a guard that does not begin with the memory");
    auto const before = met.counts_from();
    met.looked(facts, now - 5s, now + 1s, now + 1s);
    require(met.counts_from() == before, "the same reign once more is another");
}

void hear_of_cluster(std::string const& text)
{
    auto const state = cluster_state_of(text);
    auto const now = clock::time_point{} + 1h;
    std::string const by = "a";
    std::string const other = "b";
    named_masters named;
    named_masters::names const all{by, other, "c"};
    named.know(all);
    require(!named.confirm(by, state, now), "confirms what was never said");
    named.take(by, state, all, now);
    require(named.confirm(by, state, now + 2s) == state.told, "has changed since it was said");
    require(named.of(other, now).naming == 1, "not named by who names it");
}

void hear_of_group(std::vector<std::string> const& texts)
{
    auto const sound = [](endpoint const& at) { return fuzz::is_sound(at) && !at.host.empty(); };
    auto const known = known_master(texts);
    auto const servers = sentinels_of(texts);
    require(servers.size() <= texts.size() / 2, "more servers than names");
    require(std::all_of(servers.begin(), servers.end(), sound), "a strange sentinel");
    if (known)
        require(!known->to_be && servers.size() == 1 && servers[0] == known->at,
                "a master that is not the only server");
    // Itself, and as many others as a number of 16 bits can be; or twice as many, for a quorum.
    auto const voters = voters_in(texts).value_or(1);
    require(voters >= 1 && voters <= 2 * 65'535, "so many sentinels cannot vote");

    for (auto const& by : {known, std::optional{master_claim{{"10.0.0.1", 6379}, 7}}}) {
        auto const claim = claim_of(texts, by);
        require(claim.has_value() == by.has_value(), "claims what it does not know, or not at all");
        if (!claim)
            continue;
        require(sound(claim->at) && claim->epoch == by->epoch, "a claim from nowhere");
        require(claim->to_be == (claim->at != by->at), "promotes who is the master");
        require(claim->newer_than(*by) == claim->to_be && !by->newer_than(*claim) &&
                    !claim->newer_than(*claim),
                "another claim is the newer one");
        require(texts.size() == 2 || claim == by, "a claim without an address");
    }
}

/// Who gets the reply makes that of it.
void use(reply const& told, command const& what, std::optional<owners_of_slots>& owners)
{
    if (told.what != reply::outcome::answer)
        return;
    if (what.which == script::slots)
        (owners ? *owners : owners.emplace()).hear(*told.slots);
    else if (what.which == script::replication)
        hear_of_reign(told.texts.front());
    else if (what.which == script::cluster_info)
        hear_of_cluster(told.texts.front());
    else if (what.about_a_group())
        hear_of_group(told.texts);
    if (!what.of_many())
        return;
    for (std::size_t lock = 0; lock < fuzz::locks_in_a_batch; ++lock) {
        auto changed = told;
        changed.refuse(lock, reply::late);
        for (std::size_t other = 0; other < fuzz::locks_in_a_batch; ++other)
            require(other == lock ? changed.refusal_of(lock) == reply::late
                                  : changed.refusal_of(other) == told.refusal_of(other),
                    "refuses another lock");
    }
}

void check(reply const& told, call const& to)
{
    require(told.what != reply::outcome::unsent, "an answer to what was not sent");
    fuzz::check_reply(told, to.what);
    bool const granted = told.yes() && to.what.which == script::acquire;
    if (!granted || !to.native || !to.what.steps_counter())
        return;
    require(told.value > static_cast<std::int64_t>(to.what.minting.counter_floor),
            "a token that is not above the counter");
    require(told.value < std::int64_t{1} << 53, "a token that Lua cannot count");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(unsigned char const* data, std::size_t size)
{
    static auto const from = fuzz::address_with_password();
    fuzz::input input{data, size};
    auto const sent = sent_by(fuzz::last_choice(input));

    // One part of exactly this size, so that all texts stay until the end.
    auto const bytes = input.rest();
    std::vector<char> const memory{bytes.begin(), bytes.end()};
    reader by;
    by.feed({memory.data(), memory.size()});
    std::optional<owners_of_slots> owners;
    answer gathered;
    auto to = sent;
    std::vector<resp_value> messages;
    resp_value each;
    auto const next = [&] {
        by.expect_long(to.what.long_answer());
        return by.next(each) == reader::step::value;
    };
    while (next()) {
        messages.push_back(each);
        if (!take(gathered, each, to))
            continue;
        // The session ends this connection.
        if (sent.native && sent.what.steps_counter() && gathered.leaves_transaction_open())
            return 0;
        // Else it may send the command once more.
        if (!abilities{}.another_form(sent, gathered)) {
            auto const told = gathered.to(sent.what, sent.native, from);
            check(told, sent);
            use(told, sent.what, owners);
            require(same(told, reply_to(messages, sent, from)),
                    "an answer depends on the one before");
        }
        // As the session does. Nothing may be left for the next answer.
        gathered.clear();
        messages.clear();
        to = sent;
    }
    return 0;
}
