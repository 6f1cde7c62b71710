#include "functions.h"

#include <string.h>

static lh_status overlap_sphere_aabb(const call *c)
{
    return lh_overlap_sphere_aabb(c->slots[0], c->slots[1], c->slots[2]);
}

static lh_status overlap_triangle_aabb(const call *c)
{
    return lh_overlap_triangle_aabb(c->slots[0], c->slots[1], c->slots[2]);
}

static lh_status overlap_aabb_aabb(const call *c)
{
    return lh_overlap_aabb_aabb(c->slots[0], c->slots[1], c->slots[2]);
}

static lh_status contains_aabb_aabb(const call *c)
{
    return lh_contains_aabb_aabb(c->slots[0], c->slots[1], c->slots[2]);
}

static lh_status raycast_aabb(const call *c)
{
    return lh_raycast_aabb(c->slots[0], c->slots[1], c->slots[2], c->slots[3], c->slots[4]);
}

static lh_status sweep_aabb_aabb(const call *c)
{
    return lh_sweep_aabb_aabb(c->slots[0], c->slots[1], c->slots[2], c->slots[3], c->t_max, c->slots[5],
                              c->slots[6], c->slots[7]);
}

const function functions[FUNCTIONS] = {
    {"lh_overlap_sphere_aabb",
     overlap_sphere_aabb,
     {{SPHERES, "spheres", REQUIRED}, {AABBS, "boxes", REQUIRED}, {HITS, "hits", REQUIRED}}},
    {"lh_overlap_triangle_aabb",
     overlap_triangle_aabb,
     {{TRIANGLES, "triangles", REQUIRED}, {AABBS, "boxes", REQUIRED}, {HITS, "hits", REQUIRED}}},
    {"lh_overlap_aabb_aabb",
     overlap_aabb_aabb,
     {{AABBS, "a", REQUIRED}, {AABBS, "b", REQUIRED}, {HITS, "hits", REQUIRED}}},
    {"lh_contains_aabb_aabb",
     contains_aabb_aabb,
     {{AABBS, "outer", REQUIRED}, {AABBS, "inner", REQUIRED}, {HITS, "hits", REQUIRED}}},
    {"lh_raycast_aabb",
     raycast_aabb,
     {{RAYS, "rays", REQUIRED},
      {AABBS, "boxes", REQUIRED},
      {HITS, "hits", REQUIRED},
      {FLOATS, "t_enter", OPTIONAL},
      {FLOATS, "t_exit", OPTIONAL}}},
    {"lh_sweep_aabb_aabb",
     sweep_aabb_aabb,
     {{AABBS, "a", REQUIRED},
      {VECTORS, "a_velocity", REQUIRED},
      {AABBS, "b", REQUIRED},
      {VECTORS, "b_velocity", OPTIONAL},
      {LIMIT, "t_max", REQUIRED},
      {HITS, "hits", REQUIRED},
      {FLOATS, "toi", OPTIONAL},
      {BYTES, "normal", OPTIONAL}}},
};

#define FIELD(view, member, need)                                                                            \
    {                                                                                                        \
#member, offsetof(view, member), need                                                                \
    }

