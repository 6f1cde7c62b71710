/* The queries of one width, for bits.c. */

static int LH_W(order_is_wrong)(uint32_t bits, LH_W(lanes) times)
{
    float time[LH_LANES];
    uint8_t order[LH_LANES];
    LH_W(lanes_store)(time, times);
    const unsigned count = LH_W(nearest_first)(bits, times, order);
    uint32_t seen = 0;
    for (unsigned k = 0; k < count; k++) {
        if (k > 0 && (is_less(time[order[k]], time[order[k - 1]]) ||
                      (!is_less(time[order[k - 1]], time[order[k]]) && order[k] < order[k - 1])))
            return 1;
        seen |= UINT32_C(1) << order[k];
    }
    return seen != bits;
}

static int LH_W(hits_differ)(const char *what, LH_W(ray_hits) hits, const results *expected, int first)
{
    float t_enter[LH_LANES], t_exit[LH_LANES];
    const uint32_t bits = LH_W(mask_bits)(hits.hit);
    const uint32_t expected_bits = (uint32_t)(expected->ray >> first) & ((1u << LH_LANES) - 1);
    LH_W(lanes_store)(t_enter, hits.t_enter);
    LH_W(lanes_store)(t_exit, hits.t_exit);
    return differ(what, LH_LANES, &expected_bits, &bits, sizeof bits) +
           differ(what, LH_LANES, expected->t_enter + first, t_enter, sizeof t_enter) +
           differ(what, LH_LANES, expected->t_exit + first, t_exit, sizeof t_exit) +
           LH_W(order_is_wrong)(bits, hits.t_enter);
}

static int LH_W(verdicts_differ)(const char *what, LH_W(mask) verdicts, uint64_t expected, int first)
{
    const uint32_t bits = LH_W(mask_bits)(verdicts);
    const uint32_t expected_bits = (uint32_t)(expected >> first) & ((1u << LH_LANES) - 1);
    return differ(what, LH_LANES, &expected_bits, &bits, sizeof bits);
}

static int LH_W(sweep_differs)(const trial *t, const float *node, const results *expected, int first)
{
    const LH_W(prepared_sweep) sweep = LH_W(prepare_sweep)(t->min, t->max, t->direction, t->latest);
    const LH_W(sweep_hits_of_boxes) hits = LH_W(sweep_node)(&sweep, node);
    float toi[LH_LANES], normals[LH_LANES];
    int8_t normal[LH_LANES];
    LH_W(lanes_store)(toi, hits.toi);
    LH_W(lanes_store)(normals, hits.normal);
    for (int i = 0; i < LH_LANES; i++)
        normal[i] = (int8_t)normals[i];
    return LH_W(verdicts_differ)("sweep", hits.hit, expected->sweep, first) +
           differ("sweep's time", LH_LANES, expected->toi + first, toi, sizeof toi) +
           differ("sweep's normal", LH_LANES, expected->normal + first, normal, sizeof normal);
}

static int LH_W(triangle_hits_differ)(const char *what, LH_W(triangle_hits) hits,
                                      const triangle_results *expected, int first)
{
    float time[LH_LANES], u[LH_LANES], v[LH_LANES];
    LH_W(lanes_store)(time, hits.t);
    LH_W(lanes_store)(u, hits.u);
    LH_W(lanes_store)(v, hits.v);
    return LH_W(verdicts_differ)(what, hits.hit, expected->hits, first) +
           differ(what, LH_LANES, expected->t + first, time, sizeof time) +
           differ(what, LH_LANES, expected->u + first, u, sizeof u) +
           differ(what, LH_LANES, expected->v + first, v, sizeof v);
}

static int LH_W(triangles_differ)(const trial *t, const results *expected, int first)
{
    const LH_W(triangle_ray) given = LH_W(prepare_triangle_ray)(t->origin, t->direction, t->t_min, t->t_max);
    LH_W(triangle_ray)
    ray = LH_W(prepare_triangle_ray)(t->origin, t->direction, t->t_min, float_of_bits(infinity_bits));
    LH_W(set_triangle_t_max)(&ray, t->t_max);
    float leaf[9 * LH_LANES];
    make_node(t->triangles, 9, first, LH_LANES, leaf);
    const LH_W(triangle) triangles = LH_W(load_triangles)(leaf);
    const LH_W(triangle_hits) hits = LH_W(raycast_triangles)(&ray, triangles, UINT32_MAX);
    const LH_W(triangle_hits) front = LH_W(raycast_triangles_front)(&ray, triangles, UINT32_MAX);
    /* Of those that do not count only these may differ. */
    const uint32_t counted = (uint32_t)roll(1u << LH_LANES);
    const LH_W(triangle_hits) some = LH_W(raycast_triangles)(&given, triangles, counted);
    const uint32_t bits = LH_W(mask_bits)(some.hit) & counted;
    const uint32_t expected_bits = (uint32_t)(expected->both_faces.hits >> first) & counted;
    return LH_W(triangle_hits_differ)("triangles", hits, &expected->both_faces, first) +
           LH_W(triangle_hits_differ)("fronts of triangles", front, &expected->front, first) +
           differ("some triangles", LH_LANES, &expected_bits, &bits, sizeof bits);
}

