// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/votes.hpp"

#include <doctest/doctest.h>
#include <string>

using namespace std::chrono_literals;
using namespace colock::detail;
using colock::errc;
using colock::event_kind;
using colock::restart_guard;

namespace {

/// A node without a server, which says what the test wants.
class scripted_node final : public node {
public:
    explicit scripted_node(std::string label) : label_{std::move(label)} {}

    void start() override {}
    void stop() override {}
    void abandon() override {}
    void leave_to_parent() override {}
    execution execute(command const&, std::shared_ptr<reply_sink>) override
    {
        return execution::under_way;
    }
    bool hung() override { return false; }
    bool tracks() const override { return tracking; }
    colock::error_code trouble() const override { return down; }
    bool owes_answers() const override { return false; }
    std::string const& label() const override { return label_; }

    bool tracking = true;
    colock::error_code down;

private:
    std::string label_;
};

struct fixture {
    std::vector<std::shared_ptr<scripted_node>> nodes;
    votes all;

    explicit fixture(std::size_t count, restart_guard guard = restart_guard::run_id)
        : all{guard, 0ms}
    {
        for (std::size_t i = 0; i < count; ++i) {
            colock::node_address address;
            address.port = static_cast<std::uint16_t>(i + 1);
            nodes.push_back(std::make_shared<scripted_node>(address.label()));
            all.add(address, nodes.back());
        }
        all.note_ttl(1h);
    }

    /// Connects a node. Returns the kinds of the events that are told.
    std::vector<event_kind> connect(std::size_t which, std::string run_id,
                                    std::optional<std::chrono::seconds> uptime = {})
    {
        std::vector<event_kind> told;
        for (auto const& each : all.on_connected(which, {std::move(run_id), uptime}))
            told.push_back(each.kind);
        return told;
    }
};

using kinds = std::vector<event_kind>;

} // namespace

TEST_CASE("votes: a quorum is more than half of those that were given")
{
    for (auto const& [count, quorum] : {std::pair{1, 1}, {2, 2}, {3, 2}, {4, 3}, {5, 3}}) {
        fixture some{static_cast<std::size_t>(count)};
        CHECK(some.all.quorum() == static_cast<std::size_t>(quorum));
    }
}

TEST_CASE("votes: without a quorum each node is named with its trouble")
{
    fixture three{3};
    CHECK_FALSE(three.all.missing_quorum());
    three.nodes[0]->down = colock::make_error_code(errc::node_unavailable, "the first: away");
    CHECK_FALSE(three.all.missing_quorum());
    three.nodes[2]->down = colock::make_error_code(errc::node_unavailable, "the third: away");
    auto const missing = three.all.missing_quorum();
    CHECK(missing == errc::no_quorum);
    CHECK(missing.message().find("the first: away") != std::string::npos);
    CHECK(missing.message().find(three.nodes[1]->label() + ": up") != std::string::npos);
    CHECK(missing.message().find("the third: away") != std::string::npos);

    fixture one{1};
    one.nodes[0]->down = colock::make_error_code(errc::node_unavailable, "away");
    CHECK(one.all.missing_quorum() == errc::node_unavailable);
}

TEST_CASE("votes: a server that has restarted does not count until the longest ttl has passed")
{
    fixture three{3};
    CHECK(three.connect(0, "a") == kinds{});
    CHECK(three.connect(0, "a") == kinds{});
    CHECK_FALSE(three.all.not_counted(0));
    CHECK(three.connect(0, "b") == kinds{event_kind::server_restarted, event_kind::not_counted});
    CHECK(three.all.not_counted(0) == errc::node_unavailable);
    CHECK_FALSE(three.all.reports()[0].counted);
    CHECK_FALSE(three.all.not_counted(1));

    // One alone counts: nobody else would remember.
    fixture one{1};
    one.connect(0, "a");
    CHECK(one.connect(0, "b") == kinds{event_kind::server_restarted});
    CHECK_FALSE(one.all.not_counted(0));
}

TEST_CASE("votes: a server that does not tell its run_id any more, or now does, may be another")
{
    auto const may_have_restarted = kinds{event_kind::server_restarted, event_kind::not_counted};
    fixture three{3};
    CHECK(three.connect(0, "a") == kinds{});
    CHECK(three.connect(0, "") == may_have_restarted);
    CHECK(three.all.not_counted(0) == errc::node_unavailable);
    CHECK(three.connect(0, "") == may_have_restarted);
    // It was the first all the time, but is not counted until then.
    CHECK(three.connect(0, "a") == kinds{event_kind::not_counted});
    CHECK(three.connect(1, "") == kinds{});
    CHECK_FALSE(three.all.not_counted(1));
    CHECK(three.connect(1, "") == kinds{}); // nothing is known of one that never tells
    CHECK(three.connect(1, "b") == may_have_restarted);
}

