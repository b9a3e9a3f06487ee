//  Copyright (c) 2001-2011 Hartmut Kaiser
// 
//  Distributed under the Boost Software License, Version 1.0. (See accompanying 
//  file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)

#if !defined(BOOST_SPIRIT_KARMA_CHAR_FEB_21_2007_0547PM)
#define BOOST_SPIRIT_KARMA_CHAR_FEB_21_2007_0547PM

#if defined(_MSC_VER)
#pragma once
#endif

#include <boost/spirit/home/karma/char/char.hpp>
#include <boost/spirit/home/karma/char/char_class.hpp>

#endif
