#include <boost/process/v2/ext/cmd.hpp>
