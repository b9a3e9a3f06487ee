// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "unit/wire_session.hpp"

#include <algorithm>
#include <map>

// How a session comes by its connections, greets, and loses them.

using namespace session_test;

namespace {

/// What may happen to a session.
enum class happening {
    start,
    open,
    answer,
    garbage,
    closed,
    early,
    late,
    turn,
    execute,
    ask,
    stop,
    leave,
    abandon,
};

void let_happen(happening what, fixture& f)
{
    switch (what) {
    case happening::start:
        f.it.start(f.now);
        break;
    case happening::open:
        f.it.on_open(f.now);
        break;
    case happening::answer:
        f.say("+OK\r\n");
        break;
    case happening::garbage:
        f.say("garbage\r\n");
        break;
    case happening::closed:
        f.it.on_closed("test", f.now);
        break;
    case happening::early:
        f.pass(1ms);
        break;
    case happening::late:
        f.pass(2s);
        break;
    case happening::turn:
        f.it.on_turn(f.now);
        break;
    case happening::execute:
        f.send(make_command(script::acquire));
        break;
    case happening::ask:
        CHECK_FALSE(f.it.hung(f.now));
        break;
    case happening::stop:
        f.it.stop();
        break;
    case happening::leave:
        f.it.leave();
        break;
    case happening::abandon:
        f.it.abandon();
        break;
    }
}

constexpr state all_states[] = {state::idle, state::opening, state::greeting,
                                state::up,   state::pausing, state::stopped};

/// The state that follows.
state after(state before, happening what)
{
    bool const connected = before == state::greeting || before == state::up;
    switch (what) {
    case happening::start:
        return before == state::idle ? state::opening : before;
    case happening::open:
        return before == state::opening ? state::greeting : before;
    case happening::answer: // the first of the greeting, or one to nothing
        return before == state::up ? state::pausing : before;
    case happening::garbage:
        return connected ? state::pausing : before;
    case happening::closed:
        return connected || before == state::opening ? state::pausing : before;
    case happening::late: // for connecting; time to try again
        return before == state::opening || before == state::greeting ? state::pausing
               : before == state::pausing                            ? state::opening
                                                                     : before;
    case happening::stop:
    case happening::leave:
    case happening::abandon:
        return state::stopped;
    default:
        return before;
    }
}

} // namespace

TEST_CASE("session: every event in every state")
{
    for (auto const before : all_states) {
        CAPTURE(static_cast<int>(before));
        for (auto what = happening::start; what <= happening::abandon;
             what = static_cast<happening>(static_cast<int>(what) + 1)) {
            CAPTURE(static_cast<int>(what));
            fixture f;
            f.reach(before);
            let_happen(what, f);
            CHECK(f.it.now_is() == after(before, what));
            // Whatever has happened, a command is answered once, by the end at the latest.
            auto const command = f.acquire();
            f.it.stop();
            CHECK(command->answered());
            CHECK_FALSE(f.it.owes_answers());
            CHECK(f.it.deadline() == clock::time_point::max());
        }
    }
}

TEST_CASE("session: each has a deadline where something has to happen")
{
    for (auto const each : all_states) {
        CAPTURE(static_cast<int>(each));
        fixture f;
        f.reach(each);
        bool const none = each == state::idle || each == state::stopped;
        CHECK((f.it.deadline() == clock::time_point::max()) == none);
        if (each == state::opening || each == state::greeting)
            CHECK(f.it.deadline() == f.now + 2s);
        if (each == state::pausing)
            CHECK(f.it.deadline() == f.now + 5ms);
        if (each == state::up)
            CHECK(f.it.deadline() == f.now + 100s);
    }
}

