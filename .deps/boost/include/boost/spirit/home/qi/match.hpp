//  Copyright (c) 2001-2011 Hartmut Kaiser
//
//  Distributed under the Boost Software License, Version 1.0. (See accompanying
//  file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)

#if !defined(BOOST_SPIRIT_QI_MATCH_DEC_02_2009_0749PM)
#define BOOST_SPIRIT_QI_MATCH_DEC_02_2009_0749PM

#if defined(_MSC_VER)
#pragma once
#endif

#include <boost/spirit/home/qi/stream/match_manip.hpp>
#include <boost/spirit/home/qi/stream/match_manip_attr.hpp>

#endif
