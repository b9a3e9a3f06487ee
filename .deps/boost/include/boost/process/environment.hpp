#include <boost/process/v2/environment.hpp>
