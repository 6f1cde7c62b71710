#include "drafts_of_kinds.h"

#include "../support/floats.h"
#include "../support/kdop_slabs.h"
#include "numbers.h"

/* ---- Boxes -------------------------------------------------------------------------------------------- */

static draft draft_box(dice *d, const contact *c)
{
    draft box = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        const int64_t below = draw_up_to(d, c->size), above = draw_up_to(d, c->size);
        box.value[axis] = c->at[axis] - (c->side[axis] < 0 ? 0 : below);
        box.value[3 + axis] = c->at[axis] + (c->side[axis] > 0 ? 0 : above);
    }
    return box;
}

/* Empty, a point, flat or inverted. */
static void flatten_box(dice *d, size_t unused, uint32_t sign, pattern *p)
{
    (void)unused;
    (void)sign;
    const size_t how = dice_below(d, 5), one_axis = dice_below(d, 3);
    for (size_t axis = 0; axis < 3; axis++) {
        uint32_t *low = &p->bits[axis], *high = &p->bits[3 + axis];
        const uint32_t was_low = *low;
        if (how == 0) {
            *low = FLOAT_INFINITY;
            *high = FLOAT_INFINITY | sign_of_float;
        } else if (how == 1) {
            *high = *low;
        } else if (how == 2 && axis == one_axis) {
            *high = *low;
        } else if (how == 3 && axis == one_axis) {
            *low = *high;
            *high = was_low;
        }
    }
}

/* ---- Spheres ------------------------------------------------------------------------------------------ */

/* Directions of whole length, by how many of their components are not 0: there the distance is exact. */
static const int directions[][4] = {{1, 0, 0, 1},  {3, 4, 0, 5}, {5, 12, 0, 13}, {8, 15, 0, 17},
                                    {1, 2, 2, 3},  {2, 3, 6, 7}, {1, 4, 8, 9},   {4, 4, 7, 9},
                                    {2, 6, 9, 11}, {6, 6, 7, 11}};
static const size_t first_direction[] = {0, 0, 1, 4}, directions_of[] = {1, 1, 3, 6};

/* Outwards of a box, from its corner, edge or face. */
static draft draft_sphere(dice *d, const contact *c)
{
    const int sides = (c->side[0] != 0) + (c->side[1] != 0) + (c->side[2] != 0);
    const int *direction = directions[first_direction[sides] + dice_below(d, directions_of[sides])];
    const int64_t times = draw_up_to(d, c->size / 8);
    const size_t first_axis = dice_below(d, 3);
    draft sphere = {{0}};
    for (size_t turn = 0, used = 0; turn < 3; turn++) {
        const size_t axis = (first_axis + turn) % 3;
        sphere.value[axis] = c->at[axis];
        if (c->side[axis])
            sphere.value[axis] += c->side[axis] * times * direction[used++];
    }
    sphere.value[3] = times * direction[3];
    return sphere;
}

static void flatten_sphere(dice *d, size_t how, uint32_t sign, pattern *p)
{
    (void)d;
    if (how < 2)
        p->bits[3] = how == 0 ? sign : p->bits[3] ^ sign_of_float;
}

/* ---- Oriented boxes ----------------------------------------------------------------------------------- */

enum { OBB_HALF = 3, OBB_ROTATION = 6 };

