// Copyright (c) 2016 Klemens D. Morgenstern
//
// Distributed under the Boost Software License, Version 1.0. (See accompanying
// file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)


#ifndef BOOST_PROCESS_TRAITS_HPP_
#define BOOST_PROCESS_TRAITS_HPP_

#include <boost/process/v1/detail/traits/decl.hpp>
#include <boost/process/v1/detail/traits/async.hpp>
#include <boost/process/v1/detail/traits/cmd_or_exe.hpp>
#include <boost/process/v1/detail/traits/env.hpp>
#include <boost/process/v1/detail/traits/error.hpp>
#include <boost/process/v1/detail/traits/wchar_t.hpp>

#endif /* BOOST_PROCESS_TRAITS_HPP_ */
