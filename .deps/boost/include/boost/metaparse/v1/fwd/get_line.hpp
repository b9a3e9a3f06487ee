#ifndef BOOST_METAPARSE_V1_FWD_GET_LINE_HPP
#define BOOST_METAPARSE_V1_FWD_GET_LINE_HPP

//    Copyright Abel Sinkovics (abel@sinkovics.hu) 2013.
// Distributed under the Boost Software License, Version 1.0.
//    (See accompanying file LICENSE_1_0.txt or copy at
//          http://www.boost.org/LICENSE_1_0.txt)

namespace boost
{
  namespace metaparse
  {
    namespace v1
    {
      template <class>
      struct get_line_impl;

      template <class>
      struct get_line;
    }
  }
}

#endif

