/* The command line. */
#ifndef DEMO_OPTIONS_H
#define DEMO_OPTIONS_H

#include <lanehit/lanehit.h>

enum { ALL_BACKENDS = -1 };

typedef struct options {
    const char *mesh_path;
    const char *out;  /* the directory of the pictures */
    const char *json; /* NULL: not wanted */
    unsigned scenes;  /* bit i: scenes[i] of scene.h */
    lh_isa isa;       /* beside the reference, or ALL_BACKENDS */
    unsigned resolution;
    unsigned width;               /* of the pictures, in pixels */
    unsigned turn;                /* of the camera around the mesh, in degrees */
    int solid;                    /* whether voxels fill the inside */
    unsigned bodies, steps, seed; /* of the pile */
    char up;                      /* the axis of the file that points upwards: 'y' or 'z' */
} options;

/* Ends the program after --help and --version, and with one line on stderr if something is wrong. */
options options_read(int argc, char **argv);

#endif
