# /* Copyright (C) 2001
#  * Housemarque Oy
#  * http://www.housemarque.com
#  *
#  * Distributed under the Boost Software License, Version 1.0. (See
#  * accompanying file LICENSE_1_0.txt or copy at
#  * http://www.boost.org/LICENSE_1_0.txt)
#  */
#
# /* Revised by Paul Mensonides (2002) */
#
# /* See http://www.boost.org for most recent version. */
#
# ifndef BOOST_PREPROCESSOR_LIST_HPP
# define BOOST_PREPROCESSOR_LIST_HPP
#
# include <boost/preprocessor/list/adt.hpp>
# include <boost/preprocessor/list/append.hpp>
# include <boost/preprocessor/list/at.hpp>
# include <boost/preprocessor/list/cat.hpp>
# include <boost/preprocessor/list/enum.hpp>
# include <boost/preprocessor/list/filter.hpp>
# include <boost/preprocessor/list/first_n.hpp>
# include <boost/preprocessor/list/fold_left.hpp>
# include <boost/preprocessor/list/fold_right.hpp>
# include <boost/preprocessor/list/for_each.hpp>
# include <boost/preprocessor/list/for_each_i.hpp>
# include <boost/preprocessor/list/for_each_product.hpp>
# include <boost/preprocessor/list/rest_n.hpp>
# include <boost/preprocessor/list/reverse.hpp>
# include <boost/preprocessor/list/size.hpp>
# include <boost/preprocessor/list/to_array.hpp>
# include <boost/preprocessor/list/to_seq.hpp>
# include <boost/preprocessor/list/to_tuple.hpp>
# include <boost/preprocessor/list/transform.hpp>
#
# endif
