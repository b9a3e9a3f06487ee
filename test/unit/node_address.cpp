// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/error.hpp>
#include <colock/node_address.hpp>

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using colock::node_address;
using namespace std::string_literals;

std::string complaint_of(std::function<void()> const& action)
{
    try {
        action();
        return {};
    } catch (colock::system_error const& error) {
        CHECK(error.code() == colock::errc::invalid_argument);
        auto const message = error.code().message();
        CHECK(std::string{error.what()}.find(message) != std::string::npos);
        std::string const start = "invalid argument: ";
        REQUIRE(message.starts_with(start));
        return message.substr(start.size());
    }
}

std::string complaint(std::string const& url)
{
    return complaint_of([&] { node_address{url}; });
}

void check_same(node_address const& got, node_address const& expected)
{
    for (auto const text :
         {&node_address::host, &node_address::unix_socket, &node_address::user,
          &node_address::password, &node_address::sentinel_master, &node_address::sentinel_user,
          &node_address::sentinel_password, &node_address::tls_ca_file,
          &node_address::tls_certificate_file, &node_address::tls_key_file})
        CHECK(got.*text == expected.*text);
    CHECK(got.port == expected.port);
    CHECK(got.database == expected.database);
    REQUIRE(got.seeds.size() == expected.seeds.size());
    for (std::size_t i = 0; i < got.seeds.size(); ++i) {
        CHECK(got.seeds[i].host == expected.seeds[i].host);
        CHECK(got.seeds[i].port == expected.seeds[i].port);
    }
    CHECK(got.tls == expected.tls);
    CHECK(got.tls_verify == expected.tls_verify);
}

struct good {
    std::string url;
    std::function<void(node_address&)> changes; ///< What differs from the defaults.
};

struct bad {
    std::string url;
    std::string expected;
};

void check_all(std::vector<good> const& rows)
{
    for (auto const& [url, changes] : rows) {
        CAPTURE(url);
        node_address expected;
        changes(expected);
        check_same(node_address{url}, expected);
    }
}

void check_all(std::vector<bad> const& rows)
{
    for (auto const& [url, expected] : rows) {
        CAPTURE(url);
        CHECK(complaint(url) == "node URL: " + expected);
    }
}

using address = node_address;

} // namespace

TEST_CASE("redis:// and rediss://")
{
    check_all(std::vector<good>{
        {"redis://127.0.0.1", [](address&) {}},
        {"redis://127.0.0.1/", [](address&) {}},
        {"redis://127.0.0.1:6379/0", [](address&) {}},
        {"REDIS://127.0.0.1", [](address&) {}},
        {"redis://cache", [](address& a) { a.host = "cache"; }},
        {"redis://my_cache-1.example.com.", [](address& a) { a.host = "my_cache-1.example.com."; }},
        {"redis://b\xc3\xbc"
         "cher.example",
         [](address& a) {
             a.host = "b\xc3\xbc"
                      "cher.example";
         }},
        {"redis://h:1", [](address& a) { a.host = "h", a.port = 1; }},
        {"redis://h:65535", [](address& a) { a.host = "h", a.port = 65535; }},
        {"redis://h:06380", [](address& a) { a.host = "h", a.port = 6380; }},
        {"redis://h/15", [](address& a) { a.host = "h", a.database = 15; }},
        {"redis://h/2147483647", [](address& a) { a.host = "h", a.database = 2147483647; }},
        {"redis://h:7/3", [](address& a) { a.host = "h", a.port = 7, a.database = 3; }},
        {"redis://[::1]", [](address& a) { a.host = "::1"; }},
        {"redis://[2001:db8::7]:7/1",
         [](address& a) { a.host = "2001:db8::7", a.port = 7, a.database = 1; }},
        {"redis://[fe80::1%25eth0]:7", [](address& a) { a.host = "fe80::1%eth0", a.port = 7; }},
        {"redis://a,b",
         [](address& a) {
             a.host = "a", a.seeds = {{"b", 6379}};
         }},
        {"redis://u:p@a:7,[::1]:8,c:9/",
         [](address& a) {
             a.host = "a", a.port = 7, a.user = "u", a.password = "p";
             a.seeds = {{"::1", 8}, {"c", 9}};
         }},
        {"rediss://h", [](address& a) { a.host = "h", a.tls = true; }},
        {"Rediss://h:7/2",
         [](address& a) { a.host = "h", a.port = 7, a.database = 2, a.tls = true; }},
        {"rediss://h?ca_file=/etc/my%20ca.pem",
         [](address& a) { a.host = "h", a.tls = true, a.tls_ca_file = "/etc/my ca.pem"; }},
        {"rediss://h/?verify=no",
         [](address& a) { a.host = "h", a.tls = true, a.tls_verify = false; }},
        {"rediss://h?verify=yes&ca_file=x",
         [](address& a) { a.host = "h", a.tls = true, a.tls_ca_file = "x"; }},
        {"rediss://h?cert_file=a%20b&key_file=c",
         [](address& a) {
             a.host = "h", a.tls = true, a.tls_certificate_file = "a b", a.tls_key_file = "c";
         }},
        {"rediss://u:p@[::1]:7/1?ca_file=/a=b&verify=no",
         [](address& a) {
             a = address{"redis://u:p@[::1]:7/1"};
             a.tls = true, a.tls_ca_file = "/a=b", a.tls_verify = false;
         }},
    });
}

