#include "box_cases.h"

#include <math.h>

void draft_relation(stream *s, int relation, int largest, double *a_min, double *a_max, const double *b_min,
                    const double *b_max)
{
    int size = draw_integer(s, 0, largest);
    switch (relation) {
    case BELOW_B:
        *a_max = *b_min - 1;
        *a_min = *a_max - size;
        break;
    case TOUCHING_BELOW:
        *a_max = *b_min;
        *a_min = *a_max - size;
        break;
    case INSIDE:
        *a_min = draw_integer(s, (int)*b_min, (int)*b_max);
        *a_max = draw_integer(s, (int)*a_min, (int)*b_max);
        break;
    case EQUAL:
        *a_min = *b_min;
        *a_max = *b_max;
        break;
    case AROUND:
        *a_min = *b_min - draw_integer(s, 0, 2);
        *a_max = *b_max + draw_integer(s, 0, 2);
        break;
    case TOUCHING_ABOVE:
        *a_min = *b_max;
        *a_max = *a_min + size;
        break;
    case ABOVE_B:
        *a_min = *b_max + 1;
        *a_max = *a_min + size;
        break;
    }
}

static void draft_relations(source *from, int first, int last, int largest, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[B_MIN + axis] = draw_integer(s, -16, 16);
        draft[B_MAX + axis] = draft[B_MIN + axis] + draw_integer(s, 0, largest);
        draft_relation(s, draw_integer(s, first, last), largest, draft + A_MIN + axis, draft + A_MAX + axis,
                       draft + B_MIN + axis, draft + B_MAX + axis);
    }
}

static void draft_touching(source *s, double *draft)
{
    draft_relations(s, TOUCHING_BELOW, TOUCHING_ABOVE, 8, draft);
}

/* b in a, or nearly. */
static void draft_nested(source *s, double *draft)
{
    draft_relations(s, EQUAL, AROUND, 8, draft);
}

/* Flat boxes and points, as often as not. */
static void draft_flat(source *s, double *draft)
{
    draft_relations(s, TOUCHING_BELOW, TOUCHING_ABOVE, 1, draft);
}

static void draft_any(source *s, double *draft)
{
    draft_relations(s, BELOW_B, ABOVE_B, 8, draft);
}

const family box_families[BOX_FAMILIES] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, stretched", draft_touching, STRETCHED, 1, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"touching, below range", draft_touching, BELOW, 1, NULL},
    {"nested", draft_nested, GRID, 0, NULL},
    {"nested, 1 ulp off", draft_nested, ANYWHERE, 1, NULL},
    {"nested, smallest", draft_nested, SMALLEST, 1, NULL},
    {"flat", draft_flat, GRID, 1, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

void judge_comparison(int touches, const answer *given, finding *out)
{
    out->touches = touches;
    if (given->hit && !touches)
        out->growth = INFINITY;
}
