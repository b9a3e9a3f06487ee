// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "recorder.hpp"

#include <colock/mutex.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace bench {
namespace asio = boost::asio;
namespace {

enum class phase { warm_up, measure, stop };

std::int64_t nanoseconds(steady::duration time)
{
    return std::chrono::nanoseconds{time}.count();
}

/// Times that one process writes and its parent reads. When it is full, later ones are dropped.
struct time_list {
    std::uint32_t* begin;
    std::size_t capacity;
    std::size_t size;

    void push(std::int64_t time)
    {
        if (size < capacity)
            begin[size++] =
                static_cast<std::uint32_t>(std::clamp<std::int64_t>(time, 0, UINT32_MAX));
    }
};

/// What one process reports.
struct account {
    time_list acquire;
    time_list handoff;
    std::uint64_t pairs;
    std::uint64_t commands;
    char error[256];
};

/// What all processes share. The counter is read and written as witness does it: each access is
/// atomic, so that a violation is no undefined behaviour; only the lock protects the two together.
struct room {
    std::atomic<phase> now{phase::warm_up};
    std::atomic<unsigned> ready{0};

    std::atomic<std::uint64_t> counter{0};
    std::atomic<std::uint64_t> passes{0};
    std::atomic<std::uint64_t> overlaps{0};
    std::atomic<bool> inside{false};

    std::atomic<unsigned> last_holder{0};
    std::atomic<std::int64_t> released_at{0}; ///< On the clock `steady`, which all processes share.

    std::uint64_t violations() const { return std::max(passes - counter, overlaps.load()); }

    void pass()
    {
        constexpr auto relaxed = std::memory_order_relaxed;
        if (inside.load(relaxed))
            overlaps.fetch_add(1, relaxed);
        inside.store(true, relaxed);
        auto const seen = counter.load(relaxed);
        for (int i = 0; i < 200; ++i) // takes its time
            (void)counter.load(relaxed);
        counter.store(seen + 1, relaxed);
        inside.store(false, relaxed);
        passes.fetch_add(1, relaxed);
    }
};

/// Zeroed memory that a fork shares; its pages cost nothing until they are written.
class shared_memory {
public:
    explicit shared_memory(std::size_t size) : size_{size}
    {
        begin_ = ::mmap(nullptr, size, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (begin_ == MAP_FAILED)
            throw std::system_error{errno, std::generic_category(), "mmap"};
    }
    shared_memory(shared_memory const&) = delete;
    shared_memory& operator=(shared_memory const&) = delete;
    ~shared_memory() { ::munmap(begin_, size_); }

    template <class T>
    T* take(std::size_t count)
    {
        auto* const at = static_cast<char*>(begin_) + used_;
        used_ += (count * sizeof(T) + 63) / 64 * 64;
        return reinterpret_cast<T*>(at);
    }

private:
    void* begin_;
    std::size_t size_;
    std::size_t used_ = 0;
};

asio::awaitable<void> work(room& shared, account& own, unsigned self, colock::client& locks,
                           unsigned& working, bool sabotage)
{
    colock::mutex const lock{locks, "n0"};
    bool told = false;
    bool measured = false;
    std::uint64_t commands_before = 0;
    for (auto now = shared.now.load(); now != phase::stop; now = shared.now.load()) {
        bool const measuring = now == phase::measure;
        if (measuring && !measured) {
            measured = true;
            commands_before = locks.get_metrics().commands;
        }
        auto const asked = steady::now();
        colock::lease held;
        if (!sabotage)
            held = co_await lock.async_acquire();
        auto const granted = steady::now();
        if (measuring) {
            own.acquire.push(nanoseconds(granted - asked));
            if (shared.released_at != 0 && shared.last_holder != self)
                own.handoff.push(nanoseconds(granted.time_since_epoch()) - shared.released_at);
        }

        shared.pass();

        shared.last_holder = self;
        shared.released_at = nanoseconds(steady::now().time_since_epoch());
        if (!sabotage)
            co_await held.async_release();
        if (measuring)
            ++own.pairs;
        if (!told) {
            told = true;
            ++shared.ready;
        }
    }
    own.commands = locks.get_metrics().commands - commands_before;
    if (--working == 0)
        co_await locks.async_close();
}

[[noreturn]] void be_process(room& shared, account& own, unsigned self, unsigned workers,
                             environment const& env, pid_t parent)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent)
        ::_exit(1);
    try {
        asio::io_context context{1};
        std::exception_ptr lost;
        colock::client locks{context, env.nodes, env.client_options(context, lost)};
        auto const finished = [](std::exception_ptr error) {
            if (error)
                std::rethrow_exception(error);
        };
        unsigned working = workers;
        for (unsigned i = 0; i < workers; ++i)
            asio::co_spawn(context, work(shared, own, self, locks, working, env.sabotage),
                           finished);
        context.run();
        finished(lost);
        ::_exit(0);
    } catch (std::exception const& error) {
        std::snprintf(own.error, sizeof own.error, "%s", error.what());
        ::_exit(1);
    }
}

