// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "plain_request.hpp"

#include "wire/writer.hpp"

namespace bench {

void plain_request::push_range(std::vector<std::string> const& words)
{
    colock::detail::append_command(bytes_, words);
    ++commands_;
}

} // namespace bench
