#include <boost/process/v2/process.hpp>
