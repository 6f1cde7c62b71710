/* A box, upright or turned, that moves past a triangle, exactly: the thirteen axes that may separate the two, in the
 * box's coordinates. As turned_triangle.h, N = |q|^2; and all lengths are doubled, so that the centre of an upright box
 * is a sum. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_COURSE_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_COURSE_H

#include "axis_course.h"

/* Twice the centre is a sum, twice the half extents a difference. */
typedef struct triangle_course_case {
    float vertex[9];
    float centre[3], centre_too[3];
    float far_side[3], near_side[3];
    float rotation[4];
    float fast[3], slow[3]; /* of the box, and of the triangle */
    float times[COURSE_INPUTS];
} triangle_course_case;

typedef struct triangle_course {
    formula f;
    axis_course of;
    triangle_course_case inputs;
} triangle_course;

triangle_course_case upright_case(const float *min, const float *max, const float *vertices,
                                  const float *fast, const float *slow);
triangle_course_case turned_case(const float *centre, const float *half, const float *q,
                                 const float *vertices, const float *fast, const float *slow);

void set_triangle_course(triangle_course *c, const triangle_course_case *inputs, float time, float limit);

void see_triangle_course(const triangle_course_case *c, moving_sight *seen);

/* The most that the cancellation in the normal can be, of edges that are off by so much on each axis; infinite where
 * nothing of the normal need be left. In double. */
double most_cancellation(const triangle_course_case *c, double off);

#endif
