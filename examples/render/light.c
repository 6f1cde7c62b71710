/* A small path tracer (Kajiya, The Rendering Equation, 1986): at every point that a path meets, a shadow ray towards
 * the sun; then the path bounces off in a random direction, until it leaves for the sky. There is no sine, exponential
 * or power here, which libraries round differently: every processor and compiler gets the same picture, to the last
 * bit. */
#include "light.h"

#include "../demo/random.h"

enum { BOUNCES = 3 };

static const vec3 sun_position = {-0.55F, 0.8F, 0.4F}; /* right of, above and towards the camera */
static const vec3 sun_color = {1.9F, 1.75F, 1.5F};
static const vec3 sky_color = {0.62F, 0.7F, 0.82F};
static const vec3 clay = {0.55F, 0.32F, 0.22F}, paper = {0.80F, 0.79F, 0.77F};
static const float lift = 1e-4F; /* rays start this far off their surface */

typedef struct surface {
    vec3 point, normal, albedo; /* the normal is on the side that the ray comes from */
} surface;

/* The front, a little from the right and from above, and then around by quarters of a turn, without a rounding. */
static vec3 view_from(unsigned quarters)
{
    vec3 from = {0.53F, 0.36F, 0.85F};
    for (; quarters > 0; quarters--)
        from = (vec3){-from.z, from.y, from.x};
    return from;
}

scene scene_of(const mesh *m, const tree *t, const tracer *by, unsigned quarters, float aspect)
{
    scene s = {m, t, by, camera_fit_box(m->bounds, view_from(quarters), aspect), {0, 0, 0}};
    const vec3 right = vec3_normalized(s.camera.right), back = vec3_cross(right, (vec3){0, 1, 0});
    const vec3 level = vec3_add(vec3_scale(right, sun_position.x), vec3_scale(back, sun_position.z));
    s.sun = vec3_normalized(vec3_add(level, (vec3){0, sun_position.y, 0}));
    return s;
}

/* ---- Directions -------------------------------------------------------------------------------------- */

/* Two directions that are square to the normal and to each other; Duff and others, Building an Orthonormal Basis,
 * Revisited, 2017. */
static void make_basis(vec3 normal, vec3 *x, vec3 *y)
{
    const float sign = normal.z < 0 ? -1.0F : 1.0F, a = -1 / (sign + normal.z), b = normal.x * normal.y * a;
    *x = (vec3){1 + sign * normal.x * normal.x * a, sign * b, -sign * normal.x};
    *y = (vec3){b, sign + normal.y * normal.y * a, -normal.y};
}

/* Malley's way: points of a disk, evenly spread, lifted to the hemisphere above. */
vec3 diffuse_direction(vec3 normal, uint64_t *random)
{
    vec3 x, y;
    make_basis(normal, &x, &y);
    float right, up, squared;
    do {
        right = random_float(random, -1, 1);
        up = random_float(random, -1, 1);
        squared = right * right + up * up;
    } while (squared > 1);
    const vec3 across = vec3_add(vec3_scale(x, right), vec3_scale(y, up));
    return vec3_add(across, vec3_scale(normal, sqrtf(1 - squared)));
}

/* ---- Surfaces ---------------------------------------------------------------------------------------- */

static vec3 facing(vec3 normal, vec3 side, const ray *r)
{
    return vec3_dot(side, r->dir) > 0 ? vec3_scale(normal, -1) : normal;
}

static surface mesh_surface(const scene *s, const ray *r, const hit *h)
{
    const triangle t = mesh_triangle(s->mesh, h->triangle), *n = &s->mesh->normals[h->triangle];
    const vec3 flat = vec3_cross(vec3_sub(t.b, t.a), vec3_sub(t.c, t.a));
    const vec3 smooth =
        vec3_add(vec3_scale(n->a, 1 - h->u - h->v), vec3_add(vec3_scale(n->b, h->u), vec3_scale(n->c, h->v)));
    const vec3 normal = facing(vec3_normalized(smooth), flat, r);
    const vec3 off = facing(vec3_scale(vec3_normalized(flat), lift), flat, r);
    return (surface){vec3_add(ray_at(r, h->t), off), normal, clay};
}

/* The floor lies under the mesh, without an end. */
static surface floor_surface(const ray *r, float t)
{
    static const vec3 up = {0, 1, 0};
    return (surface){vec3_add(ray_at(r, t), vec3_scale(up, lift)), up, paper};
}

/* What the ray meets first, if anything. */
static int meet(const scene *s, const ray *r, surface *found)
{
    const hit h = s->tracer->closest(s->tree, r);
    const float floor = (s->mesh->bounds.min.y - r->origin.y) / r->dir.y;
    if (r->dir.y < 0 && floor > 0 && floor < h.t)
        *found = floor_surface(r, floor);
    else if (h.t < INFINITY)
        *found = mesh_surface(s, r, &h);
    else
        return 0;
    return 1;
}

/* ---- Light ------------------------------------------------------------------------------------------- */

static vec3 sun_at(const scene *s, const surface *at, ray_counts *counts)
{
    static const vec3 dark = {0, 0, 0};
    const float slope = vec3_dot(s->sun, at->normal);
    if (slope <= 0)
        return dark;
    const ray towards = {at->point, s->sun, INFINITY};
    counts->shadow++;
    return s->tracer->occluded(s->tree, &towards) ? dark : vec3_scale(sun_color, slope);
}

/* The colour of a floor that nothing stands on; what is behind the mesh has it too, so that the floor has no
 * horizon. */
static vec3 background(const scene *s)
{
    return vec3_mul(paper, vec3_add(sky_color, vec3_scale(sun_color, s->sun.y)));
}

static vec3 path_color(const scene *s, ray r, uint64_t *random, ray_counts *counts)
{
    vec3 sum = {0, 0, 0}, weight = {1, 1, 1};
    surface at;
    counts->primary++;
    if (!meet(s, &r, &at))
        return background(s);
    for (int bounce = 0; bounce < BOUNCES; bounce++) {
        weight = vec3_mul(weight, at.albedo);
        sum = vec3_add(sum, vec3_mul(weight, sun_at(s, &at, counts)));
        r = (ray){at.point, diffuse_direction(at.normal, random), INFINITY};
        counts->bounce++;
        if (!meet(s, &r, &at))
            return vec3_add(sum, vec3_mul(weight, sky_color));
    }
    return sum;
}

/* Never brighter than white. */
static float tone(float light)
{
    return light * (1 + light * 0.1F) / (1 + light * 0.7F);
}

vec3 pixel_color(const scene *s, const picture *p, size_t x, size_t y, unsigned samples, ray_counts *counts)
{
    uint64_t random = (uint64_t)y << 32 | x;
    vec3 sum = {0, 0, 0};
    for (unsigned i = 0; i < samples; i++) {
        const ray r = camera_pixel_ray(&s->camera, p, x, y, i % RAYS_PER_PIXEL);
        sum = vec3_add(sum, path_color(s, r, &random, counts));
    }
    const vec3 mean = vec3_scale(sum, 1 / (float)samples);
    return (vec3){tone(mean.x), tone(mean.y), tone(mean.z)};
}
