#ifndef BOOST_UUID_CONSTANTS_HPP_INCLUDED
#define BOOST_UUID_CONSTANTS_HPP_INCLUDED

// Copyright 2025 Peter Dimov
// Distributed under the Boost Software License, Version 1.0.
// https://www.boost.org/LICENSE_1_0.txt

#include <boost/uuid/namespaces.hpp>
#include <boost/uuid/detail/nil_uuid.hpp>

#endif // BOOST_UUID_CONSTANTS_HPP_INCLUDED
