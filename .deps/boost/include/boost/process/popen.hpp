#include <boost/process/v2/popen.hpp>
