#include <boost/process/v2/error.hpp>
