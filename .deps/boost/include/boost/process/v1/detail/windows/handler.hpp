// Copyright (c) 2016 Klemens D. Morgenstern
//
// Distributed under the Boost Software License, Version 1.0. (See accompanying
// file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)

#ifndef BOOST_PROCESS_DETAIL_WINDOWS_HANDLER_HPP_
#define BOOST_PROCESS_DETAIL_WINDOWS_HANDLER_HPP_

#include <boost/process/v1/detail/config.hpp>
#include <boost/process/v1/detail/handler_base.hpp>

namespace boost { namespace process { BOOST_PROCESS_V1_INLINE namespace v1 { namespace detail { namespace windows {

//does not extend anything.
struct handler_base_ext : handler_base {};

}}}}}



#endif /* BOOST_PROCESS_DETAIL_WINDOWS_HANDLER_HPP_ */
