#include <boost/process/v2/windows/default_launcher.hpp>
