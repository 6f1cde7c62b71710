#include "shards.h"

#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "random.h"

/* In metres, say. A shard is a double pyramid on six corners. */
static const float waist = 0.026F, tip = 0.055F, bar_half = 0.0035F, spacing = 0.1F, field = 0.4F;
static const float grate_height = 0.5F, plate_half = 0.002F;

/* A ball that is in every shard, about its middle: its faces are at least 0.0208 away. */
static const float core_radius = 0.019F;

enum { SHARDS = 6000, BARS_EACH_WAY = GRATE_BARS / 2, BATCH = 1024, STEPS = 5 };

/* ---- Shapes ---------------------------------------------------------------------------------------------------- */

static int has_all_behind(const convex *c, vec3 normal, float d)
{
    for (size_t k = 0; k < c->vertex_count; k++)
        if (vec3_dot(normal, c->vertices[k]) > d + 1e-5F)
            return 0;
    return 1;
}

static int has_face(const convex *c, vec3 normal)
{
    for (size_t k = 0; k < c->face_count; k++)
        if (vec3_dot(normal, (vec3){c->faces[k][0], c->faces[k][1], c->faces[k][2]}) > 0.9999F)
            return 1;
    return 0;
}

static void add_face(convex *c, size_t i, size_t j, size_t k)
{
    const vec3 a = c->vertices[i];
    vec3 normal = vec3_normalized(vec3_cross(vec3_sub(c->vertices[j], a), vec3_sub(c->vertices[k], a)));
    if (vec3_dot(normal, a) < 0)
        normal = vec3_scale(normal, -1);
    const float d = vec3_dot(normal, a);
    if (!has_all_behind(c, normal, d) || has_face(c, normal))
        return;
    const float face[4] = {normal.x, normal.y, normal.z, d};
    memcpy(c->faces[c->face_count++], face, sizeof face);
}

/* The origin is within. */
static void find_faces(convex *c)
{
    for (size_t i = 0; i < c->vertex_count; i++)
        for (size_t j = i + 1; j < c->vertex_count; j++)
            for (size_t k = j + 1; k < c->vertex_count; k++)
                add_face(c, i, j, k);
}

static convex double_pyramid(void)
{
    convex c = {.vertices = {{0, tip, 0}, {0, -tip, 0}}, .vertex_count = 8};
    for (int k = 0; k < 6; k++) {
        const float angle = (float)k * 1.04719755F;
        const float x = waist * cosf(angle), z = waist * sinf(angle);
        c.vertices[2 + k] = (vec3){x, 0, z};
    }
    find_faces(&c);
    return c;
}

static convex block(vec3 half)
{
    const box b = {vec3_scale(half, -1), half};
    convex c = {.vertex_count = 8};
    for (int k = 0; k < 8; k++)
        c.vertices[k] = box_corner(&b, k);
    find_faces(&c);
    return c;
}

/* ---- The scene ------------------------------------------------------------------------------------------------- */

static void place_walls(shards *s)
{
    static const float straight[4] = {0, 0, 0, 1}, across[4] = {0, 0.70710678F, 0, 0.70710678F};
    for (int k = 0; k < GRATE_BARS; k++) {
        const float off = ((float)(k % BARS_EACH_WAY) - (BARS_EACH_WAY - 1) / 2.0F) * spacing;
        const int is_across = k >= BARS_EACH_WAY;
        s->walls[k].at = (vec3){is_across ? off : 0, grate_height, is_across ? 0 : off};
        memcpy(s->walls[k].rotation, is_across ? across : straight, sizeof straight);
    }
    s->walls[PLATE].at = (vec3){0, 0.05F, 0};
    memcpy(s->walls[PLATE].rotation, straight, sizeof straight);
}

