/* Two closed triangles, by 32 axes of which one separates them if they are apart: those of the coordinates, both
 * normals, the products of an edge with an axis of the coordinates, and those of an edge of each. docs/guarantees.md
 * shows that they are enough, for segments, points and triangles in one plane too. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_PAIR_ORACLE_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_PAIR_ORACLE_H

#include "formula.h"

/* The floats of a case: the vertices of a, then of b. */
enum { PAIR_FLOATS = 18, OF_B = 9 };

/* Numbers of axes: of the coordinates; normals; an edge of a or b and an axis; an edge of each. */
enum { PAIR_NORMALS = 3, PAIR_SHADOWS = 5, PAIR_EDGES = 23, PAIR_AXES = 32 };

typedef struct pair_axis {
    term above;      /* how far a is above b, */
    term separation; /* or b above a if that is more; positive if this axis separates */
    term beyond;     /* the same less the slack */
    term size;       /* what over-reports are relative to */
} pair_axis;

/* What is written down once. t is 0 for a and 1 for b. */
typedef struct pair_formula {
    formula f;
    pair_axis axes[PAIR_AXES];
    term edge[2][3][3], normal[2][3];
    term turn[2][3][3]
             [3];      /* of edge i of t and vertex v of the other triangle: edge x (v - where it begins) */
    term height[2][3]; /* of vertex v of t over the plane of the other triangle, times its normal */
    term volume[3]
               [3]; /* edge of a, edge of b, and what is between where they begin: on which side they pass */
} pair_formula;

/* The case that all below is about. */
pair_formula *set_pair(const float *floats);

int pair_is_apart(void);

/* Whether they touch, by another way: an edge of one meets the other triangle, an edge or the inside of it. By signs of
 * volumes and areas (Guigue and Devillers, 2003; Ericson 5.1.9.1 and 5.4.2). */
int pair_touches_by_signs(pair_formula *set);

/* By how much one of the axes separates them beyond the slack, the most, in units of 2^-23 of its size. */
double pair_gap(void);

/* Moves b, along the axis on which they are most apart or least overlap, until it separates by so much of its size. */
void move_pair(float *floats, double gap);

#endif
