// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "kind/script_text.hpp"

#include "kind/rendered.hpp"
#include "scripts.hpp"

#include <openssl/evp.h>

#include <array>
#include <stdexcept>

namespace colock::detail {

namespace {

std::string sha1(std::string_view text)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int size = 0;
    if (EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha1(), nullptr) != 1)
        throw std::runtime_error{"colock: OpenSSL offers no SHA-1, which EVALSHA needs"};
    std::string hex;
    for (unsigned int i = 0; i < size; ++i) {
        hex += "0123456789abcdef"[digest[i] >> 4];
        hex += "0123456789abcdef"[digest[i] & 15];
    }
    return hex;
}

script_text load(std::string_view source, int keys)
{
    script_text text{source, sha1(source), keys, {}, {}};
    append_bulk(text.by_hash_arguments, text.sha1);
    append_bulk(text.by_hash_arguments, std::to_string(keys));
    append_bulk(text.by_source_arguments, source);
    append_bulk(text.by_source_arguments, std::to_string(keys));
    return text;
}

} // namespace

script_text const& text_of(script which, layout kind)
{
    static std::array<std::array<script_text, script_count>, layout_count> const texts{
        {{load(acquire_script, 2), load(extend_script, 2), load(extend_all_script, 0),
          load(check_script, 1), load(check_all_script, 0), load(release_script, 1),
          load(fence_script, 2), load(inspect_script, 2)},
         {load(reentrant_acquire_script, 2), load(reentrant_extend_script, 2),
          load(reentrant_extend_all_script, 0), load(reentrant_check_script, 1),
          load(reentrant_check_all_script, 0), load(reentrant_release_script, 1),
          load(fence_script, 2), load(inspect_script, 2)}}};
    return texts[static_cast<std::size_t>(kind)][static_cast<std::size_t>(which)];
}

} // namespace colock::detail
