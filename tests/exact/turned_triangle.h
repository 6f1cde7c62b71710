/* A triangle and a turned box, exactly: how far they are apart on the thirteen axes that may separate them, in the
 * box's coordinates. With N = |q|^2 these coordinates, times N, are whole polynomials, and so all comparisons are,
 * times N or its square. The normal is formed in the world, where its degree is lower. */
#ifndef LANEHIT_TESTS_EXACT_TURNED_TRIANGLE_H
#define LANEHIT_TESTS_EXACT_TURNED_TRIANGLE_H

#include "formula.h"

/* The floats of a case; and the slack, an input besides. */
enum { VERTICES = 0, CENTRE = 9, HALF = 12, ROTATION = 15, TURNED_TRIANGLE_FLOATS = 19, SLACK = 19 };

#define TURNED_TRIANGLE_LAYOUT "xyzxyzxyzxyzrrrqqqq"

enum { TRIANGLE_BOX_AXES = 13 };

typedef struct turned_triangle {
    formula f;
    struct {
        term nearest, reach;    /* of the triangle, the least it is away; of the box */
        term separation;        /* positive if this axis separates */
        term growth, slack;     /* of the reach: by half extents larger by size, and by the slack */
        term squared_length[2]; /* of the axis, in the unit of these: the product of both */
    } axes[TRIANGLE_BOX_AXES];
    int count;
    term norm, size;
    term edges[2][3], normal[3]; /* in the box's coordinates, times N */
} turned_triangle;

void write_turned_triangle(turned_triangle *to);

/* Of inputs that have been set. */
int turned_triangle_is_apart(turned_triangle *of);

/* Inside out by a nudge, or without a rotation: of that nothing is said. */
int is_no_turned_box(const float *floats);

#endif
