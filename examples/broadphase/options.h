/* The command line of lanehit-broadphase. */
#ifndef BROADPHASE_OPTIONS_H
#define BROADPHASE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct options {
    uint32_t boxes, steps;
    float margin;
    bool check;
} options;

/* Ends the program after --help and --version, and with one line on stderr if the command line is wrong. */
options options_read(int argc, char **argv);

/* Prints "lanehit-broadphase: " and the message as one line on stderr, and ends the program with a failure. */
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Says so in one line on stderr if the environment names a backend that there is not. */
void check_isa_variable(void);

/* What was printed may not have been written. */
void finish_output(void);

#endif
