/* The queries of lanehit/inline.h and the mathematics that they share with the library, for lanes of one width:
 * LH_W(name) is the name of what is of that width, LH_LANES how many lanes there are.
 *
 * Written by scripts/inline_header.py from src/inline/queries.h, src/mathematics and src/queries, which are
 * easier to read. */

typedef struct LH_W(v3) {
    LH_W(lanes) x, y, z;
} LH_W(v3);

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_sub)(LH_W(v3) a, LH_W(v3) b)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_sub)(a.x, b.x), LH_W(lanes_sub)(a.y, b.y), LH_W(lanes_sub)(a.z, b.z)};
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_sub_by_fma)(LH_W(v3) a, LH_W(v3) b)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_sub_by_fma)(a.x, b.x), LH_W(lanes_sub_by_fma)(a.y, b.y),
                             LH_W(lanes_sub_by_fma)(a.z, b.z)};
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_add)(LH_W(v3) a, LH_W(v3) b)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_add)(a.x, b.x), LH_W(lanes_add)(a.y, b.y), LH_W(lanes_add)(a.z, b.z)};
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_scale)(LH_W(v3) a, LH_W(lanes) factor)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_mul)(a.x, factor), LH_W(lanes_mul)(a.y, factor),
                             LH_W(lanes_mul)(a.z, factor)};
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_min)(LH_W(v3) a, LH_W(v3) b)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_min)(a.x, b.x), LH_W(lanes_min)(a.y, b.y), LH_W(lanes_min)(a.z, b.z)};
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_max)(LH_W(v3) a, LH_W(v3) b)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_max)(a.x, b.x), LH_W(lanes_max)(a.y, b.y), LH_W(lanes_max)(a.z, b.z)};
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_abs)(LH_W(v3) a)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_abs)(a.x), LH_W(lanes_abs)(a.y), LH_W(lanes_abs)(a.z)};
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_select)(LH_W(mask) m, LH_W(v3) a, LH_W(v3) b)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_select)(m, a.x, b.x), LH_W(lanes_select)(m, a.y, b.y),
                             LH_W(lanes_select)(m, a.z, b.z)};
}

LH_INLINE_FUNCTION LH_W(lanes) LH_W(v3_dot)(LH_W(v3) a, LH_W(v3) b)
{
    return LH_W(lanes_add)(LH_W(lanes_add)(LH_W(lanes_mul)(a.x, b.x), LH_W(lanes_mul)(a.y, b.y)),
                           LH_W(lanes_mul)(a.z, b.z));
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_cross)(LH_W(v3) a, LH_W(v3) b)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_sub)(LH_W(lanes_mul)(a.y, b.z), LH_W(lanes_mul)(a.z, b.y)),
                             LH_W(lanes_sub)(LH_W(lanes_mul)(a.z, b.x), LH_W(lanes_mul)(a.x, b.z)),
                             LH_W(lanes_sub)(LH_W(lanes_mul)(a.x, b.y), LH_W(lanes_mul)(a.y, b.x))};
}

/* a <= b on every axis */
LH_INLINE_FUNCTION LH_W(mask) LH_W(v3_le)(LH_W(v3) a, LH_W(v3) b)
{
    return LH_W(mask_and)(LH_W(mask_and)(LH_W(lanes_le)(a.x, b.x), LH_W(lanes_le)(a.y, b.y)),
                          LH_W(lanes_le)(a.z, b.z));
}

LH_INLINE_FUNCTION LH_W(lanes) LH_W(v3_sum)(LH_W(v3) a)
{
    return LH_W(lanes_add)(LH_W(lanes_add)(a.x, a.y), a.z);
}

/* |x| + |y| + |z|: no less than the length, and at most the root of 3 times that. */
LH_INLINE_FUNCTION LH_W(lanes) LH_W(v3_sum_of_magnitudes)(LH_W(v3) a)
{
    return LH_W(v3_sum)(LH_W(v3_abs)(a));
}

/* For what is used more than once. */
LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_keep)(LH_W(v3) a)
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_keep)(a.x), LH_W(lanes_keep)(a.y), LH_W(lanes_keep)(a.z)};
}

typedef struct LH_W(aabb) {
    LH_W(v3) min, max;
} LH_W(aabb);

LH_INLINE_FUNCTION LH_W(mask) LH_W(aabbs_meet)(LH_W(aabb) a, LH_W(aabb) b)
{
    return LH_W(mask_and)(LH_W(v3_le)(a.min, b.max), LH_W(v3_le)(b.min, a.max));
}

typedef struct LH_W(triangle) {
    LH_W(v3) a, b, c;
} LH_W(triangle);

typedef struct LH_W(segment) {
    LH_W(v3) a, b;
} LH_W(segment);

LH_INLINE_FUNCTION LH_W(mask) LH_W(encloses)(LH_W(aabb) outer, LH_W(aabb) inner)
{
    return LH_W(mask_and)(LH_W(v3_le)(outer.min, inner.min), LH_W(v3_le)(inner.max, outer.max));
}

/* An inner box that is inverted, the empty one among them, is contained in nothing. */
LH_INLINE_FUNCTION LH_W(mask) LH_W(aabb_contains)(LH_W(aabb) outer, LH_W(aabb) inner)
{
    const LH_W(aabb) kept = {LH_W(v3_keep)(inner.min), LH_W(v3_keep)(inner.max)};
    return LH_W(mask_and)(LH_W(encloses)(outer, kept), LH_W(v3_le)(kept.min, kept.max));
}

typedef struct LH_W(reach) {
    LH_W(lanes) squared;
    LH_W(mask) not_empty; /* a negative radius is the empty sphere; so is a NaN */
} LH_W(reach);

/* The squared radius, padded for the rounding of both sides. Each d is exact or off by u, so d2 is high by at
 * most 5u of itself; r*r is low by at most u: 8u covers both with this product's own rounding. 2^-126 covers
 * squares that underflow. */
LH_INLINE_FUNCTION LH_W(reach) LH_W(reach_of)(LH_W(lanes) radius)
{
    const LH_W(lanes) padding = LH_W(lanes_set1)(1.0f + 4.76837158203125e-07f),
                      underflow = LH_W(lanes_set1)(1.1754943508222875e-38f);
    return LH_MAKE(LH_W(reach)){
        LH_W(lanes_add)(LH_W(lanes_mul)(LH_W(lanes_mul)(radius, radius), padding), underflow),
        LH_W(lanes_le)(LH_W(lanes_set1)(0.0f), radius)};
}

LH_INLINE_FUNCTION LH_W(mask) LH_W(is_within_reach)(LH_W(v3) d, LH_W(reach) within)
{
    return LH_W(mask_and)(within.not_empty, LH_W(lanes_le)(LH_W(v3_dot)(d, d), within.squared));
}

/* In this order a NaN of the centre or of max stays NaN, and is a miss. */
LH_INLINE_FUNCTION LH_W(v3) LH_W(clamp_to_box)(LH_W(v3) point, LH_W(aabb) box)
{
    return LH_W(v3_min)(LH_W(v3_max)(point, box.min), box.max);
}

LH_INLINE_FUNCTION LH_W(mask) LH_W(sphere_meets_aabb)(LH_W(v3) centre, LH_W(reach) within, LH_W(aabb) box)
{
    const LH_W(v3) d = LH_W(v3_sub_by_fma)(LH_W(clamp_to_box)(centre, box), centre);
    return LH_W(is_within_reach)(d, within);
}

/* What depends on the triangle alone. */
typedef struct LH_W(triangle_frame) {
    LH_W(v3) a, b;
    LH_W(v3) ab, ac, bc;
    LH_W(v3) altitude;                                                /* from its foot on the line ab to c */
    LH_W(lanes) foot;                                                 /* that foot is a + ab * foot */
    LH_W(lanes) ab_inverse, ac_inverse, bc_inverse, altitude_inverse; /* of squared lengths */
    LH_W(lanes) size;                                                 /* the root of |ab|^2 + |ac|^2 */
} LH_W(triangle_frame);

/* All but the altitude. */
LH_INLINE_FUNCTION void LH_W(begin_frame)(LH_W(triangle_frame) * f, LH_W(triangle) t)
{
    const LH_W(lanes) one = LH_W(lanes_set1)(1.0f);
    f->a = t.a;
    f->b = t.b;
    f->ab = LH_W(v3_sub)(t.b, t.a);
    f->ac = LH_W(v3_sub)(t.c, t.a);
    f->bc = LH_W(v3_sub)(t.c, t.b);
    const LH_W(lanes) ab_squared = LH_W(v3_dot)(f->ab, f->ab), ac_squared = LH_W(v3_dot)(f->ac, f->ac);
    /* Limited, so that any way along an edge of length 0 is 0. Along the others it is a NaN then, and
     * from_0_to_1 makes that a number. */
    f->ab_inverse =
        LH_W(lanes_min)(LH_W(lanes_div)(one, ab_squared), LH_W(lanes_set1)(1.7014118346046923e+38f));
    f->ac_inverse = LH_W(lanes_div)(one, ac_squared);
    f->bc_inverse = LH_W(lanes_div)(one, LH_W(v3_dot)(f->bc, f->bc));
    f->foot = LH_W(lanes_mul)(LH_W(v3_dot)(f->ab, f->ac), f->ab_inverse);
    f->size = LH_W(lanes_sqrt)(LH_W(lanes_add)(ab_squared, ac_squared));
}

LH_INLINE_FUNCTION void LH_W(find_altitude)(LH_W(triangle_frame) * f)
{
    f->altitude = LH_W(v3_sub)(f->ac, LH_W(v3_scale)(f->ab, f->foot));
    f->altitude_inverse = LH_W(lanes_div)(LH_W(lanes_set1)(1.0f), LH_W(v3_dot)(f->altitude, f->altitude));
}

