/*=============================================================================
    Copyright (c) 2022 Denis Mikhailov
    Distributed under the Boost Software License, Version 1.0. (See accompanying
    file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
==============================================================================*/
#ifndef FUSION_INCLUDE_IDENTITY_VIEW
#define FUSION_INCLUDE_IDENTITY_VIEW

#include <boost/fusion/support/config.hpp>
#include <boost/fusion/view/identity_view.hpp>

#endif