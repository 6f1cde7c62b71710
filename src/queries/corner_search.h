/* A point and a triangle, or two segments, of which the corners move each for itself: whether they meet, a time before
 * which they do not, and one at which they are near. mathematics/motion/corner_motion.h has what is proved, and by
 * what.
 *
 * A pair is shown to be apart from one time to the next. At some time ahead the direction of the nearest gap is
 * proposed; if it separates the pair at the time up to which they are known to be apart, they are so until the first
 * height falls to 0. Past the end there is no hit. A hit needs no proof: Newton's method on the distance jumps to where
 * the nearest points would meet if they stayed where they are in their shapes, and finds most meetings in few steps. */
#ifndef LANEHIT_SRC_QUERIES_CORNER_SEARCH_H
#define LANEHIT_SRC_QUERIES_CORNER_SEARCH_H

#include "engine/filter.h"
#include "mathematics/motion/nearest_gap.h"

/* ---- Operands ----------------------------------------------------------------------------------------- */

/* Two shapes, each where it is at the start and where it is at the end. */
enum { CORNER_VIEWS = 4, CORNER_COLUMNS = 24 };

/* What is one element for all pairs, or has fewer than a block, is read from a room of one block. */
typedef struct corner_setup {
    const float *column[CORNER_COLUMNS];
    size_t moves[CORNER_VIEWS]; /* all bits are set if a view has an element for each pair, else none */
    float room[CORNER_COLUMNS][LANES];
    float *toi, *near_at;
    uint64_t *ran_out;
} corner_setup;

LH_INLINE void prepare_corners(corner_setup *to, unsigned query, unsigned one, const lh_call *call)
{
    unsigned c = 0;
    for (unsigned view = 0; view < CORNER_VIEWS; view++) {
        const unsigned end = c + lh_kind_of(&lh_queries[query], view)->shape->arrays;
        const float *const *array = lh_arrays_of(call->argument[view].view);
        const int is_one = one >> view & 1;
        to->moves[view] = is_one ? 0 : ~(size_t)0;
        LH_ROLLED
        for (; c < end; c++, array++) {
            to->column[c] = is_one ? to->room[c] : *array;
            if (is_one)
                lanes_store(to->room[c], lanes_set1(**array));
        }
    }
}

/* Fewer pairs than a block has. */
LH_INLINE void read_few_corners(corner_setup *to, unsigned query, size_t count)
{
    unsigned c = 0;
    for (unsigned view = 0; view < CORNER_VIEWS; view++) {
        const unsigned end = c + lh_kind_of(&lh_queries[query], view)->shape->arrays;
        LH_ROLLED
        for (; c < end; c++)
            if (to->moves[view]) {
                lanes_store(to->room[c], lanes_load_first(to->column[c], count));
                to->column[c] = to->room[c];
            }
        to->moves[view] = 0;
    }
}

/* The corner that begins with this column. */
LH_INLINE v3 corner_of(const corner_setup *from, unsigned view, unsigned column, size_t first)
{
    const size_t i = first & from->moves[view];
    return (v3){lanes_load(from->column[column] + i), lanes_load(from->column[column + 1] + i),
                lanes_load(from->column[column + 2] + i)};
}

/* What the two queries differ in; a constant wherever this is compiled. The function that reads the gaps of a time, the
 * start or the end, is one copy for both. */
typedef struct corner_pair {
    unsigned gaps;
    void (*read)(corner_gaps *to, const corner_setup *from, unsigned time, size_t first);
    void (*nearest)(nearest_gap *to, const v3 gap[MOST_GAPS]);
} corner_pair;

LH_INLINE void read_motion(corner_motion *to, const corner_pair *of, const corner_setup *from, size_t first)
{
    of->read(&to->at[AT_START], from, AT_START, first);
    of->read(&to->at[AT_END], from, AT_END, first);
    scale_motion(to, of->gaps);
}

/* ---- The search --------------------------------------------------------------------------------------- */

/* What is not decided in so many steps hits. In the first ones a meeting is sought, and from then on only the way. */
enum { MOST_STEPS = 16, STEPS_TO_MEET = 7 };

