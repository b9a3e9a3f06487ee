#include <boost/process/v2/process_handle.hpp>
