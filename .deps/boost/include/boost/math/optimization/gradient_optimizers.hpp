//           Copyright Maksym Zhelyenzyakov 2025-2026.
// Distributed under the Boost Software License, Version 1.0.
//      (See accompanying file LICENSE_1_0.txt or copy at
//           https://www.boost.org/LICENSE_1_0.txt)
#ifndef BOOST_MATH_OPTIMIZATION_GRADIENT_OPTIMIZERS_HPP
#define BOOST_MATH_OPTIMIZATION_GRADIENT_OPTIMIZERS_HPP
#include <boost/math/differentiation/autodiff_reverse.hpp>
#include <boost/math/optimization/gradient_descent.hpp>
#include <boost/math/optimization/lbfgs.hpp>
#include <boost/math/optimization/nesterov.hpp>

namespace boost {
namespace math {
namespace optimization {
} // namespace optimization
} // namespace math
} // namespace boost
#endif
