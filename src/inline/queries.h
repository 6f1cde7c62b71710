/* The queries of lanehit/inline.h, on lanes: one prepared ray, box, ball or moving box against as many boxes as there
 * are lanes. What they compute is what the kernels compute, by the same functions, so they give the same bits. From
 * here scripts/inline_header.py writes include/lanehit/inline/queries.h. */
#ifndef LANEHIT_SRC_INLINE_QUERIES_H
#define LANEHIT_SRC_INLINE_QUERIES_H

#include "queries/contains/contains_aabb_aabb.h"
#include "queries/overlap/overlap_aabb_aabb.h"
#include "queries/overlap/overlap_sphere_aabb.h"
#include "mathematics/rays/careful_ray_triangle.h"
#include "queries/raycast/raycast_aabb.h"
#include "queries/sweep/sweep_aabb_aabb.h"

/* ---- Boxes -------------------------------------------------------------------------------------------- */

LH_INLINE v3 v3_of(const float a[3])
{
    return (v3){lanes_set1(a[0]), lanes_set1(a[1]), lanes_set1(a[2])};
}

/* One box in every lane. */
LH_INLINE aabb prepare_aabb(const float min[3], const float max[3])
{
    return (aabb){v3_of(min), v3_of(max)};
}

/* Of columns of LANES floats each, one after the other. */
LH_INLINE lanes load_column(const float *columns, ptrdiff_t k)
{
    return lanes_load(columns + k * LANES);
}

LH_INLINE v3 load_columns(const float *columns, ptrdiff_t first)
{
    return (v3){load_column(columns, first), load_column(columns, first + 1),
                load_column(columns, first + 2)};
}

/* The boxes of a node: LANES floats each of min x, min y, min z, max x, max y and max z, one after the other. A slot of
 * the node without a box has +inf for every min and -inf for every max: it is the empty box, which nothing meets. */
LH_INLINE aabb load_aabbs(const float *node)
{
    return (aabb){load_columns(node, 0), load_columns(node, 3)};
}

/* As lh_overlap_aabb_aabb. */
LH_INLINE mask overlap_aabbs(aabb one, aabb boxes)
{
    return aabbs_meet(one, boxes);
}

/* As lh_contains_aabb_aabb: which of the boxes are within the one. */
LH_INLINE mask contained_aabbs(aabb one, aabb boxes)
{
    return aabb_contains(one, boxes);
}

/* ---- Spheres ------------------------------------------------------------------------------------------ */

/* One ball in every lane. */
typedef struct prepared_sphere {
    v3 centre;
    reach within;
} prepared_sphere;

LH_INLINE prepared_sphere prepare_sphere(const float centre[3], float radius)
{
    return (prepared_sphere){v3_of(centre), reach_of(lanes_set1(radius))};
}

/* As lh_overlap_sphere_aabb. */
LH_INLINE mask overlap_sphere_aabbs(const prepared_sphere *s, aabb boxes)
{
    return sphere_meets_aabb(s->centre, s->within, boxes);
}

/* ---- Rays --------------------------------------------------------------------------------------------- */

/* One ray in every lane. */
typedef struct prepared_ray {
    v3 origin;
    slope x, y, z;
    ray_limits limits;
    float t_min;
    ptrdiff_t near_x, near_y, near_z; /* where the planes that the ray meets first lie in a node */
} prepared_ray;

/* Where that is on an axis, by the sign of the reciprocal. */
LH_INLINE ptrdiff_t near_plane(lanes inverse, ptrdiff_t axis)
{
    return (axis + (mask_bits(lanes_negative(inverse)) & 1 ? 3 : 0)) * LANES;
}

/* The plane of the same axis on the other side. */
LH_INLINE ptrdiff_t far_plane(ptrdiff_t near_at, ptrdiff_t axis)
{
    return (2 * axis + 3) * LANES - near_at;
}

