// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "support/redis_client.hpp"
#include "support/simulated_keyspace.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace support {

/// What EVALSHA calls a script, in hexadecimal digits. It is kept for the thread, since the same
/// few scripts are loaded again and again.
std::string const& sha1(std::string_view text);

/// A server that runs the real scripts, in a real Lua, over a memory of its own. It has neither
/// threads nor sockets, and no clock but the one that set_time() sets: what it does depends on
/// nothing but the calls made. test/integration/simulated_server.cpp holds it against a real
/// server.
///
/// An error reads as Redis words it, without the place in the script that Redis appends.
///
/// One thread at a time.
class simulated_server {
public:
    /// Who asks. Any number but `administrator`, and a new one for every new connection.
    using connection = simulated_keyspace::connection;
    static constexpr connection administrator = 0;

    using invalidation = simulated_keyspace::invalidation;
    using tracking = simulated_keyspace::tracking;
    using echoes = simulated_keyspace::echoes;
    using eviction = simulated_keyspace::eviction;

    /// What a client asks for that is not about locks.
    enum class request {
        tracking, ///< CLIENT TRACKING
        info,     ///< INFO
        commands, ///< COMMAND LIST
        hello,    ///< HELLO
        ping,     ///< PING
        cluster,  ///< CLUSTER INFO
        slots,    ///< CLUSTER SLOTS
        sentinel, ///< SENTINEL
        script,   ///< SCRIPT LOAD
    };

    /// What a script of ours returns: numbers.
    struct answer {
        std::string error; ///< Empty if it went well.
        std::vector<std::int64_t> numbers;
    };

    struct stored_key {
        std::string name;
        std::string value; ///< Of a hash: "field=value" for each, with spaces between.
        std::optional<std::chrono::milliseconds> ttl;
    };

    explicit simulated_server(std::string run_id = "first run",
                              std::chrono::microseconds wall_clock = {});

    /// It may jump back and forth; stands still during a script.
    void set_time(std::chrono::microseconds wall_clock) { keys_.set_time(wall_clock); }
    std::chrono::microseconds time() const { return keys_.exact_time(); }

    /// EVAL. Throws where the script returns something else than numbers.
    answer run(connection from, std::string_view script_source,
               std::vector<std::string> const& keys, std::vector<std::string> const& arguments);

    /// Why a server of a cluster does not run what a script calls; empty where it does.
    using place_refusal = std::function<std::string(std::vector<std::string> const& words)>;

    /// EVAL of a script that may return anything.
    redis_value evaluate(connection from, std::string_view script_source,
                         std::vector<std::string> const& keys,
                         std::vector<std::string> const& arguments,
                         place_refusal const& elsewhere = {});

    /// A command outside of a script, of those that a script can call; and FLUSHALL.
    redis_value command(connection from, std::vector<std::string> const& words);

    /// Runs what stands between MULTI and EXEC: all commands, even if some fail. Returns an answer
    /// to each.
    std::vector<redis_value> transaction(connection from,
                                         std::vector<std::vector<std::string>> const& commands);

    /// SCRIPT LOAD: keeps the script until the next start, and gives its SHA-1.
    std::string const& load_script(std::string_view source);
    /// The script with this SHA-1; null where it is not kept.
    std::string const* loaded_script(std::string_view hash) const;
    /// SCRIPT FLUSH.
    void forget_scripts() { scripts_.clear(); }

    /// From now on, instead of each script, the one runs that `which` returns for it.
    void replace_scripts(std::function<std::string_view(std::string_view)> which)
    {
        replacement_ = std::move(which);
    }

    /// What Redis does from time to time. Even if it does not, commands do not see expired keys.
    void expire_keys()
    {
        keys_.limit_readers(most_tracked_, choose_forgotten_);
        keys_.expire();
    }

    /// Evicts a key, as a server without memory does. Not to be called during a command.
    void evict(std::string const& key) { keys_.evict(key); }

    /// Evicts a key when one of these connections sends a command, before that runs.
    void evict_before_command_of(std::vector<connection> whose, std::string key)
    {
        to_evict_.emplace_back(std::move(whose), std::move(key));
    }

    /// Moves a key to another server, like MIGRATE. Not to be called during a command. Unless
    /// `unheard`, those who have read the key are told.
    void give_away(std::string const& key, simulated_server& to, bool unheard)
    {
        keys_.give_away(key, to.keys_, unheard);
    }

    /// Cancels what evict_before_command_of() has not evicted yet.
    void evict_no_more() { to_evict_.clear(); }

    std::vector<std::pair<std::string, simulated_keyspace::entry>> take_evicted()
    {
        return keys_.take_evicted();
    }

    simulated_keyspace const& memory() const { return keys_; }

    /// All keys that have not expired, by their names.
    std::vector<stored_key> keys() const;

    /// Which keys a script that reads makes the server track: those that it reads, or, as in Redis
    /// before 7.2, all those that are declared as its keys.
    void track_declared_keys(bool is) { tracks_declared_keys_ = is; }
    bool tracks_declared_keys() const { return tracks_declared_keys_; }

    /// tracking-table-max-keys: before a command runs, and from time to time, keys of whose changes
    /// connections were to be told are forgotten until no more than so many are left. See
    /// simulated_keyspace::limit_readers(); without `choose` the first by name are forgotten.
    void limit_tracking(std::size_t most, std::function<std::size_t(std::size_t)> choose = {})
    {
        most_tracked_ = most;
        choose_forgotten_ = std::move(choose);
    }

