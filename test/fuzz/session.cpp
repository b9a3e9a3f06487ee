// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Fuzzes the session with one server.
//
// An input is a list of happenings: a byte that says what happens, and for some of them bytes that
// say how. The server's words come from the input too, in parts, beside some usual answers. However
// it goes, every command is answered exactly once, by the end at the latest. What is answered as
// lost has been given to the system whole, and what is answered as unsent has not.

#include "wire/session.hpp"
#include "wire/writer.hpp"

#include "kind/owner_state.hpp"

#include "input.hpp"

#include <charconv>
#include <memory>
#include <sanitizer/allocator_interface.h>
#include <string>
#include <utility>
#include <vector>

using namespace colock::detail;
using namespace std::chrono_literals;
using colock::clock;
using colock::errc;

namespace {

constexpr std::size_t index_of_node = 3;
constexpr std::size_t most_commands = 300;
/// Of the heap, for a session and for each of its commands.
constexpr std::size_t own_memory = 512u << 10;
constexpr std::size_t memory_of_command = 8u << 10;

/// What the byte in front says. The recorder of the seeds knows these numbers.
enum class happening : unsigned char {
    start,
    open,
    raw_bytes, ///< A byte that says how many, and these.
    usual,     ///< A byte that says which of the usual answers.
    greeted,   ///< All that a server says to the greeting.
    closed,
    time,  ///< A byte that says how long.
    turn,  ///< Of the event loop.
    write, ///< A byte that says how much of what was taken is given to the system.
    execute,
    burst, ///< More commands at once than a server is given at a time.
    ask_whether_hung,
    unwanted, ///< Whether commands that wait for their turn are wanted is changed.
    stop,
    leave,
    abandon,
};
constexpr unsigned char happenings = 16;

constexpr std::string_view usual_answers[] = {
    "*2\r\n:1\r\n:7\r\n",
    "*2\r\n:0\r\n:500\r\n",
    "*2\r\n:1\r\n:0\r\n",
    "+OK\r\n",
    "_\r\n",
    ":1\r\n",
    "-NOSCRIPT No matching script.\r\n",
    "-NOPERM User fuzz has no permissions to run the 'delifeq' command\r\n",
    "-LOADING Redis is loading the dataset in memory\r\n",
    "+PONG\r\n",
    ">2\r\n+invalidate\r\n*1\r\n$3\r\nk#1\r\n",
    ">2\r\n$10\r\ninvalidate\r\n*1\r\n$3\r\nk#1\r\n",
    ">2\r\n$10\r\ninvalidate\r\n_\r\n",
    "|1\r\n+key\r\n+value\r\n*2\r\n:1\r\n:1\r\n",
    "$7\r\ndelifeq\r\n",
    "*4\r\n:1\r\n:0\r\n:2\r\n:-2\r\n",
};

/// Reads the commands that were given to the system, and tells for which numbers of ours.
class arrivals {
public:
    template <class Tell>
    void add(std::string_view bytes, Tell tell)
    {
        unread_ += bytes;
        std::size_t begin = 0;
        for (auto end = end_of_command(begin); end > begin; end = end_of_command(begin)) {
            auto const command = std::string_view{unread_}.substr(begin, end - begin);
            auto const mark = command.find(mark_of_key);
            std::size_t number = 0;
            if (mark != command.npos) {
                auto const digits = command.substr(mark + mark_of_key.size());
                std::from_chars(digits.data(), digits.data() + digits.size(), number);
                tell(number);
            }
            begin = end;
        }
        unread_.erase(0, begin);
    }
    void clear() { unread_.clear(); }

    static constexpr std::string_view mark_of_key = "k#";

private:
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
        fuzz::require(unread_[at] == type, "writes what is no command");
        auto const [stop, error] =
            std::from_chars(unread_.data() + at + 1, unread_.data() + end, number);
        fuzz::require(error == std::errc{} && stop == unread_.data() + end,
                      "writes what is no command");
        at = end + 2;
        return true;
    }

    std::string unread_;
};

void check_text(colock::error_code const& error)
{
    // Less of it might be any word.
    fuzz::require(!error.failed() || error.message().find("correct-horse-ba") == std::string::npos,
                  "an error shows the password");
}

