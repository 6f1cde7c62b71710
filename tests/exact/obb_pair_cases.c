#include "obb_pair_cases.h"

#include "rotation.h"

static void draft_box(stream *s, double spread, double *box)
{
    for (int axis = 0; axis < 3; axis++) {
        box[CENTRE + axis] = draw_real(s, -spread, spread);
        box[HALF + axis] = draw_extent(s);
    }
    draw_rotation(s, box + ROTATION);
}

void draft_obbs(source *from, double *draft)
{
    draft_box(&from->own, 4.0, draft);
    draft_box(&from->own, 16.0, draft + SECOND);
}

/* The end of a rod on a small plate: the rod is all that there is, or nearly, and what rounding does to it weighs most.
 * Either may come first. */
void draft_rod_on_plate(source *from, double *draft)
{
    stream *s = &from->own;
    double *rod = draft + (draw_one_in(s, 2) ? SECOND : 0), *plate = rod == draft ? draft + SECOND : draft;
    draft_box(s, 4.0, plate);
    draft_box(s, 4.0, rod);
    double size = draw_power(s, -10, 0), end[3];
    int flat = draw_integer(s, 0, 2), along = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        plate[HALF + axis] = axis == flat ? 0.0 : size;
        rod[HALF + axis] = axis == along ? draw_real(s, 2.0, 4.0) : 0.0;
        end[axis] = draw_sign(s) * rod[HALF + axis];
    }
    rotate(rod + ROTATION, end);
    for (int axis = 0; axis < 3; axis++)
        rod[CENTRE + axis] = plate[CENTRE + axis] + end[axis];
}

/* The rotation p, then q, seen from what p makes of the axes. */
static void rotate_further(const double p[4], const double q[4], double both[4])
{
    for (int k = 0; k < 3; k++) {
        int u = (k + 1) % 3, w = (k + 2) % 3;
        both[k] = p[3] * q[k] + q[3] * p[k] + p[u] * q[w] - p[w] * q[u];
    }
    both[3] = p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2];
}

/* By nearly a quarter of a turn from each other, or a third, or none: edges are parallel but for so much. */
void draft_leaning_obbs(source *from, double *draft)
{
    stream *s = &from->own;
    double turn[4], least = draw_one_in(s, 4) ? 0.0 : draw_power(s, -30, -2);
    draft_obbs(from, draft);
    for (int k = 0; k < 4; k++) {
        int whole = k == 3 ? 1 : draw_integer(s, -1, 1);
        turn[k] = whole + draw_real(s, -1.0, 1.0) * least;
    }
    rotate_further(draft + ROTATION, turn, draft + SECOND + ROTATION);
}

/* Of one shape and turned alike, corner to corner: the balls around them touch there. */
void draft_corner_to_corner(source *from, double *draft)
{
    stream *s = &from->own;
    double times = draw_real(s, 0.1, 1.0), way[3];
    draft_obbs(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        draft[SECOND + HALF + axis] = draft[HALF + axis] * times;
        way[axis] = draw_sign(s) * draft[HALF + axis] * (1.0 + times);
    }
    for (int k = 0; k < 4; k++)
        draft[SECOND + ROTATION + k] = draft[ROTATION + k];
    rotate(draft + ROTATION, way);
    for (int axis = 0; axis < 3; axis++)
        draft[SECOND + CENTRE + axis] = draft[CENTRE + axis] + way[axis];
}

static void turn_by_quarters(stream *s, double q[4])
{
    int which = draw_integer(s, 0, 3);
    for (int k = 0; k < 4; k++)
        q[k] = k == which;
}

/* Without a rotation or by halves of one, which is exact: in whole numbers nothing is rounded but the padding. */
void draft_upright_obbs(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k <= SECOND; k += SECOND) {
        turn_by_quarters(s, draft + k + ROTATION);
        for (int axis = 0; axis < 3; axis++) {
            draft[k + CENTRE + axis] = draw_integer(s, -4, 4);
            draft[k + HALF + axis] = draw_integer(s, 0, 4);
        }
    }
}
