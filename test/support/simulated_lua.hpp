// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_client.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace support {

/// Who runs the commands of a script.
class script_host {
public:
    virtual redis_value call(std::vector<std::string> const& words) = 0;

protected:
    ~script_host() = default;
};

/// Runs a script in the Lua interpreter of this thread, which keeps what it has compiled. Values
/// are converted as Redis does it.
redis_value run_script(script_host& host, std::string_view source,
                       std::vector<std::string> const& keys,
                       std::vector<std::string> const& arguments);

} // namespace support