/* Of small whole numbers, so that |q|^2 times the rotation is of whole numbers too. */
static int64_t draw_rotation(dice *d, int64_t q[4], int64_t axis[3][3])
{
    const int64_t most = dice_one_in(d, 2) ? 1 : 3;
    int64_t square = 0;
    while (square == 0)
        for (int k = 0; k < 4; k++) {
            q[k] = (int64_t)dice_below(d, (size_t)(2 * most + 1)) - most;
            square += q[k] * q[k];
        }
    const int64_t x = q[0], y = q[1], z = q[2], w = q[3];
    const int64_t columns[3][3] = {
        {w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
        {2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
        {2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z},
    };
    for (int k = 0; k < 3; k++)
        for (int row = 0; row < 3; row++)
            axis[k][row] = columns[k][row];
    return square;
}

/* To one side of the contact, which is a corner of it, or on an edge, on a face or inside. */
static draft draft_obb(dice *d, const contact *c)
{
    draft box = {{0}};
    int64_t axis[3][3];
    const int64_t square = draw_rotation(d, &box.value[OBB_ROTATION], axis);
    for (int row = 0; row < 3; row++)
        box.value[row] = c->at[row];
    for (int k = 0; k < 3; k++) {
        const int64_t times = draw_up_to(d, c->size / 16);
        const int64_t ahead = axis[k][0] * c->side[0] + axis[k][1] * c->side[1] + axis[k][2] * c->side[2];
        const int64_t way = ahead > 0 ? times : ahead < 0 ? -times : 0;
        for (int row = 0; row < 3; row++)
            box.value[row] += way * axis[k][row];
        box.value[OBB_HALF + k] = times * square;
    }
    return box;
}

/* A point, flat, inside out, or without a direction. */
static void flatten_obb(dice *d, size_t how, uint32_t sign, pattern *p)
{
    const size_t one_axis = dice_below(d, 3);
    uint32_t *const half = &p->bits[OBB_HALF], *const rotation = &p->bits[OBB_ROTATION];
    if (how == 0)
        half[0] = half[1] = half[2] = sign;
    else if (how == 1)
        half[one_axis] = sign;
    else if (how == 2)
        half[one_axis] ^= sign_of_float;
    else
        rotation[0] = rotation[1] = rotation[2] = rotation[3] = sign;
}

/* ---- Poses and hulls ---------------------------------------------------------------------------------- */

enum { POSE_ROTATION = 3 };

/* A hull is about its own origin, which lies to one side of the contact, or there. */
static draft draft_pose(dice *d, const contact *c)
{
    draft pose = {{0}};
    int64_t axis[3][3];
    (void)draw_rotation(d, &pose.value[POSE_ROTATION], axis);
    for (int row = 0; row < 3; row++) {
        const int64_t away = draw_up_to(d, c->size);
        pose.value[row] = c->at[row] + (dice_one_in(d, 4) ? 0 : c->side[row] * away);
    }
    return pose;
}

static void flatten_pose(dice *d, size_t how, uint32_t sign, pattern *p)
{
    (void)d;
    if (how == 0)
        for (int k = 0; k < 4; k++)
            p->bits[POSE_ROTATION + k] = sign;
}

static draft draft_vertex(dice *d, const contact *c)
{
    draft vertex = {{0}};
    for (int axis = 0; axis < 3; axis++)
        vertex.value[axis] = draw_either_way(d, c->size);
    return vertex;
}

/* ---- Triangles ---------------------------------------------------------------------------------------- */

static void step(dice *d, const contact *c, bool outwards, int64_t by[3])
{
    for (int axis = 0; axis < 3; axis++) {
        by[axis] = draw_either_way(d, c->size);
        if (outwards && c->side[axis])
            by[axis] *= (by[axis] < 0) == (c->side[axis] < 0) ? 1 : -1;
    }
}

/* With a corner at the contact, with the middle of an edge, or with the centroid. */
static draft draft_triangle(dice *d, const contact *c)
{
    int64_t first[3], second[3];
    const size_t with = dice_below(d, 4), turns = dice_below(d, 3);
    step(d, c, with == 0, first);
    step(d, c, with < 3, second);
    const size_t one_axis = dice_below(d, 3), other_axis = dice_below(d, 3);
    if (with == 1) /* an edge in a plane of two axes, or along one */
        first[one_axis] = first[other_axis] = 0;
    draft triangle = {{0}};
    for (size_t axis = 0; axis < 3; axis++) {
        const int64_t opposite = with == 0 ? 0 : with < 3 ? -first[axis] : -first[axis] - second[axis];
        const int64_t vertex[3] = {opposite, first[axis], second[axis]};
        for (size_t corner = 0; corner < 3; corner++)
            triangle.value[3 * corner + axis] = c->at[axis] + vertex[(corner + turns) % 3];
    }
    return triangle;
}

/* A point, a segment, a needle or a triangle in a plane of two axes. */
static void flatten_triangle(dice *d, size_t unused, uint32_t sign, pattern *p)
{
    (void)unused;
    (void)sign;
    const size_t how = dice_below(d, 5), flat_axis = dice_below(d, 3);
    for (size_t axis = 0; axis < 3; axis++) {
        const uint32_t a = p->bits[axis];
        uint32_t *b = &p->bits[3 + axis], *c = &p->bits[6 + axis];
        if (how == 0)
            *b = *c = a;
        else if (how == 1)
            *c = *b;
        else if (how == 2)
            *c = *b + 1;
        else if (how == 3 && axis == flat_axis)
            *b = *c = a;
    }
}

/* ---- Segments ----------------------------------------------------------------------------------------- */

/* With an end at the contact, or with the middle. */
static draft draft_segment(dice *d, const contact *c)
{
    int64_t half[3];
    const bool with_end = dice_one_in(d, 2), with_second = dice_one_in(d, 2);
    step(d, c, with_end, half);
    const size_t flat_axis = dice_below(d, 6);
    if (flat_axis < 3) /* in a plane of two axes */
        half[flat_axis] = 0;
    draft segment = {{0}};
    for (size_t axis = 0; axis < 3; axis++) {
        const size_t at_contact = with_second ? 3 + axis : axis, away = with_second ? axis : 3 + axis;
        segment.value[at_contact] = c->at[axis] - (with_end ? 0 : half[axis]);
        segment.value[away] = c->at[axis] + half[axis];
    }
    return segment;
}

/* A point, or across an axis. */
static void flatten_segment(dice *d, size_t how, uint32_t sign, pattern *p)
{
    (void)sign;
    const size_t flat_axis = dice_below(d, 3);
    for (size_t axis = 0; axis < 3; axis++)
        if (how == 0 || (how == 1 && axis == flat_axis))
            p->bits[3 + axis] = p->bits[axis];
}

/* ---- Capsules ----------------------------------------------------------------------------------------- */

enum { CAPSULE_RADIUS = 6 };

/* A sphere outwards of a box there, and one further outwards; or of one that lies between both, as far from each. */
static draft draft_capsule(dice *d, const contact *c)
{
    const draft sphere = draft_sphere(d, c);
    int64_t away[3];
    const bool with_end = dice_one_in(d, 2), with_second = dice_one_in(d, 2);
    step(d, c, with_end, away);
    draft capsule = {{0}};
    for (size_t axis = 0; axis < 3; axis++) {
        if (!with_end && c->side[axis])
            away[axis] = 0; /* across the way to the contact, so that the middle is what is nearest */
        const size_t near = with_second ? 3 + axis : axis, far = with_second ? axis : 3 + axis;
        capsule.value[near] = sphere.value[axis] - (with_end ? 0 : away[axis]);
        capsule.value[far] = sphere.value[axis] + away[axis];
    }
    capsule.value[CAPSULE_RADIUS] = sphere.value[3];
    return capsule;
}

/* A sphere, the segment alone, or empty. */
static void flatten_capsule(dice *d, size_t how, uint32_t sign, pattern *p)
{
    if (how == 0)
        flatten_segment(d, how, sign, p);
    else if (how < 3)
        p->bits[CAPSULE_RADIUS] = how == 1 ? sign : p->bits[CAPSULE_RADIUS] ^ sign_of_float;
}

/* ---- Cylinders ---------------------------------------------------------------------------------------- */

/* With the contact at its mantle, or on a cap: the segment ends there. */
static draft draft_cylinder(dice *d, const contact *c)
{
    draft cylinder = dice_one_in(d, 2) ? draft_capsule(d, c) : draft_segment(d, c);
    if (cylinder.value[CAPSULE_RADIUS] == 0)
        cylinder.value[CAPSULE_RADIUS] = 1 + (int64_t)dice_below(d, 64);
    return cylinder;
}

/* ---- Ellipsoids --------------------------------------------------------------------------------------- */

enum { ELLIPSOID_AXES = 3 };

/* The contact is at the end of the first column, or of the first less the others. */
static draft draft_ellipsoid(dice *d, const contact *c)
{
    draft e = {{0}};
    const int64_t others = dice_one_in(d, 2) ? 0 : 1;
    for (int k = 0; k < 9; k++)
        e.value[ELLIPSOID_AXES + k] = dice_one_in(d, 4) ? 0 : draw_either_way(d, c->size);
    for (int axis = 0; axis < 3; axis++)
        e.value[axis] = c->at[axis] - e.value[ELLIPSOID_AXES + axis] +
                        others * (e.value[ELLIPSOID_AXES + 3 + axis] + e.value[ELLIPSOID_AXES + 6 + axis]);
    return e;
}

/* A disc, a segment or a point. */
static void flatten_ellipsoid(dice *d, size_t how, uint32_t sign, pattern *p)
{
    (void)d;
    for (size_t k = 0; how < 3 && k < 3 * (how + 1); k++)
        p->bits[ELLIPSOID_AXES + k] = sign;
}

/* ---- k-DOPs ------------------------------------------------------------------------------------------- */

/* It ends at the contact along a direction whose sides agree, now and then. */
static draft draft_kdop(dice *d, const contact *c)
{
    draft kdop = {{0}};
    for (size_t k = 0; k < KDOP_DIRECTIONS; k++) {
        const kdop_slab *slab = &kdop_slabs[k];
        int64_t along = 0, side = 0;
        for (int axis = 0; axis < 3; axis++) {
            along += slab->direction[axis] * c->at[axis];
            side += slab->direction[axis] * c->side[axis];
        }
        const bool ends = k < 3 || dice_one_in(d, 2);
        const int64_t below = draw_up_to(d, c->size), above = draw_up_to(d, c->size);
        kdop.value[slab->low] = along - (ends && side < 0 ? 0 : below);
        kdop.value[slab->high] = along + (ends && side > 0 ? 0 : above);
    }
    return kdop;
}

/* Empty, or flat or inverted along one direction. */
static void flatten_kdop(dice *d, size_t how, uint32_t sign, pattern *p)
{
    const kdop_group *group = &kdop_groups[dice_below(d, KDOP_GROUPS)];
    const size_t one = (size_t)group->first + dice_below(d, (size_t)group->count);
    (void)sign;
    for (size_t k = 0; k < KDOP_DIRECTIONS; k++) {
        uint32_t *const low = &p->bits[kdop_slabs[k].low], *const high = &p->bits[kdop_slabs[k].high];
        const uint32_t was_low = *low;
        if (how == 0) {
            *low = FLOAT_INFINITY;
            *high = FLOAT_INFINITY | sign_of_float;
        } else if (how < 3 && k == one) {
            *low = how == 1 ? *low : *high;
            *high = was_low;
        }
    }
}

/* ---- Planes ------------------------------------------------------------------------------------------- */

enum { PLANE_D = 3, MOST_NORMAL = 16 };

/* What is behind it lies to the side that elements lie to. */
static draft draft_plane(dice *d, const contact *c)
{
    draft plane = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        const int64_t either_way = draw_either_way(d, MOST_NORMAL);
        const int64_t inwards = (either_way < 0) == (c->side[axis] < 0) ? -either_way : either_way;
        plane.value[axis] = c->side[axis] ? inwards : dice_one_in(d, 2) ? 0 : either_way;
        plane.value[PLANE_D] += plane.value[axis] * c->at[axis];
    }
    return plane;
}

/* All of space or nothing, across an axis, or through the origin. */
static void flatten_plane(dice *d, size_t how, uint32_t sign, pattern *p)
{
    const size_t kept_axis = dice_below(d, 3);
    for (size_t axis = 0; axis < 3; axis++)
        if (how == 0 || (how == 1 && axis != kept_axis))
            p->bits[axis] = sign;
    if (how == 2 || (how == 0 && dice_one_in(d, 2)))
        p->bits[PLANE_D] = sign;
}

/* ---- Vectors ------------------------------------------------------------------------------------------ */

static draft draft_vector(dice *d, const contact *c)
{
    draft vector = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        vector.value[axis] = draw_either_way(d, c->size);
        if (dice_one_in(d, 8))
            vector.value[axis] = 0;
    }
    return vector;
}

