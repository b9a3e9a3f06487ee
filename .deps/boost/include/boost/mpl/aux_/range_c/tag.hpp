
#ifndef BOOST_MPL_AUX_RANGE_C_TAG_HPP_INCLUDED
#define BOOST_MPL_AUX_RANGE_C_TAG_HPP_INCLUDED

// Copyright Aleksey Gurtovoy 2000-2004
//
// Distributed under the Boost Software License, Version 1.0. 
// (See accompanying file LICENSE_1_0.txt or copy at 
// http://www.boost.org/LICENSE_1_0.txt)
//
// See http://www.boost.org/libs/mpl for documentation.

// $Id$
// $Date$
// $Revision$

namespace boost { namespace mpl { namespace aux {

struct half_open_range_tag;
struct r_iter_tag;

}}}

#endif // BOOST_MPL_AUX_RANGE_C_TAG_HPP_INCLUDED
