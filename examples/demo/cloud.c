#include "cloud.h"

#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "random.h"

enum {
    SPHERES = 16384,
    PAIRS = 4096,               /* in a batch */
    MOST_PAIRS_OF_ALL = 1 << 26 /* half a second for the reference */
};

static const float least_radius = 0.006F, most_radius = 0.014F; /* the mesh is 1 long */

static float spread(uint64_t *random, float low, float high)
{
    return random_float(random, low - most_radius, high + most_radius);
}

static void make_spheres(cloud *c)
{
    uint64_t random = 2;
    box b = c->mesh->bounds;
    for (size_t i = 0; i < c->count; i++) {
        sphere *s = &c->spheres[i];
        s->center.x = spread(&random, b.min.x, b.max.x);
        s->center.y = spread(&random, b.min.y, b.max.y);
        s->center.z = spread(&random, b.min.z, b.max.z);
        s->radius = random_float(&random, least_radius, most_radius);
    }
}

typedef struct sort_key {
    float min_x;
    uint32_t triangle;
} sort_key;

static int compare_keys(const void *a, const void *b)
{
    const sort_key *p = a, *q = b;
    return p->min_x != q->min_x ? (p->min_x < q->min_x ? -1 : 1)
                                : (p->triangle > q->triangle) - (p->triangle < q->triangle);
}

static void sort_boxes(cloud *c)
{
    size_t count = c->mesh->count;
    sort_key *keys = allocate(count, sizeof *keys);
    for (size_t i = 0; i < count; i++)
        keys[i] = (sort_key){c->mesh->boxes[i].min.x, (uint32_t)i};
    qsort(keys, count, sizeof *keys, compare_keys);
    for (size_t i = 0; i < count; i++) {
        const box *b = &c->mesh->boxes[keys[i].triangle];
        c->order[i] = keys[i].triangle;
        packed_boxes_set(&c->boxes, i, b);
        c->widest = fmaxf(c->widest, b->max.x - b->min.x);
    }
    free(keys);
}

cloud cloud_make(const mesh *m)
{
    cloud c = {.mesh = m,
               .spheres = allocate(SPHERES, sizeof *c.spheres),
               .count = SPHERES,
               .order = allocate(m->count, sizeof *c.order),
               .boxes = packed_boxes_make(m->count),
               .touched = allocate(SPHERES, sizeof *c.touched)};
    make_spheres(&c);
    sort_boxes(&c);
    return c;
}

void cloud_free(cloud *c)
{
    free(c->spheres);
    free(c->order);
    packed_boxes_free(&c->boxes);
    free(c->touched);
}

static lh_spheres spheres_from(const cloud *c, size_t first, size_t count)
{
    return lh_spheres_aos(&c->spheres[first].center.x, sizeof *c->spheres, count);
}

size_t cloud_count_for_all(const cloud *c)
{
    size_t most = MOST_PAIRS_OF_ALL / c->mesh->count;
    return most < 1 ? 1 : most < c->count ? most : c->count;
}

void cloud_pass_all(void *context, meter *m)
{
    cloud *c = context;
    size_t n = c->mesh->count;
    uint64_t *hits = allocate(lh_hits_words(n), sizeof *hits);
    lh_aabbs all = packed_boxes_view(&c->boxes, 0, n);
    for (size_t i = 0; i < cloud_count_for_all(c); i++) {
        lh_spheres one = spheres_from(c, i, 1);
        meter_start(m);
        must(lh_overlap_sphere_aabb(&one, &all, hits));
        meter_stop(m);
        meter_hits(m, hits, n);
        c->touched[i] = (uint32_t)lh_hits_count(hits, n);
    }
    free(hits);
}

typedef struct pairs {
    size_t count;
    lh_pair pairs[PAIRS]; /* a sphere, and a triangle of the mesh */
    uint64_t hits[PAIRS / 64];
} pairs;

static void solve_pairs(cloud *c, pairs *p, meter *m)
{
    uint32_t which[PAIRS];
    lh_spheres spheres = spheres_from(c, 0, p->count);
    spheres.index = &p->pairs[0].a;
    lh_aabbs boxes = lh_aabbs_aos(&c->mesh->boxes[0].min.x, sizeof *c->mesh->boxes, p->count);
    boxes.index = &p->pairs[0].b;
    spheres.index_stride = boxes.index_stride = sizeof(lh_pair);
    meter_start(m);
    must(lh_overlap_sphere_aabb(&spheres, &boxes, p->hits));
    meter_stop(m);
    meter_hits(m, p->hits, p->count);
    size_t hits = lh_hits_to_indices(p->hits, p->count, which);
    for (size_t i = 0; i < hits; i++)
        c->touched[p->pairs[which[i]].a]++;
    p->count = 0;
}

/* The first box, in order, of which the lowest x is not below this. */
static size_t first_not_below(const cloud *c, float x)
{
    size_t low = 0, high = c->mesh->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (c->boxes.min_x[middle] < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* A box around the sphere, and around all that the query may over-report. */
static box bounds_of(const sphere *s)
{
    float r = s->radius * 1.001F;
    vec3 reach = {r, r, r};
    return (box){vec3_sub(s->center, reach), vec3_add(s->center, reach)};
}

/* The broad phase: boxes that begin far from the sphere along x are never looked at; those that are left are
 * compared with the sphere's own box in one call. */
static void add_candidates(cloud *c, pairs *p, uint32_t i, uint64_t *hits, uint32_t *which, meter *m)
{
    box b = bounds_of(&c->spheres[i]);
    size_t first = first_not_below(c, b.min.x - c->widest * 1.001F),
           end = first_not_below(c, nextafterf(b.max.x, INFINITY));
    lh_aabbs one = lh_aabbs_aos(&b.min.x, sizeof b, 1),
             near = packed_boxes_view(&c->boxes, first, end - first);
    must(lh_overlap_aabb_aabb(&one, &near, hits));
    size_t count = lh_hits_to_indices(hits, end - first, which);
    for (size_t k = 0; k < count; k++) {
        p->pairs[p->count++] = (lh_pair){i, c->order[first + which[k]]};
        if (p->count == PAIRS)
            solve_pairs(c, p, m);
    }
}

void cloud_pass_pairs(void *context, meter *m)
{
    cloud *c = context;
    size_t n = c->mesh->count;
    uint64_t *hits = allocate(lh_hits_words(n), sizeof *hits);
    uint32_t *which = allocate(n, sizeof *which);
    pairs *p = allocate(1, sizeof *p);
    memset(c->touched, 0, c->count * sizeof *c->touched);
    for (size_t i = 0; i < c->count; i++)
        add_candidates(c, p, (uint32_t)i, hits, which, m);
    if (p->count > 0)
        solve_pairs(c, p, m);
    free(p);
    free(which);
    free(hits);
}