LH_INLINE_FUNCTION LH_W(triangle_frame) LH_W(frame_of)(LH_W(triangle) t)
{
    LH_W(triangle_frame) f;
    LH_W(begin_frame)(&f, t);
    LH_W(find_altitude)(&f);
    return f;
}

/* The point a + u ab + v ac, and the way from there to the point that it is the closest to. */
typedef struct LH_W(closest_of_triangle) {
    LH_W(lanes) u, v;
    LH_W(v3) way;
} LH_W(closest_of_triangle);

LH_INLINE_FUNCTION LH_W(lanes) LH_W(from_0_to_1)(LH_W(lanes) a)
{
    return LH_W(lanes_max)(LH_W(lanes_min)(a, LH_W(lanes_set1)(1.0f)), LH_W(lanes_set1)(0.0f));
}

/* How far along the edge the foot of a point is; way: from where the edge begins to the point. */
LH_INLINE_FUNCTION LH_W(lanes) LH_W(foot_on)(LH_W(v3) edge, LH_W(lanes) inverse, LH_W(v3) way)
{
    return LH_W(lanes_mul)(LH_W(v3_dot)(way, edge), inverse);
}

/* How far along the edges the feet of a point are. */
typedef struct LH_W(triangle_feet) {
    LH_W(lanes) on_ab, on_ac, on_bc;
} LH_W(triangle_feet);

LH_INLINE_FUNCTION LH_W(triangle_feet)
    LH_W(feet_of)(const LH_W(triangle_frame) * f, LH_W(v3) from_a, LH_W(v3) from_b)
{
    return LH_MAKE(LH_W(triangle_feet)){LH_W(foot_on)(f->ab, f->ab_inverse, from_a),
                                        LH_W(foot_on)(f->ac, f->ac_inverse, from_a),
                                        LH_W(foot_on)(f->bc, f->bc_inverse, from_b)};
}

/* v where the foot on the plane is inside. */
LH_INLINE_FUNCTION LH_W(lanes)
    LH_W(v_inside_of)(const LH_W(triangle_frame) * f, LH_W(v3) from_a, LH_W(lanes) along)
{
    const LH_W(v3) across = LH_W(v3_sub)(from_a, LH_W(v3_scale)(f->ab, along));
    return LH_W(from_0_to_1)(LH_W(foot_on)(f->altitude, f->altitude_inverse, across));
}

/* The point that is closest to the one at from_a from vertex a. It is given the feet on all edges, since waiting until
 * it is known which of them is needed would take longer. */
LH_INLINE_FUNCTION LH_W(closest_of_triangle) LH_W(closest_by)(const LH_W(triangle_frame) * f, LH_W(v3) from_a,
                                                              LH_W(triangle_feet) feet, LH_W(lanes) v_inside)
{
    const LH_W(lanes) zero = LH_W(lanes_set1)(0.0f), one = LH_W(lanes_set1)(1.0f);
    const LH_W(lanes) u_inside = LH_W(lanes_sub)(feet.on_ab, LH_W(lanes_mul)(v_inside, f->foot));
    const LH_W(mask) beyond_ac = LH_W(lanes_lt)(u_inside, zero);
    const LH_W(mask) beyond_bc = LH_W(lanes_lt)(LH_W(lanes_sub)(one, v_inside), u_inside);

    LH_W(closest_of_triangle) closest;
    closest.v = LH_W(from_0_to_1)(
        LH_W(lanes_select)(beyond_ac, feet.on_ac, LH_W(lanes_select)(beyond_bc, feet.on_bc, v_inside)));
    closest.u =
        LH_W(lanes_max)(LH_W(lanes_select)(beyond_bc, LH_W(lanes_sub)(one, closest.v), u_inside), zero);
    closest.way = LH_W(v3_sub)(LH_W(v3_sub)(from_a, LH_W(v3_scale)(f->ac, closest.v)),
                               LH_W(v3_scale)(f->ab, closest.u));
    return closest;
}

LH_INLINE_FUNCTION LH_W(closest_of_triangle)
    LH_W(closest_seen)(const LH_W(triangle_frame) * f, LH_W(v3) from_a, LH_W(v3) from_b)
{
    const LH_W(triangle_feet) feet = LH_W(feet_of)(f, from_a, from_b);
    return LH_W(closest_by)(f, from_a, feet, LH_W(v_inside_of)(f, from_a, feet.on_ab));
}

LH_INLINE_FUNCTION LH_W(closest_of_triangle) LH_W(closest_of)(const LH_W(triangle_frame) * f, LH_W(v3) point)
{
    return LH_W(closest_seen)(f, LH_W(v3_sub)(point, f->a), LH_W(v3_sub)(point, f->b));
}

/* One axis of a line: 1/direction, by which the distance of a plane becomes the time at which the line meets it; for
 * the far plane it may be padded. */
typedef struct LH_W(slope) {
    LH_W(lanes) inverse, inverse_at_exit;
} LH_W(slope);

LH_INLINE_FUNCTION LH_W(slope) LH_W(slope_of)(LH_W(lanes) inverse)
{
    return LH_MAKE(LH_W(slope)){inverse, inverse};
}

LH_INLINE_FUNCTION LH_W(slope) LH_W(slope_padded)(LH_W(lanes) inverse, float padding)
{
    return LH_MAKE(LH_W(slope)){inverse, LH_W(lanes_mul)(inverse, LH_W(lanes_set1)(padding))};
}

/* Times are finite: what is above this limit counts as being there. */
static const float LH_W(LATEST_TIME) = 1.7014118346046923e+38f;

typedef struct LH_W(interval) {
    LH_W(lanes) enter, exit;
} LH_W(interval);

/* The planes of one axis as distances from the origin of the line, in the order in which the line meets them. */
typedef struct LH_W(slab) {
    LH_W(lanes) near_side, far_side;
} LH_W(slab);

LH_INLINE_FUNCTION LH_W(slab) LH_W(slab_in_order)(LH_W(lanes) low, LH_W(lanes) high, LH_W(slope) line)
{
    const LH_W(mask) downwards = LH_W(lanes_negative)(line.inverse);
    const LH_W(lanes) near_side = LH_W(lanes_select)(downwards, high, low);
    return LH_MAKE(LH_W(slab)){near_side, LH_W(lanes_unselected)(downwards, high, low, near_side)};
}

LH_INLINE_FUNCTION LH_W(lanes) LH_W(entry_time)(LH_W(slab) planes, LH_W(slope) line)
{
    return LH_W(lanes_mul)(planes.near_side, line.inverse);
}

LH_INLINE_FUNCTION LH_W(interval) LH_W(clip)(LH_W(interval) within, LH_W(slab) planes, LH_W(slope) line)
{
    return LH_MAKE(LH_W(interval)){
        LH_W(lanes_max)(LH_W(entry_time)(planes, line), within.enter),
        LH_W(lanes_min)(LH_W(lanes_mul)(planes.far_side, line.inverse_at_exit), within.exit)};
}

/* t where there is a hit, else +inf. */
LH_INLINE_FUNCTION LH_W(lanes) LH_W(time_or_never)(LH_W(mask) hit, LH_W(lanes) t)
{
    return LH_W(lanes_or_infinity)(hit, t);
}

typedef struct LH_W(ray) {
    LH_W(v3) origin, direction;
    LH_W(interval) limits; /* from +0 to LATEST_TIME */
} LH_W(ray);

LH_INLINE_FUNCTION LH_W(interval) LH_W(limits_of_ray)(LH_W(lanes) t_min, LH_W(lanes) t_max)
{
    return LH_MAKE(LH_W(interval)){LH_W(lanes_max)(t_min, LH_W(lanes_set1)(0.0f)),
                                   LH_W(lanes_min)(t_max, LH_W(lanes_set1)(LH_W(LATEST_TIME)))};
}

/* Squares, as lengths are below. Volumes are clear by 20u of the direction, the size of the triangle and the way to it;
 * heights over its plane by 8u of the size twice, and of the way there and along the ray. */
static const float LH_W(CLEAR_VOLUME) = 400.0f * 3.552713678800501e-15f;

static const float LH_W(CLEAR_HEIGHT) = 64.0f * 3.552713678800501e-15f;

/* No size or direction counts less, so that no denormal decides. */
static const float LH_W(LEAST_CLEAR_SIZE) = 3.725290298461914e-09f;

static const float LH_W(LEAST_CLEAR_SPEED) = 9.313225746154785e-10f;

/* The squares of later limits overflow. */
static const float LH_W(LATEST_COMPARED) = 1099511627776.0f;

/* A point of the triangle, and when the ray is there. */
typedef struct LH_W(intersection) {
    LH_W(mask) hit;
    LH_W(lanes) t, u, v;
} LH_W(intersection);

LH_INLINE_FUNCTION LH_W(lanes) LH_W(square)(LH_W(lanes) a)
{
    return LH_W(lanes_mul)(a, a);
}

LH_INLINE_FUNCTION LH_W(lanes) LH_W(add_square)(LH_W(lanes) to, LH_W(v3) a)
{
    return LH_W(lanes_add)(to, LH_W(v3_dot)(a, a));
}

/* A ray, with what volumes need of it alone. */
typedef struct LH_W(timed_ray) {
    LH_W(ray) line;
    LH_W(lanes) speed2, doubt2; /* the square of the direction, and a share of it */
} LH_W(timed_ray);

LH_INLINE_FUNCTION LH_W(timed_ray) LH_W(timed_ray_of)(LH_W(ray) r)
{
    const LH_W(lanes) speed2 = LH_W(add_square)(LH_W(lanes_set1)(LH_W(LEAST_CLEAR_SPEED)), r.direction);
    return LH_MAKE(LH_W(timed_ray)){r, speed2, LH_W(lanes_mul)(speed2, LH_W(lanes_set1)(LH_W(CLEAR_VOLUME)))};
}

