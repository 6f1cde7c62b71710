/* The fall. Sand in the air is taken in packed batches, and each batch is put against one wall after the
 * other: many boxes against one. */
#include "sand.h"

#include <stdlib.h>

#include "fail.h"
#include "packed.h"

enum { BATCH = 2048 };

typedef struct batch {
    size_t count;
    uint32_t grain[BATCH];
    packed_boxes boxes;
    float step_x[BATCH], step_y[BATCH], step_z[BATCH];
    uint64_t hits[BATCH / 64];
    float toi[BATCH];
    int8_t normal[BATCH];
    float first_toi[BATCH]; /* over all walls so far; INFINITY: none */
    int32_t first_wall[BATCH];
} batch;

static box moved(box b, vec3 by)
{
    return (box){vec3_add(b.min, by), vec3_add(b.max, by)};
}

static void add(batch *b, uint32_t number, const box *at, vec3 step)
{
    size_t i = b->count++;
    b->grain[i] = number;
    packed_boxes_set(&b->boxes, i, at);
    b->step_x[i] = step.x;
    b->step_y[i] = step.y;
    b->step_z[i] = step.z;
    b->first_toi[i] = INFINITY;
    b->first_wall[i] = SAND_FALLING;
}

static void sweep(batch *b, const lh_aabbs *wall, meter *m)
{
    lh_aabbs boxes = packed_boxes_view(&b->boxes, 0, b->count);
    lh_vectors steps = lh_vectors_soa(b->count, b->step_x, b->step_y, b->step_z);
    meter_start(m);
    must(lh_sweep_aabb_aabb(&boxes, &steps, wall, NULL, 1, b->hits, b->toi, b->normal));
    meter_stop(m);
    meter_hits(m, b->hits, b->count);
    meter_bytes(m, b->toi, b->count * sizeof *b->toi);
    meter_bytes(m, b->normal, b->count * sizeof *b->normal);
}

/* The batch holds the sand where the step ends, so a hit is one at t = 1. */
static void overlap(batch *b, const lh_aabbs *wall, meter *m)
{
    lh_aabbs boxes = packed_boxes_view(&b->boxes, 0, b->count);
    meter_start(m);
    must(lh_overlap_aabb_aabb(&boxes, wall, b->hits));
    meter_stop(m);
    meter_hits(m, b->hits, b->count);
}

static void keep_first(batch *b, sand_method method, int32_t wall)
{
    uint32_t which[BATCH];
    size_t hits = lh_hits_to_indices(b->hits, b->count, which);
    for (size_t h = 0; h < hits; h++) {
        uint32_t i = which[h];
        float toi = method == SAND_SWEEP ? b->toi[i] : 1;
        if (toi < b->first_toi[i]) {
            b->first_toi[i] = toi;
            b->first_wall[i] = wall;
        }
    }
}

static void move(sand_fall *f, const batch *b, uint32_t step)
{
    for (size_t i = 0; i < b->count; i++) {
        uint32_t k = b->grain[i];
        float t = fminf(b->first_toi[i], 1);
        f->at[k] = moved(f->at[k], vec3_scale(f->sand->grains[k].step, t));
        f->wall[k] = b->first_wall[i];
        f->steps[k] = step;
        if (f->wall[k] == SAND_FALLING && f->at[k].min.y < 0)
            f->wall[k] = SAND_ON_FLOOR;
    }
}

static void solve_batch(sand_fall *f, batch *b, uint32_t step, meter *m)
{
    for (size_t w = 0; w < f->sand->wall_count; w++) {
        lh_aabbs wall = lh_aabbs_aos(&f->sand->walls[w].min.x, sizeof *f->sand->walls, 1);
        (f->method == SAND_SWEEP ? sweep : overlap)(b, &wall, m);
        keep_first(b, f->method, (int32_t)w);
    }
    move(f, b, step);
    b->count = 0;
}

/* Moves what is in the air by one step. Returns how much that was. */
static size_t step_once(sand_fall *f, batch *b, uint32_t step, meter *m)
{
    size_t falling = 0;
    for (uint32_t i = 0; i < f->sand->grain_count; i++) {
        const grain *g = &f->sand->grains[i];
        if (f->wall[i] != SAND_FALLING)
            continue;
        box at = f->method == SAND_SWEEP ? f->at[i] : moved(f->at[i], g->step);
        add(b, i, &at, g->step);
        falling++;
        if (b->count == BATCH)
            solve_batch(f, b, step, m);
    }
    if (b->count > 0)
        solve_batch(f, b, step, m);
    return falling;
}

void sand_fall_pass(void *fall, meter *m)
{
    sand_fall *f = fall;
    batch *b = allocate(1, sizeof *b);
    b->boxes = packed_boxes_make(BATCH);
    for (size_t i = 0; i < f->sand->grain_count; i++) {
        f->at[i] = f->sand->grains[i].start;
        f->wall[i] = SAND_FALLING;
    }
    for (uint32_t step = 0; step_once(f, b, step, m) > 0;)
        step++;
    packed_boxes_free(&b->boxes);
    free(b);
}

sand_fall sand_fall_make(const sand *s, sand_method method)
{
    return (sand_fall){s, method, allocate(s->grain_count, sizeof(box)),
                       allocate(s->grain_count, sizeof(int32_t)), allocate(s->grain_count, sizeof(uint32_t))};
}

void sand_fall_free(sand_fall *f)
{
    free(f->at);
    free(f->wall);
    free(f->steps);
}
