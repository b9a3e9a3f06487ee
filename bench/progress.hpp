// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstdio>
#include <string>
#include <unistd.h>

namespace bench {

/// One line on a terminal that says what is going on; nothing where there is no terminal.
class progress {
public:
    explicit progress(std::size_t steps) : steps_{steps}, shown_{::isatty(STDERR_FILENO) == 1} {}
    progress(progress const&) = delete;
    progress& operator=(progress const&) = delete;
    ~progress() { clear(); }

    void step(std::string const& what)
    {
        ++done_;
        if (shown_)
            std::fprintf(stderr, "\r\033[K[%zu/%zu] %s", done_, steps_, what.c_str());
    }

    void clear()
    {
        if (shown_)
            std::fputs("\r\033[K", stderr);
    }

private:
    std::size_t steps_;
    std::size_t done_ = 0;
    bool shown_;
};

} // namespace bench
