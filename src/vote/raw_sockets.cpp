// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/raw_sockets.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/system/error_code.hpp>

#include <unistd.h>

namespace colock::detail {

namespace {

namespace asio = boost::asio;
namespace redis = boost::redis;
using executor = asio::any_io_executor;
using redis_stream = redis::detail::redis_stream<executor>;
using unix_socket = asio::basic_stream_socket<asio::local::stream_protocol, executor>;

// Boost.Redis gives access to none of its sockets, but an explicit instantiation may name what is private.
template <auto Erased, auto Implementation, auto UnixSocket>
struct reach {
    friend redis_stream& stream_of(redis::connection& connection)
    {
        return ((connection.*Erased).*Implementation)->stream_;
    }
    friend unix_socket& unix_socket_of(redis_stream& stream) { return stream.*UnixSocket; }
};
redis_stream& stream_of(redis::connection& connection);
unix_socket& unix_socket_of(redis_stream& stream);
template struct reach<&redis::connection::impl_, &redis::basic_connection<executor>::impl_,
                      &redis_stream::unix_socket_>;

/// Asio's own close() would leave it in the epoll set of this process: the parent still has it open.
template <class Socket>
void close_in_this_process(Socket& socket)
{
    boost::system::error_code error;
    if (int const descriptor = socket.release(error); !error)
        ::close(descriptor);
}

} // namespace

void close_raw_sockets(redis::connection& connection)
{
    auto& stream = stream_of(connection);
    close_in_this_process(stream.next_layer().next_layer());
    close_in_this_process(unix_socket_of(stream));
}

} // namespace colock::detail
