#include "turned_triangle_cases.h"

#include <math.h>

#include "rotation.h"

void take_for_centre_and_half(double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        const double min = draft[CENTRE + axis], max = draft[HALF + axis];
        draft[CENTRE + axis] = (min + max) / 2.0;
        draft[HALF + axis] = fabs(max - min) / 2.0;
    }
}

/* The same as seen from a box that is turned about its centre. */
void turn_all(const double q[4], double *draft)
{
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = q[k];
    for (int v = 0; v < 3; v++) {
        double *vertex = draft + VERTICES + 3 * v, way[3];
        for (int axis = 0; axis < 3; axis++)
            way[axis] = vertex[axis] - draft[CENTRE + axis];
        rotate(q, way);
        for (int axis = 0; axis < 3; axis++)
            vertex[axis] = draft[CENTRE + axis] + way[axis];
    }
}

void draft_turned(drafter *upright, source *from, double *draft)
{
    double q[4];
    upright(from, draft);
    take_for_centre_and_half(draft);
    draw_rotation(&from->own, q);
    turn_all(q, draft);
}
