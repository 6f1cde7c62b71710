/* Pair by pair, in a lane and of a width that change from pair to pair. */
#include "lanehit/inline.h" /* first: gcc warns of its parameters where they have names of types before it */

#include "../../src/description/arguments.h"
#include "../../src/scalar/element.h"
#include "subject.h"

#define NOT_A_NUMBER (INFINITY - INFINITY)

enum { OTHERS = 7 };
static const float others[OTHERS] = {0.0f, NOT_A_NUMBER, INFINITY, -1.0f, -INFINITY, -NOT_A_NUMBER, 1e30f};

#define FLOATS(vector) ((const float[3]){(vector).x, (vector).y, (vector).z})

typedef struct result {
    int hit;
    float value[2];
} result;

typedef struct hit_of_triangle {
    int hit;
    float t, u, v;
} hit_of_triangle;

#define LH_EACH_WIDTH "subject_of_width.h"
#include "lanehit/inline/each_width.h"

/* Pair i by the width and in the lane that are its turn. */
#define BY_TURN(name, i, ...)                                                                                \
    ((i) % 3 == 0   ? lh4_##name(__VA_ARGS__, (i) / 3 % 4)                                                   \
     : (i) % 3 == 1 ? lh8_##name(__VA_ARGS__, (i) / 3 % 8)                                                   \
                    : lh16_##name(__VA_ARGS__, (i) / 3 % 16))

static void put_bit(uint64_t *hits, size_t i, int hit)
{
    const uint64_t bit = UINT64_C(1) << i % 64;
    hits[i / 64] = (hits[i / 64] & ~bit) | (hit ? bit : 0);
}

static void put_float(float *results, size_t i, float value)
{
    if (results)
        results[i] = value;
}

static void put_overlap_aabb_aabb(const lh_call *call, size_t i)
{
    const overlap_aabb_aabb_arguments of = overlap_aabb_aabb_arguments_of(call);
    put_bit(of.hits, i, BY_TURN(overlap, i, box_at(of.a, i), box_at(of.b, i)));
}

static void put_contains_aabb_aabb(const lh_call *call, size_t i)
{
    const contains_aabb_aabb_arguments of = contains_aabb_aabb_arguments_of(call);
    put_bit(of.hits, i, BY_TURN(contains, i, box_at(of.outer, i), box_at(of.inner, i)));
}

static void put_overlap_sphere_aabb(const lh_call *call, size_t i)
{
    const overlap_sphere_aabb_arguments of = overlap_sphere_aabb_arguments_of(call);
    put_bit(of.hits, i, BY_TURN(sphere_meets, i, sphere_at(of.spheres, i), box_at(of.boxes, i)));
}

static void put_raycast_aabb(const lh_call *call, size_t i)
{
    const raycast_aabb_arguments of = raycast_aabb_arguments_of(call);
    const result r = BY_TURN(cast, i, ray_at(of.rays, i), box_at(of.boxes, i));
    put_bit(of.hits, i, r.hit);
    put_float(of.t_enter, i, r.value[0]);
    put_float(of.t_exit, i, r.value[1]);
}

static void put_sweep_aabb_aabb(const lh_call *call, size_t i)
{
    const sweep_aabb_aabb_arguments of = sweep_aabb_aabb_arguments_of(call);
    const vector3 velocity = subtract(vector_at(of.a_velocity, i), vector_at(of.b_velocity, i));
    const result r = BY_TURN(sweep, i, box_at(of.a, i), velocity, box_at(of.b, i), of.t_max);
    put_bit(of.hits, i, r.hit);
    put_float(of.toi, i, r.value[0]);
    if (of.normal)
        of.normal[i] = (int8_t)r.value[1];
}

static void put_hit(const raycast_triangle_arguments *of, size_t i, hit_of_triangle r)
{
    put_bit(of->hits, i, r.hit);
    put_float(of->t, i, r.t);
    put_float(of->u, i, r.u);
    put_float(of->v, i, r.v);
}

static void put_raycast_triangle(const lh_call *call, size_t i)
{
    const raycast_triangle_arguments of = raycast_triangle_arguments_of(call);
    put_hit(&of, i, BY_TURN(hit_triangle, i, ray_at(of.rays, i), triangle_at(of.triangles, i), 0));
}

/* Arguments of the same types. */
static void put_raycast_triangle_front(const lh_call *call, size_t i)
{
    const raycast_triangle_arguments of = raycast_triangle_arguments_of(call);
    put_hit(&of, i, BY_TURN(hit_triangle, i, ray_at(of.rays, i), triangle_at(of.triangles, i), 1));
}

typedef void put_pair(const lh_call *call, size_t i);

static put_pair *const put[LH_ALL_QUERIES] = {
    [LH_QUERY_overlap_aabb_aabb] = put_overlap_aabb_aabb,
    [LH_QUERY_contains_aabb_aabb] = put_contains_aabb_aabb,
    [LH_QUERY_overlap_sphere_aabb] = put_overlap_sphere_aabb,
    [LH_QUERY_raycast_aabb] = put_raycast_aabb,
    [LH_QUERY_sweep_aabb_aabb] = put_sweep_aabb_aabb,
    [LH_QUERY_raycast_triangle] = put_raycast_triangle,
    [LH_QUERY_raycast_triangle_front] = put_raycast_triangle_front,
};

int inline_has(int query)
{
    return put[query] != NULL;
}

/* Of operands that fit together: one that is not 1, or 1. */
static size_t pairs_of(const lh_query *query, const lh_call *call)
{
    size_t n = 1;
    for (unsigned k = 0; k < query->arguments; k++) {
        if (lh_kind_of(query, k)->role != LH_VIEW)
            continue;
        const size_t count = lh_start_of(lh_view_at(query, call, k))->count;
        n = count == 1 ? n : count;
    }
    return n;
}

/* The scalar backend refuses what is to be refused. What it has stored is replaced. */
static lh_status run(unsigned number, const lh_call *call)
{
    const lh_status status = lh_isa_backend(LH_ISA_SCALAR)->query[number](call);
    if (status != LH_OK || !put[number])
        return status;
    const size_t n = pairs_of(&lh_queries[number], call);
    for (size_t i = 0; i < n; i++)
        put[number](call, i);
    return LH_OK;
}

#define QUERY(name, ...)                                                                                     \
    static lh_status run_##name(const lh_call *call)                                                         \
    {                                                                                                        \
        return run(LH_QUERY_##name, call);                                                                   \
    }
#include "../../src/description/all_queries.def"
#undef QUERY

const lh_backend lh_backend_inline = {
    .isa = LH_ISA_SCALAR,
    .query =
        {
#define QUERY(name, ...) [LH_QUERY_##name] = run_##name,
#include "../../src/description/all_queries.def"
#undef QUERY
        },
};
