/* Vectors, boxes, triangles and rays, in the plain form that a program has before it meets lanehit. */
#ifndef DEMO_GEOMETRY_H
#define DEMO_GEOMETRY_H

#include <math.h>

typedef struct vec3 {
    float x, y, z;
} vec3;

/* Six floats in the order of lh_aabbs_aos. */
typedef struct box {
    vec3 min, max;
} box;

/* Nine floats in the order of lh_triangles_aos. */
typedef struct triangle {
    vec3 a, b, c;
} triangle;

/* The points origin + t * dir, 0 <= t <= t_max. */
typedef struct ray {
    vec3 origin, dir;
    float t_max;
} ray;

/* As fminf and fmaxf for numbers, and compiled to one instruction. */
static inline float lesser(float a, float b)
{
    return a < b ? a : b;
}

static inline float greater(float a, float b)
{
    return a > b ? a : b;
}

static inline vec3 vec3_add(vec3 a, vec3 b)
{
    return (vec3){a.x + b.x, a.y + b.y, a.z + b.z};
}

static inline vec3 vec3_sub(vec3 a, vec3 b)
{
    return (vec3){a.x - b.x, a.y - b.y, a.z - b.z};
}

static inline vec3 vec3_mul(vec3 a, vec3 b)
{
    return (vec3){a.x * b.x, a.y * b.y, a.z * b.z};
}

static inline vec3 vec3_scale(vec3 a, float s)
{
    return (vec3){a.x * s, a.y * s, a.z * s};
}

static inline vec3 vec3_min(vec3 a, vec3 b)
{
    return (vec3){lesser(a.x, b.x), lesser(a.y, b.y), lesser(a.z, b.z)};
}

static inline vec3 vec3_max(vec3 a, vec3 b)
{
    return (vec3){greater(a.x, b.x), greater(a.y, b.y), greater(a.z, b.z)};
}

/* a at t = 0, b at t = 1. */
static inline vec3 vec3_mix(vec3 a, vec3 b, float t)
{
    return vec3_add(vec3_scale(a, 1 - t), vec3_scale(b, t));
}

static inline float vec3_dot(vec3 a, vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static inline vec3 vec3_cross(vec3 a, vec3 b)
{
    return (vec3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static inline float vec3_length(vec3 a)
{
    return sqrtf(vec3_dot(a, a));
}

/* The zero vector stays zero. */
static inline vec3 vec3_normalized(vec3 a)
{
    float length = vec3_length(a);
    return length > 0 ? vec3_scale(a, 1 / length) : a;
}

static inline float vec3_axis(vec3 a, int axis)
{
    return axis == 0 ? a.x : axis == 1 ? a.y : a.z;
}

/* Holds nothing, and is the identity of box_join. */
static inline box box_empty(void)
{
    return (box){{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};
}

static inline box box_join(box a, box b)
{
    return (box){vec3_min(a.min, b.min), vec3_max(a.max, b.max)};
}

/* i from 0 to 7. */
static inline vec3 box_corner(const box *b, int i)
{
    return (vec3){i & 1 ? b->max.x : b->min.x, i & 2 ? b->max.y : b->min.y, i & 4 ? b->max.z : b->min.z};
}

static inline vec3 box_center(box b)
{
    return vec3_scale(vec3_add(b.min, b.max), 0.5F);
}

/* Half of the surface area: of boxes a ray meets at random it meets each in proportion to this. */
static inline float box_half_area(box b)
{
    vec3 size = vec3_sub(b.max, b.min);
    return size.x * size.y + size.y * size.z + size.z * size.x;
}

static inline box triangle_bounds(const triangle *t)
{
    return (box){vec3_min(t->a, vec3_min(t->b, t->c)), vec3_max(t->a, vec3_max(t->b, t->c))};
}

static inline vec3 ray_at(const ray *r, float t)
{
    return vec3_add(r->origin, vec3_scale(r->dir, t));
}

/* When the ray enters the box, and the axis of the face that it enters through, if it does not start within;
 * INFINITY if it misses. Plain, and good enough for pictures. */
static inline float box_entry(const box *b, const ray *r, int *axis)
{
    float enter = 0, exit = r->t_max;
    for (int i = 0; i < 3; i++) {
        float one = (vec3_axis(b->min, i) - vec3_axis(r->origin, i)) / vec3_axis(r->dir, i);
        float other = (vec3_axis(b->max, i) - vec3_axis(r->origin, i)) / vec3_axis(r->dir, i);
        if (lesser(one, other) > enter) {
            enter = lesser(one, other);
            *axis = i;
        }
        exit = lesser(greater(one, other), exit);
    }
    return enter <= exit ? enter : INFINITY;
}

/* The normal of a box's face across this axis, on the side that the ray comes from. */
static inline vec3 box_normal(int axis, const ray *r)
{
    float side = vec3_axis(r->dir, axis) < 0 ? 1.0F : -1.0F;
    return (vec3){axis == 0 ? side : 0, axis == 1 ? side : 0, axis == 2 ? side : 0};
}

#endif
