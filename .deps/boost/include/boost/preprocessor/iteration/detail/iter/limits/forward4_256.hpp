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
#    if BOOST_PP_ITERATION_START_4 <= 0 && BOOST_PP_ITERATION_FINISH_4 >= 0
#        define BOOST_PP_ITERATION_4 0
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 1 && BOOST_PP_ITERATION_FINISH_4 >= 1
#        define BOOST_PP_ITERATION_4 1
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 2 && BOOST_PP_ITERATION_FINISH_4 >= 2
#        define BOOST_PP_ITERATION_4 2
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 3 && BOOST_PP_ITERATION_FINISH_4 >= 3
#        define BOOST_PP_ITERATION_4 3
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 4 && BOOST_PP_ITERATION_FINISH_4 >= 4
#        define BOOST_PP_ITERATION_4 4
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 5 && BOOST_PP_ITERATION_FINISH_4 >= 5
#        define BOOST_PP_ITERATION_4 5
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 6 && BOOST_PP_ITERATION_FINISH_4 >= 6
#        define BOOST_PP_ITERATION_4 6
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 7 && BOOST_PP_ITERATION_FINISH_4 >= 7
#        define BOOST_PP_ITERATION_4 7
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 8 && BOOST_PP_ITERATION_FINISH_4 >= 8
#        define BOOST_PP_ITERATION_4 8
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 9 && BOOST_PP_ITERATION_FINISH_4 >= 9
#        define BOOST_PP_ITERATION_4 9
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 10 && BOOST_PP_ITERATION_FINISH_4 >= 10
#        define BOOST_PP_ITERATION_4 10
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 11 && BOOST_PP_ITERATION_FINISH_4 >= 11
#        define BOOST_PP_ITERATION_4 11
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 12 && BOOST_PP_ITERATION_FINISH_4 >= 12
#        define BOOST_PP_ITERATION_4 12
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 13 && BOOST_PP_ITERATION_FINISH_4 >= 13
#        define BOOST_PP_ITERATION_4 13
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 14 && BOOST_PP_ITERATION_FINISH_4 >= 14
#        define BOOST_PP_ITERATION_4 14
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 15 && BOOST_PP_ITERATION_FINISH_4 >= 15
#        define BOOST_PP_ITERATION_4 15
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 16 && BOOST_PP_ITERATION_FINISH_4 >= 16
#        define BOOST_PP_ITERATION_4 16
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 17 && BOOST_PP_ITERATION_FINISH_4 >= 17
#        define BOOST_PP_ITERATION_4 17
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 18 && BOOST_PP_ITERATION_FINISH_4 >= 18
#        define BOOST_PP_ITERATION_4 18
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 19 && BOOST_PP_ITERATION_FINISH_4 >= 19
#        define BOOST_PP_ITERATION_4 19
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 20 && BOOST_PP_ITERATION_FINISH_4 >= 20
#        define BOOST_PP_ITERATION_4 20
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 21 && BOOST_PP_ITERATION_FINISH_4 >= 21
#        define BOOST_PP_ITERATION_4 21
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 22 && BOOST_PP_ITERATION_FINISH_4 >= 22
#        define BOOST_PP_ITERATION_4 22
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 23 && BOOST_PP_ITERATION_FINISH_4 >= 23
#        define BOOST_PP_ITERATION_4 23
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 24 && BOOST_PP_ITERATION_FINISH_4 >= 24
#        define BOOST_PP_ITERATION_4 24
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 25 && BOOST_PP_ITERATION_FINISH_4 >= 25
#        define BOOST_PP_ITERATION_4 25
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 26 && BOOST_PP_ITERATION_FINISH_4 >= 26
#        define BOOST_PP_ITERATION_4 26
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 27 && BOOST_PP_ITERATION_FINISH_4 >= 27
#        define BOOST_PP_ITERATION_4 27
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 28 && BOOST_PP_ITERATION_FINISH_4 >= 28
#        define BOOST_PP_ITERATION_4 28
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 29 && BOOST_PP_ITERATION_FINISH_4 >= 29
#        define BOOST_PP_ITERATION_4 29
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 30 && BOOST_PP_ITERATION_FINISH_4 >= 30
#        define BOOST_PP_ITERATION_4 30
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 31 && BOOST_PP_ITERATION_FINISH_4 >= 31
#        define BOOST_PP_ITERATION_4 31
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 32 && BOOST_PP_ITERATION_FINISH_4 >= 32
#        define BOOST_PP_ITERATION_4 32
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 33 && BOOST_PP_ITERATION_FINISH_4 >= 33
#        define BOOST_PP_ITERATION_4 33
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 34 && BOOST_PP_ITERATION_FINISH_4 >= 34
#        define BOOST_PP_ITERATION_4 34
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 35 && BOOST_PP_ITERATION_FINISH_4 >= 35
#        define BOOST_PP_ITERATION_4 35
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 36 && BOOST_PP_ITERATION_FINISH_4 >= 36
#        define BOOST_PP_ITERATION_4 36
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 37 && BOOST_PP_ITERATION_FINISH_4 >= 37
#        define BOOST_PP_ITERATION_4 37
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 38 && BOOST_PP_ITERATION_FINISH_4 >= 38
#        define BOOST_PP_ITERATION_4 38
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 39 && BOOST_PP_ITERATION_FINISH_4 >= 39
#        define BOOST_PP_ITERATION_4 39
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 40 && BOOST_PP_ITERATION_FINISH_4 >= 40
#        define BOOST_PP_ITERATION_4 40
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 41 && BOOST_PP_ITERATION_FINISH_4 >= 41
#        define BOOST_PP_ITERATION_4 41
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 42 && BOOST_PP_ITERATION_FINISH_4 >= 42
#        define BOOST_PP_ITERATION_4 42
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 43 && BOOST_PP_ITERATION_FINISH_4 >= 43
#        define BOOST_PP_ITERATION_4 43
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 44 && BOOST_PP_ITERATION_FINISH_4 >= 44
#        define BOOST_PP_ITERATION_4 44
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 45 && BOOST_PP_ITERATION_FINISH_4 >= 45
#        define BOOST_PP_ITERATION_4 45
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 46 && BOOST_PP_ITERATION_FINISH_4 >= 46
#        define BOOST_PP_ITERATION_4 46
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 47 && BOOST_PP_ITERATION_FINISH_4 >= 47
#        define BOOST_PP_ITERATION_4 47
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 48 && BOOST_PP_ITERATION_FINISH_4 >= 48
#        define BOOST_PP_ITERATION_4 48
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 49 && BOOST_PP_ITERATION_FINISH_4 >= 49
#        define BOOST_PP_ITERATION_4 49
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 50 && BOOST_PP_ITERATION_FINISH_4 >= 50
#        define BOOST_PP_ITERATION_4 50
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 51 && BOOST_PP_ITERATION_FINISH_4 >= 51
#        define BOOST_PP_ITERATION_4 51
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 52 && BOOST_PP_ITERATION_FINISH_4 >= 52
#        define BOOST_PP_ITERATION_4 52
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 53 && BOOST_PP_ITERATION_FINISH_4 >= 53
#        define BOOST_PP_ITERATION_4 53
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 54 && BOOST_PP_ITERATION_FINISH_4 >= 54
#        define BOOST_PP_ITERATION_4 54
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 55 && BOOST_PP_ITERATION_FINISH_4 >= 55
#        define BOOST_PP_ITERATION_4 55
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 56 && BOOST_PP_ITERATION_FINISH_4 >= 56
#        define BOOST_PP_ITERATION_4 56
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 57 && BOOST_PP_ITERATION_FINISH_4 >= 57
#        define BOOST_PP_ITERATION_4 57
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 58 && BOOST_PP_ITERATION_FINISH_4 >= 58
#        define BOOST_PP_ITERATION_4 58
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 59 && BOOST_PP_ITERATION_FINISH_4 >= 59
#        define BOOST_PP_ITERATION_4 59
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 60 && BOOST_PP_ITERATION_FINISH_4 >= 60
#        define BOOST_PP_ITERATION_4 60
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 61 && BOOST_PP_ITERATION_FINISH_4 >= 61
#        define BOOST_PP_ITERATION_4 61
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 62 && BOOST_PP_ITERATION_FINISH_4 >= 62
#        define BOOST_PP_ITERATION_4 62
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 63 && BOOST_PP_ITERATION_FINISH_4 >= 63
#        define BOOST_PP_ITERATION_4 63
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 64 && BOOST_PP_ITERATION_FINISH_4 >= 64
#        define BOOST_PP_ITERATION_4 64
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 65 && BOOST_PP_ITERATION_FINISH_4 >= 65
#        define BOOST_PP_ITERATION_4 65
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 66 && BOOST_PP_ITERATION_FINISH_4 >= 66
#        define BOOST_PP_ITERATION_4 66
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 67 && BOOST_PP_ITERATION_FINISH_4 >= 67
#        define BOOST_PP_ITERATION_4 67
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 68 && BOOST_PP_ITERATION_FINISH_4 >= 68
#        define BOOST_PP_ITERATION_4 68
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 69 && BOOST_PP_ITERATION_FINISH_4 >= 69
#        define BOOST_PP_ITERATION_4 69
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 70 && BOOST_PP_ITERATION_FINISH_4 >= 70
#        define BOOST_PP_ITERATION_4 70
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 71 && BOOST_PP_ITERATION_FINISH_4 >= 71
#        define BOOST_PP_ITERATION_4 71
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 72 && BOOST_PP_ITERATION_FINISH_4 >= 72
#        define BOOST_PP_ITERATION_4 72
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 73 && BOOST_PP_ITERATION_FINISH_4 >= 73
#        define BOOST_PP_ITERATION_4 73
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 74 && BOOST_PP_ITERATION_FINISH_4 >= 74
#        define BOOST_PP_ITERATION_4 74
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 75 && BOOST_PP_ITERATION_FINISH_4 >= 75
#        define BOOST_PP_ITERATION_4 75
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 76 && BOOST_PP_ITERATION_FINISH_4 >= 76
#        define BOOST_PP_ITERATION_4 76
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 77 && BOOST_PP_ITERATION_FINISH_4 >= 77
#        define BOOST_PP_ITERATION_4 77
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 78 && BOOST_PP_ITERATION_FINISH_4 >= 78
#        define BOOST_PP_ITERATION_4 78
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 79 && BOOST_PP_ITERATION_FINISH_4 >= 79
#        define BOOST_PP_ITERATION_4 79
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 80 && BOOST_PP_ITERATION_FINISH_4 >= 80
#        define BOOST_PP_ITERATION_4 80
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 81 && BOOST_PP_ITERATION_FINISH_4 >= 81
#        define BOOST_PP_ITERATION_4 81
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 82 && BOOST_PP_ITERATION_FINISH_4 >= 82
#        define BOOST_PP_ITERATION_4 82
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 83 && BOOST_PP_ITERATION_FINISH_4 >= 83
#        define BOOST_PP_ITERATION_4 83
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 84 && BOOST_PP_ITERATION_FINISH_4 >= 84
#        define BOOST_PP_ITERATION_4 84
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 85 && BOOST_PP_ITERATION_FINISH_4 >= 85
#        define BOOST_PP_ITERATION_4 85
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 86 && BOOST_PP_ITERATION_FINISH_4 >= 86
#        define BOOST_PP_ITERATION_4 86
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 87 && BOOST_PP_ITERATION_FINISH_4 >= 87
#        define BOOST_PP_ITERATION_4 87
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 88 && BOOST_PP_ITERATION_FINISH_4 >= 88
#        define BOOST_PP_ITERATION_4 88
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 89 && BOOST_PP_ITERATION_FINISH_4 >= 89
#        define BOOST_PP_ITERATION_4 89
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 90 && BOOST_PP_ITERATION_FINISH_4 >= 90
#        define BOOST_PP_ITERATION_4 90
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 91 && BOOST_PP_ITERATION_FINISH_4 >= 91
#        define BOOST_PP_ITERATION_4 91
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 92 && BOOST_PP_ITERATION_FINISH_4 >= 92
#        define BOOST_PP_ITERATION_4 92
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 93 && BOOST_PP_ITERATION_FINISH_4 >= 93
#        define BOOST_PP_ITERATION_4 93
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 94 && BOOST_PP_ITERATION_FINISH_4 >= 94
#        define BOOST_PP_ITERATION_4 94
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 95 && BOOST_PP_ITERATION_FINISH_4 >= 95
#        define BOOST_PP_ITERATION_4 95
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 96 && BOOST_PP_ITERATION_FINISH_4 >= 96
#        define BOOST_PP_ITERATION_4 96
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 97 && BOOST_PP_ITERATION_FINISH_4 >= 97
#        define BOOST_PP_ITERATION_4 97
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 98 && BOOST_PP_ITERATION_FINISH_4 >= 98
#        define BOOST_PP_ITERATION_4 98
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 99 && BOOST_PP_ITERATION_FINISH_4 >= 99
#        define BOOST_PP_ITERATION_4 99
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 100 && BOOST_PP_ITERATION_FINISH_4 >= 100
#        define BOOST_PP_ITERATION_4 100
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 101 && BOOST_PP_ITERATION_FINISH_4 >= 101
#        define BOOST_PP_ITERATION_4 101
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 102 && BOOST_PP_ITERATION_FINISH_4 >= 102
#        define BOOST_PP_ITERATION_4 102
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 103 && BOOST_PP_ITERATION_FINISH_4 >= 103
#        define BOOST_PP_ITERATION_4 103
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 104 && BOOST_PP_ITERATION_FINISH_4 >= 104
#        define BOOST_PP_ITERATION_4 104
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 105 && BOOST_PP_ITERATION_FINISH_4 >= 105
#        define BOOST_PP_ITERATION_4 105
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 106 && BOOST_PP_ITERATION_FINISH_4 >= 106
#        define BOOST_PP_ITERATION_4 106
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 107 && BOOST_PP_ITERATION_FINISH_4 >= 107
#        define BOOST_PP_ITERATION_4 107
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 108 && BOOST_PP_ITERATION_FINISH_4 >= 108
#        define BOOST_PP_ITERATION_4 108
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 109 && BOOST_PP_ITERATION_FINISH_4 >= 109
#        define BOOST_PP_ITERATION_4 109
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 110 && BOOST_PP_ITERATION_FINISH_4 >= 110
#        define BOOST_PP_ITERATION_4 110
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 111 && BOOST_PP_ITERATION_FINISH_4 >= 111
#        define BOOST_PP_ITERATION_4 111
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 112 && BOOST_PP_ITERATION_FINISH_4 >= 112
#        define BOOST_PP_ITERATION_4 112
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 113 && BOOST_PP_ITERATION_FINISH_4 >= 113
#        define BOOST_PP_ITERATION_4 113
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 114 && BOOST_PP_ITERATION_FINISH_4 >= 114
#        define BOOST_PP_ITERATION_4 114
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 115 && BOOST_PP_ITERATION_FINISH_4 >= 115
#        define BOOST_PP_ITERATION_4 115
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 116 && BOOST_PP_ITERATION_FINISH_4 >= 116
#        define BOOST_PP_ITERATION_4 116
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 117 && BOOST_PP_ITERATION_FINISH_4 >= 117
#        define BOOST_PP_ITERATION_4 117
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 118 && BOOST_PP_ITERATION_FINISH_4 >= 118
#        define BOOST_PP_ITERATION_4 118
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 119 && BOOST_PP_ITERATION_FINISH_4 >= 119
#        define BOOST_PP_ITERATION_4 119
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 120 && BOOST_PP_ITERATION_FINISH_4 >= 120
#        define BOOST_PP_ITERATION_4 120
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 121 && BOOST_PP_ITERATION_FINISH_4 >= 121
#        define BOOST_PP_ITERATION_4 121
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 122 && BOOST_PP_ITERATION_FINISH_4 >= 122
#        define BOOST_PP_ITERATION_4 122
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 123 && BOOST_PP_ITERATION_FINISH_4 >= 123
#        define BOOST_PP_ITERATION_4 123
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 124 && BOOST_PP_ITERATION_FINISH_4 >= 124
#        define BOOST_PP_ITERATION_4 124
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 125 && BOOST_PP_ITERATION_FINISH_4 >= 125
#        define BOOST_PP_ITERATION_4 125
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 126 && BOOST_PP_ITERATION_FINISH_4 >= 126
#        define BOOST_PP_ITERATION_4 126
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 127 && BOOST_PP_ITERATION_FINISH_4 >= 127
#        define BOOST_PP_ITERATION_4 127
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 128 && BOOST_PP_ITERATION_FINISH_4 >= 128
#        define BOOST_PP_ITERATION_4 128
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 129 && BOOST_PP_ITERATION_FINISH_4 >= 129
#        define BOOST_PP_ITERATION_4 129
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 130 && BOOST_PP_ITERATION_FINISH_4 >= 130
#        define BOOST_PP_ITERATION_4 130
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 131 && BOOST_PP_ITERATION_FINISH_4 >= 131
#        define BOOST_PP_ITERATION_4 131
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 132 && BOOST_PP_ITERATION_FINISH_4 >= 132
#        define BOOST_PP_ITERATION_4 132
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 133 && BOOST_PP_ITERATION_FINISH_4 >= 133
#        define BOOST_PP_ITERATION_4 133
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 134 && BOOST_PP_ITERATION_FINISH_4 >= 134
#        define BOOST_PP_ITERATION_4 134
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 135 && BOOST_PP_ITERATION_FINISH_4 >= 135
#        define BOOST_PP_ITERATION_4 135
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 136 && BOOST_PP_ITERATION_FINISH_4 >= 136
#        define BOOST_PP_ITERATION_4 136
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 137 && BOOST_PP_ITERATION_FINISH_4 >= 137
#        define BOOST_PP_ITERATION_4 137
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 138 && BOOST_PP_ITERATION_FINISH_4 >= 138
#        define BOOST_PP_ITERATION_4 138
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 139 && BOOST_PP_ITERATION_FINISH_4 >= 139
#        define BOOST_PP_ITERATION_4 139
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 140 && BOOST_PP_ITERATION_FINISH_4 >= 140
#        define BOOST_PP_ITERATION_4 140
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 141 && BOOST_PP_ITERATION_FINISH_4 >= 141
#        define BOOST_PP_ITERATION_4 141
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 142 && BOOST_PP_ITERATION_FINISH_4 >= 142
#        define BOOST_PP_ITERATION_4 142
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 143 && BOOST_PP_ITERATION_FINISH_4 >= 143
#        define BOOST_PP_ITERATION_4 143
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 144 && BOOST_PP_ITERATION_FINISH_4 >= 144
#        define BOOST_PP_ITERATION_4 144
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 145 && BOOST_PP_ITERATION_FINISH_4 >= 145
#        define BOOST_PP_ITERATION_4 145
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 146 && BOOST_PP_ITERATION_FINISH_4 >= 146
#        define BOOST_PP_ITERATION_4 146
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 147 && BOOST_PP_ITERATION_FINISH_4 >= 147
#        define BOOST_PP_ITERATION_4 147
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 148 && BOOST_PP_ITERATION_FINISH_4 >= 148
#        define BOOST_PP_ITERATION_4 148
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 149 && BOOST_PP_ITERATION_FINISH_4 >= 149
#        define BOOST_PP_ITERATION_4 149
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 150 && BOOST_PP_ITERATION_FINISH_4 >= 150
#        define BOOST_PP_ITERATION_4 150
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 151 && BOOST_PP_ITERATION_FINISH_4 >= 151
#        define BOOST_PP_ITERATION_4 151
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 152 && BOOST_PP_ITERATION_FINISH_4 >= 152
#        define BOOST_PP_ITERATION_4 152
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 153 && BOOST_PP_ITERATION_FINISH_4 >= 153
#        define BOOST_PP_ITERATION_4 153
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 154 && BOOST_PP_ITERATION_FINISH_4 >= 154
#        define BOOST_PP_ITERATION_4 154
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 155 && BOOST_PP_ITERATION_FINISH_4 >= 155
#        define BOOST_PP_ITERATION_4 155
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 156 && BOOST_PP_ITERATION_FINISH_4 >= 156
#        define BOOST_PP_ITERATION_4 156
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 157 && BOOST_PP_ITERATION_FINISH_4 >= 157
#        define BOOST_PP_ITERATION_4 157
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 158 && BOOST_PP_ITERATION_FINISH_4 >= 158
#        define BOOST_PP_ITERATION_4 158
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 159 && BOOST_PP_ITERATION_FINISH_4 >= 159
#        define BOOST_PP_ITERATION_4 159
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 160 && BOOST_PP_ITERATION_FINISH_4 >= 160
#        define BOOST_PP_ITERATION_4 160
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 161 && BOOST_PP_ITERATION_FINISH_4 >= 161
#        define BOOST_PP_ITERATION_4 161
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 162 && BOOST_PP_ITERATION_FINISH_4 >= 162
#        define BOOST_PP_ITERATION_4 162
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 163 && BOOST_PP_ITERATION_FINISH_4 >= 163
#        define BOOST_PP_ITERATION_4 163
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 164 && BOOST_PP_ITERATION_FINISH_4 >= 164
#        define BOOST_PP_ITERATION_4 164
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 165 && BOOST_PP_ITERATION_FINISH_4 >= 165
#        define BOOST_PP_ITERATION_4 165
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 166 && BOOST_PP_ITERATION_FINISH_4 >= 166
#        define BOOST_PP_ITERATION_4 166
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 167 && BOOST_PP_ITERATION_FINISH_4 >= 167
#        define BOOST_PP_ITERATION_4 167
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 168 && BOOST_PP_ITERATION_FINISH_4 >= 168
#        define BOOST_PP_ITERATION_4 168
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 169 && BOOST_PP_ITERATION_FINISH_4 >= 169
#        define BOOST_PP_ITERATION_4 169
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 170 && BOOST_PP_ITERATION_FINISH_4 >= 170
#        define BOOST_PP_ITERATION_4 170
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 171 && BOOST_PP_ITERATION_FINISH_4 >= 171
#        define BOOST_PP_ITERATION_4 171
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 172 && BOOST_PP_ITERATION_FINISH_4 >= 172
#        define BOOST_PP_ITERATION_4 172
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 173 && BOOST_PP_ITERATION_FINISH_4 >= 173
#        define BOOST_PP_ITERATION_4 173
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 174 && BOOST_PP_ITERATION_FINISH_4 >= 174
#        define BOOST_PP_ITERATION_4 174
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 175 && BOOST_PP_ITERATION_FINISH_4 >= 175
#        define BOOST_PP_ITERATION_4 175
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 176 && BOOST_PP_ITERATION_FINISH_4 >= 176
#        define BOOST_PP_ITERATION_4 176
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 177 && BOOST_PP_ITERATION_FINISH_4 >= 177
#        define BOOST_PP_ITERATION_4 177
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 178 && BOOST_PP_ITERATION_FINISH_4 >= 178
#        define BOOST_PP_ITERATION_4 178
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 179 && BOOST_PP_ITERATION_FINISH_4 >= 179
#        define BOOST_PP_ITERATION_4 179
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 180 && BOOST_PP_ITERATION_FINISH_4 >= 180
#        define BOOST_PP_ITERATION_4 180
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 181 && BOOST_PP_ITERATION_FINISH_4 >= 181
#        define BOOST_PP_ITERATION_4 181
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 182 && BOOST_PP_ITERATION_FINISH_4 >= 182
#        define BOOST_PP_ITERATION_4 182
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 183 && BOOST_PP_ITERATION_FINISH_4 >= 183
#        define BOOST_PP_ITERATION_4 183
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 184 && BOOST_PP_ITERATION_FINISH_4 >= 184
#        define BOOST_PP_ITERATION_4 184
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 185 && BOOST_PP_ITERATION_FINISH_4 >= 185
#        define BOOST_PP_ITERATION_4 185
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 186 && BOOST_PP_ITERATION_FINISH_4 >= 186
#        define BOOST_PP_ITERATION_4 186
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 187 && BOOST_PP_ITERATION_FINISH_4 >= 187
#        define BOOST_PP_ITERATION_4 187
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 188 && BOOST_PP_ITERATION_FINISH_4 >= 188
#        define BOOST_PP_ITERATION_4 188
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 189 && BOOST_PP_ITERATION_FINISH_4 >= 189
#        define BOOST_PP_ITERATION_4 189
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 190 && BOOST_PP_ITERATION_FINISH_4 >= 190
#        define BOOST_PP_ITERATION_4 190
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 191 && BOOST_PP_ITERATION_FINISH_4 >= 191
#        define BOOST_PP_ITERATION_4 191
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 192 && BOOST_PP_ITERATION_FINISH_4 >= 192
#        define BOOST_PP_ITERATION_4 192
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 193 && BOOST_PP_ITERATION_FINISH_4 >= 193
#        define BOOST_PP_ITERATION_4 193
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 194 && BOOST_PP_ITERATION_FINISH_4 >= 194
#        define BOOST_PP_ITERATION_4 194
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 195 && BOOST_PP_ITERATION_FINISH_4 >= 195
#        define BOOST_PP_ITERATION_4 195
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 196 && BOOST_PP_ITERATION_FINISH_4 >= 196
#        define BOOST_PP_ITERATION_4 196
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 197 && BOOST_PP_ITERATION_FINISH_4 >= 197
#        define BOOST_PP_ITERATION_4 197
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 198 && BOOST_PP_ITERATION_FINISH_4 >= 198
#        define BOOST_PP_ITERATION_4 198
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 199 && BOOST_PP_ITERATION_FINISH_4 >= 199
#        define BOOST_PP_ITERATION_4 199
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 200 && BOOST_PP_ITERATION_FINISH_4 >= 200
#        define BOOST_PP_ITERATION_4 200
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 201 && BOOST_PP_ITERATION_FINISH_4 >= 201
#        define BOOST_PP_ITERATION_4 201
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 202 && BOOST_PP_ITERATION_FINISH_4 >= 202
#        define BOOST_PP_ITERATION_4 202
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 203 && BOOST_PP_ITERATION_FINISH_4 >= 203
#        define BOOST_PP_ITERATION_4 203
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 204 && BOOST_PP_ITERATION_FINISH_4 >= 204
#        define BOOST_PP_ITERATION_4 204
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 205 && BOOST_PP_ITERATION_FINISH_4 >= 205
#        define BOOST_PP_ITERATION_4 205
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 206 && BOOST_PP_ITERATION_FINISH_4 >= 206
#        define BOOST_PP_ITERATION_4 206
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 207 && BOOST_PP_ITERATION_FINISH_4 >= 207
#        define BOOST_PP_ITERATION_4 207
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 208 && BOOST_PP_ITERATION_FINISH_4 >= 208
#        define BOOST_PP_ITERATION_4 208
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 209 && BOOST_PP_ITERATION_FINISH_4 >= 209
#        define BOOST_PP_ITERATION_4 209
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 210 && BOOST_PP_ITERATION_FINISH_4 >= 210
#        define BOOST_PP_ITERATION_4 210
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 211 && BOOST_PP_ITERATION_FINISH_4 >= 211
#        define BOOST_PP_ITERATION_4 211
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 212 && BOOST_PP_ITERATION_FINISH_4 >= 212
#        define BOOST_PP_ITERATION_4 212
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 213 && BOOST_PP_ITERATION_FINISH_4 >= 213
#        define BOOST_PP_ITERATION_4 213
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 214 && BOOST_PP_ITERATION_FINISH_4 >= 214
#        define BOOST_PP_ITERATION_4 214
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 215 && BOOST_PP_ITERATION_FINISH_4 >= 215
#        define BOOST_PP_ITERATION_4 215
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 216 && BOOST_PP_ITERATION_FINISH_4 >= 216
#        define BOOST_PP_ITERATION_4 216
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 217 && BOOST_PP_ITERATION_FINISH_4 >= 217
#        define BOOST_PP_ITERATION_4 217
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 218 && BOOST_PP_ITERATION_FINISH_4 >= 218
#        define BOOST_PP_ITERATION_4 218
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 219 && BOOST_PP_ITERATION_FINISH_4 >= 219
#        define BOOST_PP_ITERATION_4 219
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 220 && BOOST_PP_ITERATION_FINISH_4 >= 220
#        define BOOST_PP_ITERATION_4 220
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 221 && BOOST_PP_ITERATION_FINISH_4 >= 221
#        define BOOST_PP_ITERATION_4 221
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 222 && BOOST_PP_ITERATION_FINISH_4 >= 222
#        define BOOST_PP_ITERATION_4 222
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 223 && BOOST_PP_ITERATION_FINISH_4 >= 223
#        define BOOST_PP_ITERATION_4 223
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 224 && BOOST_PP_ITERATION_FINISH_4 >= 224
#        define BOOST_PP_ITERATION_4 224
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 225 && BOOST_PP_ITERATION_FINISH_4 >= 225
#        define BOOST_PP_ITERATION_4 225
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 226 && BOOST_PP_ITERATION_FINISH_4 >= 226
#        define BOOST_PP_ITERATION_4 226
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 227 && BOOST_PP_ITERATION_FINISH_4 >= 227
#        define BOOST_PP_ITERATION_4 227
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 228 && BOOST_PP_ITERATION_FINISH_4 >= 228
#        define BOOST_PP_ITERATION_4 228
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 229 && BOOST_PP_ITERATION_FINISH_4 >= 229
#        define BOOST_PP_ITERATION_4 229
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 230 && BOOST_PP_ITERATION_FINISH_4 >= 230
#        define BOOST_PP_ITERATION_4 230
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 231 && BOOST_PP_ITERATION_FINISH_4 >= 231
#        define BOOST_PP_ITERATION_4 231
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 232 && BOOST_PP_ITERATION_FINISH_4 >= 232
#        define BOOST_PP_ITERATION_4 232
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 233 && BOOST_PP_ITERATION_FINISH_4 >= 233
#        define BOOST_PP_ITERATION_4 233
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 234 && BOOST_PP_ITERATION_FINISH_4 >= 234
#        define BOOST_PP_ITERATION_4 234
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 235 && BOOST_PP_ITERATION_FINISH_4 >= 235
#        define BOOST_PP_ITERATION_4 235
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 236 && BOOST_PP_ITERATION_FINISH_4 >= 236
#        define BOOST_PP_ITERATION_4 236
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 237 && BOOST_PP_ITERATION_FINISH_4 >= 237
#        define BOOST_PP_ITERATION_4 237
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 238 && BOOST_PP_ITERATION_FINISH_4 >= 238
#        define BOOST_PP_ITERATION_4 238
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 239 && BOOST_PP_ITERATION_FINISH_4 >= 239
#        define BOOST_PP_ITERATION_4 239
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 240 && BOOST_PP_ITERATION_FINISH_4 >= 240
#        define BOOST_PP_ITERATION_4 240
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 241 && BOOST_PP_ITERATION_FINISH_4 >= 241
#        define BOOST_PP_ITERATION_4 241
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 242 && BOOST_PP_ITERATION_FINISH_4 >= 242
#        define BOOST_PP_ITERATION_4 242
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 243 && BOOST_PP_ITERATION_FINISH_4 >= 243
#        define BOOST_PP_ITERATION_4 243
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 244 && BOOST_PP_ITERATION_FINISH_4 >= 244
#        define BOOST_PP_ITERATION_4 244
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 245 && BOOST_PP_ITERATION_FINISH_4 >= 245
#        define BOOST_PP_ITERATION_4 245
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 246 && BOOST_PP_ITERATION_FINISH_4 >= 246
#        define BOOST_PP_ITERATION_4 246
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 247 && BOOST_PP_ITERATION_FINISH_4 >= 247
#        define BOOST_PP_ITERATION_4 247
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 248 && BOOST_PP_ITERATION_FINISH_4 >= 248
#        define BOOST_PP_ITERATION_4 248
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 249 && BOOST_PP_ITERATION_FINISH_4 >= 249
#        define BOOST_PP_ITERATION_4 249
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 250 && BOOST_PP_ITERATION_FINISH_4 >= 250
#        define BOOST_PP_ITERATION_4 250
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 251 && BOOST_PP_ITERATION_FINISH_4 >= 251
#        define BOOST_PP_ITERATION_4 251
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 252 && BOOST_PP_ITERATION_FINISH_4 >= 252
#        define BOOST_PP_ITERATION_4 252
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 253 && BOOST_PP_ITERATION_FINISH_4 >= 253
#        define BOOST_PP_ITERATION_4 253
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 254 && BOOST_PP_ITERATION_FINISH_4 >= 254
#        define BOOST_PP_ITERATION_4 254
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 255 && BOOST_PP_ITERATION_FINISH_4 >= 255
#        define BOOST_PP_ITERATION_4 255
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
#    if BOOST_PP_ITERATION_START_4 <= 256 && BOOST_PP_ITERATION_FINISH_4 >= 256
#        define BOOST_PP_ITERATION_4 256
#        include BOOST_PP_FILENAME_4
#        undef BOOST_PP_ITERATION_4
#    endif
