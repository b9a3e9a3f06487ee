//  (C) Copyright Gennadiy Rozental 2001.
//  Distributed under the Boost Software License, Version 1.0.
//  (See accompanying file LICENSE_1_0.txt or copy at
//  http://www.boost.org/LICENSE_1_0.txt)

//  See http://www.boost.org/libs/test for the library home page.
//
//!@file
//!@brief dataset interfaces
// ***************************************************************************

#ifndef BOOST_TEST_DATA_DATASET_HPP_102211GER
#define BOOST_TEST_DATA_DATASET_HPP_102211GER

// Boost.Test
#include <boost/test/data/monomorphic.hpp>

#endif // BOOST_TEST_DATA_DATASET_HPP_102211GER

