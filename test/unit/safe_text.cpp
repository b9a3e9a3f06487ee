// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/safe_text.hpp"

#include "base/bounded.hpp"

#include <doctest/doctest.h>
#include <string>

using colock::node_address;
using colock::detail::bounded;
using colock::detail::safe_text;

namespace {

constexpr auto withheld = "(withheld: it quotes the password)";

node_address as(std::string user, std::string password)
{
    node_address node;
    node.user = std::move(user);
    node.password = std::move(password);
    return node;
}

node_address const alice = as("alice", "secret of alice");

} // namespace

TEST_CASE("what tells nothing of anybody stays as it is")
{
    for (std::string const text :
         {"NOAUTH Authentication required.",
          "WRONGPASS invalid username-password pair or user is disabled.",
          "MOVED 3999 127.0.0.1:6381", "OOM command not allowed when used memory > 'maxmemory'.",
          "NOPERM this user has no permissions to run the 'set' command",
          "NOPERM No permissions to access a key",
          "ERR AUTH <password> called without any password configured for the default user.",
          "ERR wrong number of arguments for 'hello' command", "ERR a counter of 1789012345678901",
          "ERR the key lock:alices-orders", "ERR unknown command 'HELLO'", "ERR", ""})
        CHECK(safe_text(text, alice) == text);
}

TEST_CASE("the arguments of unknown commands are cut off")
{
    for (std::string const text :
         {"ERR unknown command 'HELLO', with args beginning with: '3' 'AUTH' 'alice' 'secret of "
          "ali",
          "ERR unknown command 'HELLO', with args beginning with: ",
          "ERR unknown command 'HELLO' With Arguments 3, AUTH, bob, other"})
        CHECK(safe_text(text, alice) == "ERR unknown command 'HELLO'");
    CHECK(safe_text("ERR unknown command `HELLO`, with args beginning with: `3`, `AUTH`, `alice`, "
                    "`secret of alice`, ",
                    alice) == "ERR unknown command `HELLO`");
    CHECK(safe_text("ERR unknown command 'EVALSHA', with args beginning with: "
                    "'6a0c6a4ee4d8a6d9d1f7d80b0d5e8b1a9f4f9f3c' '2' 'lock:n' '{lock:n}:fence' "
                    "'0b54b4f3-6c3e-4d8f-9a56-6f4f3b9e2d11'",
                    {}) == "ERR unknown command 'EVALSHA'");
    CHECK(safe_text("with args beginning with: 'a'", {}) == "");
}

TEST_CASE("of a login that is quoted nothing is shown behind its AUTH")
{
    auto const node = as("alice", R"(hun"ter2 and so on)");
    CHECK(safe_text(R"(ERR bad greeting "HELLO" "3" "AUTH" "alice" "hun\"ter2 and so on")", node) ==
          R"(ERR bad greeting "HELLO" "3" "AUTH)");
    CHECK(safe_text("ERR unsupported: HELLO 3 auth default hun", node) ==
          "ERR unsupported: HELLO 3 auth");
    CHECK(safe_text("ERR no such user: AUTH", node) == "ERR no such user: AUTH");
    CHECK(safe_text("ERR an author's authority: oauth auth_x", node) ==
          "ERR an author's authority: oauth auth_x");
    CHECK(safe_text("ERR no AUTH needed", {}) == "ERR no AUTH needed"); // none was sent
}

TEST_CASE("no user is named")
{
    std::string const said = " has no permissions to run the 'set' command";
    std::string const safe = "NOPERM this user" + said;
    CHECK(safe_text("NOPERM User alice" + said, alice) == safe);
    CHECK(safe_text("NOPERM User bob" + said, alice) == safe);
    CHECK(safe_text("NOPERM User User" + said, alice) == safe);
    CHECK(safe_text("NOPERM User with spaces" + said, alice) == safe);
    CHECK(safe_text("NOPERM bob has no ACL permissions", alice) ==
          "NOPERM this user has no ACL permissions");
    CHECK(safe_text(" has no permissions", alice) == "this user has no permissions");
    CHECK(safe_text("ERR ACL failure in script: User bob" + said, {}) ==
          "ERR ACL failure in script: this user" + said);
    CHECK(safe_text("ERR 'alice' and alices and malice and alice_2 and alice", alice) ==
          "ERR '(user)' and alices and malice and alice_2 and (user)");
    CHECK(safe_text("ERR a.b+c", as("a.b", "")) == "ERR (user)+c");
}