/* A triangle likewise. */
typedef struct LH_W(faced_triangle) {
    LH_W(triangle) corners;
    LH_W(v3) ac, ba, normal;   /* seen from where the normal points, the vertices are clockwise */
    LH_W(lanes) size2, doubt2; /* the squares of both edges, and a share of them */
} LH_W(faced_triangle);

LH_INLINE_FUNCTION LH_W(faced_triangle) LH_W(faced_triangle_of)(LH_W(triangle) t)
{
    const LH_W(v3) ac = LH_W(v3_sub)(t.c, t.a), ba = LH_W(v3_sub)(t.a, t.b);
    const LH_W(lanes) size2 =
        LH_W(add_square)(LH_W(add_square)(LH_W(lanes_set1)(LH_W(LEAST_CLEAR_SIZE)), ac), ba);
    return LH_MAKE(LH_W(faced_triangle)){t,     ac,
                                         ba,    LH_W(v3_cross)(ba, ac),
                                         size2, LH_W(lanes_mul)(size2, LH_W(lanes_set1)(LH_W(CLEAR_HEIGHT)))};
}

/* Volumes, as if the triangle were met from its front; the time is height / det, and so on. */
typedef struct LH_W(plain_volumes) {
    LH_W(lanes) fall, det; /* of the normal and the direction, and its magnitude */
    LH_W(lanes) u, v, low; /* of two edges, and the least of three */
    LH_W(lanes) height;    /* of the plane over the origin */
    LH_W(lanes) scale2;    /* the squares of size and way */
    LH_W(lanes) side;      /* the sign of the fall, by which others are flipped */
    LH_W(v3) to_a;
} LH_W(plain_volumes);

/* All but the height. */
LH_INLINE_FUNCTION LH_W(plain_volumes)
    LH_W(plain_sides_of)(const LH_W(ray) * line, const LH_W(faced_triangle) * t)
{
    const LH_W(v3) direction = line->direction, to_a = LH_W(v3_sub)(t->corners.a, line->origin);
    const LH_W(v3) across = LH_W(v3_cross)(direction, to_a);
    const LH_W(lanes) fall = LH_W(v3_dot)(direction, t->normal), det = LH_W(lanes_abs)(fall),
                      side = LH_W(lanes_flip)(fall, det);
    const LH_W(lanes) u = LH_W(lanes_flip)(LH_W(v3_dot)(t->ac, across), side),
                      v = LH_W(lanes_flip)(LH_W(v3_dot)(t->ba, across), side);
    const LH_W(lanes) low =
        LH_W(lanes_min)(LH_W(lanes_sub)(LH_W(lanes_sub)(det, u), v), LH_W(lanes_min)(v, u));
    const LH_W(lanes) scale2 = LH_W(lanes_mul)(t->size2, LH_W(add_square)(t->size2, to_a));
    return LH_MAKE(LH_W(plain_volumes)){fall, det, u, v, low, LH_W(lanes_set1)(0.0f), scale2, side, to_a};
}

LH_INLINE_FUNCTION LH_W(lanes)
    LH_W(height_of_origin)(const LH_W(faced_triangle) * t, const LH_W(plain_volumes) * a)
{
    return LH_W(lanes_flip)(LH_W(v3_dot)(a->to_a, t->normal), a->side);
}

LH_INLINE_FUNCTION LH_W(plain_volumes)
    LH_W(plain_volumes_of)(const LH_W(ray) * line, const LH_W(faced_triangle) * t)
{
    LH_W(plain_volumes) a = LH_W(plain_sides_of)(line, t);
    a.height = LH_W(height_of_origin)(t, &a);
    return a;
}

/* Whether that gap between the plane and a limit is clear. */
LH_INLINE_FUNCTION LH_W(mask)
    LH_W(is_gap_clear)(LH_W(lanes) gap, LH_W(lanes) time, const LH_W(timed_ray) * r,
                       const LH_W(faced_triangle) * t, const LH_W(plain_volumes) * a)
{
    const LH_W(lanes) along2 = LH_W(lanes_mul)(LH_W(lanes_mul)(LH_W(square)(time), r->speed2), t->size2);
    return LH_W(lanes_lt)(LH_W(lanes_mul)(LH_W(lanes_add)(a->scale2, along2), t->doubt2), LH_W(square)(gap));
}

/* What is clear, of signs alone; and how far all of it is inside, the volumes and the gaps to the limits. */
typedef struct LH_W(clear_verdict) {
    LH_W(mask) clear;
    LH_W(lanes) inside;
} LH_W(clear_verdict);

/* A plane may be clearly before the latest limit that is compared, which says nothing of what is clearly after it. */
LH_INLINE_FUNCTION LH_W(clear_verdict)
    LH_W(within_limits)(const LH_W(timed_ray) * r, const LH_W(faced_triangle) * t,
                        const LH_W(plain_volumes) * a)
{
    const LH_W(interval) limits = r->line.limits;
    const LH_W(lanes) latest = LH_W(lanes_min)(limits.exit, LH_W(lanes_set1)(LH_W(LATEST_COMPARED)));
    const LH_W(lanes) since = LH_W(lanes_sub)(a->height, LH_W(lanes_mul)(a->det, limits.enter));
    const LH_W(lanes) until = LH_W(lanes_sub)(LH_W(lanes_mul)(a->det, latest), a->height);
    const LH_W(mask) is_open = LH_W(lanes_le)(LH_W(lanes_set1)(LH_W(LATEST_TIME)), limits.exit);
    const LH_W(mask) is_compared =
        LH_W(mask_or)(LH_W(lanes_le)(limits.exit, latest), LH_W(lanes_lt)(LH_W(lanes_set1)(0.0f), until));
    const LH_W(mask) ends_clearly =
        LH_W(mask_or)(is_open, LH_W(mask_and)(is_compared, LH_W(is_gap_clear)(until, latest, r, t, a)));
    return LH_MAKE(LH_W(clear_verdict)){
        LH_W(mask_and)(ends_clearly, LH_W(is_gap_clear)(since, limits.enter, r, t, a)),
        LH_W(lanes_min)(since, LH_W(lanes_select)(is_open, since, until))};
}

/* Whether volumes are clear. */
LH_INLINE_FUNCTION LH_W(mask) LH_W(is_sided_clearly)(const LH_W(timed_ray) * r, const LH_W(plain_volumes) * a)
{
    return LH_W(lanes_lt)(LH_W(lanes_mul)(a->scale2, r->doubt2), LH_W(square)(a->low));
}

LH_INLINE_FUNCTION LH_W(mask)
    LH_W(is_clearly_beside)(const LH_W(timed_ray) * r, const LH_W(plain_volumes) * a)
{
    return LH_W(mask_and)(LH_W(is_sided_clearly)(r, a), LH_W(lanes_negative)(a->low));
}

/* Of a ray without limits the height is the only gap. */
LH_INLINE_FUNCTION LH_W(clear_verdict)
    LH_W(verdict_of)(const LH_W(timed_ray) * r, const LH_W(faced_triangle) * t, const LH_W(plain_volumes) * a,
                     int is_limited)
{
    LH_W(clear_verdict)
    timed = {LH_W(lanes_lt)(LH_W(lanes_mul)(a->scale2, t->doubt2), LH_W(square)(a->height)), a->height};
    if (is_limited)
        timed = LH_W(within_limits)(r, t, a);
    const LH_W(mask) clear = LH_W(mask_and)(LH_W(is_sided_clearly)(r, a),
                                            LH_W(mask_or)(LH_W(lanes_negative)(a->low), timed.clear));
    return LH_MAKE(LH_W(clear_verdict)){clear, LH_W(lanes_min)(a->low, timed.inside)};
}

/* Of what is clear, all bits of a mask. */
LH_INLINE_FUNCTION LH_W(mask)
    LH_W(clear_hits)(LH_W(clear_verdict) seen, const LH_W(plain_volumes) * a, int culls)
{
    const LH_W(lanes) zero = LH_W(lanes_set1)(0.0f);
    const LH_W(mask) inside = LH_W(lanes_lt)(zero, seen.inside);
    return culls ? LH_W(mask_and)(inside, LH_W(lanes_lt)(zero, a->fall)) : inside;
}

LH_INLINE_FUNCTION LH_W(intersection) LH_W(plain_intersection)(LH_W(mask) hit, const LH_W(plain_volumes) * a)
{
    const LH_W(lanes) inverse = LH_W(lanes_div)(LH_W(lanes_set1)(1.0f), a->det);
    return LH_MAKE(LH_W(intersection)){hit, LH_W(lanes_mul)(a->height, inverse),
                                       LH_W(lanes_mul)(a->u, inverse), LH_W(lanes_mul)(a->v, inverse)};
}

/* A segment, with what depends on it alone. */
typedef struct LH_W(segment_path) {
    LH_W(v3) start, way;         /* from a to b */
    LH_W(lanes) inverse_squared; /* 1 / way^2; infinite for a point */
} LH_W(segment_path);

LH_INLINE_FUNCTION LH_W(segment_path) LH_W(path_of)(LH_W(segment) s)
{
    const LH_W(v3) way = LH_W(v3_sub)(s.b, s.a);
    return LH_MAKE(LH_W(segment_path)){s.a, way,
                                       LH_W(lanes_div)(LH_W(lanes_set1)(1.0f), LH_W(v3_dot)(way, way))};
}

typedef struct LH_W(segment_foot) {
    LH_W(lanes) share; /* of the way, of a segment from 0 to 1 */
    LH_W(v3) from;     /* from there to the point */
} LH_W(segment_foot);

/* A NaN is 0. */
LH_INLINE_FUNCTION LH_W(lanes) LH_W(share_of_way)(LH_W(lanes) along)
{
    return LH_W(lanes_min)(LH_W(lanes_max)(along, LH_W(lanes_set1)(0.0f)), LH_W(lanes_set1)(1.0f));
}

