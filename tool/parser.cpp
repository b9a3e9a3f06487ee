// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "parser.hpp"

#include "texts.hpp"

#include <colock/error.hpp>
#include <colock/version.hpp>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iomanip>
#include <memory>
#include <sstream>
#include <string_view>
#include <utility>

namespace tool {

namespace {

constexpr milliseconds least_ttl = 20ms;
constexpr milliseconds a_day = 24h;

/// A message that may quote words of the command line, without the URLs in it, which may have
/// passwords.
std::string shown(std::string message, std::vector<std::string> words)
{
    constexpr char const* instead = "(a URL)";
    auto const secret = [](std::string_view text) {
        return text.find("://") != text.npos || text.find('@') != text.npos;
    };
    // Whole words first, since they may contain blanks; the longest first, since one may contain
    // another.
    std::ranges::sort(words, std::greater{}, &std::string::size);
    for (auto const& word : words) {
        if (!secret(word))
            continue;
        for (auto at = message.find(word); at != message.npos; at = message.find(word, at))
            message.replace(at, word.size(), instead);
    }
    std::string result;
    for (std::size_t at = 0; at < message.size();) {
        auto const end = std::min(message.find_first_of(" \n", at), message.size());
        std::string_view const run{message.data() + at, end - at};
        result += secret(run) ? instead : run;
        at = end;
        for (; at < message.size() && (message[at] == ' ' || message[at] == '\n'); ++at)
            result += message[at];
    }
    return result;
}

/// CLI11's help, but with a usage of our own: CLI11 does not know what may stand behind "--".
class formatter : public CLI::Formatter {
public:
    explicit formatter(std::string usage) : usage_{std::move(usage)} { column_width(28); }

    std::string make_usage(CLI::App const*, std::string) const override
    {
        return "Usage: " + usage_ + '\n';
    }

private:
    std::string usage_;
};

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = 96)
{
    std::istringstream words{std::string{text}};
    std::string result;
    std::size_t column = indent;
    for (std::string word; words >> word; column += word.size() + 1) {
        if (column > indent && column + word.size() > width) {
            result.back() = '\n';
            result += std::string(indent, ' ');
            column = indent;
        }
        result += word + ' ';
    }
    if (!result.empty())
        result.pop_back();
    return result;
}

template <class Entries>
std::string list(Entries const& entries)
{
    std::string result;
    for (auto const& [term, meaning] : entries) {
        std::ostringstream line;
        line << "  " << std::left << std::setw(16) << term << wrapped(meaning, 18) << '\n';
        result += line.str();
    }
    return result;
}

std::string notes()
{
    std::string result;
    for (auto const& each : texts::notes)
        result += '\n' + wrapped(each, 0) + '\n';
    return result;
}

std::string footer()
{
    return "\nExit status:\n" + list(texts::exit_codes) + "\nEnvironment:\n" +
           list(texts::environment);
}

/// What --help says and what the man page says both come from here.
class parser {
public:
    parser();
    parser(parser const&) = delete;

    /// Throws usage_error.
    request parse(int argc, char const* const* argv);

    /// In the language of man.
    std::string man_page() const;

private:
    CLI::App* add_command(char const* name, char const* synopsis, char const* description,
                          named_lock& lock);
    void add_servers(CLI::App& command);
    void add_duration(CLI::App& command, std::string name, char const* description,
                      milliseconds least, std::function<void(milliseconds)> set);
    void check_run() const;
    void take_name(named_lock& lock, std::vector<std::string> behind);
    std::vector<colock::node_address> servers() const;

