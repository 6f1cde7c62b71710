/* The volume of a k-DOP is that of the pyramids over its faces, from the middle of its box. A face is what the other
 * bounds leave of a plane (Sutherland and Hodgman, Reentrant Polygon Clipping, 1974). Components of directions are 1, 0
 * or -1, so in the plane one coordinate follows from the other two, by which alone a face is clipped and measured. */
#include "kdop_volume.h"

#include "along_directions.h"

/* A face of a box has four corners, and each other bound adds one at most; what rounding might add is left out. */
enum { HALF_SPACES = 2 * LH_DIRECTIONS, FACE_CORNERS = 4 + HALF_SPACES };

/* What is behind a plane: n.x <= height. */
typedef struct half_space {
    double n[3], height;
} half_space;

typedef struct flat_place {
    double u, v;
} flat_place;

typedef struct kdop_face {
    unsigned count;
    flat_place corner[FACE_CORNERS];
} kdop_face;

/* u and v are the axes behind `axis`, along which the plane has a component. */
typedef struct face_plane {
    half_space of;
    int axis, u, v;
} face_plane;

static face_plane face_plane_of(const half_space *of)
{
    const int axis = of->n[0] != 0 ? 0 : of->n[1] != 0 ? 1 : 2;
    return (face_plane){*of, axis, (axis + 1) % 3, (axis + 2) % 3};
}

/* How far a place in the plane is beyond another half-space. */
static double beyond(const half_space *other, const face_plane *in, flat_place at)
{
    const double *const n = in->of.n, share = other->n[in->axis] * n[in->axis];
    return (other->n[in->u] - share * n[in->u]) * at.u + (other->n[in->v] - share * n[in->v]) * at.v +
           share * in->of.height - other->height;
}

static void add_place(kdop_face *to, flat_place at)
{
    if (to->count < FACE_CORNERS)
        to->corner[to->count++] = at;
}

static void clip_face(kdop_face *face, const face_plane *in, const half_space *by)
{
    kdop_face left;
    left.count = 0;
    for (unsigned k = 0; k < face->count; k++) {
        const flat_place from = face->corner[k], to = face->corner[k + 1 < face->count ? k + 1 : 0];
        const double start = beyond(by, in, from), end = beyond(by, in, to);
        const double share = start / (start - end);
        if (start <= 0)
            add_place(&left, from);
        if ((start < 0 && end > 0) || (start > 0 && end < 0))
            add_place(&left,
                      (flat_place){from.u + (to.u - from.u) * share, from.v + (to.v - from.v) * share});
    }
    face->count = left.count;
    for (unsigned k = 0; k < left.count; k++)
        face->corner[k] = left.corner[k];
}

/* In u and v. Where a component of the direction is -1, the face is seen from behind: either way it is positive. */
static double area_of(const kdop_face *face)
{
    double twice = 0;
    for (unsigned k = 2; k < face->count; k++) {
        const flat_place o = face->corner[0], a = face->corner[k - 1], b = face->corner[k];
        twice += (a.u - o.u) * (b.v - o.v) - (a.v - o.v) * (b.u - o.u);
    }
    return twice / 2;
}

/* half: of the box, whose middle is the origin. The area across the axis is that of the face over the length of the
 * direction, and the height over the plane is likewise, so lengths cancel out. */
static double volume_over(const half_space *all, unsigned count, unsigned which, const double half[3])
{
    const face_plane in = face_plane_of(&all[which]);
    const double u = half[in.u], v = half[in.v];
    kdop_face face;
    face.count = 0;
    add_place(&face, (flat_place){-u, -v});
    add_place(&face, (flat_place){u, -v});
    add_place(&face, (flat_place){u, v});
    add_place(&face, (flat_place){-u, v});
    for (unsigned k = 0; k < count && face.count > 0; k++)
        if (k != which)
            clip_face(&face, &in, &all[k]);
    return face.count < 3 ? 0 : area_of(&face) * in.of.height / 3; /* a height may be infinite */
}

/* From the middle of its box. Behind the upper bound, or behind the lower one. */
static half_space half_space_of(const lh_columns_of_direction *along, const double *of,
                                const double middle[3], int is_lower)
{
    half_space behind;
    double place = 0;
    for (int axis = 0; axis < 3; axis++) {
        const double component = lh_component_along(along->direction, axis);
        behind.n[axis] = is_lower ? -component : component;
        place += component * middle[axis];
    }
    behind.height = is_lower ? place - of[along->low] : of[along->high] - place;
    return behind;
}

double lh_volume_of_kdop(const double *of, unsigned given)
{
    lh_columns_of_direction along[LH_DIRECTIONS];
    half_space all[HALF_SPACES];
    double middle[3], half[3], volume = 0;
    unsigned count = 0;
    int is_number = 1, is_empty = 0, is_infinite = 0;
    for (unsigned axis = 0; axis < 3; axis++) {
        middle[axis] = of[axis] / 2 + of[3 + axis] / 2;
        half[axis] = of[3 + axis] / 2 - of[axis] / 2;
        is_infinite |= half[axis] == __builtin_inf();
    }
    for (unsigned d = 0; d < lh_directions_of_kdop(HALF_SPACES, along); d++) {
        const double low = of[along[d].low], high = of[along[d].high];
        if (!(given >> along[d].low & 1))
            continue;
        is_number &= low == low && high == high;
        is_empty |= low > high;
        all[count++] = half_space_of(&along[d], of, middle, 1);
        all[count++] = half_space_of(&along[d], of, middle, 0);
    }
    if (!is_number)
        return __builtin_nan("");
    if (is_empty || is_infinite)
        return is_empty ? 0 : __builtin_inf();
    for (unsigned which = 0; which < count; which++)
        volume += volume_over(all, count, which, half);
    return volume < 0 ? 0 : volume;
}