TEST_CASE("user and password")
{
    auto const of = [](std::string user, std::string password) {
        return [=](address& a) { a.host = "h", a.user = user, a.password = password; };
    };
    check_all(std::vector<good>{
        {"redis://user:pw@h", of("user", "pw")},
        {"redis://:pw@h", of("", "pw")},
        {"redis://user:@h", of("user", "")},
        {"redis://:@h", of("", "")},
        {"redis://user:p:w@h", of("user", "p:w")},
        {"redis://us%65r:p%40ss%2Fw%3a%3F%23%25@h", of("user", "p@ss/w:?#%")},
        {"redis://u%3Aser:pw@h", of("u:ser", "pw")},
        {"redis://user:%00%0d%0A%ff@h", of("user", "\0\r\n\xff"s)},
        {"redis://user:a+b[]!$&'()*,;=~@h", of("user", "a+b[]!$&'()*,;=~")},
        {"redis://\xc3\xbc:\xe2\x82\xac@h", of("\xc3\xbc", "\xe2\x82\xac")},
    });
}

TEST_CASE("unix://")
{
    check_all(std::vector<good>{
        {"unix:///run/redis.sock", [](address& a) { a.unix_socket = "/run/redis.sock"; }},
        {"unix:///a%20b/c%3Fd", [](address& a) { a.unix_socket = "/a b/c?d"; }},
        {"unix:///a@b:c", [](address& a) { a.unix_socket = "/a@b:c"; }},
        {"unix:///s?db=3", [](address& a) { a.unix_socket = "/s", a.database = 3; }},
        {"unix://u:p@/s?db=0",
         [](address& a) { a.unix_socket = "/s", a.user = "u", a.password = "p"; }},
        {"Unix://:p%2F@/s", [](address& a) { a.unix_socket = "/s", a.password = "p/"; }},
        {"unix:///" + std::string(106, 'x'),
         [](address& a) { a.unix_socket = "/" + std::string(106, 'x'); }},
    });
    CHECK(complaint("unix:///" + std::string(107, 'x')) ==
          "node_address::unix_socket: 108 bytes are more than 107");
    CHECK(complaint("unix:///a%00b") == "node_address::unix_socket: has a NUL in it");
}

TEST_CASE("redis-sentinel://")
{
    check_all(std::vector<good>{
        {"redis-sentinel://s1/main",
         [](address& a) { a.host = "s1", a.port = 26379, a.sentinel_master = "main"; }},
        {"Redis-Sentinel://:pw@s1:1,s2,[::1]:3/main/4",
         [](address& a) {
             a.host = "s1", a.port = 1, a.password = "pw", a.database = 4;
             a.seeds = {{"s2", 26379}, {"::1", 3}};
             a.sentinel_master = "main";
         }},
        {"redis-sentinel://s1/main/?sentinel_user=u%40&sentinel_password=p%2F",
         [](address& a) {
             a.host = "s1", a.port = 26379, a.sentinel_master = "main";
             a.sentinel_user = "u@", a.sentinel_password = "p/";
         }},
        {"rediss-sentinel://s1/m%2Bn?verify=no&sentinel_password=p",
         [](address& a) {
             a.host = "s1", a.port = 26379, a.sentinel_master = "m+n";
             a.tls = true, a.tls_verify = false, a.sentinel_password = "p";
         }},
    });
    CHECK(node_address{"redis-sentinel://s1,[::1]:3/main/4"}.label() == "s1:26379,[::1]:3/main");
    CHECK(complaint("redis-sentinel://h/a%2Fb") ==
          "node_address::sentinel_master: has a character that no master's name has");

    node_address misplaced;
    misplaced.sentinel_password = "p";
    CHECK(complaint_of([&] { misplaced.validate(); }) ==
          "node_address::sentinel_user and sentinel_password: not without a sentinel_master");
    misplaced.sentinel_master = "main";
    misplaced.validate();
    misplaced.unix_socket = "/s";
    CHECK(complaint_of([&] { misplaced.validate(); }) ==
          "node_address::sentinel_master: not with a unix_socket");
}

