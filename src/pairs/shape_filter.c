#include "shape_filter.h"

#include <string.h>

#include "description/query.h"
#include "pair_arguments.h"

/* What a query is asked of some candidates. */
typedef struct picking {
    lh_own_view view[4];
    uint32_t ids[4][LH_PAIRS_CANDIDATES];
    lh_argument *next;
} picking;

/* The elements of a view that are candidates become the next argument. Of one for all there is nothing to pick. */
static void pick(picking *to, const lh_pairs_filter *of, unsigned operand, const void *view, size_t size,
                 int is_one)
{
    lh_own_view *const picked = &to->view[operand];
    memcpy(picked, view, size);
    to->next++->view = picked;
    if (is_one)
        return;
    for (size_t k = 0; k < of->count; k++)
        to->ids[operand][k] = lh_pairs_id_of(view, operand < 2 ? of->candidate[k].a : of->candidate[k].b);
    picked->start.count = of->count;
    picked->start.index = to->ids[operand];
    picked->start.index_stride = 0;
}

static void pick_shapes(picking *to, const lh_pairs_filter *of, unsigned operand, const lh_pairs_shapes *from)
{
    pick(to, of, operand, &from->start, lh_pairs_view_size(from), 0);
    if (from->kind == LH_PAIRS_OF_MOVING_BOXES)
        pick(to, of, operand + 1, &from->velocity, sizeof from->velocity, from->velocity.count == 1);
}

static void append(lh_pairs_filter *of, lh_swept_pair pair)
{
    const size_t at = of->found++;
    if (of->kept)
        pair.b = lh_pairs_id_of(of->kept, pair.b);
    if (at >= of->capacity)
        return;
    if (of->a->kind == LH_PAIRS_OF_MOVING_BOXES)
        ((lh_swept_pair *)of->pairs)[at] = pair;
    else
        ((lh_pair *)of->pairs)[at] = (lh_pair){pair.a, pair.b};
}

static void decide_candidates(lh_pairs_filter *of)
{
    picking to;
    uint64_t hits[LH_PAIRS_CANDIDATES / 64] = {0};
    float toi[LH_PAIRS_CANDIDATES];
    int8_t normal[LH_PAIRS_CANDIDATES];
    const int is_swept = of->a->kind == LH_PAIRS_OF_MOVING_BOXES;
    lh_call call;
    if (of->count == 0)
        return;
    to.next = call.argument;
    if (of->a->kind == LH_PAIRS_OF_OBBS) { /* whose query has the boxes first */
        pick_shapes(&to, of, 2, of->b);
        pick_shapes(&to, of, 0, of->a);
    } else {
        pick_shapes(&to, of, 0, of->a);
        pick_shapes(&to, of, 2, of->b);
    }
    if (is_swept)
        to.next++->number = of->a->t_max;
    to.next[0].output = hits;
    to.next[1].output = toi;
    to.next[2].output = normal;
    /* Arguments have been checked. */
    of->by.decide(&call);
    for (size_t k = 0; k < of->count; k++)
        if (hits[k / 64] >> k % 64 & 1) {
            if (of->list.met)
                lh_pairs_meets(&of->list, of->candidate[k].a);
            else
                append(of, (lh_swept_pair){to.ids[0][k], to.ids[2][k], is_swept ? toi[k] : 0.0f,
                                           is_swept ? normal[k] : 0});
        }
    of->count = 0;
}

void lh_pairs_decide(lh_pairs_list *list)
{
    decide_candidates((lh_pairs_filter *)list);
}

static void take(lh_pairs_list *list, const lh_pair *pairs, size_t count)
{
    lh_pairs_filter *const of = (lh_pairs_filter *)list;
    for (size_t k = 0; k < count; k++) {
        if (lh_pairs_has_met(list, pairs[k].a))
            continue;
        of->candidate[of->count++] = pairs[k];
        if (of->count == LH_PAIRS_CANDIDATES)
            decide_candidates(of);
    }
}

void lh_pairs_begin_filter(lh_pairs_filter *of, lh_pairs_functions by, const lh_pairs_shapes *a,
                           const lh_pairs_shapes *b, void *pairs, size_t capacity)
{
    static const lh_aabbs by_position; /* without an index, ids are positions */
    of->list = (lh_pairs_list){.a = &by_position, .b = &by_position, .take = take};
    of->by = by;
    of->a = a;
    of->b = b;
    of->kept = NULL;
    of->pairs = pairs;
    of->capacity = capacity;
    of->found = of->count = 0;
}

static void take_wanted_candidates(lh_pairs_list *list, const lh_pair *pairs, size_t count)
{
    lh_pairs_filter *const of = (lh_pairs_filter *)list;
    lh_pairs_take_wanted(&of->layer_test, list, pairs, count, take);
}

void lh_pairs_leave_out_unwanted(lh_pairs_filter *of, const lh_pairs_both_layers *layers)
{
    of->layer_test = (lh_pairs_layer_test){.a = lh_pairs_all_layers_of(layers->a),
                                           .b = lh_pairs_all_layers_of(layers->b),
                                           .a_view = &of->a->start,
                                           .b_view = of->kept ? (const void *)of->kept : &of->b->start};
    of->list.take = take_wanted_candidates;
}

size_t lh_pairs_end_filter(lh_pairs_filter *of)
{
    decide_candidates(of);
    return of->found;
}
