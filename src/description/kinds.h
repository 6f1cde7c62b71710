/* The kinds of arguments that queries have, and the shapes that views hold, as data. A new kind is a row in each of
 * the tables here; checks, staging and the suites follow from them. */
#ifndef LANEHIT_SRC_DESCRIPTION_KINDS_H
#define LANEHIT_SRC_DESCRIPTION_KINDS_H

#include "lanehit/backend.h"

/* ---- Shapes ------------------------------------------------------------------------------------------- */

typedef enum lh_presence {
    LH_NEEDED,      /* every array is there */
    LH_OPTIONAL,    /* the arrays are there or all NULL, and then stand for constants */
    LH_ALTERNATIVE, /* the arrays are there or all NULL; of the groups that are so, one is there */
} lh_presence;

/* Arrays of a view that share a stride. */
typedef struct lh_group {
    lh_presence presence;
    unsigned first, arrays; /* of the view's arrays, counted from 0 */
    size_t stride;          /* where the view holds it */
    size_t own_index;       /* likewise an index of their own, for which NULL means the view's; 0: none */
} lh_group;

/* All shapes but k-DOPs, which are neither filtered nor have contacts, have 12 arrays at most. */
enum { LH_MOST_GROUPS = 5, LH_MOST_ARRAYS = 26, LH_MOST_ARRAYS_OF_OTHERS = 12 };

/* Every view begins with count, index, stride and index_stride; then its arrays follow, side by side. What else it
 * holds comes behind. */
typedef struct lh_shape {
    size_t size;
    unsigned arrays, groups;
    lh_group group[LH_MOST_GROUPS];
} lh_shape;

typedef struct __attribute__((may_alias)) lh_view_start {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
} lh_view_start;

