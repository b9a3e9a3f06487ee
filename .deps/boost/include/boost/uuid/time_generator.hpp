#ifndef BOOST_UUID_TIME_GENERATOR_HPP_INCLUDED
#define BOOST_UUID_TIME_GENERATOR_HPP_INCLUDED

// Copyright 2024 Peter Dimov
// Distributed under the Boost Software License, Version 1.0.
// https://www.boost.org/LICENSE_1_0.txt

#include <boost/uuid/time_generator_v1.hpp>
#include <boost/uuid/time_generator_v6.hpp>
#include <boost/uuid/time_generator_v7.hpp>

#endif // BOOST_UUID_TIME_GENERATOR_HPP_INCLUDED
