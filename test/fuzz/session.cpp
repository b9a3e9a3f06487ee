// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Fuzzes the session with one server.
//
// An input is a byte that says what server it is with, and a list of happenings: a byte that says
// what happens, and for some of them bytes that say how. The server's words come from the input
// too, in parts, beside some usual answers. However it goes, every command is answered exactly
// once, by the end at the latest. What is answered as lost has been given to the system whole, and
// what is answered as unsent has not.

#include "wire/session.hpp"
#include "wire/writer.hpp"

#include "arrivals.hpp"
#include "commands.hpp"
#include "replies.hpp"

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

/// What the first byte says, a bit each. The recorder of the seeds reads these numbers here.
enum class setting : unsigned char {
    sentinel = 1,         ///< It is asked only what a sentinel is asked, and others never are.
    asks_for_reign = 2,   ///< As restart_guard::marker wants it.
    asks_for_id = 4,      ///< Which server of a Cluster it is.
    database = 8,         ///< Another one than 0. Not of a sentinel.
    refuses_replicas = 16 ///< The listener does.
};

/// What the byte in front says. The recorder of the seeds reads these names here: a new one goes to
/// the end, so that the numbers in its seeds stay right.
enum class happening : unsigned char {
    start,
    open,
    raw_bytes, ///< A byte that says how many, and these.
    usual,     ///< A byte that says which of the usual answers.
    greeted,   ///< All that a server says to the greeting.
    closed,
    time,    ///< A byte that says how long.
    turn,    ///< Of the event loop.
    write,   ///< A byte that says how much of what was taken is given to the system.
    execute, ///< Three bytes that say which command, and one that says what its answer leads to.
    burst,   ///< More commands at once than a server is given at a time.
    ask_whether_hung,
    unwanted, ///< Whether commands that wait for their turn are wanted is changed.
    stop,
    leave,
    abandon,
};
constexpr auto happenings = fuzz::number_of_values<happening>();

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
    "+QUEUED\r\n",
    "*2\r\n+OK\r\n:7\r\n",
    "-EXECABORT Transaction discarded because of previous errors.\r\n",
    "-MOVED 3999 127.0.0.1:6381\r\n",
    "-ASK 3999 :6381\r\n",
    "-CLUSTERDOWN Hash slot not served\r\n",
    "-OOM command not allowed when used memory > 'maxmemory'.\r\n",
    "*1\r\n*3\r\n:0\r\n:16383\r\n*3\r\n$0\r\n\r\n:6379\r\n$3\r\nabc\r\n",
    "*2\r\n$9\r\n127.0.0.1\r\n$4\r\n6379\r\n",
    "%3\r\n$4\r\nname\r\n$1\r\nm\r\n$2\r\nip\r\n$1\r\nh\r\n$4\r\nport\r\n$1\r\n1\r\n",
    ">3\r\n$7\r\nmessage\r\n$14\r\n+switch-master\r\n$1\r\nm\r\n",
    "=17\r\ntxt:role:master\r\n\r\n",
};

/// What the first byte of an input says.
struct settings {
    bool has(setting one) const { return bits & static_cast<unsigned char>(one); }
    unsigned char bits;
};

struct listener final : node_listener {
    explicit listener(settings const& all) : set{all} {}

    void on_connected(std::size_t node, server_info const& server) override
    {
        check(node);
        bool const tells_reign = set.has(setting::asks_for_reign) && !set.has(setting::sentinel);
        fuzz::require(tells_reign || server.reign == reign_facts{},
                      "a reign that nobody asked for");
        fuzz::require(!server.reign.is_master || !tells_reign || !server.is_replica,
                      "a replica that reigns");
        bool const tells_id = set.has(setting::asks_for_id) || set.has(setting::sentinel);
        fuzz::require(tells_id || server.id.empty(), "an id that nobody asked for");
        fuzz::require(server.id.size() <= longest_id, "too long an id");
        bool const refused = set.has(setting::refuses_replicas) && server.is_replica;
        fuzz::require(!refused, "a connection to whom the listener refuses");
    }
    void on_recovered(std::size_t node) override { check(node); }
    void on_changed(std::size_t node, std::string_view) override { check(node); }
    void on_all_changed(std::size_t node) override { check(node); }
    void on_event(colock::event const& what) override
    {
        if (what.error)
            fuzz::check_text(what.error.message());
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
    colock::error_code refusal_of(server_info const& server) const override
    {
        return set.has(setting::refuses_replicas) && server.is_replica
                   ? make_error_code(errc::read_only, "server: is a replica")
                   : colock::error_code{};
    }
    bool asks_for_id() const override { return set.has(setting::asks_for_id); }

    static void check(std::size_t node) { fuzz::require(node == index_of_node, "another node"); }

    settings const set;
    session const* of = nullptr;
    bool up = false;
    std::uint64_t last_ended = 0; ///< Which attempt.
};

class world {
public:
    explicit world(fuzz::input input)
        : input_{input}, set_{input_.byte()}, told_{std::make_shared<listener>(set_)},
          it_{index_of_node, address(), options(), told_, [this] { return ++dice_; }}
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
        sink(world& in, std::size_t number, command of)
            : what{std::move(of)}, in_{in}, number_{number}
        {
        }

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

        command const what;
        int replies = 0;
        std::size_t arrived = 0; ///< How often it was given to the system whole.
        /// What happens at its answer: 1 another command, 2 all is stopped, else nothing.
        unsigned char then = 0;

