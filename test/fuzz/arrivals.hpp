// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "input.hpp"

#include <charconv>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace fuzz {

/// Reads the bytes that a session gives to the system, and tells which of our commands are there
/// whole. These have numbers, which are written into them.
class arrivals {
public:
    /// How what a command is about is called: a lock, or a master.
    static std::string name_of(std::size_t number) { return "k#" + std::to_string(number) + "#k"; }

    /// Where a command has no name in it: how long the server may take.
    static std::chrono::milliseconds time_of(std::size_t number)
    {
        return std::chrono::milliseconds{number + 1};
    }

    /// Calls tell(number) for each.
    template <class Tell>
    void add(std::string_view bytes, Tell tell)
    {
        unread_ += bytes;
        std::size_t begin = 0;
        for (auto end = end_of_command(begin); end > begin; end = end_of_command(begin)) {
            auto const command = std::string_view{unread_}.substr(begin, end - begin);
            auto number = number_in(command);
            if (command == "*1\r\n$5\r\nMULTI\r\n") {
                in_transaction_ = true;
            } else if (command == "*1\r\n$4\r\nEXEC\r\n") {
                in_transaction_ = false;
                number = std::exchange(of_transaction_, std::nullopt);
            } else if (in_transaction_) {
                // Whole only with its EXEC.
                of_transaction_ = std::exchange(number, std::nullopt);
            }
            if (number)
                tell(*number);
            begin = end;
        }
        unread_.erase(0, begin);
    }
    void clear() { *this = {}; }

private:
    static std::optional<std::size_t> number_in(std::string_view command)
    {
        constexpr std::string_view begin_of_name = "k#";
        if (auto const at = command.find(begin_of_name); at != command.npos)
            return number_in_front(command.substr(at + begin_of_name.size()));
        if (command.find("\r\nWAIT") == command.npos)
            return std::nullopt;
        command.remove_suffix(2);
        return number_in_front(command.substr(command.rfind('\n') + 1)) - 1;
    }

    static std::size_t number_in_front(std::string_view text)
    {
        std::size_t number = 0;
        std::from_chars(text.data(), text.data() + text.size(), number);
        return number;
    }

    /// Where the command ends that begins at `begin`; the same place while it is not complete.
    std::size_t end_of_command(std::size_t begin) const
    {
        std::size_t at = begin;
        std::size_t words = 0;
        if (!number_at(at, '*', words))
            return begin;
        for (; words > 0; --words) {
            std::size_t size = 0;
            if (!number_at(at, '$', size) || unread_.size() < at + size + 2)
                return begin;
            at += size + 2;
        }
        return at;
    }

    bool number_at(std::size_t& at, char type, std::size_t& number) const
    {
        auto const end = unread_.find("\r\n", at);
        if (end == unread_.npos)
            return false;
        require(unread_[at] == type, "writes what is no command");
        auto const [stop, error] =
            std::from_chars(unread_.data() + at + 1, unread_.data() + end, number);
        require(error == std::errc{} && stop == unread_.data() + end, "writes what is no command");
        at = end + 2;
        return true;
    }

    std::string unread_;
    bool in_transaction_ = false;
    std::optional<std::size_t> of_transaction_; ///< The number of its commands.
};

} // namespace fuzz
