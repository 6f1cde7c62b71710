/* A point in a hull that is given by the planes of its faces. */
#include <math.h>

#include "long_rotation.h"
#include "rotation.h"
#include "subject.h"

static const char layout[] = "xyzqqqqxyzqqqrqqqrqqqrqqqrqqqrqqqrqqqr";
enum { ROTATION = 3, POINT = 7, FACES = 10, FACE_FLOATS = 4, COUNT = 7 };

/* What lanehit/hulls.h says: of the sum of |n_i * seen_i|, and of |n_x| + |n_y| + |n_z| times the way to the point. */
static const double shrinkage_of_seen = 4.6, shrinkage_of_way = 13.6;

/* How far behind the plane the point is, and what of it is a shrinkage of 1, times 2^23. */
typedef struct depth {
    long double behind;
    double unit;
} depth;

static depth depth_behind(const double *numbers, int k)
{
    const double *face = numbers + FACES + FACE_FLOATS * k;
    long double way[3], seen[3], height = 0.0L;
    double of_seen = 0.0, of_normal = 0.0, of_way = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = (long double)numbers[POINT + axis] - numbers[axis];
        of_way += (double)fabsl(way[axis]);
    }
    turn_back_in_long(numbers + ROTATION, way, seen);
    for (int axis = 0; axis < 3; axis++) {
        height += face[axis] * seen[axis];
        of_seen += (double)fabsl(face[axis] * seen[axis]);
        of_normal += fabs(face[axis]);
    }
    return (depth){face[3] - height, shrinkage_of_seen * of_seen + shrinkage_of_way * of_normal * of_way};
}

/* More than long doubles could be off, of the same. */
static const double surely = 0x1p-44;

static void judge(const float *floats, const answer *given, finding *out)
{
    double numbers[sizeof layout - 1];
    for (size_t k = 0; k < sizeof layout - 1; k++)
        numbers[k] = floats[k];
    double shrinkage = INFINITY;
    out->touches = 1;
    out->growth_bound = 1.0;
    for (int k = 0; k < COUNT; k++) {
        const depth d = depth_behind(numbers, k);
        out->touches &= d.behind >= -(surely * d.unit);
        shrinkage = fmin(shrinkage, (double)d.behind / d.unit * 0x1p23);
    }
    if (!given->hit && out->touches)
        out->growth = shrinkage;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* The point is on one face or more, and behind the others. */
static void draft_faces(source *from, int is_even, double *draft)
{
    stream *s = &from->own;
    const int kept = draw_integer(s, 0, 3);
    for (int axis = 0; axis < 3; axis++) {
        draft[axis] = is_even ? draw_integer(s, -8, 8) : draw_real(s, -8.0, 8.0);
        draft[POINT + axis] = is_even ? draw_integer(s, -8, 8) : draw_real(s, -8.0, 8.0);
    }
    draw_rotation(s, draft + ROTATION);
    for (int k = 0; k < 4 && is_even; k++)
        draft[ROTATION + k] = k == kept;
    for (int k = 0; k < COUNT; k++) {
        double *face = draft + FACES + FACE_FLOATS * k;
        for (int axis = 0; axis < 3; axis++)
            face[axis] = is_even ? draw_integer(s, -2, 2) : draw_real(s, -1.0, 1.0);
        face[3] = 0.0;
        face[3] = (double)-depth_behind(draft, k).behind;
        if (k > 0 && draw_one_in(s, 2))
            face[3] += is_even ? draw_integer(s, 0, 4) : draw_real(s, 0.0, 4.0);
    }
}

static void draft_even(source *from, double *draft)
{
    draft_faces(from, 1, draft);
}

static void draft_anyhow(source *from, double *draft)
{
    draft_faces(from, 0, draft);
}

/* By some paddings, outwards most often. */
static void move_faces(stream *s, float *floats)
{
    double numbers[sizeof layout - 1];
    for (size_t k = 0; k < sizeof layout - 1; k++)
        numbers[k] = floats[k];
    for (int k = 0; k < COUNT; k++) {
        float *offset = floats + FACES + FACE_FLOATS * k + 3;
        *offset = (float)(*offset + depth_behind(numbers, k).unit * draw_real(s, -0.5, 2.0) * 0x1p-23);
    }
}

static const family families[] = {
    {"on a face", draft_even, GRID, 0, NULL, AS_DRAFTED},
    {"on a face, 1 ulp off", draft_even, GRID, 1, NULL, AS_DRAFTED},
    {"on a face, rounded", draft_anyhow, ANYWHERE, 1, NULL, AS_DRAFTED},
    {"on a face, far away", draft_anyhow, FAR_AWAY, 1, NULL, AS_DRAFTED},
    {"behind a face by little", draft_anyhow, ANYWHERE, 0, move_faces, AS_FINISHED},
    {"behind a face by little, even", draft_even, ANYWHERE, 0, move_faces, AS_FINISHED},
    {"smallest", draft_anyhow, SMALLEST, 1, NULL, AS_DRAFTED},
    {"largest", draft_anyhow, LARGEST, 1, NULL, AS_DRAFTED},
    {"stretched", draft_anyhow, STRETCHED, 1, NULL, AS_DRAFTED},
};

const subject contains_hull_point = {
    .query = LH_QUERY_contains_hull_point,
    .name = "contains_hull_point",
    .promised = NEVER_HITS_WRONGLY,
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
