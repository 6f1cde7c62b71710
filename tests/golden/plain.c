#include "plain.h"

#include "../support/described.h"
#include "numbers.h"

enum { PAIRS = MOST_PAIRS, OF_A_SET = 5, SIX_BITS = 58 };

static float columns[LH_MOST_ARGUMENTS][LH_MOST_ARRAYS][PAIRS];
static view views[LH_MOST_ARGUMENTS];
static results outputs;

/* Rays are given by their directions, and have both limits. */
static bool is_present(const lh_group *of)
{
    const lh_group *before = of - 1;
    return of->presence != LH_ALTERNATIVE || before->presence != LH_ALTERNATIVE;
}

/* Of k-DOPs, along corners and edges: those of a group come first. */
static bool is_lower_bound(const lh_shape *shape, unsigned c)
{
    const lh_group *of = group_of(shape, c);
    return shape == &lh_shape_kdops && of->first > 0 && c < of->first + of->arrays / 2;
}

/* Numbers in [-2, 2) for a place, which the first three are, in [-6, -2) for a lower bound, and in [0, 4) for what else
 * there is. */
static uint32_t draw_component(dice *d, const lh_shape *shape, unsigned c)
{
    const int64_t drawn = (int64_t)(dice_bits(d) >> SIX_BITS);
    return number_bits(c < 3 ? drawn - 32 : is_lower_bound(shape, c) ? drawn - 96 : drawn, -4);
}

/* Packed columns, drawn element by element. */
static void draw_view(dice *d, const lh_kind *kind, float room[][PAIRS], view *v)
{
    const lh_shape *shape = kind->shape;
    *v = (view){.start = {.count = kind->role == LH_SET ? OF_A_SET : PAIRS}};
    for (unsigned c = 0; c < shape->arrays; c++)
        if (is_present(group_of(shape, c)))
            v->array[c] = room[c];
    for (size_t i = 0; i < PAIRS; i++)
        for (unsigned c = 0; c < shape->arrays; c++)
            if (v->array[c]) {
                const uint32_t bits = draw_component(d, shape, c);
                memcpy(&room[c][i], &bits, sizeof bits);
            }
}

const char *plain_tally(const lh_backend *table, unsigned query, tally *of)
{
    const lh_query *described = &lh_queries[query];
    const uint32_t one = FLOAT_ONE;
    dice d = {1};
    lh_call call;
    for (unsigned k = 0; k < described->arguments; k++) {
        if (lh_has_view(described, k)) {
            draw_view(&d, lh_kind_of(described, k), columns[k], &views[k]);
            call.argument[k].view = &views[k];
        } else if (lh_kind_of(described, k)->role == LH_NUMBER)
            memcpy(&call.argument[k].number, &one, sizeof one);
    }
    results_prepare(&outputs, query, 7, &call);
    lh_query_function *run = table ? table->query[query] : public_functions[query];
    if (run(&call) != LH_OK)
        return "a plain call is refused";
    results_add(&outputs, query, &call, PAIRS, of);
    return results_fault(&outputs, query, &call, PAIRS);
}