/* Of the reciprocals of a direction, each correctly rounded, where the caller has them. */
LH_INLINE prepared_ray prepare_ray_by_inverse(const float origin[3], v3 inverse, float t_min, float t_max)
{
    prepared_ray r;
    r.origin = v3_of(origin);
    r.x = slope_padded(inverse.x, RAY_PADDING);
    r.y = slope_padded(inverse.y, RAY_PADDING);
    r.z = slope_padded(inverse.z, RAY_PADDING);
    r.limits = ray_limits_of(lanes_set1(t_min), lanes_set1(t_max));
    r.t_min = t_min;
    r.near_x = near_plane(inverse.x, 0);
    r.near_y = near_plane(inverse.y, 1);
    r.near_z = near_plane(inverse.z, 2);
    return r;
}

LH_INLINE v3 reciprocals_of(const float a[3])
{
    const lanes one = lanes_set1(1.0f);
    const v3 v = v3_of(a);
    return (v3){lanes_div(one, v.x), lanes_div(one, v.y), lanes_div(one, v.z)};
}

/* The points origin + t * direction, t_min <= t <= t_max. The direction need not be of length 1; a zero direction is a
 * point. Give 0 and INFINITY for no limits. Negative limits count as 0, NaN ones as none. */
LH_INLINE prepared_ray prepare_ray(const float origin[3], const float direction[3], float t_min, float t_max)
{
    return prepare_ray_by_inverse(origin, reciprocals_of(direction), t_min, t_max);
}

/* Where a hit shortens the ray. */
LH_INLINE void set_t_max(prepared_ray *r, float t_max)
{
    r->limits = ray_limits_of(lanes_set1(r->t_min), lanes_set1(t_max));
}

/* Planes of boxes in the order in which a line meets them: of an axis of a positive direction min, then max, of a
 * negative one max, then min. The sign of a zero counts, too. */
typedef struct slabs {
    slab x, y, z;
} slabs;

/* Of a node; see load_aabbs. */
LH_INLINE slabs load_slabs(const float *node, ptrdiff_t near_x, ptrdiff_t near_y, ptrdiff_t near_z)
{
    return (slabs){{lanes_load(node + near_x), lanes_load(node + far_plane(near_x, 0))},
                   {lanes_load(node + near_y), lanes_load(node + far_plane(near_y, 1))},
                   {lanes_load(node + near_z), lanes_load(node + far_plane(near_z, 2))}};
}

/* Times are +inf where there is no hit. What is not used of it costs nothing. */
typedef struct ray_hits {
    mask hit;
    lanes t_enter, t_exit;
} ray_hits;

LH_INLINE interval clip_to_slab(interval within, slab planes, lanes origin, slope line)
{
    return clip(within, (slab){lanes_sub(planes.near, origin), lanes_sub(planes.far, origin)}, line);
}

LH_INLINE ray_hits hits_within(interval inside, ray_limits limits)
{
    const mask hit = lanes_le(inside.enter, inside.exit);
    return (ray_hits){hit, entry_of(inside, hit, limits), exit_of(inside, hit, limits)};
}

/* As lh_raycast_aabb, for planes that the caller has put in order, from wherever they lie. */
LH_INLINE ray_hits raycast_slabs(const prepared_ray *r, slabs planes)
{
    interval inside = r->limits.within;
    inside = clip_to_slab(inside, planes.x, r->origin.x, r->x);
    inside = clip_to_slab(inside, planes.y, r->origin.y, r->y);
    inside = clip_to_slab(inside, planes.z, r->origin.z, r->z);
    return hits_within(inside, r->limits);
}

/* As lh_raycast_aabb, for the boxes of a node; see load_aabbs. */
LH_INLINE ray_hits raycast_node(const prepared_ray *r, const float *node)
{
    return raycast_slabs(r, load_slabs(node, r->near_x, r->near_y, r->near_z));
}

LH_INLINE slab slab_seen_from(lanes origin, lanes low, lanes high, slope line)
{
    return slab_in_order(lanes_sub(low, origin), lanes_sub(high, origin), line);
}

/* As lh_raycast_aabb, for boxes in registers, whose planes are put in order lane by lane. */
LH_INLINE ray_hits raycast_aabbs(const prepared_ray *r, aabb boxes)
{
    interval inside = r->limits.within;
    inside = clip(inside, slab_seen_from(r->origin.x, boxes.min.x, boxes.max.x, r->x), r->x);
    inside = clip(inside, slab_seen_from(r->origin.y, boxes.min.y, boxes.max.y, r->y), r->y);
    inside = clip(inside, slab_seen_from(r->origin.z, boxes.min.z, boxes.max.z, r->z), r->z);
    return hits_within(inside, r->limits);
}

