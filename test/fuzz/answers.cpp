// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Fuzzes what is made of the answer to each command.
//
// An input is what a server sends to a command, and its last byte says to which: the script, the
// kind of lock, and whether it was sent as the server's own command. An answer either is what that
// command answers, or an error, or counts as lost.

#include "wire/answer.hpp"

#include "base/utf8.hpp"
#include "kind/kind.hpp"
#include "kind/owner_state.hpp"

#include "input.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

using namespace colock::detail;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t locks_in_a_batch = 3;

colock::node_address node()
{
    colock::node_address made;
    made.host = "server";
    made.user = "johannes";
    made.password = "correct-horse-battery";
    return made;
}

/// The commands of both kinds: a mutex's in front.
std::vector<command> all_commands()
{
    std::vector<command> all;
    auto const owner = std::make_shared<owner_state>();
    for (auto const& key : {std::make_shared<lock_key const>("lock:", "a"),
                            std::make_shared<lock_key const>("lock:", "a", owner)}) {
        for (std::size_t i = 0; i < script_count; ++i) {
            command made{static_cast<script>(i), key, lock_id{boost::uuids::uuid{}}, 10s};
            made.subject = std::make_shared<std::string const>("somebody");
            if (made.of_many())
                made.locks = std::make_shared<std::vector<held_lock> const>(locks_in_a_batch,
                                                                            held_lock{key, {}});
            all.push_back(made);
        }
    }
    return all;
}

bool may_be_native(command const& what)
{
    return what.key->kind == &mutex_kind &&
           (what.which == script::acquire || what.which == script::release);
}

void check_text(std::string const& text)
{
    fuzz::require(text.find("correct-horse-ba") == text.npos, "an error shows the password");
    for (std::string_view rest{text}; !rest.empty(); rest.remove_prefix(printable_length(rest)))
        fuzz::require(printable_length(rest) > 0, "an error has a control character in it");
    // What the library says itself, and 200 bytes of the server's.
    fuzz::require(text.size() < 400, "an error is too long");
}

void check(reply const& told, command const& what, bool native)
{
    bool const answered = told.what == reply::outcome::answer;
    fuzz::require(told.what != reply::outcome::unsent, "an answer to what was not sent");
    fuzz::require(answered != told.error.failed(), "an answer with an error, or an error without");
    if (!answered) {
        fuzz::require(told.more.empty() && told.texts.empty() && told.status == 0,
                      "an error with an answer");
        check_text(told.error.message());
        return;
    }
    fuzz::require(told.status == 0 || told.status == 1, "a status that is neither yes nor no");
    fuzz::require(told.more.size() % 2 == 0, "half a pair");
    fuzz::require(told.more.empty() || (what.of_many() && !native), "pairs for one lock");
    bool const inspected = what.which == script::inspect && !native;
    fuzz::require(told.texts.empty() || (inspected && told.texts.size() == 5), "texts unasked");
    // WRONGTYPE is a plain no; the node that inspects looks whether there are texts.
    for (std::size_t lock = 0; lock < locks_in_a_batch; ++lock)
        (void)told.refusal_of(lock);
}

bool same(reply const& a, reply const& b)
{
    return a.what == b.what && a.status == b.status && a.value == b.value && a.more == b.more &&
           a.texts == b.texts && a.error == b.error && a.again == b.again;
}

/// What a new object makes of the message.
reply reply_to(std::vector<resp_value> const& message, command const& what, bool native,
               colock::node_address const& from)
{
    answer made;
    for (auto const& each : message)
        made.on_value(each, what.which);
    return made.to(what, native, from);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(unsigned char const* data, std::size_t size)
{
    static auto const from = node();
    static auto const commands = all_commands();
    fuzz::input input{data, size};
    auto const choice = input.last_byte();
    auto const& what = commands[choice % commands.size()];
    bool const native = may_be_native(what) && choice >= 128;

    // One part of exactly this size, so that all texts stay until the end.
    auto const bytes = input.rest();
    std::vector<char> const memory{bytes.begin(), bytes.end()};
    reader by;
    by.feed({memory.data(), memory.size()});
    answer gathered;
    std::vector<resp_value> message;
    for (resp_value each; by.next(each) == reader::step::value;) {
        gathered.on_value(each, what.which);
        message.push_back(each);
        if (!each.ends_message)
            continue;
        (void)gathered.says_taken(what);
        (void)gathered.lacks_token(what);
        auto const told = gathered.to(what, native, from);
        check(told, what, native);
        // As the session does. Nothing may be left for the next answer.
        gathered.clear();
        fuzz::require(same(told, reply_to(message, what, native, from)),
                      "an answer depends on the one before");
        message.clear();
    }
    return 0;
}