/// The children of one round. Those that have not ended by themselves are killed.
class children {
public:
    children() = default;
    children(children const&) = delete;
    children& operator=(children const&) = delete;
    ~children()
    {
        for (auto const id : running_) {
            ::kill(id, SIGKILL);
            ::waitpid(id, nullptr, 0);
        }
    }

    void add(pid_t id) { running_.push_back(id); }
    bool all_ended() const { return running_.empty(); }

    /// Throws where one has failed.
    void look_after()
    {
        int status = 0;
        for (std::size_t i = running_.size(); i-- > 0;) {
            if (::waitpid(running_[i], &status, WNOHANG) != running_[i])
                continue;
            running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(i));
            if (status != 0)
                throw std::runtime_error{"a process failed"};
        }
    }

    template <class Condition>
    void wait_until(Condition const& done, char const* what)
    {
        auto const limit = steady::now() + std::chrono::seconds{20};
        while (!done()) {
            look_after();
            if (steady::now() > limit)
                throw std::runtime_error{std::string{"stuck, waiting for "} + what};
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
    }

private:
    std::vector<pid_t> running_;
};

void pause_for(children& all, std::chrono::duration<double> time)
{
    constexpr std::chrono::duration<double> longest{0.1};
    for (; time.count() > 0; time -= longest) {
        std::this_thread::sleep_for(std::min(time, longest));
        all.look_after();
    }
}

sample measure_several(environment const& env, unsigned processes, unsigned workers_each)
{
    // More entries than one process can make in that time.
    auto const capacity =
        static_cast<std::size_t>((env.sabotage ? 2e6 : 1e5) * std::max(env.measured.count(), 1.0));
    shared_memory memory{sizeof(room) + 64 +
                         processes *
                             (sizeof(account) + 3 * 64 + 2 * capacity * sizeof(std::uint32_t))};
    auto& shared = *new (memory.take<room>(1)) room;
    std::vector<account*> accounts;
    for (unsigned i = 0; i < processes; ++i) {
        accounts.push_back(memory.take<account>(1));
        accounts.back()->acquire = {memory.take<std::uint32_t>(capacity), capacity, 0};
        accounts.back()->handoff = {memory.take<std::uint32_t>(capacity), capacity, 0};
    }

    // No thread and no io_context exists at this moment: a fork needs no exec.
    std::fflush(nullptr);
    auto const parent = ::getpid();
    children all;
    std::chrono::duration<double> measured{};
    try {
        for (unsigned i = 0; i < processes; ++i) {
            auto const id = ::fork();
            if (id < 0)
                throw std::system_error{errno, std::generic_category(), "fork"};
            if (id == 0)
                be_process(shared, *accounts[i], i, workers_each, env, parent);
            all.add(id);
        }
        all.wait_until([&] { return shared.ready == processes * workers_each; },
                       "all to have had the lock");
        pause_for(all, env.warm_up);
        auto const began = steady::now();
        shared.now = phase::measure;
        pause_for(all, env.measured);
        shared.now = phase::stop;
        measured = steady::now() - began;
        all.wait_until([&] { return all.look_after(), all.all_ended(); }, "the processes to end");
    } catch (std::runtime_error const&) {
        for (auto const* one : accounts) {
            if (one->error[0] != '\0')
                throw std::runtime_error{one->error};
        }
        throw;
    }

    sample result;
    result.seconds = measured.count();
    result.served_min = UINT64_MAX;
    result.commands = 0;
    std::vector<std::uint32_t> acquire;
    std::vector<std::uint32_t> handoff;
    for (auto const* one : accounts) {
        acquire.insert(acquire.end(), one->acquire.begin, one->acquire.begin + one->acquire.size);
        handoff.insert(handoff.end(), one->handoff.begin, one->handoff.begin + one->handoff.size);
        result.pairs += one->pairs;
        result.served_min = std::min(result.served_min, one->pairs);
        result.served_max = std::max(result.served_max, one->pairs);
        *result.commands += static_cast<double>(one->commands);
    }
    result.acquire = summarize(acquire);
    if (!handoff.empty())
        result.handoff = summarize(handoff);
    result.violations = shared.violations();
    return result;
}

} // namespace

sample measure_processes(environment const& env, unsigned processes)
{
    return measure_several(env, processes, 1);
}

sample measure_crowds(environment const& env, unsigned workers)
{
    return measure_several(env, 2, std::max(workers / 2, 1U));
}

} // namespace bench
