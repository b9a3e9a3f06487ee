// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/any_io_executor.hpp>

#include <utility>

namespace colock::detail {

/// The initiation of an asynchronous operation whose body is the plain function `Start`: it erases the
/// handler's type, so that the body can live in a source file.
///
/// The constructors are declared because g++ 12 destroys temporary aggregates of a co_await expression
/// twice.
template <class Signature, auto Start>
class initiation {
public:
    using executor_type = boost::asio::any_io_executor;

    explicit initiation(executor_type executor) : executor_{std::move(executor)} {}
    initiation(initiation const&) = default;
    initiation(initiation&&) = default;

    executor_type get_executor() const noexcept { return executor_; }

    template <class Handler, class... Args>
    void operator()(Handler&& handler, Args&&... args) const
    {
        Start(std::forward<Args>(args)...,
              boost::asio::any_completion_handler<Signature>{std::forward<Handler>(handler)});
    }

private:
    executor_type executor_;
};

} // namespace colock::detail
