/*==============================================================================
    Copyright (c) 2001-2010 Joel de Guzman

    Distributed under the Boost Software License, Version 1.0. (See accompanying
    file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
==============================================================================*/
#ifndef BOOST_PHOENIX_FUNCTION_HPP
#define BOOST_PHOENIX_FUNCTION_HPP

#include <boost/phoenix/version.hpp>
#include <boost/phoenix/function/function.hpp>
#include <boost/phoenix/function/adapt_callable.hpp>
#include <boost/phoenix/function/adapt_function.hpp>

#endif
