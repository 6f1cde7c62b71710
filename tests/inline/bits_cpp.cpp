/* bits.c as C++. */
#include "bits.c" /* NOLINT(bugprone-suspicious-include): the same test in the other language */
