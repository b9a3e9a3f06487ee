#include <boost/process/v2/bind_launcher.hpp>
