// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/options.hpp>

#include <boost/uuid/uuid.hpp>
#include <boost/uuid/uuid_io.hpp>

#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace colock::detail {

class client_state;

/// The keys that belong to one name. The counter's key is in the hash slot of the lock's: it repeats
/// the lock's hash tag, or makes the whole key its tag. (Only a name with a '}' and no hash tag, which
/// cannot be wrapped, may end up in another slot of a cluster.)
struct lock_key {
    lock_key(std::string_view prefix, std::string_view name);

    std::string name() const { return key.substr(prefix_size); }

    std::string key;
    std::string fence_key;
    std::size_t prefix_size;
    std::string key_argument;       ///< As it goes over the wire.
    std::string fence_key_argument; ///< Likewise.
};

/// The random value that proves ownership: a UUID as text, so that people can read it in the server.
class lock_id {
public:
    lock_id() = default;
    explicit lock_id(boost::uuids::uuid const& value)
    {
        boost::uuids::to_chars(value, text_.begin(), text_.end());
    }

    std::string_view view() const { return {text_.data(), text_.size()}; }

private:
    std::array<char, 36> text_{};
};

/// What a mutex is: a name at a client, with options.
struct lock_target {
    std::shared_ptr<client_state> client;
    std::shared_ptr<lock_key const> key;
    lock_options options;
};

} // namespace colock::detail
