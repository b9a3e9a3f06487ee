// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/round.hpp"

#include "scripted/stage/bench.hpp"

using namespace scripted;
using colock::detail::tally;
using verdict = tally::verdict;

namespace {

/// A round that writes down what it is told.
class probe final : public detail::round {
public:
    explicit probe(bench& on) : round{on.engine, {detail::script::check, on.key, {}, 10s}} {}

    error_code excuse(std::size_t node) const override
    {
        return node == excused ? make_error_code(errc::node_unavailable) : error_code{};
    }
    error_code doubt_about(std::size_t node) const override
    {
        return node == doubted ? make_error_code(errc::node_unavailable) : error_code{};
    }
    void on_decided() override
    {
        ++decisions;
        if (settles)
            settle();
    }
    void on_settled(std::size_t node, reply const&) override { settled.push_back(node); }
    void on_complete() override { ++completions; }
    void on_left_to_parent() override { ++left_to_parent; }

    using round::counted;
    using round::grants;
    using round::known_without;

    std::size_t excused = 99;
    std::size_t doubted = 99;
    bool settles = false;
    int decisions = 0;
    int completions = 0;
    int left_to_parent = 0;
    std::vector<std::size_t> settled;
};

struct fixture : bench {
    explicit fixture(std::size_t votes) : bench{votes}, it{std::make_shared<probe>(*this)} {}

    void start()
    {
        with([this] { it->start(); });
    }

    std::shared_ptr<probe> it;
};

/// An answer by a letter: yes, no, error, lost, unsent.
reply by_letter(char which)
{
    switch (which) {
    case 'y':
        return yes();
    case 'n':
        return no();
    case 'e':
        return error(errc::out_of_memory);
    case 'l':
        return lost();
    default:
        return unsent();
    }
}

} // namespace

TEST_CASE("a round asks every vote, once")
{
    fixture test{3};
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
        fixture test{votes};
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
        fixture test{3};
        test.start();
        test[0].say(yes());
        test[1].say(yes());
        CHECK(test.it->completions == 0);
        CHECK(test.it->settled.empty());
        test[2].say(by_letter(late));
        CHECK(test.it->verdict() == verdict::won);
        CHECK(test.it->decisions == 1);
        CHECK(test.it->settled == std::vector<std::size_t>{2});
        CHECK(test.it->completions == 1);
    }
}

TEST_CASE("a round that settles looks at all answers that there are")
{
    fixture test{5};
    test.it->settles = true;
    test.start();
    for (auto const node : {4u, 1u, 3u})
        test[node].say(yes());
    CHECK(test.it->settled == std::vector<std::size_t>{1, 3, 4});
    test[0].say(no());
    CHECK(test.it->settled == std::vector<std::size_t>{1, 3, 4, 0});
}

TEST_CASE("a client is not done before the last answer of its rounds")
{
    fixture test{3};
    CHECK(test.idle());
    test.start();
    test[0].say(yes());
    test[1].say(yes());
    CHECK_FALSE(test.idle());
    CHECK(test.engine->ends == 0);
    test[2].say(lost());
    CHECK(test.idle());
    CHECK(test.engine->ends == 1);
}

TEST_CASE("a round is undecided when the time for answers is over")
{
    fixture test{3};
    test.start();
    test[0].say(yes());
    test.pass(1s - 1ns); // ttl / 10
    CHECK_FALSE(test.it->decided());
    test.pass(1ns);
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.it->trouble() == errc::no_quorum);
    CHECK(
        test.it->trouble().message() ==
        "too few nodes answered: vote0:6379: yes; node unavailable: vote1:6379: no answer in time; "
        "node unavailable: vote2:6379: no answer in time");
    // Late ones are looked at, and it stays undecided.
    test[1].say(yes());
    test[2].say(yes());
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.it->settled == std::vector<std::size_t>{1, 2});
    CHECK(test.idle());
}

TEST_CASE("time does nothing to a round that is decided")
{
    fixture test{3};
    test.start();
    test[0].say(no());
    test[1].say(no());
    test.pass(1h);
    CHECK(test.it->verdict() == verdict::refused);
    CHECK(test.it->decisions == 1);
    test[2].say(no());
}

TEST_CASE("before the time is over a silent vote has not answered yet")
{
    fixture test{1};
    test.start();
    CHECK(test.it->trouble().message().find("vote0:6379: no answer yet") != std::string::npos);
    test[0].say(yes());
    CHECK_FALSE(test.it->trouble());
}

TEST_CASE("the trouble is the error of the only vote")
{
    fixture test{1};
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
        fixture test{3};
        test.start();
        for (std::size_t i = 0; i < 3; ++i)
            test[i].say(i < denied ? error(errc::access_denied) : lost());
        CHECK(test.it->verdict() == verdict::unknown);
        CHECK(test.it->trouble() == expected);
    }
}