    CLI::App app_{"Distributed locks on Redis and Valkey, for the shell.", "colock"};
    CLI::App* run_;
    CLI::App* show_;
    CLI::App* watch_;
    CLI::App* break_;
    run_options run_options_;
    show_options show_options_;
    watch_options watch_options_;
    break_options break_options_;
    bool once_ = false;
    std::vector<std::string> urls_;
};

parser::parser()
{
    app_.formatter(std::make_shared<formatter>("colock COMMAND [OPTIONS] NAME"));
    app_.require_subcommand(1);
    app_.set_version_flag("--version", std::string{"colock "} + COLOCK_VERSION_STRING,
                          "Print the version and exit");
    app_.set_help_flag("-h,--help", "Print this and exit");
    app_.footer(footer());

    run_ = add_command("run", "colock run [OPTIONS] NAME -- COMMAND [ARGUMENT...]",
                       "Run a command while holding a lock", run_options_.lock);
    run_->footer(notes() + footer());
    auto const set = [](auto& field) { return [&field](milliseconds time) { field = time; }; };
    add_duration(*run_, "--ttl",
                 "How long the lock outlives a colock that dies,\nas 500ms, 30s, 5m or 1h "
                 "(default: 30s)",
                 least_ttl, set(run_options_.ttl));
    add_duration(
        *run_, "--longest-ttl",
        "The greatest ttl that anybody uses for these locks: after a\nfail-over so long, and "
        "2 s, nobody gets them\n(default: 30s, or the ttl if that is more)",
        least_ttl, set(run_options_.longest_ttl));
    add_duration(*run_, "--wait",
                 "How long the lock is waited for at the most\n(default: as long as it takes)", 0ms,
                 set(run_options_.wait));
    run_->add_flag("--try", once_, "Do not wait")->excludes("--wait");
    add_duration(*run_, "--grace",
                 "How long before SIGKILL the command is sent SIGTERM\nwhen the lock is lost, less "
                 "than half of the ttl\n(default: 5s, or a sixth of the ttl if that is less)",
                 0ms, set(run_options_.grace));
    add_servers(*run_);

    show_ =
        add_command("show", "colock show [OPTIONS] NAME", "Say who has a lock", show_options_.lock);
    show_->add_flag("--json", show_options_.json, "As JSON");
    add_servers(*show_);

    watch_ =
        add_command("watch", "colock watch [OPTIONS] NAME",
                    "Print who has a lock, and a line when it changes hands, until interrupted",
                    watch_options_.lock);
    add_duration(*watch_, "--interval",
                 "How often the servers are asked; what is over sooner\nis not seen (default: 1s)",
                 10ms, set(watch_options_.interval));
    add_servers(*watch_);

    break_ = add_command("break", "colock break [OPTIONS] NAME --id ID",
                         "Take a lock away from a holder that will not give it back",
                         break_options_.lock);
    break_
        ->add_option("--id", break_options_.holder,
                     "The id of the holder, as show prints it: no other loses the\nlock")
        ->type_name("ID")
        ->required();
    add_servers(*break_);
}

CLI::App* parser::add_command(char const* name, char const* synopsis, char const* description,
                              named_lock& lock)
{
    auto* const command = app_.add_subcommand(name, description);
    command->formatter(std::make_shared<formatter>(synopsis));
    command
        ->add_option("NAME", lock.name,
                     "What is locked, at these servers; behind \"--\" where it\nbegins with \"-\"")
        ->type_name("");
    return command;
}

void parser::add_servers(CLI::App& command)
{
    command
        .add_option("--url", urls_,
                    "A server, as redis://[[USER]:PASSWORD@]HOST[:PORT][/DB], rediss://,\nunix:// "
                    "or redis-sentinel://; once for each of several independent\nmasters "
                    "(default: $COLOCK_URL, or redis://127.0.0.1:6379)")
        ->type_name("URL")
        ->expected(1)
        ->allow_extra_args(false) // each takes one URL, and not the NAME behind it
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void parser::add_duration(CLI::App& command, std::string name, char const* description,
                          milliseconds least, std::function<void(milliseconds)> set)
{
    command
        .add_option_function<std::string>(
            name,
            [name, least, set = std::move(set)](std::string const& text) {
                milliseconds time{};
                try {
                    time = parse_duration(text);
                } catch (usage_error const& error) {
                    throw usage_error{name + ": " + error.what()};
                }
                if (time < least || time > a_day)
                    throw usage_error{name + ": " + text + " is not between " +
                                      std::to_string(least.count()) + "ms and 24h"};
                set(time);
            },
            description)
        ->type_name("TIME");
}

request parser::parse(int argc, char const* const* argv)
{
    // What follows the first "--" is not for CLI11 to look at.
    std::vector<std::string> ours;
    int i = 1;
    for (; i < argc && argv[i] != std::string_view{"--"}; ++i)
        ours.emplace_back(argv[i]);
    std::vector<std::string> behind(argv + std::min(i + 1, argc), argv + argc);
    // Checked here, since CLI11 would complain of the words that follow instead.
    auto const is_named = [&](CLI::App const* command) { return command->get_name() == ours[0]; };
    if (!ours.empty() && !ours[0].starts_with('-') && app_.get_subcommands(is_named).empty())
        throw usage_error{shown("there is no command " + printable(ours[0]), ours)};
    std::reverse(ours.begin(), ours.end()); // so CLI11 wants them
    try {
        app_.parse(std::vector<std::string>{ours});
    } catch (CLI::CallForHelp const&) {
        auto const chosen = app_.get_subcommands();
        return text_wanted{(chosen.empty() ? &app_ : chosen.front())->help()};
    } catch (CLI::CallForVersion const& version) {
        return text_wanted{version.what() + std::string{"\n"}};
    } catch (CLI::ParseError const& error) {
        throw usage_error{shown(error.what(), ours)};
    } catch (usage_error const& error) {
        throw usage_error{shown(error.what(), ours)};
    }
    named_lock& lock = run_->parsed()     ? run_options_.lock
                       : show_->parsed()  ? show_options_.lock
                       : watch_->parsed() ? watch_options_.lock
                                          : break_options_.lock;
    take_name(lock, std::move(behind));
    lock.servers = servers();
    if (show_->parsed())
        return show_options_;
    if (watch_->parsed())
        return watch_options_;
    if (break_->parsed()) {
        break_options_.holder = from_printable(break_options_.holder);
        return break_options_;
    }
    if (once_)
        run_options_.wait = 0ms;
    check_run();
    return run_options_;
}

/// Takes the NAME, behind a "--" of its own if it begins with "-". The rest is the command.
void parser::take_name(named_lock& lock, std::vector<std::string> behind)
{
    bool const runs = run_->parsed();
    if (app_.get_subcommands().front()->count("NAME") == 0) {
        auto const size = behind.size();
        if (runs ? size < 2 || behind[1] != "--" : size != 1)
            throw usage_error{"NAME is required"};
        lock.name = std::move(behind[0]);
        behind.erase(behind.begin(), behind.begin() + (runs ? 2 : 1));
    }
    if (!runs && !behind.empty())
        throw usage_error{"only run takes a command behind --"};
    run_options_.command = std::move(behind);
}

void parser::check_run() const
{
    auto const& given = run_options_;
    if (given.command.empty())
        throw usage_error{"the command is missing: colock run NAME -- COMMAND [ARGUMENT...]"};
    if (given.command.front().empty())
        throw usage_error{"the command has no name"};
    if (given.grace_in_effect() > given.most_grace())
        throw usage_error{"--grace: at most " + std::to_string(given.most_grace().count()) +
                          "ms with this ttl"};
    if (given.longest_ttl_in_effect() < given.ttl)
        throw usage_error{"--longest-ttl: at least the ttl, " + std::to_string(given.ttl.count()) +
                          "ms"};
}

std::vector<colock::node_address> parser::servers() const
{
    auto urls = urls_;
    std::string source = "--url";
    char const* const given = std::getenv("COLOCK_URL");
    if (urls.empty() && given) {
        source = "COLOCK_URL";
        std::istringstream words{given};
        for (std::string word; words >> word;)
            urls.push_back(word);
        if (urls.empty())
            throw usage_error{"COLOCK_URL is empty"};
    }
    if (urls.empty())
        urls.emplace_back("redis://127.0.0.1:6379");
    std::vector<colock::node_address> result;
    for (auto const& url : urls) {
        try {
            result.emplace_back(url);
        } catch (colock::system_error const& error) {
            throw usage_error{source + ": " + error.code().message()};
        }
    }
    return result;
}

/// Escapes the characters that have a meaning to man.
std::string roff(std::string_view text)
{
    std::string result;
    for (char const c : text) {
        if (c == '\n') {
            result += ' ';
        } else if (c == '-') {
            result += "\\-";
        } else if (c == '\\') {
            result += "\\e";
        } else {
            // At the beginning of a line these begin a request.
            if (result.empty() && (c == '.' || c == '\''))
                result += "\\&";
            result += c;
        }
    }
    return result;
}

std::string item(std::string_view term, std::string_view meaning)
{
    return ".TP\n.B " + roff(term) + '\n' + roff(meaning) + '\n';
}

std::string options_of(CLI::App const& app)
{
    std::string result;
    for (auto const* option : app.get_options()) {
        auto term = option->get_name(true, true);
        if (!option->get_positional() && option->get_items_expected_max() > 0)
            term += ' ' + option->get_type_name();
        result += item(term, option->get_description());
    }
    return result;
}

std::string parser::man_page() const
{
    std::string page = ".TH COLOCK 1 \"\" \"colock " COLOCK_VERSION_STRING "\" \"User Commands\"\n"
                       ".SH NAME\ncolock \\- " +
                       roff(texts::summary) + "\n.SH SYNOPSIS\n";
    auto const commands = app_.get_subcommands([](CLI::App const*) { return true; });
    auto const usage = [](CLI::App const& of) {
        auto text = of.get_formatter()->make_help(&of, "", CLI::AppFormatMode::Normal);
        auto const begin = text.find("Usage: ") + 7;
        return text.substr(begin, text.find('\n', begin) - begin);
    };
    for (auto const* command : commands)
        page += ".B " + roff(usage(*command)) + "\n.br\n";
    page += ".SH DESCRIPTION\n" + roff(app_.get_description()) + '\n';
    for (auto const* command : commands) {
        page += ".SS " + roff(usage(*command)) + '\n' + roff(command->get_description()) + ".\n" +
                options_of(*command);
    }
    page += ".SH OPTIONS\n" + options_of(app_) + ".SH NOTES\n";
    for (auto const& each : texts::notes)
        page += roff(each) + "\n.PP\n";
    page += ".SH EXIT STATUS\n";
    for (auto const& [term, meaning] : texts::exit_codes)
        page += item(term, meaning);
    page += ".SH ENVIRONMENT\n";
    for (auto const& [term, meaning] : texts::environment)
        page += item(term, meaning);
    return page + ".SH SEE ALSO\n.BR flock (1),\n.BR redis\\-cli (1)\n";
}

} // namespace

request parse(int argc, char const* const* argv)
{
    parser command_line;
    return command_line.parse(argc, argv);
}

std::string man_page()
{
    parser const command_line;
    return command_line.man_page();
}

} // namespace tool
