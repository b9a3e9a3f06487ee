/*=============================================================================
    Copyright (c) 2001-2012 Joel de Guzman
    http://spirit.sourceforge.net/

    Distributed under the Boost Software License, Version 1.0. (See accompanying
    file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
=============================================================================*/
#ifndef BOOST_SPIRIT_INCLUDE_SUPPORT_AUTO
#define BOOST_SPIRIT_INCLUDE_SUPPORT_AUTO

#if defined(_MSC_VER)
#pragma once
#endif

#include <boost/spirit/home/support/auto.hpp>

#endif
