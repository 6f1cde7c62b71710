/* The height of the point over each face, in the frame of the hull. */
#include "turned_box.h"

ALWAYS_INLINE answer solve(pose where, point p, const plane *faces)
{
    const point seen = seen_from(where, minus(p, where.centre));
    int hit = 1;
    for (size_t k = 0; k < COUNT_OF_HULL_FACES; k++)
        hit &= dot(faces[k].normal, seen) <= faces[k].d;
    return (answer){hit};
}
