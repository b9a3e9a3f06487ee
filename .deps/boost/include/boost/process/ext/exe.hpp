#include <boost/process/v2/ext/exe.hpp>
