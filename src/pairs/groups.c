#include "groups.h"

#include <math.h>

#include "pair_arguments.h"
#include "chunk.h"
#include "plan.h"

/* A place along the curve, while they are sorted. */
typedef struct place {
    uint64_t key;
    uint32_t position;
} place;

static size_t lay_out(grouped *of, size_t count)
{
    size_t at = lh_pairs_aligned(sizeof *of);
    of->levels = 0;
    for (size_t n = count;; n = (n + GROUP - 1) / GROUP) {
        of->level[of->levels++] = (level){n, at};
        at += lh_pairs_aligned(6 * n * sizeof(float));
        if (n <= GROUP)
            break;
    }
    of->position_at = at;
    return at + lh_pairs_aligned(count * sizeof(uint32_t));
}

size_t lh_pairs_group_size(size_t count)
{
    grouped of;
    return LINE + lay_out(&of, count) + 2 * count * sizeof(place);
}

/* ---- Grouping ----------------------------------------------------------------------------------------- */

/* Where most boxes are, by a sample: single ones far away move nothing. */
typedef struct frame {
    float low[3], scale[3];
} frame;

static frame frame_of(const lh_aabbs *boxes)
{
    lh_pairs_sample sample;
    lh_pairs_grid grid;
    frame of;
    sample.count = 0;
    const size_t samples = lh_pairs_samples_of(boxes->count);
    for (size_t k = 0; k < samples; k++) {
        float box[6];
        lh_pairs_box_at(box, boxes, lh_pairs_sample_at(k, boxes->count));
        lh_pairs_add_to_sample(&sample, box, box + 3);
    }
    lh_pairs_plan(&grid, &sample, boxes->count, 1);
    for (int k = 0; k < 3; k++) {
        of.low[grid.axis[k]] = grid.low[k];
        const float span = grid.width[k] * (float)grid.cells[k];
        of.scale[grid.axis[k]] = span > 0x1p-100f ? 1.0f / span : 1.0f;
    }
    return of;
}

/* Every third bit, from the 21 lowest. */
static uint64_t spread_bits(uint32_t x)
{
    uint64_t bits = x;
    bits = (bits | bits << 32) & UINT64_C(0x001f00000000ffff);
    bits = (bits | bits << 16) & UINT64_C(0x001f0000ff0000ff);
    bits = (bits | bits << 8) & UINT64_C(0x100f00f00f00f00f);
    bits = (bits | bits << 4) & UINT64_C(0x10c30c30c30c30c3);
    return (bits | bits << 2) & UINT64_C(0x1249249249249249);
}

/* Along Morton's curve (1966); boxes that are not finite come last, so that they widen groups of their own alone. */
static uint64_t key_of(const frame *in, const float box[6])
{
    uint64_t key = 0;
    for (int k = 0; k < 3; k++) {
        if (!(fabsf(box[k]) <= LH_PAIRS_FAR && fabsf(box[k + 3]) <= LH_PAIRS_FAR))
            return UINT64_C(1) << 63;
        const float centre = box[k] * 0.5f + box[k + 3] * 0.5f, cell = (centre - in->low[k]) * in->scale[k];
        const float cells = cell * 2097152.0f, last = 2097151.0f;
        key |= spread_bits(cells > 0.0f ? (uint32_t)(cells < last ? cells : last) : 0) << k;
    }
    return key;
}

/* By radix, from the lowest byte on; bytes that all have in common are passed over. Returns where the result is. */
static const place *sort_places(place *from, place *to, size_t count)
{
    for (int shift = 0; shift < 64; shift += 8) {
        size_t begin[257] = {0};
        for (size_t i = 0; i < count; i++)
            begin[(from[i].key >> shift & 255) + 1]++;
        if (begin[(from[0].key >> shift & 255) + 1] == count)
            continue;
        for (int byte = 0; byte < 256; byte++)
            begin[byte + 1] += begin[byte];
        for (size_t i = 0; i < count; i++)
            to[begin[from[i].key >> shift & 255]++] = from[i];
        place *const other = from;
        from = to;
        to = other;
    }
    return from;
}

/* Around one more box. An end that is NaN does not count for a ray, as if it were infinitely far. */
static void bound_group(float *ends, size_t pitch, const float *members, size_t members_pitch, size_t first,
                        size_t count)
{
    for (size_t k = 0; k < 6; k++) {
        const float sign = k < 3 ? 1.0f : -1.0f;
        float least = INFINITY;
        for (size_t i = first; i < first + count; i++) {
            const float end = sign * members[k * members_pitch + i];
            least = end == end ? (end < least ? end : least) : -INFINITY;
        }
        ends[k * pitch] = sign * least;
    }
}

static void group_boxes(grouped *of, const lh_aabbs *boxes, place *room)
{
    const size_t count = boxes->count;
    const frame in = frame_of(boxes);
    for (size_t i = 0; i < count; i++) {
        float box[6];
        lh_pairs_box_at(box, boxes, i);
        room[i] = (place){key_of(&in, box), (uint32_t)i};
    }
    const place *const sorted = sort_places(room, room + count, count);
    float *const ends = ends_of(of, 0);
    for (size_t i = 0; i < count; i++) {
        float box[6];
        lh_pairs_box_at(box, boxes, sorted[i].position);
        positions_of(of)[i] = sorted[i].position;
        for (size_t k = 0; k < 6; k++)
            ends[k * count + i] = box[k];
    }
    for (size_t l = 1; l < of->levels; l++) {
        const size_t n = of->level[l].count, members = of->level[l - 1].count;
        for (size_t i = 0; i < n; i++) {
            const size_t first = i * GROUP, left = members - first;
            bound_group(ends_of(of, l) + i, n, ends_of(of, l - 1), members, first,
                        left < GROUP ? left : GROUP);
        }
    }
}

lh_status lh_pairs_group(const lh_aabbs *boxes, void *groups, size_t groups_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_group };
    lh_status status = lh_pairs_check_sets(FUNCTION, boxes, NULL);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 2, groups, groups_size, lh_pairs_group_size(boxes->count));
    if (status != LH_OK)
        return status;
    grouped *const of = align(groups);
    const size_t end = lay_out(of, boxes->count);
    of->boxes = *boxes;
    if (boxes->count > 0)
        group_boxes(of, boxes, (place *)(void *)((char *)of + end));
    return LH_OK;
}
