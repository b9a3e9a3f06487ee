// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "signals.hpp"

#include <csignal>

namespace tool {

void let_no_write_stop_us()
{
    sigset_t background;
    ::sigemptyset(&background);
    ::sigaddset(&background, SIGTTOU);
    ::sigprocmask(SIG_BLOCK, &background, nullptr);
    ::signal(SIGPIPE, SIG_IGN);
}

void stop_this_process(int number)
{
    struct sigaction plain {};
    plain.sa_handler = SIG_DFL;
    struct sigaction ours {};
    ::sigaction(number, &plain, &ours);
    ::raise(number);
    ::sigaction(number, &ours, nullptr);
}

} // namespace tool