TEST_CASE("a malformed URL names the piece")
{
    auto const scheme = "does not begin with redis://, rediss://, unix://, redis-sentinel:// or "
                        "rediss-sentinel://";
    std::string const of_tls = "a parameter is none of these: ca_file, cert_file, key_file, verify";
    auto const of_group = "a parameter is none of these: sentinel_user, sentinel_password";
    auto const no_name = "the master's name is missing: redis-sentinel://host:port/name";
    auto const credentials = "the credentials lack a ':'; they are user:password@ or :password@";
    auto const control = "has a space or control character in it, which is to be percent-encoded";
    auto const host = "the host has a character that no host name has";
    auto const port = "the port is not a number from 1 to 65535";
    auto const database = "the database is not a number from 0 to 2147483647";
    auto const encode = "a '/', '?' or '@' in user or password is to be percent-encoded";
    std::string const hexadecimal = " has a '%' that two hexadecimal digits do not follow";
    check_all(std::vector<bad>{
        {"", scheme},
        {"redis", scheme},
        {"redis:", scheme},
        {"redis:/h", scheme},
        {"localhost:6379", scheme},
        {"://h", scheme},
        {"http://h", scheme},
        {"redis+tls://h", scheme},
        {"redis://", "the host is empty"},
        {"redis:///0", "the host is empty"},
        {"redis://:6379", "the host is empty"},
        {"redis://u:p@", "the host is empty"},
        {"redis://u:p@:6379", "the host is empty"},
        {" redis://h", control},
        {"redis://h\n", control},
        {"redis://h ", control},
        {"redis://h/0\r\n", control},
        {"redis://u:p w@h", control},
        {"redis://u:p\x7f@h", control},
        {"redis://h\0"s, control},
        {"redis://h#top", "has a '#' in it, which is to be percent-encoded"},
        {"redis://u:p#w@h", "has a '#' in it, which is to be percent-encoded"},
        {"redis://u@h", credentials},
        {"redis://@h", credentials},
        {"redis://u:p@w@h", "there is more than one '@'; in user or password it is written %40"},
        {"redis://u:p/w@h", encode},
        {"redis://u:p?w@h", encode},
        {"redis://h/0@x", encode},
        {"redis://u%:p@h", "the user" + hexadecimal},
        {"redis://u:p%4@h", "the password" + hexadecimal},
        {"redis://u:p%@h", "the password" + hexadecimal},
        {"redis://u:p%zz@h", "the password" + hexadecimal},
        {"redis://u:p%4x@h", "the password" + hexadecimal},
        {"redis://u:p%-1@h", "the password" + hexadecimal},
        {"redis://u:p%0x@h", "the password" + hexadecimal},
        {"redis://a,", "the host is empty"},
        {"redis://a,,b", "the host is empty"},
        {"redis://a,b:0", "the port is not a number from 1 to 65535"},
        {"redis://a;b", host},
        {"redis://a%41", host},
        {"redis://a*b", host},
        {"redis://a]", host},
        {"redis://a\u009b31m", host},
        {"redis://a\x9b", host},
        {"redis://\xc3", host},
        {"redis://::1", "the host is empty"},
        {"redis://2001:db8::1",
         "the host or port has a ':' too many; an IPv6 address stands in brackets"},
        {"redis://h:1:2",
         "the host or port has a ':' too many; an IPv6 address stands in brackets"},
        {"redis://[::1", "the host lacks its closing ']'"},
        {"redis://[]", "the host in brackets is not an IPv6 address"},
        {"redis://[h]", "the host in brackets is not an IPv6 address"},
        {"redis://[127.0.0.1]", "the host in brackets is not an IPv6 address"},
        {"redis://[::1%25]", "the host in brackets is not an IPv6 address"},
        {"redis://[::1%25a%20b]", "the host in brackets is not an IPv6 address"},
        {"redis://[::1%00x]", "the host in brackets is not an IPv6 address"},
        {"redis://[::1%eth0]", "the host" + hexadecimal},
        {"redis://[::1]x", "the host's ']' is followed by something that is not a port"},
        {"redis://[::1]:", port},
        {"redis://h:", port},
        {"redis://h:0", port},
        {"redis://h:65536", port},
        {"redis://h:99999999999999999999", port},
        {"redis://h:-1", port},
        {"redis://h:+1", port},
        {"redis://h:6379x", port},
        {"redis://h:0x10", port},
        {"redis://h:redis", port},
        {"redis://h/x", database},
        {"redis://h/-1", database},
        {"redis://h/1/", database},
        {"redis://h//", database},
        {"redis://h/2147483648", database},
        {"redis://h/1.5", database},
        {"redis://h?", "redis:// takes no parameters"},
        {"redis://h?db=1", "redis:// takes no parameters"},
        {"redis://h?verify=no", "redis:// takes no parameters"},
        {"redis://h?ca_file=x", "redis:// takes no parameters"},
        {"rediss://h?db=1", of_tls},
        {"rediss://h?", of_tls},
        {"rediss://h?verify=no&", of_tls},
        {"rediss://h?Verify=no", of_tls},
        {"rediss://h?verify", "the parameter verify is neither yes nor no"},
        {"rediss://h?verify=", "the parameter verify is neither yes nor no"},
        {"rediss://h?verify=false", "the parameter verify is neither yes nor no"},
        {"rediss://h?verify=no&verify=no", "a parameter is given twice"},
        {"rediss://h?ca_file=", "the parameter ca_file is empty"},
        {"rediss://h?ca_file", "the parameter ca_file is empty"},
        {"rediss://h?ca_file=%", "the parameter ca_file" + hexadecimal},
        {"redis-sentinel://", "the host is empty"},
        {"redis-sentinel://h", no_name},
        {"redis-sentinel://h/", no_name},
        {"redis-sentinel://h//3", no_name},
        {"redis-sentinel://h/m/x", database},
        {"redis-sentinel://h/m/1/2", database},
        {"redis-sentinel://h,/m", "the host is empty"},
        {"redis-sentinel://h/m%", "the master's name" + hexadecimal},
        {"redis-sentinel://h/m?db=1", of_group},
        {"redis-sentinel://h/m?verify=no", of_group},
        {"redis-sentinel://h/m?sentinel_user=%", "the parameter sentinel_user" + hexadecimal},
        {"redis-sentinel://h/m?sentinel_user=a&sentinel_user=b", "a parameter is given twice"},
        {"rediss-sentinel://h/m?db=1", of_tls + ", sentinel_user, sentinel_password"},
        {"redis://h/0?sentinel_user=a", "redis:// takes no parameters"},
        {"unix://", "the socket's path is empty"},
        {"unix:///", "the socket's path is empty"},
        {"unix://u:p@", "the socket's path is empty"},
        {"unix://run/redis.sock", "the socket's path does not begin with a '/'"},
        {"unix://u:p@run/redis.sock", "the socket's path does not begin with a '/'"},
        {"unix://u@/s", credentials},
        {"unix:///s%", "the socket's path" + hexadecimal},
        {"unix:///s?db=x", database},
        {"unix:///s?db", database},
        {"unix:///s?db=1&db=1", "a parameter is given twice"},
        {"unix:///s?verify=no", "a parameter is none of these: db"},
    });
    CHECK(complaint("rediss://h?ca_file=a%00b") == "node_address::tls_ca_file: has a NUL in it");
}

