// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Writes the man page.

#include "parser.hpp"

#include <cstdlib>
#include <iostream>

int main()
{
    std::cout << tool::man_page() << std::flush;
    return std::cout ? EXIT_SUCCESS : EXIT_FAILURE;
}
