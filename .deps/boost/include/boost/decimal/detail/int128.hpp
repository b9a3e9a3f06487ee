// Copyright 2025 Matt Borland
// Distributed under the Boost Software License, Version 1.0.
// https://www.boost.org/LICENSE_1_0.txt

#ifndef BOOST_DECIMAL_DETAIL_INT128_HPP
#define BOOST_DECIMAL_DETAIL_INT128_HPP

#include <boost/decimal/detail/config.hpp>
#include <boost/decimal/detail/int128/int128.hpp>
#include <boost/decimal/detail/int128/bit.hpp>
#include <boost/decimal/detail/int128/iostream.hpp>
#include <boost/decimal/detail/int128/literals.hpp>
#include <boost/decimal/detail/int128/numeric.hpp>

#endif // BOOST_DECIMAL_DETAIL_INT128_HPP
