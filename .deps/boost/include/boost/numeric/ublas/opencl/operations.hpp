// Boost.uBLAS
//
// Copyright (c) 2018 Fady Essam
// Copyright (c) 2018 Stefan Seefeld
//
// Distributed under the Boost Software License, Version 1.0.
// (See accompanying file LICENSE_1_0.txt or
// copy at http://www.boost.org/LICENSE_1_0.txt)

#ifndef boost_numeric_ublas_opencl_operations_hpp_
#define boost_numeric_ublas_opencl_operations_hpp_

#include <boost/numeric/ublas/opencl/transpose.hpp>
#include <boost/numeric/ublas/opencl/prod.hpp>
#include <boost/numeric/ublas/opencl/elementwise.hpp>
#include <boost/numeric/ublas/opencl/misc.hpp>

#endif 
