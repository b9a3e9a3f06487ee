// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/with_lock.hpp>

namespace colock::detail {

bool is_cancellation(std::exception_ptr const& error) noexcept
{
    try {
        std::rethrow_exception(error);
    } catch (system_error const& thrown) {
        return thrown.code() == boost::asio::error::operation_aborted;
    } catch (...) {
        return false;
    }
}

} // namespace colock::detail
