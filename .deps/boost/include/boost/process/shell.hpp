#include <boost/process/v2/shell.hpp>