/* The lanes of those bits in the order of their times, which is where to go first; of equal times the lower lane.
 * Returns how many they are. Hardly ever are they more than two. */
LH_INLINE unsigned nearest_first(uint32_t bits, lanes times, uint8_t order[LANES])
{
    if (bits == 0)
        return 0;
    order[0] = (uint8_t)__builtin_ctz(bits);
    bits &= bits - 1;
    if (bits == 0)
        return 1;
    float time[LANES];
    lanes_store(time, times);
    unsigned count = 1;
    for (; bits != 0; bits &= bits - 1) {
        const uint8_t next = (uint8_t)__builtin_ctz(bits);
        unsigned place = count++;
        for (; place > 0 && time[next] < time[order[place - 1]]; place--)
            order[place] = order[place - 1];
        order[place] = next;
    }
    return count;
}

/* ---- Swept boxes -------------------------------------------------------------------------------------- */

/* One moving box in every lane, for boxes that stand: a ray of its velocity against these, grown by it. */
typedef struct prepared_sweep {
    slabs moving; /* its planes, in the order of the velocity */
    slope x, y, z;
    lanes latest;
    ptrdiff_t near_x, near_y, near_z; /* as of a ray */
} prepared_sweep;

LH_INLINE slab slab_of_one(float low, float high, lanes inverse)
{
    return slab_in_order(lanes_set1(low), lanes_set1(high), slope_of(inverse));
}

/* t_max is not negative, nor NaN. Give INFINITY for none. */
LH_INLINE prepared_sweep prepare_sweep(const float min[3], const float max[3], const float velocity[3],
                                       float t_max)
{
    const v3 inverse = reciprocals_of(velocity);
    prepared_sweep s;
    s.moving.x = slab_of_one(min[0], max[0], inverse.x);
    s.moving.y = slab_of_one(min[1], max[1], inverse.y);
    s.moving.z = slab_of_one(min[2], max[2], inverse.z);
    s.x = slope_of(inverse.x);
    s.y = slope_of(inverse.y);
    s.z = slope_of(inverse.z);
    s.latest = lanes_min(lanes_set1(t_max), lanes_set1(LATEST_TIME));
    s.near_x = near_plane(inverse.x, 0);
    s.near_y = near_plane(inverse.y, 1);
    s.near_z = near_plane(inverse.z, 2);
    return s;
}

/* The time of impact is +inf, the normal 0, where there is no hit. Normals are whole numbers: +1, -1, +2, -2, +3, -3
 * for +x, -x and so on. */
typedef struct sweep_hits_of_boxes {
    mask hit;
    lanes toi, normal;
} sweep_hits_of_boxes;

/* The planes of the Minkowski difference. */
LH_INLINE slab difference_of(slab standing, slab moving)
{
    return (slab){lanes_sub(standing.near, moving.far), lanes_sub(standing.far, moving.near)};
}

/* As lh_sweep_aabb_aabb, for planes that the caller has put in order. */
LH_INLINE sweep_hits_of_boxes sweep_slabs(const prepared_sweep *s, slabs planes)
{
    const slope line[3] = {s->x, s->y, s->z};
    const slab x = difference_of(planes.x, s->moving.x), y = difference_of(planes.y, s->moving.y);
    const slab z = difference_of(planes.z, s->moving.z);
    const lanes t_near[3] = {entry_time(x, s->x), entry_time(y, s->y), entry_time(z, s->z)};
    interval touching = {lanes_set1(0.0f), s->latest};
    touching = clip(clip(clip(touching, x, s->x), y, s->y), z, s->z);
    const mask hit = sweep_hits(touching);
    const lanes normal = normal_of(t_near, touching.enter, line);
    return (sweep_hits_of_boxes){hit, time_or_never(hit, lanes_min(s->latest, touching.enter)),
                                 lanes_or_zero(hit, normal)};
}

