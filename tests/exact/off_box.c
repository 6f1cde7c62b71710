#include "off_box.h"

#include <math.h>

#include "rotation.h"

enum { CENTRE = 0, HALF = 3, ROTATION = 6 };

int is_in_box(const float *min, const float *max, const float *point)
{
    for (int axis = 0; axis < 3; axis++)
        if (!(min[axis] <= point[axis] && point[axis] <= max[axis]))
            return 0;
    return 1;
}

double off_turned_box(const float *box, const float *point)
{
    double q[4], seen[3], squared = 0.0;
    for (int k = 0; k < 4; k++)
        q[k] = (double)box[ROTATION + k];
    for (int axis = 0; axis < 3; axis++)
        seen[axis] = (double)point[axis] - (double)box[CENTRE + axis];
    rotate_back(q, seen);
    for (int axis = 0; axis < 3; axis++) {
        const double beyond = fmax(fabs(seen[axis]) - (double)box[HALF + axis], 0.0);
        squared += beyond * beyond;
    }
    return sqrt(squared);
}
