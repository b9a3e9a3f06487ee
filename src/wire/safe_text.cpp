// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/safe_text.hpp"

#include "base/bounded.hpp"
#include "base/planted.hpp"
#include "base/utf8.hpp"
#include "wire/unescaped.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace colock::detail {

namespace {

// Of ASCII, whatever the locale is.
bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool is_hex_digit(char c)
{
    return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'f');
}

/// Whether a word may go on with it.
bool is_of_word(char c)
{
    return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// Where the arguments of a command begin that the server does not know:
///     Redis 7, 8, Valkey  ERR unknown command 'HELLO', with args beginning with: '3' 'AUTH' ...
///     Redis 5, 6, KeyDB   ERR unknown command `HELLO`, with args beginning with: `3`, `AUTH`, ...
/// Dragonfly and older ones do not quote them.
std::size_t find_arguments(std::string_view said)
{
    constexpr std::string_view start = "with arg";
    auto const found = std::search(said.begin(), said.end(), start.begin(), start.end(),
                                   [](char a, char b) { return lower(a) == b; });
    return found == said.end() ? said.npos : static_cast<std::size_t>(found - said.begin());
}

/// Where a quoted login goes on behind its AUTH, in whatever way it is quoted, escaped or cut.
/// Redis' own words "AUTH <password>" quote nothing.
std::size_t find_login(std::string_view said)
{
    constexpr std::string_view word = "auth";
    for (std::size_t at = 0; at + word.size() <= said.size(); ++at) {
        auto const end = at + word.size();
        bool const found =
            std::equal(word.begin(), word.end(), said.begin() + static_cast<std::ptrdiff_t>(at),
                       [](char a, char b) { return a == lower(b); }) &&
            (at == 0 || !is_of_word(said[at - 1])) &&
            (end == said.size() || !is_of_word(said[end])) &&
            !said.substr(end).starts_with(" <password>");
        if (found)
            return end;
    }
    return said.npos;
}

/// Takes the user's name out of an error that says what a user may not do:
///     Redis 7.2 and later, Valkey  NOPERM User alice has no permissions to run the 'set' command
///     Dragonfly                    NOPERM alice has no ACL permissions
/// Earlier ones say "this user".
void hide_denied_user(std::string& text)
{
    auto const denied = std::min(text.find(" has no permissions"), text.find(" has no ACL perm"));
    if (denied == text.npos)
        return;
    auto const before = std::string_view{text}.substr(0, denied);
    auto begin = before.find("User ");
    if (begin == before.npos)
        begin = before.rfind(' ') + 1; // 0 where there is none
    auto const user = before.substr(begin);
    if (user != "user")
        text.replace(begin, user.size(), "this user");
}

void hide_word(std::string& text, std::string_view word)
{
    constexpr std::string_view instead = "(user)";
    if (word.empty())
        return;
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at)) {
        auto const end = at + word.size();
        bool const whole = (at == 0 || !is_of_word(text[at - 1])) &&
                           (end == text.size() || !is_of_word(text[end]));
        if (whole)
            text.replace(at, word.size(), instead);
        at += whole ? instead.size() : 1;
    }
}

/// Lock_ids are UUIDs, owners `UUID:number`; other libraries write 32 hexadecimal digits.
void hide_ids(std::string& text)
{
    constexpr std::ptrdiff_t digits_of_id = 32;
    constexpr std::string_view instead = "(id)";
    std::string safe;
    for (auto at = text.begin(); at != text.end();) {
        auto end =
            std::find_if_not(at, text.end(), [](char c) { return is_hex_digit(c) || c == '-'; });
        if (end == at) {
            safe += *at++;
            continue;
        }
        if (std::count_if(at, end, is_hex_digit) >= digits_of_id) {
            safe += instead;
            if (end != text.end() && *end == ':')
                end = std::find_if_not(end + 1, text.end(), is_digit);
        } else {
            safe.append(at, end);
        }
        at = end;
    }
    text = std::move(safe);
}

/// Where the password begins in what is shown of a text, which are its first `shown` bytes; npos
/// where it is not there. A server may cut what it quotes, so the beginning of the password is
/// looked for. If it is escaped, the place is that of the word: the first one, or what follows it.
std::size_t find_password(std::string_view said, std::size_t shown, std::string_view password)
{
    // A shorter beginning might be any word.
    constexpr std::size_t enough = 12;
    constexpr std::size_t enough_letters = 6;
    if (password.empty())
        return said.npos;
    auto const beginning = password.substr(0, enough);
    if (auto const at = said.find(beginning); at < shown)
        return at;
    if (said.find_first_of("\\%+") == said.npos)
        return said.npos; // nothing is escaped
    auto const first_word = said.substr(0, said.find(' '));
    auto const find_in = [&](std::string (*as)(std::string_view), std::string_view what) {
        auto const at = as(said).find(what);
        if (at == said.npos || at >= as(said.substr(0, shown)).size())
            return said.npos;
        return at < as(first_word).size() ? 0 : first_word.size() + 1;
    };
    auto found = std::min({find_in(without_backslashes, beginning),
                           find_in(without_percents, beginning), find_in(without_form, beginning)});
    std::string letters;
    std::copy_if(password.begin(), password.end(), std::back_inserter(letters),
                 [](char c) { return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z'); });
    if (letters.size() >= enough_letters)
        found = std::min(found, find_in(letters_and_digits, letters.substr(0, enough)));
    return found;
}

/// The beginning of a text of which the rest is not shown: what is left of `most` bytes when words
/// that it hides are taken out. It ends between words, so that no part of a hidden one is left.
std::string_view beginning(std::string_view text)
{
    constexpr std::size_t most = 2'048; // of an error less than is kept of it
    auto const start = text.substr(0, most);
    return start.size() == text.size() ? text : start.substr(0, start.rfind(' '));
}

/// Takes out what a terminal might obey, and what separates nodes.
std::string harmless(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        auto const size = printable_length(text);
        if (size == 0)
            result += '?';
        else if (text[0] == ';')
            result += ',';
        else
            result += text.substr(0, size);
        text.remove_prefix(std::max<std::size_t>(1, utf8_length(text)));
    }
    return result;
}

} // namespace

std::string safe_text(std::string_view said, node_address const& node)
{
    constexpr std::size_t most = 200;
    constexpr std::string_view withheld = "(withheld: it quotes the password)";

    if (planted(bug::password_told))
        return std::string{said};
    auto const login = node.password.empty() ? said.npos : find_login(said);
    auto const arguments = std::min(find_arguments(said), login);
    std::string text{beginning(said.substr(0, arguments))};
    text.erase(text.find_last_not_of(", ") + 1);
    // As it came: the password may begin before the arguments and go on there.
    if (auto const at = find_password(said, arguments, node.password); at != said.npos) {
        auto const word = said.find(' ');
        text = word < at ? said.substr(0, word + 1) : "";
        text += withheld;
    }

    if (!planted(bug::user_told)) {
        hide_denied_user(text);
        hide_word(text, node.user);
    }
    if (!planted(bug::ids_told))
        hide_ids(text);
    text = harmless(text);
    if (text.size() > most && !planted(bug::long_text_kept))
        text = std::string{bounded(text, most - 3)} + "...";
    return text;
}

} // namespace colock::detail
