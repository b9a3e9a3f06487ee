#include <boost/process/v2/ext/env.hpp>
