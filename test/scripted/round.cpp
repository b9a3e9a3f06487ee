// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/round.hpp"

#include "scripted/stage/probe.hpp"

using namespace scripted;

TEST_CASE("a round asks every vote, once")
{
    round_bench test{3};
    test.start();
    for (std::size_t i = 0; i < 3; ++i)
        CHECK(test[i].open().size() == 1);
    CHECK(test.it->sent() == test.now());
    CHECK_FALSE(test.it->decided());
    CHECK(test.it->verdict() == verdict::open);
}

TEST_CASE("a round is decided by the answer that makes it certain, not before")
{
    struct line {
        std::string_view answers; ///< In the order of the votes; the last of them decides.
        std::size_t votes;
        verdict expected;
    };
    for (auto const& [answers, votes, expected] : {
             line{"y", 1, verdict::won},        line{"n", 1, verdict::refused},
             line{"e", 1, verdict::unknown},    line{"l", 1, verdict::unknown},
             line{"u", 1, verdict::unknown},    line{"yy", 3, verdict::won},
             line{"nn", 3, verdict::refused},   line{"yny", 3, verdict::won},
             line{"ynn", 3, verdict::refused},  line{"el", 3, verdict::unknown},
             line{"uyn", 3, verdict::unknown},  line{"ll", 3, verdict::unknown},
             line{"nyl", 3, verdict::unknown},  line{"yyy", 5, verdict::won},
             line{"nnn", 5, verdict::refused},  line{"elu", 5, verdict::unknown},
             line{"elyy", 5, verdict::open},    line{"elyyy", 5, verdict::won},
             line{"elyn", 5, verdict::unknown},
         }) {
        CAPTURE(answers);
        CAPTURE(votes);
        round_bench test{votes};
        test.start();
        for (std::size_t i = 0; i < answers.size(); ++i) {
            CHECK_FALSE(test.it->decided());
            test[i].say(by_letter(answers[i]));
        }
        CHECK(test.it->decided() == (expected != verdict::open));
        CHECK(test.it->verdict() == expected);
        CHECK(test.it->decisions == (expected != verdict::open));
    }
}

TEST_CASE("answers that come after the decision are looked at, and change nothing")
{
    for (char const late : {'y', 'n', 'e', 'l', 'u'}) {
        CAPTURE(late);
        round_bench test{3};
        test.start();
        test.say({yes(), yes()});
        CHECK(test.it->completions == 0);
        CHECK(test.it->settled.empty());
        test[2].say(by_letter(late));
        CHECK(test.it->verdict() == verdict::won);
        CHECK(test.it->decisions == 1);
        CHECK(test.it->settled == std::vector<std::size_t>{2});
        CHECK(test.it->completions == 1);
    }
}

TEST_CASE("a round can look at all answers that there are")
{
    round_bench test{5};
    test.it->looks_at_all = true;
    test.start();
    for (auto const node : {4u, 1u, 3u})
        test[node].say(yes());
    CHECK(test.it->settled == std::vector<std::size_t>{1, 3, 4});
    test[0].say(no());
    CHECK(test.it->settled == std::vector<std::size_t>{1, 3, 4, 0});
}

TEST_CASE("a client is not done before the last answer of its rounds")
{
    round_bench test{3};
    CHECK(test.idle());
    test.start();
    test.say({yes(), yes()});
    CHECK_FALSE(test.idle());
    CHECK(test.engine->ends == 0);
    test[2].say(lost());
    CHECK(test.idle());
    CHECK(test.engine->ends == 1);
}

TEST_CASE("before the time is over a silent vote has not answered yet")
{
    round_bench test{1};
    test.start();
    CHECK(test.it->trouble().message().find("vote0:6379: no answer yet") != std::string::npos);
    test[0].say(yes());
    CHECK_FALSE(test.it->trouble());
}

TEST_CASE("the trouble is the error of the only vote")
{
    round_bench test{1};
    test.start();
    test[0].say(error(errc::out_of_memory));
    CHECK(test.it->trouble() == errc::out_of_memory);
}

TEST_CASE("the trouble is permanent only where no quorum can be had without those votes")
{
    struct line {
        std::size_t denied;
        errc expected;
    };
    for (auto const& [denied, expected] :
         {line{1, errc::no_quorum}, line{2, errc::access_denied}, line{3, errc::access_denied}}) {
        CAPTURE(denied);
        round_bench test{3};
        test.start();
        for (std::size_t i = 0; i < 3; ++i)
            test[i].say(i < denied ? error(errc::access_denied) : lost());
        CHECK(test.it->verdict() == verdict::unknown);
        CHECK(test.it->trouble() == expected);
    }
}

TEST_CASE("a vote that is not asked counts as unknown")
{
    round_bench test{3};
    test.it->not_asked = 1;
    test.start();
    CHECK(test[1].open().empty());
    test[0].say(yes());
    CHECK_FALSE(test.it->decided());
    test[2].say(no());
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.it->known_without() == 0b110);
    CHECK(test.idle());
}

TEST_CASE("a yes that does not count may have set the key nevertheless")
{
    round_bench test{3};
    test.it->not_counted = 1;
    test.start();
    test.say({yes(), yes()});
    CHECK_FALSE(test.it->decided());
    CHECK(test.it->said_yes() == 0b011);
    CHECK(test.it->counted() == 0b001);
    CHECK(test.it->known_without() == 0);
    test[2].say(no());
    CHECK(test.it->verdict() == verdict::unknown);
}

