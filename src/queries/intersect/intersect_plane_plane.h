/* What two planes have in common: a line along the product of both normals, nothing, or all of both. Ericson, Real-Time
 * Collision Detection, 5.4.4, with differences of products that hardly lose a digit: so the line is as good however
 * small the angle is, and parallel planes are known for certain, apart or one. */
#ifndef LANEHIT_SRC_QUERIES_INTERSECT_PLANE_PLANE_H
#define LANEHIT_SRC_QUERIES_INTERSECT_PLANE_PLANE_H

#include "engine/operands.h"
#include "mathematics/product_difference.h"
#include "mathematics/shapes.h"

typedef struct common_of_planes {
    mask hit, coincident;
    v3 direction; /* of the line, of length 1 */
    v3 point;     /* nearest to the origin */
} common_of_planes;

/* Times n, the point of the plane nearest to the origin. Infinite or NaN if n is 0. */
LH_INLINE lanes normals_to_plane(plane p)
{
    return lanes_div(p.d, v3_dot(p.n, p.n));
}

LH_INLINE mask is_finite_number(lanes a)
{
    return lanes_lt(lanes_abs(a), lanes_set1(__builtin_inff()));
}

/* Nx, ny, nz and d. */
typedef struct halved_plane {
    halved of[4];
} halved_plane;

LH_INLINE halved_plane halves_of_plane(plane p)
{
    return (halved_plane){{halves_of(p.n.x), halves_of(p.n.y), halves_of(p.n.z), halves_of(p.d)}};
}

/* What both are to each other, as Pluecker has it for the line: the product of the normals; and the offset of each
 * times the normal of the other, of which the difference is 0 for parallel planes that are one, and else of the
 * direction from the origin to the line, turned about that by a quarter. In a loop, since it is half of the code. */
enum { MINORS = 6 };
static const unsigned char MINOR[MINORS][2] = {{1, 2}, {2, 0}, {0, 1}, {3, 0}, {3, 1}, {3, 2}};

typedef struct plane_minors {
    v3 along, apart;
} plane_minors;

LH_INLINE plane_minors minors_of(plane a, plane b)
{
    const halved_plane first = halves_of_plane(a), second = halves_of_plane(b);
    lanes minor[MINORS];
    LH_ROLLED
    for (int k = 0; k < MINORS; k++) {
        const unsigned row = MINOR[k][0], column = MINOR[k][1];
        minor[k] = product_difference(first.of[row], second.of[column], first.of[column], second.of[row]);
    }
    return (plane_minors){{minor[0], minor[1], minor[2]}, {minor[3], minor[4], minor[5]}};
}

LH_INLINE common_of_planes common_of(plane a, plane b)
{
    const plane_minors minors = minors_of(a, b);
    const scaled_normal along = normal_scaled(minors.along);
    const v3 on_line =
        v3_scale(v3_cross(v3_scale(minors.apart, along.scale), along.n), along.inverse_squared);

    const lanes of_a = normals_to_plane(a), of_b = normals_to_plane(b);
    const mask are_planes = mask_and(is_finite_number(of_a), is_finite_number(of_b));
    const mask are_one = mask_and(mask_and(along.is_zero, v3_is_zero(minors.apart)), are_planes);

    const v3 point = v3_select(along.is_zero, v3_scale(a.n, of_a), on_line);
    const mask is_there =
        mask_and(mask_and(is_finite_number(point.x), is_finite_number(point.y)), is_finite_number(point.z));
    const mask meet = mask_without(is_there, along.is_zero), coincident = mask_and(is_there, are_one);
    const mask hit = mask_or(meet, coincident);
    return (common_of_planes){hit, coincident,
                              v3_or_zero(meet, v3_scale(along.n, lanes_sqrt(along.inverse_squared))),
                              v3_or_zero(hit, point)};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(intersect_plane_plane, plane, plane)

/* Long enough that a call costs nothing beside it. */
static LH_ONE_COPY void intersect_plane_plane_find(common_of_planes *to, const plane *a, const plane *b)
{
    *to = common_of(*a, *b);
}

/* One copy of what stores a component, too. */
LH_INLINE void store_line(const intersect_plane_plane_arguments *of, const common_of_planes *common, block at)
{
    const lanes components[] = {common->direction.x, common->direction.y, common->direction.z,
                                common->point.x,     common->point.y,     common->point.z};
    float *const to[] = {of->direction.x, of->direction.y, of->direction.z,
                         of->point.x,     of->point.y,     of->point.z};
    LH_ROLLED
    for (int k = 0; k < (int)(sizeof to / sizeof *to); k++)
        store_block_if_wanted(to[k], components[k], at);
}

LH_INLINE uint32_t intersect_plane_plane_block(const void *setup, unsigned one, block at)
{
    const intersect_plane_plane_arguments *const of = &((const intersect_plane_plane_setup *)setup)->of;
    const plane a = intersect_plane_plane_a(setup, one, at), b = intersect_plane_plane_b(setup, one, at);
    common_of_planes common;
    intersect_plane_plane_find(&common, &a, &b);
    if (of->coincident)
        store_bits_beside_hits(of->coincident, mask_bits(common.coincident), at);
    store_line(of, &common, at);
    return mask_bits(common.hit);
}

LH_LONG_QUERY(intersect_plane_plane)

#endif
