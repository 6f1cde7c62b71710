/* Pairs of bodies of mixed shapes become lists of one kind of shape with another: a counting sort. */
#include "description/status.h"

enum { POSITION_PAIRS = 1, POSITION_KIND = 3, POSITION_KINDS, POSITION_SORTED, POSITION_FIRST };

static lh_status refused(int position, int kind)
{
    return lh_failure(LH_FUNCTION_pairs_by_kind, position, kind);
}

static int is_misaligned(const void *array, size_t alignment)
{
    return (uintptr_t)array % alignment != 0;
}

static lh_status check(const lh_pair *pairs, size_t n, const uint8_t *kind, unsigned kinds,
                       const lh_pair *sorted, const size_t *first)
{
    if (n > 0 && !pairs)
        return refused(POSITION_PAIRS, LH_ERROR_NULL_ARRAY);
    if (is_misaligned(pairs, sizeof(uint32_t)))
        return refused(POSITION_PAIRS, LH_ERROR_ALIGNMENT);
    if (n > 0 && !kind)
        return refused(POSITION_KIND, LH_ERROR_NULL_ARRAY);
    if (kinds < 1 || kinds > LH_MOST_KINDS)
        return refused(POSITION_KINDS, LH_ERROR_COUNT);
    if (n > 0 && !sorted)
        return refused(POSITION_SORTED, LH_ERROR_NULL_ARRAY);
    if (is_misaligned(sorted, sizeof(uint32_t)))
        return refused(POSITION_SORTED, LH_ERROR_ALIGNMENT);
    if (!first)
        return refused(POSITION_FIRST, LH_ERROR_NULL_ARRAY);
    if (is_misaligned(first, sizeof *first))
        return refused(POSITION_FIRST, LH_ERROR_ALIGNMENT);
    for (size_t i = 0; i < n; i++)
        if (kind[pairs[i].a] >= kinds || kind[pairs[i].b] >= kinds)
            return refused(POSITION_KIND, LH_ERROR_LIMIT);
    return LH_OK;
}

/* The lower kind comes first. */
static lh_pair in_order(lh_pair pair, const uint8_t *kind)
{
    return kind[pair.a] <= kind[pair.b] ? pair : (lh_pair){pair.b, pair.a};
}

lh_status lh_pairs_by_kind(const lh_pair *pairs, size_t n, const uint8_t *kind, unsigned kinds,
                           lh_pair *sorted, size_t *first)
{
    const lh_status status = check(pairs, n, kind, kinds, sorted, first);
    if (status != LH_OK)
        return status;
    size_t next[LH_MOST_KINDS * LH_MOST_KINDS] = {0};
    for (size_t i = 0; i < n; i++) {
        const lh_pair pair = in_order(pairs[i], kind);
        next[(size_t)kind[pair.a] * kinds + kind[pair.b]]++;
    }
    size_t before = 0, lists = (size_t)kinds * kinds;
    for (size_t list = 0; list < lists; list++) {
        const size_t count = next[list];
        first[list] = next[list] = before;
        before += count;
    }
    first[lists] = before;
    for (size_t i = 0; i < n; i++) {
        const lh_pair pair = in_order(pairs[i], kind);
        sorted[next[(size_t)kind[pair.a] * kinds + kind[pair.b]]++] = pair;
    }
    return LH_OK;
}
