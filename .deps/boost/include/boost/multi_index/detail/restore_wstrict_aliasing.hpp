/* Copyright 2003-2016 Joaquin M Lopez Munoz.
 * Distributed under the Boost Software License, Version 1.0.
 * (See accompanying file LICENSE_1_0.txt or copy at
 * http://www.boost.org/LICENSE_1_0.txt)
 *
 * See http://www.boost.org/libs/multi_index for library home page.
 */

#define BOOST_MULTI_INDEX_DETAIL_RESTORE_WSTRICT_ALIASING
#include <boost/multi_index/detail/ignore_wstrict_aliasing.hpp>
#undef BOOST_MULTI_INDEX_DETAIL_RESTORE_WSTRICT_ALIASING
