#include <boost/process/v2/cstring_ref.hpp>
