// Copyright (c) 2016 Klemens D. Morgenstern
//
// Distributed under the Boost Software License, Version 1.0. (See accompanying
// file LICENSE_1_0.txt or copy at http://www.boost.org/LICENSE_1_0.txt)

#ifndef BOOST_PROCESS_DETAIL_WINDOWS_ASIO_FWD_HPP_
#define BOOST_PROCESS_DETAIL_WINDOWS_ASIO_FWD_HPP_

#include <boost/process/v1/detail/config.hpp>
#include <boost/asio/ts/netfwd.hpp>
#include <memory>

namespace boost { namespace asio {

class mutable_buffer;
class mutable_buffers_1;
class const_buffer;
class const_buffers_1;

template<typename Allocator>
class basic_streambuf;

typedef basic_streambuf<std::allocator<char>> streambuf;

template <typename Handler>
class basic_yield_context;

namespace windows {

template <typename Executor>
class basic_stream_handle;
typedef basic_stream_handle<any_io_executor> stream_handle;

template <typename Executor>
class basic_object_handle;
typedef basic_object_handle<any_io_executor> object_handle;

} //windows
} //asio

namespace process { BOOST_PROCESS_V1_INLINE namespace v1 { namespace detail { namespace windows {

class async_pipe;

template<typename T>
struct async_in_buffer;

template<int p1, int p2, typename Buffer>
struct async_out_buffer;

template<int p1, int p2, typename Type>
struct async_out_future;

} // windows
} // detail

using ::boost::process::v1::detail::windows::async_pipe;

} // v1
} // process
} // boost




#endif /* BOOST_PROCESS_DETAIL_WINDOWS_ASIO_FWD_HPP_ */