TEST_CASE("votes: the guard says what is known of restarts")
{
    fixture off{3, restart_guard::off};
    off.connect(0, "a");
    CHECK(off.connect(0, "b") == kinds{event_kind::server_restarted});
    CHECK_FALSE(off.all.not_counted(0));

    // By its uptime also where it is the first connection.
    fixture uptime{3, restart_guard::uptime};
    CHECK(uptime.connect(0, "a", 5s) == kinds{event_kind::not_counted});
    CHECK(uptime.connect(1, "b", 2h) == kinds{});
    CHECK(uptime.all.not_counted(0));
    CHECK_FALSE(uptime.all.not_counted(1));

    CHECK(uptime.connect(2, "c") == kinds{event_kind::not_counted}); // it does not tell

    // A replica that has taken over may have been up for long, and so have the other servers of its
    // group, which may connect after it.
    colock::detail::server_info told{.run_id = "replica", .uptime = 2h, .restarted = true};
    uptime.all.on_connected(1, told);
    CHECK(uptime.all.not_counted(1));
    told.restarted = false;
    uptime.all.on_connected(1, told);
    CHECK(uptime.all.not_counted(1));
}

TEST_CASE("votes: a server that is reached under two addresses has one vote")
{
    fixture three{3};
    three.connect(1, "a");
    CHECK_FALSE(three.all.twin(1));
    // The one that was given first keeps it, whichever connects first.
    CHECK(three.connect(0, "a") == kinds{event_kind::not_counted});
    CHECK_FALSE(three.all.twin(0));
    CHECK(three.all.twin(1) == errc::invalid_argument);
    CHECK(three.all.not_counted(1) == errc::invalid_argument);
    // It goes to another server.
    CHECK(three.connect(1, "b") == kinds{event_kind::server_restarted, event_kind::not_counted});
    CHECK_FALSE(three.all.twin(1));
    // A server that does not tell its run_id is nobody's twin.
    CHECK(three.connect(2, "") == kinds{});
    CHECK_FALSE(three.all.twin(2));
}

TEST_CASE("votes: an answer is waited for by the ttl, or as was asked for")
{
    votes by_ttl{restart_guard::off, 0ms};
    CHECK(by_ttl.node_timeout(20ms) == 5ms);
    CHECK(by_ttl.node_timeout(1s) == 100ms);
    CHECK(by_ttl.node_timeout(1min) == 1s);
    votes fixed{restart_guard::off, 30ms};
    CHECK(fixed.node_timeout(1min) == 30ms);
}

TEST_CASE("votes: the round trip falls at once and grows slowly")
{
    fixture one{1};
    one.all.round_took(100us);
    CHECK(one.all.round_trip() == 100us);
    one.all.round_took(10ms);
    CHECK(one.all.round_trip() > 100us);
    CHECK(one.all.round_trip() < 150us);
    one.all.round_took(50us);
    CHECK(one.all.round_trip() == 50us);
}

TEST_CASE("votes: a report has the last answer of each node")
{
    fixture two{2};
    reply answer;
    answer.what = reply::outcome::error;
    answer.error = colock::make_error_code(errc::read_only, "a replica");
    two.all.record_reply(1, answer, 3ms);
    auto const reports = two.all.reports();
    REQUIRE(reports.size() == 2);
    CHECK(reports[0].node == two.nodes[0]->label());
    CHECK_FALSE(reports[0].error);
    CHECK(reports[1].error == errc::read_only);
    CHECK(reports[1].latency == 3ms);

    // What has no answer took no time that anybody knows.
    reply lost;
    lost.what = reply::outcome::lost;
    lost.error = colock::make_error_code(errc::node_unavailable, "away");
    two.all.record_reply(1, lost, 9s);
    CHECK(two.all.reports()[1].error == errc::node_unavailable);
    CHECK(two.all.reports()[1].latency == 3ms);
    answer = {};
    answer.what = reply::outcome::answer;
    two.all.record_reply(1, answer, 2ms);
    CHECK_FALSE(two.all.reports()[1].error);
    CHECK(two.all.reports()[1].latency == 2ms);
    two.all.record_reply(1, answer, 1ms);
    CHECK(two.all.reports()[1].latency == 1ms);
}

TEST_CASE("votes: the same servers are those with the same addresses in the same order")
{
    fixture three{3};
    fixture others{3};
    fixture two{2};
    CHECK(three.all.id() == others.all.id());
    CHECK(three.all.id() != two.all.id());
}

TEST_CASE("votes: whether changes are told")
{
    fixture two{2};
    CHECK(two.all.all_track());
    two.nodes[1]->tracking = false;
    CHECK_FALSE(two.all.all_track());
    CHECK(two.all.any_tracks());
    two.nodes[0]->tracking = false;
    CHECK_FALSE(two.all.any_tracks());
}