TEST_CASE("no complaint ever shows a password")
{
    for (std::string const secret : {"s3cret", "0815", "s3/cret", "s3?cret", "s3@cret", "s3#cret",
                                     "s3:cret", "s3%cret", "s3 cret", "[s3cret", "s3]cret"}) {
        for (std::string const before :
             {"redis://user:", "redis://:", "rediss://user:", "unix://user:", "redis://",
              "redis:/user:", "user:", "http://user:", "redis//user:", "redis://h/", "rediss://h?",
              "unix:///s?"}) {
            for (std::string const after :
                 {"", "@", "@h:x", "@h:0", "@h/x", "@h?x", "@h?x=1", "@h%", "@[h", "@h#", "@ h",
                  "@h@h", "@h/0@", "/", "=1", ":1"}) {
                auto const url = before + secret + after;
                CAPTURE(url);
                auto const said = complaint(url);
                CHECK(said.find("s3") == std::string::npos);
                CHECK(said.find("cret") == std::string::npos);
                CHECK(said.find("0815") == std::string::npos);
            }
        }
    }
}

TEST_CASE("a URL may be any kind of string")
{
    using std::string_view_literals::operator""sv;
    check_same("redis://h:7", node_address{"redis://h:7"sv});
    check_same("redis://h:7"s, node_address{"redis://h:7"sv});
    node_address assigned = "redis://other";
    assigned = "redis://h:7";
    check_same(assigned, node_address{"redis://h:7"});
    CHECK(complaint_of([] { node_address{"redis://h:7x"sv.substr(0, 11)}; }) == "");
}

