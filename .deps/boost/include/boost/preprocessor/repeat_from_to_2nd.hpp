# /* **************************************************************************
#  *                                                                          *
#  *     (C) Copyright Paul Mensonides 2002.
#  *     Distributed under the Boost Software License, Version 1.0. (See
#  *     accompanying file LICENSE_1_0.txt or copy at
#  *     http://www.boost.org/LICENSE_1_0.txt)
#  *                                                                          *
#  ************************************************************************** */
#
# /* See http://www.boost.org for most recent version. */
#
# ifndef BOOST_PREPROCESSOR_REPEAT_FROM_TO_2ND_HPP
# define BOOST_PREPROCESSOR_REPEAT_FROM_TO_2ND_HPP
#
# include <boost/preprocessor/repetition/repeat_from_to.hpp>
#
# endif
