/* The slabs of the Minkowski difference of the boxes, crossed by their relative velocity. */
#include "slab.h"

ALWAYS_INLINE slab cross_boxes(float a_min, float a_max, float b_min, float b_max, float inv)
{
    return cross_slab(b_min - a_max, b_max - a_min, inv);
}

ALWAYS_INLINE int face_against(float inv, int axis)
{
    return inv < 0.0f ? axis : -axis;
}

typedef enum motion { B_RESTS, B_MOVES } motion;
typedef enum sweep_output { VERDICT, TOI, TOI_AND_NORMAL } sweep_output;

ALWAYS_INLINE float relative(motion b, float a_velocity, const float *b_velocity)
{
    return b == B_MOVES ? a_velocity - *b_velocity : a_velocity;
}

/* b_motion and output are constants, so that the loop holds no question. */
ALWAYS_INLINE void sweep_loop(motion b_motion, sweep_output output, size_t n, size_t each_a, size_t each_b,
                              float t_max, const float *restrict a_min_x, const float *restrict a_min_y,
                              const float *restrict a_min_z, const float *restrict a_max_x,
                              const float *restrict a_max_y, const float *restrict a_max_z,
                              const float *restrict a_velocity_x, const float *restrict a_velocity_y,
                              const float *restrict a_velocity_z, const float *restrict b_min_x,
                              const float *restrict b_min_y, const float *restrict b_min_z,
                              const float *restrict b_max_x, const float *restrict b_max_y,
                              const float *restrict b_max_z, const float *restrict b_velocity_x,
                              const float *restrict b_velocity_y, const float *restrict b_velocity_z,
                              uint8_t *restrict hits, float *restrict toi, int8_t *restrict normal)
{
#pragma clang loop vectorize(enable)
    for (size_t i = 0; i < n; i++) {
        const size_t a = i * each_a, b = i * each_b;
        const float inv_x = 1.0f / relative(b_motion, a_velocity_x[a], b_velocity_x + b);
        const float inv_y = 1.0f / relative(b_motion, a_velocity_y[a], b_velocity_y + b);
        const float inv_z = 1.0f / relative(b_motion, a_velocity_z[a], b_velocity_z + b);
        const slab x = cross_boxes(a_min_x[a], a_max_x[a], b_min_x[b], b_max_x[b], inv_x);
        const slab y = cross_boxes(a_min_y[a], a_max_y[a], b_min_y[b], b_max_y[b], inv_y);
        const slab z = cross_boxes(a_min_z[a], a_max_z[a], b_min_z[b], b_max_z[b], inv_z);
        const float enter = maximum(last_of(x.enter, y.enter, z.enter), 0.0f);
        const float exit = minimum(first_of(x.exit, y.exit, z.exit), t_max);
        const int hit = enter <= exit;
        hits[i] = (uint8_t)hit;
        if (output != VERDICT)
            toi[i] = hit ? enter : INFINITY;
        if (output == TOI_AND_NORMAL) {
            const int face_z = enter == z.enter ? face_against(inv_z, 3) : 0;
            const int face_yz = enter == y.enter ? face_against(inv_y, 2) : face_z;
            const int face = enter == x.enter ? face_against(inv_x, 1) : face_yz;
            normal[i] = (int8_t)(hit ? face : 0);
        }
    }
}

ALWAYS_INLINE void sweep_form(sweep_output output, size_t n, size_t each_a, size_t each_b, float t_max,
                              const lh_aabbs *a, const lh_vectors *va, const lh_aabbs *b,
                              const lh_vectors *vb, uint8_t *hits, float *toi, int8_t *normal)
{
    if (vb)
        sweep_loop(B_MOVES, output, n, each_a, each_b, t_max, a->min_x, a->min_y, a->min_z, a->max_x,
                   a->max_y, a->max_z, va->x, va->y, va->z, b->min_x, b->min_y, b->min_z, b->max_x, b->max_y,
                   b->max_z, vb->x, vb->y, vb->z, hits, toi, normal);
    else
        sweep_loop(B_RESTS, output, n, each_a, each_b, t_max, a->min_x, a->min_y, a->min_z, a->max_x,
                   a->max_y, a->max_z, va->x, va->y, va->z, b->min_x, b->min_y, b->min_z, b->max_x, b->max_y,
                   b->max_z, NULL, NULL, NULL, hits, toi, normal);
}

ALWAYS_INLINE void sweep_output_of_form(sweep_output output, const lh_aabbs *a, const lh_vectors *va,
                                        const lh_aabbs *b, const lh_vectors *vb, float t_max, size_t n,
                                        uint8_t *hits, float *toi, int8_t *normal)
{
    if (a->count == b->count)
        sweep_form(output, n, 1, 1, t_max, a, va, b, vb, hits, toi, normal);
    else if (a->count == 1)
        sweep_form(output, n, 0, 1, t_max, a, va, b, vb, hits, toi, normal);
    else
        sweep_form(output, n, 1, 0, t_max, a, va, b, vb, hits, toi, normal);
}

static void sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                            const lh_vectors *b_velocity, float t_max, size_t n, uint8_t *hits, float *toi,
                            int8_t *normal)
{
    if (normal)
        sweep_output_of_form(TOI_AND_NORMAL, a, a_velocity, b, b_velocity, t_max, n, hits, toi, normal);
    else if (toi)
        sweep_output_of_form(TOI, a, a_velocity, b, b_velocity, t_max, n, hits, toi, NULL);
    else
        sweep_output_of_form(VERDICT, a, a_velocity, b, b_velocity, t_max, n, hits, NULL, NULL);
}
