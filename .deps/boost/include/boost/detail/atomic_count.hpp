#ifndef BOOST_DETAIL_ATOMIC_COUNT_HPP_INCLUDED
#define BOOST_DETAIL_ATOMIC_COUNT_HPP_INCLUDED

// Copyright (c) 2001, 2002 Peter Dimov and Multi Media Ltd.
// Distributed under the Boost Software License, Version 1.0.
// https://www.boost.org/LICENSE_1_0.txt

#include <boost/config/header_deprecated.hpp>

BOOST_HEADER_DEPRECATED("<boost/smart_ptr/detail/atomic_count.hpp>")

#include <boost/smart_ptr/detail/atomic_count.hpp>

#endif // #ifndef BOOST_DETAIL_ATOMIC_COUNT_HPP_INCLUDED
