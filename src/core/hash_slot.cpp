// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/hash_slot.hpp"

#include <array>

namespace colock::detail {

namespace {

constexpr std::array<std::uint16_t, 256> crc_table = [] {
    std::array<std::uint16_t, 256> table{};
    for (unsigned byte = 0; byte < table.size(); ++byte) {
        unsigned crc = byte << 8;
        for (int bit = 0; bit < 8; ++bit)
            crc = crc & 0x8000 ? crc << 1 ^ 0x1021 : crc << 1;
        table[byte] = static_cast<std::uint16_t>(crc);
    }
    return table;
}();

/// CRC-16/XMODEM.
constexpr unsigned crc16(std::string_view text)
{
    unsigned crc = 0;
    for (char const byte : text)
        crc = (crc << 8 & 0xffff) ^ crc_table[(crc >> 8 ^ static_cast<unsigned char>(byte)) & 0xff];
    return crc;
}

constexpr unsigned slot_of_text(std::string_view text)
{
    return crc16(text) % hash_slot_count;
}

/// The four low bits of each of four letters, from '@' to 'O'.
using letters = std::array<char, 4>;

constexpr letters to_letters(unsigned bits)
{
    letters text{};
    for (auto& letter : text) {
        letter = static_cast<char>('@' | (bits & 15));
        bits >>= 4;
    }
    return text;
}

constexpr unsigned slot_of_letters(unsigned bits)
{
    auto const text = to_letters(bits);
    return slot_of_text({text.data(), text.size()});
}

constexpr unsigned base = slot_of_letters(0);

/// For each bit of the slot, the letters' bits that change it and no other. A CRC is linear:
/// the XOR of three texts of one length has the XOR of their three CRCs. So the letters' bits map
/// linearly onto the slot's bits, and Gauss-Jordan elimination inverts that map.
constexpr std::array<unsigned, 14> letters_for_bit = [] {
    struct row {
        unsigned slot;
        unsigned bits;
    };
    std::array<row, 16> rows{};
    for (unsigned i = 0; i < rows.size(); ++i)
        rows[i] = {slot_of_letters(1U << i) ^ base, 1U << i};
    std::array<unsigned, 14> result{};
    for (unsigned bit = 0; bit < result.size(); ++bit) {
        auto at = bit;
        while (!(rows.at(at).slot >> bit & 1)) // beyond the last if there were no solution
            ++at;
        auto const pivot = rows[at];
        rows[at] = rows[bit];
        rows[bit] = pivot;
        for (unsigned i = 0; i < rows.size(); ++i) {
            if (i != bit && (rows[i].slot >> bit & 1))
                rows[i] = {rows[i].slot ^ pivot.slot, rows[i].bits ^ pivot.bits};
        }
    }
    for (unsigned bit = 0; bit < result.size(); ++bit)
        result[bit] = rows[bit].bits;
    return result;
}();

} // namespace

std::string_view hash_tag_of(std::string_view key)
{
    auto const open = key.find('{');
    if (open == key.npos)
        return {};
    auto const close = key.find('}', open + 1);
    return close == key.npos ? std::string_view{} : key.substr(open + 1, close - open - 1);
}

hash_slot slot_of(std::string_view key)
{
    auto const tag = hash_tag_of(key);
    return static_cast<hash_slot>(slot_of_text(tag.empty() ? key : tag));
}

std::string tag_of_slot(hash_slot slot)
{
    unsigned bits = 0;
    for (unsigned bit = 0; bit < letters_for_bit.size(); ++bit) {
        if ((slot ^ base) >> bit & 1)
            bits ^= letters_for_bit[bit];
    }
    auto const text = to_letters(bits);
    return {text.data(), text.size()};
}

} // namespace colock::detail
