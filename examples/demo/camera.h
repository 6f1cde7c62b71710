/* A perspective camera. */
#ifndef DEMO_CAMERA_H
#define DEMO_CAMERA_H

#include <stddef.h>

#include "geometry.h"
#include "picture.h"

typedef struct camera {
    vec3 eye;
    vec3 forward;   /* of unit length */
    vec3 right, up; /* from the centre of the view to its edges, at distance 1 from the eye */
} camera;

/* Looks at the middle of the points from the given direction (from them to the eye; not straight up or down),
 * from where all of them fit a view of this aspect (width by height) and some air remains. */
camera camera_fit(const vec3 *points, size_t count, vec3 from, float aspect);

/* Likewise, for a box. */
camera camera_fit_box(box what, vec3 from, float aspect);

/* The ray through the centre of a pixel, counted from the top left. */
ray camera_center_ray(const camera *c, const picture *p, size_t x, size_t y);

/* A smooth picture averages these rays of each pixel, numbered from 0. */
enum { RAYS_PER_PIXEL = 9 };
ray camera_pixel_ray(const camera *c, const picture *p, size_t x, size_t y, unsigned number);

#endif
