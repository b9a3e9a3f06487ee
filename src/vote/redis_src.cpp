// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Boost.Redis's own sources, in a file of their own because they take long to compile.
#include <boost/redis/src.hpp>
