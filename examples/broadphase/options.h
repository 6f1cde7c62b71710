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

#endif
