#ifndef BOOST_UUID_UUID_GENERATORS_HPP_INCLUDED
#define BOOST_UUID_UUID_GENERATORS_HPP_INCLUDED

// Copyright 2025 Peter Dimov
// Distributed under the Boost Software License, Version 1.0.
// https://www.boost.org/LICENSE_1_0.txt

// This header is retained for compatibility.

#include <boost/uuid/generators.hpp>

#endif // #ifndef BOOST_UUID_UUID_GENERATORS_HPP_INCLUDED