TEST_CASE("a no counts also where a yes would not")
{
    round_bench test{1};
    test.it->not_counted = 0;
    test.start();
    test[0].say(no());
    CHECK(test.it->verdict() == verdict::refused);
}

TEST_CASE("a vote is known to be without the key where the command certainly did nothing")
{
    struct line {
        char answer;
        bool grants, counts, known_without;
    };
    for (auto const& [answer, grants, counts, known_without] : {
             line{'y', true, true, false}, line{'n', false, true, true},
             line{'e', false, false, true}, line{'u', false, false, true},
             line{'l', false, false, false}, // it may have run, or may yet
         }) {
        CAPTURE(answer);
        round_bench test{5};
        test.start();
        test[2].say(by_letter(answer));
        CHECK(test.it->said_yes() == (grants ? 0b100 : 0));
        CHECK(test.it->counted() == (counts ? 0b100 : 0));
        CHECK(test.it->known_without() == (known_without ? 0b100 : 0));
    }
}

TEST_CASE("errors matter where there might be a quorum but for them")
{
    struct line {
        std::string_view answers;
        bool timed_out;
        bool matter;
    };
    for (auto const& [answers, timed_out, matter] : {
             line{"ee", false, true},
             line{"eu", false, true},
             line{"une", false, false},
             line{"eny", false, true},
             line{"uu", false, false},
             line{"e", true, false},
             line{"ey", true, true},
             line{"yy", false, false},
             line{"nn", false, false},
             line{"unn", false, false},
         }) {
        CAPTURE(answers);
        round_bench test{3};
        test.start();
        for (std::size_t i = 0; i < answers.size(); ++i)
            test[i].say(by_letter(answers[i]));
        if (timed_out)
            test.pass(1s);
        CHECK(test.it->decided());
        CHECK(test.it->refused_by_errors() == matter);
    }
}

TEST_CASE("a server that cannot be asked since it is busy refuses by an error")
{
    for (auto const why : {errc::server_busy, errc::server_error, errc::node_unavailable,
                           errc::client_closed, errc::access_denied}) {
        CAPTURE(why);
        auto answer = unsent();
        answer.error = colock::make_error_code(why);
        round_bench test{1};
        test.start();
        test[0].say(answer);
        CHECK(test.it->refused_by_errors() ==
              (why == errc::server_busy || why == errc::server_error));
    }
}

TEST_CASE("a round of votes that cannot be asked is undecided at once")
{
    round_bench test{3};
    test[0].disconnect();
    test[1].disconnect();
    test.start();
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.it->decisions == 1);
    test[2].say(yes());
    CHECK(test.idle());
}

TEST_CASE("a client that is gone hears of no answer")
{
    round_bench test{1};
    test.start();
    test.engine->has_been_abandoned();
    test[0].say(yes());
    CHECK_FALSE(test.it->decided());
    CHECK(test.it->completions == 0);
}

TEST_CASE("in a child of fork the answers are the parent's, and whoever waits is told")
{
    round_bench test{3};
    test.start();
    test[0].say(yes());
    test.engine->leave_engine_to_parent();
    test[1].leave_to_parent();
    test[2].leave_to_parent();
    CHECK_FALSE(test.it->decided());
    CHECK(test.it->left_to_parent == 2);
    CHECK(test.it->known_without() == 0);
    CHECK(test.it->settled.empty());
}

TEST_CASE("in a child of fork nobody hears of what was told before")
{
    for (bool const forked : {false, true}) {
        bench test{1};
        test.engine->emit(colock::event_kind::lease_lost, "a", errc::lease_lost);
        if (forked)
            test.engine->leave_engine_to_parent();
        test.run();
        CHECK(test.events.empty() == forked);
    }
}

TEST_CASE("what a vote says is in the report")
{
    round_bench test{3};
    test.start();
    test.pass(5ms);
    test[1].say(error(errc::out_of_memory));
    auto const reports = test.engine->votes().reports();
    CHECK(reports[1].error == errc::out_of_memory);
    CHECK(reports[1].latency == 5ms);
    CHECK_FALSE(reports[0].error);
}

TEST_CASE("that a vote counts again is in the report with its next answer")
{
    round_bench test{3};
    auto& votes = test.engine->votes();
    votes.note_ttl(10s);
    votes.on_connected(0, {"before", {}});
    votes.on_connected(0, {"after", {}});
    CHECK_FALSE(votes.counts(0));
    CHECK_FALSE(votes.reports()[0].counted);
    test.pass(10s);
    CHECK(votes.counts(0));
    test.start();
    test[0].say(yes());
    CHECK(votes.reports()[0].counted);
}

TEST_CASE("a vote that was connected to too late to be asked is reported as well")
{
    for (bool const at_fault : {false, true}) {
        round_bench test{3};
        test.start();
        test.say({yes(), yes()});
        auto late = unsent();
        late.not_wanted = !at_fault;
        test[2].say(late);
        CHECK(test.it->completions == 1);
        CHECK(!!test.engine->votes().reports()[2].error == at_fault);
    }
}
