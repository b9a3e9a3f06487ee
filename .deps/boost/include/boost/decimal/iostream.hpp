// Copyright 2023 Matt Borland
// Distributed under the Boost Software License, Version 1.0.
// https://www.boost.org/LICENSE_1_0.txt

#ifndef BOOST_DECIMAL_IOSTREAM_HPP
#define BOOST_DECIMAL_IOSTREAM_HPP

#include <boost/decimal/detail/io.hpp>

#endif // BOOST_DECIMAL_IOSTREAM_HPP
