/* Pairs of one width for subject.c. What is asked stands in one lane, and beside it what must not matter. */

enum { LH_W(floats_of_a_node) = 6 * LH_LANES };

static inline void LH_W(make_node)(box b, size_t lane, float node[LH_W(floats_of_a_node)])
{
    const float of_planes[6] = {b.min.x, b.min.y, b.min.z, b.max.x, b.max.y, b.max.z};
    for (size_t k = 0; k < LH_W(floats_of_a_node); k++)
        node[k] = k % LH_LANES == lane ? of_planes[k / LH_LANES] : others[(k + lane) % OTHERS];
}

static inline LH_W(aabb) LH_W(one_box)(box b)
{
    return LH_W(prepare_aabb)(FLOATS(b.min), FLOATS(b.max));
}

static inline int LH_W(is_set)(LH_W(mask) m, size_t lane)
{
    return LH_W(mask_bits)(m) >> lane & 1;
}

static inline float LH_W(element)(LH_W(lanes) a, size_t lane)
{
    float element[LH_LANES];
    LH_W(lanes_store)(element, a);
    return element[lane];
}

static inline int LH_W(overlap)(box a, box b, size_t lane)
{
    float node[LH_W(floats_of_a_node)];
    LH_W(make_node)(b, lane, node);
    return LH_W(is_set)(LH_W(overlap_aabbs)(LH_W(one_box)(a), LH_W(load_aabbs)(node)), lane);
}

static inline int LH_W(contains)(box outer, box inner, size_t lane)
{
    float node[LH_W(floats_of_a_node)];
    LH_W(make_node)(inner, lane, node);
    return LH_W(is_set)(LH_W(contained_aabbs)(LH_W(one_box)(outer), LH_W(load_aabbs)(node)), lane);
}

static inline int LH_W(sphere_meets)(sphere s, box b, size_t lane)
{
    float node[LH_W(floats_of_a_node)];
    LH_W(make_node)(b, lane, node);
    const LH_W(prepared_sphere) prepared = LH_W(prepare_sphere)(FLOATS(s.centre), s.radius);
    return LH_W(is_set)(LH_W(overlap_sphere_aabbs)(&prepared, LH_W(load_aabbs)(node)), lane);
}

static inline result LH_W(cast)(ray r, box b, size_t lane)
{
    float node[LH_W(floats_of_a_node)];
    LH_W(make_node)(b, lane, node);
    const LH_W(prepared_ray) prepared =
        LH_W(prepare_ray_by_inverse)(FLOATS(r.origin), LH_W(v3_of)(FLOATS(r.inv_dir)), r.t_min, r.t_max);
    const LH_W(ray_hits) hits = lane % 2 ? LH_W(raycast_node)(&prepared, node)
                                         : LH_W(raycast_aabbs)(&prepared, LH_W(load_aabbs)(node));
    return (result){LH_W(is_set)(hits.hit, lane),
                    {LH_W(element)(hits.t_enter, lane), LH_W(element)(hits.t_exit, lane)}};
}

static inline result LH_W(sweep)(box a, vector3 velocity, box b, float t_max, size_t lane)
{
    float node[LH_W(floats_of_a_node)];
    LH_W(make_node)(b, lane, node);
    const LH_W(prepared_sweep) prepared =
        LH_W(prepare_sweep)(FLOATS(a.min), FLOATS(a.max), FLOATS(velocity), t_max);
    const LH_W(sweep_hits_of_boxes) hits = LH_W(sweep_node)(&prepared, node);
    return (result){LH_W(is_set)(hits.hit, lane),
                    {LH_W(element)(hits.toi, lane), LH_W(element)(hits.normal, lane)}};
}

static inline hit_of_triangle LH_W(hit_triangle)(ray r, triangle t, int culls, size_t lane)
{
    const float coordinate[9] = {t.a.x, t.a.y, t.a.z, t.b.x, t.b.y, t.b.z, t.c.x, t.c.y, t.c.z};
    float leaf[9 * LH_LANES];
    for (size_t k = 0; k < 9; k++)
        for (size_t i = 0; i < LH_LANES; i++)
            leaf[k * LH_LANES + i] = i == lane ? coordinate[k] : others[(k + i) % OTHERS];
    const LH_W(triangle_ray) prepared =
        LH_W(prepare_triangle_ray)(FLOATS(r.origin), FLOATS(r.dir), r.t_min, r.t_max);
    const uint32_t counted = lane % 2 ? UINT32_MAX : UINT32_C(1) << lane;
    const LH_W(triangle) triangles = LH_W(load_triangles)(leaf);
    const LH_W(triangle_hits) hits = culls ? LH_W(raycast_triangles_front)(&prepared, triangles, counted)
                                           : LH_W(raycast_triangles)(&prepared, triangles, counted);
    return (hit_of_triangle){LH_W(is_set)(hits.hit, lane), LH_W(element)(hits.t, lane),
                             LH_W(element)(hits.u, lane), LH_W(element)(hits.v, lane)};
}
