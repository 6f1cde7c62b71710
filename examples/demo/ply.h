/* PLY files, read to the last byte that their header promises. */
#ifndef DEMO_PLY_H
#define DEMO_PLY_H

#include <stddef.h>

/* Whether the file begins as a PLY does. */
int ply_is(const char *bytes, size_t size);

/* A PLY of the same mesh with nothing but positions and faces, in this machine's byte order. */
typedef struct ply_plain {
    char *bytes; /* to be freed */
    size_t size;
    size_t faces;    /* in it: a strip has one for each of its triangles */
    size_t left_out; /* because they have fewer than three corners */
} ply_plain;

/* Mesh libraries take what a header promises for granted, and few know strips: they get this instead. Fails
 * with one line where the file is cut off or damaged. bytes[size] is 0. */
ply_plain ply_simplify(const char *path, const char *bytes, size_t size);

#endif
