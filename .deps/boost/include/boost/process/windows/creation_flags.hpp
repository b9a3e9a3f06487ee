#include <boost/process/v2/windows/creation_flags.hpp>
