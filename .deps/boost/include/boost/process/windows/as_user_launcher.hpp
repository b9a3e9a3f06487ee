#include <boost/process/v2/windows/as_user_launcher.hpp>