typedef struct corner_search {
    lanes apart_until, ahead, near_at; /* near_at: 2 until they have met */
    mask active, met, clear;           /* clear: apart all the time */
} corner_search;

/* Whether a gap between the shapes, which the weights give, is within 4u of the largest component of all. Weights that
 * are products of lengths underflow for the smallest of shapes. */
LH_INLINE mask is_near(const corner_motion *m, unsigned gaps, const v3 gap[MOST_GAPS],
                       const lanes weight[MOST_GAPS])
{
    v3 sum = v3_scale(gap[0], weight[0]);
    lanes weights = weight[0];
    LH_UNROLL
    for (unsigned i = 1; i < gaps; i++) {
        sum = v3_add(sum, v3_scale(gap[i], weight[i]));
        weights = lanes_add(weights, weight[i]);
    }
    const v3 size = v3_abs(sum);
    const lanes largest = lanes_max(lanes_max(size.x, size.y), size.z);
    const lanes most = lanes_mul(weights, lanes_mul(m->largest, lanes_set1(0x1p-22f)));
    return mask_and(lanes_le(lanes_set1(0x1p-90f), weights), lanes_le(largest, most));
}

/* A time in (next, 1] at which the nearest points would meet, or else the other. */
LH_INLINE lanes meeting_or(lanes other, const separated_time *s, lanes next)
{
    const lanes fall = lanes_sub(s->start_height, s->end_height), root = lanes_div(s->start_height, fall);
    const mask is_ahead = mask_and(lanes_lt(next, root), lanes_le(root, lanes_set1(1.0f)));
    return lanes_select(is_ahead, root, other);
}

/* Of pairs that have met the way is gone on to near_at, if the time is wanted. */
LH_INLINE void take_step(corner_search *s, const corner_motion *m, const corner_pair *of,
                         int looks_for_meeting, int wants_time)
{
    v3 gap[MOST_GAPS];
    LH_UNROLL
    for (unsigned i = 0; i < of->gaps; i++)
        gap[i] = gap_at(m, i, s->ahead);
    nearest_gap nearest;
    of->nearest(&nearest, gap);
    const mask is_met = is_near(m, of->gaps, gap, nearest.weight);

    /* Towards the side on which the gaps are at the time that is reached, not at one ahead, which may lie behind a
     * meeting. */
    const lanes side = v3_dot(nearest.direction, gap_at(m, 0, s->apart_until));
    const v3 c = v3_flip(nearest.direction, lanes_opposing(lanes_set1(0.0f), lanes_negate(side)));
    separated_time separated;
    separate(&separated, m, of->gaps, c, nearest.weight);
    const lanes end = surely_before(separated.until);
    const mask goes_on =
        mask_and(lanes_lt(surely_after(separated.since), s->apart_until), lanes_lt(s->apart_until, end));
    const mask is_last = mask_and(goes_on, lanes_lt(lanes_set1(1.0f), separated.until));
    const mask goes_far = mask_without(goes_on, is_last);

    const lanes next = lanes_select(goes_far, end, s->apart_until);
    const lanes twice = lanes_min(lanes_add(next, lanes_sub(next, s->apart_until)), lanes_set1(1.0f));
    const lanes on = lanes_select(goes_far, twice, next);
    const mask is_stuck = mask_without(mask_without(lanes_le(s->ahead, s->apart_until), goes_on), is_met);
    const mask meets = mask_without(mask_and(s->active, is_met), mask_or(is_last, s->met));

    s->near_at = lanes_select(meets, s->ahead, s->near_at);
    s->met = mask_or(s->met, meets);
    s->clear = mask_or(s->clear, mask_without(mask_and(s->active, is_last), s->met));
    s->ahead = lanes_min(on, s->near_at);
    if (looks_for_meeting)
        s->ahead = lanes_select(s->met, s->ahead, meeting_or(on, &separated, next));
    s->apart_until = lanes_select(s->active, lanes_min(next, s->near_at), s->apart_until);
    s->active = mask_without(s->active, mask_or(is_last, is_stuck));
    if (wants_time) {
        const lanes enough = lanes_mul(s->near_at, lanes_set1(1.0f - 0x1p-6f));
        s->active = mask_without(s->active, mask_and(s->met, lanes_le(enough, s->apart_until)));
    } else {
        s->active = mask_without(s->active, s->met);
    }
}