TEST_CASE("a text with the password in it is withheld, whatever its length")
{
    CHECK(safe_text("ERR wrong: secret of alice", alice) == std::string{"ERR "} + withheld);
    CHECK(safe_text("ERR wrong", as("", "o")) == std::string{"ERR "} + withheld);
    CHECK(safe_text("ERR wrong", as("", "R")) == withheld);
    CHECK(safe_text("ERR wrong", as("", "RR wr")) == withheld);
    CHECK(safe_text("secret of alice", alice) == withheld);
    std::string const binary{"a\0b\r\n", 5};
    CHECK(safe_text("ERR " + binary, as("", binary)) == std::string{"ERR "} + withheld);
    // The first word may be another secret.
    CHECK(safe_text("alice: secret of alice", alice) == std::string{"(user): "} + withheld);
}

TEST_CASE("a password that the server has cut is found by its beginning")
{
    auto const node = as("", std::string(300, 'x'));
    CHECK(safe_text("ERR '" + std::string(128, 'x') + "'", node) == std::string{"ERR "} + withheld);
    CHECK(safe_text("ERR xxxx", node) == "ERR xxxx");
}

TEST_CASE("a password is found though the server escapes what it quotes")
{
    auto const node = as("", "se\"cr\\et \n\x01\u00e9%of;alice");
    for (std::string const quoted :
         {R"(se\"cr\\et \n\x01\xc3\xa9%of;alice)", R"(se\"cr\\et \n\u0001\u00e9%of;alice)",
          R"(se\"cr\\et\040\012\001\303\251%of;alice)", "se%22cr%5Cet+%0A%01%C3%A9%25of%3Balice"}) {
        CAPTURE(quoted);
        CHECK(safe_text("ERR cannot log in with " + quoted, node) ==
              std::string{"ERR "} + withheld);
        CHECK(safe_text("ERR cannot log in with " + quoted.substr(0, quoted.size() - 1), node) ==
              std::string{"ERR "} + withheld);
        CHECK(safe_text("-" + quoted, node) == withheld);
        // What is not shown needs no excuse.
        CHECK(safe_text("ERR unknown command 'HELLO', with args beginning with: " + quoted, node) ==
              "ERR unknown command 'HELLO'");
    }
    for (auto const& [password, quoted] :
         {std::pair{"a\"b%20cdefghijklmnop", R"(a\"b%20cdefghijklmnop)"},
          std::pair{"\u043f\u0430\u0440\u043e\u043b\u044c",
                    R"(\xd0\xbf\xd0\xb0\xd1\x80\xd0\xbe\xd0\xbb\xd1\x8c)"},
          std::pair{"\u043f\u0430\u0440\u043e\u043b\u044c",
                    R"(\u043f\u0430\u0440\u043e\u043b\u044c)"},
          std::pair{"\u043f\u0430\u0440\u043e\u043b\u044c", "%D0%BF%D0%B0%D1%80%D0%BE%D0%BB%D1%8C"},
          std::pair{"\U0001f600\U0001f601\U0001f602", R"(\ud83d\ude00\ud83d\ude01\ud83d\ude02)"},
          std::pair{"+/+/+/+/+/+/", "+%2F+%2F+%2F+%2F+%2F+%2F"},
          std::pair{" / / / / / / ", "+%2F+%2F+%2F+%2F+%2F+%2F+"},
          std::pair{"\u20ac\u20ac\u20ac\u20ac", R"(\u20ac\u20ac\u20ac\u20ac)"},
          std::pair{"k\"1!2@3#4$5%6^7&8*9(0)", R"(k\"1!2@3#4$5%6^7)"}}) {
        CAPTURE(quoted);
        CHECK(safe_text(std::string{"ERR cannot log in with "} + quoted, as("", password)) ==
              std::string{"ERR "} + withheld);
    }
    for (std::string const text :
         {"ERR \\", "ERR \\x", "ERR \\u12", "ERR 100%", "ERR %4", "ERR \\7"})
        CHECK(safe_text(text, node) == text);
    // Too little of it is left to be told from any word.
    CHECK(safe_text("ERR no", as("", "n!!o")) == "ERR no");
}

