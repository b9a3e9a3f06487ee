/*=============================================================================
    Copyright (c) 2017 Kohei Takahashi

    Distributed under the Boost Software License, Version 1.0. (See accompanying
    file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
==============================================================================*/
#ifndef FUSION_INCLUDE_STD_ARRAY
#define FUSION_INCLUDE_STD_ARRAY

#include <boost/fusion/support/config.hpp>
#include <boost/fusion/adapted/std_array.hpp>

#endif