static void flatten_vector(dice *d, size_t how, uint32_t sign, pattern *p)
{
    (void)d;
    if (how == 0)
        p->bits[0] = p->bits[1] = p->bits[2] = sign;
}

/* ---- Margins ------------------------------------------------------------------------------------------ */

static draft draft_margin(dice *d, const contact *c)
{
    return (draft){{dice_one_in(d, 2) ? 0 : draw_either_way(d, c->size / 8)}};
}

static void flatten_margin(dice *d, size_t how, uint32_t sign, pattern *p)
{
    (void)d;
    if (how < 2)
        p->bits[0] = how == 0 ? sign : FLOAT_INFINITY | sign;
}

/* ---- Points ------------------------------------------------------------------------------------------- */

/* At the contact, or to the side of it. */
static draft draft_point(dice *d, const contact *c)
{
    draft p = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        const int64_t away = draw_up_to(d, c->size);
        p.value[axis] = c->at[axis] + (dice_one_in(d, 2) ? 0 : c->side[axis] * away);
    }
    return p;
}

/* ---- Rays --------------------------------------------------------------------------------------------- */

/* Components; drafts hold no reciprocals of the direction. */
enum { RAY_ORIGIN = 0, RAY_DIR = 3, RAY_INV_DIR = 6, RAY_T_MIN = 9, RAY_T_MAX = 10 };

