#include "studio.h"

#include "palette.h"
#include "parallel.h"
#include "random.h"

/* Every ray of the camera is followed by one towards the sun and so many towards the sky. */
enum { SKY_RAYS = 2 };

const vec3 studio_sun = {-0.55F, 0.8F, 0.4F};

static const vec3 sun_color = {1.9F, 1.75F, 1.5F};
static const vec3 sky_color = {0.62F, 0.7F, 0.82F};
static const vec3 bounce_color = {0.30F, 0.28F, 0.25F}; /* light from below, off the floor */
static const float sun_radius = 0.025F;                 /* at distance 1: how soft its shadows are */
static const float lift = 1e-4F;                        /* rays start this far off their surface */
static const float pi = 3.14159265F;

/* A photograph while it is taken. */
typedef struct shot {
    const studio *studio;
    picture *picture;
    vec3 sun; /* the direction towards it, of unit length */
} shot;

/* Which of a pixel's samples, and how far its random choices are shifted against those of other pixels. */
typedef struct sample {
    unsigned number;
    float shift_u, shift_v;
} sample;

/* Roberts, The Unreasonable Effectiveness of Quasirandom Sequences, 2018: what the golden ratio is to a line
 * these two numbers are to the plane. */
static const float golden_u = 0.7548776662F, golden_v = 0.5698402910F;

static float fraction(float x)
{
    return x - floorf(x);
}

/* The choices of one pixel, i = 0, 1, 2 and so on, are spread evenly over the unit square. */
static void choose(const sample *s, unsigned i, float *u, float *v)
{
    *u = fraction(s->shift_u + golden_u * (float)i);
    *v = fraction(s->shift_v + golden_v * (float)i);
}

/* Pixels differ at random: what error is left looks like the grain of film, and not like a pattern. */
static sample sample_of_pixel(size_t x, size_t y, unsigned number)
{
    uint64_t random = (uint64_t)y << 32 | x;
    float shift_u = random_float(&random, 0, 1);
    return (sample){number, shift_u, random_float(&random, 0, 1)};
}

/* A direction of the hemisphere around the normal, more often the steeper: Lambert's cosine. */
static vec3 sky_direction(vec3 normal, float u, float v)
{
    float radius = sqrtf(u), angle = 2 * pi * v;
    vec3 helper = fabsf(normal.y) < 0.9F ? (vec3){0, 1, 0} : (vec3){1, 0, 0};
    vec3 x = vec3_normalized(vec3_cross(helper, normal)), y = vec3_cross(normal, x);
    vec3 across = vec3_add(vec3_scale(x, radius * cosf(angle)), vec3_scale(y, radius * sinf(angle)));
    return vec3_add(across, vec3_scale(normal, sqrtf(1 - u)));
}

static vec3 sun_direction(const studio *s)
{
    vec3 right = vec3_normalized(s->camera.right), back = vec3_cross(right, (vec3){0, 1, 0});
    vec3 level = vec3_add(vec3_scale(right, s->sun.x), vec3_scale(back, s->sun.z));
    return vec3_normalized(vec3_add(level, (vec3){0, s->sun.y, 0}));
}

static int meet(const shot *s, const ray *r, surface *nearest)
{
    const studio *set = s->studio;
    int axis;
    return isfinite(box_entry(&set->bounds, r, &axis)) && set->meet(set->world, r, nearest);
}

static float is_free(const shot *s, vec3 from, vec3 dir, float reach)
{
    ray r = {from, dir, reach};
    return meet(s, &r, NULL) ? 0.0F : 1.0F;
}

static float sun_at(const shot *s, vec3 from, vec3 normal, const sample *choice)
{
    float u, v;
    choose(choice, choice->number, &u, &v);
    vec3 aside = sky_direction(s->sun, u * sun_radius * sun_radius, v);
    float slope = vec3_dot(aside, normal);
    return slope > 0 ? slope * is_free(s, from, aside, INFINITY) : 0;
}

/* Whether all of the world is farther away than what can hide the sky. */
static int is_in_the_open(const studio *s, vec3 from)
{
    vec3 nearest = vec3_max(s->bounds.min, vec3_min(s->bounds.max, from));
    return vec3_length(vec3_sub(nearest, from)) > s->sky_reach;
}

static float sky_at(const shot *s, vec3 from, vec3 normal, const sample *choice)
{
    if (is_in_the_open(s->studio, from))
        return 1;
    float sum = 0;
    for (unsigned i = 0; i < SKY_RAYS; i++) {
        float u, v;
        choose(choice, choice->number * SKY_RAYS + i, &u, &v);
        sum += is_free(s, from, sky_direction(normal, u, v), s->studio->sky_reach);
    }
    return sum / (float)SKY_RAYS;
}

static vec3 light(vec3 normal, float sun, float sky)
{
    vec3 ambient = vec3_mix(bounce_color, sky_color, 0.5F + 0.5F * normal.y);
    return vec3_add(vec3_scale(sun_color, sun), vec3_scale(ambient, sky));
}

static vec3 light_at(const shot *s, vec3 point, vec3 normal, const sample *choice)
{
    vec3 from = vec3_add(point, vec3_scale(normal, lift));
    return light(normal, sun_at(s, from, normal, choice), sky_at(s, from, normal, choice));
}

/* The floor is the white of the paper, as far as the eye sees, less the light that is taken from it. */
static vec3 floor_color(const shot *s, const ray *r, const sample *choice)
{
    static const vec3 up = {0, 1, 0};
    vec3 paper = color(COLOR_PAPER);
    float t = (s->studio->bounds.min.y - r->origin.y) / r->dir.y;
    if (!(t > 0 && t < INFINITY))
        return paper;
    vec3 lit = light_at(s, ray_at(r, t), up, choice);
    vec3 open = light(up, s->sun.y, 1);
    return vec3_mul(paper, (vec3){lit.x / open.x, lit.y / open.y, lit.z / open.z});
}

/* Never brighter than white, and without a visible kink on the way there. */
static float tone(float light)
{
    return 1 - expf(-light);
}

static vec3 seen(vec3 albedo, vec3 lit)
{
    vec3 c = vec3_mul(albedo, lit);
    return (vec3){tone(c.x), tone(c.y), tone(c.z)};
}

vec3 studio_color(vec3 albedo)
{
    return seen(albedo, light((vec3){0, 0.5F, 0}, 0.6F, 1));
}

vec3 studio_number_color(float t)
{
    return studio_color(number_color(t));
}

static vec3 sample_color(const shot *s, const ray *r, const sample *choice)
{
    surface nearest;
    if (!meet(s, r, &nearest))
        return floor_color(s, r, choice);
    return seen(nearest.albedo, light_at(s, ray_at(r, nearest.t), nearest.normal, choice));
}

static vec3 pixel_color(const shot *s, size_t x, size_t y)
{
    vec3 sum = {0, 0, 0};
    for (unsigned i = 0; i < RAYS_PER_PIXEL; i++) {
        ray r = camera_pixel_ray(&s->studio->camera, s->picture, x, y, i);
        sample choice = sample_of_pixel(x, y, i);
        sum = vec3_add(sum, sample_color(s, &r, &choice));
    }
    return vec3_scale(sum, 1 / (float)RAYS_PER_PIXEL);
}

static void photograph_row(size_t y, void *context)
{
    const shot *s = context;
    for (size_t x = 0; x < s->picture->width; x++)
        s->picture->pixels[y * s->picture->width + x] = pixel_color(s, x, y);
}

void studio_photograph(const studio *s, picture *p)
{
    shot job = {s, p, sun_direction(s)};
    parallel_for(p->height, photograph_row, &job);
}
