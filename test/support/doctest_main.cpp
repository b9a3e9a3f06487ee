// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// doctest is content when a filter finds no test case. Here that is a failure: a test that was
// renamed, and runs no more, must not pass.

#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <cstdlib>
#include <iostream>

namespace {

unsigned cases_run = 0;

struct counter : doctest::IReporter {
    explicit counter(doctest::ContextOptions const&) {}

    void test_run_end(doctest::TestRunStats const& stats) override
    {
        cases_run = stats.numTestCasesPassingFilters;
    }

    void report_query(doctest::QueryData const&) override {}
    void test_run_start() override {}
    void test_case_start(doctest::TestCaseData const&) override {}
    void test_case_reenter(doctest::TestCaseData const&) override {}
    void test_case_end(doctest::CurrentTestCaseStats const&) override {}
    void test_case_exception(doctest::TestCaseException const&) override {}
    void subcase_start(doctest::SubcaseSignature const&) override {}
    void subcase_end() override {}
    void log_assert(doctest::AssertData const&) override {}
    void log_message(doctest::MessageData const&) override {}
    void test_case_skipped(doctest::TestCaseData const&) override {}
};

REGISTER_LISTENER("counter", 1, counter);

} // namespace

int main(int argc, char** argv)
{
    doctest::Context context{argc, argv};
    int const result = context.run();
    // True after a query such as --list-test-cases, which runs none.
    if (context.shouldExit())
        return result;
    if (cases_run == 0) {
        std::cerr << "no test case matches the filter\n";
        return EXIT_FAILURE;
    }
    return result;
}
