/* lanehit/advance.h in C++: the test of C, compiled as that. */
#include "advance.c"
