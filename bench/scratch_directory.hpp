// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string>
#include <sys/types.h>

namespace bench {

/// A directory for the files of the servers that this process starts. It becomes TMPDIR, and is
/// removed with all it holds when this object is destroyed or the process ends in any other way: a
/// child process waits for that, because a signal handler may not walk through directories and
/// SIGKILL cannot be handled.
///
/// To be made before any thread and any server.
class scratch_directory {
public:
    scratch_directory();
    scratch_directory(scratch_directory const&) = delete;
    scratch_directory& operator=(scratch_directory const&) = delete;
    ~scratch_directory();

private:
    std::string path_;
    int alive_ = -1; ///< End of a pipe. The kernel closes it when this process ends.
    pid_t remover_ = 0;
};

} // namespace bench