struct listener final : node_listener {
    void on_connected(std::size_t node, server_info const&) override { check(node); }
    void on_recovered(std::size_t node) override { check(node); }
    void on_changed(std::size_t node, std::string_view) override { check(node); }
    void on_all_changed(std::size_t node) override { check(node); }
    void on_event(colock::event const& what) override
    {
        check_text(what.error);
        if (what.kind == colock::event_kind::connected)
            fuzz::require(!std::exchange(up, true), "is connected twice");
        else if (what.kind == colock::event_kind::disconnected)
            fuzz::require(std::exchange(up, false), "loses what it has not had");
        else if (what.kind == colock::event_kind::connect_failed)
            fuzz::require(!up, "fails to connect while it is connected");
        else
            return;
        if (!up)
            fuzz::require(std::exchange(last_ended, of->attempt()) != of->attempt(),
                          "a connection ends twice");
    }
    void on_command_sent() override {}

    static void check(std::size_t node) { fuzz::require(node == index_of_node, "another node"); }

    session const* of = nullptr;
    bool up = false;
    std::uint64_t last_ended = 0; ///< Which attempt.
};

class world {
public:
    explicit world(fuzz::input input)
        : input_{input}, it_{index_of_node, address(), options(), told_, [this] { return ++dice_; }}
    {
        told_->of = &it_;
    }

    void run()
    {
        while (!input_.empty()) {
            auto const what = static_cast<happening>(input_.byte() % happenings);
            let_happen(what);
            check();
        }
        end();
    }

private:
    struct sink final : reply_sink {
        sink(world& in, std::size_t number) : in_{in}, number_{number} {}

        void on_reply(std::size_t node, reply const& answer) override
        {
            listener::check(node);
            fuzz::require(++replies == 1, "a command is answered twice");
            in_.on_reply(*this, answer);
        }
        void on_written(std::size_t) override
        {
            fuzz::require(replies == 0, "a command is written after its answer");
        }
        bool wanted(std::size_t) const override { return in_.wanted_ || number_ % 2 == 0; }

        world& in_;
        std::size_t number_;
        int replies = 0;
        std::size_t arrived = 0; ///< How often it was given to the system whole.
        /// What happens at its answer: 0 nothing, 1 another command, 2 all is stopped.
        int then = 0;
    };

    static colock::node_address address()
    {
        return colock::node_address{"redis://fuzz:correct-horse-battery@server"};
    }

    static colock::client_options options()
    {
        colock::client_options made;
        made.health_check_interval = 1s;
        return made;
    }

    void let_happen(happening what)
    {
        switch (what) {
        case happening::start:
            it_.start(now_);
            break;
        case happening::open:
            it_.on_open(now_);
            break;
        case happening::raw_bytes:
            say(input_.text(input_.byte()));
            break;
        case happening::usual:
            say(usual_answers[input_.byte() % std::size(usual_answers)]);
            break;
        case happening::greeted:
            say(usual_greeting(input_.byte()));
            break;
        case happening::closed:
            it_.on_closed("closed", now_);
            break;
        case happening::time:
            // From a microsecond to about half an hour.
            now_ += std::chrono::microseconds{1ll << (input_.byte() % 32)};
            it_.on_time(now_);
            break;
        case happening::turn:
            it_.on_turn(now_);
            break;
        case happening::write:
            take();
            hand_over(input_.byte());
            break;
        case happening::execute:
            execute(input_.byte());
            break;
        case happening::burst: {
            // Seldom, and of native acquires only: it takes as long as a hundred other inputs.
            auto const how = input_.byte();
            for (int i = 0; how % 64 == 0 && i < 280; ++i)
                execute(how);
            break;
        }
        case happening::ask_whether_hung:
            (void)it_.hung(now_);
            break;
        case happening::unwanted:
            wanted_ = !wanted_;
            break;
        case happening::stop:
            it_.stop();
            break;
        case happening::leave:
            it_.leave();
            break;
        case happening::abandon:
            if (input_.byte() == 0xff) {
                abandoned_ = true;
                it_.abandon();
            }
            break;
        }
    }

    void say(std::string_view bytes)
    {
        // Its own memory, so that the address sanitizer sees who keeps a pointer into it.
        std::vector<char> const memory{bytes.begin(), bytes.end()};
        it_.on_bytes({memory.data(), memory.size()}, now_);
    }

    static std::string usual_greeting(unsigned char how)
    {
        std::string all = "%1\r\n+server\r\n+redis\r\n";
        all += how & 1 ? "-ERR unknown command 'CLIENT'\r\n" : "+OK\r\n";
        append_bulk(all, "run_id:abc\r\nuptime_in_seconds:12\r\n");
        append_bulk(all, how & 2 ? "maxmemory_policy:allkeys-lru\r\n"
                                 : "maxmemory_policy:noeviction\r\n");
        all += how & 4 ? "*2\r\n$7\r\ndelifeq\r\n$3\r\ndel\r\n" : "*1\r\n$3\r\ndel\r\n";
        for (int i = 0; i < 9; ++i)
            append_bulk(all, std::string(40, 'a'));
        return all;
    }

