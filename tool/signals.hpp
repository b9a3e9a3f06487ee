// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

namespace tool {

/// From here on no signal stops or ends this process for what it writes: to the terminal from the
/// background, or to somebody who does not read any more.
void let_no_write_stop_us();

/// Stops this process by such a signal as SIGTSTP itself, for which it has a handler: the system
/// ignores it where there is no shell that could let this process go on.
void stop_this_process(int number);

} // namespace tool
