#include <boost/process/v2/ext.hpp>
