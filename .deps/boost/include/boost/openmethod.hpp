// Copyright (c) 2018-2025 Jean-Louis Leroy
// Distributed under the Boost Software License, Version 1.0.
// See accompanying file LICENSE_1_0.txt
// or copy at http://www.boost.org/LICENSE_1_0.txt)

#ifndef BOOST_OPENMETHOD_HPP
#define BOOST_OPENMETHOD_HPP

#include <boost/openmethod/core.hpp>
#include <boost/openmethod/macros.hpp>

#endif // BOOST_OPENMETHOD_HPP
