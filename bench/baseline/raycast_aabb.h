/* Slabs, from t = 0 on. */
#include "slab.h"

typedef enum direction { DIR, INV_DIR } direction;
typedef enum ray_output { HITS, ENTER, ENTER_AND_EXIT } ray_output;

ALWAYS_INLINE float inverse(direction given, float d)
{
    return given == INV_DIR ? d : 1.0f / d;
}

/* given and output are constants, so that the loop holds no question. */
ALWAYS_INLINE void ray_loop(direction given, ray_output output, size_t n, size_t each_ray, size_t each_box,
                            const float *restrict x, const float *restrict y, const float *restrict z,
                            const float *restrict d_x, const float *restrict d_y, const float *restrict d_z,
                            const float *restrict min_x, const float *restrict min_y,
                            const float *restrict min_z, const float *restrict max_x,
                            const float *restrict max_y, const float *restrict max_z, uint8_t *restrict hits,
                            float *restrict t_enter, float *restrict t_exit)
{
#pragma clang loop vectorize(enable)
    for (size_t i = 0; i < n; i++) {
        const size_t r = i * each_ray, b = i * each_box;
        const slab sx = cross_slab(min_x[b] - x[r], max_x[b] - x[r], inverse(given, d_x[r]));
        const slab sy = cross_slab(min_y[b] - y[r], max_y[b] - y[r], inverse(given, d_y[r]));
        const slab sz = cross_slab(min_z[b] - z[r], max_z[b] - z[r], inverse(given, d_z[r]));
        const float enter = maximum(last_of(sx.enter, sy.enter, sz.enter), 0.0f);
        const float exit = first_of(sx.exit, sy.exit, sz.exit);
        const int hit = enter <= exit;
        hits[i] = (uint8_t)hit;
        if (output != HITS)
            t_enter[i] = hit ? enter : INFINITY;
        if (output == ENTER_AND_EXIT)
            t_exit[i] = hit ? exit : INFINITY;
    }
}

ALWAYS_INLINE void ray_form(ray_output output, size_t n, size_t each_ray, size_t each_box, const lh_rays *r,
                            const lh_aabbs *b, uint8_t *hits, float *t_enter, float *t_exit)
{
    if (r->inv_dir_x)
        ray_loop(INV_DIR, output, n, each_ray, each_box, r->origin_x, r->origin_y, r->origin_z, r->inv_dir_x,
                 r->inv_dir_y, r->inv_dir_z, b->min_x, b->min_y, b->min_z, b->max_x, b->max_y, b->max_z, hits,
                 t_enter, t_exit);
    else
        ray_loop(DIR, output, n, each_ray, each_box, r->origin_x, r->origin_y, r->origin_z, r->dir_x,
                 r->dir_y, r->dir_z, b->min_x, b->min_y, b->min_z, b->max_x, b->max_y, b->max_z, hits,
                 t_enter, t_exit);
}

ALWAYS_INLINE void ray_output_of_form(ray_output output, const lh_rays *rays, const lh_aabbs *boxes, size_t n,
                                      uint8_t *hits, float *t_enter, float *t_exit)
{
    if (rays->count == boxes->count)
        ray_form(output, n, 1, 1, rays, boxes, hits, t_enter, t_exit);
    else if (rays->count == 1)
        ray_form(output, n, 0, 1, rays, boxes, hits, t_enter, t_exit);
    else
        ray_form(output, n, 1, 0, rays, boxes, hits, t_enter, t_exit);
}

static void raycast_aabb(const lh_rays *rays, const lh_aabbs *boxes, size_t n, uint8_t *hits, float *t_enter,
                         float *t_exit)
{
    if (t_exit)
        ray_output_of_form(ENTER_AND_EXIT, rays, boxes, n, hits, t_enter, t_exit);
    else if (t_enter)
        ray_output_of_form(ENTER, rays, boxes, n, hits, t_enter, NULL);
    else
        ray_output_of_form(HITS, rays, boxes, n, hits, NULL, NULL);
}
