
//  (C) Copyright Edward Diener 2011,2012,2019
//  Use, modification and distribution are subject to the Boost Software License,
//  Version 1.0. (See accompanying file LICENSE_1_0.txt or copy at
//  http://www.boost.org/LICENSE_1_0.txt).

#if !defined(BOOST_TTI_INTROSPECTION_HPP)
#define BOOST_TTI_INTROSPECTION_HPP

#include "has_class.hpp"
#include "has_data.hpp"
#include "has_enum.hpp"
#include "has_function.hpp"
#include "has_function_template.hpp"
#include "has_member_data.hpp"
#include "has_member_function.hpp"
#include "has_member_function_template.hpp"
#include "has_static_member_data.hpp"
#include "has_static_member_function.hpp"
#include "has_static_member_function_template.hpp"
#include "has_template.hpp"
#include "has_type.hpp"
#include "has_union.hpp"
#include "member_type.hpp"

#endif // BOOST_TTI_INTROSPECTION_HPP
