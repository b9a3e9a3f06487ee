// Copyright 2025 Matt Borland
// Distributed under the Boost Software License, Version 1.0.
// https://www.boost.org/LICENSE_1_0.txt

#ifndef BOOST_DECIMAL_UINT128_T_HPP
#define BOOST_DECIMAL_UINT128_T_HPP

#include "detail/int128.hpp"

namespace boost {
namespace decimal {

using uint128_t = int128::uint128_t;

}
}

#endif // BOOST_DECIMAL_UINT128_T_HPP
