// The Boost Sort library cumulative header.

//          Copyright Steven J. Ross 2014
// Distributed under the Boost Software License, Version 1.0.
//    (See accompanying file LICENSE_1_0.txt or copy at
//          http://www.boost.org/LICENSE_1_0.txt)

// See http://www.boost.org/libs/sort/ for library home page.

#ifndef BOOST_SORT_HPP
#define BOOST_SORT_HPP

/*
Cumulative include for the Boost Sort library
*/
#include <boost/sort/spreadsort/spreadsort.hpp>
#include <boost/sort/spinsort/spinsort.hpp>
#include <boost/sort/flat_stable_sort/flat_stable_sort.hpp>
#include <boost/sort/pdqsort/pdqsort.hpp>
#include <boost/sort/block_indirect_sort/block_indirect_sort.hpp>
#include <boost/sort/sample_sort/sample_sort.hpp>
#include <boost/sort/parallel_stable_sort/parallel_stable_sort.hpp>

#endif
