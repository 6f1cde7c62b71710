/* Rays through a closed mesh, at its corners, at its edges and in between: from within, none gets out; and every
 * walk that this processor can run has the same answers, to the last bit, which those in doubles without a tree
 * agree with. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../demo/fail.h"
#include "../demo/random.h"
#include "../render/against/contender.h"
#include "../render/against/judge.h"

const char program_name[] = "watertight";

enum { RINGS = 24, SECTORS = 32, TRIANGLES = 2 * SECTORS * (RINGS - 1), ORIGINS = 12, JUDGED = 3000 };

static vec3 random_point(uint64_t *random, float half)
{
    const float x = random_float(random, -half, half), y = random_float(random, -half, half);
    return (vec3){x, y, random_float(random, -half, half)};
}

/* A ball with dents: seen from its middle every direction has one triangle. */
static vec3 corner_of(int ring, int sector)
{
    static const float pi = 3.14159265F;
    if (ring == 0 || ring == RINGS)
        sector = 0;
    uint64_t random = (uint64_t)ring * SECTORS + (uint64_t)(sector % SECTORS);
    const float radius = random_float(&random, 0.49F, 0.5F);
    const float down = pi * (float)ring / RINGS, around = 2 * pi * (float)(sector % SECTORS) / SECTORS;
    const float across = ring == 0 || ring == RINGS ? 0 : sinf(down);
    return vec3_scale((vec3){across * cosf(around), cosf(down), across * sinf(around)}, radius);
}

static size_t make_ball(triangle *triangles)
{
    size_t count = 0;
    for (int ring = 0; ring < RINGS; ring++)
        for (int sector = 0; sector < SECTORS; sector++) {
            const vec3 a = corner_of(ring, sector), b = corner_of(ring, sector + 1),
                       c = corner_of(ring + 1, sector), d = corner_of(ring + 1, sector + 1);
            if (ring > 0)
                triangles[count++] = (triangle){a, b, d};
            if (ring < RINGS - 1)
                triangles[count++] = (triangle){a, d, c};
        }
    return count;
}

/* At corners, at points of edges, and within triangles, from near the middle, where everything is seen. */
static void make_rays(ray *rays, const triangle *triangles, size_t count)
{
    uint64_t random = 1;
    size_t made = 0;
    for (int k = 0; k < ORIGINS; k++) {
        const vec3 from = k == 0 ? (vec3){0, 0, 0} : random_point(&random, 0.02F);
        for (size_t i = 0; i < count; i++) {
            const triangle *t = &triangles[i];
            const vec3 on_edge = vec3_mix(t->a, t->b, random_float(&random, 0, 1));
            const vec3 at[4] = {t->a, vec3_mix(t->b, t->c, 0.5F), on_edge, vec3_mix(on_edge, t->c, 0.5F)};
            for (int j = 0; j < 4; j++)
                rays[made++] = (ray){from, vec3_sub(at[j], from), INFINITY};
        }
    }
}

static int complain_of(size_t count, const char *what, const contender *c)
{
    if (count > 0)
        fprintf(stderr, "watertight: %s: %zu %s\n", c->name, count, what);
    return count > 0;
}

/* What the walk says of rays that end there. */
static size_t count_occluded(const contender *c, const ray *rays, size_t count, float t_max)
{
    ray *ended = allocate(count, sizeof *ended);
    const job j = {ended, allocate(count, sizeof(hit)), count};
    for (size_t i = 0; i < count; i++)
        ended[i] = (ray){rays[i].origin, rays[i].dir, t_max};
    c->occluded(c->world, &j);
    size_t occluded = 0;
    for (size_t i = 0; i < count; i++)
        occluded += j.hits[i].t == 0;
    free(ended);
    free(j.hits);
    return occluded;
}

/* Every ray is aimed at what it meets at the time 1. */
static int check(const contender *c, const job *j)
{
    size_t escaped = 0, early = 0, late = 0;
    c->closest(c->world, j);
    for (size_t i = 0; i < j->count; i++) {
        escaped += j->hits[i].t == INFINITY;
        early += j->hits[i].t < 0.9999F;
        late += j->hits[i].t > 1.0001F && j->hits[i].t < INFINITY;
    }
    return complain_of(escaped, "rays got out", c) + complain_of(early, "hits before the surface", c) +
           complain_of(late, "hits behind the surface", c) +
           complain_of(j->count - count_occluded(c, j->rays, j->count, INFINITY), "rays meet nothing", c) +
           complain_of(count_occluded(c, j->rays, j->count, 0.9999F), "rays meet something too soon", c);
}

static size_t count_wrong(const triangle *triangles, size_t count, const job *j)
{
    size_t wrong = 0;
    for (size_t i = 0; i < j->count; i += j->count / JUDGED)
        wrong += !judge_one(triangles, count, &j->rays[i], &j->hits[i], 0);
    return wrong;
}

int main(void)
{
    triangle *triangles = allocate(TRIANGLES, sizeof *triangles);
    const size_t count = make_ball(triangles), ray_count = count * 4 * ORIGINS;
    ray *rays = allocate(ray_count, sizeof *rays);
    make_rays(rays, triangles, count);
    contender all[CONTENDERS_MOST];
    const size_t contenders = lanehit_contenders(all, 0, triangles, count, 0);
    const job first = {rays, allocate(ray_count, sizeof(hit)), ray_count};
    const job other = {rays, allocate(ray_count, sizeof(hit)), ray_count};
    int failed = check(&all[0], &first);
    failed += complain_of(count_wrong(triangles, count, &first), "answers are wrong", &all[0]);
    for (size_t k = 1; k < contenders; k++) {
        failed += check(&all[k], &other);
        failed += complain_of(memcmp(first.hits, other.hits, ray_count * sizeof(hit)) != 0, "answers differ",
                              &all[k]);
    }
    for (size_t k = 0; k < contenders; k++)
        all[k].free_world(all[k].world);
    free(first.hits);
    free(other.hits);
    free(rays);
    free(triangles);
    return failed != 0 || count != TRIANGLES;
}