TEST_CASE("a vote that is excused is not asked, and counts as unknown")
{
    fixture test{3};
    test.it->excused = 1;
    test.start();
    CHECK(test[1].open().empty());
    test[0].say(yes());
    CHECK_FALSE(test.it->decided());
    test[2].say(no());
    CHECK(test.it->verdict() == verdict::unknown);
    CHECK(test.it->known_without() == 0b110);
    CHECK(test.idle());
}

TEST_CASE("a yes that is doubted does not count, but may have set the key")
{
    fixture test{3};
    test.it->doubted = 1;
    test.start();
    test[0].say(yes());
    test[1].say(yes());
    CHECK_FALSE(test.it->decided());
    CHECK(test.it->grants() == 0b011);
    CHECK(test.it->counted() == 0b001);
    CHECK(test.it->known_without() == 0);
    test[2].say(no());
    CHECK(test.it->verdict() == verdict::unknown);
}

TEST_CASE("a no is believed also where a yes would be doubted")
{
    fixture test{1};
    test.it->doubted = 0;
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
        fixture test{5};
        test.start();
        test[2].say(by_letter(answer));
        CHECK(test.it->grants() == (grants ? 0b100 : 0));
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
        fixture test{3};
        test.start();
        for (std::size_t i = 0; i < answers.size(); ++i)
            test[i].say(by_letter(answers[i]));
        if (timed_out)
            test.pass(1s);
        CHECK(test.it->decided());
        CHECK(test.it->refused_by_errors() == matter);
    }
}

TEST_CASE("a command that waits for its turn has all of its time from when it is written")
{
    fixture test{1};
    test[0].be_busy();
    test.start();
    test.pass(30s);
    CHECK_FALSE(test.it->decided());
    test[0].write_all();
    CHECK(test.it->sent() == test.now());
    test.pass(1s - 1ns);
    CHECK_FALSE(test.it->decided());
    test.pass(1ns);
    CHECK(test.it->verdict() == verdict::unknown);
}

TEST_CASE("validity counts from the first command that is written")
{
    fixture test{3};
    for (std::size_t i = 0; i < 3; ++i)
        test[i].be_busy();
    test.start();
    auto const begin = test.now();
    CHECK(test.it->sent() == begin);
    test.pass(10ms);
    test[1].write_all();
    CHECK(test.it->sent() == begin + 10ms);
    test.pass(10ms);
    test[0].write_all();
    CHECK(test.it->sent() == begin + 10ms);
}

TEST_CASE("validity counts from the start where one command is written at once")
{
    fixture test{3};
    test[0].be_busy();
    test[1].be_busy();
    test.start();
    auto const begin = test.now();
    test.pass(10ms);
    test[0].write_all();
    test[1].write_all();
    CHECK(test.it->sent() == begin);
}

TEST_CASE("a vote that hangs is not waited for to take its command")
{
    fixture test{3};
    test[0].be_busy();
    test[1].be_busy();
    test.start();
    test[2].say(yes());
    test[0].hang();
    test.pass(1s);
    CHECK_FALSE(test.it->decided()); // vote1 is busy
    test[1].hang();
    test.pass(1s);
    CHECK(test.it->verdict() == verdict::unknown);
}

TEST_CASE("a vote that has answered is not waited for again")
{
    fixture test{3};
    test[0].be_busy();
    test.start();
    test[0].say(unsent()); // without ever being written
    test.pass(1s);
    CHECK(test.it->verdict() == verdict::unknown);
}

TEST_CASE("a command that is written after the decision starts no clock")
{
    fixture test{3};
    test[2].be_busy();
    test.start();
    test[0].say(yes());
    test[1].say(yes());
    test[2].write_all();
    CHECK_FALSE(test.it->scheduled());
    test[2].say(yes());
    CHECK(test.it->decisions == 1);
}

TEST_CASE("a round of votes that cannot be asked is undecided at once")
{
    fixture test{3};
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
    fixture test{1};
    test.start();
    test.engine->has_been_abandoned();
    test[0].say(yes());
    CHECK_FALSE(test.it->decided());
    CHECK(test.it->completions == 0);
}

TEST_CASE("in a child of fork the answers are the parent's, and whoever waits is told")
{
    fixture test{3};
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

TEST_CASE("what a vote says is in the report")
{
    fixture test{3};
    test.start();
    test.pass(5ms);
    test[1].say(error(errc::out_of_memory));
    auto const reports = test.engine->votes().reports();
    CHECK(reports[1].error == errc::out_of_memory);
    CHECK(reports[1].latency == 5ms);
    CHECK_FALSE(reports[0].error);
}