/* Of a point as seen from the start, on the line through both ends. Of a segment that is a point 0 * infinity. */
LH_INLINE_FUNCTION LH_W(lanes) LH_W(share_along)(LH_W(segment_path) path, LH_W(v3) seen)
{
    return LH_W(lanes_mul)(LH_W(v3_dot)(seen, path.way), path.inverse_squared);
}

LH_INLINE_FUNCTION LH_W(segment_foot)
    LH_W(foot_at_share)(LH_W(segment_path) path, LH_W(v3) seen, LH_W(lanes) share)
{
    return LH_MAKE(LH_W(segment_foot)){share, LH_W(v3_sub)(seen, LH_W(v3_scale)(path.way, share))};
}

LH_INLINE_FUNCTION LH_W(segment_foot) LH_W(foot_seen_from_start)(LH_W(segment_path) path, LH_W(v3) seen)
{
    return LH_W(foot_at_share)(path, seen, LH_W(share_of_way)(LH_W(share_along)(path, seen)));
}

LH_INLINE_FUNCTION LH_W(segment_foot) LH_W(foot_on_path)(LH_W(segment_path) path, LH_W(v3) point)
{
    return LH_W(foot_seen_from_start)(path, LH_W(v3_sub)(point, path.start));
}

/* 32u, of the direction's length, the size of the triangle and the way to it; and 16u of that way. */
static const float LH_W(VOLUME_PADDING) = 1.9073486328125e-06f;

static const float LH_W(FOOT_PADDING) = 9.5367431640625e-07f;

/* 2u, of the squared size of the triangle and the length of the direction. */
static const float LH_W(FACING_PADDING) = 1.1920928955078125e-07f;

/* Of the way along the ray to the furthest vertex, and of the size of the triangle: 16u and 48u of the line, 32u and
 * 104u of an end. What underflows is less than 2^-61. */
static const float LH_W(LINE_WAY_PADDING) = 9.5367431640625e-07f;

static const float LH_W(LINE_SIZE_PADDING) = 2.86102294921875e-06f;

static const float LH_W(END_WAY_PADDING) = 1.9073486328125e-06f;

static const float LH_W(END_SIZE_PADDING) = 6.198883056640625e-06f;

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_none)(void)
{
    const LH_W(lanes) zero = LH_W(lanes_set1)(0.0f);
    return LH_MAKE(LH_W(v3)){zero, zero, zero};
}

LH_INLINE_FUNCTION LH_W(intersection)
    LH_W(intersection_select)(LH_W(mask) m, LH_W(intersection) a, LH_W(intersection) b)
{
    return LH_MAKE(LH_W(intersection)){b.hit, LH_W(lanes_select)(m, a.t, b.t),
                                       LH_W(lanes_select)(m, a.u, b.u), LH_W(lanes_select)(m, a.v, b.v)};
}

LH_INLINE_FUNCTION LH_W(mask) LH_W(is_within)(LH_W(v3) way, LH_W(lanes) reach)
{
    return LH_W(lanes_le)(LH_W(v3_dot)(way, way), LH_W(lanes_mul)(reach, reach));
}

/* A ray, with what the test by volumes needs of it alone. */
typedef struct LH_W(volume_ray) {
    LH_W(ray) line;
    LH_W(lanes) inverse_squared; /* 1 / direction^2 */
    LH_W(lanes) length;          /* of the direction, |x| + |y| + |z| */
    LH_W(mask) moves;
} LH_W(volume_ray);

LH_INLINE_FUNCTION LH_W(volume_ray) LH_W(volume_ray_of)(LH_W(ray) r)
{
    const LH_W(lanes) inverse =
        LH_W(lanes_div)(LH_W(lanes_set1)(1.0f), LH_W(v3_dot)(r.direction, r.direction));
    return LH_MAKE(LH_W(volume_ray)){r, inverse, LH_W(v3_sum_of_magnitudes)(r.direction),
                                     LH_W(lanes_lt)(inverse, LH_W(lanes_of_bits)(0x7f800000))};
}

typedef struct LH_W(volume_result) {
    LH_W(mask) undecided;
    LH_W(intersection) found;
} LH_W(volume_result);

/* Whether for certain the line is not on one side of all edges: if it is, these have one sign, or are 0. */
LH_INLINE_FUNCTION LH_W(mask)
    LH_W(is_beside)(LH_W(lanes) u, LH_W(lanes) v, LH_W(lanes) rest, LH_W(lanes) padding)
{
    const LH_W(lanes) low = LH_W(lanes_min)(rest, LH_W(lanes_min)(v, u)),
                      high = LH_W(lanes_max)(rest, LH_W(lanes_max)(v, u));
    return LH_W(mask_and)(LH_W(lanes_lt)(LH_W(lanes_add)(low, padding), LH_W(lanes_set1)(0.0f)),
                          LH_W(lanes_lt)(padding, high));
}

LH_INLINE_FUNCTION LH_W(lanes) LH_W(time_within)(LH_W(interval) limits, LH_W(lanes) t)
{
    return LH_W(lanes_max)(LH_W(lanes_min)(t, limits.exit), limits.enter);
}

/* By the volumes that the line makes with the edges. */
typedef struct LH_W(volumes) {
    LH_W(v3) from_a, ab, ac;
    LH_W(lanes) det, u, v, padding;
    LH_W(lanes) size, way; /* of the triangle, and to the furthest of it, each no less than it is */
    LH_W(mask) sound;      /* of what moves, and finite */
    LH_W(mask) possible;   /* not beside it for certain */
} LH_W(volumes);

LH_INLINE_FUNCTION LH_W(volumes) LH_W(volumes_of)(const LH_W(volume_ray) * r, LH_W(triangle) t)
{
    const LH_W(v3) direction = r->line.direction;
    const LH_W(v3) from_a = LH_W(v3_sub)(r->line.origin, t.a), ab = LH_W(v3_sub)(t.b, t.a),
                   ac = LH_W(v3_sub)(t.c, t.a);
    const LH_W(v3) p = LH_W(v3_cross)(direction, ac), q = LH_W(v3_cross)(from_a, ab);
    const LH_W(lanes) det = LH_W(v3_dot)(ab, p), u = LH_W(v3_dot)(from_a, p), v = LH_W(v3_dot)(direction, q);
    const LH_W(lanes) size = LH_W(lanes_add)(LH_W(v3_sum_of_magnitudes)(ab), LH_W(v3_sum_of_magnitudes)(ac));
    const LH_W(lanes) way = LH_W(lanes_add)(LH_W(v3_sum_of_magnitudes)(from_a), size);
    const LH_W(lanes) share = LH_W(lanes_mul)(LH_W(lanes_mul)(way, LH_W(lanes_set1)(LH_W(VOLUME_PADDING))),
                                              LH_W(lanes_mul)(size, r->length));
    const LH_W(lanes) padding = LH_W(lanes_add)(share, LH_W(lanes_set1)(4.484155085839415e-44f));
    const LH_W(lanes) rest = LH_W(lanes_sub)(LH_W(lanes_sub)(det, u), v);
    const LH_W(mask) sound =
        LH_W(mask_and)(r->moves, LH_W(lanes_lt)(LH_W(lanes_abs)(rest), LH_W(lanes_of_bits)(0x7f800000)));
    const LH_W(mask) ascend = LH_W(lanes_le)(r->line.limits.enter, r->line.limits.exit);
    const LH_W(mask) possible =
        LH_W(mask_without)(ascend, LH_W(mask_and)(sound, LH_W(is_beside)(u, v, rest, padding)));
    return LH_MAKE(LH_W(volumes)){from_a, ab, ac, det, u, v, padding, size, way, sound, possible};
}

/* Whether for certain the ray comes from behind, along with the normal ab x ac: from the front the vertices are seen
 * counterclockwise. det is off by 2u of size^2 * length at most. Where it overflows nothing is certain. */
LH_INLINE_FUNCTION LH_W(mask) LH_W(is_from_behind)(const LH_W(volume_ray) * r, const LH_W(volumes) * a)
{
    const LH_W(lanes) share =
        LH_W(lanes_mul)(LH_W(lanes_mul)(a->size, LH_W(lanes_set1)(LH_W(FACING_PADDING))),
                        LH_W(lanes_mul)(a->size, r->length));
    const LH_W(lanes) padding = LH_W(lanes_add)(share, LH_W(lanes_set1)(4.484155085839415e-44f));
    const LH_W(mask) finite =
        LH_W(mask_and)(r->moves, LH_W(lanes_lt)(LH_W(lanes_abs)(a->det), LH_W(lanes_of_bits)(0x7f800000)));
    return LH_W(mask_and)(finite, LH_W(lanes_lt)(LH_W(lanes_add)(a->det, padding), LH_W(lanes_set1)(0.0f)));
}

LH_INLINE_FUNCTION LH_W(volumes)
    LH_W(volumes_of_faces)(const LH_W(volume_ray) * r, LH_W(triangle) t, int culls)
{
    LH_W(volumes) a = LH_W(volumes_of)(r, t);
    if (culls)
        a.possible = LH_W(mask_without)(a.possible, LH_W(is_from_behind)(r, &a));
    return a;
}

