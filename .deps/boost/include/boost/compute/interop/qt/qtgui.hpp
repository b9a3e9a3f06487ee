//---------------------------------------------------------------------------//
// Copyright (c) 2013-2014 Kyle Lutz <kyle.r.lutz@gmail.com>
//
// Distributed under the Boost Software License, Version 1.0
// See accompanying file LICENSE_1_0.txt or copy at
// http://www.boost.org/LICENSE_1_0.txt
//
// See http://boostorg.github.com/compute for more information.
//---------------------------------------------------------------------------//

#ifndef BOOST_COMPUTE_INTEROP_QT_QTGUI_HPP
#define BOOST_COMPUTE_INTEROP_QT_QTGUI_HPP

#include <boost/compute/interop/qt/qimage.hpp>

#endif // BOOST_COMPUTE_INTEROP_QT_QTGUI_HPP