/* From above, the more aslant the further from the middle, and through a grate and a plate in a step or two. */
static void throw_one(uint64_t *seed, placed *start, vec3 *step)
{
    const float x = random_float(seed, -field, field), z = random_float(seed, -field, field);
    start->at = (vec3){x, random_float(seed, 0.7F, 1.1F), z};
    for (int k = 0; k < 4; k++)
        start->rotation[k] = random_float(seed, -1, 1);
    start->rotation[3] += start->rotation[3] < 0 ? -0.1F : 0.1F;
    *step = (vec3){-0.12F * x, random_float(seed, -0.75F, -0.4F), -0.12F * z};
}

shards shards_make(void)
{
    const float length = field + spacing / 2;
    shards s = {.shard = double_pyramid(),
                .bar = block((vec3){length, bar_half, bar_half}),
                .plate = block((vec3){length, plate_half, length}),
                .count = SHARDS,
                .start = allocate(SHARDS, sizeof *s.start),
                .step = allocate(SHARDS, sizeof *s.step),
                .bounds = {{-length, 0, -length}, {length, grate_height + 0.05F, length}}};
    uint64_t seed = 6;
    place_walls(&s);
    for (size_t i = 0; i < s.count; i++)
        throw_one(&seed, &s.start[i], &s.step[i]);
    return s;
}

void shards_free(shards *s)
{
    free(s->start);
    free(s->step);
}

const convex *shards_shape(const shards *s, size_t wall)
{
    return wall == PLATE ? &s->plate : &s->bar;
}

/* ---- The flight ------------------------------------------------------------------------------------------------ */

typedef struct batch {
    size_t count;
    uint32_t shard[BATCH];
    placed at[BATCH]; /* where the step begins; or where it ends, for who asks there alone */
    vec3 step[BATCH];
    uint64_t hits[BATCH / 64];
    float toi[BATCH];
    float normal[3][BATCH];
    float first_toi[BATCH]; /* over all walls so far; INFINITY: none */
    int32_t first_wall[BATCH];
} batch;

static lh_poses poses_of(const placed *first, size_t count)
{
    return lh_poses_aos(&first->at.x, sizeof *first, count);
}

static lh_vectors vectors_of(const vec3 *first, size_t count)
{
    return lh_vectors_aos(&first->x, sizeof *first, count);
}

static void ask(batch *b, const shards_flight *f, size_t wall, meter *m)
{
    const shards *s = f->shards;
    const convex *shape = shards_shape(s, wall);
    const lh_poses poses = poses_of(b->at, b->count), place = poses_of(&s->walls[wall], 1);
    const lh_vectors shard = vectors_of(s->shard.vertices, s->shard.vertex_count),
                     of_wall = vectors_of(shape->vertices, shape->vertex_count),
                     steps = vectors_of(b->step, b->count);
    const lh_xyz normal = {b->normal[0], b->normal[1], b->normal[2]};
    meter_start(m);
    if (f->method == SHARDS_ALL_ALONG)
        must(lh_sweep_hull_hull(&poses, &steps, &place, NULL, &shard, &of_wall, 1, b->hits, b->toi, &normal));
    else
        must(lh_overlap_hull_hull(&poses, &place, &shard, &of_wall, b->hits));
    meter_stop(m);
    meter_hits(m, b->hits, b->count);
    if (f->method == SHARDS_ALL_ALONG) {
        meter_bytes(m, b->toi, b->count * sizeof *b->toi);
        for (int axis = 0; axis < 3; axis++)
            meter_bytes(m, b->normal[axis], b->count * sizeof *b->normal[axis]);
    }
}

static void keep_first(batch *b, shards_method method, int32_t wall)
{
    uint32_t which[BATCH];
    const size_t hits = lh_hits_to_indices(b->hits, b->count, which);
    for (size_t h = 0; h < hits; h++) {
        const uint32_t i = which[h];
        const float toi = method == SHARDS_ALL_ALONG ? b->toi[i] : 1;
        if (toi < b->first_toi[i]) {
            b->first_toi[i] = toi;
            b->first_wall[i] = wall;
        }
    }
}