#define LH_VIEW_BEGINS_ALIKE(view, first, last, arrays)                                                      \
    _Static_assert(offsetof(view, count) == offsetof(lh_view_start, count) &&                                \
                       offsetof(view, index) == offsetof(lh_view_start, index) &&                            \
                       offsetof(view, stride) == offsetof(lh_view_start, stride) &&                          \
                       offsetof(view, index_stride) == offsetof(lh_view_start, index_stride) &&              \
                       offsetof(view, first) == sizeof(lh_view_start) &&                                     \
                       offsetof(view, last) == sizeof(lh_view_start) + ((arrays)-1) * sizeof(float *),       \
                   #view)
LH_VIEW_BEGINS_ALIKE(lh_aabbs, min_x, max_z, 6);
LH_VIEW_BEGINS_ALIKE(lh_spheres, x, radius, 4);
LH_VIEW_BEGINS_ALIKE(lh_triangles, ax, cz, 9);
LH_VIEW_BEGINS_ALIKE(lh_segments, ax, bz, 6);
LH_VIEW_BEGINS_ALIKE(lh_capsules, ax, radius, 7);
LH_VIEW_BEGINS_ALIKE(lh_cylinders, ax, radius, 7);
LH_VIEW_BEGINS_ALIKE(lh_ellipsoids, x, cz, 12);
LH_VIEW_BEGINS_ALIKE(lh_kdops, min_x, max_y_minus_z, 26);
LH_VIEW_BEGINS_ALIKE(lh_planes, nx, d, 4);
LH_VIEW_BEGINS_ALIKE(lh_vectors, x, z, 3);
LH_VIEW_BEGINS_ALIKE(lh_numbers, x, x, 1);
LH_VIEW_BEGINS_ALIKE(lh_obbs, x, qw, 10);
LH_VIEW_BEGINS_ALIKE(lh_poses, x, qw, 7);
LH_VIEW_BEGINS_ALIKE(lh_rays, origin_x, t_max, 11);

static const lh_shape lh_shape_aabbs = {
    sizeof(lh_aabbs), 6, 1, {{LH_NEEDED, 0, 6, offsetof(lh_aabbs, stride), 0}}};

static const lh_shape lh_shape_spheres = {sizeof(lh_spheres),
                                          4,
                                          2,
                                          {{LH_NEEDED, 0, 3, offsetof(lh_spheres, stride), 0},
                                           {LH_OPTIONAL, 3, 1, offsetof(lh_spheres, radius_stride), 0}}};

static const lh_shape lh_shape_triangles = {
    sizeof(lh_triangles),
    9,
    3,
    {{LH_NEEDED, 0, 3, offsetof(lh_triangles, stride), 0},
     {LH_NEEDED, 3, 3, offsetof(lh_triangles, stride), offsetof(lh_triangles, index_b)},
     {LH_NEEDED, 6, 3, offsetof(lh_triangles, stride), offsetof(lh_triangles, index_c)}}};

static const lh_shape lh_shape_segments = {
    sizeof(lh_segments), 6, 1, {{LH_NEEDED, 0, 6, offsetof(lh_segments, stride), 0}}};

static const lh_shape lh_shape_capsules = {sizeof(lh_capsules),
                                           7,
                                           2,
                                           {{LH_NEEDED, 0, 6, offsetof(lh_capsules, stride), 0},
                                            {LH_OPTIONAL, 6, 1, offsetof(lh_capsules, radius_stride), 0}}};

static const lh_shape lh_shape_cylinders = {sizeof(lh_cylinders),
                                            7,
                                            2,
                                            {{LH_NEEDED, 0, 6, offsetof(lh_cylinders, stride), 0},
                                             {LH_OPTIONAL, 6, 1, offsetof(lh_cylinders, radius_stride), 0}}};

static const lh_shape lh_shape_ellipsoids = {sizeof(lh_ellipsoids),
                                             12,
                                             2,
                                             {{LH_NEEDED, 0, 3, offsetof(lh_ellipsoids, stride), 0},
                                              {LH_NEEDED, 3, 9, offsetof(lh_ellipsoids, axes_stride), 0}}};

/* Without corners, or edges, there are no bounds that way. */
static const lh_shape lh_shape_kdops = {sizeof(lh_kdops),
                                        26,
                                        3,
                                        {{LH_NEEDED, 0, 6, offsetof(lh_kdops, stride), 0},
                                         {LH_OPTIONAL, 6, 8, offsetof(lh_kdops, corner_stride), 0},
                                         {LH_OPTIONAL, 14, 12, offsetof(lh_kdops, edge_stride), 0}}};

static const lh_shape lh_shape_planes = {
    sizeof(lh_planes), 4, 1, {{LH_NEEDED, 0, 4, offsetof(lh_planes, stride), 0}}};

static const lh_shape lh_shape_vectors = {
    sizeof(lh_vectors), 3, 1, {{LH_NEEDED, 0, 3, offsetof(lh_vectors, stride), 0}}};

static const lh_shape lh_shape_numbers = {
    sizeof(lh_numbers), 1, 1, {{LH_NEEDED, 0, 1, offsetof(lh_numbers, stride), 0}}};

/* Without rotations all are the identity. */
static const lh_shape lh_shape_obbs = {sizeof(lh_obbs),
                                       10,
                                       3,
                                       {{LH_NEEDED, 0, 3, offsetof(lh_obbs, stride), 0},
                                        {LH_NEEDED, 3, 3, offsetof(lh_obbs, half_stride), 0},
                                        {LH_OPTIONAL, 6, 4, offsetof(lh_obbs, rotation_stride), 0}}};

/* Likewise. */
static const lh_shape lh_shape_poses = {sizeof(lh_poses),
                                        7,
                                        2,
                                        {{LH_NEEDED, 0, 3, offsetof(lh_poses, stride), 0},
                                         {LH_OPTIONAL, 3, 4, offsetof(lh_poses, rotation_stride), 0}}};

static const lh_shape lh_shape_rays = {sizeof(lh_rays),
                                       11,
                                       5,
                                       {{LH_NEEDED, 0, 3, offsetof(lh_rays, stride), 0},
                                        {LH_ALTERNATIVE, 3, 3, offsetof(lh_rays, stride), 0},
                                        {LH_ALTERNATIVE, 6, 3, offsetof(lh_rays, stride), 0},
                                        {LH_OPTIONAL, 9, 1, offsetof(lh_rays, t_stride), 0},
                                        {LH_OPTIONAL, 10, 1, offsetof(lh_rays, t_stride), 0}}};

/* ---- Kinds -------------------------------------------------------------------------------------------- */

/* VECTORS are the motion of the view before; POINTS are shapes of their own, in views of the same type. */
typedef enum lh_role {
    LH_NONE, /* beyond a query's last argument */
    LH_VIEW,
    LH_OUTPUT,
    LH_NUMBER, /* at least 0 */
    LH_CELLS,  /* of a grid */
    LH_SET,    /* a view too, the same for all pairs: each has to do with every element of it */
} lh_role;

/* The most elements of a set of planes. Any set has one at least. */
enum { LH_MOST_OF_A_SET = 32 };

/* What an output has for a pair that does not hit. */
typedef enum lh_on_miss {
    LH_ANY_ON_MISS,      /* what the query says of it, which may be NaN, on a hit too */
    LH_ZERO_ON_MISS,     /* 0 */
    LH_INFINITE_ON_MISS, /* +inf, and a finite number on a hit: never NaN */
    LH_INFINITE_WITHOUT, /* the same, and +inf on a hit that has not so many points */
} lh_on_miss;

typedef struct lh_kind {
    lh_role role;
    unsigned bits;         /* of an output, a result; 0 if those are not of pairs */
    unsigned alignment;    /* of an output, in bytes */
    lh_on_miss on_miss;    /* of an output */
    const lh_shape *shape; /* of a view, or a set */
    const void *absent;    /* the view that NULL stands for */
    size_t most;           /* of the elements of a set */
    uint8_t may_be_null;
    uint8_t may_be_negative; /* of an output of floats; without it there is no -0 either */
    uint8_t is_vector;       /* of an output: one axis of a vector */
    uint8_t is_time;         /* of a number, or of floats: a length divided by a velocity */
} lh_kind;

typedef enum lh_kind_name {
    LH_KIND_NONE,
    LH_KIND_AABBS,
    LH_KIND_SPHERES,
    LH_KIND_TRIANGLES,
    LH_KIND_SEGMENTS,
    LH_KIND_CAPSULES,
    LH_KIND_CYLINDERS,
    LH_KIND_ELLIPSOIDS,
    LH_KIND_KDOPS,
    LH_KIND_PLANES,
    LH_KIND_VECTORS,
    LH_KIND_VECTORS_OR_REST,
    LH_KIND_DIRECTIONS,
    LH_KIND_POINTS,
    LH_KIND_OBBS,
    LH_KIND_RAYS,
    LH_KIND_POSES,
    LH_KIND_MARGINS,
    LH_KIND_FRUSTUM,
    LH_KIND_HULL,       /* by its vertices */
    LH_KIND_HULL_FACES, /* by the planes of its faces */
    LH_KIND_POLYGON,    /* by its vertices, in order */
    LH_KIND_GRID,
    LH_KIND_LIMIT,
    LH_KIND_HITS,
    LH_KIND_CELLS,
    LH_KIND_INSIDE,
    LH_KIND_TIMES,
    LH_KIND_FACES,
    LH_KIND_FLOATS,
    LH_KIND_DISTANCES,
    LH_KIND_XYZ,         /* of each of the three arrays */
    LH_KIND_XYZ_OF_HITS, /* likewise */
    LH_KIND_COUNTS,      /* of the points of a manifold */
    LH_KIND_DISTANCES_OF_POINTS,
    LH_KIND_FEATURES,
    LH_KINDS
} lh_kind_name;

/* What holds a value of each kind in a prototype, and its place: a member of an lh_argument, or `outputs`, three
 * arguments that are outputs, or `manifold`, whose arrays are an argument each, of several kinds. */
#define LH_TYPE_AABBS           const lh_aabbs *
#define LH_TYPE_SPHERES         const lh_spheres *
#define LH_TYPE_TRIANGLES       const lh_triangles *
#define LH_TYPE_SEGMENTS        const lh_segments *
#define LH_TYPE_CAPSULES        const lh_capsules *
#define LH_TYPE_CYLINDERS       const lh_cylinders *
#define LH_TYPE_ELLIPSOIDS      const lh_ellipsoids *
#define LH_TYPE_KDOPS           const lh_kdops *
#define LH_TYPE_PLANES          const lh_planes *
#define LH_TYPE_VECTORS         const lh_vectors *
#define LH_TYPE_VECTORS_OR_REST const lh_vectors *
#define LH_TYPE_DIRECTIONS      const lh_vectors *
#define LH_TYPE_POINTS          const lh_vectors *
#define LH_TYPE_OBBS            const lh_obbs *
#define LH_TYPE_RAYS            const lh_rays *
#define LH_TYPE_POSES           const lh_poses *
#define LH_TYPE_MARGINS         const lh_numbers *
#define LH_TYPE_FRUSTUM         const lh_planes *
#define LH_TYPE_HULL            const lh_vectors *
#define LH_TYPE_HULL_FACES      const lh_planes *
#define LH_TYPE_POLYGON         const lh_vectors *
#define LH_TYPE_GRID            const lh_grid *
#define LH_TYPE_LIMIT           float
#define LH_TYPE_HITS            uint64_t *
#define LH_TYPE_CELLS           uint64_t *
#define LH_TYPE_INSIDE          uint64_t *
#define LH_TYPE_TIMES           float *
#define LH_TYPE_FACES           int8_t *
#define LH_TYPE_FLOATS          float *
#define LH_TYPE_DISTANCES       float *
#define LH_TYPE_XYZ             const lh_xyz *
#define LH_TYPE_XYZ_OF_HITS     const lh_xyz *
#define LH_TYPE_MANIFOLD        const lh_manifolds *

#define LH_PLACE_AABBS           view
#define LH_PLACE_SPHERES         view
#define LH_PLACE_TRIANGLES       view
#define LH_PLACE_SEGMENTS        view
#define LH_PLACE_CAPSULES        view
#define LH_PLACE_CYLINDERS       view
#define LH_PLACE_ELLIPSOIDS      view
#define LH_PLACE_KDOPS           view
#define LH_PLACE_PLANES          view
#define LH_PLACE_VECTORS         view
#define LH_PLACE_VECTORS_OR_REST view
#define LH_PLACE_DIRECTIONS      view
#define LH_PLACE_POINTS          view
#define LH_PLACE_OBBS            view
#define LH_PLACE_RAYS            view
#define LH_PLACE_POSES           view
#define LH_PLACE_MARGINS         view
#define LH_PLACE_FRUSTUM         set
#define LH_PLACE_HULL            set
#define LH_PLACE_HULL_FACES      set
#define LH_PLACE_POLYGON         set
#define LH_PLACE_GRID            grid
#define LH_PLACE_LIMIT           number
#define LH_PLACE_HITS            output
#define LH_PLACE_CELLS           output
#define LH_PLACE_INSIDE          output
#define LH_PLACE_TIMES           output
#define LH_PLACE_FACES           output
#define LH_PLACE_FLOATS          output
#define LH_PLACE_DISTANCES       output
#define LH_PLACE_XYZ             outputs
#define LH_PLACE_XYZ_OF_HITS     outputs
#define LH_PLACE_MANIFOLD        manifold

static const float lh_zero = 0.0f;
static const lh_vectors lh_at_rest = {.count = 1, .x = &lh_zero, .y = &lh_zero, .z = &lh_zero};
static const lh_vectors lh_no_direction = {.count = 1, .x = &lh_zero, .y = &lh_zero, .z = &lh_zero};
static const lh_numbers lh_no_margin = {.count = 1, .x = &lh_zero};

static const lh_kind lh_kinds[LH_KINDS] = {
    [LH_KIND_AABBS] = {.role = LH_VIEW, .shape = &lh_shape_aabbs},
    [LH_KIND_SPHERES] = {.role = LH_VIEW, .shape = &lh_shape_spheres},
    [LH_KIND_TRIANGLES] = {.role = LH_VIEW, .shape = &lh_shape_triangles},
    [LH_KIND_SEGMENTS] = {.role = LH_VIEW, .shape = &lh_shape_segments},
    [LH_KIND_CAPSULES] = {.role = LH_VIEW, .shape = &lh_shape_capsules},
    [LH_KIND_CYLINDERS] = {.role = LH_VIEW, .shape = &lh_shape_cylinders},
    [LH_KIND_ELLIPSOIDS] = {.role = LH_VIEW, .shape = &lh_shape_ellipsoids},
    [LH_KIND_KDOPS] = {.role = LH_VIEW, .shape = &lh_shape_kdops},
    [LH_KIND_PLANES] = {.role = LH_VIEW, .shape = &lh_shape_planes},
    [LH_KIND_VECTORS] = {.role = LH_VIEW, .shape = &lh_shape_vectors},
    [LH_KIND_VECTORS_OR_REST] = {.role = LH_VIEW,
                                 .shape = &lh_shape_vectors,
                                 .may_be_null = 1,
                                 .absent = &lh_at_rest},
    [LH_KIND_DIRECTIONS] = {.role = LH_VIEW,
                            .shape = &lh_shape_vectors,
                            .may_be_null = 1,
                            .absent = &lh_no_direction},
    [LH_KIND_POINTS] = {.role = LH_VIEW, .shape = &lh_shape_vectors},
    [LH_KIND_OBBS] = {.role = LH_VIEW, .shape = &lh_shape_obbs},
    [LH_KIND_RAYS] = {.role = LH_VIEW, .shape = &lh_shape_rays},
    [LH_KIND_MARGINS] = {.role = LH_VIEW,
                         .shape = &lh_shape_numbers,
                         .may_be_null = 1,
                         .absent = &lh_no_margin},
    [LH_KIND_POSES] = {.role = LH_VIEW, .shape = &lh_shape_poses},
    [LH_KIND_FRUSTUM] = {.role = LH_SET, .shape = &lh_shape_planes, .most = LH_MOST_OF_A_SET},
    [LH_KIND_HULL] = {.role = LH_SET, .shape = &lh_shape_vectors, .most = SIZE_MAX},
    [LH_KIND_HULL_FACES] = {.role = LH_SET, .shape = &lh_shape_planes, .most = SIZE_MAX},
    [LH_KIND_POLYGON] = {.role = LH_SET, .shape = &lh_shape_vectors, .most = SIZE_MAX},
    [LH_KIND_GRID] = {.role = LH_CELLS},
    [LH_KIND_LIMIT] = {.role = LH_NUMBER, .is_time = 1},
    [LH_KIND_HITS] = {.role = LH_OUTPUT, .bits = 1, .alignment = 8},
    [LH_KIND_CELLS] = {.role = LH_OUTPUT, .alignment = 8},
    [LH_KIND_INSIDE] = {.role = LH_OUTPUT, .bits = 1, .alignment = 8, .may_be_null = 1},
    [LH_KIND_TIMES] = {.role = LH_OUTPUT,
                       .bits = 32,
                       .alignment = 4,
                       .may_be_null = 1,
                       .on_miss = LH_INFINITE_ON_MISS,
                       .is_time = 1},
    [LH_KIND_FACES] =
        {.role = LH_OUTPUT, .bits = 8, .alignment = 1, .may_be_null = 1, .on_miss = LH_ZERO_ON_MISS},
    [LH_KIND_FLOATS] =
        {.role = LH_OUTPUT, .bits = 32, .alignment = 4, .may_be_null = 1, .may_be_negative = 1},
    [LH_KIND_DISTANCES] = {.role = LH_OUTPUT,
                           .bits = 32,
                           .alignment = 4,
                           .may_be_null = 1,
                           .on_miss = LH_INFINITE_ON_MISS,
                           .may_be_negative = 1},
    [LH_KIND_XYZ] = {.role = LH_OUTPUT,
                     .bits = 32,
                     .alignment = 4,
                     .may_be_null = 1,
                     .may_be_negative = 1,
                     .is_vector = 1},
    [LH_KIND_XYZ_OF_HITS] = {.role = LH_OUTPUT,
                             .bits = 32,
                             .alignment = 4,
                             .may_be_null = 1,
                             .on_miss = LH_ZERO_ON_MISS,
                             .may_be_negative = 1,
                             .is_vector = 1},
    [LH_KIND_COUNTS] =
        {.role = LH_OUTPUT, .bits = 8, .alignment = 1, .may_be_null = 1, .on_miss = LH_ZERO_ON_MISS},
    [LH_KIND_DISTANCES_OF_POINTS] = {.role = LH_OUTPUT,
                                     .bits = 32,
                                     .alignment = 4,
                                     .may_be_null = 1,
                                     .on_miss = LH_INFINITE_WITHOUT,
                                     .may_be_negative = 1},
    [LH_KIND_FEATURES] =
        {.role = LH_OUTPUT, .bits = 32, .alignment = 4, .may_be_null = 1, .on_miss = LH_ZERO_ON_MISS},
};

#endif