    /// As the link does: all that is to be written becomes its own.
    void take()
    {
        if (attempt_ != it_.attempt()) {
            // Nothing more is written to a connection that has ended.
            attempt_ = it_.attempt();
            taken_.clear();
            arrivals_.clear();
        }
        std::string bytes;
        bool const any = it_.take_bytes(bytes);
        fuzz::require(any == !bytes.empty(), "bytes that are none");
        taken_ += bytes;
    }

    /// So many 255ths.
    void hand_over(unsigned char part)
    {
        if (!it_.wants_connection())
            return;
        auto const size = taken_.size() * part / 255;
        // The link hands over first and hears of answers later.
        it_.handed_over(size);
        arrivals_.add(std::string_view{taken_}.substr(0, size), [this](std::size_t number) {
            fuzz::require(number < sinks_.size(), "writes a command that nobody gave it");
            ++sinks_[number]->arrived;
        });
        taken_.erase(0, size);
    }

    void execute(unsigned char how)
    {
        if (sinks_.size() >= most_commands)
            return;
        auto const number = sinks_.size();
        auto const name = std::string{arrivals::mark_of_key} + std::to_string(number) + '#';
        bool const reentrant = how & 8;
        auto const key = reentrant ? std::make_shared<lock_key const>("", name, owner_)
                                   : std::make_shared<lock_key const>("", name);
        command what{static_cast<script>(how % 8), key, lock_id{boost::uuids::uuid{}}, 10s};
        what.minting.tokens = how & 16 ? 1 : 0;
        if (what.of_many())
            what.locks = std::make_shared<std::vector<held_lock> const>(2, held_lock{key, {}});
        auto const made = std::make_shared<sink>(*this, number);
        made->then = how / 64;
        sinks_.push_back(made);
        (void)it_.execute(what, made, now_);
    }

    void on_reply(sink const& whose, reply const& answer)
    {
        bool const answered = answer.what == reply::outcome::answer;
        fuzz::require(answered != answer.error.failed(), "an answer with an error, or none");
        fuzz::require(!answered || answer.status == 0 || answer.status == 1, "a strange status");
        check_text(answer.error);
        // A strange answer counts as lost too, with this error.
        if (answer.what == reply::outcome::lost && answer.error != errc::server_error)
            fuzz::require(whose.arrived > 0, "what was not sent is lost");
        // One that was sent twice had no effect at first.
        if (answer.what == reply::outcome::unsent && !answer.again)
            fuzz::require(whose.arrived == 0, "what was sent is unsent");
        if (whose.then == 1)
            execute(0);
        else if (whose.then == 2)
            it_.stop();
    }

    void check()
    {
        (void)it_.tracks();
        (void)it_.trouble();
        bool const up = it_.now_is() == session::state::up;
        fuzz::require(!it_.wants_turn() || up, "a turn without a connection");
        bool const rests = it_.now_is() == session::state::idle || stopped();
        fuzz::require((it_.deadline() == clock::time_point::max()) == rests,
                      "waits without a deadline, or has one and waits for nothing");
        if (stopped())
            fuzz::require(!it_.owes_answers(), "owes answers after its end");
        auto const heap = __sanitizer_get_current_allocated_bytes();
        fuzz::require(heap < heap_before_ + own_memory + memory_of_command * sinks_.size(),
                      "takes too much memory");
    }

    bool stopped() const { return it_.now_is() == session::state::stopped; }

    void end()
    {
        it_.stop();
        check();
        for (auto const& each : sinks_)
            fuzz::require(abandoned_ || each->replies == 1, "a command is not answered");
    }

    fuzz::input input_;
    std::size_t heap_before_ = __sanitizer_get_current_allocated_bytes();
    std::uint64_t dice_ = 0;
    std::shared_ptr<listener> told_ = std::make_shared<listener>();
    std::shared_ptr<owner_state> owner_ = std::make_shared<owner_state>();
    clock::time_point now_{1h};
    bool wanted_ = true;
    bool abandoned_ = false;
    std::vector<std::shared_ptr<sink>> sinks_;
    session it_;
    std::uint64_t attempt_ = 0;
    std::string taken_; ///< By the link, to be given to the system.
    arrivals arrivals_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(unsigned char const* data, std::size_t size)
{
    world{fuzz::input{data, size}}.run();
    return 0;
}
