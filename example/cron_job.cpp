// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// A job that is to be done once in each period, and is started on every host of a fleet, by cron:
//
//     5 3 * * *  cron_job /mnt/shared/report.done "$(date -u +\%F)" redis://locks.internal
//
//     cron_job RECORD PERIOD [URL...]
//
// Make the record once, by hand: echo 0 > /mnt/shared/report.done
//
// Two things are needed. The lock says who is at it now. The record says for which period it has
// been done. A lock alone will not do:
//  * Released at the end, it lets a host whose clock is late do the job again.
//  * Kept until the end of the period, it lets nobody repeat a job whose host died half-way.
// The record belongs where the result of the job goes, in one transaction with it, which refuses a
// smaller fencing token than its own (see http_service.cpp). Here it is a file that all hosts see.
#include <colock.hpp>

#include <boost/asio.hpp>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace asio = boost::asio;
using namespace std::chrono_literals;

asio::awaitable<void> do_the_job()
{
    asio::steady_timer working{co_await asio::this_coro::executor, 300ms};
    co_await working.async_wait(asio::use_awaitable); // throws if the lock is lost
}

/// The period for which it was done last. Without a record, as where its directory is not mounted,
/// nobody knows.
std::string read_record(std::filesystem::path const& record)
{
    std::string last;
    std::ifstream file{record};
    if (!std::getline(file, last))
        throw std::runtime_error{"cannot read " + record.string()};
    return last;
}

/// The token makes the name of the new file one that no other host writes to.
void write_record(std::filesystem::path const& record, std::string const& period,
                  std::uint64_t token)
{
    auto fresh = record;
    fresh += ".new." + std::to_string(token);
    std::ofstream file;
    file.exceptions(std::ios::failbit | std::ios::badbit);
    file.open(fresh);
    file << period << '\n';
    file.close();
    rename(fresh, record); // all of it or nothing
}

asio::awaitable<void> run(colock::client& locks, std::string record, std::string period)
{
    auto body = [&](colock::lease& held) -> asio::awaitable<void> {
        auto const last = read_record(record);
        if (last >= period) { // a later one, where our clock is late
            std::cout << "already done for " << last << '\n';
            co_return;
        }
        co_await do_the_job();
        if (!held.valid())
            co_return; // async_with_lock() fails, and somebody does it again
        write_record(record, period, held.fencing_token());
        std::cout << "done for " << period << " under fencing token " << held.fencing_token()
                  << '\n';
    };
    // Waits for as long as the job takes, so as to do it if the other host fails.
    colock::mutex const job{locks, "cron:report"};
    co_await colock::async_with_lock(job, 10min, body);
}

int main(int argc, char** argv)
try {
    if (argc < 3)
        throw std::invalid_argument{"usage: cron_job RECORD PERIOD [URL...]"};
    std::vector<colock::node_address> nodes{argv + 3, argv + argc};
    if (nodes.empty())
        nodes.emplace_back("redis://127.0.0.1:6379");
    asio::io_context context;
    colock::client locks{context, nodes};
    std::exception_ptr failed;
    asio::co_spawn(context, run(locks, argv[1], argv[2]), [&](std::exception_ptr error) {
        failed = error;
        locks.async_close([&](colock::error_code left) { // in any case
            if (left && !failed)
                failed = std::make_exception_ptr(colock::system_error{left});
        });
    });
    context.run();
    if (failed)
        std::rethrow_exception(failed);
    return EXIT_SUCCESS;
} catch (std::exception const& failure) {
    std::cerr << "cron_job: " << failure.what() << '\n';
    return EXIT_FAILURE;
}