/* Masks are bits, in another form: from these, to these, and combined. Higher bits are no lanes. */
static int LH_W(masks_differ)(void)
{
    const uint32_t lanes = (1u << LH_LANES) - 1;
    const uint32_t a = (uint32_t)roll(1u << 31), b = (uint32_t)roll(1u << 31);
    const LH_W(mask) of_a = LH_W(mask_of_bits)(a), of_b = LH_W(mask_of_bits)(b);
    const uint32_t expected[] = {a & lanes, a & b & lanes, (a | b) & lanes, a & ~b & lanes};
    const uint32_t bits[] = {LH_W(mask_bits)(of_a), LH_W(mask_bits)(LH_W(mask_and)(of_a, of_b)),
                             LH_W(mask_bits)(LH_W(mask_or)(of_a, of_b)),
                             LH_W(mask_bits)(LH_W(mask_without)(of_a, of_b))};
    const float one = float_of_bits(0x3f800000), two = float_of_bits(0x40000000);
    float selected[LH_LANES], expected_floats[LH_LANES];
    LH_W(lanes_store)(selected, LH_W(lanes_select)(of_a, LH_W(lanes_set1)(one), LH_W(lanes_set1)(two)));
    for (int i = 0; i < LH_LANES; i++)
        expected_floats[i] = a >> i & 1 ? one : two;
    return differ("masks", LH_LANES, expected, bits, sizeof bits) +
           differ("selected", LH_LANES, expected_floats, selected, sizeof selected);
}

/* Of zeros of either sign, and of numbers of either sign. */
static int LH_W(replacements_differ)(void)
{
    const uint32_t kept = 0x5a5a;
    float any[LH_LANES], replaced[LH_LANES], expected[LH_LANES];
    for (int i = 0; i < LH_LANES; i++) {
        const int magnitude = i / 4;
        any[i] = (float)magnitude * (i & 1 ? -1.5f : 1.5f);
        expected[i] = kept >> i & 1 ? any[i] : float_of_bits(infinity_bits);
    }
    LH_W(lanes_store)
    (replaced, LH_W(lanes_signed_or_infinity)(LH_W(mask_of_bits)(kept), LH_W(lanes_load)(any)));
    return differ("replaced", LH_LANES, expected, replaced, sizeof replaced);
}

static int LH_W(differences)(const trial *t, const results *expected)
{
    const LH_W(prepared_ray) ray = LH_W(prepare_ray)(t->origin, t->direction, t->t_min, t->t_max);
    LH_W(prepared_ray)
    shortened = LH_W(prepare_ray)(t->origin, t->direction, t->t_min, float_of_bits(infinity_bits));
    LH_W(set_t_max)(&shortened, t->t_max);
    const LH_W(prepared_sphere) sphere = LH_W(prepare_sphere)(t->origin, t->radius);
    const LH_W(aabb) one = LH_W(prepare_aabb)(t->min, t->max);
    int differences = LH_W(masks_differ)() + LH_W(replacements_differ)();
    for (int first = 0; first < BOXES; first += LH_LANES) {
        float node[6 * LH_LANES];
        make_node(t->boxes, 6, first, LH_LANES, node);
        const LH_W(aabb) boxes = LH_W(load_aabbs)(node);
        differences += LH_W(hits_differ)("ray and node", LH_W(raycast_node)(&ray, node), expected, first);
        differences +=
            LH_W(hits_differ)("shortened ray", LH_W(raycast_node)(&shortened, node), expected, first);
        differences += LH_W(hits_differ)("ray and boxes", LH_W(raycast_aabbs)(&ray, boxes), expected, first);
        differences +=
            LH_W(verdicts_differ)("overlap", LH_W(overlap_aabbs)(one, boxes), expected->overlap, first);
        differences += LH_W(verdicts_differ)("containment", LH_W(contained_aabbs)(one, boxes),
                                             expected->contains, first);
        differences += LH_W(verdicts_differ)("sphere", LH_W(overlap_sphere_aabbs)(&sphere, boxes),
                                             expected->sphere, first);
        differences += LH_W(triangles_differ)(t, expected, first);
        differences += LH_W(sweep_differs)(t, node, expected, first);
    }
    return differences;
}
