# /* **************************************************************************
#  *                                                                          *
#  *     (C) Copyright Paul Mensonides 2002.
#  *     Distributed under the Boost Software License, Version 1.0. (See
#  *     accompanying file LICENSE_1_0.txt or copy at
#  *     http://www.boost.org/LICENSE_1_0.txt)
#  *                                                                          *
#  ************************************************************************** */
#
# /* Revised by Edward Diener (2020) */
#
# /* See http://www.boost.org for most recent version. */
#
# if defined(BOOST_PP_ITERATION_LIMITS)
#    if !defined(BOOST_PP_FILENAME_1)
#        error BOOST_PP_ERROR:  depth #1 filename is not defined
#    endif
#    define BOOST_PP_VALUE BOOST_PP_TUPLE_ELEM(2, 0, BOOST_PP_ITERATION_LIMITS)
#    include <boost/preprocessor/iteration/detail/bounds/lower1.hpp>
#    define BOOST_PP_VALUE BOOST_PP_TUPLE_ELEM(2, 1, BOOST_PP_ITERATION_LIMITS)
#    include <boost/preprocessor/iteration/detail/bounds/upper1.hpp>
#    define BOOST_PP_ITERATION_FLAGS_1() 0
#    undef BOOST_PP_ITERATION_LIMITS
# elif defined(BOOST_PP_ITERATION_PARAMS_1)
#    define BOOST_PP_VALUE BOOST_PP_ARRAY_ELEM(0, BOOST_PP_ITERATION_PARAMS_1)
#    include <boost/preprocessor/iteration/detail/bounds/lower1.hpp>
#    define BOOST_PP_VALUE BOOST_PP_ARRAY_ELEM(1, BOOST_PP_ITERATION_PARAMS_1)
#    include <boost/preprocessor/iteration/detail/bounds/upper1.hpp>
#    define BOOST_PP_FILENAME_1 BOOST_PP_ARRAY_ELEM(2, BOOST_PP_ITERATION_PARAMS_1)
#    if BOOST_PP_ARRAY_SIZE(BOOST_PP_ITERATION_PARAMS_1) >= 4
#        define BOOST_PP_ITERATION_FLAGS_1() BOOST_PP_ARRAY_ELEM(3, BOOST_PP_ITERATION_PARAMS_1)
#    else
#        define BOOST_PP_ITERATION_FLAGS_1() 0
#    endif
# else
#    error BOOST_PP_ERROR:  depth #1 iteration boundaries or filename not defined
# endif
#
# undef BOOST_PP_ITERATION_DEPTH
# define BOOST_PP_ITERATION_DEPTH() 1
#
# define BOOST_PP_IS_ITERATING 1
#
# if (BOOST_PP_ITERATION_START_1) > (BOOST_PP_ITERATION_FINISH_1)
#    include <boost/preprocessor/iteration/detail/iter/reverse1.hpp>
# else
#
# include <boost/preprocessor/config/config.hpp>
#
# if ~BOOST_PP_CONFIG_FLAGS() & BOOST_PP_CONFIG_STRICT()
#
#    if BOOST_PP_ITERATION_START_1 <= 0 && BOOST_PP_ITERATION_FINISH_1 >= 0
#        define BOOST_PP_ITERATION_1 0
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 1 && BOOST_PP_ITERATION_FINISH_1 >= 1
#        define BOOST_PP_ITERATION_1 1
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 2 && BOOST_PP_ITERATION_FINISH_1 >= 2
#        define BOOST_PP_ITERATION_1 2
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 3 && BOOST_PP_ITERATION_FINISH_1 >= 3
#        define BOOST_PP_ITERATION_1 3
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 4 && BOOST_PP_ITERATION_FINISH_1 >= 4
#        define BOOST_PP_ITERATION_1 4
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 5 && BOOST_PP_ITERATION_FINISH_1 >= 5
#        define BOOST_PP_ITERATION_1 5
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 6 && BOOST_PP_ITERATION_FINISH_1 >= 6
#        define BOOST_PP_ITERATION_1 6
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 7 && BOOST_PP_ITERATION_FINISH_1 >= 7
#        define BOOST_PP_ITERATION_1 7
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 8 && BOOST_PP_ITERATION_FINISH_1 >= 8
#        define BOOST_PP_ITERATION_1 8
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 9 && BOOST_PP_ITERATION_FINISH_1 >= 9
#        define BOOST_PP_ITERATION_1 9
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 10 && BOOST_PP_ITERATION_FINISH_1 >= 10
#        define BOOST_PP_ITERATION_1 10
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 11 && BOOST_PP_ITERATION_FINISH_1 >= 11
#        define BOOST_PP_ITERATION_1 11
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 12 && BOOST_PP_ITERATION_FINISH_1 >= 12
#        define BOOST_PP_ITERATION_1 12
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 13 && BOOST_PP_ITERATION_FINISH_1 >= 13
#        define BOOST_PP_ITERATION_1 13
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 14 && BOOST_PP_ITERATION_FINISH_1 >= 14
#        define BOOST_PP_ITERATION_1 14
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 15 && BOOST_PP_ITERATION_FINISH_1 >= 15
#        define BOOST_PP_ITERATION_1 15
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 16 && BOOST_PP_ITERATION_FINISH_1 >= 16
#        define BOOST_PP_ITERATION_1 16
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 17 && BOOST_PP_ITERATION_FINISH_1 >= 17
#        define BOOST_PP_ITERATION_1 17
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 18 && BOOST_PP_ITERATION_FINISH_1 >= 18
#        define BOOST_PP_ITERATION_1 18
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 19 && BOOST_PP_ITERATION_FINISH_1 >= 19
#        define BOOST_PP_ITERATION_1 19
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 20 && BOOST_PP_ITERATION_FINISH_1 >= 20
#        define BOOST_PP_ITERATION_1 20
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 21 && BOOST_PP_ITERATION_FINISH_1 >= 21
#        define BOOST_PP_ITERATION_1 21
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 22 && BOOST_PP_ITERATION_FINISH_1 >= 22
#        define BOOST_PP_ITERATION_1 22
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 23 && BOOST_PP_ITERATION_FINISH_1 >= 23
#        define BOOST_PP_ITERATION_1 23
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 24 && BOOST_PP_ITERATION_FINISH_1 >= 24
#        define BOOST_PP_ITERATION_1 24
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 25 && BOOST_PP_ITERATION_FINISH_1 >= 25
#        define BOOST_PP_ITERATION_1 25
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 26 && BOOST_PP_ITERATION_FINISH_1 >= 26
#        define BOOST_PP_ITERATION_1 26
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 27 && BOOST_PP_ITERATION_FINISH_1 >= 27
#        define BOOST_PP_ITERATION_1 27
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 28 && BOOST_PP_ITERATION_FINISH_1 >= 28
#        define BOOST_PP_ITERATION_1 28
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 29 && BOOST_PP_ITERATION_FINISH_1 >= 29
#        define BOOST_PP_ITERATION_1 29
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 30 && BOOST_PP_ITERATION_FINISH_1 >= 30
#        define BOOST_PP_ITERATION_1 30
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 31 && BOOST_PP_ITERATION_FINISH_1 >= 31
#        define BOOST_PP_ITERATION_1 31
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 32 && BOOST_PP_ITERATION_FINISH_1 >= 32
#        define BOOST_PP_ITERATION_1 32
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 33 && BOOST_PP_ITERATION_FINISH_1 >= 33
#        define BOOST_PP_ITERATION_1 33
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 34 && BOOST_PP_ITERATION_FINISH_1 >= 34
#        define BOOST_PP_ITERATION_1 34
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 35 && BOOST_PP_ITERATION_FINISH_1 >= 35
#        define BOOST_PP_ITERATION_1 35
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 36 && BOOST_PP_ITERATION_FINISH_1 >= 36
#        define BOOST_PP_ITERATION_1 36
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 37 && BOOST_PP_ITERATION_FINISH_1 >= 37
#        define BOOST_PP_ITERATION_1 37
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 38 && BOOST_PP_ITERATION_FINISH_1 >= 38
#        define BOOST_PP_ITERATION_1 38
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 39 && BOOST_PP_ITERATION_FINISH_1 >= 39
#        define BOOST_PP_ITERATION_1 39
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 40 && BOOST_PP_ITERATION_FINISH_1 >= 40
#        define BOOST_PP_ITERATION_1 40
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 41 && BOOST_PP_ITERATION_FINISH_1 >= 41
#        define BOOST_PP_ITERATION_1 41
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 42 && BOOST_PP_ITERATION_FINISH_1 >= 42
#        define BOOST_PP_ITERATION_1 42
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 43 && BOOST_PP_ITERATION_FINISH_1 >= 43
#        define BOOST_PP_ITERATION_1 43
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 44 && BOOST_PP_ITERATION_FINISH_1 >= 44
#        define BOOST_PP_ITERATION_1 44
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 45 && BOOST_PP_ITERATION_FINISH_1 >= 45
#        define BOOST_PP_ITERATION_1 45
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 46 && BOOST_PP_ITERATION_FINISH_1 >= 46
#        define BOOST_PP_ITERATION_1 46
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 47 && BOOST_PP_ITERATION_FINISH_1 >= 47
#        define BOOST_PP_ITERATION_1 47
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 48 && BOOST_PP_ITERATION_FINISH_1 >= 48
#        define BOOST_PP_ITERATION_1 48
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 49 && BOOST_PP_ITERATION_FINISH_1 >= 49
#        define BOOST_PP_ITERATION_1 49
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 50 && BOOST_PP_ITERATION_FINISH_1 >= 50
#        define BOOST_PP_ITERATION_1 50
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 51 && BOOST_PP_ITERATION_FINISH_1 >= 51
#        define BOOST_PP_ITERATION_1 51
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 52 && BOOST_PP_ITERATION_FINISH_1 >= 52
#        define BOOST_PP_ITERATION_1 52
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 53 && BOOST_PP_ITERATION_FINISH_1 >= 53
#        define BOOST_PP_ITERATION_1 53
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 54 && BOOST_PP_ITERATION_FINISH_1 >= 54
#        define BOOST_PP_ITERATION_1 54
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 55 && BOOST_PP_ITERATION_FINISH_1 >= 55
#        define BOOST_PP_ITERATION_1 55
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 56 && BOOST_PP_ITERATION_FINISH_1 >= 56
#        define BOOST_PP_ITERATION_1 56
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 57 && BOOST_PP_ITERATION_FINISH_1 >= 57
#        define BOOST_PP_ITERATION_1 57
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 58 && BOOST_PP_ITERATION_FINISH_1 >= 58
#        define BOOST_PP_ITERATION_1 58
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 59 && BOOST_PP_ITERATION_FINISH_1 >= 59
#        define BOOST_PP_ITERATION_1 59
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 60 && BOOST_PP_ITERATION_FINISH_1 >= 60
#        define BOOST_PP_ITERATION_1 60
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 61 && BOOST_PP_ITERATION_FINISH_1 >= 61
#        define BOOST_PP_ITERATION_1 61
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 62 && BOOST_PP_ITERATION_FINISH_1 >= 62
#        define BOOST_PP_ITERATION_1 62
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 63 && BOOST_PP_ITERATION_FINISH_1 >= 63
#        define BOOST_PP_ITERATION_1 63
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 64 && BOOST_PP_ITERATION_FINISH_1 >= 64
#        define BOOST_PP_ITERATION_1 64
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 65 && BOOST_PP_ITERATION_FINISH_1 >= 65
#        define BOOST_PP_ITERATION_1 65
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 66 && BOOST_PP_ITERATION_FINISH_1 >= 66
#        define BOOST_PP_ITERATION_1 66
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 67 && BOOST_PP_ITERATION_FINISH_1 >= 67
#        define BOOST_PP_ITERATION_1 67
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 68 && BOOST_PP_ITERATION_FINISH_1 >= 68
#        define BOOST_PP_ITERATION_1 68
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 69 && BOOST_PP_ITERATION_FINISH_1 >= 69
#        define BOOST_PP_ITERATION_1 69
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 70 && BOOST_PP_ITERATION_FINISH_1 >= 70
#        define BOOST_PP_ITERATION_1 70
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 71 && BOOST_PP_ITERATION_FINISH_1 >= 71
#        define BOOST_PP_ITERATION_1 71
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 72 && BOOST_PP_ITERATION_FINISH_1 >= 72
#        define BOOST_PP_ITERATION_1 72
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 73 && BOOST_PP_ITERATION_FINISH_1 >= 73
#        define BOOST_PP_ITERATION_1 73
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 74 && BOOST_PP_ITERATION_FINISH_1 >= 74
#        define BOOST_PP_ITERATION_1 74
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 75 && BOOST_PP_ITERATION_FINISH_1 >= 75
#        define BOOST_PP_ITERATION_1 75
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 76 && BOOST_PP_ITERATION_FINISH_1 >= 76
#        define BOOST_PP_ITERATION_1 76
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 77 && BOOST_PP_ITERATION_FINISH_1 >= 77
#        define BOOST_PP_ITERATION_1 77
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 78 && BOOST_PP_ITERATION_FINISH_1 >= 78
#        define BOOST_PP_ITERATION_1 78
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 79 && BOOST_PP_ITERATION_FINISH_1 >= 79
#        define BOOST_PP_ITERATION_1 79
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 80 && BOOST_PP_ITERATION_FINISH_1 >= 80
#        define BOOST_PP_ITERATION_1 80
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 81 && BOOST_PP_ITERATION_FINISH_1 >= 81
#        define BOOST_PP_ITERATION_1 81
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 82 && BOOST_PP_ITERATION_FINISH_1 >= 82
#        define BOOST_PP_ITERATION_1 82
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 83 && BOOST_PP_ITERATION_FINISH_1 >= 83
#        define BOOST_PP_ITERATION_1 83
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 84 && BOOST_PP_ITERATION_FINISH_1 >= 84
#        define BOOST_PP_ITERATION_1 84
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 85 && BOOST_PP_ITERATION_FINISH_1 >= 85
#        define BOOST_PP_ITERATION_1 85
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 86 && BOOST_PP_ITERATION_FINISH_1 >= 86
#        define BOOST_PP_ITERATION_1 86
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 87 && BOOST_PP_ITERATION_FINISH_1 >= 87
#        define BOOST_PP_ITERATION_1 87
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 88 && BOOST_PP_ITERATION_FINISH_1 >= 88
#        define BOOST_PP_ITERATION_1 88
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 89 && BOOST_PP_ITERATION_FINISH_1 >= 89
#        define BOOST_PP_ITERATION_1 89
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 90 && BOOST_PP_ITERATION_FINISH_1 >= 90
#        define BOOST_PP_ITERATION_1 90
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 91 && BOOST_PP_ITERATION_FINISH_1 >= 91
#        define BOOST_PP_ITERATION_1 91
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 92 && BOOST_PP_ITERATION_FINISH_1 >= 92
#        define BOOST_PP_ITERATION_1 92
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 93 && BOOST_PP_ITERATION_FINISH_1 >= 93
#        define BOOST_PP_ITERATION_1 93
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 94 && BOOST_PP_ITERATION_FINISH_1 >= 94
#        define BOOST_PP_ITERATION_1 94
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 95 && BOOST_PP_ITERATION_FINISH_1 >= 95
#        define BOOST_PP_ITERATION_1 95
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 96 && BOOST_PP_ITERATION_FINISH_1 >= 96
#        define BOOST_PP_ITERATION_1 96
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 97 && BOOST_PP_ITERATION_FINISH_1 >= 97
#        define BOOST_PP_ITERATION_1 97
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 98 && BOOST_PP_ITERATION_FINISH_1 >= 98
#        define BOOST_PP_ITERATION_1 98
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 99 && BOOST_PP_ITERATION_FINISH_1 >= 99
#        define BOOST_PP_ITERATION_1 99
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 100 && BOOST_PP_ITERATION_FINISH_1 >= 100
#        define BOOST_PP_ITERATION_1 100
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 101 && BOOST_PP_ITERATION_FINISH_1 >= 101
#        define BOOST_PP_ITERATION_1 101
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 102 && BOOST_PP_ITERATION_FINISH_1 >= 102
#        define BOOST_PP_ITERATION_1 102
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 103 && BOOST_PP_ITERATION_FINISH_1 >= 103
#        define BOOST_PP_ITERATION_1 103
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 104 && BOOST_PP_ITERATION_FINISH_1 >= 104
#        define BOOST_PP_ITERATION_1 104
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 105 && BOOST_PP_ITERATION_FINISH_1 >= 105
#        define BOOST_PP_ITERATION_1 105
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 106 && BOOST_PP_ITERATION_FINISH_1 >= 106
#        define BOOST_PP_ITERATION_1 106
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 107 && BOOST_PP_ITERATION_FINISH_1 >= 107
#        define BOOST_PP_ITERATION_1 107
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 108 && BOOST_PP_ITERATION_FINISH_1 >= 108
#        define BOOST_PP_ITERATION_1 108
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 109 && BOOST_PP_ITERATION_FINISH_1 >= 109
#        define BOOST_PP_ITERATION_1 109
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 110 && BOOST_PP_ITERATION_FINISH_1 >= 110
#        define BOOST_PP_ITERATION_1 110
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 111 && BOOST_PP_ITERATION_FINISH_1 >= 111
#        define BOOST_PP_ITERATION_1 111
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 112 && BOOST_PP_ITERATION_FINISH_1 >= 112
#        define BOOST_PP_ITERATION_1 112
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 113 && BOOST_PP_ITERATION_FINISH_1 >= 113
#        define BOOST_PP_ITERATION_1 113
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 114 && BOOST_PP_ITERATION_FINISH_1 >= 114
#        define BOOST_PP_ITERATION_1 114
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 115 && BOOST_PP_ITERATION_FINISH_1 >= 115
#        define BOOST_PP_ITERATION_1 115
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 116 && BOOST_PP_ITERATION_FINISH_1 >= 116
#        define BOOST_PP_ITERATION_1 116
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 117 && BOOST_PP_ITERATION_FINISH_1 >= 117
#        define BOOST_PP_ITERATION_1 117
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 118 && BOOST_PP_ITERATION_FINISH_1 >= 118
#        define BOOST_PP_ITERATION_1 118
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 119 && BOOST_PP_ITERATION_FINISH_1 >= 119
#        define BOOST_PP_ITERATION_1 119
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 120 && BOOST_PP_ITERATION_FINISH_1 >= 120
#        define BOOST_PP_ITERATION_1 120
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 121 && BOOST_PP_ITERATION_FINISH_1 >= 121
#        define BOOST_PP_ITERATION_1 121
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 122 && BOOST_PP_ITERATION_FINISH_1 >= 122
#        define BOOST_PP_ITERATION_1 122
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 123 && BOOST_PP_ITERATION_FINISH_1 >= 123
#        define BOOST_PP_ITERATION_1 123
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 124 && BOOST_PP_ITERATION_FINISH_1 >= 124
#        define BOOST_PP_ITERATION_1 124
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 125 && BOOST_PP_ITERATION_FINISH_1 >= 125
#        define BOOST_PP_ITERATION_1 125
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 126 && BOOST_PP_ITERATION_FINISH_1 >= 126
#        define BOOST_PP_ITERATION_1 126
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 127 && BOOST_PP_ITERATION_FINISH_1 >= 127
#        define BOOST_PP_ITERATION_1 127
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 128 && BOOST_PP_ITERATION_FINISH_1 >= 128
#        define BOOST_PP_ITERATION_1 128
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 129 && BOOST_PP_ITERATION_FINISH_1 >= 129
#        define BOOST_PP_ITERATION_1 129
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 130 && BOOST_PP_ITERATION_FINISH_1 >= 130
#        define BOOST_PP_ITERATION_1 130
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 131 && BOOST_PP_ITERATION_FINISH_1 >= 131
#        define BOOST_PP_ITERATION_1 131
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 132 && BOOST_PP_ITERATION_FINISH_1 >= 132
#        define BOOST_PP_ITERATION_1 132
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 133 && BOOST_PP_ITERATION_FINISH_1 >= 133
#        define BOOST_PP_ITERATION_1 133
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 134 && BOOST_PP_ITERATION_FINISH_1 >= 134
#        define BOOST_PP_ITERATION_1 134
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 135 && BOOST_PP_ITERATION_FINISH_1 >= 135
#        define BOOST_PP_ITERATION_1 135
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 136 && BOOST_PP_ITERATION_FINISH_1 >= 136
#        define BOOST_PP_ITERATION_1 136
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 137 && BOOST_PP_ITERATION_FINISH_1 >= 137
#        define BOOST_PP_ITERATION_1 137
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 138 && BOOST_PP_ITERATION_FINISH_1 >= 138
#        define BOOST_PP_ITERATION_1 138
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 139 && BOOST_PP_ITERATION_FINISH_1 >= 139
#        define BOOST_PP_ITERATION_1 139
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 140 && BOOST_PP_ITERATION_FINISH_1 >= 140
#        define BOOST_PP_ITERATION_1 140
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 141 && BOOST_PP_ITERATION_FINISH_1 >= 141
#        define BOOST_PP_ITERATION_1 141
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 142 && BOOST_PP_ITERATION_FINISH_1 >= 142
#        define BOOST_PP_ITERATION_1 142
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 143 && BOOST_PP_ITERATION_FINISH_1 >= 143
#        define BOOST_PP_ITERATION_1 143
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 144 && BOOST_PP_ITERATION_FINISH_1 >= 144
#        define BOOST_PP_ITERATION_1 144
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 145 && BOOST_PP_ITERATION_FINISH_1 >= 145
#        define BOOST_PP_ITERATION_1 145
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 146 && BOOST_PP_ITERATION_FINISH_1 >= 146
#        define BOOST_PP_ITERATION_1 146
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 147 && BOOST_PP_ITERATION_FINISH_1 >= 147
#        define BOOST_PP_ITERATION_1 147
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 148 && BOOST_PP_ITERATION_FINISH_1 >= 148
#        define BOOST_PP_ITERATION_1 148
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 149 && BOOST_PP_ITERATION_FINISH_1 >= 149
#        define BOOST_PP_ITERATION_1 149
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 150 && BOOST_PP_ITERATION_FINISH_1 >= 150
#        define BOOST_PP_ITERATION_1 150
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 151 && BOOST_PP_ITERATION_FINISH_1 >= 151
#        define BOOST_PP_ITERATION_1 151
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 152 && BOOST_PP_ITERATION_FINISH_1 >= 152
#        define BOOST_PP_ITERATION_1 152
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 153 && BOOST_PP_ITERATION_FINISH_1 >= 153
#        define BOOST_PP_ITERATION_1 153
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 154 && BOOST_PP_ITERATION_FINISH_1 >= 154
#        define BOOST_PP_ITERATION_1 154
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 155 && BOOST_PP_ITERATION_FINISH_1 >= 155
#        define BOOST_PP_ITERATION_1 155
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 156 && BOOST_PP_ITERATION_FINISH_1 >= 156
#        define BOOST_PP_ITERATION_1 156
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 157 && BOOST_PP_ITERATION_FINISH_1 >= 157
#        define BOOST_PP_ITERATION_1 157
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 158 && BOOST_PP_ITERATION_FINISH_1 >= 158
#        define BOOST_PP_ITERATION_1 158
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 159 && BOOST_PP_ITERATION_FINISH_1 >= 159
#        define BOOST_PP_ITERATION_1 159
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 160 && BOOST_PP_ITERATION_FINISH_1 >= 160
#        define BOOST_PP_ITERATION_1 160
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 161 && BOOST_PP_ITERATION_FINISH_1 >= 161
#        define BOOST_PP_ITERATION_1 161
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 162 && BOOST_PP_ITERATION_FINISH_1 >= 162
#        define BOOST_PP_ITERATION_1 162
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 163 && BOOST_PP_ITERATION_FINISH_1 >= 163
#        define BOOST_PP_ITERATION_1 163
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 164 && BOOST_PP_ITERATION_FINISH_1 >= 164
#        define BOOST_PP_ITERATION_1 164
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 165 && BOOST_PP_ITERATION_FINISH_1 >= 165
#        define BOOST_PP_ITERATION_1 165
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 166 && BOOST_PP_ITERATION_FINISH_1 >= 166
#        define BOOST_PP_ITERATION_1 166
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 167 && BOOST_PP_ITERATION_FINISH_1 >= 167
#        define BOOST_PP_ITERATION_1 167
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 168 && BOOST_PP_ITERATION_FINISH_1 >= 168
#        define BOOST_PP_ITERATION_1 168
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 169 && BOOST_PP_ITERATION_FINISH_1 >= 169
#        define BOOST_PP_ITERATION_1 169
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 170 && BOOST_PP_ITERATION_FINISH_1 >= 170
#        define BOOST_PP_ITERATION_1 170
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 171 && BOOST_PP_ITERATION_FINISH_1 >= 171
#        define BOOST_PP_ITERATION_1 171
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 172 && BOOST_PP_ITERATION_FINISH_1 >= 172
#        define BOOST_PP_ITERATION_1 172
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 173 && BOOST_PP_ITERATION_FINISH_1 >= 173
#        define BOOST_PP_ITERATION_1 173
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 174 && BOOST_PP_ITERATION_FINISH_1 >= 174
#        define BOOST_PP_ITERATION_1 174
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 175 && BOOST_PP_ITERATION_FINISH_1 >= 175
#        define BOOST_PP_ITERATION_1 175
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 176 && BOOST_PP_ITERATION_FINISH_1 >= 176
#        define BOOST_PP_ITERATION_1 176
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 177 && BOOST_PP_ITERATION_FINISH_1 >= 177
#        define BOOST_PP_ITERATION_1 177
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 178 && BOOST_PP_ITERATION_FINISH_1 >= 178
#        define BOOST_PP_ITERATION_1 178
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 179 && BOOST_PP_ITERATION_FINISH_1 >= 179
#        define BOOST_PP_ITERATION_1 179
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 180 && BOOST_PP_ITERATION_FINISH_1 >= 180
#        define BOOST_PP_ITERATION_1 180
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 181 && BOOST_PP_ITERATION_FINISH_1 >= 181
#        define BOOST_PP_ITERATION_1 181
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 182 && BOOST_PP_ITERATION_FINISH_1 >= 182
#        define BOOST_PP_ITERATION_1 182
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 183 && BOOST_PP_ITERATION_FINISH_1 >= 183
#        define BOOST_PP_ITERATION_1 183
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 184 && BOOST_PP_ITERATION_FINISH_1 >= 184
#        define BOOST_PP_ITERATION_1 184
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 185 && BOOST_PP_ITERATION_FINISH_1 >= 185
#        define BOOST_PP_ITERATION_1 185
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 186 && BOOST_PP_ITERATION_FINISH_1 >= 186
#        define BOOST_PP_ITERATION_1 186
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 187 && BOOST_PP_ITERATION_FINISH_1 >= 187
#        define BOOST_PP_ITERATION_1 187
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 188 && BOOST_PP_ITERATION_FINISH_1 >= 188
#        define BOOST_PP_ITERATION_1 188
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 189 && BOOST_PP_ITERATION_FINISH_1 >= 189
#        define BOOST_PP_ITERATION_1 189
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 190 && BOOST_PP_ITERATION_FINISH_1 >= 190
#        define BOOST_PP_ITERATION_1 190
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 191 && BOOST_PP_ITERATION_FINISH_1 >= 191
#        define BOOST_PP_ITERATION_1 191
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 192 && BOOST_PP_ITERATION_FINISH_1 >= 192
#        define BOOST_PP_ITERATION_1 192
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 193 && BOOST_PP_ITERATION_FINISH_1 >= 193
#        define BOOST_PP_ITERATION_1 193
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 194 && BOOST_PP_ITERATION_FINISH_1 >= 194
#        define BOOST_PP_ITERATION_1 194
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 195 && BOOST_PP_ITERATION_FINISH_1 >= 195
#        define BOOST_PP_ITERATION_1 195
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 196 && BOOST_PP_ITERATION_FINISH_1 >= 196
#        define BOOST_PP_ITERATION_1 196
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 197 && BOOST_PP_ITERATION_FINISH_1 >= 197
#        define BOOST_PP_ITERATION_1 197
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 198 && BOOST_PP_ITERATION_FINISH_1 >= 198
#        define BOOST_PP_ITERATION_1 198
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 199 && BOOST_PP_ITERATION_FINISH_1 >= 199
#        define BOOST_PP_ITERATION_1 199
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 200 && BOOST_PP_ITERATION_FINISH_1 >= 200
#        define BOOST_PP_ITERATION_1 200
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 201 && BOOST_PP_ITERATION_FINISH_1 >= 201
#        define BOOST_PP_ITERATION_1 201
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 202 && BOOST_PP_ITERATION_FINISH_1 >= 202
#        define BOOST_PP_ITERATION_1 202
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 203 && BOOST_PP_ITERATION_FINISH_1 >= 203
#        define BOOST_PP_ITERATION_1 203
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 204 && BOOST_PP_ITERATION_FINISH_1 >= 204
#        define BOOST_PP_ITERATION_1 204
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 205 && BOOST_PP_ITERATION_FINISH_1 >= 205
#        define BOOST_PP_ITERATION_1 205
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 206 && BOOST_PP_ITERATION_FINISH_1 >= 206
#        define BOOST_PP_ITERATION_1 206
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 207 && BOOST_PP_ITERATION_FINISH_1 >= 207
#        define BOOST_PP_ITERATION_1 207
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 208 && BOOST_PP_ITERATION_FINISH_1 >= 208
#        define BOOST_PP_ITERATION_1 208
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 209 && BOOST_PP_ITERATION_FINISH_1 >= 209
#        define BOOST_PP_ITERATION_1 209
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 210 && BOOST_PP_ITERATION_FINISH_1 >= 210
#        define BOOST_PP_ITERATION_1 210
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 211 && BOOST_PP_ITERATION_FINISH_1 >= 211
#        define BOOST_PP_ITERATION_1 211
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 212 && BOOST_PP_ITERATION_FINISH_1 >= 212
#        define BOOST_PP_ITERATION_1 212
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 213 && BOOST_PP_ITERATION_FINISH_1 >= 213
#        define BOOST_PP_ITERATION_1 213
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 214 && BOOST_PP_ITERATION_FINISH_1 >= 214
#        define BOOST_PP_ITERATION_1 214
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 215 && BOOST_PP_ITERATION_FINISH_1 >= 215
#        define BOOST_PP_ITERATION_1 215
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 216 && BOOST_PP_ITERATION_FINISH_1 >= 216
#        define BOOST_PP_ITERATION_1 216
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 217 && BOOST_PP_ITERATION_FINISH_1 >= 217
#        define BOOST_PP_ITERATION_1 217
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 218 && BOOST_PP_ITERATION_FINISH_1 >= 218
#        define BOOST_PP_ITERATION_1 218
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 219 && BOOST_PP_ITERATION_FINISH_1 >= 219
#        define BOOST_PP_ITERATION_1 219
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 220 && BOOST_PP_ITERATION_FINISH_1 >= 220
#        define BOOST_PP_ITERATION_1 220
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 221 && BOOST_PP_ITERATION_FINISH_1 >= 221
#        define BOOST_PP_ITERATION_1 221
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 222 && BOOST_PP_ITERATION_FINISH_1 >= 222
#        define BOOST_PP_ITERATION_1 222
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 223 && BOOST_PP_ITERATION_FINISH_1 >= 223
#        define BOOST_PP_ITERATION_1 223
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 224 && BOOST_PP_ITERATION_FINISH_1 >= 224
#        define BOOST_PP_ITERATION_1 224
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 225 && BOOST_PP_ITERATION_FINISH_1 >= 225
#        define BOOST_PP_ITERATION_1 225
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 226 && BOOST_PP_ITERATION_FINISH_1 >= 226
#        define BOOST_PP_ITERATION_1 226
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 227 && BOOST_PP_ITERATION_FINISH_1 >= 227
#        define BOOST_PP_ITERATION_1 227
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 228 && BOOST_PP_ITERATION_FINISH_1 >= 228
#        define BOOST_PP_ITERATION_1 228
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 229 && BOOST_PP_ITERATION_FINISH_1 >= 229
#        define BOOST_PP_ITERATION_1 229
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 230 && BOOST_PP_ITERATION_FINISH_1 >= 230
#        define BOOST_PP_ITERATION_1 230
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 231 && BOOST_PP_ITERATION_FINISH_1 >= 231
#        define BOOST_PP_ITERATION_1 231
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 232 && BOOST_PP_ITERATION_FINISH_1 >= 232
#        define BOOST_PP_ITERATION_1 232
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 233 && BOOST_PP_ITERATION_FINISH_1 >= 233
#        define BOOST_PP_ITERATION_1 233
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 234 && BOOST_PP_ITERATION_FINISH_1 >= 234
#        define BOOST_PP_ITERATION_1 234
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 235 && BOOST_PP_ITERATION_FINISH_1 >= 235
#        define BOOST_PP_ITERATION_1 235
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 236 && BOOST_PP_ITERATION_FINISH_1 >= 236
#        define BOOST_PP_ITERATION_1 236
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 237 && BOOST_PP_ITERATION_FINISH_1 >= 237
#        define BOOST_PP_ITERATION_1 237
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 238 && BOOST_PP_ITERATION_FINISH_1 >= 238
#        define BOOST_PP_ITERATION_1 238
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 239 && BOOST_PP_ITERATION_FINISH_1 >= 239
#        define BOOST_PP_ITERATION_1 239
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 240 && BOOST_PP_ITERATION_FINISH_1 >= 240
#        define BOOST_PP_ITERATION_1 240
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 241 && BOOST_PP_ITERATION_FINISH_1 >= 241
#        define BOOST_PP_ITERATION_1 241
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 242 && BOOST_PP_ITERATION_FINISH_1 >= 242
#        define BOOST_PP_ITERATION_1 242
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 243 && BOOST_PP_ITERATION_FINISH_1 >= 243
#        define BOOST_PP_ITERATION_1 243
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 244 && BOOST_PP_ITERATION_FINISH_1 >= 244
#        define BOOST_PP_ITERATION_1 244
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 245 && BOOST_PP_ITERATION_FINISH_1 >= 245
#        define BOOST_PP_ITERATION_1 245
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 246 && BOOST_PP_ITERATION_FINISH_1 >= 246
#        define BOOST_PP_ITERATION_1 246
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 247 && BOOST_PP_ITERATION_FINISH_1 >= 247
#        define BOOST_PP_ITERATION_1 247
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 248 && BOOST_PP_ITERATION_FINISH_1 >= 248
#        define BOOST_PP_ITERATION_1 248
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 249 && BOOST_PP_ITERATION_FINISH_1 >= 249
#        define BOOST_PP_ITERATION_1 249
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 250 && BOOST_PP_ITERATION_FINISH_1 >= 250
#        define BOOST_PP_ITERATION_1 250
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 251 && BOOST_PP_ITERATION_FINISH_1 >= 251
#        define BOOST_PP_ITERATION_1 251
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 252 && BOOST_PP_ITERATION_FINISH_1 >= 252
#        define BOOST_PP_ITERATION_1 252
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 253 && BOOST_PP_ITERATION_FINISH_1 >= 253
#        define BOOST_PP_ITERATION_1 253
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 254 && BOOST_PP_ITERATION_FINISH_1 >= 254
#        define BOOST_PP_ITERATION_1 254
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 255 && BOOST_PP_ITERATION_FINISH_1 >= 255
#        define BOOST_PP_ITERATION_1 255
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#    if BOOST_PP_ITERATION_START_1 <= 256 && BOOST_PP_ITERATION_FINISH_1 >= 256
#        define BOOST_PP_ITERATION_1 256
#        include BOOST_PP_FILENAME_1
#        undef BOOST_PP_ITERATION_1
#    endif
#
# else
#
#    include <boost/preprocessor/config/limits.hpp>
#   
#    if BOOST_PP_LIMIT_ITERATION == 256
#    include <boost/preprocessor/iteration/detail/iter/limits/forward1_256.hpp>
#    elif BOOST_PP_LIMIT_ITERATION == 512
#    include <boost/preprocessor/iteration/detail/iter/limits/forward1_256.hpp>
#    include <boost/preprocessor/iteration/detail/iter/limits/forward1_512.hpp>
#    elif BOOST_PP_LIMIT_ITERATION == 1024
#    include <boost/preprocessor/iteration/detail/iter/limits/forward1_256.hpp>
#    include <boost/preprocessor/iteration/detail/iter/limits/forward1_512.hpp>
#    include <boost/preprocessor/iteration/detail/iter/limits/forward1_1024.hpp>
#    else
#    error Incorrect value for the BOOST_PP_LIMIT_ITERATION limit
#    endif
#
# endif
#
# endif
#
# undef BOOST_PP_IS_ITERATING
#
# undef BOOST_PP_ITERATION_DEPTH
# define BOOST_PP_ITERATION_DEPTH() 0
#
# undef BOOST_PP_ITERATION_START_1
# undef BOOST_PP_ITERATION_FINISH_1
# undef BOOST_PP_FILENAME_1
#
# undef BOOST_PP_ITERATION_FLAGS_1
# undef BOOST_PP_ITERATION_PARAMS_1
