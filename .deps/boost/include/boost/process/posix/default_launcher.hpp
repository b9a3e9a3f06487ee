#include <boost/process/v2/posix/default_launcher.hpp>
