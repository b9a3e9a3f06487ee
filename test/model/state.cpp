// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "state.hpp"

#include <cstddef>
#include <utility>

namespace model {

namespace {

class writer {
public:
    template <class Value>
    void operator()(int bits, Value const& value)
    {
        word |= static_cast<std::uint64_t>(value) << at_;
        at_ += bits;
    }

    void token(int const& value) { (*this)(4, value - oldest_token); }

    std::uint64_t word = 0;

private:
    int at_ = 0;
};

class reader {
public:
    explicit reader(std::uint64_t word) : word_(word) {}

    template <class Value>
    void operator()(int bits, Value& value)
    {
        value = static_cast<Value>(word_ & ((std::uint64_t{1} << bits) - 1));
        word_ >>= bits;
    }

    void token(int& value)
    {
        (*this)(4, value);
        value += oldest_token;
    }

private:
    std::uint64_t word_;
};

template <class Stream, class Client>
void pass_client(Stream& stream, Client& of)
{
    stream(2, of.at);
    stream(3, of.reign);
    stream(4, of.not_before);
    stream(3, of.looked);
    stream(1, of.told);
    stream(1, of.holds);
    stream(3, of.left);
    stream(1, of.may_extend);
    stream(1, of.overtaken);
    stream.token(of.token);
    stream(2, of.used);
    stream(2, of.sent);
    stream(2, of.came);
    stream(3, of.age);
    stream.token(of.token_there);
    stream(2, of.late);
    stream(2, of.late_at);
    stream(2, of.late_number);
    stream(4, of.late_not_before);
    stream.token(of.late_token);
    for (auto& key : of.keys)
        stream(2, key);
}

template <class Stream, class State>
void pass_rest(Stream& stream, State& of)
{
    for (auto& one : of.servers) {
        stream(3, one.reign);
        stream(3, one.key_left);
        stream(1, one.key_is_new);
        stream(4, one.marker);
        stream.token(one.counter);
    }
    stream(2, of.since[2]);
    stream(2, of.since[3]);
    stream(2, of.latest);
    stream(1, of.moved);
    stream(1, of.flushed);
    stream(1, of.once_more);
    stream.token(of.greatest_counted);
}

} // namespace

packed pack(state const& full, int clients)
{
    packed words{};
    writer rest;
    pass_rest(rest, full);
    words[0] = rest.word;
    for (int i = 0; i < clients; ++i) {
        writer one;
        pass_client(one, full.clients[static_cast<std::size_t>(i)]);
        words[static_cast<std::size_t>(i) + 1] = one.word;
    }
    for (auto next = words.begin() + 2; next < words.begin() + 1 + clients; ++next) {
        for (auto one = next; one > words.begin() + 1 && *one < one[-1]; --one)
            std::swap(*one, one[-1]);
    }
    return words;
}

state unpack(packed const& words, int clients)
{
    state full;
    reader rest{words[0]};
    pass_rest(rest, full);
    for (int i = 0; i < clients; ++i) {
        reader one{words[static_cast<std::size_t>(i) + 1]};
        pass_client(one, full.clients[static_cast<std::size_t>(i)]);
    }
    return full;
}

} // namespace model
