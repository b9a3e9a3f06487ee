#ifndef BOOST_METAPARSE_TRANSFORM_ERROR_HPP
#define BOOST_METAPARSE_TRANSFORM_ERROR_HPP

// Copyright Abel Sinkovics (abel@sinkovics.hu)  2015.
// Distributed under the Boost Software License, Version 1.0.
//    (See accompanying file LICENSE_1_0.txt or copy at
//          http://www.boost.org/LICENSE_1_0.txt)

#include <boost/metaparse/v1/transform_error.hpp>

namespace boost
{
  namespace metaparse
  {
    using v1::transform_error;
  }
}

#endif


