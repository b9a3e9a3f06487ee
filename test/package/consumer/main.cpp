// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

int use_colock();

int main()
{
    return use_colock();
}
