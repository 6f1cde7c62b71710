/* Ending the program with one clear line. */
#ifndef DEMO_FAIL_H
#define DEMO_FAIL_H

#include <stddef.h>

#include <lanehit/lanehit.h>

/* What messages begin with. Each program says its own. */
extern const char program_name[];

/* Prints the program's name and the message as one line on stderr. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Says so if the environment names a backend that there is not. */
void check_isa_variable(void);

/* Prints the program's name and the message likewise, and ends the program with a failure. */
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Ends the program with success, if what it printed was written. */
_Noreturn void finish_output(void);

/* count elements of size bytes, all zero; never NULL. Fails when memory runs out. */
void *allocate(size_t count, size_t size);

/* Makes an array of *capacity elements hold twice as many, and one at least. */
void *enlarge(void *array, size_t *capacity, size_t size);

/* Ends the program if a call to lanehit was refused. */
void must(lh_status status);

#endif
