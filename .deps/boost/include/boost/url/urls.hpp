//
// Copyright (c) 2019 Vinnie Falco (vinnie.falco@gmail.com)
//
// Distributed under the Boost Software License, Version 1.0. (See accompanying
// file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
//
// Official repository: https://github.com/boostorg/url
//

#ifndef BOOST_URL_URLS_HPP
#define BOOST_URL_URLS_HPP

#include <boost/url/detail/config.hpp>
#include <boost/url/url.hpp>
#include <boost/url/url_view.hpp>

namespace boost {

using urls::url;
using urls::url_view;

} // boost

#endif
