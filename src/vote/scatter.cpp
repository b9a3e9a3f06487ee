// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// A command about many locks of a Cluster, as one for each.

#include "base/schedule.hpp"
#include "vote/routed_call.hpp"
#include "vote/server_group.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace colock::detail {

using namespace std::chrono_literals;

namespace {

/// The answers to the commands for each lock, as one: when all have come, or a part of the ttl has
/// passed. By then what has been answered counts, whatever the others wait for.
class gathered final : public timed {
public:
    gathered(std::size_t index, std::size_t locks, std::shared_ptr<reply_sink> sink,
             std::weak_ptr<time_keeper> time)
        : index_{index}, missing_{locks},
          answered_(locks, false), sink_{std::move(sink)}, time_{std::move(time)}
    {
        whole_.what = reply::kind::answer;
        whole_.status = whole_.value = 1;
    }

    ~gathered()
    {
        if (auto const time = scheduled() ? time_.lock() : nullptr)
            time->cancel(*this);
    }

    void add(std::size_t lock, reply const& answer)
    {
        if (!sink_)
            return;
        if (answer.what != reply::kind::answer) {
            not_known(lock);
            if (failed_++ == 0 || answer.what == reply::kind::lost)
                failure_ = answer;
        } else if (answer.status != 1) {
            whole_.more.insert(whole_.more.end(), {number_of(lock), answer.value});
        } else if (answer.value != 1) {
            whole_.value = answer.value;
        }
        whole_.again |= answer.again;
        answered_[lock] = true;
        if (--missing_ == 0)
            end();
    }

    void on_time(clock::time_point) override
    {
        for (std::size_t lock = 0; lock < answered_.size(); ++lock) {
            if (!answered_[lock])
                not_known(lock);
        }
        end();
    }

private:
    static std::int64_t number_of(std::size_t lock) { return static_cast<std::int64_t>(lock) + 1; }

    void not_known(std::size_t lock)
    {
        whole_.more.insert(whole_.more.end(), {number_of(lock), reply::not_known});
    }

    void end()
    {
        if (auto const time = time_.lock())
            time->cancel(*this);
        auto const to = std::exchange(sink_, nullptr);
        to->on_reply(index_, failed_ == answered_.size() ? failure_ : whole_);
    }

    std::size_t index_;
    std::size_t missing_;
    std::size_t failed_ = 0;
    std::vector<bool> answered_;
    reply whole_;
    reply failure_;
    std::shared_ptr<reply_sink> sink_;
    std::weak_ptr<time_keeper> time_;
};

class one_of_many final : public reply_sink {
public:
    one_of_many(std::shared_ptr<gathered> whole, std::size_t lock)
        : whole_{std::move(whole)}, lock_{lock}
    {
    }

    void on_reply(std::size_t, reply const& answer) override { whole_->add(lock_, answer); }

private:
    std::shared_ptr<gathered> whole_;
    std::size_t lock_;
};

} // namespace

void scatter(std::shared_ptr<server_group> const& through, command const& what,
             std::shared_ptr<reply_sink> sink)
{
    auto const whole = std::make_shared<gathered>(through->index(), what.locks->size(),
                                                  std::move(sink), through->time());
    through->time()->set(*whole, clock::now() + patience_for(what));
    for (std::size_t i = 0; i < what.locks->size(); ++i) {
        auto const& lock = (*what.locks)[i];
        command one{what};
        one.which = what.which == script::extend_all ? script::extend : script::check;
        one.key = lock.key;
        one.id = lock.id;
        one.locks.reset();
        std::make_shared<routed_call>(through, std::move(one),
                                      std::make_shared<one_of_many>(whole, i), 0s)
            ->start();
    }
}

} // namespace colock::detail
