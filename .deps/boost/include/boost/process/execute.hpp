#include <boost/process/v2/execute.hpp>
