// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// Distributed locks on Redis and Valkey for Boost.Asio coroutines: everything a user needs.

#include <colock/basic_mutex.hpp>
#include <colock/client.hpp>
#include <colock/clock.hpp>
#include <colock/error.hpp>
#include <colock/event.hpp>
#include <colock/inspection.hpp>
#include <colock/lease.hpp>
#include <colock/metrics.hpp>
#include <colock/mutex.hpp>
#include <colock/node_address.hpp>
#include <colock/options.hpp>
#include <colock/owner.hpp>
#include <colock/reentrant_mutex.hpp>
#include <colock/version.hpp>
#include <colock/with_lock.hpp>