    /// CLIENT TRACKING ON.
    void track(connection who, tracking what = tracking::noloop) { keys_.track(who, what); }

    /// Redis 6.2 tells also NOLOOP connections of what their scripts do. That is not simulated.
    void set_echoes(echoes when) { keys_.set_echoes(when); }
    void disconnect(connection who) { keys_.disconnect(who); }
    void disconnect_all() { keys_.disconnect_all(); }

    /// The changes told since the last call, in their order. Of those that are told to the
    /// connection whose command was the last, some come before the reply and some after it.
    std::vector<invalidation> take_invalidations() { return keys_.take_invalidations(); }

    /// Channels and messages since the last call.
    std::vector<std::pair<std::string, std::string>> take_published()
    {
        return std::exchange(published_, {});
    }

    /// The next so many scripts do not run, but get this error, such as "NOSCRIPT"; none if it is
    /// empty. So do other commands that come through a simulated_front.
    void fail_scripts_with(std::string error,
                           std::size_t scripts = std::numeric_limits<std::size_t>::max());
    /// The error that the next command gets by fail_scripts_with(); empty if it runs.
    std::string take_failure();

    /// From now on, such requests get this error; none if it is empty. See simulated_front.
    void refuse(request which, std::string error)
    {
        refusals_[static_cast<std::size_t>(which)] = std::move(error);
    }
    /// Like refuse(), during the next so many greetings, on whatever connections.
    void refuse_in_greetings(request which, std::string error, int greetings)
    {
        if (refused_in_greetings_)
            refuse(refused_in_greetings_->first, "");
        refuse(which, std::move(error));
        refused_in_greetings_ = {which, greetings};
    }
    /// A greeting begins.
    void on_greeting()
    {
        if (refused_in_greetings_ && refused_in_greetings_->second-- == 0) {
            refuse(refused_in_greetings_->first, "");
            refused_in_greetings_.reset();
        }
    }
    std::string const& refusal_of(request which) const
    {
        return refusals_[static_cast<std::size_t>(which)];
    }

    /// What the server lists, besides DEL, of its commands whose names begin with "del", in small
    /// letters; none by default. It runs others, too.
    void set_deletions(std::vector<std::string> names) { deletions_ = std::move(names); }
    std::vector<std::string> const& deletions() const { return deletions_; }

    /// What it says of its maxmemory_policy; "noeviction" by default.
    void set_eviction_policy(std::string policy) { eviction_policy_ = std::move(policy); }
    std::string const& eviction_policy() const { return eviction_policy_; }

    /// As with maxmemory reached: commands that take memory are refused.
    void set_out_of_memory(bool is) { out_of_memory_ = is; }

    /// As a master that cannot save, or has too few replicas: commands that write get this error;
    /// none if it is empty.
    void refuse_writes(std::string error) { write_refusal_ = std::move(error); }

    /// As if the user's rights were changed: no connection may run these commands (in capital
    /// letters), in scripts or outside.
    void deny(std::set<std::string, std::less<>> commands) { denied_ = std::move(commands); }
    bool denies(std::string_view command) const { return denied_.contains(command); }

    /// As a replica: commands that write are refused.
    void set_read_only(bool is) { read_only_ = is; }
    bool is_read_only() const { return read_only_; }

    /// Has the memory of another from now on, as a replica that has loaded it.
    void load_from(simulated_server const& other) { keys_.load_from(other.keys_); }
    /// Likewise takes over a state of a memory, its own or another's.
    void load_from(simulated_keyspace const& state) { keys_.load_from(state); }

    /// All connections end, with all that they were to be told.
    void restart(bool keeps_memory, std::string new_run_id);

    std::string const& run_id() const { return run_id_; }

    /// From now on it is a master for itself, with another master_replid.
    void begin_reign(bool promoted);
    std::string const& reign() const { return reign_; }
    bool promoted() const { return promoted_; }

    /// By the wall clock, when it started.
    std::chrono::microseconds started() const { return started_; }

private:
    struct origin;
    struct script_call;

    void before_command(connection from);
    redis_value execute(origin& by, std::vector<std::string> const& words);

    simulated_keyspace keys_;
    std::vector<std::pair<std::string, std::string>> published_;
    std::string run_id_;
    std::string reign_;
    std::uint64_t reigns_ = 0;
    bool promoted_ = false;
    std::chrono::microseconds started_;
    std::map<std::string, std::string, std::less<>> scripts_; ///< By their SHA-1.
    std::function<std::string_view(std::string_view)> replacement_;
    std::string script_error_;
    std::size_t scripts_to_fail_ = 0;
    std::vector<std::pair<std::vector<connection>, std::string>> to_evict_;
    std::size_t most_tracked_ = std::numeric_limits<std::size_t>::max();
    std::function<std::size_t(std::size_t)> choose_forgotten_;
    std::array<std::string, 9> refusals_; ///< By request.
    std::optional<std::pair<request, int>> refused_in_greetings_;
    std::vector<std::string> deletions_;
    std::string eviction_policy_ = "noeviction";
    std::string write_refusal_;
    std::set<std::string, std::less<>> denied_;
    bool tracks_declared_keys_ = false;
    bool out_of_memory_ = false;
    bool read_only_ = false;
};

} // namespace support
