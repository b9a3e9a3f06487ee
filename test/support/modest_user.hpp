// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <string>
#include <vector>

namespace support {

/// The command that adds the user `modest`, with the password `secret` and the rights that
/// doc/operations.md names as needed for a mutex, those to be told of changes, and `more`.
inline std::vector<std::string> modest_user(std::vector<std::string> const& more = {})
{
    std::vector<std::string> command{"ACL",
                                     "SETUSER",
                                     "modest",
                                     "on",
                                     ">secret",
                                     "resetkeys",
                                     "~lock:*",
                                     "~{lock:*}:colock:fence",
                                     "~{*}lock:*!:colock:fence",
                                     "resetchannels",
                                     "-@all",
                                     "+hello",
                                     "+client|tracking",
                                     "+evalsha",
                                     "+eval",
                                     "+get",
                                     "+getex",
                                     "+set",
                                     "+del",
                                     "+pttl",
                                     "+pexpire",
                                     "+time",
                                     "+ping"};
    command.insert(command.end(), more.begin(), more.end());
    return command;
}

} // namespace support