/* Limits at the time of contact, one unit beside it, or anywhere. */
static int64_t draft_limit(dice *d, int64_t time, int sign)
{
    const int64_t anywhere = draw_up_to(d, (size_t)MOST_TIME << TIME_BITS);
    const int64_t aside = (int64_t)dice_below(d, 3) - 1;
    return (time << TIME_BITS) + (dice_one_in(d, 3) ? aside : sign * anywhere);
}

static draft draft_ray(dice *d, const contact *c)
{
    const draft dir = draft_vector(d, c);
    draft ray = {{0}};
    for (int axis = 0; axis < 3; axis++) {
        ray.value[RAY_ORIGIN + axis] = c->at[axis] - c->time * dir.value[axis];
        ray.value[RAY_DIR + axis] = dir.value[axis];
    }
    ray.value[RAY_T_MIN] = draft_limit(d, c->time, -1);
    ray.value[RAY_T_MAX] = draft_limit(d, c->time, 1);
    return ray;
}

static void flatten_ray(dice *d, size_t how, uint32_t sign, pattern *p)
{
    (void)d;
    if (how == 0)
        p->bits[RAY_DIR] = p->bits[RAY_DIR + 1] = p->bits[RAY_DIR + 2] = sign;
    else if (how == 1)
        p->bits[RAY_T_MAX] = p->bits[RAY_T_MIN] - 1;
}

