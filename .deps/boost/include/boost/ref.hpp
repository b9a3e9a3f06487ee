/*
 * Copyright (c) 2014 Glen Fernandes
 *
 * Distributed under the Boost Software License, Version 1.0. (See
 * accompanying file LICENSE_1_0.txt or copy at
 * http://www.boost.org/LICENSE_1_0.txt)
 */

#ifndef BOOST_REF_HPP
#define BOOST_REF_HPP

// The header file at this path is deprecated;
// use boost/core/ref.hpp instead.

#include <boost/core/ref.hpp>

#endif
