// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/channel.hpp"

#include "wire/tls.hpp"

#include <unistd.h>
#include <utility>

namespace colock::detail {

void channel::secure(std::shared_ptr<asio::ssl::context> by, std::string const& host)
{
    context = std::move(by);
    tls.emplace(plain, *context);
    set_host(tls->native_handle(), host);
}

void channel::shut_down()
{
    error_code ignored;
    plain.shutdown(socket::shutdown_both, ignored);
}

void channel::close()
{
    error_code ignored;
    plain.close(ignored);
}

void channel::close_in_this_process()
{
    // Asio's own close() would leave it in the epoll set of this process: the parent still has it
    // open.
    error_code error;
    if (!plain.is_open())
        return;
    if (int const descriptor = plain.release(error); !error)
        ::close(descriptor);
}

} // namespace colock::detail