/* Of what is possible. */
LH_INLINE_FUNCTION LH_W(volume_result) LH_W(test_volumes)(const LH_W(volume_ray) * r, const LH_W(volumes) * a)
{
    const LH_W(lanes) zero = LH_W(lanes_set1)(0.0f), one = LH_W(lanes_set1)(1.0f);
    const LH_W(v3) direction = r->line.direction;
    const LH_W(interval) limits = r->line.limits;
    const LH_W(lanes) inverse = LH_W(lanes_div)(one, a->det);
    const LH_W(lanes) u = LH_W(lanes_min)(LH_W(lanes_max)(LH_W(lanes_mul)(a->u, inverse), zero), one);
    const LH_W(lanes) v =
        LH_W(lanes_min)(LH_W(lanes_max)(LH_W(lanes_mul)(a->v, inverse), zero), LH_W(lanes_sub)(one, u));
    const LH_W(v3) to =
        LH_W(v3_sub)(LH_W(v3_add)(LH_W(v3_scale)(a->ab, u), LH_W(v3_scale)(a->ac, v)), a->from_a);
    const LH_W(lanes) foot = LH_W(lanes_mul)(LH_W(v3_dot)(to, direction), r->inverse_squared);
    const LH_W(mask) near_side = LH_W(mask_and)(
        a->sound, LH_W(is_within)(LH_W(v3_sub)(to, LH_W(v3_scale)(direction, foot)),
                                  LH_W(lanes_mul)(a->way, LH_W(lanes_set1)(LH_W(FOOT_PADDING)))));

    /* How much of det may be wrong; by so much of the size of the triangle at most is the foot off the plane. */
    const LH_W(lanes) wrong = LH_W(lanes_mul)(a->padding, LH_W(lanes_abs)(inverse));
    const LH_W(lanes) spare =
        LH_W(lanes_mul)(wrong, LH_W(lanes_mul)(a->size, LH_W(lanes_mul)(r->length, r->inverse_squared)));
    const LH_W(mask) out = LH_W(mask_or)(LH_W(lanes_lt)(LH_W(lanes_add)(foot, spare), limits.enter),
                                         LH_W(lanes_lt)(limits.exit, LH_W(lanes_sub)(foot, spare)));
    const LH_W(lanes) time = LH_W(time_within)(limits, foot);
    const LH_W(mask) decided =
        LH_W(mask_and)(near_side, LH_W(mask_and)(a->possible, LH_W(lanes_lt)(wrong, one)));
    const LH_W(mask) hit = LH_W(mask_without)(LH_W(mask_and)(decided, LH_W(lanes_eq)(time, foot)), out);
    return LH_MAKE(LH_W(volume_result)){
        LH_W(mask_without)(a->possible, LH_W(mask_or)(hit, LH_W(mask_and)(near_side, out))),
        {hit, time, u, v}};
}

/* A ray, with what the test by projection needs of it alone. */
typedef struct LH_W(projection_ray) {
    LH_W(v3) origin, direction;  /* a direction of 0 for a ray that stays at its origin */
    LH_W(lanes) inverse_squared; /* 1 / direction^2, or 0 */
    LH_W(lanes)
    speed, inverse_speed; /* the time that a length of 1 takes; infinite or NaN for a ray that stays */
    LH_W(interval) limits;
} LH_W(projection_ray);

LH_INLINE_FUNCTION LH_W(projection_ray) LH_W(projection_ray_of)(LH_W(ray) r)
{
    const LH_W(lanes) zero = LH_W(lanes_set1)(0.0f);
    const LH_W(lanes) squared = LH_W(v3_dot)(r.direction, r.direction), speed = LH_W(lanes_sqrt)(squared);
    const LH_W(lanes) inverse = LH_W(lanes_div)(LH_W(lanes_set1)(1.0f), squared);
    const LH_W(mask) stays = LH_W(lanes_eq)(inverse, LH_W(lanes_of_bits)(0x7f800000));
    return LH_MAKE(LH_W(projection_ray)){r.origin,
                                         LH_W(v3_select)(stays, LH_W(v3_none)(), r.direction),
                                         LH_W(lanes_select)(stays, zero, inverse),
                                         speed,
                                         LH_W(lanes_mul)(speed, inverse),
                                         r.limits};
}

/* A vertex as seen along the line: what is across it on the way there, and the time of the rest. */
typedef struct LH_W(projected_vertex) {
    LH_W(v3) across;
    LH_W(lanes) time;
} LH_W(projected_vertex);

LH_INLINE_FUNCTION LH_W(projected_vertex) LH_W(project)(const LH_W(projection_ray) * s, LH_W(v3) way)
{
    const LH_W(lanes) time = LH_W(lanes_mul)(LH_W(v3_dot)(way, s->direction), s->inverse_squared);
    return LH_MAKE(LH_W(projected_vertex)){LH_W(v3_sub)(way, LH_W(v3_scale)(s->direction, time)), time};
}

LH_INLINE_FUNCTION LH_W(lanes)
    LH_W(padded_reach)(LH_W(lanes) way, float of_way, LH_W(lanes) size, float of_size, float least)
{
    return LH_W(lanes_add)(
        LH_W(lanes_mul)(way, LH_W(lanes_set1)(of_way)),
        LH_W(lanes_add)(LH_W(lanes_mul)(size, LH_W(lanes_set1)(of_size)), LH_W(lanes_set1)(least)));
}

/* Of the line, with the point of the triangle that is closest to it. */
LH_INLINE_FUNCTION LH_W(intersection)
    LH_W(intersect_line)(const LH_W(projected_vertex) vertices[3], const LH_W(triangle_frame) * flat,
                         LH_W(lanes) reach)
{
    const LH_W(closest_of_triangle) closest = LH_W(closest_of)(flat, LH_W(v3_none)());
    const LH_W(lanes) along_ab = LH_W(lanes_sub)(vertices[1].time, vertices[0].time),
                      along_ac = LH_W(lanes_sub)(vertices[2].time, vertices[0].time);
    const LH_W(lanes) later =
        LH_W(lanes_add)(LH_W(lanes_mul)(along_ab, closest.u), LH_W(lanes_mul)(along_ac, closest.v));
    return LH_MAKE(LH_W(intersection)){LH_W(is_within)(closest.way, reach),
                                       LH_W(lanes_add)(vertices[0].time, later), closest.u, closest.v};
}

/* Whether the triangle, seen along the line, is no wider than that: then the line is in its plane, or nearly. Width is
 * altitude by edge ab over the longest edge. */
LH_INLINE_FUNCTION LH_W(mask) LH_W(is_flat)(const LH_W(triangle_frame) * f, LH_W(lanes) reach)
{
    const LH_W(lanes) least = LH_W(lanes_min)(f->bc_inverse, LH_W(lanes_min)(f->ac_inverse, f->ab_inverse));
    const LH_W(lanes) share = LH_W(lanes_mul)(LH_W(v3_dot)(f->ab, f->ab), least);
    return LH_W(lanes_le)(LH_W(lanes_mul)(LH_W(v3_dot)(f->altitude, f->altitude), share),
                          LH_W(lanes_mul)(reach, reach));
}

/* The first of the edges that the line meets; or what is given, if that is earlier. */
LH_INLINE_FUNCTION LH_W(intersection) LH_W(intersect_edges)(const LH_W(projected_vertex) vertices[3],
                                                            LH_W(lanes) reach, LH_W(intersection) first)
{
    static const float u[3] = {0.0f, 1.0f, 0.0f}, v[3] = {0.0f, 0.0f, 1.0f};
    static const float along_u[3] = {1.0f, -1.0f, 0.0f}, along_v[3] = {0.0f, 1.0f, -1.0f};
    LH_ROLLED
    for (int i = 0; i < 3; i++) {
        const int j = i == 2 ? 0 : i + 1;
        const LH_W(segment_path) edge =
            LH_W(path_of)(LH_MAKE(LH_W(segment)){vertices[i].across, vertices[j].across});
        const LH_W(segment_foot) foot = LH_W(foot_on_path)(edge, LH_W(v3_none)());
        const LH_W(lanes) later =
            LH_W(lanes_mul)(foot.share, LH_W(lanes_sub)(vertices[j].time, vertices[i].time));
        const LH_W(intersection)
            met = {first.hit, LH_W(lanes_add)(vertices[i].time, later),
                   LH_W(lanes_add)(LH_W(lanes_set1)(u[i]),
                                   LH_W(lanes_mul)(foot.share, LH_W(lanes_set1)(along_u[i]))),
                   LH_W(lanes_add)(LH_W(lanes_set1)(v[i]),
                                   LH_W(lanes_mul)(foot.share, LH_W(lanes_set1)(along_v[i])))};
        const LH_W(mask) earlier =
            LH_W(mask_and)(LH_W(is_within)(foot.from, reach), LH_W(lanes_lt)(met.t, first.t));
        first = LH_W(intersection_select)(earlier, met, first);
    }
    return first;
}

/* Where the ray is at that time, an end of it. t is seen from its origin. */
LH_INLINE_FUNCTION LH_W(intersection)
    LH_W(intersect_end)(const LH_W(projection_ray) * s, const LH_W(triangle) * t, LH_W(lanes) time,
                        LH_W(lanes) way, LH_W(triangle_frame) f)
{
    const LH_W(v3) end = LH_W(v3_scale)(s->direction, time);
    const LH_W(closest_of_triangle) closest =
        LH_W(closest_seen)(&f, LH_W(v3_sub)(end, t->a), LH_W(v3_sub)(end, t->b));
    const LH_W(lanes) reach = LH_W(padded_reach)(way, LH_W(END_WAY_PADDING), f.size, LH_W(END_SIZE_PADDING),
                                                 8.673617379884035e-19f);
    return LH_MAKE(LH_W(intersection)){LH_W(is_within)(closest.way, reach), time, closest.u, closest.v};
}

