#ifndef BOOST_METAPARSE_V1_IMPL_STRING_ITERATOR_TAG_HPP
#define BOOST_METAPARSE_V1_IMPL_STRING_ITERATOR_TAG_HPP

// Copyright Abel Sinkovics (abel@sinkovics.hu)  2013.
// Distributed under the Boost Software License, Version 1.0.
//    (See accompanying file LICENSE_1_0.txt or copy at
//          http://www.boost.org/LICENSE_1_0.txt)

namespace boost
{
  namespace metaparse
  {
    namespace v1
    {
      namespace impl
      {
        struct string_iterator_tag
        {
          typedef string_iterator_tag type;
        };
      }
    }
  }
}

#endif

