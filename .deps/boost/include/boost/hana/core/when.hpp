/*!
@file
Defines `boost::hana::when` and `boost::hana::when_valid`.

Copyright Louis Dionne 2013-2022
Distributed under the Boost Software License, Version 1.0.
(See accompanying file LICENSE.md or copy at http://boost.org/LICENSE_1_0.txt)
 */

#ifndef BOOST_HANA_CORE_WHEN_HPP
#define BOOST_HANA_CORE_WHEN_HPP

#include <boost/hana/fwd/core/when.hpp>

#endif // !BOOST_HANA_CORE_WHEN_HPP