/* All lanes, of which some are undecided. Only those lanes are asked for whose bits are in `counted`. */
LH_INLINE_FUNCTION LH_W(intersection)
    LH_W(intersect_by_projection)(const LH_W(volume_ray) * r, LH_W(triangle) given, LH_W(volume_result) first,
                                  uint32_t counted)
{
    const LH_W(projection_ray) own = LH_W(projection_ray_of)(r->line), *s = &own;
    const LH_W(triangle) t = {LH_W(v3_sub)(given.a, s->origin), LH_W(v3_sub)(given.b, s->origin),
                              LH_W(v3_sub)(given.c, s->origin)};
    const LH_W(projected_vertex)
        vertices[3] = {LH_W(project)(s, t.a), LH_W(project)(s, t.b), LH_W(project)(s, t.c)};
    const LH_W(triangle_frame) flat =
        LH_W(frame_of)(LH_MAKE(LH_W(triangle)){vertices[0].across, vertices[1].across, vertices[2].across});
    const LH_W(lanes) furthest = LH_W(lanes_max)(
        LH_W(lanes_abs)(vertices[2].time),
        LH_W(lanes_max)(LH_W(lanes_abs)(vertices[1].time), LH_W(lanes_abs)(vertices[0].time)));
    const LH_W(lanes) way = LH_W(lanes_mul)(furthest, s->speed);
    const LH_W(lanes) reach = LH_W(padded_reach)(way, LH_W(LINE_WAY_PADDING), flat.size,
                                                 LH_W(LINE_SIZE_PADDING), 4.336808689942018e-19f);
    LH_W(intersection) met = LH_W(intersect_line)(vertices, &flat, reach);

    /* All of the triangle may be behind the ray, or beyond its end. */
    const LH_W(lanes) spare = LH_W(lanes_mul)(reach, s->inverse_speed);
    const LH_W(lanes)
        low = LH_W(lanes_min)(vertices[2].time, LH_W(lanes_min)(vertices[1].time, vertices[0].time)),
        high = LH_W(lanes_max)(vertices[2].time, LH_W(lanes_max)(vertices[1].time, vertices[0].time));
    const LH_W(mask) out = LH_W(mask_or)(LH_W(lanes_lt)(LH_W(lanes_add)(high, spare), s->limits.enter),
                                         LH_W(lanes_lt)(s->limits.exit, LH_W(lanes_sub)(low, spare)));
    const LH_W(mask) candidates = LH_W(mask_without)(LH_W(mask_and)(met.hit, first.undecided), out);

    const LH_W(mask) flat_ones = LH_W(mask_and)(candidates, LH_W(is_flat)(&flat, reach));
    if ((LH_W(mask_bits)(flat_ones) & counted) != 0)
        met = LH_W(intersection_select)(flat_ones, LH_W(intersect_edges)(vertices, reach, met), met);

    const LH_W(lanes) time = LH_W(time_within)(s->limits, met.t);
    const LH_W(mask) is_between = LH_W(lanes_eq)(time, met.t);
    met.t = time;
    const LH_W(mask) ends = LH_W(mask_without)(candidates, is_between);
    LH_W(mask) hit = candidates;
    if ((LH_W(mask_bits)(ends) & counted) != 0) {
        const LH_W(intersection) end = LH_W(intersect_end)(s, &t, time, way, LH_W(frame_of)(given));
        met = LH_W(intersection_select)(ends, end, met);
        hit = LH_W(mask_without)(hit, LH_W(mask_without)(ends, end.hit));
    }
    LH_W(intersection) all = LH_W(intersection_select)(first.undecided, met, first.found);
    all.hit = LH_W(mask_or)(hit, first.found.hit);
    return all;
}

/* A mask of signs becomes one of comparisons. */
LH_INLINE_FUNCTION LH_W(mask) LH_W(mask_of_signs)(LH_W(mask) m)
{
    const LH_W(lanes) zero = LH_W(lanes_set1)(0.0f);
    return LH_W(lanes_lt)(zero, LH_W(lanes_select)(m, LH_W(lanes_set1)(1.0f), zero));
}

/* All lanes, of which some are not clear. Only those lanes are asked for whose bits are in `counted`. */
LH_INLINE_FUNCTION LH_W(intersection)
    LH_W(intersect_carefully)(const LH_W(timed_ray) * line, const LH_W(faced_triangle) * t, int culls,
                              uint32_t counted)
{
    const LH_W(plain_volumes) plain = LH_W(plain_volumes_of)(&line->line, t);
    const LH_W(clear_verdict) seen = LH_W(verdict_of)(line, t, &plain, 1);
    const LH_W(mask) is_clear = LH_W(mask_of_signs)(seen.clear);
    const LH_W(intersection) clearly =
        LH_W(plain_intersection)(LH_W(clear_hits)(seen, &plain, culls), &plain);
    const LH_W(volume_ray) r = LH_W(volume_ray_of)(line->line);
    const LH_W(volumes) a = LH_W(volumes_of_faces)(&r, t->corners, culls);
    LH_W(volume_result) first = LH_W(test_volumes)(&r, &a);
    const LH_W(mask) hit =
        LH_W(mask_or)(LH_W(mask_and)(clearly.hit, is_clear), LH_W(mask_without)(first.found.hit, is_clear));
    first.undecided = LH_W(mask_without)(first.undecided, is_clear);
    first.found = LH_W(intersection_select)(is_clear, clearly, first.found);
    first.found.hit = hit;
    return (LH_W(mask_bits)(first.undecided) & counted) == 0
               ? first.found
               : LH_W(intersect_by_projection)(&r, t->corners, first, counted);
}

/* 1 + 8u. Each time has three roundings (difference, reciprocal, product), so enter may be high by 3u and
 * exit low by 3u, and the padded reciprocal is rounded once more. It is the reciprocals that are padded, not the last
 * exit time: for one ray and many boxes that is done once. */
static const float LH_W(RAY_PADDING) = 1.0f + 4.76837158203125e-07f;

typedef struct LH_W(ray_limits) {
    LH_W(lanes) last;      /* from +0 to LATEST_TIME; what t may reach on output */
    LH_W(interval) within; /* from max(t_min, +0) to the padded t_max */
} LH_W(ray_limits);

LH_INLINE_FUNCTION LH_W(ray_limits) LH_W(ray_limits_of)(LH_W(lanes) t_min, LH_W(lanes) t_max)
{
    const LH_W(lanes) zero = LH_W(lanes_set1)(0.0f),
                      limit = LH_W(lanes_min)(t_max, LH_W(lanes_set1)(LH_W(LATEST_TIME)));
    return LH_MAKE(LH_W(ray_limits)){
        LH_W(lanes_max)(limit, zero),
        {LH_W(lanes_max)(t_min, zero), LH_W(lanes_mul)(limit, LH_W(lanes_set1)(LH_W(RAY_PADDING)))}};
}

LH_INLINE_FUNCTION LH_W(lanes) LH_W(entry_of)(LH_W(interval) inside, LH_W(mask) hit, LH_W(ray_limits) limits)
{
    return LH_W(time_or_never)(hit, LH_W(lanes_min)(limits.last, inside.enter));
}

/* Not before the entry, since enter is not after exit in a hit; but it may be -0. */
LH_INLINE_FUNCTION LH_W(lanes) LH_W(exit_of)(LH_W(interval) inside, LH_W(mask) hit, LH_W(ray_limits) limits)
{
    return LH_W(lanes_from_zero_or_infinity)(hit, LH_W(lanes_min)(inside.exit, limits.last));
}

/* 1 + 10u: four roundings a time (velocity, reciprocal, difference of planes, product) on either side, and the padded
 * exit time is rounded once more. It is the last exit time that is padded, not the reciprocals: most boxes have a
 * velocity of their own, and three of those. */
static const float LH_W(SWEEP_PADDING) = 1.0f + 5.960464477539062e-07f;

/* +1, -1, +2, -2, +3, -3: the outward normal of the first face of b that is entered at `enter`, which opposes
 * the velocity; 0 if no slab is entered then: the boxes overlap from the start. */
LH_INLINE_FUNCTION LH_W(lanes)
    LH_W(normal_of)(const LH_W(lanes) t_near[3], LH_W(lanes) enter, const LH_W(slope) line[3])
{
    const LH_W(lanes) x = LH_W(lanes_opposing)(LH_W(lanes_set1)(1.0f), line[0].inverse);
    const LH_W(lanes) y = LH_W(lanes_opposing)(LH_W(lanes_set1)(2.0f), line[1].inverse);
    const LH_W(lanes) z = LH_W(lanes_opposing)(LH_W(lanes_set1)(3.0f), line[2].inverse);
    const LH_W(lanes) z_or_none = LH_W(lanes_or_zero)(LH_W(lanes_eq)(t_near[2], enter), z);
    const LH_W(lanes) y_or_later = LH_W(lanes_select)(LH_W(lanes_eq)(t_near[1], enter), y, z_or_none);
    return LH_W(lanes_select)(LH_W(lanes_eq)(t_near[0], enter), x, y_or_later);
}