static void solve(shards_flight *f, batch *b, meter *m)
{
    for (size_t w = 0; w < WALLS; w++) {
        ask(b, f, w, m);
        keep_first(b, f->method, (int32_t)w);
    }
    for (size_t i = 0; i < b->count; i++) {
        const uint32_t k = b->shard[i];
        f->at[k].at = vec3_add(f->at[k].at, vec3_scale(f->shards->step[k], lesser(b->first_toi[i], 1)));
        f->wall[k] = b->first_wall[i];
        if (f->wall[k] == SHARD_FLIES && f->at[k].at.y < -tip)
            f->wall[k] = SHARD_IS_PAST;
    }
    b->count = 0;
}

static void add(batch *b, const shards_flight *f, uint32_t k)
{
    const size_t i = b->count++;
    b->shard[i] = k;
    b->at[i] = f->at[k];
    b->step[i] = f->shards->step[k];
    b->first_toi[i] = INFINITY;
    b->first_wall[i] = SHARD_FLIES;
    if (f->method == SHARDS_WHERE_IT_ENDS)
        b->at[i].at = vec3_add(b->at[i].at, b->step[i]);
}

void shards_pass(void *flight, meter *m)
{
    shards_flight *f = flight;
    batch *b = allocate(1, sizeof *b);
    memcpy(f->at, f->shards->start, f->shards->count * sizeof *f->at);
    for (size_t i = 0; i < f->shards->count; i++)
        f->wall[i] = SHARD_FLIES;
    for (int step = 0; step < STEPS; step++) {
        for (uint32_t i = 0; i < f->shards->count; i++) {
            if (f->wall[i] != SHARD_FLIES)
                continue;
            add(b, f, i);
            if (b->count == BATCH)
                solve(f, b, m);
        }
        if (b->count > 0)
            solve(f, b, m);
    }
    free(b);
}

shards_flight shards_flight_make(const shards *s, shards_method method)
{
    return (shards_flight){s, method, allocate(s->count, sizeof(placed)),
                           allocate(s->count, sizeof(int32_t))};
}

void shards_flight_free(shards_flight *f)
{
    free(f->at);
    free(f->wall);
}

/* ---- The audit ------------------------------------------------------------------------------------------------- */

/* How far a point is from a wall, along its axes: all walls turn by quarters, or not at all. */
static float distance_from_wall(const shards *s, size_t wall, vec3 point)
{
    const float thinner = 0.99F;
    const int is_across = wall >= BARS_EACH_WAY && wall != PLATE;
    const vec3 corner = shards_shape(s, wall)->vertices[7];
    const vec3 half = vec3_scale(
        (vec3){is_across ? corner.z : corner.x, corner.y, is_across ? corner.x : corner.z}, thinner);
    const vec3 way = vec3_sub(point, s->walls[wall].at);
    const vec3 off = {greater(fabsf(way.x) - half.x, 0), greater(fabsf(way.y) - half.y, 0),
                      greater(fabsf(way.z) - half.z, 0)};
    return vec3_length(off);
}

static int passes_through_wall(const shards *s, vec3 from, vec3 to)
{
    enum { PLACES = 500 }; /* closer than a tenth of the ball */
    for (int k = 0; k <= PLACES; k++) {
        const vec3 point = vec3_mix(from, to, (float)k / PLACES);
        for (size_t w = 0; w < WALLS; w++)
            if (distance_from_wall(s, w, point) < core_radius)
                return 1;
    }
    return 0;
}

/* Who asks where a step ends, and stops there, was in the air when the step began. */
static vec3 last_in_the_air(const shards_flight *f, size_t i)
{
    const int is_a_step_back = f->method == SHARDS_WHERE_IT_ENDS && f->wall[i] >= 0;
    return vec3_sub(f->at[i].at, vec3_scale(f->shards->step[i], is_a_step_back ? 1.0F : 0.0F));
}

size_t shards_tunnelling(const shards_flight *f)
{
    size_t count = 0;
    for (size_t i = 0; i < f->shards->count; i++)
        count += (size_t)passes_through_wall(f->shards, f->shards->start[i].at, last_in_the_air(f, i));
    return count;
}