    private:
        world& in_;
        std::size_t number_;
    };

    colock::node_address address() const
    {
        auto made = fuzz::address_with_password();
        if (of_sentinel())
            made.sentinel_master = "group";
        else if (set_.has(setting::database))
            made.database = 2;
        return made;
    }

    colock::client_options options() const
    {
        colock::client_options made;
        made.health_check_interval = 1s;
        made.guard = set_.has(setting::asks_for_reign) ? colock::restart_guard::marker
                                                       : colock::restart_guard::run_id;
        return made;
    }

    bool of_sentinel() const { return set_.has(setting::sentinel); }

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
        case happening::execute: {
            auto const by = fuzz::next_choice(input_);
            execute(by, input_.byte());
            break;
        }
        case happening::burst:
            // Seldom, and of one kind only: it takes as long as a hundred other inputs.
            if (input_.byte() % 64 == 0) {
                for (int i = 0; i < 280; ++i)
                    execute(usual_choice());
            }
            break;
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

    /// What a server says to all that it is greeted with; see src/wire/greeting.cpp.
    std::string usual_greeting(unsigned char how) const
    {
        std::string all = "%3\r\n";
        auto const* const usual_mode = of_sentinel() ? "sentinel"
                                       : how & 8     ? "cluster"
                                                     : "standalone";
        auto const* const wrong_mode = of_sentinel() ? "standalone" : "sentinel";
        for (auto const* const each :
             {"version", "7.2.4", "mode", how & 16 ? wrong_mode : usual_mode, "role",
              how & 32 ? "replica" : "master"})
            append_bulk(all, each);
        if (of_sentinel()) {
            append_bulk(all, std::string(40, 'b'));
            return all + ">3\r\n$9\r\nsubscribe\r\n$14\r\n+switch-master\r\n:1\r\n";
        }
        if (set_.has(setting::database))
            all += "+OK\r\n";
        all += how & 1 ? "-ERR unknown command 'CLIENT'\r\n" : "+OK\r\n";
        append_bulk(all, "run_id:abc\r\nuptime_in_seconds:12\r\n");
        append_bulk(all, how & 2 ? "maxmemory_policy:allkeys-lru\r\n"
                                 : "maxmemory_policy:noeviction\r\n");
        if (set_.has(setting::asks_for_reign))
            append_bulk(all, how & 64 ? "role:slave\r\n" : "role:master\r\nmaster_replid:d\r\n");
        if (set_.has(setting::asks_for_id))
            append_bulk(all, std::string(40, 'c'));
        all += how & 4 ? "*2\r\n$7\r\ndelifeq\r\n$3\r\ndel\r\n" : "*1\r\n$3\r\ndel\r\n";
        // Four scripts of each kind, and one that they share.
        for (std::size_t i = 0; i < 4 * all_kinds.size() + 1; ++i)
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

    /// The quickest there is.
    fuzz::choice usual_choice() const
    {
        fuzz::choice usual;
        if (of_sentinel())
            usual.which = script::master;
        return usual;
    }

    void execute(fuzz::choice const& by, unsigned char then = 0)
    {
        auto const number = sinks_.size();
        auto what = fuzz::make_command(by, fuzz::arrivals::name_of(number), owner_);
        if (number >= most_commands || what.about_a_group() != of_sentinel())
            return;
        if (by.which == script::replicated || by.which == script::synced)
            what.ttl = fuzz::arrivals::time_of(number);
        auto const made = std::make_shared<sink>(*this, number, what);
        made->then = then;
        sinks_.push_back(made);
        (void)it_.execute(what, made, now_);
    }

    void on_reply(sink const& whose, reply const& answer)
    {
        fuzz::check_reply(answer, whose.what);
        check_arrival(whose, answer);
        if (whose.then == 1)
            execute(usual_choice());
        else if (whose.then == 2)
            it_.stop();
    }

    static void check_arrival(sink const& whose, reply const& answer)
    {
        auto const& what = whose.what;
        // These have nothing in them by which they could be told from others.
        if (what.which == script::slots || what.says_one_text())
            return;
        // A strange answer counts as lost too, with this error. And a transaction may have been
        // answered, here even before it has arrived, and be sent once more in another form.
        if (answer.what == reply::outcome::lost && answer.error != errc::server_error &&
            !what.steps_counter())
            fuzz::require(whose.arrived > 0, "what was not sent is lost");
        // One that was sent twice had no effect at first.
        if (answer.what == reply::outcome::unsent && !answer.again)
            fuzz::require(whose.arrived == 0, "what was sent is unsent");
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
    settings set_;
    std::size_t heap_before_ = __sanitizer_get_current_allocated_bytes();
    std::uint64_t dice_ = 0;
    std::shared_ptr<listener> told_;
    std::shared_ptr<owner_state> owner_ = std::make_shared<owner_state>();
    clock::time_point now_{1h};
    bool wanted_ = true;
    bool abandoned_ = false;
    std::vector<std::shared_ptr<sink>> sinks_;
    session it_;
    std::uint64_t attempt_ = 0;
    std::string taken_; ///< By the link, to be given to the system.
    fuzz::arrivals arrivals_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(unsigned char const* data, std::size_t size)
{
    world{fuzz::input{data, size}}.run();
    return 0;
}
