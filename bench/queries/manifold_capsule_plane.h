/* The heights of both ends, less the radius; those that are within the margin come first. */
#include "manifold_answer.h"

ALWAYS_INLINE answer solve(capsule c, plane p, float margin)
{
    const float inverse = 1.0f / sqrtf(dot(p.normal, p.normal));
    const point inwards = times(p.normal, -inverse), ends[] = {c.a, c.b};
    of_MANIFOLD m = {.normal = inwards};
    for (int k = 0; k < 2; k++) {
        const float gap = (dot(p.normal, ends[k]) - p.d) * inverse - c.radius;
        add_point(&m, k, gap <= margin, along(ends[k], inwards, c.radius + 0.5f * gap), gap,
                  LH_VERTEX | (unsigned)k << 2);
    }
    return manifold_of(m);
}
