// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "vote/node.hpp"
#include "wire/link.hpp"

#include <functional>
#include <memory>
#include <string>

namespace colock::detail {

/// A node that is one server, over a link of its own.
class redis_node final : public node {
public:
    redis_node(strand_type strand, std::size_t index, node_address const& address,
               client_options const& options, std::shared_ptr<tls_context> tls,
               std::weak_ptr<node_listener> listener, std::function<std::uint64_t()> random)
        : link_{std::make_shared<link>(std::move(strand), index, address, options, std::move(tls),
                                       std::move(listener), std::move(random))}
    {
    }

    void start() override { link_->start(); }
    void stop() override { link_->stop(); }
    void abandon() override { link_->abandon(); }
    void leave_to_parent() override { link_->leave_to_parent(); }
    void after_fork() override { link_->after_fork(); }
    execution execute(command const& what, std::shared_ptr<reply_sink> sink) override
    {
        return link_->execute(what, std::move(sink));
    }
    bool hung() override { return link_->hung(); }
    bool tracks() const override { return link_->its_session().tracks(); }
    error_code trouble() const override { return link_->its_session().trouble(); }
    bool owes_answers() const override { return link_->its_session().owes_answers(); }
    std::string const& label() const override { return link_->its_session().label(); }

private:
    std::shared_ptr<link> link_;
};

} // namespace colock::detail
