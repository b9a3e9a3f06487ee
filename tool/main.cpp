// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "exit_code.hpp"
#include "parser.hpp"
#include "say.hpp"

#include <colock/error.hpp>

#include <exception>
#include <iostream>

namespace {

using namespace tool;

struct doer {
    int operator()(text_wanted const& wanted) const
    {
        std::cout << wanted.text;
        flush_output();
        return success;
    }
    int operator()(run_options const& options) const { return run(options); }
    int operator()(show_options const& options) const { return show(options); }
    int operator()(watch_options const& options) const { return watch(options); }
    int operator()(break_options const& options) const { return break_lock(options); }
};

int wrong_usage(std::string const& what)
{
    say(what);
    say("see colock --help, and --help of each command");
    return usage;
}

int act(int argc, char** argv)
{
    try {
        return std::visit(doer{}, parse(argc, argv));
    } catch (usage_error const& error) {
        return wrong_usage(error.what());
    } catch (colock::system_error const& error) {
        if (error.code() == colock::errc::invalid_argument)
            return wrong_usage(error.code().message());
        say(error.what());
    } catch (std::exception const& error) {
        say(error.what());
    }
    return system_trouble;
}

} // namespace

int main(int argc, char** argv)
{
    auto const code = act(argc, argv);
    finish_saying();
    return code;
}
