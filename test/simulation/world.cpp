// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "world.hpp"

#include <algorithm>
#include <iomanip>
#include <stdexcept>

namespace simulation {

namespace {

thread_local world* current = nullptr;

} // namespace

thread_local process* process::running_ = nullptr;

world::world(std::uint64_t seed, bool traced)
    : random_{seed}, ids_{16 * seed}, traced_{traced}, outer_{std::exchange(current, this)}
{
}

world::~world()
{
    queue_.clear();
    current = outer_;
}

world& world::here()
{
    if (!current)
        throw std::logic_error{"simulation: no world"};
    return *current;
}

void world::after(nanoseconds delay, std::function<void()> what)
{
    queue_.push_back({now_ + std::max(delay, 0ns), events_++, std::move(what)});
    std::push_heap(queue_.begin(), queue_.end());
}

bool world::step(nanoseconds limit)
{
    if (queue_.empty() || queue_.front().when > limit) {
        now_ = std::max(now_, limit);
        return false;
    }
    std::pop_heap(queue_.begin(), queue_.end());
    auto const next = std::move(queue_.back());
    queue_.pop_back();
    now_ = next.when;
    next.what();
    return true;
}

void world::write(std::string const& line)
{
    std::ostringstream out;
    out << std::setw(14) << std::fixed << std::setprecision(3)
        << std::chrono::duration<double, std::milli>{now_}.count() << " ms  " << line << '\n';
    trace_ += out.str();
}

void world::violation(std::string what)
{
    note("VIOLATION ", what);
    if (!violated_)
        violated_ = std::move(what);
}

process::process(int number, skewed_clock clock, std::optional<std::uint64_t> seed)
    : number_{number}, clock_{clock}, seed_{seed}
{
}

process::~process()
{
    kill();
}

process& process::running()
{
    if (!running_)
        throw std::logic_error{"simulation: no process is running"};
    return *running_;
}

colock::clock::time_point process::local_time() const
{
    return colock::clock::time_point{clock_.at(world::here().now())};
}

void process::work()
{
    context_->restart();
    context_->poll();
}

void process::at(colock::clock::time_point when, std::function<void()> what)
{
    auto& all = world::here();
    auto& random = all.random();
    auto const late = random.chance(2) ? random.time(0ns, 20ms) : random.time(0ns, 200us);
    auto const due = clock_.when(when.time_since_epoch());
    auto const timer = next_timer_++;
    timers_.emplace(timer, std::move(what));
    all.after(std::max(due - all.now(), 0ns) + late, [weak = weak_from_this(), timer] {
        auto const self = weak.lock();
        if (!self)
            return;
        self->run([&self = *self, timer] {
            if (auto const found = self.timers_.find(timer); found != self.timers_.end()) {
                auto const fired = std::move(found->second);
                self.timers_.erase(found);
                fired();
            }
        });
    });
}

void process::resume()
{
    paused_ = false;
    auto const late = std::exchange(put_off_, {});
    for (auto const& each : late)
        run(each);
}

void process::kill()
{
    if (!alive())
        return;
    auto const self = weak_from_this().lock();
    scope const inside{this};
    put_off_.clear();
    // Destroying what the timers hold may start new timers.
    while (!timers_.empty()) {
        auto const dropped = std::exchange(timers_, {});
    }
    context_.reset();
    timers_.clear();
}

} // namespace simulation
