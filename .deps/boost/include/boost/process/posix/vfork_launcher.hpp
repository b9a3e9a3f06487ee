#include <boost/process/v2/posix/vfork_launcher.hpp>
