/*=============================================================================
    Copyright (c) 2014 Eric Niebler

    Distributed under the Boost Software License, Version 1.0. (See accompanying
    file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
==============================================================================*/
#ifndef FUSION_INCLUDE_NIL
#define FUSION_INCLUDE_NIL

#include <boost/fusion/support/config.hpp>
#include <boost/fusion/container/list/nil.hpp>

#endif
