
//  (C) Copyright Edward Diener 2019
//  Use, modification and distribution are subject to the Boost Software License,
//  Version 1.0. (See accompanying file LICENSE_1_0.txt or copy at
//  http://www.boost.org/LICENSE_1_0.txt).

#if !defined(BOOST_TTI_DETAIL_MACRO_SUNFIX_HPP)
#define BOOST_TTI_DETAIL_MACRO_SUNFIX_HPP

#if defined(__SUNPRO_CC)

#define BOOST_TTI_DETAIL_MACRO_SUNFIX {}

#else

#define BOOST_TTI_DETAIL_MACRO_SUNFIX

#endif

#endif // BOOST_TTI_DETAIL_MACRO_SUNFIX_HPP
