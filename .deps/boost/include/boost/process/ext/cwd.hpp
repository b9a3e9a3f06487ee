#include <boost/process/v2/ext/cwd.hpp>
