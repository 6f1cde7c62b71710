/* Bodies, as an engine has them: structs in one array, of all kinds. What lanehit asks about is read where it lies. */
#ifndef PILE_BODY_H
#define PILE_BODY_H

#include <stdint.h>

#include <lanehit/lanehit.h>

#include "rotation.h"

/* The numbers that lh_pairs_by_kind sorts by. */
typedef enum body_kind { BODY_SPHERE, BODY_CAPSULE, BODY_BOX, BODY_KINDS } body_kind;

/* In metres, seconds and kilograms. */
typedef struct body {
    vec3 position; /* of the centre of mass; this, half and rotation are in the order of lh_obbs_aos */
    vec3 half;     /* a box's half extents; a capsule's segment goes from -half.y to half.y along its own y */
    quaternion rotation;
    vec3 end[2]; /* of a capsule's segment; this and radius are in the order of lh_capsules_aos */
    float radius;
    vec3 velocity, spin; /* spin: about this axis, by its length in radians a second */
    float inverse_mass;
    vec3 inverse_inertia; /* about the body's own axes */
    body_kind kind;
} body;

/* At rest in the origin, of this density in kg/m^3. */
body body_sphere(float radius, float density);
body body_capsule(float radius, float half_length, float density);
body body_box(vec3 half, float density);

/* Moves and turns a body, and all of it that depends on where it is. */
void body_move(body *b, vec3 by, vec3 turn);

/* The box around a body and all that is no further away than `reach`. */
box body_bounds(const body *b, float reach);

/* All bodies, whatever their kind is: for lists of numbers of bodies of that kind. */
static inline lh_spheres bodies_as_spheres(const body *bodies, size_t count)
{
    lh_spheres v =
        lh_spheres_soa(count, &bodies->position.x, &bodies->position.y, &bodies->position.z, &bodies->radius);
    v.stride = v.radius_stride = sizeof *bodies;
    return v;
}

static inline lh_capsules bodies_as_capsules(const body *bodies, size_t count)
{
    return lh_capsules_aos(&bodies->end[0].x, sizeof *bodies, count);
}

static inline lh_obbs bodies_as_boxes(const body *bodies, size_t count)
{
    return lh_obbs_aos(&bodies->position.x, sizeof *bodies, count);
}

#endif
