/* The last face that the ray comes behind, and the first that it leaves (Cyrus and Beck), in the frame of the hull. */
#include "ray.h"
#include "turned_box.h"

ALWAYS_INLINE answer solve(ray r, pose where, const plane *faces)
{
    const axes a = axes_of(where);
    const point o = seen_along(a, minus(r.origin, where.centre)), d = seen_along(a, r.direction);
    float enter = 0.0f, exit = r.limit;
    for (size_t k = 0; k < COUNT_OF_HULL_FACES; k++) {
        const float speed = dot(faces[k].normal, d), t = (faces[k].d - dot(faces[k].normal, o)) / speed;
        enter = maximum(enter, speed < 0.0f ? t : 0.0f);
        exit = minimum(exit, speed < 0.0f ? INFINITY : t);
    }
    return answer_between(enter, exit);
}
