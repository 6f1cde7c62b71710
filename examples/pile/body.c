#include "body.h"

static const float pi = 3.14159265F;

static body body_of(body_kind kind, float mass, vec3 inertia)
{
    return (body){.rotation = {0, 0, 0, 1},
                  .inverse_mass = 1 / mass,
                  .inverse_inertia = {1 / inertia.x, 1 / inertia.y, 1 / inertia.z},
                  .kind = kind};
}

body body_sphere(float radius, float density)
{
    const float mass = density * (4 / 3.0F * pi) * radius * radius * radius,
                inertia = 0.4F * mass * radius * radius;
    body b = body_of(BODY_SPHERE, mass, (vec3){inertia, inertia, inertia});
    b.radius = radius;
    return b;
}

/* A cylinder, and at its ends two halves of a ball, whose centres of mass are 3/8 of the radius further out. */
body body_capsule(float radius, float half_length, float density)
{
    const float squared = radius * radius, cylinder = density * pi * squared * 2 * half_length,
                ball = density * (4 / 3.0F * pi) * squared * radius;
    const float along = cylinder * squared * 0.5F + ball * 0.4F * squared;
    const float across = cylinder * (squared * 0.25F + half_length * half_length / 3) +
                         ball * (0.4F * squared + half_length * half_length + 0.75F * radius * half_length);
    body b = body_of(BODY_CAPSULE, cylinder + ball, (vec3){across, along, across});
    b.radius = radius;
    b.half.y = half_length;
    b.end[0].y = -half_length;
    b.end[1].y = half_length;
    return b;
}

body body_box(vec3 half, float density)
{
    const float mass = density * 8 * half.x * half.y * half.z;
    const vec3 s = vec3_mul(half, half);
    body b = body_of(BODY_BOX, mass, vec3_scale((vec3){s.y + s.z, s.x + s.z, s.x + s.y}, mass / 3));
    b.half = half;
    return b;
}

void body_move(body *b, vec3 by, vec3 turn)
{
    vec3 axes[3];
    b->position = vec3_add(b->position, by);
    b->rotation = quaternion_turned(b->rotation, turn);
    quaternion_axes(b->rotation, axes);
    b->end[0] = vec3_sub(b->position, vec3_scale(axes[1], b->half.y));
    b->end[1] = vec3_add(b->position, vec3_scale(axes[1], b->half.y));
}

/* How far a box reaches along each axis: the sum of what its half extents do. */
static vec3 extent(const body *b)
{
    vec3 axes[3], sum = {0, 0, 0};
    const float half[] = {b->half.x, b->half.y, b->half.z};
    quaternion_axes(b->rotation, axes);
    for (int i = 0; i < 3; i++) {
        const vec3 along = vec3_scale(axes[i], half[i]);
        sum = vec3_add(sum, (vec3){fabsf(along.x), fabsf(along.y), fabsf(along.z)});
    }
    return sum;
}

/* A sphere has no half extents, and a box no radius. */
box body_bounds(const body *b, float reach)
{
    const float r = b->radius + reach;
    const vec3 e = vec3_add(extent(b), (vec3){r, r, r});
    return (box){vec3_sub(b->position, e), vec3_add(b->position, e)};
}
