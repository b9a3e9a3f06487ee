#include <boost/process/v2/posix/bind_fd.hpp>
