//  Copyright (c) 2001-2011 Hartmut Kaiser
//
//  Distributed under the Boost Software License, Version 1.0. (See accompanying
//  file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)

#if !defined(BOOST_SPIRIT_KARMA_AUTO_NOV_29_2009_0324PM)
#define BOOST_SPIRIT_KARMA_AUTO_NOV_29_2009_0324PM

#if defined(_MSC_VER)
#pragma once
#endif

#include <boost/spirit/home/karma/auto/auto.hpp>
#include <boost/spirit/home/karma/detail/generate_auto.hpp>

#endif