TEST_CASE("a password that begins before the arguments and goes on there")
{
    CHECK(safe_text("ERR no: secret with args", as("", "secret with args")) ==
          std::string{"ERR "} + withheld);
    CHECK(safe_text("ERR unknown command 'HELLO', with args beginning with: 'abc'",
                    as("", "abc")) == "ERR unknown command 'HELLO'");
}

TEST_CASE("ids are masked")
{
    std::string const uuid = "0b54b4f3-6c3e-4d8f-9a56-6f4f3b9e2d11";
    CHECK(safe_text("ERR '" + uuid + "'", {}) == "ERR '(id)'");
    CHECK(safe_text("ERR " + uuid + ":17, " + uuid + ":x", {}) == "ERR (id), (id)x");
    CHECK(safe_text("ERR 0B54B4F36C3E4D8F9A566F4F3B9E2D11", {}) == "ERR (id)");
    CHECK(safe_text("OOM no. script: 6a0c6a4ee4d8a6d9d1f7d80b0d5e8b1a9f4f9f3c, on @user_script:1.",
                    {}) == "OOM no. script: (id), on @user_script:1.");
    CHECK(safe_text("MOVED 12 2001:db8:0:1:1:1:1:1:6379", {}) ==
          "MOVED 12 2001:db8:0:1:1:1:1:1:6379");
    CHECK(safe_text("ERR " + std::string(60, '-'), {}) == "ERR " + std::string(60, '-'));
}

TEST_CASE("no control characters, and nothing that looks like the next node's message")
{
    CHECK(safe_text(std::string{"ERR a\r\n\0\x1b[31m\x7f", 14}, {}) == "ERR a????[31m?");
    CHECK(safe_text("ERR \u009b31m\u009f, \u00a0\u00e4\u20ac", {}) ==
          "ERR ?31m?, \u00a0\u00e4\u20ac");
    CHECK(safe_text("ERR \x9b[\xc0\x9b[\xc3", {}) == "ERR ?[??[?");
    CHECK(safe_text("ERR a; 10.0.0.1:6379: yes", {}) == "ERR a, 10.0.0.1:6379: yes");
}

TEST_CASE("a text has at most 200 bytes, and whole characters")
{
    CHECK(safe_text(std::string(200, 'x'), {}) == std::string(200, 'x'));
    CHECK(safe_text(std::string(201, 'x'), {}) == std::string(197, 'x') + "...");
    CHECK(safe_text(std::string(1'000'000, 'x'), {}).size() == 200);
    // Nothing is looked for in what is not shown: this would take long.
    std::string many;
    for (int i = 0; i < 300'000; ++i)
        many += "app ";
    CHECK(safe_text(many, as("app", "")).size() == 200);
    // It is not cut within what is hidden.
    std::string ids;
    for (int i = 0; i < 10; ++i)
        ids += "0b54b4f3-6c3e-4d8f-9a56-6f4f3b9e2d11:" + std::string(980, '1') + ' ';
    CHECK(safe_text(ids, {}).find("0b54") == std::string::npos);
    CHECK(safe_text(std::string(4'000, '-') + std::string(1'000, 'x'), {}).size() == 200);
    CHECK(safe_text(std::string(196, 'x') + "\u00e4" + std::string(9, 'x'), {}) ==
          std::string(196, 'x') + "...");
}

TEST_CASE("the beginning of a text ends with a whole character")
{
    CHECK(bounded("abc", 3) == "abc");
    CHECK(bounded("abc", 2) == "ab");
    CHECK(bounded("abc", 0) == "");
    CHECK(bounded("a\u00e4", 2) == "a");
    CHECK(bounded("a\u00e4", 3) == "a\u00e4");
    CHECK(bounded("a\u20ac", 3) == "a");
    CHECK(bounded("a\U0001f512b", 4) == "a");
    CHECK(bounded("a\U0001f512b", 5) == "a\U0001f512");
    // No UTF-8: cut anywhere.
    CHECK(bounded(std::string(9, '\x80'), 6) == std::string(6, '\x80'));
}
