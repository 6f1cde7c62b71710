/* A robot's arm: links on joints, capsules of one radius. */
#ifndef DEMO_ARM_H
#define DEMO_ARM_H

#include <lanehit/lanehit.h>

#include "geometry.h"

enum { ARM_LINKS = 6 };

/* In the order of lh_capsules_aos. */
typedef struct link {
    vec3 from, to;
    float radius;
} link;

typedef struct arm {
    link links[ARM_LINKS];
} arm;

/* It stands on `foot`, turned about the vertical by `yaw`. The first link stands upright; the others bend over, each by
 * an equal share of a right angle more than the one before, and the first of these by `lean` less than level. */
arm arm_make(vec3 foot, float size, float yaw, float lean);

box link_bounds(const link *l);
lh_capsules link_as_capsule(const link *l);

/* The direction from the axis of the link to a point. */
vec3 link_normal(const link *l, vec3 point);

#endif
