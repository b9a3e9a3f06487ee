#include <boost/process/v2/default_launcher.hpp>
