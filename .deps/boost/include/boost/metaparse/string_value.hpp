// Copyright Abel Sinkovics (abel@sinkovics.hu)  2021.
// Distributed under the Boost Software License, Version 1.0.
//    (See accompanying file LICENSE_1_0.txt or copy at
//          http://www.boost.org/LICENSE_1_0.txt)

#ifndef BOOST_METAPARSE_STRING_VALUE_HPP
#define BOOST_METAPARSE_STRING_VALUE_HPP

#include <boost/metaparse/v1/string_value.hpp>

#ifdef BOOST_METAPARSE_STRING_VALUE
#  error BOOST_METAPARSE_STRING_VALUE already defined
#endif
#define BOOST_METAPARSE_STRING_VALUE BOOST_METAPARSE_V1_STRING_VALUE

#endif