/* As lh_sweep_aabb_aabb, for the boxes of a node; see load_aabbs. */
LH_INLINE sweep_hits_of_boxes sweep_node(const prepared_sweep *s, const float *node)
{
    return sweep_slabs(s, load_slabs(node, s->near_x, s->near_y, s->near_z));
}

/* ---- Rays and triangles ------------------------------------------------------------------------------- */

/* One ray in every lane, for triangles. */
typedef struct triangle_ray {
    timed_ray timed;
    float t_min;
} triangle_ray;

/* As prepare_ray. */
LH_INLINE triangle_ray prepare_triangle_ray(const float origin[3], const float direction[3], float t_min,
                                            float t_max)
{
    const ray r = {v3_of(origin), v3_of(direction), limits_of_ray(lanes_set1(t_min), lanes_set1(t_max))};
    return (triangle_ray){timed_ray_of(r), t_min};
}

/* Where a hit shortens the ray. */
LH_INLINE void set_triangle_t_max(triangle_ray *r, float t_max)
{
    r->timed.line.limits = limits_of_ray(lanes_set1(r->t_min), lanes_set1(t_max));
}

/* LANES floats each of ax, ay, az, bx, by, bz, cx, cy and cz, one after the other. */
LH_INLINE triangle load_triangles(const float *leaf)
{
    return (triangle){load_columns(leaf, 0), load_columns(leaf, 3), load_columns(leaf, 6)};
}

/* t is +inf, u and v are 0, where there is no hit. The point is a + u (b - a) + v (c - a). */
typedef struct triangle_hits {
    mask hit;
    lanes t, u, v;
} triangle_hits;

LH_INLINE triangle_hits triangle_hits_of(intersection m)
{
    return (triangle_hits){m.hit, lanes_signed_or_infinity(m.hit, m.t), lanes_or_zero(m.hit, m.u),
                           lanes_or_zero(m.hit, m.v)};
}

/* Where some volumes are not clear, which is seldom. */
LH_OUT_OF_LINE triangle_hits raycast_triangles_carefully(const triangle_ray *r, const triangle *triangles,
                                                         uint32_t counted, int culls)
{
    const faced_triangle faced = faced_triangle_of(*triangles);
    return triangle_hits_of(intersect_carefully(&r->timed, &faced, culls, counted));
}

LH_INLINE triangle_hits no_triangle_hits(void)
{
    const lanes zero = lanes_set1(0.0f);
    return (triangle_hits){lanes_lt(zero, zero), lanes_set1(__builtin_inff()), zero, zero};
}

/* Most leaves that a ray comes to have nothing that it meets: then neither heights nor times are computed. */
LH_INLINE triangle_hits raycast_faces(const triangle_ray *r, triangle triangles, uint32_t counted, int culls)
{
    const faced_triangle faced = faced_triangle_of(triangles);
    plain_volumes a = plain_sides_of(&r->timed.line, &faced);
    if ((mask_bits(is_clearly_beside(&r->timed, &a)) & counted) == counted)
        return no_triangle_hits();
    a.height = height_of_origin(&faced, &a);
    const clear_verdict seen = verdict_of(&r->timed, &faced, &a, 1);
    if ((mask_bits(seen.clear) & counted) != counted)
        return raycast_triangles_carefully(r, &triangles, counted, culls);
    const mask hit = clear_hits(seen, &a, culls);
    if ((mask_bits(hit) & counted) == 0)
        return no_triangle_hits();
    return triangle_hits_of(plain_intersection(hit, &a));
}

/* As lh_raycast_triangle, for the lanes whose bits are in `counted`; what others give means nothing. A leaf that is not
 * full counts those that it has. */
LH_INLINE triangle_hits raycast_triangles(const triangle_ray *r, triangle triangles, uint32_t counted)
{
    return raycast_faces(r, triangles, counted, 0);
}

/* As lh_raycast_triangle_front: what is met from behind is culled. */
LH_INLINE triangle_hits raycast_triangles_front(const triangle_ray *r, triangle triangles, uint32_t counted)
{
    return raycast_faces(r, triangles, counted, 1);
}

#endif
