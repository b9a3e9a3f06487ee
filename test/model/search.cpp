// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "search.hpp"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <limits>
#include <utility>
#include <vector>

namespace model {

namespace {

/// The states seen so far, in that order, each with the one from which it was reached.
class visited {
public:
    visited() : table_(std::size_t{1} << 16, nothing) {}

    std::size_t size() const { return states_.size(); }
    packed const& at(std::size_t index) const { return states_[index]; }
    std::uint32_t came_from(std::size_t index) const { return from_[index]; }

    bool add(packed const& words, std::uint32_t from)
    {
        if (states_.size() * 2 >= table_.size())
            grow();
        auto& place = find(words);
        if (place != nothing)
            return false;
        place = static_cast<std::uint32_t>(states_.size());
        states_.push_back(words);
        from_.push_back(from);
        return true;
    }

    static constexpr auto nothing = std::numeric_limits<std::uint32_t>::max();

private:
    static std::size_t hash(packed const& words)
    {
        std::uint64_t mixed = 0;
        for (auto const word : words) {
            mixed = (mixed ^ word) * 0x9e3779b97f4a7c15u;
            mixed ^= mixed >> 29;
        }
        return static_cast<std::size_t>(mixed * 0xbf58476d1ce4e5b9u >> 20);
    }

    std::uint32_t& find(packed const& words)
    {
        auto const mask = table_.size() - 1;
        auto place = hash(words) & mask;
        while (table_[place] != nothing && states_[table_[place]] != words)
            place = (place + 1) & mask;
        return table_[place];
    }

    void grow()
    {
        table_.assign(table_.size() * 2, nothing);
        for (std::size_t index = 0; index < states_.size(); ++index)
            find(states_[index]) = static_cast<std::uint32_t>(index);
    }

    std::deque<packed> states_; ///< A deque does not copy its elements to grow.
    std::deque<std::uint32_t> from_;
    std::vector<std::uint32_t> table_;
};

/// Tells the way to a wrong state, by taking its steps again. So each client keeps its number from
/// the start, while in packed states the clients are sorted.
std::string trace_to(visited const& all, std::size_t last, step const& wrong, settings const& rules)
{
    std::vector<packed> way{pack(wrong.next, rules.clients)};
    for (auto index = static_cast<std::uint32_t>(last); index != visited::nothing;
         index = all.came_from(index))
        way.push_back(all.at(index));
    std::reverse(way.begin(), way.end());

    std::string text;
    state now = first_state(rules);
    std::vector<step> steps;
    for (std::size_t i = 1; i < way.size(); ++i) {
        steps_from(now, rules, steps);
        auto const taken = std::find_if(steps.begin(), steps.end(), [&](step const& one) {
            bool const is_last = i + 1 == way.size();
            return pack(one.next, rules.clients) == way[i] &&
                   (!is_last || one.wrong == wrong.wrong);
        });
        if (taken == steps.end())
            return text + "  (the way is lost)\n";
        auto const who = taken->who < 0 ? std::string{}
                         : std::string{taken->what}.ends_with("server")
                             ? std::string{" "} + "AB"[taken->who]
                             : " " + std::to_string(taken->who);
        text += std::to_string(i) + ". " + taken->what + who + "\n" + text_of(taken->next, rules) +
                "\n";
        now = taken->next;
    }
    return text + "=> " + text_of(wrong.wrong) + "\n";
}

} // namespace

found search(settings const& rules, std::size_t limit)
{
    found result;
    visited all;
    all.add(pack(first_state(rules), rules.clients), visited::nothing);
    std::vector<step> steps;
    for (std::size_t index = 0, level_ends = 1; index < all.size(); ++index) {
        if (index == level_ends) {
            ++result.depth;
            level_ends = all.size();
        }
        steps_from(unpack(all.at(index), rules.clients), rules, steps);
        for (auto const& one : steps) {
            if (one.wrong != violation::none) {
                result.states = all.size();
                result.wrong = one.wrong;
                result.trace = trace_to(all, index, one, rules);
                return result;
            }
            all.add(pack(one.next, rules.clients), static_cast<std::uint32_t>(index));
        }
        if (all.size() > limit) {
            result.all = false;
            break;
        }
    }
    result.states = all.size();
    return result;
}

} // namespace model
