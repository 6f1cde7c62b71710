/* The foot of the perpendicular, by the height over the plane. */
#include "loop.h"

ALWAYS_INLINE void closest_on_planes_loop(form f, unsigned options, size_t n, lh_planes planes,
                                          lh_vectors points, float *distance2, lh_xyz on_plane)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i;
        const point normal = {planes.nx[k], planes.ny[k], planes.nz[k]};
        const point p = vector_at(&points, f == FORM_ONE_SECOND ? 0 : i);
        const float height = dot(normal, p) - planes.d[k];
        const float normals = height / dot(normal, normal);
        distance2[i] = height * normals;
        if (options & WANT_OTHERS) {
            on_plane.x[i] = p.x - normal.x * normals;
            on_plane.y[i] = p.y - normal.y * normals;
            on_plane.z[i] = p.z - normal.z * normals;
        }
    }
}

ALWAYS_INLINE void closest_on_planes_forms(unsigned options, const problem *p)
{
    const closest_plane_point_arguments a = closest_plane_point_arguments_of(&p->call);
    BY_FORM(p, closest_on_planes_loop, options, p->n, *a.planes, *a.points, a.distance2, a.on_plane);
}

static void loop_closest_plane_point(const problem *p)
{
    switch (p->work->options) {
        CASE(WANT_FIRST, closest_on_planes_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, closest_on_planes_forms, p);
    }
}

static const query_notes closest_plane_point = {
    .loop = loop_closest_plane_point,
};
