#ifndef BOOST_UUID_GENERATORS_HPP_INCLUDED
#define BOOST_UUID_GENERATORS_HPP_INCLUDED

// Copyright 2006 Andy Tompkins
// Copyright 2025 Peter Dimov
// Distributed under the Boost Software License, Version 1.0.
// https://www.boost.org/LICENSE_1_0.txt

#include <boost/uuid/nil_generator.hpp>
#include <boost/uuid/string_generator.hpp>
#include <boost/uuid/name_generator.hpp>
#include <boost/uuid/random_generator.hpp>
#include <boost/uuid/time_generator.hpp>

#endif // #ifndef BOOST_UUID_GENERATORS_HPP_INCLUDED
