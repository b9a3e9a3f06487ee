#include <boost/process/v2/stdio.hpp>
