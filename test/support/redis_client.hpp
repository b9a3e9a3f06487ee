// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/timing.hpp"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace support {

/// A reply of a server.
struct redis_value {
    enum class type { nil, integer, string, status, error, array };

    type kind = type::nil;
    std::int64_t integer = 0;
    std::string text;                  ///< Of a string, a status or an error.
    std::vector<redis_value> elements; ///< Of an array. Of a map, keys and values in turn.

    bool is_nil() const { return kind == type::nil; }
    bool is_error() const { return kind == type::error; }

    /// Whether it is a string, or a status, of these bytes.
    friend bool operator==(redis_value const& value, std::string_view bytes)
    {
        return (value.kind == type::string || value.kind == type::status) && value.text == bytes;
    }
    friend bool operator==(redis_value const& value, std::int64_t number)
    {
        return value.kind == type::integer && value.integer == number;
    }
    friend std::ostream& operator<<(std::ostream& out, redis_value const& value);
};

/// A blocking connection for assertions and for an administrator's acts. Made without any code of
/// the library, so that both cannot be wrong in the same way.
class redis_client {
public:
    /// Through a Unix domain socket. No read or write blocks for longer than `limit`.
    explicit redis_client(std::string const& socket_path, milliseconds limit = stuck);
    ~redis_client();
    redis_client(redis_client const&) = delete;
    redis_client& operator=(redis_client const&) = delete;

    /// The reply, which may be an error reply. Throws where the connection fails.
    redis_value command(std::vector<std::string> const& words);

    /// The two halves of command().
    void send(std::vector<std::string> const& words);
    redis_value receive();

    /// Sends several commands at once, so that the server runs nothing between them.
    void send_together(std::vector<std::vector<std::string>> const& commands);

    /// After HELLO 3: what the server has sent unasked, before the replies received so far.
    std::vector<redis_value> take_pushes() { return std::exchange(pushes_, {}); }

private:
    void write(std::string_view bytes) const;
    redis_value receive_elements(long long count);
    std::string read_line();
    std::string read_bytes(std::size_t count);
    void fill();

    int socket_ = -1;
    std::string read_;
    std::vector<redis_value> pushes_;
};

} // namespace support
