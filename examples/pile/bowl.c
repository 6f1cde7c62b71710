/* What it begins with: a bowl, and above it a tower of bodies that do not touch. */
#include "pile.h"

#include "../demo/fail.h"
#include "../demo/random.h"

/* In metres, kilograms and seconds. */
static const float density = 1000; /* that of water; all have the same, so only energy depends on it */
static const float least_size = 0.3F, most_size = 0.5F;    /* radii of spheres */
static const float capsule_share = 0.7F, box_share = 0.8F; /* of that, so that all kinds are about as large */
static const float spacing = 1.5F; /* of the tower: no body is longer, so none touch */
static const float jitter = 0.05F; /* that bodies are off their place, or they would stack up on each other */
static const float start_height = 3;  /* of the lowest layer */
static const float bowl_share = 0.6F; /* of the tower's width, that is just outside of its corners */
static const float side_slope = 2;    /* so much upwards for one outwards */

/* For good behaviour of bodies about a metre long. */
static const solver_settings settings = {
    .gravity = 9.81F,
    .step = 1 / 60.0F,
    .substeps = 4,
    .slop = 0.005F,
    .friction = 0.5F,
    .contact_frequency = 60,
    .contact_damping = 10,
    .most_push = 3,
    .spin_damping = 0.5F,
};

/* How many bodies are along each side of the tower, which is twice as high as wide. */
static size_t tower_width(size_t body_count)
{
    size_t width = 1;
    while (2 * width * width * width < body_count)
        width++;
    return width;
}

/* A floor at height 0, and sides around a regular octagon; the tower is above the floor. */
static void make_bowl(pile *p, size_t width)
{
    static const float half_root = 0.70710678F;
    static const float way[BOWL_PLANES - 1][2] = {
        {1, 0},  {half_root, half_root},   {0, 1},  {-half_root, half_root},
        {-1, 0}, {-half_root, -half_root}, {0, -1}, {half_root, -half_root}};
    p->bowl_radius = spacing * (bowl_share * (float)width + 1);
    p->bowl[0][1] = 1;
    for (int i = 1; i < BOWL_PLANES; i++) {
        p->bowl[i][0] = -way[i - 1][0] * side_slope;
        p->bowl[i][1] = 1;
        p->bowl[i][2] = -way[i - 1][1] * side_slope;
        p->bowl[i][3] = -p->bowl_radius * side_slope;
    }
}

static float random_size(uint64_t *random)
{
    return random_float(random, least_size, most_size);
}

static body random_body(uint64_t *random)
{
    const body_kind kind = (body_kind)random_integer(random, 0, BODY_KINDS - 1);
    const float size = random_size(random);
    if (kind == BODY_SPHERE)
        return body_sphere(size, density);
    const vec3 sizes = {size, random_size(random), 0};
    if (kind == BODY_CAPSULE)
        return body_capsule(capsule_share * sizes.x, capsule_share * sizes.y, density);
    return body_box(vec3_scale((vec3){sizes.x, sizes.y, random_size(random)}, box_share), density);
}

static quaternion random_rotation(uint64_t *random)
{
    quaternion q;
    float squared;
    do {
        q.x = random_float(random, -1, 1);
        q.y = random_float(random, -1, 1);
        q.z = random_float(random, -1, 1);
        q.w = random_float(random, -1, 1);
        squared = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
    } while (squared > 1 || squared < 0.01F);
    return quaternion_normalized(q);
}

/* Layer by layer from below. */
static vec3 place(size_t i, size_t width, uint64_t *random)
{
    const size_t layer = i / (width * width), row = i / width % width, column = i % width;
    const float middle = 0.5F * (float)(width - 1);
    vec3 at = {((float)column - middle) * spacing, start_height + (float)layer * spacing,
               ((float)row - middle) * spacing};
    at.x += random_float(random, -jitter, jitter);
    at.z += random_float(random, -jitter, jitter);
    return at;
}

pile pile_make(size_t body_count, uint64_t seed)
{
    const size_t width = tower_width(body_count);
    pile p = {.settings = settings, .body_count = body_count};
    p.bodies = allocate(body_count, sizeof *p.bodies);
    p.bounds = allocate(body_count, sizeof *p.bounds);
    p.kinds = allocate(body_count, sizeof *p.kinds);
    p.scratch_size = lh_pairs_scratch_size(body_count, 0);
    p.scratch = allocate(p.scratch_size, 1);
    for (int k = 0; k < BODY_KINDS; k++)
        p.of_kind[k] = allocate(body_count, sizeof *p.of_kind[k]);
    make_bowl(&p, width);
    for (size_t i = 0; i < body_count; i++) {
        body *b = &p.bodies[i];
        *b = random_body(&seed);
        b->rotation = random_rotation(&seed);
        body_move(b, place(i, width, &seed), (vec3){0, 0, 0});
        p.kinds[i] = (uint8_t)b->kind;
        p.of_kind[b->kind][p.kind_count[b->kind]++] = (uint32_t)i;
    }
    return p;
}
