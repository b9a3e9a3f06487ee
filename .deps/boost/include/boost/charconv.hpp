#ifndef BOOST_CHARCONV_HPP_INCLUDED
#define BOOST_CHARCONV_HPP_INCLUDED

// Copyright 2022 Peter Dimov
// Distributed under the Boost Software License, Version 1.0.
// https://www.boost.org/LICENSE_1_0.txt

#include <boost/charconv/from_chars.hpp>
#include <boost/charconv/to_chars.hpp>
#include <boost/charconv/limits.hpp>

#endif // #ifndef BOOST_CHARCONV_HPP_INCLUDED
