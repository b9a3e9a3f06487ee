/*=============================================================================
  Copyright (c) 2001-2008 Joel de Guzman
  Copyright (c) 2001-2008 Hartmut Kaiser
  http://spirit.sourceforge.net/

  Distributed under the Boost Software License, Version 1.0. (See accompanying
  file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
=============================================================================*/
#ifndef BOOST_SPIRIT_INCLUDE_PHOENIX1_STATEMENTS
#define BOOST_SPIRIT_INCLUDE_PHOENIX1_STATEMENTS
#include <boost/spirit/home/classic/phoenix/statements.hpp>
#endif
