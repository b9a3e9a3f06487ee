#include <boost/process/v2/posix/pdfork_launcher.hpp>
