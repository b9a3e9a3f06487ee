
//  (C) Copyright Edward Diener 2011-2015
//  Use, modification and distribution are subject to the Boost Software License,
//  Version 1.0. (See accompanying file LICENSE_1_0.txt or copy at
//  http://www.boost.org/LICENSE_1_0.txt).

#if !defined(BOOST_VMD_DETAIL_NIL_REGISTRATION_HPP)
#define BOOST_VMD_DETAIL_NIL_REGISTRATION_HPP

#define BOOST_VMD_REGISTER_BOOST_PP_NIL (BOOST_PP_NIL)
#define BOOST_VMD_DETECT_BOOST_PP_NIL_BOOST_PP_NIL

#endif /* BOOST_VMD_DETAIL_NIL_REGISTRATION_HPP */
