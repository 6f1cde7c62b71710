#include "arm.h"

/* As shares of the size, and in radians. */
static const float pillar = 0.5F, thickness = 0.03F, bend = 0.35F;

static vec3 joint_after(vec3 from, float length, float yaw, float pitch)
{
    const float level = length * cosf(pitch);
    return vec3_add(from, (vec3){level * cosf(yaw), length * sinf(pitch), level * sinf(yaw)});
}

arm arm_make(vec3 foot, float size, float yaw, float lean)
{
    arm a;
    vec3 at = foot;
    for (int i = 0; i < ARM_LINKS; i++) {
        const float pitch = i == 0 ? 1.57079633F : lean - bend * (float)(i - 1);
        const float length = i == 0 ? pillar * size : size / ARM_LINKS;
        const vec3 next = joint_after(at, length, yaw, pitch);
        a.links[i] = (link){at, next, thickness * size};
        at = next;
    }
    return a;
}

box link_bounds(const link *l)
{
    const vec3 r = {l->radius, l->radius, l->radius};
    return (box){vec3_sub(vec3_min(l->from, l->to), r), vec3_add(vec3_max(l->from, l->to), r)};
}

lh_capsules link_as_capsule(const link *l)
{
    return lh_capsules_aos(&l->from.x, sizeof *l, 1);
}

vec3 link_normal(const link *l, vec3 point)
{
    const vec3 way = vec3_sub(l->to, l->from), to_point = vec3_sub(point, l->from);
    const float share = vec3_dot(to_point, way) / vec3_dot(way, way);
    return vec3_normalized(vec3_sub(to_point, vec3_scale(way, fmaxf(0, fminf(1, share)))));
}