LH_INLINE_FUNCTION LH_W(mask) LH_W(sweep_hits)(LH_W(interval) touching)
{
    const LH_W(lanes) exit = LH_W(lanes_mul)(touching.exit, LH_W(lanes_set1)(LH_W(SWEEP_PADDING)));
    return LH_W(lanes_le)(touching.enter, exit);
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(v3_of)(const float a[3])
{
    return LH_MAKE(LH_W(v3)){LH_W(lanes_set1)(a[0]), LH_W(lanes_set1)(a[1]), LH_W(lanes_set1)(a[2])};
}

/* One box in every lane. */
LH_INLINE_FUNCTION LH_W(aabb) LH_W(prepare_aabb)(const float min[3], const float max[3])
{
    return LH_MAKE(LH_W(aabb)){LH_W(v3_of)(min), LH_W(v3_of)(max)};
}

/* Of columns of LANES floats each, one after the other. */
LH_INLINE_FUNCTION LH_W(lanes) LH_W(load_column)(const float *columns, ptrdiff_t k)
{
    return LH_W(lanes_load)(columns + k * LH_LANES);
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(load_columns)(const float *columns, ptrdiff_t first)
{
    return LH_MAKE(LH_W(v3)){LH_W(load_column)(columns, first), LH_W(load_column)(columns, first + 1),
                             LH_W(load_column)(columns, first + 2)};
}

/* The boxes of a node: LANES floats each of min x, min y, min z, max x, max y and max z, one after the other. A slot of
 * the node without a box has +inf for every min and -inf for every max: it is the empty box, which nothing meets. */
LH_INLINE_FUNCTION LH_W(aabb) LH_W(load_aabbs)(const float *node)
{
    return LH_MAKE(LH_W(aabb)){LH_W(load_columns)(node, 0), LH_W(load_columns)(node, 3)};
}

/* As lh_overlap_aabb_aabb. */
LH_INLINE_FUNCTION LH_W(mask) LH_W(overlap_aabbs)(LH_W(aabb) one, LH_W(aabb) boxes)
{
    return LH_W(aabbs_meet)(one, boxes);
}

/* As lh_contains_aabb_aabb: which of the boxes are within the one. */
LH_INLINE_FUNCTION LH_W(mask) LH_W(contained_aabbs)(LH_W(aabb) one, LH_W(aabb) boxes)
{
    return LH_W(aabb_contains)(one, boxes);
}

/* One ball in every lane. */
typedef struct LH_W(prepared_sphere) {
    LH_W(v3) centre;
    LH_W(reach) within;
} LH_W(prepared_sphere);

LH_INLINE_FUNCTION LH_W(prepared_sphere) LH_W(prepare_sphere)(const float centre[3], float radius)
{
    return LH_MAKE(LH_W(prepared_sphere)){LH_W(v3_of)(centre), LH_W(reach_of)(LH_W(lanes_set1)(radius))};
}

/* As lh_overlap_sphere_aabb. */
LH_INLINE_FUNCTION LH_W(mask) LH_W(overlap_sphere_aabbs)(const LH_W(prepared_sphere) * s, LH_W(aabb) boxes)
{
    return LH_W(sphere_meets_aabb)(s->centre, s->within, boxes);
}

/* One ray in every lane. */
typedef struct LH_W(prepared_ray) {
    LH_W(v3) origin;
    LH_W(slope) x, y, z;
    LH_W(ray_limits) limits;
    float t_min;
    ptrdiff_t near_x, near_y, near_z; /* where the planes that the ray meets first lie in a node */
} LH_W(prepared_ray);

/* Where that is on an axis, by the sign of the reciprocal. */
LH_INLINE_FUNCTION ptrdiff_t LH_W(near_plane)(LH_W(lanes) inverse, ptrdiff_t axis)
{
    return (axis + (LH_W(mask_bits)(LH_W(lanes_negative)(inverse)) & 1 ? 3 : 0)) * LH_LANES;
}

/* The plane of the same axis on the other side. */
LH_INLINE_FUNCTION ptrdiff_t LH_W(far_plane)(ptrdiff_t near_at, ptrdiff_t axis)
{
    return (2 * axis + 3) * LH_LANES - near_at;
}

/* Of the reciprocals of a direction, each correctly rounded, where the caller has them. */
LH_INLINE_FUNCTION LH_W(prepared_ray)
    LH_W(prepare_ray_by_inverse)(const float origin[3], LH_W(v3) inverse, float t_min, float t_max)
{
    LH_W(prepared_ray) r;
    r.origin = LH_W(v3_of)(origin);
    r.x = LH_W(slope_padded)(inverse.x, LH_W(RAY_PADDING));
    r.y = LH_W(slope_padded)(inverse.y, LH_W(RAY_PADDING));
    r.z = LH_W(slope_padded)(inverse.z, LH_W(RAY_PADDING));
    r.limits = LH_W(ray_limits_of)(LH_W(lanes_set1)(t_min), LH_W(lanes_set1)(t_max));
    r.t_min = t_min;
    r.near_x = LH_W(near_plane)(inverse.x, 0);
    r.near_y = LH_W(near_plane)(inverse.y, 1);
    r.near_z = LH_W(near_plane)(inverse.z, 2);
    return r;
}

LH_INLINE_FUNCTION LH_W(v3) LH_W(reciprocals_of)(const float a[3])
{
    const LH_W(lanes) one = LH_W(lanes_set1)(1.0f);
    const LH_W(v3) v = LH_W(v3_of)(a);
    return LH_MAKE(LH_W(v3)){LH_W(lanes_div)(one, v.x), LH_W(lanes_div)(one, v.y), LH_W(lanes_div)(one, v.z)};
}

/* The points origin + t * direction, t_min <= t <= t_max. The direction need not be of length 1; a zero direction is a
 * point. Give 0 and INFINITY for no limits. Negative limits count as 0, NaN ones as none. */
LH_INLINE_FUNCTION LH_W(prepared_ray)
    LH_W(prepare_ray)(const float origin[3], const float direction[3], float t_min, float t_max)
{
    return LH_W(prepare_ray_by_inverse)(origin, LH_W(reciprocals_of)(direction), t_min, t_max);
}

/* Where a hit shortens the ray. */
LH_INLINE_FUNCTION void LH_W(set_t_max)(LH_W(prepared_ray) * r, float t_max)
{
    r->limits = LH_W(ray_limits_of)(LH_W(lanes_set1)(r->t_min), LH_W(lanes_set1)(t_max));
}

/* Planes of boxes in the order in which a line meets them: of an axis of a positive direction min, then max, of a
 * negative one max, then min. The sign of a zero counts, too. */
typedef struct LH_W(slabs) {
    LH_W(slab) x, y, z;
} LH_W(slabs);

/* Of a node; see load_aabbs. */
LH_INLINE_FUNCTION LH_W(slabs)
    LH_W(load_slabs)(const float *node, ptrdiff_t near_x, ptrdiff_t near_y, ptrdiff_t near_z)
{
    return LH_MAKE(LH_W(slabs)){
        {LH_W(lanes_load)(node + near_x), LH_W(lanes_load)(node + LH_W(far_plane)(near_x, 0))},
        {LH_W(lanes_load)(node + near_y), LH_W(lanes_load)(node + LH_W(far_plane)(near_y, 1))},
        {LH_W(lanes_load)(node + near_z), LH_W(lanes_load)(node + LH_W(far_plane)(near_z, 2))}};
}

/* Times are +inf where there is no hit. What is not used of it costs nothing. */
typedef struct LH_W(ray_hits) {
    LH_W(mask) hit;
    LH_W(lanes) t_enter, t_exit;
} LH_W(ray_hits);

LH_INLINE_FUNCTION LH_W(interval)
    LH_W(clip_to_slab)(LH_W(interval) within, LH_W(slab) planes, LH_W(lanes) origin, LH_W(slope) line)
{
    return LH_W(clip)(within,
                      LH_MAKE(LH_W(slab)){LH_W(lanes_sub)(planes.near_side, origin),
                                          LH_W(lanes_sub)(planes.far_side, origin)},
                      line);
}

LH_INLINE_FUNCTION LH_W(ray_hits) LH_W(hits_within)(LH_W(interval) inside, LH_W(ray_limits) limits)
{
    const LH_W(mask) hit = LH_W(lanes_le)(inside.enter, inside.exit);
    return LH_MAKE(LH_W(ray_hits)){hit, LH_W(entry_of)(inside, hit, limits),
                                   LH_W(exit_of)(inside, hit, limits)};
}

/* As lh_raycast_aabb, for planes that the caller has put in order, from wherever they lie. */
LH_INLINE_FUNCTION LH_W(ray_hits) LH_W(raycast_slabs)(const LH_W(prepared_ray) * r, LH_W(slabs) planes)
{
    LH_W(interval) inside = r->limits.within;
    inside = LH_W(clip_to_slab)(inside, planes.x, r->origin.x, r->x);
    inside = LH_W(clip_to_slab)(inside, planes.y, r->origin.y, r->y);
    inside = LH_W(clip_to_slab)(inside, planes.z, r->origin.z, r->z);
    return LH_W(hits_within)(inside, r->limits);
}

/* As lh_raycast_aabb, for the boxes of a node; see load_aabbs. */
LH_INLINE_FUNCTION LH_W(ray_hits) LH_W(raycast_node)(const LH_W(prepared_ray) * r, const float *node)
{
    return LH_W(raycast_slabs)(r, LH_W(load_slabs)(node, r->near_x, r->near_y, r->near_z));
}

LH_INLINE_FUNCTION LH_W(slab)
    LH_W(slab_seen_from)(LH_W(lanes) origin, LH_W(lanes) low, LH_W(lanes) high, LH_W(slope) line)
{
    return LH_W(slab_in_order)(LH_W(lanes_sub)(low, origin), LH_W(lanes_sub)(high, origin), line);
}

/* As lh_raycast_aabb, for boxes in registers, whose planes are put in order lane by lane. */
LH_INLINE_FUNCTION LH_W(ray_hits) LH_W(raycast_aabbs)(const LH_W(prepared_ray) * r, LH_W(aabb) boxes)
{
    LH_W(interval) inside = r->limits.within;
    inside = LH_W(clip)(inside, LH_W(slab_seen_from)(r->origin.x, boxes.min.x, boxes.max.x, r->x), r->x);
    inside = LH_W(clip)(inside, LH_W(slab_seen_from)(r->origin.y, boxes.min.y, boxes.max.y, r->y), r->y);
    inside = LH_W(clip)(inside, LH_W(slab_seen_from)(r->origin.z, boxes.min.z, boxes.max.z, r->z), r->z);
    return LH_W(hits_within)(inside, r->limits);
}

/* The lanes of those bits in the order of their times, which is where to go first; of equal times the lower lane.
 * Returns how many they are. Hardly ever are they more than two. */
LH_INLINE_FUNCTION unsigned LH_W(nearest_first)(uint32_t bits, LH_W(lanes) times, uint8_t order[LH_LANES])
{
    if (bits == 0)
        return 0;
    order[0] = (uint8_t)__builtin_ctz(bits);
    bits &= bits - 1;
    if (bits == 0)
        return 1;
    float time[LH_LANES];
    LH_W(lanes_store)(time, times);
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

/* One moving box in every lane, for boxes that stand: a ray of its velocity against these, grown by it. */
typedef struct LH_W(prepared_sweep) {
    LH_W(slabs) moving; /* its planes, in the order of the velocity */
    LH_W(slope) x, y, z;
    LH_W(lanes) latest;
    ptrdiff_t near_x, near_y, near_z; /* as of a ray */
} LH_W(prepared_sweep);

LH_INLINE_FUNCTION LH_W(slab) LH_W(slab_of_one)(float low, float high, LH_W(lanes) inverse)
{
    return LH_W(slab_in_order)(LH_W(lanes_set1)(low), LH_W(lanes_set1)(high), LH_W(slope_of)(inverse));
}

/* t_max is not negative, nor NaN. Give INFINITY for none. */
LH_INLINE_FUNCTION LH_W(prepared_sweep)
    LH_W(prepare_sweep)(const float min[3], const float max[3], const float velocity[3], float t_max)
{
    const LH_W(v3) inverse = LH_W(reciprocals_of)(velocity);
    LH_W(prepared_sweep) s;
    s.moving.x = LH_W(slab_of_one)(min[0], max[0], inverse.x);
    s.moving.y = LH_W(slab_of_one)(min[1], max[1], inverse.y);
    s.moving.z = LH_W(slab_of_one)(min[2], max[2], inverse.z);
    s.x = LH_W(slope_of)(inverse.x);
    s.y = LH_W(slope_of)(inverse.y);
    s.z = LH_W(slope_of)(inverse.z);
    s.latest = LH_W(lanes_min)(LH_W(lanes_set1)(t_max), LH_W(lanes_set1)(LH_W(LATEST_TIME)));
    s.near_x = LH_W(near_plane)(inverse.x, 0);
    s.near_y = LH_W(near_plane)(inverse.y, 1);
    s.near_z = LH_W(near_plane)(inverse.z, 2);
    return s;
}

/* The time of impact is +inf, the normal 0, where there is no hit. Normals are whole numbers: +1, -1, +2, -2, +3, -3
 * for +x, -x and so on. */
typedef struct LH_W(sweep_hits_of_boxes) {
    LH_W(mask) hit;
    LH_W(lanes) toi, normal;
} LH_W(sweep_hits_of_boxes);

/* The planes of the Minkowski difference. */
LH_INLINE_FUNCTION LH_W(slab) LH_W(difference_of)(LH_W(slab) standing, LH_W(slab) moving)
{
    return LH_MAKE(LH_W(slab)){LH_W(lanes_sub)(standing.near_side, moving.far_side),
                               LH_W(lanes_sub)(standing.far_side, moving.near_side)};
}

/* As lh_sweep_aabb_aabb, for planes that the caller has put in order. */
LH_INLINE_FUNCTION LH_W(sweep_hits_of_boxes)
    LH_W(sweep_slabs)(const LH_W(prepared_sweep) * s, LH_W(slabs) planes)
{
    const LH_W(slope) line[3] = {s->x, s->y, s->z};
    const LH_W(slab) x = LH_W(difference_of)(planes.x, s->moving.x),
                     y = LH_W(difference_of)(planes.y, s->moving.y);
    const LH_W(slab) z = LH_W(difference_of)(planes.z, s->moving.z);
    const LH_W(lanes)
        t_near[3] = {LH_W(entry_time)(x, s->x), LH_W(entry_time)(y, s->y), LH_W(entry_time)(z, s->z)};
    LH_W(interval) touching = {LH_W(lanes_set1)(0.0f), s->latest};
    touching = LH_W(clip)(LH_W(clip)(LH_W(clip)(touching, x, s->x), y, s->y), z, s->z);
    const LH_W(mask) hit = LH_W(sweep_hits)(touching);
    const LH_W(lanes) normal = LH_W(normal_of)(t_near, touching.enter, line);
    return LH_MAKE(LH_W(sweep_hits_of_boxes)){
        hit, LH_W(time_or_never)(hit, LH_W(lanes_min)(s->latest, touching.enter)),
        LH_W(lanes_or_zero)(hit, normal)};
}

/* As lh_sweep_aabb_aabb, for the boxes of a node; see load_aabbs. */
LH_INLINE_FUNCTION LH_W(sweep_hits_of_boxes)
    LH_W(sweep_node)(const LH_W(prepared_sweep) * s, const float *node)
{
    return LH_W(sweep_slabs)(s, LH_W(load_slabs)(node, s->near_x, s->near_y, s->near_z));
}

/* One ray in every lane, for triangles. */
typedef struct LH_W(triangle_ray) {
    LH_W(timed_ray) timed;
    float t_min;
} LH_W(triangle_ray);

/* As prepare_ray. */
LH_INLINE_FUNCTION LH_W(triangle_ray)
    LH_W(prepare_triangle_ray)(const float origin[3], const float direction[3], float t_min, float t_max)
{
    const LH_W(ray) r = {LH_W(v3_of)(origin), LH_W(v3_of)(direction),
                         LH_W(limits_of_ray)(LH_W(lanes_set1)(t_min), LH_W(lanes_set1)(t_max))};
    return LH_MAKE(LH_W(triangle_ray)){LH_W(timed_ray_of)(r), t_min};
}

/* Where a hit shortens the ray. */
LH_INLINE_FUNCTION void LH_W(set_triangle_t_max)(LH_W(triangle_ray) * r, float t_max)
{
    r->timed.line.limits = LH_W(limits_of_ray)(LH_W(lanes_set1)(r->t_min), LH_W(lanes_set1)(t_max));
}

/* LANES floats each of ax, ay, az, bx, by, bz, cx, cy and cz, one after the other. */
LH_INLINE_FUNCTION LH_W(triangle) LH_W(load_triangles)(const float *leaf)
{
    return LH_MAKE(LH_W(triangle)){LH_W(load_columns)(leaf, 0), LH_W(load_columns)(leaf, 3),
                                   LH_W(load_columns)(leaf, 6)};
}

/* t is +inf, u and v are 0, where there is no hit. The point is a + u (b - a) + v (c - a). */
typedef struct LH_W(triangle_hits) {
    LH_W(mask) hit;
    LH_W(lanes) t, u, v;
} LH_W(triangle_hits);

LH_INLINE_FUNCTION LH_W(triangle_hits) LH_W(triangle_hits_of)(LH_W(intersection) m)
{
    return LH_MAKE(LH_W(triangle_hits)){m.hit, LH_W(lanes_signed_or_infinity)(m.hit, m.t),
                                        LH_W(lanes_or_zero)(m.hit, m.u), LH_W(lanes_or_zero)(m.hit, m.v)};
}

/* Where some volumes are not clear, which is seldom. */
LH_OUT_OF_LINE LH_W(triangle_hits)
    LH_W(raycast_triangles_carefully)(const LH_W(triangle_ray) * r, const LH_W(triangle) * triangles,
                                      uint32_t counted, int culls)
{
    const LH_W(faced_triangle) faced = LH_W(faced_triangle_of)(*triangles);
    return LH_W(triangle_hits_of)(LH_W(intersect_carefully)(&r->timed, &faced, culls, counted));
}

LH_INLINE_FUNCTION LH_W(triangle_hits) LH_W(no_triangle_hits)(void)
{
    const LH_W(lanes) zero = LH_W(lanes_set1)(0.0f);
    return LH_MAKE(LH_W(triangle_hits)){LH_W(lanes_lt)(zero, zero), LH_W(lanes_of_bits)(0x7f800000), zero,
                                        zero};
}

/* Most leaves that a ray comes to have nothing that it meets: then neither heights nor times are computed. */
LH_INLINE_FUNCTION LH_W(triangle_hits)
    LH_W(raycast_faces)(const LH_W(triangle_ray) * r, LH_W(triangle) triangles, uint32_t counted, int culls)
{
    const LH_W(faced_triangle) faced = LH_W(faced_triangle_of)(triangles);
    LH_W(plain_volumes) a = LH_W(plain_sides_of)(&r->timed.line, &faced);
    if ((LH_W(mask_bits)(LH_W(is_clearly_beside)(&r->timed, &a)) & counted) == counted)
        return LH_W(no_triangle_hits)();
    a.height = LH_W(height_of_origin)(&faced, &a);
    const LH_W(clear_verdict) seen = LH_W(verdict_of)(&r->timed, &faced, &a, 1);
    if ((LH_W(mask_bits)(seen.clear) & counted) != counted)
        return LH_W(raycast_triangles_carefully)(r, &triangles, counted, culls);
    const LH_W(mask) hit = LH_W(clear_hits)(seen, &a, culls);
    if ((LH_W(mask_bits)(hit) & counted) == 0)
        return LH_W(no_triangle_hits)();
    return LH_W(triangle_hits_of)(LH_W(plain_intersection)(hit, &a));
}

/* As lh_raycast_triangle, for the lanes whose bits are in `counted`; what others give means nothing. A leaf that is not
 * full counts those that it has. */
LH_INLINE_FUNCTION LH_W(triangle_hits)
    LH_W(raycast_triangles)(const LH_W(triangle_ray) * r, LH_W(triangle) triangles, uint32_t counted)
{
    return LH_W(raycast_faces)(r, triangles, counted, 0);
}

/* As lh_raycast_triangle_front: what is met from behind is culled. */
LH_INLINE_FUNCTION LH_W(triangle_hits)
    LH_W(raycast_triangles_front)(const LH_W(triangle_ray) * r, LH_W(triangle) triangles, uint32_t counted)
{
    return LH_W(raycast_faces)(r, triangles, counted, 1);
}
