/* Whether anything has passed through anything: by another query than the one that keeps it from that. */
#include <stdlib.h>

#include "drape.h"

#include "../demo/fail.h"

/* ---- Pairs of triangles whose bounds meet ---------------------------------------------------------------------- */

typedef struct triangle_pairs {
    lh_pair *pairs;
    size_t count;
} triangle_pairs;

static triangle_pairs find_pairs(drape *d, const lh_aabbs *a, const lh_aabbs *b)
{
    triangle_pairs found;
    must(lh_pairs_aabb_aabb(a, b, NULL, 0, &found.count, d->scratch, d->scratch_size));
    const size_t room = found.count;
    found.pairs = allocate(room + 1, sizeof *found.pairs);
    must(lh_pairs_aabb_aabb(a, b, found.pairs, room, &found.count, d->scratch, d->scratch_size));
    return found;
}

static int are_neighbours(const triangle_corners *a, const triangle_corners *b)
{
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            if (a->at[i] == b->at[k])
                return 1;
    return 0;
}

/* `first` is the number of the first triangle of the second set. */
static size_t count_crossings(drape *d, const lh_aabbs *a, const lh_aabbs *b, const lh_triangles *triangles,
                              size_t first)
{
    triangle_pairs p = find_pairs(d, a, b);
    size_t kept = 0;
    for (size_t i = 0; i < p.count; i++) {
        const lh_pair pair = {p.pairs[i].a, p.pairs[i].b + (uint32_t)first};
        if (!are_neighbours(&d->corners[pair.a], &d->corners[pair.b]))
            p.pairs[kept++] = pair;
    }
    uint64_t *const hits = allocate(lh_hits_words(kept) + 1, sizeof *hits);
    const lh_triangles of_a = lh_triangles_indexed(*triangles, &p.pairs->a, sizeof *p.pairs, kept),
                       of_b = lh_triangles_indexed(*triangles, &p.pairs->b, sizeof *p.pairs, kept);
    must(lh_overlap_triangle_triangle(&of_a, &of_b, hits));
    const size_t crossings = lh_hits_count(hits, kept);
    free(hits);
    free(p.pairs);
    return crossings;
}

size_t drape_crossings(drape *d)
{
    triangle *const all = allocate(d->triangles, sizeof *all);
    box *const bounds = allocate(d->triangles, sizeof *bounds);
    for (size_t i = 0; i < d->triangles; i++) {
        const uint32_t *at = d->corners[i].at;
        all[i] = (triangle){d->before[at[0]], d->before[at[1]], d->before[at[2]]};
        bounds[i] = triangle_bounds(&all[i]);
    }
    const lh_triangles triangles = lh_triangles_aos(&all->a.x, sizeof *all, d->triangles);
    const lh_aabbs sheet = lh_aabbs_aos(&bounds->min.x, sizeof *bounds, d->sheet_triangles),
                   mesh = lh_aabbs_aos(&bounds[d->sheet_triangles].min.x, sizeof *bounds,
                                       d->triangles - d->sheet_triangles);
    const size_t crossings = count_crossings(d, &sheet, NULL, &triangles, 0) +
                             count_crossings(d, &sheet, &mesh, &triangles, d->sheet_triangles);
    free(all);
    free(bounds);
    return crossings;
}
