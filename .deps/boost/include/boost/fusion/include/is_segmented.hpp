/*=============================================================================
    Copyright (c) 2011 Eric Niebler

    Distributed under the Boost Software License, Version 1.0. (See accompanying
    file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
==============================================================================*/
#ifndef BOOST_FUSION_INCLUDE_IS_SEGMENTED
#define BOOST_FUSION_INCLUDE_IS_SEGMENTED

#include <boost/fusion/support/config.hpp>
#include <boost/fusion/support/is_segmented.hpp>

#endif