TEST_CASE("session: the greeting, in parts of any size")
{
    for (std::size_t part : {1u, 2u, 3u, 7u, 64u, 4'096u}) {
        CAPTURE(part);
        fixture f{usual(), 2};
        f.it.start(f.now);
        CHECK(f.it.wants_connection());
        CHECK(f.it.trouble() == colock::error_code{});
        auto const waiting = f.acquire();
        f.it.on_open(f.now);
        auto const asked = f.write();
        CHECK(asked.starts_with("*7\r\n$5\r\nHELLO\r\n$1\r\n3\r\n$4\r\nAUTH\r\n$7\r\ndefault\r\n"
                                "$6\r\nsecret\r\n$7\r\nSETNAME\r\n$6\r\ncolock\r\n"
                                "*2\r\n$6\r\nSELECT\r\n$1\r\n2\r\n"));
        auto const all = f.all_of_greeting();
        for (std::size_t at = 0; at < all.size(); at += part) {
            CHECK(f.it.now_is() == state::greeting);
            CHECK(f.write().empty());
            f.say(std::string_view{all}.substr(at, part));
        }
        CHECK(f.it.now_is() == state::up);
        CHECK(f.it.tracks());
        CHECK(f.told->take() == texts{"event connected", "connected to abc"});
        CHECK_FALSE(waiting->answered());
        CHECK(f.write().find("EVALSHA") != std::string::npos);
        f.say(granted);
        CHECK(waiting->said().value == 7);
    }
}

TEST_CASE("session: user and password are sent whole, also with a NUL in them")
{
    using namespace std::string_literals;
    auto address = fixture::address(0);
    address.user = "al\0ice"s;
    address.password = "sec\0ret"s;
    auto const told = std::make_shared<listener>();
    session it{3, address, usual(), told, [] { return std::uint64_t{0}; }};
    it.start(clock::time_point{1h});
    it.on_open(clock::time_point{1h});
    std::string asked;
    it.take_bytes(asked);
    CHECK(asked.find(bulk("AUTH") + bulk("al\0ice"s) + bulk("sec\0ret"s)) != std::string::npos);
}

TEST_CASE("session: a connection that ends in the middle of the greeting was none")
{
    fixture const example;
    for (std::size_t answered = 0; answered < example.greeting.size(); ++answered) {
        CAPTURE(answered);
        for (std::string const how : {"closed", "garbage", "silence", "half"}) {
            CAPTURE(how);
            fixture f;
            f.it.start(f.now);
            auto const waiting = f.acquire();
            f.it.on_open(f.now);
            for (std::size_t i = 0; i < answered; ++i)
                f.say(f.greeting[i]);
            CHECK(f.it.now_is() == state::greeting);
            if (how == "half")
                f.say(std::string_view{f.greeting[answered]}.substr(0, 2));
            if (how == "closed" || how == "half")
                f.it.on_closed("gone", f.now);
            else if (how == "garbage")
                f.say("$x\r\n");
            else
                f.pass(2s);
            CHECK(f.it.now_is() == state::pausing);
            CHECK(f.told->take() == texts{"event connect_failed"});
            auto const& said = waiting->said();
            CHECK(said.what == reply::outcome::unsent);
            CHECK(said.error == errc::node_unavailable);
            auto const why = how == "garbage"   ? "has sent a length that is none"
                             : how == "silence" ? "no answer within 2000 ms"
                                                : "gone";
            CHECK(said.error.message().find("server:6379: " + std::string{why}) !=
                  std::string::npos);
            // The next attempt begins at the beginning.
            f.pass(1s);
            CHECK(f.it.now_is() == state::opening);
            f.it.on_open(f.now);
            CHECK(f.write().find("HELLO") != std::string::npos);
            f.say(f.all_of_greeting());
            CHECK(f.it.now_is() == state::up);
        }
    }
}

TEST_CASE("session: what is refused for the moment is asked again, whatever it is")
{
    fixture const example;
    for (std::size_t place = 0; place < example.greeting.size(); ++place) {
        CAPTURE(place);
        for (auto const& [error, code] :
             {std::pair{"-BUSY Redis is busy running a script\r\n", errc::server_busy},
              std::pair{"-LOADING Redis is loading\r\n", errc::server_busy},
              std::pair{"-TRYAGAIN later\r\n", errc::server_busy},
              std::pair{"-MASTERDOWN Link with MASTER is down\r\n", errc::server_busy},
              std::pair{"!8\r\nOOM full\r\n", errc::out_of_memory}}) {
            CAPTURE(error);
            fixture f;
            f.it.start(f.now);
            f.it.on_open(f.now);
            for (std::size_t i = 0; i < f.greeting.size(); ++i)
                f.say(i == place ? error : f.greeting[i]);
            CHECK(f.it.now_is() == state::pausing);
            CHECK(f.it.trouble() == code);
            CHECK(f.told->take() == texts{"event connect_failed"});
        }
    }
}

TEST_CASE("session: what is refused for good it does without, but for the login and the database")
{
    fixture const example{usual(), 2};
    for (std::size_t place = 0; place < example.greeting.size(); ++place) {
        CAPTURE(place);
        fixture f{usual(), 2};
        f.it.start(f.now);
        f.it.on_open(f.now);
        for (std::size_t i = 0; i < f.greeting.size(); ++i)
            f.say(i == place ? "-NOPERM secret no permissions\r\n" : f.greeting[i]);
        if (place < f.needed) {
            CHECK(f.it.now_is() == state::pausing);
            CHECK(f.it.trouble() == errc::access_denied);
            CHECK(f.it.trouble().message().find("secret") == std::string::npos);
            // That ends only when somebody changes it: no hurry.
            CHECK(f.it.deadline() == f.now + 500ms);
        } else {
            CHECK(f.it.now_is() == state::up);
            CHECK(f.it.tracks() == (place != f.needed));
        }
    }
}

TEST_CASE("session: what is refused in words that do not tell for how long is asked three times")
{
    fixture const example;
    for (std::size_t place = example.needed; place < example.greeting.size(); ++place) {
        CAPTURE(place);
        fixture f;
        f.it.start(f.now);
        // Only speed depends on the list of commands, and on loaded scripts.
        int const in_vain = place < example.commands ? 2 : 0;
        for (int connection = 0; connection <= in_vain; ++connection) {
            CAPTURE(connection);
            REQUIRE(f.it.now_is() == state::opening);
            f.it.on_open(f.now);
            for (std::size_t i = 0; i < f.greeting.size(); ++i)
                f.say(i == place ? "-MOVED upstream failure\r\n" : f.greeting[i]);
            if (connection == in_vain)
                break;
            CHECK(f.it.now_is() == state::pausing);
            CHECK(f.it.trouble() == errc::server_error);
            CHECK(f.it.trouble().message().find("upstream failure") != std::string::npos);
            f.pass(1s);
        }
        CHECK(f.it.now_is() == state::up);
        CHECK(f.it.tracks() == (place != example.needed));
    }
}

namespace {

constexpr std::string_view odd = "-ERR upstream failure\r\n";

/// It is up without these parts of its greeting, which were refused in odd words.
void greet_without(fixture& f, std::vector<std::size_t> const& parts, std::string_view error = odd)
{
    f.it.start(f.now);
    while (f.it.now_is() == state::opening) {
        f.it.on_open(f.now);
        f.write();
        for (std::size_t i = 0; i < f.greeting.size(); ++i) {
            bool const refuses = std::find(parts.begin(), parts.end(), i) != parts.end();
            f.say(refuses ? error : std::string_view{f.greeting[i]});
        }
        if (f.it.now_is() == state::pausing)
            f.pass(1s);
    }
    REQUIRE(f.it.now_is() == state::up);
    f.told->take();
}

} // namespace

TEST_CASE("session: what was refused in odd words is asked again while the connection lasts")
{
    fixture f;
    auto const tracking = f.needed, info = f.needed + 1;
    greet_without(f, {tracking, info});
    for (int times = 0; times < 3; ++times) {
        CHECK(f.it.deadline() == f.now + 10s);
        f.pass(9'999ms);
        CHECK(f.write() == "");
        f.pass(1ms);
        auto const asked = f.write();
        CHECK(asked.find("TRACKING") < asked.find("INFO"));
        CHECK(asked.find("INFO") != std::string::npos);
        CHECK(asked.find("HELLO") == std::string::npos);
        f.pass(30s); // nor is it asked twice at a time
        CHECK(f.write() == "");
        f.say(odd);
        f.say("-LOADING\r\n");
        f.now += -30s;
        CHECK(f.it.now_is() == state::up);
        CHECK(f.told->take() == texts{});
    }
    f.pass(10s);
    f.write();
    f.say(odd);
    CHECK(f.it.now_is() == state::up);
    f.say(f.greeting[info]);
    REQUIRE(f.it.now_is() == state::opening); // at once
    CHECK(f.told->take() == texts{"event disconnected"});
    CHECK(f.told->last_event.error.message() ==
          "node unavailable: server:6379: is asked anew, since it now answers what it has refused");
    f.it.on_open(f.now);
    CHECK(f.write().find("HELLO") != std::string::npos);
    for (std::size_t i = 0; i < f.greeting.size(); ++i)
        f.say(i == tracking ? odd : f.greeting[i]);
    CHECK(f.it.now_is() == state::up); // what it has said so often is believed still
    CHECK(f.told->take() == texts{"event connected", "connected to abc"});
    CHECK(f.it.deadline() == f.now + 10s);
}

TEST_CASE("session: nobody is refused since what was refused is answered by now")
{
    fixture f;
    greet_without(f, {f.needed + 1});
    auto const first = f.acquire("first");
    f.write();
    f.pass(10s);
    CHECK(f.write().find("INFO") != std::string::npos);
    auto const second = f.acquire("second");
    auto const another = f.acquire("another");
    f.it.on_turn(f.now);
    f.write();
    f.say(granted);
    f.say(f.greeting[f.needed + 1]);
    CHECK(first->answered());
    // Two answers are still to come: what is new waits for the next connection.
    auto stepping = make_command(script::acquire, "third");
    stepping.minting.counter_floor = 7;
    auto const third = f.send(stepping);
    CHECK(f.last == execution::waits);
    f.say(granted);
    CHECK(second->said().error == colock::error_code{});
    f.it.on_turn(f.now);
    CHECK(f.write() == "");
    CHECK(f.it.now_is() == state::up);
    CHECK(third->written == 0);
    f.say(granted);
    CHECK(another->said().error == colock::error_code{});
    REQUIRE(f.it.now_is() == state::opening);
    CHECK(third->replies.empty());
    CHECK(third->written == 1); // its time counts while the connection is made
    auto const fourth = f.acquire("fourth");
    f.it.on_open(f.now);
    f.write();
    f.say(f.all_of_greeting());
    f.it.on_turn(f.now);
    auto const sent = f.write();
    CHECK(sent.find("third") != std::string::npos);
    CHECK(sent.find("fourth") != std::string::npos);
    CHECK(third->written == 2);
    CHECK(sent.find("MULTI") == std::string::npos); // the counter may be another's
    f.say(granted);
    f.say(granted);
    CHECK(third->said().error == colock::error_code{});
    CHECK(fourth->said().error == colock::error_code{});
    f.pass(99s);
    CHECK(f.write() == "");
}

TEST_CASE("session: what waits for the next connection is refused where there is none")
{
    for (bool const hangs : {false, true}) {
        CAPTURE(hangs);
        fixture f;
        greet_without(f, {f.needed + 1});
        f.pass(10s);
        f.write();
        auto const first = f.acquire("first");
        f.write();
        f.say(f.greeting[f.needed + 1]);
        auto const second = f.acquire("second");
        if (hangs) {
            for (int i = 0; i < 20 && !second->answered(); ++i)
                f.pass(500ms);
            CHECK(f.it.now_is() == state::up);
            CHECK(second->said().error == errc::node_unavailable);
            continue;
        }
        f.say(granted);
        CHECK(second->replies.empty());
        REQUIRE(f.it.now_is() == state::opening);
        f.it.on_closed("refused", f.now);
        CHECK(second->said().what == reply::outcome::unsent);
        CHECK(second->said().error == errc::node_unavailable);
    }
}

TEST_CASE("session: a server that answers only when it is asked alone is asked less and less often")
{
    auto options = usual();
    options.health_check_interval = 1h;
    fixture f{options};
    auto const info = f.needed + 1;
    greet_without(f, {info});
    for (auto pause : {10s, 20s, 40s, 80s, 160s, 320s, 600s, 600s}) {
        CAPTURE(pause.count());
        CHECK(f.it.deadline() == f.now + pause);
        f.pass(pause);
        CHECK(f.write().find("INFO") != std::string::npos);
        f.say(f.greeting[info]);
        REQUIRE(f.it.now_is() == state::opening);
        f.it.on_open(f.now);
        f.write();
        for (std::size_t i = 0; i < f.greeting.size(); ++i)
            f.say(i == info ? odd : std::string_view{f.greeting[i]});
        REQUIRE(f.it.now_is() == state::up);
    }
    // Also where the connection ends meanwhile, until a greeting is answered whole.
    f.it.on_closed("cut", f.now);
    f.pass(1s);
    greet_without(f, {info});
    CHECK(f.it.deadline() == f.now + 600s);
    f.connect_again();
    f.it.on_closed("cut", f.now);
    f.pass(1s);
    greet_without(f, {info});
    CHECK(f.it.deadline() == f.now + 10s);
}

TEST_CASE("session: what a server may tell later is told as such")
{
    constexpr std::string_view for_good = "-NOPERM no permissions\r\n";
    constexpr std::string_view not_here = "-ERR unknown command 'INFO'\r\n";
    struct {
        std::size_t part; // behind those that are needed
        std::string_view error;
        bool again, run_id, guard;
    } const cases[] = {
        {0, odd, true, false, true},       {0, for_good, false, false, false},
        {1, odd, true, true, false},       {1, for_good, false, false, false},
        {1, not_here, true, false, false}, {2, odd, true, false, false},
        {9, odd, false, false, false},
    };
    for (auto const& each : cases) {
        CAPTURE(each.part);
        CAPTURE(each.error);
        fixture f;
        greet_without(f, {f.needed + each.part}, each.error);
        CHECK(f.told->known.asked_again == each.again);
        CHECK(f.told->known.run_id_in_doubt == each.run_id);
        CHECK(f.told->known.guard_in_doubt == each.guard);
    }
    // Of the reign; a guard that lacks something for good has no hope in the other.
    for (auto const& [to_tracking, in_doubt] : {std::pair{std::string_view{"+OK\r\n"}, true},
                                                std::pair{odd, true}, std::pair{for_good, false}}) {
        CAPTURE(to_tracking);
        auto options = usual();
        options.guard = colock::restart_guard::automatic;
        fixture f{options};
        f.greeting[f.needed] = to_tracking;
        f.greeting.insert(f.greeting.begin() + static_cast<std::ptrdiff_t>(f.needed) + 3,
                          std::string{odd});
        greet_without(f, {});
        CHECK(f.told->known.guard_in_doubt == in_doubt);
    }
}

TEST_CASE("session: what a user may not do is not asked again, nor what only saves time")
{
    fixture f;
    greet_without(f, {f.needed, f.needed + 1}, "-NOPERM no permissions\r\n");
    f.pass(99s);
    CHECK(f.write() == "");

    fixture g;
    greet_without(g, {g.commands, g.commands + 1});
    g.pass(99s);
    CHECK(g.write() == "");
}

TEST_CASE("session: tracking is on when that is confirmed")
{
    for (std::string const said : {"+PONG\r\n", ":1\r\n", "$2\r\nOK\r\n", "_\r\n"}) {
        CAPTURE(said);
        fixture f;
        greet_without(f, {f.needed}, said);
        CHECK_FALSE(f.it.tracks());
        f.pass(10s);
        CHECK(f.write().find("TRACKING") != std::string::npos);
        f.say(said);
        CHECK(f.it.now_is() == state::up);
        f.pass(10s);
        CHECK(f.write().find("TRACKING") != std::string::npos);
        f.say("+OK\r\n");
        CHECK(f.it.now_is() == state::opening);
    }
}

TEST_CASE("session: a server that says why and closes is quoted")
{
    fixture f;
    f.it.start(f.now);
    f.it.on_open(f.now);
    f.say("-ERR max number of clients reached\r\n");
    f.it.on_closed("End of file", f.now);
    CHECK(f.it.trouble() == errc::server_error);
    CHECK(f.it.trouble().message().find("max number of clients") != std::string::npos);
}

TEST_CASE("session: what the greeting has learnt is told")
{
    fixture f;
    f.greeting[f.needed] = "-NOPERM no tracking\r\n";
    f.greeting[f.needed + 2] = bulk("maxmemory_policy:allkeys-lru\r\n");
    f.it.start(f.now);
    f.it.on_open(f.now);
    f.say(f.all_of_greeting());
    CHECK(f.told->take() == texts{"event connected", "event tracking_refused",
                                  "event eviction_possible", "connected to abc"});
    CHECK_FALSE(f.it.tracks());
    f.it.on_closed("test", f.now);
    CHECK(f.it.tracks()); // what is missed is told by the next connection
}

TEST_CASE("session: of a policy that is longer than any only the beginning is told")
{
    fixture f;
    f.greeting[f.needed + 2] = bulk("maxmemory_policy:" + std::string(100'000, '%') + "\r\n");
    f.it.start(f.now);
    f.it.on_open(f.now);
    f.say(f.all_of_greeting());
    REQUIRE(f.told->last_event.kind == colock::event_kind::eviction_possible);
    auto const text = f.told->last_event.error.message();
    CHECK(std::count(text.begin(), text.end(), '%') == 64);
    CHECK(text.ends_with(", not noeviction"));
}

TEST_CASE("session: a run_id that is longer than any is not kept")
{
    fixture f;
    f.greeting[f.needed + 1] = bulk("run_id:" + std::string(65, 'a') + "\r\n");
    f.it.start(f.now);
    f.it.on_open(f.now);
    f.say(f.all_of_greeting());
    CHECK(f.told->take() == texts{"event connected", "connected to "});
}

TEST_CASE("session: a server that is not the one that is wanted is sent no command")
{
    fixture f;
    f.told->refuses = make_error_code(errc::node_unavailable, "server:6379: is another");
    f.it.start(f.now);
    f.it.on_open(f.now);
    f.write();
    auto const waits = f.acquire();
    f.say(f.all_of_greeting());
    CHECK(f.it.now_is() == state::pausing);
    CHECK(f.told->take() == texts{"event connect_failed"});
    CHECK(waits->said().what == reply::outcome::unsent);
    CHECK(waits->said().error.message().ends_with("server:6379: is another"));
    CHECK(f.write().empty());
    // Another may have the address by now.
    f.told->refuses = {};
    f.pass(10s);
    f.it.on_open(f.now);
    f.write();
    f.say(f.all_of_greeting());
    CHECK(f.it.now_is() == state::up);
    CHECK_FALSE(f.it.trouble());
}

TEST_CASE("session: the time during which the process was busy is none for connecting, once")
{
    fixture f;
    f.it.start(f.now);
    f.it.on_open(f.now);
    f.write();
    f.pass(2s + 500ms);
    CHECK(f.it.now_is() == state::greeting);
    CHECK(f.it.deadline() == f.now + 500ms);
    f.say(f.all_of_greeting()); // it had come meanwhile
    CHECK(f.it.now_is() == state::up);

    fixture twice;
    twice.it.start(twice.now);
    twice.pass(1h);
    CHECK(twice.it.deadline() == twice.now + 2s); // all of its time, and no more
    twice.pass(1h);
    CHECK(twice.it.now_is() == state::pausing);
    CHECK(twice.told->take() == texts{"event connect_failed"});

    fixture in_time;
    in_time.it.start(in_time.now);
    in_time.pass(2s + 10ms);
    CHECK(in_time.it.now_is() == state::pausing);
}

TEST_CASE("session: a server of a Cluster is asked for its id, where that is wanted")
{
    std::string const ours(40, 'c');
    for (auto const& [said, id] : {std::pair{bulk(ours), ours},
                                   {std::string{"-NOPERM no permissions\r\n"}, std::string{}},
                                   {bulk(std::string(65, 'c')), std::string{}}}) {
        CAPTURE(said);
        fixture f;
        f.told->asks_for_ids = true;
        f.greeting.insert(f.greeting.begin() + static_cast<std::ptrdiff_t>(f.commands), said);
        f.it.start(f.now);
        f.it.on_open(f.now);
        CHECK(f.write().find("MYID") != std::string::npos);
        f.say(f.all_of_greeting());
        CHECK(f.it.now_is() == state::up);
        CHECK(f.told->id == id);
    }
    fixture f;
    f.it.start(f.now);
    f.it.on_open(f.now);
    CHECK(f.write().find("MYID") == std::string::npos);
}

TEST_CASE("session: what waited for the connection and is not wanted any more is not sent")
{
    fixture f;
    f.it.start(f.now);
    f.it.on_open(f.now);
    f.write();
    auto const unwanted = f.acquire("unwanted");
    auto const wanted = f.acquire("wanted");
    unwanted->is_wanted = false;
    f.say(f.all_of_greeting());
    CHECK(f.it.now_is() == state::up);
    CHECK(unwanted->said().what == reply::outcome::unsent);
    CHECK(unwanted->said().not_wanted);
    CHECK(wanted->replies.empty());
    CHECK_FALSE(f.it.trouble());
}

TEST_CASE("session: of an uptime that no server can have, the nearest that one can")
{
    using seconds = std::chrono::seconds;
    std::pair<std::string, std::optional<seconds>> const all[] = {
        {"0", 0s},
        {"12", 12s},
        {"100000000", 100'000'000s},
        {"-1", 0s},
        {"-9223372036854775808", 0s},
        {"9223372036854775807", std::chrono::years{100}},
        {"10000000000", std::chrono::years{100}},
        {"9223372036854775808", std::nullopt}, // no number
        {"long", std::nullopt},
    };
    for (auto const& [text, uptime] : all) {
        CAPTURE(text);
        fixture f;
        f.greeting[f.needed + 1] = '=' + bulk("txt:uptime_in_seconds:" + text + "\r\n").substr(1);
        f.reach(state::up);
        CHECK(f.told->uptime == uptime);
    }
}

TEST_CASE("session: the pauses grow, and a connection that has lasted is made again at once")
{
    fixture f;
    f.it.start(f.now);
    // The random number is 0, so each pause is the shortest: half of the longest.
    for (auto const longest : {10ms, 20ms, 40ms, 80ms, 160ms, 320ms, 640ms, 1000ms, 1000ms}) {
        f.it.on_closed("refused", f.now);
        CHECK(f.it.deadline() == f.now + longest / 2);
        auto const before = f.it.attempt();
        f.pass(longest / 2);
        CHECK(f.it.now_is() == state::opening);
        CHECK(f.it.attempt() == before + 1);
    }
    f.it.on_open(f.now);
    f.say(f.all_of_greeting());
    f.pass(900ms);
    f.it.on_closed("lost", f.now);
    CHECK(f.it.now_is() == state::pausing); // it has not lasted for a second

    f.pass(1s);
    f.it.on_open(f.now);
    f.say(f.all_of_greeting());
    f.pass(1s);
    auto const before = f.it.attempt();
    f.it.on_closed("lost", f.now);
    CHECK(f.it.now_is() == state::opening);
    CHECK(f.it.attempt() == before + 1);
    CHECK(f.it.trouble() == errc::node_unavailable);
    f.it.on_closed("refused", f.now);
    CHECK(f.it.deadline() == f.now + 5ms);
}

TEST_CASE("session: without a connection commands wait for the first one, and for an instant retry")
{
    fixture f;
    f.it.start(f.now);
    std::vector<std::shared_ptr<sink>> early(2'000);
    for (auto& each : early)
        each = f.acquire();
    CHECK(f.it.owes_answers());
    f.it.on_closed("refused", f.now);
    for (auto const& each : early)
        CHECK(each->said().error == errc::node_unavailable);
    CHECK(f.acquire()->said().error == errc::node_unavailable);
    f.pass(10ms);
    CHECK(f.acquire()->said().error == errc::node_unavailable); // a later attempt

    f.it.on_open(f.now);
    f.say(f.all_of_greeting());
    f.pass(1s);
    f.it.on_closed("lost", f.now);
    for (int i = 0; i < 1'000; ++i)
        CHECK_FALSE(f.acquire()->answered());
    CHECK(f.acquire()->said().error == errc::node_unavailable);
}

TEST_CASE("session: what has waited for the first connection is not written all at once")
{
    for (bool const stepped : {false, true}) {
        fixture f;
        f.it.start(f.now);
        std::vector<std::shared_ptr<sink>> early(3'000);
        auto what = make_command(script::acquire);
        what.minting.counter_floor = stepped ? 5 : 0;
        for (auto& each : early)
            each = f.send(what);
        f.it.on_open(f.now);
        f.write();
        f.say(f.all_of_greeting());
        auto const in = [](std::string_view bytes, std::string_view word) {
            std::size_t count = 0;
            for (auto at = bytes.find(word); at != bytes.npos; at = bytes.find(word, at + 1))
                ++count;
            return count;
        };
        std::size_t answered = 0;
        for (std::size_t window = 0; answered < early.size(); answered += window) {
            f.it.on_turn(f.now);
            auto const bytes = f.write();
            // What was known of a counter may have been lost before that connection.
            CHECK(in(bytes, "MULTI") == 0);
            window = in(bytes, "EVALSHA");
            REQUIRE(window > 0);
            CHECK(window < early.size() / 2);
            for (std::size_t i = 0; i < window; ++i)
                f.say(granted);
        }
        for (auto const& each : early)
            CHECK(each->said().yes());
    }
}

TEST_CASE("session: a server that answers HELLO by no map is no Redis server")
{
    for (std::string const hello : {"*2\r\n$5\r\nHELLO\r\n$1\r\n3\r\n", "+OK\r\n", "_\r\n"}) {
        CAPTURE(hello);
        fixture f;
        f.reach(state::greeting);
        f.greeting.front() = hello;
        f.say(f.all_of_greeting());
        CHECK(f.it.now_is() == state::pausing);
        CHECK(f.told->take() == texts{"event connect_failed"});
        CHECK(f.it.trouble().message().find("is no Redis server") != std::string::npos);
    }
}

TEST_CASE("session: commands of a turn are written together, a load of them at once")
{
    fixture f;
    f.reach(state::up);
    f.acquire(); // it is alone, so it does not wait
    CHECK_FALSE(f.write().empty());
    for (int load = 0; load < 2; ++load) {
        for (int i = 0; i < 31; ++i)
            f.acquire();
        CHECK(f.write().empty());
        CHECK(f.it.wants_turn());
        f.acquire();
        CHECK_FALSE(f.write().empty());
        CHECK_FALSE(f.it.wants_turn());
    }
    f.acquire();
    CHECK(f.write().empty());
    f.it.on_turn(f.now);
    CHECK_FALSE(f.write().empty());
}

TEST_CASE("session: an idle connection is tried by a PING, and given up when that is not answered")
{
    auto options = usual();
    options.health_check_interval = 1s;
    constexpr std::string_view ping = "*1\r\n$4\r\nPING\r\n";
    for (std::string const said : {"+PONG\r\n", "-BUSY a script\r\n", "$4\r\nPONG\r\n"}) {
        fixture f{options};
        f.reach(state::up);
        f.pass(999ms);
        CHECK(f.write().empty());
        f.pass(1ms);
        CHECK(f.write() == ping);
        CHECK_FALSE(f.it.owes_answers());
        f.pass(999ms);
        f.say(said);
        CHECK(f.it.deadline() == f.now + 1s);
        auto const command = f.acquire();
        f.say(granted);
        CHECK(command->said().value == 7);
        f.pass(1s);
        CHECK(f.write().ends_with(ping));
        f.pass(1s);
        CHECK(f.it.now_is() == state::up); // its bytes may be there
        f.pass(50ms);
        CHECK(f.it.now_is() == state::opening);
        CHECK(f.it.trouble().message() == "node unavailable: server:6379: silent for too long");
    }
}

TEST_CASE("session: the bytes of one message keep a connection for ten seconds, and no longer")
{
    auto options = usual();
    options.health_check_interval = 1s;
    fixture f{options};
    f.reach(state::up);
    auto const command = f.acquire();
    f.write();
    f.say("*2\r\n:1\r\n:");
    auto const begun = f.now;
    while (f.it.now_is() == state::up) {
        REQUIRE(f.now < begun + 14s);
        f.say("1");
        f.pass(900ms); // it is slow, but steady
    }
    CHECK(f.now > begun + 10s);
    CHECK(f.it.trouble().message() == "node unavailable: server:6379: silent for too long");
    CHECK(command->said().what == reply::outcome::lost);
}

TEST_CASE("session: who tells news and answers nothing is given up, but not while it owes nothing")
{
    auto options = usual();
    options.health_check_interval = 1s;
    for (bool const owes : {false, true}) {
        CAPTURE(owes);
        fixture f{options};
        f.reach(state::up);
        auto const command = owes ? f.acquire() : nullptr;
        f.write();
        auto const begun = f.now;
        while (f.it.now_is() == state::up && f.now < begun + 60s) {
            f.say(">2\r\n+invalidate\r\n*1\r\n$3\r\nkey\r\n");
            f.pass(900ms);
        }
        CHECK((f.it.now_is() == state::up) == !owes);
        CHECK(f.now <= begun + (owes ? 16s : 61s));
        if (owes)
            CHECK(command->said().what == reply::outcome::lost);
    }
}

TEST_CASE("session: who tells news and answers no PING is given up")
{
    auto options = usual();
    options.health_check_interval = 1s;
    fixture f{options};
    f.reach(state::up);
    auto const begun = f.now;
    while (f.it.now_is() == state::up && f.now < begun + 60s) {
        f.pass(1'500ms);
        f.write();
        f.say(">2\r\n+invalidate\r\n*1\r\n$3\r\nkey\r\n");
    }
    CHECK(f.it.now_is() != state::up);
    CHECK(f.now <= begun + 16s);
}

TEST_CASE("session: a change is told that was left to an answer, where that is an error")
{
    for (bool const is_error : {false, true}) {
        fixture f;
        f.reach(state::up);
        auto const extending = f.send(make_command(script::extend));
        f.write();
        f.say(">2\r\n+invalidate\r\n*1\r\n$3\r\nkey\r\n");
        CHECK(f.told->take() == texts{});
        f.say(is_error ? "-NOREPLICAS Not enough good replicas to write.\r\n"
                       : std::string{"*2\r\n:0\r\n:-2\r\n"});
        CHECK(extending->answered());
        CHECK(f.told->take() == (is_error ? texts{"changed key"} : texts{}));
    }
}

TEST_CASE("session: what is stopped by an answer is not given up as silent as well")
{
    auto options = usual();
    options.health_check_interval = 1s;
    fixture f{options};
    f.reach(state::up);
    do {
        f.acquire();
        f.it.on_turn(f.now);
        f.write();
    } while (f.last != execution::waits);
    auto const waiting = f.acquire();
    waiting->then = [&] { f.it.stop(); };
    f.pass(1s); // it is tried by a PING
    f.pass(1s);
    CHECK_FALSE(f.it.hung(f.now));
    f.pass(50ms); // now it hangs, and has been silent for too long
    CHECK(waiting->answered());
    CHECK(f.it.now_is() == state::stopped);
    CHECK(f.told->take() == texts{});
}

TEST_CASE("session: a PING that is answered by what answers a command ends the connection")
{
    for (std::string const said :
         {"+OK\r\n", ":1\r\n", "_\r\n", "*2\r\n:1\r\n:7\r\n", "$4\r\nPING\r\n"}) {
        CAPTURE(said);
        auto options = usual();
        options.health_check_interval = 1s;
        fixture f{options};
        f.reach(state::up);
        f.pass(1s);
        auto const command = f.acquire();
        f.it.on_turn(f.now);
        f.write();
        f.say(said + std::string{granted});
        CHECK(f.it.now_is() != state::up);
        CHECK(command->said().what == reply::outcome::lost);
        CHECK(command->said().error.message().find("PING") != std::string::npos);
    }
}

TEST_CASE("session: a PING among commands takes no answer of theirs")
{
    auto options = usual();
    options.health_check_interval = 1s;
    fixture f{options};
    f.reach(state::up);
    auto const first = f.acquire();
    f.pass(1s);
    auto const second = f.acquire();
    f.it.on_turn(f.now);
    auto const written = f.write();
    CHECK(written.find("PING") < written.rfind("EVALSHA"));
    f.say(std::string{granted} + "+PONG\r\n*2\r\n:0\r\n:9\r\n");
    CHECK(first->said().value == 7);
    CHECK(second->said().value == 9);
}

TEST_CASE("session: whatever is malformed ends the connection, with an error that names it")
{
    for (auto const& [bytes, why] : std::vector<std::pair<std::string, std::string>>{
             {"HTTP/1.1 400 Bad Request\r\n", "a value of no type of RESP3"},
             {"$?\r\n", "a streamed value"},
             {"$\r\n", "a length that is none"},
             {"*1000000000\r\n", "an answer of too many elements"},
             {"$1000000000\r\n", "an answer that is too long"},
             {"*1\r\n>1\r\n", "a push inside of an answer"},
             {std::string(100'000, '+'), "an answer that is too long"},
         }) {
        CAPTURE(bytes.substr(0, 20));
        fixture f;
        f.reach(state::up);
        auto const sent = f.acquire();
        f.write();
        f.say(bytes);
        CHECK(f.it.now_is() == state::pausing);
        CHECK(f.told->take() == texts{"event disconnected"});
        CHECK(sent->said().what == reply::outcome::lost);
        CHECK(sent->said().error == errc::node_unavailable);
        CHECK(sent->said().error.message().find("server:6379: has sent " + why) !=
              std::string::npos);
    }
    fixture f;
    f.reach(state::up);
    f.say("+OK\r\n");
    CHECK(f.it.trouble().message().find("has sent an answer to nothing") != std::string::npos);
}

TEST_CASE("session: what is stopped answers everything, and is silent from then on")
{
    fixture f;
    f.reach(state::up);
    auto const written = f.acquire();
    f.write();
    auto const gathered = f.acquire();
    f.it.stop();
    CHECK(written->said().what == reply::outcome::lost);
    CHECK(gathered->said().what == reply::outcome::unsent);
    CHECK(gathered->said().error == errc::client_closed);
    CHECK(f.acquire()->said().error == errc::client_closed);
    CHECK(f.told->take().empty());
    CHECK_FALSE(f.it.wants_turn());
    CHECK(f.write().empty());
}

TEST_CASE("session: in a child process, nothing is told to the listener, which is the parent's")
{
    fixture f;
    f.reach(state::up);
    auto const written = f.acquire();
    f.write();
    f.it.leave();
    CHECK(written->answered());
    CHECK(f.told->take().empty());
    CHECK(f.told->sent == 1);
}

TEST_CASE("session: what is abandoned answers nothing")
{
    for (auto const each : {state::idle, state::opening, state::up}) {
        fixture f;
        f.reach(each);
        auto const first = f.acquire();
        auto const second = f.acquire();
        f.it.abandon();
        CHECK(first->replies.empty());
        CHECK(second->replies.empty());
        CHECK(first.use_count() == 1);
        CHECK_FALSE(f.it.owes_answers());
    }
}
