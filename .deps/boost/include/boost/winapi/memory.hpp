/*
 * Copyright 2010 Vicente J. Botet Escriba
 * Copyright 2015 Andrey Semashev
 *
 * Distributed under the Boost Software License, Version 1.0.
 * See http://www.boost.org/LICENSE_1_0.txt
 */

#ifndef BOOST_WINAPI_MEMORY_HPP_INCLUDED_
#define BOOST_WINAPI_MEMORY_HPP_INCLUDED_

#include <boost/winapi/heap_memory.hpp>
#include <boost/winapi/local_memory.hpp>

#ifdef BOOST_HAS_PRAGMA_ONCE
#pragma once
#endif

#endif // BOOST_WINAPI_MEMORY_HPP_INCLUDED_
