/*
 * Copyright (c) 2014 Glen Fernandes
 *
 * Distributed under the Boost Software License, Version 1.0. (See
 * accompanying file LICENSE_1_0.txt or copy at
 * http://www.boost.org/LICENSE_1_0.txt)
 */

#ifndef BOOST_DETAIL_NO_EXCEPTIONS_SUPPORT_HPP
#define BOOST_DETAIL_NO_EXCEPTIONS_SUPPORT_HPP

// The header file at this path is deprecated;
// use boost/core/no_exceptions_support.hpp instead.

#include <boost/config/header_deprecated.hpp>

BOOST_HEADER_DEPRECATED("<boost/core/no_exceptions_support.hpp>")

#include <boost/core/no_exceptions_support.hpp>

#endif