static void invert_direction(pattern *p, bool keep_spoiled)
{
    for (int axis = 0; axis < 3; axis++)
        if (!keep_spoiled || p->bits[RAY_INV_DIR + axis] == 0)
            p->bits[RAY_INV_DIR + axis] = number_reciprocal(p->bits[RAY_DIR + axis]);
}

/* ---- All of them -------------------------------------------------------------------------------------- */

enum { NONE = LH_MOST_ARRAYS };

/* clang-format off */
const figure figures[LH_KINDS] = {
    [LH_KIND_AABBS]           = {draft_box,      true,  2, NONE,    NONE,      flatten_box,      NULL},
    [LH_KIND_SPHERES]         = {draft_sphere,   false, 1, NONE,    NONE,      flatten_sphere,   NULL},
    [LH_KIND_TRIANGLES]       = {draft_triangle, false, 3, NONE,    NONE,      flatten_triangle, NULL},
    [LH_KIND_SEGMENTS]        = {draft_segment,  false, 2, NONE,    NONE,      flatten_segment,  NULL},
    [LH_KIND_CAPSULES]        = {draft_capsule,  false, 2, NONE,    NONE,      flatten_capsule,  NULL},
    [LH_KIND_CYLINDERS]       = {draft_cylinder, false, 2, NONE,    NONE,      flatten_capsule,  NULL},
    [LH_KIND_ELLIPSOIDS]      = {draft_ellipsoid, false, 1, ELLIPSOID_AXES, NONE, flatten_ellipsoid, NULL},
    [LH_KIND_KDOPS]           = {draft_kdop,     true,  0, NONE,    NONE,      flatten_kdop,     NULL},
    [LH_KIND_PLANES]          = {draft_plane,    false, 0, NONE,    NONE,      flatten_plane,    NULL},
    [LH_KIND_VECTORS]         = {draft_vector,   false, 0, 0,       NONE,      flatten_vector,   NULL},
    [LH_KIND_VECTORS_OR_REST] = {draft_vector,   false, 0, 0,       NONE,      flatten_vector,   NULL},
    [LH_KIND_DIRECTIONS]      = {draft_vector,   false, 0, 0,       NONE,      flatten_vector,   NULL},
    [LH_KIND_MARGINS]         = {draft_margin,   false, 0, NONE,    NONE,      flatten_margin,   NULL},
    [LH_KIND_POINTS]          = {draft_point,    false, 1, NONE,    NONE,      flatten_vector,   NULL},
    [LH_KIND_OBBS]            = {draft_obb,      false, 1, OBB_ROTATION, NONE, flatten_obb,      NULL},
    [LH_KIND_POSES]           = {draft_pose,     false, 1, POSE_ROTATION, NONE, flatten_pose,    NULL},
    [LH_KIND_RAYS]            = {draft_ray,      false, 1, RAY_DIR, RAY_T_MIN, flatten_ray,      invert_direction},
    [LH_KIND_FRUSTUM]         = {draft_plane,    false, 0, NONE,    NONE,      flatten_plane,    NULL},
    [LH_KIND_HULL_FACES]      = {draft_plane,    false, 0, NONE,    NONE,      flatten_plane,    NULL},
    [LH_KIND_HULL]            = {draft_vertex,   false, 0, NONE,    NONE,      flatten_vector,   NULL},
    [LH_KIND_POLYGON]         = {draft_vertex,   false, 0, NONE,    NONE,      flatten_vector,   NULL},
};
/* clang-format on */

measure measure_of(lh_kind_name kind, unsigned component)
{
    const figure *f = &figures[kind];
    if (lh_kinds[kind].shape == &lh_shape_planes)
        return component == PLANE_D ? OFFSET : NORMAL;
    return component >= f->first_limit ? LIMIT : component >= f->first_direction ? DIRECTION : COORDINATE;
}

bool is_velocity(lh_kind_name kind)
{
    return measure_of(kind, 0) == DIRECTION;
}
