// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <array>
#include <string_view>

/// What both --help and the man page say besides the options.
namespace tool::texts {

struct entry {
    std::string_view term;
    std::string_view meaning;
};

inline constexpr std::string_view summary = "distributed locks on Redis and Valkey for the shell";

inline constexpr std::array<entry, 11> exit_codes{{
    {"0", "show: the lock is held; break: it was taken away"},
    {"1", "show: the lock is free, or several servers name different holders; break: that holder "
          "does not have it"},
    {"64", "the command line is wrong, and nothing was done"},
    {"69", "no server answers, too few of several do, or they refuse"},
    {"70", "the lock was lost before the command had ended, which was ended if it still ran"},
    {"71", "the system gave no process or no memory, or did not take what is printed"},
    {"75", "somebody else had the lock until the wait was over; the command was not started"},
    {"126", "the command could not be executed"},
    {"127", "the command was not found"},
    {"128+N", "signal N ended the command, or came before it was started"},
    {"other", "that of the command"},
}};

inline constexpr std::array<entry, 4> environment{{
    {"COLOCK_URL",
     "the server, where no --url is given; several are separated by spaces. Passwords are "
     "better here than in an argument, which everybody on the machine can see. The command of run "
     "inherits it; colock run NAME -- env -u COLOCK_URL COMMAND withholds it"},
    {"COLOCK_TOKEN",
     "set for the command of run: the fencing token, a number that grows with every "
     "holder. What the command writes to can refuse smaller ones"},
    {"COLOCK_LOCK_ID", "likewise: the value that is in the lock's key"},
    {"COLOCK_NAME", "likewise: NAME"},
}};

/// Paragraphs.
inline constexpr std::array<std::string_view, 13> notes{
    "The lock is renewed every third of the ttl for as long as the command runs. If it cannot be "
    "renewed, the command is sent SIGTERM before the lock can expire, and SIGKILL after the grace, "
    "while nobody else can have the lock yet. If the lock's key is deleted, or given to somebody "
    "else, that is found within a round trip or two; the signals are the same, but others may "
    "already have the lock.",
    "The command runs in a process group of its own, to which SIGHUP, SIGINT, SIGQUIT, SIGTERM, "
    "SIGUSR1 and SIGUSR2 are passed on. The lock is released when the command itself has ended: "
    "what it has left in the background is not under the lock. If the command ends within the "
    "grace after such a signal, the lock is kept until the rest of the group has ended, too, or "
    "the grace is over. If the lock is lost, the whole group is ended.",
    "A command that becomes another user cannot be sent signals, and so not be ended when the lock "
    "is lost. colock says so when it tries. Write sudo colock run NAME -- COMMAND, and not colock "
    "run NAME -- sudo COMMAND.",
    "If colock is killed, the kernel kills the command, though not what that has started. Nor "
    "does it kill a command that is set-user-ID or set-group-ID, has file capabilities, or changes "
    "its user or group, as runuser, setpriv and gosu do. The lock is free again when its ttl has "
    "passed.",
    "A process in uninterruptible sleep, as where a file server hangs, does not end before that is "
    "over, not even by SIGKILL. Others may get the lock before.",
    "As process 1 of a container colock would have to reap what other processes leave, which it "
    "does not: let the container have an init, as by docker run --init.",
    "Ctrl-Z (SIGTSTP) stops the command and then colock. The lock is not renewed meanwhile: if "
    "they "
    "go on after the ttl, colock kills the command before that does anything, and ends with 70.",
    "While colock alone is stopped (SIGSTOP), it can neither renew the lock nor end the command. "
    "If "
    "that takes longer than the ttl, others get the lock while the command still runs; colock "
    "kills "
    "it when it goes on, and ends with 70. Only the fencing token protects from that.",
    "The command is never in the foreground of a terminal. One that reads from the terminal is "
    "stopped by SIGTTIN; give it another standard input.",
    "Without --wait and --try the lock is waited for as long as it takes, and so is a server that "
    "cannot be reached, which is said once.",
    "A TIME is at most 24h.",
    "Whoever knows the id of a lock can release it, as break does. What show prints is for people "
    "who look after the servers; a script that acts on it comes too late.",
    "A lock that is broken may have a holder that is in the middle of its work. For three seconds "
    "nobody gets the lock. Where its holder is colock run, that is told meanwhile, and ends as "
    "whenever its lock is lost. So is another program that uses the library, if it listens.",
};

} // namespace tool::texts
