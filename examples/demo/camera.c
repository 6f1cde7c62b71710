#include "camera.h"

static const float half_height = 0.22F; /* of the view at distance 1: a long lens, 25 degrees */
static const float air = 1.15F;

/* How far from the centre the eye must be for the point to be within the view. */
static float distance_for(const camera *c, vec3 point)
{
    float behind = -vec3_dot(point, c->forward);
    float sideways = fabsf(vec3_dot(point, c->right)) / vec3_dot(c->right, c->right);
    float upwards = fabsf(vec3_dot(point, c->up)) / vec3_dot(c->up, c->up);
    return behind + fmaxf(sideways, upwards) * air;
}

camera camera_fit(const vec3 *points, size_t count, vec3 from, float aspect)
{
    camera c = {.forward = vec3_normalized(vec3_scale(from, -1))};
    vec3 right = vec3_normalized(vec3_cross(c.forward, (vec3){0, 1, 0}));
    c.right = vec3_scale(right, half_height * aspect);
    c.up = vec3_scale(vec3_cross(right, c.forward), half_height);

    box bounds = box_empty();
    for (size_t i = 0; i < count; i++)
        bounds = box_join(bounds, (box){points[i], points[i]});
    vec3 center = box_center(bounds);
    float distance = 0;
    for (size_t i = 0; i < count; i++)
        distance = fmaxf(distance, distance_for(&c, vec3_sub(points[i], center)));
    c.eye = vec3_sub(center, vec3_scale(c.forward, distance));
    return c;
}

camera camera_fit_box(box what, vec3 from, float aspect)
{
    vec3 corners[8];
    for (int i = 0; i < 8; i++)
        corners[i] = box_corner(&what, i);
    return camera_fit(corners, 8, from, aspect);
}

/* At (x, y) in pixels from the top left. */
static ray ray_through(const camera *c, const picture *p, float x, float y)
{
    vec3 dir = vec3_add(c->forward, vec3_scale(c->right, 2 * x / (float)p->width - 1));
    dir = vec3_add(dir, vec3_scale(c->up, 1 - 2 * y / (float)p->height));
    return (ray){c->eye, vec3_normalized(dir), INFINITY};
}

ray camera_center_ray(const camera *c, const picture *p, size_t x, size_t y)
{
    return ray_through(c, p, (float)x + 0.5F, (float)y + 0.5F);
}

enum { SIDE = 3 };
_Static_assert(SIDE *SIDE == RAYS_PER_PIXEL, "the rays of a pixel form a square");

ray camera_pixel_ray(const camera *c, const picture *p, size_t x, size_t y, unsigned number)
{
    unsigned column = number % SIDE, row = number / SIDE;
    float right = ((float)column + 0.5F) / (float)SIDE, down = ((float)row + 0.5F) / (float)SIDE;
    return ray_through(c, p, (float)x + right, (float)y + down);
}