TEST_CASE("validate() names the field")
{
    struct row {
        std::function<void(address&)> change;
        std::string expected;
    };
    std::vector<row> const rows{
        {[](address&) {}, ""},
        {[](address& a) { a.host = "::1"; }, ""},
        {[](address& a) { a.host = "fe80::1%eth0"; }, ""},
        {[](address& a) { a.host = ""; }, "node_address::host: is empty"},
        {[](address& a) { a.host = "[::1]"; },
         "node_address::host: is neither a name nor an address"},
        {[](address& a) { a.host = "a b"; },
         "node_address::host: is neither a name nor an address"},
        {[](address& a) { a.host = "h:6379"; },
         "node_address::host: is neither a name nor an address"},
        {[](address& a) { a.host = "redis://h"; },
         "node_address::host: is neither a name nor an address"},
        {[](address& a) { a.host = "h\0"s; },
         "node_address::host: is neither a name nor an address"},
        {[](address& a) { a.host = "::1\0"s; },
         "node_address::host: is neither a name nor an address"},
        {[](address& a) { a.port = 0; }, "node_address::port: is 0"},
        {[](address& a) { a.database = -1; }, "node_address::database: -1 is negative"},
        {[](address& a) { a.database = 1'000'000; }, ""},
        {[](address& a) { a.tls = true; }, ""},
        {[](address& a) { a.tls = true, a.tls_ca_file = "x"; }, ""},
        {[](address& a) { a.tls = true, a.tls_ca_file = "x\0y"s; },
         "node_address::tls_ca_file: has a NUL in it"},
        {[](address& a) { a.tls_ca_file = "x"; }, "node_address::tls_ca_file: not without tls"},
        {[](address& a) { a.tls_certificate_file = "x"; },
         "node_address::tls_certificate_file: not without tls"},
        {[](address& a) { a.tls_key_file = "x"; }, "node_address::tls_key_file: not without tls"},
        {[](address& a) { a.tls = true, a.tls_key_file = "x"; },
         "node_address::tls_key_file: not without tls_certificate_file"},
        {[](address& a) {
             a.seeds = {{"b", 7}};
         },
         ""},
        {[](address& a) {
             a.seeds = {{"b", 7}, {"", 7}};
         },
         "node_address::seeds[1].host: is empty"},
        {[](address& a) {
             a.seeds = {{"b", 0}};
         },
         "node_address::seeds[0].port: is 0"},
        {[](address& a) {
             a.seeds = {{"a b", 1}};
         },
         "node_address::seeds[0].host: is neither a name nor an address"},
        {[](address& a) {
             a.seeds = {{"b", 7}}, a.unix_socket = "/s";
         },
         "node_address::seeds: not with a unix_socket"},
        {[](address& a) {
             a.seeds = {{"b", 7}}, a.database = 1;
         },
         "node_address::database: a cluster has only 0"},
        {[](address& a) { a.tls_verify = false; }, ""},
        {[](address& a) { a.unix_socket = "/s"; }, ""},
        {[](address& a) { a.unix_socket = "relative"; }, ""},
        {[](address& a) { a.unix_socket = "/s", a.host = "", a.port = 0; }, ""},
        {[](address& a) { a.unix_socket = "/s", a.tls = true; },
         "node_address::tls: not with a unix_socket"},
        {[](address& a) { a.unix_socket = "\0s"s; }, "node_address::unix_socket: has a NUL in it"},
        {[](address& a) { a.unix_socket = std::string(108, 'x'); },
         "node_address::unix_socket: 108 bytes are more than 107"},
        {[](address& a) { a.user = "\0 \r\n"s, a.password = "\0 \r\n"s; }, ""},
    };
    for (auto const& [change, expected] : rows) {
        address changed;
        change(changed);
        CHECK(complaint_of([&] { changed.validate(); }) == expected);
    }
}

TEST_CASE("the label says where, not who")
{
    CHECK(node_address{}.label() == "127.0.0.1:6379");
    CHECK(node_address{"redis://u:pw@cache:7/3"}.label() == "cache:7");
    CHECK(node_address{"rediss://u:pw@[::1]"}.label() == "[::1]:6379");
    CHECK(node_address{"redis://u:pw@a:7,[::1]"}.label() == "a:7,[::1]:6379");
    CHECK(node_address{"unix://u:pw@/run/redis.sock?db=1"}.label() == "/run/redis.sock");
}
