#include "frustum.h"

/* Through the point, behind which the frustum is. */
static plane plane_through(vec3 point, vec3 normal)
{
    return (plane){normal, vec3_dot(normal, point)};
}

/* A camera's `right` and `up` are as long as half of the view is wide and high at distance 1: what is at its right edge
 * has as much of right / |right|^2 as it has of forward. */
static vec3 per_square(vec3 a)
{
    return vec3_scale(a, 1 / vec3_dot(a, a));
}

frustum frustum_of(const camera *c, float near, float far)
{
    const vec3 right = per_square(c->right), up = per_square(c->up), back = vec3_scale(c->forward, -1);
    frustum f = {.planes = {
                     plane_through(c->eye, vec3_add(back, right)),
                     plane_through(c->eye, vec3_sub(back, right)),
                     plane_through(c->eye, vec3_add(back, up)),
                     plane_through(c->eye, vec3_sub(back, up)),
                     plane_through(vec3_add(c->eye, vec3_scale(c->forward, near)), back),
                     plane_through(vec3_add(c->eye, vec3_scale(c->forward, far)), c->forward),
                 }};
    for (int i = 0; i < FRUSTUM_CORNERS; i++) {
        const vec3 sideways = vec3_scale(c->right, i & 1 ? 1 : -1),
                   upwards = vec3_scale(c->up, i & 2 ? 1 : -1);
        const vec3 way = vec3_add(c->forward, vec3_add(sideways, upwards));
        f.corners[i] = vec3_add(c->eye, vec3_scale(way, i & 4 ? far : near));
    }
    return f;
}

/* Four along each of the three bits. */
frustum_edge frustum_edge_at(int i)
{
    const int bit = 1 << i / 4, rest = i % 4;
    const int from = (rest & (bit - 1)) | (rest & ~(bit - 1)) << 1;
    return (frustum_edge){from, from | bit};
}
