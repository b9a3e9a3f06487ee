#include <boost/process/v2/exit_code.hpp>
