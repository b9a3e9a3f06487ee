//  Copyright (c) 2001-2011 Hartmut Kaiser
// 
//  Distributed under the Boost Software License, Version 1.0. (See accompanying 
//  file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)

#if !defined(BOOST_SPIRIT_KARMA_ACTION_MAR_04_2007_0912AM)
#define BOOST_SPIRIT_KARMA_ACTION_MAR_04_2007_0912AM

#if defined(_MSC_VER)
#pragma once
#endif

#include <boost/spirit/home/karma/action/action.hpp>

#endif
