/*=============================================================================
    Copyright (c) 2011 Eric Niebler

    Distributed under the Boost Software License, Version 1.0. (See accompanying
    file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
==============================================================================*/
#ifndef BOOST_FUSION_INCLUDE_SEGMENTS
#define BOOST_FUSION_INCLUDE_SEGMENTS

#include <boost/fusion/support/config.hpp>
#include <boost/fusion/sequence/intrinsic/segments.hpp>

#endif
