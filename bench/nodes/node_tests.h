/* A ray against the boxes of a node in the ways of engines, for lanes of one width: LH_W(name) are those of
 * lanehit/inline.h, V(name) the intrinsic, VECTOR and BITS the type and what makes bits of a comparison. Each is asked
 * for nodes one after the other, and as in a tree, where which node comes next depends on the bits before. */

#if LH_LANES == 4
#define VECTOR     __m128
#define V(name)    _mm_##name
#define BITS(a, b) (uint32_t) _mm_movemask_ps(_mm_cmple_ps(a, b))
#elif LH_LANES == 8
#define VECTOR     __m256
#define V(name)    _mm256_##name
#define BITS(a, b) (uint32_t) _mm256_movemask_ps(_mm256_cmp_ps(a, b, _CMP_LE_OQ))
#endif

#if LH_LANES <= 8 /* what AVX2 has */
typedef struct LH_W(engine_ray) {
    VECTOR origin[3], inverse_near[3], inverse_far[3], origin_times_inverse[3], t_min, t_max;
    ptrdiff_t near_plane[3], far_plane[3];
} LH_W(engine_ray);

static LH_W(engine_ray) LH_W(engine_ray_of)(const float origin[3], const float direction[3])
{
    LH_W(engine_ray) r;
    for (ptrdiff_t k = 0; k < 3; k++) {
        const float inverse = 1.0f / direction[k];
        r.origin[k] = V(set1_ps)(origin[k]);
        r.inverse_near[k] = V(set1_ps)(inverse * (1.0f - 3 * 0x1p-23f));
        r.inverse_far[k] = V(set1_ps)(inverse * (1.0f + 3 * 0x1p-23f));
        r.origin_times_inverse[k] = V(set1_ps)(origin[k] * inverse);
        r.near_plane[k] = (k + (inverse < 0 ? 3 : 0)) * LH_LANES;
        r.far_plane[k] = (k + (inverse < 0 ? 0 : 3)) * LH_LANES;
    }
    r.t_min = V(set1_ps)(0.0f);
    r.t_max = V(set1_ps)(INFINITY);
    return r;
}

/* Embree, node_intersector1.h, intersectNodeRobust: differences times padded reciprocals. */
static inline uint32_t LH_W(robust)(const LH_W(engine_ray) * r, const float *node)
{
    VECTOR enter[3], leave[3];
    for (int k = 0; k < 3; k++) {
        enter[k] =
            V(mul_ps)(V(sub_ps)(V(loadu_ps)(node + r->near_plane[k]), r->origin[k]), r->inverse_near[k]);
        leave[k] = V(mul_ps)(V(sub_ps)(V(loadu_ps)(node + r->far_plane[k]), r->origin[k]), r->inverse_far[k]);
    }
    const VECTOR last_enter = V(max_ps)(V(max_ps)(enter[0], enter[1]), V(max_ps)(enter[2], r->t_min));
    const VECTOR first_leave = V(min_ps)(V(min_ps)(leave[0], leave[1]), V(min_ps)(leave[2], r->t_max));
    return BITS(last_enter, first_leave);
}

/* The same file, intersectNode: one fused operation a plane, and no care for rounding. */
static inline uint32_t LH_W(fused)(const LH_W(engine_ray) * r, const float *node)
{
    VECTOR enter[3], leave[3];
    for (int k = 0; k < 3; k++) {
        enter[k] =
            V(fmsub_ps)(V(loadu_ps)(node + r->near_plane[k]), r->inverse_near[k], r->origin_times_inverse[k]);
        leave[k] =
            V(fmsub_ps)(V(loadu_ps)(node + r->far_plane[k]), r->inverse_near[k], r->origin_times_inverse[k]);
    }
    const VECTOR last_enter = V(max_ps)(V(max_ps)(enter[0], enter[1]), V(max_ps)(enter[2], r->t_min));
    const VECTOR first_leave = V(min_ps)(V(min_ps)(leave[0], leave[1]), V(min_ps)(leave[2], r->t_max));
    return BITS(last_enter, first_leave);
}

static inline uint32_t LH_W(lanehit)(const LH_W(prepared_ray) * r, const float *node)
{
    return LH_W(mask_bits)(LH_W(raycast_node)(r, node).hit);
}

/* NODE_LOOPS(lh8_robust, lh8_engine_ray, lh8_engine_ray_of) are lh8_robust_in_a_row and lh8_robust_in_a_chain. */
#define NODE_LOOPS(test, ray, prepare)                                                                       \
    __attribute__((noinline)) static uint32_t test##_in_a_row(const ray *one, const float *nodes)            \
    {                                                                                                        \
        const ray r = *one;                                                                                  \
        uint32_t sum = 0;                                                                                    \
        for (uint32_t k = 0; k < NODES; k++)                                                                 \
            sum += test(&r, nodes + (size_t)6 * LH_LANES * k);                                               \
        return sum;                                                                                          \
    }                                                                                                        \
    __attribute__((noinline)) static uint32_t test##_in_a_chain(const ray *one, const float *nodes)          \
    {                                                                                                        \
        const ray r = *one;                                                                                  \
        uint32_t sum = 0, next = 0;                                                                          \
        for (uint32_t k = 0; k < NODES; k++) {                                                               \
            const uint32_t bits = test(&r, nodes + (size_t)6 * LH_LANES * next);                             \
            sum += bits;                                                                                     \
            next = (next + 1 + bits) % NODES;                                                                \
        }                                                                                                    \
        return sum;                                                                                          \
    }                                                                                                        \
    static uint32_t test##_asked(int in_a_chain, const float *nodes)                                         \
    {                                                                                                        \
        const ray one = prepare(ORIGIN, DIRECTION);                                                          \
        return in_a_chain ? test##_in_a_chain(&one, nodes) : test##_in_a_row(&one, nodes);                   \
    }

static LH_W(prepared_ray) LH_W(lanehit_ray_of)(const float origin[3], const float direction[3])
{
    return LH_W(prepare_ray)(origin, direction, 0.0f, INFINITY);
}

#define NODE_LOOPS_OF(name, ray, prepare)    NODE_LOOPS_NAMED(LH_W(name), LH_W(ray), LH_W(prepare))
#define NODE_LOOPS_NAMED(test, ray, prepare) NODE_LOOPS(test, ray, prepare)
NODE_LOOPS_OF(lanehit, prepared_ray, lanehit_ray_of)
NODE_LOOPS_OF(robust, engine_ray, engine_ray_of)
NODE_LOOPS_OF(fused, engine_ray, engine_ray_of)
#undef NODE_LOOPS
#undef NODE_LOOPS_OF
#undef NODE_LOOPS_NAMED
#undef VECTOR
#undef V
#undef BITS
#endif
