#include <lanehit/lanehit.h>

#include <math.h>
#include <stdlib.h>

#include "../../demo/random.h"
#include "check.h"

/* Returns how many boxes there are, and copies them and their ids. */
static uint32_t fat_boxes(const world *w, tree_box *boxes, uint32_t *ids)
{
    uint32_t count = 0;
    for (uint32_t id = 0; id < w->count; id++)
        if (w->is_in[id]) {
            ids[count] = id;
            boxes[count++] = tree_fat_box(&w->t, id);
        }
    return count;
}

/* How often each box was found, and when. */
typedef struct answers {
    uint32_t times_found[MOST];
    float t_enter[MOST], nearest;
} answers;

static void find(void *with, uint32_t id)
{
    ((answers *)with)->times_found[id]++;
}

static float find_all_hits(void *with, uint32_t id, float t_enter, float t_max)
{
    find(with, id);
    ((answers *)with)->t_enter[id] = t_enter;
    return t_max;
}

static float find_nearest_hit(void *with, uint32_t id, float t_enter, float t_max)
{
    (void)id;
    (void)t_max;
    ((answers *)with)->nearest = t_enter;
    return t_enter;
}

typedef struct truth {
    const world *w;
    tree_box boxes[MOST];
    uint32_t ids[MOST], count;
    lh_aabbs view;
    uint64_t hits[(MOST + 63) / 64];
    float t_enter[MOST];
} truth;

static bool is_hit(const truth *all, size_t i)
{
    return all->hits[i / 64] >> i % 64 & 1;
}

/* All that are hits, each once, and nothing else. */
static void expect_same(const truth *all, const answers *found, const char *what)
{
    for (size_t i = 0; i < all->count; i++)
        EXPECT(found->times_found[all->ids[i]] == is_hit(all, i), what, all->w);
}

static void check_box(truth *all, tree_box box)
{
    answers found = {.nearest = 0};
    const lh_aabbs one = lh_aabbs_aos(box.min, sizeof box, 1);
    lh_overlap_aabb_aabb(&one, &all->view, all->hits);
    EXPECT(tree_query_box(&all->w->t, box, find, &found), "no memory", all->w);
    expect_same(all, &found, "tree_query_box found other boxes");
}

static void check_sphere(truth *all, tree_box box)
{
    answers found = {.nearest = 0};
    const float sphere[4] = {box.min[0], box.min[1], box.max[2], box.max[0] - box.min[0]};
    const lh_spheres one = lh_spheres_aos(sphere, sizeof sphere, 1);
    lh_overlap_sphere_aabb(&one, &all->view, all->hits);
    EXPECT(tree_query_sphere(&all->w->t, sphere, sphere[3], find, &found), "no memory", all->w);
    expect_same(all, &found, "tree_query_sphere found other boxes");
}

/* Between corners of boxes: half of these pass through edges. */
static void check_ray(truth *all, tree_box from, tree_box to)
{
    answers found = {.nearest = INFINITY};
    const tree *t = &all->w->t;
    float ray[6];
    for (int axis = 0; axis < 3; axis++) {
        ray[axis] = from.min[axis];
        ray[axis + 3] = to.max[axis] - from.min[axis];
    }
    const float t_max = 1;
    lh_rays one = lh_rays_aos(ray, sizeof ray, 1);
    one.t_max = &t_max;
    lh_raycast_aabb(&one, &all->view, all->hits, all->t_enter, NULL);
    EXPECT(tree_raycast(t, ray, ray + 3, t_max, find_all_hits, &found), "no memory", all->w);
    expect_same(all, &found, "tree_raycast found other boxes");
    for (size_t i = 0; i < all->count; i++)
        EXPECT(!is_hit(all, i) || found.t_enter[all->ids[i]] == all->t_enter[i],
               "tree_raycast gave another time", all->w);
    const size_t nearest = lh_hits_nearest(all->hits, all->t_enter, all->count);
    EXPECT(tree_raycast(t, ray, ray + 3, t_max, find_nearest_hit, &found), "no memory", all->w);
    EXPECT(found.nearest == (nearest < all->count ? all->t_enter[nearest] : INFINITY),
           "tree_raycast did not find the nearest", all->w);
}

typedef struct pair_counts {
    uint8_t times_found[MOST][MOST];
} pair_counts;

static void find_pair(void *with, uint32_t a, uint32_t b)
{
    pair_counts *found = with;
    found->times_found[a][b]++;
    found->times_found[b][a]++;
}

static void check_pairs(truth *all)
{
    pair_counts *found = calloc(1, sizeof *found);
    EXPECT(found, "no memory", all->w);
    EXPECT(tree_pairs(&all->w->t, find_pair, found), "no memory", all->w);
    for (size_t i = 0; i < all->count; i++) {
        const lh_aabbs one = lh_aabbs_aos(all->boxes[i].min, sizeof *all->boxes, 1);
        lh_overlap_aabb_aabb(&one, &all->view, all->hits);
        for (size_t j = 0; j < all->count; j++)
            EXPECT(found->times_found[all->ids[i]][all->ids[j]] == (i != j && is_hit(all, j)),
                   "tree_pairs found other pairs", all->w);
    }
    free(found);
}

void check_queries(world *w)
{
    static truth all;
    all = (truth){.w = w};
    all.count = fat_boxes(w, all.boxes, all.ids);
    all.view = lh_aabbs_aos(all.boxes[0].min, sizeof *all.boxes, all.count);
    check_pairs(&all);
    for (int i = 0; i < 100; i++) {
        const tree_box a = w->scene->place(&w->seed, (uint32_t)random_integer(&w->seed, 0, MOST));
        const tree_box b = w->scene->place(&w->seed, (uint32_t)random_integer(&w->seed, 0, MOST));
        check_box(&all, a);
        check_sphere(&all, a);
        check_ray(&all, a, b);
    }
}
