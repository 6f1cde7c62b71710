#include "kdop_cases.h"

#include "box_cases.h"

void order_kdop(float *bounds)
{
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        float *const low = bounds + kdop_slabs[k].low, *const high = bounds + kdop_slabs[k].high;
        const float was_low = *low;
        *low = was_low > *high ? *high : was_low;
        *high = was_low > *high ? was_low : *high;
    }
}

/* Along each direction a relation from the first to the last; `special` directions, drawn at random, have any. */
static void draft_relations(source *from, int first, int last, int special, double *draft)
{
    stream *s = &from->own;
    int one[2];
    for (int k = 0; k < 2; k++)
        one[k] = k < special ? draw_integer(s, 0, KDOP_DIRECTIONS - 1) : -1;
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        const int low = kdop_slabs[k].low, high = kdop_slabs[k].high;
        const int any = k == one[0] || k == one[1];
        draft[B_KDOP + low] = draw_integer(s, -16, 16);
        draft[B_KDOP + high] = draft[B_KDOP + low] + draw_integer(s, 0, 8);
        draft_relation(s, any ? draw_integer(s, BELOW_B, ABOVE_B) : draw_integer(s, first, last), 8,
                       draft + A_KDOP + low, draft + A_KDOP + high, draft + B_KDOP + low,
                       draft + B_KDOP + high);
    }
}

static void draft_touching(source *s, double *draft)
{
    draft_relations(s, TOUCHING_BELOW, TOUCHING_ABOVE, 0, draft);
}

/* b in a, or nearly. */
static void draft_nested(source *s, double *draft)
{
    draft_relations(s, EQUAL, AROUND, 0, draft);
}

static void draft_any(source *s, double *draft)
{
    draft_relations(s, EQUAL, AROUND, 2, draft);
}

const family kdop_families[KDOP_FAMILIES] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, below range", draft_touching, BELOW, 1, NULL},
    {"nested", draft_nested, GRID, 0, NULL},
    {"nested, 1 ulp off", draft_nested, ANYWHERE, 1, NULL},
    {"nested, largest", draft_nested, LARGEST, 1, NULL},
    {"any along two directions", draft_any, GRID, 0, NULL},
    {"any along two directions, 1 ulp off", draft_any, ANYWHERE, 1, NULL},
};
