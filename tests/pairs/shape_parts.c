#include "shape_parts.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lists.h"
#include "pairs/all_pairs.h"
#include "take.h"
#include "functions_of.h"

/* A list of either kind as it is written, before it is read as hits. */
typedef struct written {
    size_t size; /* of a pair */
    size_t count;
    char *pairs;
} written;

static void *grown(written *w, size_t more)
{
    w->pairs = realloc(w->pairs, (w->count + more) * w->size + 1);
    if (!w->pairs)
        abort();
    return w->pairs + w->count * w->size;
}

static hits hits_of(written *w)
{
    hits all = {take(w->count * sizeof(hit)), w->count};
    for (size_t k = 0; k < w->count; k++) {
        lh_swept_pair pair = {0};
        memcpy(&pair, w->pairs + k * w->size, w->size);
        all.list[k] = (hit){pair.a, pair.b, pair.toi, 0.0f, pair.normal};
    }
    free(w->pairs);
    return all;
}

/* ---- In parts ----------------------------------------------------------------------------------------- */

static lh_status find_part(const lh_backend *by, int is_swept, const void *prepared, size_t part,
                           size_t parts, void *pairs, size_t capacity, size_t *found, void *scratch,
                           size_t size)
{
    return is_swept ? lh_pairs_find_swept_part_by(sweeps_by(by), prepared, part, parts, pairs, capacity,
                                                  found, scratch, size)
                    : lh_pairs_find_part_by(spheres_by(by), prepared, part, parts, pairs, capacity, found,
                                            scratch, size);
}

static hits find_parts(const lh_backend *by, int is_swept, const void *prepared, size_t parts)
{
    const size_t size = lh_pairs_part_scratch_size(prepared);
    void *const scratch = take(size);
    written w = {is_swept ? sizeof(lh_swept_pair) : sizeof(lh_pair), 0, NULL};
    for (size_t part = 0; part < parts; part++) {
        size_t found = 0, again = 0;
        assert_int_equal(find_part(by, is_swept, prepared, part, parts, NULL, 0, &found, scratch, size),
                         LH_OK);
        assert_int_equal(
            find_part(by, is_swept, prepared, part, parts, grown(&w, found), found, &again, scratch, size),
            LH_OK);
        assert_int_equal(found, again);
        w.count += found;
    }
    free(scratch);
    return hits_of(&w);
}

hits spheres_in_parts(const lh_backend *by, const lh_spheres *spheres, const lh_aabbs *others, size_t parts)
{
    const size_t size = lh_pairs_shapes_prepared_size(spheres->count, others->count);
    void *const prepared = take(size);
    assert_int_equal(lh_pairs_prepare_sphere_aabb_by(spheres_by(by), spheres, others, prepared, size), LH_OK);
    const hits all = find_parts(by, 0, prepared, parts);
    free(prepared);
    return all;
}

hits swept_in_parts(const lh_backend *by, const moving *a, const moving *b, float t_max, size_t parts)
{
    const size_t size = lh_pairs_shapes_prepared_size(a->set->count, b ? b->set->count : 0);
    void *const prepared = take(size);
    assert_int_equal(lh_pairs_prepare_sweep_aabb_aabb_by(sweeps_by(by), a->set, a->velocity,
                                                         b ? b->set : NULL, b ? b->velocity : NULL, t_max,
                                                         prepared, size),
                     LH_OK);
    const hits all = find_parts(by, 1, prepared, parts);
    free(prepared);
    return all;
}

/* ---- With a kept set ---------------------------------------------------------------------------------- */

static void *keep(const lh_backend *by, const lh_aabbs *others)
{
    const size_t size = lh_pairs_kept_size(others->count);
    void *const kept = take(size);
    assert_int_equal(lh_pairs_keep_by(by->pairs, others, kept, size), LH_OK);
    return kept;
}

hits spheres_with_kept(const lh_backend *keeper, const lh_backend *by, const lh_spheres *spheres,
                       const lh_aabbs *others)
{
    void *const kept = keep(keeper, others);
    written w = {sizeof(lh_pair), 0, NULL};
    size_t again = 0;
    assert_int_equal(lh_pairs_sphere_kept_by(spheres_by(by), spheres, kept, NULL, 0, &w.count), LH_OK);
    w.pairs = take(w.count * w.size);
    assert_int_equal(
        lh_pairs_sphere_kept_by(spheres_by(by), spheres, kept, (lh_pair *)(void *)w.pairs, w.count, &again),
        LH_OK);
    assert_int_equal(w.count, again);
    free(kept);
    return hits_of(&w);
}

hits swept_with_kept(const lh_backend *keeper, const lh_backend *by, const moving *a, const lh_aabbs *others,
                     float t_max)
{
    void *const kept = keep(keeper, others);
    written w = {sizeof(lh_swept_pair), 0, NULL};
    size_t again = 0;
    assert_int_equal(
        lh_pairs_sweep_aabb_kept_by(sweeps_by(by), a->set, a->velocity, t_max, kept, NULL, 0, &w.count),
        LH_OK);
    w.pairs = take(w.count * w.size);
    assert_int_equal(lh_pairs_sweep_aabb_kept_by(sweeps_by(by), a->set, a->velocity, t_max, kept,
                                                 (lh_swept_pair *)(void *)w.pairs, w.count, &again),
                     LH_OK);
    assert_int_equal(w.count, again);
    free(kept);
    return hits_of(&w);
}

hits kept_by_brute_force(const hits *all, const lh_pairs_shapes *of, const lh_aabbs *others)
{
    const size_t n = lh_pairs_count_of(of);
    float *const memory = take(6 * n * sizeof *memory);
    const lh_aabbs bounds = lh_pairs_bounds_of(lh_isa_backend(LH_ISA_SCALAR)->round, of, 0, n, memory);
    list near = pairs_by_brute_force(&bounds, others);
    hits both = {take(all->count * sizeof(hit)), 0};
    for (size_t i = 0, k = 0; i < all->count; i++) {
        const hit *const h = &all->list[i];
        while (k < near.count &&
               (near.pairs[k].a < h->a || (near.pairs[k].a == h->a && near.pairs[k].b < h->b)))
            k++;
        if (k < near.count && near.pairs[k].a == h->a && near.pairs[k].b == h->b)
            both.list[both.count++] = *h;
    }
    free_list(&near);
    free(memory);
    return both;
}

bool are_the_same(const hits *found, const hits *ascending)
{
    hits sorted = {take(found->count * sizeof(hit)), found->count};
    if (found->count > 0)
        memcpy(sorted.list, found->list, found->count * sizeof(hit));
    qsort(sorted.list, sorted.count, sizeof(hit), compare_hits);
    const bool equal = hits_are_equal(&sorted, ascending);
    free(sorted.list);
    return equal;
}
