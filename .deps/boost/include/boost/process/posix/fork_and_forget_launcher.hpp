#include <boost/process/v2/posix/fork_and_forget_launcher.hpp>