/* A ray of which dir and inv_dir are both there: then neither may lack a component. */
static const layout layouts[] = {
    [SPHERES] = {{FIELD(lh_spheres, x, REQUIRED), FIELD(lh_spheres, y, REQUIRED),
                  FIELD(lh_spheres, z, REQUIRED), FIELD(lh_spheres, radius, OPTIONAL)},
                 offsetof(lh_spheres, radius_stride)},
    [AABBS] = {{FIELD(lh_aabbs, min_x, REQUIRED), FIELD(lh_aabbs, min_y, REQUIRED),
                FIELD(lh_aabbs, min_z, REQUIRED), FIELD(lh_aabbs, max_x, REQUIRED),
                FIELD(lh_aabbs, max_y, REQUIRED), FIELD(lh_aabbs, max_z, REQUIRED)},
               0},
    [TRIANGLES] = {{FIELD(lh_triangles, ax, REQUIRED), FIELD(lh_triangles, ay, REQUIRED),
                    FIELD(lh_triangles, az, REQUIRED), FIELD(lh_triangles, bx, REQUIRED),
                    FIELD(lh_triangles, by, REQUIRED), FIELD(lh_triangles, bz, REQUIRED),
                    FIELD(lh_triangles, cx, REQUIRED), FIELD(lh_triangles, cy, REQUIRED),
                    FIELD(lh_triangles, cz, REQUIRED)},
                   0},
    [VECTORS] = {{FIELD(lh_vectors, x, REQUIRED), FIELD(lh_vectors, y, REQUIRED),
                  FIELD(lh_vectors, z, REQUIRED)},
                 0},
    [RAYS] = {{FIELD(lh_rays, origin_x, REQUIRED), FIELD(lh_rays, origin_y, REQUIRED),
               FIELD(lh_rays, origin_z, REQUIRED), FIELD(lh_rays, dir_x, REQUIRED),
               FIELD(lh_rays, dir_y, REQUIRED), FIELD(lh_rays, dir_z, REQUIRED),
               FIELD(lh_rays, inv_dir_x, REQUIRED), FIELD(lh_rays, inv_dir_y, REQUIRED),
               FIELD(lh_rays, inv_dir_z, REQUIRED), FIELD(lh_rays, t_min, OPTIONAL),
               FIELD(lh_rays, t_max, OPTIONAL)},
              offsetof(lh_rays, t_stride)},
};

#define HAS_THE_COMMON_HEAD(view)                                                                            \
    (offsetof(view, count) == offsetof(lh_aabbs, count) &&                                                   \
     offsetof(view, index) == offsetof(lh_aabbs, index) &&                                                   \
     offsetof(view, stride) == offsetof(lh_aabbs, stride) &&                                                 \
     offsetof(view, index_stride) == offsetof(lh_aabbs, index_stride))
_Static_assert(HAS_THE_COMMON_HEAD(lh_spheres), "spheres");
_Static_assert(HAS_THE_COMMON_HEAD(lh_triangles), "triangles");
_Static_assert(HAS_THE_COMMON_HEAD(lh_vectors), "vectors");
_Static_assert(HAS_THE_COMMON_HEAD(lh_rays), "rays");

const size_t index_offset = offsetof(lh_aabbs, index);
const size_t head_strides[2] = {offsetof(lh_aabbs, stride), offsetof(lh_aabbs, index_stride)};

int is_view(kind k)
{
    return k >= FIRST_VIEW && k <= LAST_VIEW;
}

const layout *layout_of(kind k)
{
    return &layouts[k];
}

void *get_pointer(const view *v, size_t offset)
{
    void *pointer;
    memcpy(&pointer, (const char *)v + offset, sizeof pointer);
    return pointer;
}

void set_pointer(view *v, size_t offset, const void *pointer)
{
    memcpy((char *)v + offset, &pointer, sizeof pointer);
}

void set_stride(view *v, size_t offset, uint32_t stride)
{
    memcpy((char *)v + offset, &stride, sizeof stride);
}

void set_count(view *v, size_t count)
{
    v->aabbs.count = count;
}

static void make_valid_view(kind k, view *v, int is_indexed)
{
    static const float values[VALID_COUNT] = {1, 2, 3, 4, 5};
    static const uint32_t index[VALID_COUNT] = {4, 3, 2, 1, 0};
    memset(v, 0, sizeof *v);
    set_count(v, VALID_COUNT);
    if (is_indexed)
        set_pointer(v, index_offset, index);
    for (const field *array = layout_of(k)->arrays; array->name; array++)
        set_pointer(v, array->offset, values);
}

void make_valid(const function *f, call *c)
{
    memset(c->outputs, OUTPUT_CANARY, sizeof c->outputs);
    c->t_max = 1;
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++) {
        const kind argument_kind = f->arguments[k].kind;
        if (is_view(argument_kind)) {
            make_valid_view(argument_kind, &c->views[k], c->is_indexed);
            c->slots[k] = &c->views[k];
        } else {
            c->slots[k] = c->outputs[k];
        }
    }
}