/* Of pairs that may meet; returns those that hit. */
LH_INLINE mask search_corners(corner_search *s, const corner_motion *m, const corner_pair *of, mask pairs,
                              int wants_time)
{
    const mask none = mask_without(pairs, pairs);
    *s = (corner_search){lanes_set1(0.0f), lanes_set1(0.25f), lanes_set1(2.0f), pairs, none, none};
    for (int step = 1; step <= MOST_STEPS && mask_bits(s->active) != 0; step++)
        take_step(s, m, of, step <= STEPS_TO_MEET, wants_time);
    return mask_without(pairs, s->clear);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* `pairs` are those of a block that may meet. */
LH_INLINE uint32_t decide_corners(const corner_pair *of, const corner_setup *from, const corner_motion *m,
                                  mask pairs, block at)
{
    corner_search search;
    const mask hit = search_corners(&search, m, of, pairs, from->toi != NULL);
    if (from->toi)
        store_block(from->toi, lanes_or_infinity(hit, search.apart_until), at);
    if (from->near_at)
        store_block(from->near_at,
                    lanes_or_infinity(hit, lanes_select(search.met, search.near_at, search.apart_until)), at);
    if (from->ran_out)
        store_bits_beside_hits(from->ran_out, mask_bits(mask_without(hit, search.met)), at);
    return mask_bits(hit);
}

/* LH_SWEEP_OF_CORNERS(K, pair) is the query K of such a pair. Candidates are what the first direction leaves; a block
 * that has none is done. Reading a block and deciding one are functions apart, since the filter reads, too, and so do
 * loops for fewer pairs than a block. */
#define LH_SWEEP_OF_CORNERS(K, pair)                                                                         \
    typedef corner_setup K##_setup, K##_candidates_setup;                                                    \
                                                                                                             \
    static LH_ONE_COPY void K##_prepare(void *setup, unsigned one, const lh_call *call)                      \
    {                                                                                                        \
        corner_setup *const to = setup;                                                                      \
        const K##_arguments of = K##_arguments_of(call);                                                     \
        prepare_corners(to, LH_QUERY_##K, one, call);                                                        \
        to->toi = of.toi;                                                                                    \
        to->near_at = of.near_at;                                                                            \
        to->ran_out = of.ran_out;                                                                            \
    }                                                                                                        \
                                                                                                             \
    static LH_ONE_COPY mask K##_begin(corner_motion *to, const corner_setup *from, size_t first)             \
    {                                                                                                        \
        read_motion(to, &pair, from, first);                                                                 \
        return may_meet(to, pair.gaps);                                                                      \
    }                                                                                                        \
                                                                                                             \
    static LH_ONE_COPY uint32_t K##_decide(const corner_setup *from, size_t first, size_t count)             \
    {                                                                                                        \
        corner_motion motion;                                                                                \
        const mask pairs = K##_begin(&motion, from, first);                                                  \
        return decide_corners(&pair, from, &motion, pairs, block_of(first, count));                          \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        (void)one;                                                                                           \
        if (!at.whole)                                                                                       \
            read_few_corners((corner_setup *)setup, LH_QUERY_##K, at.count);                                 \
        return K##_decide(setup, at.first, at.count);                                                        \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE void K##_candidates_prepare(void *setup, unsigned one, const lh_call *call)                    \
    {                                                                                                        \
        K##_prepare(setup, one, call);                                                                       \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE uint32_t K##_candidates_block(const void *setup, unsigned one, block at)                       \
    {                                                                                                        \
        corner_motion motion;                                                                                \
        (void)one;                                                                                           \
        return mask_bits(K##_begin(&motion, setup, at.first));                                               \
    }                                                                                                        \
                                                                                                             \
    LH_FILTER_OF_ONE_LOOP(K, K##_candidates)                                                                 \
    LH_WHOLE_OF_SETUP(K)                                                                                     \
    LH_FILTERED_QUERY(K, K##_candidates, SHARE_OF_CORNERS)

/* Up to so many candidates of MANY filtering pays. */
enum { SHARE_OF_CORNERS = MANY / 2 };

#endif
