/* Which of the five triangles in a leaf of eight does a ray hit first, and where? */
#include <lanehit/inline.h>
#include <math.h>
#include <stdio.h>

enum { TRIANGLES = 5 };

int main(void)
{
    float leaf[9 * 8] = {0}; /* ax of eight triangles, ay, az, bx, by, bz, cx, cy, cz */
    for (int i = 0; i < TRIANGLES; i++) {
        const float x = (float)(6 - i); /* the last is nearest */
        const float corners[9] = {x, 0, 0, x, 4, 0, x, 0, 4};
        for (int k = 0; k < 9; k++)
            leaf[8 * k + i] = corners[k];
    }
    const float origin[3] = {0, 1, 1}, direction[3] = {1, 0, 0};
    const lh8_triangle_ray ray = lh8_prepare_triangle_ray(origin, direction, 0, INFINITY);

    const uint32_t counted = (1u << TRIANGLES) - 1; /* the slots that hold a triangle */
    const lh8_triangle_hits hits = lh8_raycast_triangles(&ray, lh8_load_triangles(leaf), counted);
    uint8_t order[8];
    float t[8], u[8], v[8];
    lh8_lanes_store(t, hits.t);
    lh8_lanes_store(u, hits.u);
    lh8_lanes_store(v, hits.v);
    if (lh8_nearest_first(lh8_mask_bits(hits.hit) & counted, hits.t, order) > 0)
        printf("triangle %d at t = %g, u = %g, v = %g\n", order[0], t[order[0]], u[order[0]], v[order[0]]);
}
