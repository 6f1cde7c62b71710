/* The command line. */
#ifndef RENDER_SETTINGS_H
#define RENDER_SETTINGS_H

#include "tracer.h"

typedef struct settings {
    const char *mesh_path, *out;
    const tracer *tracer;
    unsigned width;   /* of the picture, in pixels */
    unsigned samples; /* of a pixel */
    unsigned turn;    /* of the camera around the mesh, in degrees: a multiple of 90 */
    char up;          /* the axis of the file that points upwards: 'y' or 'z' */
} settings;

/* Ends the program after --help, and with one line on stderr if something is wrong. */
settings settings_read(int argc, char **argv);

#endif
