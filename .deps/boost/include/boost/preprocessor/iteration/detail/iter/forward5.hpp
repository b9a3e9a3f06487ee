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
#    if !defined(BOOST_PP_FILENAME_5)
#        error BOOST_PP_ERROR:  depth #5 filename is not defined
#    endif
#    define BOOST_PP_VALUE BOOST_PP_TUPLE_ELEM(2, 0, BOOST_PP_ITERATION_LIMITS)
#    include <boost/preprocessor/iteration/detail/bounds/lower5.hpp>
#    define BOOST_PP_VALUE BOOST_PP_TUPLE_ELEM(2, 1, BOOST_PP_ITERATION_LIMITS)
#    include <boost/preprocessor/iteration/detail/bounds/upper5.hpp>
#    define BOOST_PP_ITERATION_FLAGS_5() 0
#    undef BOOST_PP_ITERATION_LIMITS
# elif defined(BOOST_PP_ITERATION_PARAMS_5)
#    define BOOST_PP_VALUE BOOST_PP_ARRAY_ELEM(0, BOOST_PP_ITERATION_PARAMS_5)
#    include <boost/preprocessor/iteration/detail/bounds/lower5.hpp>
#    define BOOST_PP_VALUE BOOST_PP_ARRAY_ELEM(1, BOOST_PP_ITERATION_PARAMS_5)
#    include <boost/preprocessor/iteration/detail/bounds/upper5.hpp>
#    define BOOST_PP_FILENAME_5 BOOST_PP_ARRAY_ELEM(2, BOOST_PP_ITERATION_PARAMS_5)
#    if BOOST_PP_ARRAY_SIZE(BOOST_PP_ITERATION_PARAMS_5) >= 4
#        define BOOST_PP_ITERATION_FLAGS_5() BOOST_PP_ARRAY_ELEM(3, BOOST_PP_ITERATION_PARAMS_5)
#    else
#        define BOOST_PP_ITERATION_FLAGS_5() 0
#    endif
# else
#    error BOOST_PP_ERROR:  depth #5 iteration boundaries or filename not defined
# endif
#
# undef BOOST_PP_ITERATION_DEPTH
# define BOOST_PP_ITERATION_DEPTH() 5
#
# if (BOOST_PP_ITERATION_START_5) > (BOOST_PP_ITERATION_FINISH_5)
#    include <boost/preprocessor/iteration/detail/iter/reverse5.hpp>
# else
#
# include <boost/preprocessor/config/config.hpp>
#
# if ~BOOST_PP_CONFIG_FLAGS() & BOOST_PP_CONFIG_STRICT()
#
#    if BOOST_PP_ITERATION_START_5 <= 0 && BOOST_PP_ITERATION_FINISH_5 >= 0
#        define BOOST_PP_ITERATION_5 0
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 1 && BOOST_PP_ITERATION_FINISH_5 >= 1
#        define BOOST_PP_ITERATION_5 1
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 2 && BOOST_PP_ITERATION_FINISH_5 >= 2
#        define BOOST_PP_ITERATION_5 2
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 3 && BOOST_PP_ITERATION_FINISH_5 >= 3
#        define BOOST_PP_ITERATION_5 3
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 4 && BOOST_PP_ITERATION_FINISH_5 >= 4
#        define BOOST_PP_ITERATION_5 4
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 5 && BOOST_PP_ITERATION_FINISH_5 >= 5
#        define BOOST_PP_ITERATION_5 5
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 6 && BOOST_PP_ITERATION_FINISH_5 >= 6
#        define BOOST_PP_ITERATION_5 6
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 7 && BOOST_PP_ITERATION_FINISH_5 >= 7
#        define BOOST_PP_ITERATION_5 7
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 8 && BOOST_PP_ITERATION_FINISH_5 >= 8
#        define BOOST_PP_ITERATION_5 8
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 9 && BOOST_PP_ITERATION_FINISH_5 >= 9
#        define BOOST_PP_ITERATION_5 9
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 10 && BOOST_PP_ITERATION_FINISH_5 >= 10
#        define BOOST_PP_ITERATION_5 10
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 11 && BOOST_PP_ITERATION_FINISH_5 >= 11
#        define BOOST_PP_ITERATION_5 11
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 12 && BOOST_PP_ITERATION_FINISH_5 >= 12
#        define BOOST_PP_ITERATION_5 12
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 13 && BOOST_PP_ITERATION_FINISH_5 >= 13
#        define BOOST_PP_ITERATION_5 13
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 14 && BOOST_PP_ITERATION_FINISH_5 >= 14
#        define BOOST_PP_ITERATION_5 14
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 15 && BOOST_PP_ITERATION_FINISH_5 >= 15
#        define BOOST_PP_ITERATION_5 15
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 16 && BOOST_PP_ITERATION_FINISH_5 >= 16
#        define BOOST_PP_ITERATION_5 16
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 17 && BOOST_PP_ITERATION_FINISH_5 >= 17
#        define BOOST_PP_ITERATION_5 17
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 18 && BOOST_PP_ITERATION_FINISH_5 >= 18
#        define BOOST_PP_ITERATION_5 18
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 19 && BOOST_PP_ITERATION_FINISH_5 >= 19
#        define BOOST_PP_ITERATION_5 19
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 20 && BOOST_PP_ITERATION_FINISH_5 >= 20
#        define BOOST_PP_ITERATION_5 20
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 21 && BOOST_PP_ITERATION_FINISH_5 >= 21
#        define BOOST_PP_ITERATION_5 21
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 22 && BOOST_PP_ITERATION_FINISH_5 >= 22
#        define BOOST_PP_ITERATION_5 22
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 23 && BOOST_PP_ITERATION_FINISH_5 >= 23
#        define BOOST_PP_ITERATION_5 23
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 24 && BOOST_PP_ITERATION_FINISH_5 >= 24
#        define BOOST_PP_ITERATION_5 24
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 25 && BOOST_PP_ITERATION_FINISH_5 >= 25
#        define BOOST_PP_ITERATION_5 25
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 26 && BOOST_PP_ITERATION_FINISH_5 >= 26
#        define BOOST_PP_ITERATION_5 26
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 27 && BOOST_PP_ITERATION_FINISH_5 >= 27
#        define BOOST_PP_ITERATION_5 27
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 28 && BOOST_PP_ITERATION_FINISH_5 >= 28
#        define BOOST_PP_ITERATION_5 28
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 29 && BOOST_PP_ITERATION_FINISH_5 >= 29
#        define BOOST_PP_ITERATION_5 29
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 30 && BOOST_PP_ITERATION_FINISH_5 >= 30
#        define BOOST_PP_ITERATION_5 30
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 31 && BOOST_PP_ITERATION_FINISH_5 >= 31
#        define BOOST_PP_ITERATION_5 31
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 32 && BOOST_PP_ITERATION_FINISH_5 >= 32
#        define BOOST_PP_ITERATION_5 32
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 33 && BOOST_PP_ITERATION_FINISH_5 >= 33
#        define BOOST_PP_ITERATION_5 33
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 34 && BOOST_PP_ITERATION_FINISH_5 >= 34
#        define BOOST_PP_ITERATION_5 34
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 35 && BOOST_PP_ITERATION_FINISH_5 >= 35
#        define BOOST_PP_ITERATION_5 35
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 36 && BOOST_PP_ITERATION_FINISH_5 >= 36
#        define BOOST_PP_ITERATION_5 36
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 37 && BOOST_PP_ITERATION_FINISH_5 >= 37
#        define BOOST_PP_ITERATION_5 37
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 38 && BOOST_PP_ITERATION_FINISH_5 >= 38
#        define BOOST_PP_ITERATION_5 38
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 39 && BOOST_PP_ITERATION_FINISH_5 >= 39
#        define BOOST_PP_ITERATION_5 39
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 40 && BOOST_PP_ITERATION_FINISH_5 >= 40
#        define BOOST_PP_ITERATION_5 40
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 41 && BOOST_PP_ITERATION_FINISH_5 >= 41
#        define BOOST_PP_ITERATION_5 41
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 42 && BOOST_PP_ITERATION_FINISH_5 >= 42
#        define BOOST_PP_ITERATION_5 42
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 43 && BOOST_PP_ITERATION_FINISH_5 >= 43
#        define BOOST_PP_ITERATION_5 43
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 44 && BOOST_PP_ITERATION_FINISH_5 >= 44
#        define BOOST_PP_ITERATION_5 44
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 45 && BOOST_PP_ITERATION_FINISH_5 >= 45
#        define BOOST_PP_ITERATION_5 45
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 46 && BOOST_PP_ITERATION_FINISH_5 >= 46
#        define BOOST_PP_ITERATION_5 46
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 47 && BOOST_PP_ITERATION_FINISH_5 >= 47
#        define BOOST_PP_ITERATION_5 47
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 48 && BOOST_PP_ITERATION_FINISH_5 >= 48
#        define BOOST_PP_ITERATION_5 48
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 49 && BOOST_PP_ITERATION_FINISH_5 >= 49
#        define BOOST_PP_ITERATION_5 49
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 50 && BOOST_PP_ITERATION_FINISH_5 >= 50
#        define BOOST_PP_ITERATION_5 50
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 51 && BOOST_PP_ITERATION_FINISH_5 >= 51
#        define BOOST_PP_ITERATION_5 51
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 52 && BOOST_PP_ITERATION_FINISH_5 >= 52
#        define BOOST_PP_ITERATION_5 52
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 53 && BOOST_PP_ITERATION_FINISH_5 >= 53
#        define BOOST_PP_ITERATION_5 53
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 54 && BOOST_PP_ITERATION_FINISH_5 >= 54
#        define BOOST_PP_ITERATION_5 54
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 55 && BOOST_PP_ITERATION_FINISH_5 >= 55
#        define BOOST_PP_ITERATION_5 55
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 56 && BOOST_PP_ITERATION_FINISH_5 >= 56
#        define BOOST_PP_ITERATION_5 56
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 57 && BOOST_PP_ITERATION_FINISH_5 >= 57
#        define BOOST_PP_ITERATION_5 57
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 58 && BOOST_PP_ITERATION_FINISH_5 >= 58
#        define BOOST_PP_ITERATION_5 58
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 59 && BOOST_PP_ITERATION_FINISH_5 >= 59
#        define BOOST_PP_ITERATION_5 59
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 60 && BOOST_PP_ITERATION_FINISH_5 >= 60
#        define BOOST_PP_ITERATION_5 60
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 61 && BOOST_PP_ITERATION_FINISH_5 >= 61
#        define BOOST_PP_ITERATION_5 61
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 62 && BOOST_PP_ITERATION_FINISH_5 >= 62
#        define BOOST_PP_ITERATION_5 62
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 63 && BOOST_PP_ITERATION_FINISH_5 >= 63
#        define BOOST_PP_ITERATION_5 63
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 64 && BOOST_PP_ITERATION_FINISH_5 >= 64
#        define BOOST_PP_ITERATION_5 64
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 65 && BOOST_PP_ITERATION_FINISH_5 >= 65
#        define BOOST_PP_ITERATION_5 65
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 66 && BOOST_PP_ITERATION_FINISH_5 >= 66
#        define BOOST_PP_ITERATION_5 66
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 67 && BOOST_PP_ITERATION_FINISH_5 >= 67
#        define BOOST_PP_ITERATION_5 67
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 68 && BOOST_PP_ITERATION_FINISH_5 >= 68
#        define BOOST_PP_ITERATION_5 68
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 69 && BOOST_PP_ITERATION_FINISH_5 >= 69
#        define BOOST_PP_ITERATION_5 69
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 70 && BOOST_PP_ITERATION_FINISH_5 >= 70
#        define BOOST_PP_ITERATION_5 70
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 71 && BOOST_PP_ITERATION_FINISH_5 >= 71
#        define BOOST_PP_ITERATION_5 71
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 72 && BOOST_PP_ITERATION_FINISH_5 >= 72
#        define BOOST_PP_ITERATION_5 72
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 73 && BOOST_PP_ITERATION_FINISH_5 >= 73
#        define BOOST_PP_ITERATION_5 73
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 74 && BOOST_PP_ITERATION_FINISH_5 >= 74
#        define BOOST_PP_ITERATION_5 74
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 75 && BOOST_PP_ITERATION_FINISH_5 >= 75
#        define BOOST_PP_ITERATION_5 75
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 76 && BOOST_PP_ITERATION_FINISH_5 >= 76
#        define BOOST_PP_ITERATION_5 76
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 77 && BOOST_PP_ITERATION_FINISH_5 >= 77
#        define BOOST_PP_ITERATION_5 77
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 78 && BOOST_PP_ITERATION_FINISH_5 >= 78
#        define BOOST_PP_ITERATION_5 78
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 79 && BOOST_PP_ITERATION_FINISH_5 >= 79
#        define BOOST_PP_ITERATION_5 79
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 80 && BOOST_PP_ITERATION_FINISH_5 >= 80
#        define BOOST_PP_ITERATION_5 80
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 81 && BOOST_PP_ITERATION_FINISH_5 >= 81
#        define BOOST_PP_ITERATION_5 81
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 82 && BOOST_PP_ITERATION_FINISH_5 >= 82
#        define BOOST_PP_ITERATION_5 82
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 83 && BOOST_PP_ITERATION_FINISH_5 >= 83
#        define BOOST_PP_ITERATION_5 83
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 84 && BOOST_PP_ITERATION_FINISH_5 >= 84
#        define BOOST_PP_ITERATION_5 84
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 85 && BOOST_PP_ITERATION_FINISH_5 >= 85
#        define BOOST_PP_ITERATION_5 85
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 86 && BOOST_PP_ITERATION_FINISH_5 >= 86
#        define BOOST_PP_ITERATION_5 86
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 87 && BOOST_PP_ITERATION_FINISH_5 >= 87
#        define BOOST_PP_ITERATION_5 87
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 88 && BOOST_PP_ITERATION_FINISH_5 >= 88
#        define BOOST_PP_ITERATION_5 88
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 89 && BOOST_PP_ITERATION_FINISH_5 >= 89
#        define BOOST_PP_ITERATION_5 89
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 90 && BOOST_PP_ITERATION_FINISH_5 >= 90
#        define BOOST_PP_ITERATION_5 90
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 91 && BOOST_PP_ITERATION_FINISH_5 >= 91
#        define BOOST_PP_ITERATION_5 91
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 92 && BOOST_PP_ITERATION_FINISH_5 >= 92
#        define BOOST_PP_ITERATION_5 92
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 93 && BOOST_PP_ITERATION_FINISH_5 >= 93
#        define BOOST_PP_ITERATION_5 93
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 94 && BOOST_PP_ITERATION_FINISH_5 >= 94
#        define BOOST_PP_ITERATION_5 94
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 95 && BOOST_PP_ITERATION_FINISH_5 >= 95
#        define BOOST_PP_ITERATION_5 95
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 96 && BOOST_PP_ITERATION_FINISH_5 >= 96
#        define BOOST_PP_ITERATION_5 96
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 97 && BOOST_PP_ITERATION_FINISH_5 >= 97
#        define BOOST_PP_ITERATION_5 97
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 98 && BOOST_PP_ITERATION_FINISH_5 >= 98
#        define BOOST_PP_ITERATION_5 98
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 99 && BOOST_PP_ITERATION_FINISH_5 >= 99
#        define BOOST_PP_ITERATION_5 99
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 100 && BOOST_PP_ITERATION_FINISH_5 >= 100
#        define BOOST_PP_ITERATION_5 100
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 101 && BOOST_PP_ITERATION_FINISH_5 >= 101
#        define BOOST_PP_ITERATION_5 101
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 102 && BOOST_PP_ITERATION_FINISH_5 >= 102
#        define BOOST_PP_ITERATION_5 102
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 103 && BOOST_PP_ITERATION_FINISH_5 >= 103
#        define BOOST_PP_ITERATION_5 103
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 104 && BOOST_PP_ITERATION_FINISH_5 >= 104
#        define BOOST_PP_ITERATION_5 104
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 105 && BOOST_PP_ITERATION_FINISH_5 >= 105
#        define BOOST_PP_ITERATION_5 105
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 106 && BOOST_PP_ITERATION_FINISH_5 >= 106
#        define BOOST_PP_ITERATION_5 106
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 107 && BOOST_PP_ITERATION_FINISH_5 >= 107
#        define BOOST_PP_ITERATION_5 107
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 108 && BOOST_PP_ITERATION_FINISH_5 >= 108
#        define BOOST_PP_ITERATION_5 108
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 109 && BOOST_PP_ITERATION_FINISH_5 >= 109
#        define BOOST_PP_ITERATION_5 109
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 110 && BOOST_PP_ITERATION_FINISH_5 >= 110
#        define BOOST_PP_ITERATION_5 110
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 111 && BOOST_PP_ITERATION_FINISH_5 >= 111
#        define BOOST_PP_ITERATION_5 111
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 112 && BOOST_PP_ITERATION_FINISH_5 >= 112
#        define BOOST_PP_ITERATION_5 112
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 113 && BOOST_PP_ITERATION_FINISH_5 >= 113
#        define BOOST_PP_ITERATION_5 113
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 114 && BOOST_PP_ITERATION_FINISH_5 >= 114
#        define BOOST_PP_ITERATION_5 114
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 115 && BOOST_PP_ITERATION_FINISH_5 >= 115
#        define BOOST_PP_ITERATION_5 115
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 116 && BOOST_PP_ITERATION_FINISH_5 >= 116
#        define BOOST_PP_ITERATION_5 116
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 117 && BOOST_PP_ITERATION_FINISH_5 >= 117
#        define BOOST_PP_ITERATION_5 117
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 118 && BOOST_PP_ITERATION_FINISH_5 >= 118
#        define BOOST_PP_ITERATION_5 118
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 119 && BOOST_PP_ITERATION_FINISH_5 >= 119
#        define BOOST_PP_ITERATION_5 119
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 120 && BOOST_PP_ITERATION_FINISH_5 >= 120
#        define BOOST_PP_ITERATION_5 120
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 121 && BOOST_PP_ITERATION_FINISH_5 >= 121
#        define BOOST_PP_ITERATION_5 121
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 122 && BOOST_PP_ITERATION_FINISH_5 >= 122
#        define BOOST_PP_ITERATION_5 122
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 123 && BOOST_PP_ITERATION_FINISH_5 >= 123
#        define BOOST_PP_ITERATION_5 123
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 124 && BOOST_PP_ITERATION_FINISH_5 >= 124
#        define BOOST_PP_ITERATION_5 124
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 125 && BOOST_PP_ITERATION_FINISH_5 >= 125
#        define BOOST_PP_ITERATION_5 125
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 126 && BOOST_PP_ITERATION_FINISH_5 >= 126
#        define BOOST_PP_ITERATION_5 126
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 127 && BOOST_PP_ITERATION_FINISH_5 >= 127
#        define BOOST_PP_ITERATION_5 127
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 128 && BOOST_PP_ITERATION_FINISH_5 >= 128
#        define BOOST_PP_ITERATION_5 128
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 129 && BOOST_PP_ITERATION_FINISH_5 >= 129
#        define BOOST_PP_ITERATION_5 129
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 130 && BOOST_PP_ITERATION_FINISH_5 >= 130
#        define BOOST_PP_ITERATION_5 130
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 131 && BOOST_PP_ITERATION_FINISH_5 >= 131
#        define BOOST_PP_ITERATION_5 131
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 132 && BOOST_PP_ITERATION_FINISH_5 >= 132
#        define BOOST_PP_ITERATION_5 132
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 133 && BOOST_PP_ITERATION_FINISH_5 >= 133
#        define BOOST_PP_ITERATION_5 133
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 134 && BOOST_PP_ITERATION_FINISH_5 >= 134
#        define BOOST_PP_ITERATION_5 134
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 135 && BOOST_PP_ITERATION_FINISH_5 >= 135
#        define BOOST_PP_ITERATION_5 135
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 136 && BOOST_PP_ITERATION_FINISH_5 >= 136
#        define BOOST_PP_ITERATION_5 136
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 137 && BOOST_PP_ITERATION_FINISH_5 >= 137
#        define BOOST_PP_ITERATION_5 137
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 138 && BOOST_PP_ITERATION_FINISH_5 >= 138
#        define BOOST_PP_ITERATION_5 138
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 139 && BOOST_PP_ITERATION_FINISH_5 >= 139
#        define BOOST_PP_ITERATION_5 139
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 140 && BOOST_PP_ITERATION_FINISH_5 >= 140
#        define BOOST_PP_ITERATION_5 140
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 141 && BOOST_PP_ITERATION_FINISH_5 >= 141
#        define BOOST_PP_ITERATION_5 141
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 142 && BOOST_PP_ITERATION_FINISH_5 >= 142
#        define BOOST_PP_ITERATION_5 142
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 143 && BOOST_PP_ITERATION_FINISH_5 >= 143
#        define BOOST_PP_ITERATION_5 143
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 144 && BOOST_PP_ITERATION_FINISH_5 >= 144
#        define BOOST_PP_ITERATION_5 144
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 145 && BOOST_PP_ITERATION_FINISH_5 >= 145
#        define BOOST_PP_ITERATION_5 145
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 146 && BOOST_PP_ITERATION_FINISH_5 >= 146
#        define BOOST_PP_ITERATION_5 146
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 147 && BOOST_PP_ITERATION_FINISH_5 >= 147
#        define BOOST_PP_ITERATION_5 147
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 148 && BOOST_PP_ITERATION_FINISH_5 >= 148
#        define BOOST_PP_ITERATION_5 148
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 149 && BOOST_PP_ITERATION_FINISH_5 >= 149
#        define BOOST_PP_ITERATION_5 149
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 150 && BOOST_PP_ITERATION_FINISH_5 >= 150
#        define BOOST_PP_ITERATION_5 150
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 151 && BOOST_PP_ITERATION_FINISH_5 >= 151
#        define BOOST_PP_ITERATION_5 151
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 152 && BOOST_PP_ITERATION_FINISH_5 >= 152
#        define BOOST_PP_ITERATION_5 152
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 153 && BOOST_PP_ITERATION_FINISH_5 >= 153
#        define BOOST_PP_ITERATION_5 153
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 154 && BOOST_PP_ITERATION_FINISH_5 >= 154
#        define BOOST_PP_ITERATION_5 154
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 155 && BOOST_PP_ITERATION_FINISH_5 >= 155
#        define BOOST_PP_ITERATION_5 155
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 156 && BOOST_PP_ITERATION_FINISH_5 >= 156
#        define BOOST_PP_ITERATION_5 156
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 157 && BOOST_PP_ITERATION_FINISH_5 >= 157
#        define BOOST_PP_ITERATION_5 157
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 158 && BOOST_PP_ITERATION_FINISH_5 >= 158
#        define BOOST_PP_ITERATION_5 158
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 159 && BOOST_PP_ITERATION_FINISH_5 >= 159
#        define BOOST_PP_ITERATION_5 159
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 160 && BOOST_PP_ITERATION_FINISH_5 >= 160
#        define BOOST_PP_ITERATION_5 160
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 161 && BOOST_PP_ITERATION_FINISH_5 >= 161
#        define BOOST_PP_ITERATION_5 161
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 162 && BOOST_PP_ITERATION_FINISH_5 >= 162
#        define BOOST_PP_ITERATION_5 162
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 163 && BOOST_PP_ITERATION_FINISH_5 >= 163
#        define BOOST_PP_ITERATION_5 163
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 164 && BOOST_PP_ITERATION_FINISH_5 >= 164
#        define BOOST_PP_ITERATION_5 164
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 165 && BOOST_PP_ITERATION_FINISH_5 >= 165
#        define BOOST_PP_ITERATION_5 165
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 166 && BOOST_PP_ITERATION_FINISH_5 >= 166
#        define BOOST_PP_ITERATION_5 166
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 167 && BOOST_PP_ITERATION_FINISH_5 >= 167
#        define BOOST_PP_ITERATION_5 167
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 168 && BOOST_PP_ITERATION_FINISH_5 >= 168
#        define BOOST_PP_ITERATION_5 168
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 169 && BOOST_PP_ITERATION_FINISH_5 >= 169
#        define BOOST_PP_ITERATION_5 169
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 170 && BOOST_PP_ITERATION_FINISH_5 >= 170
#        define BOOST_PP_ITERATION_5 170
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 171 && BOOST_PP_ITERATION_FINISH_5 >= 171
#        define BOOST_PP_ITERATION_5 171
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 172 && BOOST_PP_ITERATION_FINISH_5 >= 172
#        define BOOST_PP_ITERATION_5 172
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 173 && BOOST_PP_ITERATION_FINISH_5 >= 173
#        define BOOST_PP_ITERATION_5 173
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 174 && BOOST_PP_ITERATION_FINISH_5 >= 174
#        define BOOST_PP_ITERATION_5 174
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 175 && BOOST_PP_ITERATION_FINISH_5 >= 175
#        define BOOST_PP_ITERATION_5 175
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 176 && BOOST_PP_ITERATION_FINISH_5 >= 176
#        define BOOST_PP_ITERATION_5 176
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 177 && BOOST_PP_ITERATION_FINISH_5 >= 177
#        define BOOST_PP_ITERATION_5 177
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 178 && BOOST_PP_ITERATION_FINISH_5 >= 178
#        define BOOST_PP_ITERATION_5 178
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 179 && BOOST_PP_ITERATION_FINISH_5 >= 179
#        define BOOST_PP_ITERATION_5 179
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 180 && BOOST_PP_ITERATION_FINISH_5 >= 180
#        define BOOST_PP_ITERATION_5 180
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 181 && BOOST_PP_ITERATION_FINISH_5 >= 181
#        define BOOST_PP_ITERATION_5 181
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 182 && BOOST_PP_ITERATION_FINISH_5 >= 182
#        define BOOST_PP_ITERATION_5 182
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 183 && BOOST_PP_ITERATION_FINISH_5 >= 183
#        define BOOST_PP_ITERATION_5 183
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 184 && BOOST_PP_ITERATION_FINISH_5 >= 184
#        define BOOST_PP_ITERATION_5 184
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 185 && BOOST_PP_ITERATION_FINISH_5 >= 185
#        define BOOST_PP_ITERATION_5 185
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 186 && BOOST_PP_ITERATION_FINISH_5 >= 186
#        define BOOST_PP_ITERATION_5 186
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 187 && BOOST_PP_ITERATION_FINISH_5 >= 187
#        define BOOST_PP_ITERATION_5 187
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 188 && BOOST_PP_ITERATION_FINISH_5 >= 188
#        define BOOST_PP_ITERATION_5 188
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 189 && BOOST_PP_ITERATION_FINISH_5 >= 189
#        define BOOST_PP_ITERATION_5 189
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 190 && BOOST_PP_ITERATION_FINISH_5 >= 190
#        define BOOST_PP_ITERATION_5 190
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 191 && BOOST_PP_ITERATION_FINISH_5 >= 191
#        define BOOST_PP_ITERATION_5 191
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 192 && BOOST_PP_ITERATION_FINISH_5 >= 192
#        define BOOST_PP_ITERATION_5 192
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 193 && BOOST_PP_ITERATION_FINISH_5 >= 193
#        define BOOST_PP_ITERATION_5 193
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 194 && BOOST_PP_ITERATION_FINISH_5 >= 194
#        define BOOST_PP_ITERATION_5 194
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 195 && BOOST_PP_ITERATION_FINISH_5 >= 195
#        define BOOST_PP_ITERATION_5 195
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 196 && BOOST_PP_ITERATION_FINISH_5 >= 196
#        define BOOST_PP_ITERATION_5 196
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 197 && BOOST_PP_ITERATION_FINISH_5 >= 197
#        define BOOST_PP_ITERATION_5 197
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 198 && BOOST_PP_ITERATION_FINISH_5 >= 198
#        define BOOST_PP_ITERATION_5 198
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 199 && BOOST_PP_ITERATION_FINISH_5 >= 199
#        define BOOST_PP_ITERATION_5 199
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 200 && BOOST_PP_ITERATION_FINISH_5 >= 200
#        define BOOST_PP_ITERATION_5 200
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 201 && BOOST_PP_ITERATION_FINISH_5 >= 201
#        define BOOST_PP_ITERATION_5 201
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 202 && BOOST_PP_ITERATION_FINISH_5 >= 202
#        define BOOST_PP_ITERATION_5 202
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 203 && BOOST_PP_ITERATION_FINISH_5 >= 203
#        define BOOST_PP_ITERATION_5 203
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 204 && BOOST_PP_ITERATION_FINISH_5 >= 204
#        define BOOST_PP_ITERATION_5 204
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 205 && BOOST_PP_ITERATION_FINISH_5 >= 205
#        define BOOST_PP_ITERATION_5 205
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 206 && BOOST_PP_ITERATION_FINISH_5 >= 206
#        define BOOST_PP_ITERATION_5 206
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 207 && BOOST_PP_ITERATION_FINISH_5 >= 207
#        define BOOST_PP_ITERATION_5 207
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 208 && BOOST_PP_ITERATION_FINISH_5 >= 208
#        define BOOST_PP_ITERATION_5 208
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 209 && BOOST_PP_ITERATION_FINISH_5 >= 209
#        define BOOST_PP_ITERATION_5 209
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 210 && BOOST_PP_ITERATION_FINISH_5 >= 210
#        define BOOST_PP_ITERATION_5 210
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 211 && BOOST_PP_ITERATION_FINISH_5 >= 211
#        define BOOST_PP_ITERATION_5 211
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 212 && BOOST_PP_ITERATION_FINISH_5 >= 212
#        define BOOST_PP_ITERATION_5 212
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 213 && BOOST_PP_ITERATION_FINISH_5 >= 213
#        define BOOST_PP_ITERATION_5 213
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 214 && BOOST_PP_ITERATION_FINISH_5 >= 214
#        define BOOST_PP_ITERATION_5 214
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 215 && BOOST_PP_ITERATION_FINISH_5 >= 215
#        define BOOST_PP_ITERATION_5 215
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 216 && BOOST_PP_ITERATION_FINISH_5 >= 216
#        define BOOST_PP_ITERATION_5 216
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 217 && BOOST_PP_ITERATION_FINISH_5 >= 217
#        define BOOST_PP_ITERATION_5 217
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 218 && BOOST_PP_ITERATION_FINISH_5 >= 218
#        define BOOST_PP_ITERATION_5 218
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 219 && BOOST_PP_ITERATION_FINISH_5 >= 219
#        define BOOST_PP_ITERATION_5 219
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 220 && BOOST_PP_ITERATION_FINISH_5 >= 220
#        define BOOST_PP_ITERATION_5 220
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 221 && BOOST_PP_ITERATION_FINISH_5 >= 221
#        define BOOST_PP_ITERATION_5 221
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 222 && BOOST_PP_ITERATION_FINISH_5 >= 222
#        define BOOST_PP_ITERATION_5 222
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 223 && BOOST_PP_ITERATION_FINISH_5 >= 223
#        define BOOST_PP_ITERATION_5 223
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 224 && BOOST_PP_ITERATION_FINISH_5 >= 224
#        define BOOST_PP_ITERATION_5 224
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 225 && BOOST_PP_ITERATION_FINISH_5 >= 225
#        define BOOST_PP_ITERATION_5 225
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 226 && BOOST_PP_ITERATION_FINISH_5 >= 226
#        define BOOST_PP_ITERATION_5 226
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 227 && BOOST_PP_ITERATION_FINISH_5 >= 227
#        define BOOST_PP_ITERATION_5 227
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 228 && BOOST_PP_ITERATION_FINISH_5 >= 228
#        define BOOST_PP_ITERATION_5 228
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 229 && BOOST_PP_ITERATION_FINISH_5 >= 229
#        define BOOST_PP_ITERATION_5 229
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 230 && BOOST_PP_ITERATION_FINISH_5 >= 230
#        define BOOST_PP_ITERATION_5 230
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 231 && BOOST_PP_ITERATION_FINISH_5 >= 231
#        define BOOST_PP_ITERATION_5 231
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 232 && BOOST_PP_ITERATION_FINISH_5 >= 232
#        define BOOST_PP_ITERATION_5 232
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 233 && BOOST_PP_ITERATION_FINISH_5 >= 233
#        define BOOST_PP_ITERATION_5 233
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 234 && BOOST_PP_ITERATION_FINISH_5 >= 234
#        define BOOST_PP_ITERATION_5 234
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 235 && BOOST_PP_ITERATION_FINISH_5 >= 235
#        define BOOST_PP_ITERATION_5 235
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 236 && BOOST_PP_ITERATION_FINISH_5 >= 236
#        define BOOST_PP_ITERATION_5 236
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 237 && BOOST_PP_ITERATION_FINISH_5 >= 237
#        define BOOST_PP_ITERATION_5 237
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 238 && BOOST_PP_ITERATION_FINISH_5 >= 238
#        define BOOST_PP_ITERATION_5 238
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 239 && BOOST_PP_ITERATION_FINISH_5 >= 239
#        define BOOST_PP_ITERATION_5 239
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 240 && BOOST_PP_ITERATION_FINISH_5 >= 240
#        define BOOST_PP_ITERATION_5 240
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 241 && BOOST_PP_ITERATION_FINISH_5 >= 241
#        define BOOST_PP_ITERATION_5 241
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 242 && BOOST_PP_ITERATION_FINISH_5 >= 242
#        define BOOST_PP_ITERATION_5 242
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 243 && BOOST_PP_ITERATION_FINISH_5 >= 243
#        define BOOST_PP_ITERATION_5 243
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 244 && BOOST_PP_ITERATION_FINISH_5 >= 244
#        define BOOST_PP_ITERATION_5 244
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 245 && BOOST_PP_ITERATION_FINISH_5 >= 245
#        define BOOST_PP_ITERATION_5 245
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 246 && BOOST_PP_ITERATION_FINISH_5 >= 246
#        define BOOST_PP_ITERATION_5 246
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 247 && BOOST_PP_ITERATION_FINISH_5 >= 247
#        define BOOST_PP_ITERATION_5 247
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 248 && BOOST_PP_ITERATION_FINISH_5 >= 248
#        define BOOST_PP_ITERATION_5 248
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 249 && BOOST_PP_ITERATION_FINISH_5 >= 249
#        define BOOST_PP_ITERATION_5 249
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 250 && BOOST_PP_ITERATION_FINISH_5 >= 250
#        define BOOST_PP_ITERATION_5 250
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 251 && BOOST_PP_ITERATION_FINISH_5 >= 251
#        define BOOST_PP_ITERATION_5 251
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 252 && BOOST_PP_ITERATION_FINISH_5 >= 252
#        define BOOST_PP_ITERATION_5 252
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 253 && BOOST_PP_ITERATION_FINISH_5 >= 253
#        define BOOST_PP_ITERATION_5 253
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 254 && BOOST_PP_ITERATION_FINISH_5 >= 254
#        define BOOST_PP_ITERATION_5 254
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 255 && BOOST_PP_ITERATION_FINISH_5 >= 255
#        define BOOST_PP_ITERATION_5 255
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#    if BOOST_PP_ITERATION_START_5 <= 256 && BOOST_PP_ITERATION_FINISH_5 >= 256
#        define BOOST_PP_ITERATION_5 256
#        include BOOST_PP_FILENAME_5
#        undef BOOST_PP_ITERATION_5
#    endif
#
# else
#
# include <boost/preprocessor/config/limits.hpp>
#
#    if BOOST_PP_LIMIT_ITERATION == 256
#    include <boost/preprocessor/iteration/detail/iter/limits/forward5_256.hpp>
#    elif BOOST_PP_LIMIT_ITERATION == 512
#    include <boost/preprocessor/iteration/detail/iter/limits/forward5_256.hpp>
#    include <boost/preprocessor/iteration/detail/iter/limits/forward5_512.hpp>
#    elif BOOST_PP_LIMIT_ITERATION == 1024
#    include <boost/preprocessor/iteration/detail/iter/limits/forward5_256.hpp>
#    include <boost/preprocessor/iteration/detail/iter/limits/forward5_512.hpp>
#    include <boost/preprocessor/iteration/detail/iter/limits/forward5_1024.hpp>
#    else
#    error Incorrect value for the BOOST_PP_LIMIT_ITERATION limit
#    endif
#
# endif
#
# endif
#
# undef BOOST_PP_ITERATION_DEPTH
# define BOOST_PP_ITERATION_DEPTH() 4
#
# undef BOOST_PP_ITERATION_START_5
# undef BOOST_PP_ITERATION_FINISH_5
# undef BOOST_PP_FILENAME_5
#
# undef BOOST_PP_ITERATION_FLAGS_5
# undef BOOST_PP_ITERATION_PARAMS_5
