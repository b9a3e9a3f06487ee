#include <boost/process/v2/start_dir.hpp>
