/*=============================================================================
    Copyright (c) 2001-2011 Joel de Guzman

    Distributed under the Boost Software License, Version 1.0. (See accompanying
    file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)
==============================================================================*/
#ifndef BOOST_FUSION_SUPPORT_VOID_20070706_2125
#define BOOST_FUSION_SUPPORT_VOID_20070706_2125

namespace boost { namespace fusion
{
    struct void_ {};
}}

#endif
