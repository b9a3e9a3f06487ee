//           Copyright Maksym Zhelyeznyakov 2025-2026.
// Distributed under the Boost Software License, Version 1.0.
//      (See accompanying file LICENSE_1_0.txt or copy at
//           https://www.boost.org/LICENSE_1_0.txt)
#ifndef BOOST_REVERSE_MODE_AUTODIFF_HELPER_FUNCTIONS_HPP
#define BOOST_REVERSE_MODE_AUTODIFF_HELPER_FUNCTIONS_HPP

#include <cstddef>
#include <type_traits>
namespace boost {
namespace math {
namespace differentiation {
namespace reverse_mode {} // namespace reverse_mode
} // namespace differentiation
} // namespace math
} // namespace boost

#endif
