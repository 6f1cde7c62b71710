// The same, compiled as C++. cmocka's header does not say by itself that it is C.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

extern "C" {
#include <cmocka.h>
}

#include "views.c"
