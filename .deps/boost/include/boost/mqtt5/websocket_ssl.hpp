//
// Copyright (c) 2023-2026 Ivica Siladic, Bruno Iljazovic, Korina Simicevic
//
// Distributed under the Boost Software License, Version 1.0.
// (See accompanying file LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
//

#ifndef BOOST_MQTT5_WEBSOCKET_SSL_HPP
#define BOOST_MQTT5_WEBSOCKET_SSL_HPP

#include <boost/mqtt5/ssl.hpp>
#include <boost/mqtt5/websocket.hpp>

#include <boost/beast/websocket/ssl.hpp>

#endif // !BOOST_MQTT5_WEBSOCKET_SSL_HPP
