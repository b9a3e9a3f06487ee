// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/reader.hpp"
#include "wire/writer.hpp"

#include "support/process.hpp"
#include "support/redis_server.hpp"
#include "support/temp_dir.hpp"

#include <algorithm>
#include <cstring>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <vector>

// The reader understands what a real server says as redis-cli does.

using namespace colock::detail;
using namespace support;

namespace {

using texts = std::vector<std::string>;

/// A value with its elements, of which a map has its keys and values in turn.
struct value {
    resp type;
    std::string text;
    std::int64_t number;
    std::vector<value> elements{};
};

/// A connection that reads by the library's reader.
class connection {
public:
    explicit connection(std::string const& path)
    {
        socket_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
        timeval const limit{10, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
        REQUIRE(::connect(socket_, reinterpret_cast<sockaddr const*>(&address), sizeof address) ==
                0);
        ask({"HELLO", "3"});
    }
    ~connection() { ::close(socket_); }
    connection(connection const&) = delete;

    value ask(texts const& command)
    {
        std::string bytes;
        append_command(bytes, command);
        REQUIRE(::send(socket_, bytes.data(), bytes.size(), 0) ==
                static_cast<ssize_t>(bytes.size()));
        auto answer = read_value();
        while (answer.type == resp::push) // redis-cli does not show these
            answer = read_value();
        return answer;
    }

private:
    value read_value()
    {
        auto const node = next();
        value made{node.type, std::string{node.text}, node.number};
        if (is_aggregate(node.type)) {
            for (auto left = node.number; left > 0; --left)
                made.elements.push_back(read_value());
        }
        return made;
    }

    resp_value next()
    {
        resp_value node;
        auto found = reader_.next(node);
        while (found == reader::step::more) {
            // A few bytes at a time, so that most values come in parts.
            char* const end = part_ + ::recv(socket_, part_, sizeof part_, 0);
            REQUIRE(end > part_);
            reader_.feed({part_, static_cast<std::size_t>(end - part_)});
            found = reader_.next(node);
        }
        REQUIRE(found == reader::step::value);
        return node;
    }

    int socket_ = -1;
    reader reader_;
    char part_[7];
};

/// As redis-cli quotes a string.
std::string in_quotes(std::string_view text)
{
    std::string made{'"'};
    for (auto const c : text) {
        if (c == '"' || c == '\\')
            made += '\\';
        if (c == '\n')
            made += "\\n";
        else if (c == '\r')
            made += "\\r";
        else if (c >= ' ' && c <= '~')
            made += c;
        else
            throw std::logic_error{"a byte that the test does not quote"};
    }
    return made + '"';
}

std::string shown(value const& what, std::string const& indent = "");

std::string shown_elements(value const& what, std::string const& indent)
{
    std::size_t const step = what.type == resp::map ? 2 : 1;
    auto const digits = std::to_string(what.elements.size() / step).size();
    auto const inner = indent + std::string(digits + 2, ' ');
    char const mark = what.type == resp::map ? '#' : what.type == resp::set ? '~' : ')';
    std::string all;
    for (std::size_t i = 0; i < what.elements.size(); i += step) {
        auto const number = std::to_string(i / step + 1);
        all += (i == 0 ? "" : indent) + std::string(digits - number.size(), ' ') + number + mark;
        all += ' ' + shown(what.elements[i], inner);
        if (step == 2) {
            auto const of_key = shown(what.elements[i + 1], inner);
            bool const in_lines = std::count(of_key.begin(), of_key.end(), '\n') > 1;
            all.pop_back(); // the end of the line
            all += " => " + (in_lines ? '\n' + inner : "") + of_key;
        }
    }
    return all;
}

/// As redis-cli shows it on a terminal.
std::string shown(value const& what, std::string const& indent)
{
    switch (what.type) {
    case resp::null:
        return "(nil)\n";
    case resp::simple_error:
    case resp::blob_error:
        return "(error) " + what.text + '\n';
    case resp::simple_string:
    case resp::verbatim_string:
        return what.text + '\n';
    case resp::blob_string:
        return in_quotes(what.text) + '\n';
    case resp::number:
        return "(integer) " + std::to_string(what.number) + '\n';
    case resp::real:
        return "(double) " + what.text + '\n';
    case resp::boolean:
        return what.number == 1 ? "(true)\n" : "(false)\n";
    case resp::big_number:
    case resp::push:
        break;
    case resp::array:
        return what.elements.empty() ? "(empty array)\n" : shown_elements(what, indent);
    case resp::map:
        return what.elements.empty() ? "(empty hash)\n" : shown_elements(what, indent);
    case resp::set:
        return what.elements.empty() ? "(empty set)\n" : shown_elements(what, indent);
    }
    return "?\n";
}

/// What redis-cli prints.
std::string printed(redis_server const& server, texts const& command)
{
    temp_dir const directory;
    auto const path = (directory.path() / "output").string();
    int const file = ::open(path.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    texts all{"redis-cli", "-s", server.socket_path(), "-3", "--no-raw"};
    all.insert(all.end(), command.begin(), command.end());
    process client{all, {.input = -1, .output = file, .errors = -1}};
    ::close(file);
    CHECK(client.wait() == 0);
    std::ifstream text{path};
    return {std::istreambuf_iterator<char>{text}, {}};
}

} // namespace

TEST_CASE("reader: what it reads of a real server is what redis-cli prints")
{
    redis_server const server{{.arguments = {"--enable-debug-command", "yes"}}};
    connection by_reader{server.socket_path()};

    std::vector<texts> commands;
    // Not attrib and bignum, which redis-cli 7.0 cannot read.
    for (std::string const type : {"string", "integer", "double", "null", "array", "set", "map",
                                   "push", "verbatim", "true", "false"})
        commands.push_back({"DEBUG", "PROTOCOL", type});
    for (std::string const result : {
             "1, {2, {'three', {map = {a = {1.5, 'x'}}}}}",
             "{double = 3.25}, {double = 1e300}, {double = -1/0}",
             "{set = {x = true}}, {set = {}}, {map = {}}, {}",
             "true, false, {ok = 'fine'}, {err = 'no'}, redis.call('GET', 'nothing')",
             "1, 2, 3, 4, 5, 6, 7, 8, 9, {10, 11}, {map = {k = {map = {k = {1, {2}}}}}}, 12",
             "'', 'a \"b\" \\\\ c', '\\r\\n', string.rep('long', 1000)",
             "-9007199254740991, 9007199254740991, 0",
             "{{{{{{{{{{{{{1}, 2}, 3}, 4}, 5}}}}}}}}}",
         })
        commands.push_back({"EVAL", "redis.setresp(3) return {" + result + "}", "0"});
    commands.push_back({"EVAL", "return redis.error_reply('MINE of a script')", "0"});
    commands.push_back({"COMMAND", "DOCS", "get"});
    commands.push_back({"COMMAND", "INFO", "get", "none", "xread"});
    commands.push_back({"CONFIG", "GET", "maxmemory*"});

    for (auto const& command : commands) {
        CAPTURE(command[1]);
        CAPTURE(command.back());
        CHECK(shown(by_reader.ask(command)) == printed(server, command));
    }
}
