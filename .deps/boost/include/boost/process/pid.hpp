#include <boost/process/v2/pid.hpp>
