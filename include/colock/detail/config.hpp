// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// Before a function or a class that a shared library shows; everything else in it is hidden.
/// A static library is built with an empty one: it shows nothing of itself in the shared libraries
/// that it becomes part of.
#ifndef COLOCK_EXPORT
#if defined(__GNUC__)
#define COLOCK_EXPORT __attribute__((visibility("default")))
#else
#define COLOCK_EXPORT
#endif
#endif
