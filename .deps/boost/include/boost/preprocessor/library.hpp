# /* **************************************************************************
#  *                                                                          *
#  *     (C) Copyright Paul Mensonides 2002-2011.                             *
#  *     (C) Copyright Edward Diener 2011.                                    *
#  *     Distributed under the Boost Software License, Version 1.0. (See      *
#  *     accompanying file LICENSE_1_0.txt or copy at                         *
#  *     http://www.boost.org/LICENSE_1_0.txt)                                *
#  *                                                                          *
#  ************************************************************************** */
#
# /* See http://www.boost.org for most recent version. */
#
# ifndef BOOST_PREPROCESSOR_LIBRARY_HPP
# define BOOST_PREPROCESSOR_LIBRARY_HPP
#
# include <boost/preprocessor/arithmetic.hpp>
# include <boost/preprocessor/array.hpp>
# include <boost/preprocessor/cat.hpp>
# include <boost/preprocessor/comparison.hpp>
# include <boost/preprocessor/config/limits.hpp>
# include <boost/preprocessor/control.hpp>
# include <boost/preprocessor/debug.hpp>
# include <boost/preprocessor/facilities.hpp>
# include <boost/preprocessor/iteration.hpp>
# include <boost/preprocessor/list.hpp>
# include <boost/preprocessor/logical.hpp>
# include <boost/preprocessor/punctuation.hpp>
# include <boost/preprocessor/repetition.hpp>
# include <boost/preprocessor/selection.hpp>
# include <boost/preprocessor/seq.hpp>
# include <boost/preprocessor/slot.hpp>
# include <boost/preprocessor/stringize.hpp>
# include <boost/preprocessor/tuple.hpp>
# include <boost/preprocessor/variadic.hpp>
# include <boost/preprocessor/wstringize.hpp>
#
# endif
