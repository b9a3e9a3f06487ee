// Boost.Geometry (aka GGL, Generic Geometry Library)

// Copyright (c) 2015-2022 Oracle and/or its affiliates.

// Contributed and/or modified by Adam Wulkiewicz, on behalf of Oracle

// Use, modification and distribution is subject to the Boost Software License,
// Version 1.0. (See accompanying file LICENSE_1_0.txt or copy at
// http://www.boost.org/LICENSE_1_0.txt)

#ifndef BOOST_GEOMETRY_ALGORITHMS_RELATE_HPP
#define BOOST_GEOMETRY_ALGORITHMS_RELATE_HPP

#include <boost/geometry/algorithms/detail/relate/interface.hpp>
#include <boost/geometry/algorithms/detail/relate/implementation.hpp>
// Implementation is divided into two files to avoid cyclic dependency with set operations
#include <boost/geometry/algorithms/detail/relate/implementation_gc.hpp>

#endif // BOOST_GEOMETRY_ALGORITHMS_RELATE_HPP
