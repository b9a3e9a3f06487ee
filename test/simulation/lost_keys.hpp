// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "schedule.hpp"

namespace simulation {

/// One host of three refuses an extension, since it has lost the key. Another, which never had the
/// key, says so only after the extension has ended undecided. By both together the lease is lost.
outcome refused_extension();

/// The lock is taken from a client and given to a rival by two hosts of three, between its acquire
/// and the writing of its fencing token there: then it must not be granted.
outcome robbed_before_fence();

/// Between an acquire and the writing of its fencing token one host of three loses the key. For a
/// while a rival has the lock there and on the third host, which grants the acquire after that: the
/// token has to be greater than the rival's.
outcome granted_late_by_one();

/// A server loses the key while an extension of the lease is on its way, and answers that with an
/// error: the lease is lost because of what the server has said of the key before.
outcome lost_before_an_error();

/// One host of three is not reached by an extension, and another loses the key that it has
/// extended: then the lease lasts no longer than the key of the first.
outcome lost_by_who_extended();
outcome lost_after_a_shorter_extension();

/// One host of three is not reached by an extension, another extends the lease and then loses the
/// key, and the third extends it last: that makes no majority.
outcome lost_since_it_extended();

/// A rival has the lock on two hosts of three, one of which restarts without its memory: until the
/// longest ttl has passed, that one's grant must not count.
outcome forgotten_by_restart();

/// Of some leases that are renewed together, one has been lost.
outcome refused_in_a_batch();
/// The same, and the only server says so when the renewal has ended for want of an answer.
outcome late_batch();

/// A rival releases a lock on a server that refuses client tracking, so nobody is told: who waits
/// has to ask again.
outcome released_untold();
/// A server that has a policy to evict keys refuses to say so in the next two greetings, in odd
/// words.
outcome told_in_the_end();
/// A server that has refused client tracking in odd words allows it after some seconds.
outcome told_after_all();

} // namespace simulation
