// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/server/replicated_server.hpp"

#include "base/planted.hpp"
#include "vote/server/replicated_line.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// For senders that wait for as long as it takes.
constexpr std::chrono::milliseconds usual_patience = 1s;

} // namespace

/// Passes on an answer. A yes waits in line.
class replicated_server::held_back final : public reply_sink {
public:
    held_back(std::shared_ptr<replicated_server> by, std::shared_ptr<line> where, command what,
              std::shared_ptr<reply_sink> sink)
        : by_{std::move(by)}, where_{std::move(where)}, what_{std::move(what)}, sink_{
                                                                                    std::move(sink)}
    {
    }

    void on_reply(std::size_t node, reply const& answer) override;
    void on_written(std::size_t node) override
    {
        written_ = clock::now();
        sink_->on_written(node);
    }
    bool wanted(std::size_t node) const override { return sink_->wanted(node); }

private:
    void tell_of_refusals(std::size_t node, reply const& answer) const;

    std::shared_ptr<replicated_server> by_;
    std::shared_ptr<line> where_;
    command const what_;
    std::shared_ptr<reply_sink> sink_;
    clock::time_point written_ = clock::now();
};

void replicated_server::held_back::on_reply(std::size_t node, reply const& answer)
{
    bool const all_refused = what_.of_many() && answer.more.size() >= 2 * what_.locks->size();
    if (!answer.yes() || all_refused || !sink_->wanted(node)) {
        sink_->on_reply(node, answer);
        return;
    }
    tell_of_refusals(node, answer);
    // Somewhat less than the sender waits itself, so that it hears why not.
    auto const waited_for =
        what_.waited_for.count() ? what_.waited_for - what_.waited_for / 10 : usual_patience;
    auto const until = written_ + std::min<std::chrono::milliseconds>(waited_for, 24h);
    where_->add({what_, answer, sink_, by_->run_id_, clock::now(), until});
}

/// A lease that was refused among others is looked at at once. No message of the server's does
/// that: what changes while an answer is under way is left to the answer.
void replicated_server::held_back::tell_of_refusals(std::size_t node, reply const& answer) const
{
    if (answer.more.empty())
        return;
    for (std::size_t i = 0; i < what_.locks->size(); ++i) {
        if (answer.refuses(i))
            by_->on_changed(node, (*what_.locks)[i].key->key);
    }
}

std::shared_ptr<replicated_server> replicated_server::make(needs what, maker const& make)
{
    auto made = std::make_shared<replicated_server>(std::move(what));
    made->link_ = make(made);
    return made;
}

replicated_server::replicated_server(needs what)
    : server_relay{what.listener}, needs_{std::move(what)}
{
}

client_options replicated_server::options_of_waiting(client_options of_client)
{
    of_client.health_check_interval = std::max(
        {of_client.health_check_interval, of_client.node_timeout, std::chrono::milliseconds{5s}});
    return of_client;
}

template <class Visit>
void replicated_server::for_each_line(Visit visit)
{
    auto const keep = shared_from_this();
    for (auto const& [of, each] : lines_)
        visit(*each);
}

void replicated_server::stop()
{
    stopped_ = true;
    auto const keep = shared_from_this();
    server_relay::stop();
    for_each_line([](line& each) { each.link().stop(); });
}

void replicated_server::abandon()
{
    stopped_ = true;
    needs_.make_waiting = {};
    needs_.time.reset(); // its timer is the io_context's
    server_relay::abandon();
    for_each_line([](line& each) { each.abandon(); });
}

void replicated_server::leave_to_parent()
{
    stopped_ = true;
    auto const keep = shared_from_this();
    server_relay::leave_to_parent();
    for_each_line([](line& each) { each.link().leave_to_parent(); });
}

void replicated_server::after_fork()
{
    server_relay::after_fork();
    for_each_line([](line& each) { each.link().after_fork(); });
}

bool replicated_server::owes_answers() const
{
    return server_relay::owes_answers() ||
           std::any_of(lines_.begin(), lines_.end(),
                       [](auto const& each) { return !each.second->empty(); });
}

execution replicated_server::execute(command const& what, std::shared_ptr<reply_sink> sink)
{
    bool const needs_it = what.sets_something() && what.key->durable.any() && !stopped_;
    if (!needs_it || (what.keeps_lease() && planted(bug::uncovered_extension_counted)))
        return server_relay::execute(what, std::move(sink));
    auto& where = lines_[what.key->durable];
    if (!where) {
        where = std::make_shared<line>(*this, what.key->durable);
        where->connect();
    }
    return server_relay::execute(
        what, std::make_shared<held_back>(shared_from_this(), where, what, std::move(sink)));
}

void replicated_server::on_connected(std::size_t node, server_info const& server)
{
    run_id_ = server.run_id;
    may_tell_ = server.run_id_in_doubt;
    server_relay::on_connected(node, server);
}

} // namespace colock::detail
