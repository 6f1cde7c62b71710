#include "sample.h"

#include <string.h>

#include "../support/dice.h"

enum { AXES = 3 };

float lattice[LH_MOST_ARGUMENTS][LATTICE_ROWS][PAIRS];

/* Small integers, so that many shapes touch. The second three arrays, or a fourth alone, are mostly above the first
 * three: they are a maximum, or a radius. The first operand reaches further, so that it contains some of the second. In
 * the other operands a fourth array is now and then far below: a plane beyond whatever reaches furthest. Sets have none
 * of those, since they consist of the first few elements. And the second three are now and then 0: half extents with
 * which an oriented box fits anywhere. */
static void fill_arrays(dice *d, size_t first, size_t end)
{
    enum { VALUES = 7, SELDOM = 16, FAR_BELOW = 64, OFTEN = 8 };
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++) {
        const float below = k == 0 ? 4 : 2, above = k == 0 ? 2 : 0;
        for (size_t array = first; array < end; array++)
            for (size_t i = 0; i < PAIRS; i++) {
                const float any = (float)dice_below(d, VALUES);
                lattice[k][array][i] = array < AXES ? any - below : array < 2 * AXES ? any + above : any - 1;
                if (k > 0 && array == AXES && i % SELDOM == SELDOM - 1)
                    lattice[k][array][i] -= FAR_BELOW;
                if (k > 0 && array >= AXES && array < 2 * AXES && i % OFTEN == OFTEN / 2 + 1)
                    lattice[k][array][i] = 0;
            }
    }
}

/* Of the corners and edges of k-DOPs, lower bounds and, behind them, upper ones: the first operand reaches further. */
static void fill_bounds(dice *d, size_t first, size_t count)
{
    enum { VALUES = 7, BELOW = 12, ABOVE = 6, FURTHER = 4 };
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++)
        for (size_t row = 0; row < 2 * count; row++)
            for (size_t i = 0; i < PAIRS; i++) {
                const float any = (float)dice_below(d, VALUES), further = k == 0 ? FURTHER : 0;
                lattice[k][first + row][i] = row < count ? any - BELOW - further : any + ABOVE + further;
            }
}

/* What few shapes have is drawn last, so that it leaves the samples of the others as they are. */
void lattice_fill(void)
{
    enum { USUAL = 11, CORNERS = 4, EDGES = 6 };
    dice d = {1};
    fill_arrays(&d, 0, USUAL);
    fill_arrays(&d, USUAL, LH_MOST_ARRAYS_OF_OTHERS);
    fill_bounds(&d, LH_MOST_ARRAYS_OF_OTHERS, CORNERS);
    fill_bounds(&d, LH_MOST_ARRAYS_OF_OTHERS + 2 * CORNERS, EDGES);
}

/* Beyond the first six arrays those of k-DOPs are bounds, and have rows of their own. */
float *lattice_row(const lh_shape *shape, unsigned argument, unsigned array)
{
    const int is_bound = shape->arrays > LH_MOST_ARRAYS_OF_OTHERS && array >= 2 * AXES;
    return lattice[argument][is_bound ? array + LH_MOST_ARRAYS_OF_OTHERS - 2 * AXES : array];
}

/* In structs that have room for it, as those of two float4, there is a float between the first three arrays and the
 * others. Where structs are shorter than their elements, these share floats. */
const float *sample_array(const sample *s, unsigned argument, unsigned array)
{
    static const float structs[PAIRS * MOST_STRIDE / sizeof(float) + LH_MOST_ARRAYS + 1] = {0};
    if (!s->stride)
        return lattice_row(lh_kind_of(s->query, argument)->shape, argument, array);
    return structs + array + (s->stride % 16 == 0 && array >= AXES);
}

/* Of groups that are alternatives, THE_LEAST has the first alone. */
static void fill_view(sample *s, unsigned k, const lh_shape *shape, extent given)
{
    int may_lack_alternative = 0;
    view *v = &s->views[k];
    v->start.count = PAIRS;
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *group = &shape->group[g];
        const int may_be_absent =
            group->presence == LH_OPTIONAL || (group->presence == LH_ALTERNATIVE && may_lack_alternative);
        may_lack_alternative |= group->presence == LH_ALTERNATIVE;
        memcpy((char *)v + group->stride, &s->stride, sizeof s->stride);
        if (may_be_absent && given == THE_LEAST)
            continue;
        for (unsigned array = group->first; array < group->first + group->arrays; array++)
            v->array[array] = sample_array(s, k, array);
    }
}

void sample_make(sample *s, int query, extent given)
{
    sample_make_structs(s, query, given, 0);
}

void sample_make_structs(sample *s, int query, extent given, uint32_t stride)
{
    memset(s, 0, sizeof *s);
    s->number = query;
    s->stride = stride;
    s->query = &lh_queries[query];
    for (unsigned k = 0; k < s->query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(s->query, k);
        const int is_there = given == EVERYTHING || !kind->may_be_null;
        if (kind->role == LH_NUMBER)
            s->call.argument[k].number = 1;
        if (kind->role == LH_OUTPUT && is_there)
            s->call.argument[k].output = s->outputs[k];
        if (kind->shape && is_there) {
            fill_view(s, k, kind->shape, given);
            if (kind->role == LH_SET)
                s->views[k].start.count = SET_SIZE;
            s->call.argument[k].view = &s->views[k];
        }
    }
}

void sample_index(sample *s)
{
    static const uint32_t index[PAIRS] = {[0] = PAIRS - 1, [1] = 2, [2] = 1, [PAIRS - 1] = 5};
    for (unsigned k = 0; k < s->query->arguments; k++)
        s->views[k].start.index = index;
}

lh_status sample_call(sample *s, lh_query_function *function)
{
    memset(s->outputs, OUTPUT_CANARY, s->query->arguments * sizeof s->outputs[0]);
    return function(&s->call);
}

size_t sample_hits(const sample *s)
{
    const unsigned hits = lh_argument_of_kind(s->query, LH_KIND_HITS);
    return hits < s->query->arguments ? lh_hits_count(s->outputs[hits], PAIRS) : 0;
}
