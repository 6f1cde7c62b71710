/* What layouts cost: of each, a query in place beside one of packed columns of the same elements; how fast lh_pack_*
 * makes those, beside memcpy of as many bytes; and at how many queries of the same data packing first pays. Prints the
 * table of docs/layouts.md.
 *     layout_cost [n]    elements; 4096 if not given
 * All elements are asked against one. Times are the least of many, in turns. Last: how much sooner lh_any_* ends. */
#include "program.h"
#include "dice.h"

const char *const program = "layout_cost";

enum { MOST_FLOATS = 14, ROUNDS = 61 };

/* ---- Data --------------------------------------------------------------------------------------------- */

static size_t n;
static float *structs, *columns;
static double *doubles;
static uint32_t *sorted, *shuffled, *corners; /* corners: three in a row a triangle */
static lh_pair *pairs;
static uint64_t *hits;
static void *copy;

static void make_room(void)
{
    structs = allocate(n * MOST_FLOATS, sizeof *structs);
    columns = allocate(lh_pack_floats(n, LH_COLUMNS_RAYS), sizeof *columns);
    doubles = allocate(n * 6, sizeof *doubles);
    sorted = allocate(n, sizeof *sorted);
    shuffled = allocate(n, sizeof *shuffled);
    corners = allocate(3 * n, sizeof *corners);
    pairs = allocate(n, sizeof *pairs);
    hits = allocate(lh_hits_words(n), sizeof *hits);
    copy = allocate(n * MOST_FLOATS, sizeof *structs);
}

static void make_indices(dice *d)
{
    for (size_t i = 0; i < n; i++) {
        const size_t other = dice_below(d, i + 1);
        shuffled[i] = shuffled[other];
        shuffled[other] = (uint32_t)i;
        sorted[i] = (uint32_t)i;
    }
    for (size_t i = 0; i < n; i++)
        pairs[i] = (lh_pair){shuffled[i], sorted[i]};
    for (size_t k = 0; k < 3 * n; k++)
        corners[k] = (uint32_t)k;
}

/* Fills in an element of so many floats. All lie about a box of size 2, and some meet it. */
typedef void filler(dice *d, float *element, size_t floats);

/* Of 32 bytes {min[4], max[4]}, else min[3] and max[3] first. */
static void boxes(dice *d, float *element, size_t floats)
{
    const size_t max = floats == 8 ? 4 : 3;
    for (size_t axis = 0; axis < 3; axis++) {
        element[axis] = dice_between(d, -4, 4);
        element[max + axis] = element[axis] + dice_between(d, 0.1f, 1);
    }
}

static void points(dice *d, float *element, size_t floats)
{
    const float x = dice_between(d, -4, 4);
    for (size_t k = 0; k < floats; k++)
        element[k] = x + dice_between(d, -1, 1);
}

static void balls(dice *d, float *element, size_t floats)
{
    points(d, element, floats);
    element[3] = dice_between(d, 0.1f, 1);
}

/* {origin[3], dir[3]}, or {origin[3], t_min, dir[3], t_max}. */
static void lines(dice *d, float *element, size_t floats)
{
    points(d, element, floats);
    if (floats == 8) {
        element[3] = 0;
        element[7] = 100;
    }
}

/* ---- Shapes ------------------------------------------------------------------------------------------- */

typedef union view {
    lh_aabbs aabbs;
    lh_spheres spheres;
    lh_triangles triangles;
    lh_vectors vectors;
    lh_rays rays;
} view;

typedef struct shape {
    void (*pack)(const view *v, view *packed);
    void (*ask)(const view *v);
    void (*ask_any)(const view *v);
} shape;

static lh_aabbs one_box(void)
{
    static const float corners_of_box[] = {-1, -1, -1, 1, 1, 1};
    return lh_aabbs_aos(corners_of_box, sizeof corners_of_box, 1);
}

#define PACKED(name)                                                                                         \
    static void pack_##name(const view *v, view *packed)                                                     \
    {                                                                                                        \
        (void)lh_pack_##name(&v->name, columns, &packed->name);                                              \
    }

/* ASKED(spheres, overlap_sphere_aabb, &v->spheres, &one) is how spheres are packed, and asked with a box: all, and
 * until one hits. */
#define ASKED(name, query, a, b)                                                                             \
    PACKED(name)                                                                                             \
    static void ask_##name(const view *v)                                                                    \
    {                                                                                                        \
        const lh_aabbs one = one_box();                                                                      \
        (void)lh_##query(a, b, hits);                                                                        \
    }                                                                                                        \
    static void ask_any_##name(const view *v)                                                                \
    {                                                                                                        \
        const lh_aabbs one = one_box();                                                                      \
        int any;                                                                                             \
        (void)lh_any_##query(a, b, &any);                                                                    \
    }                                                                                                        \
    static const shape name = {pack_##name, ask_##name, ask_any_##name};
ASKED(aabbs, overlap_aabb_aabb, &one, &v->aabbs)
ASKED(spheres, overlap_sphere_aabb, &v->spheres, &one)
ASKED(triangles, overlap_triangle_aabb, &v->triangles, &one)
ASKED(vectors, contains_aabb_point, &one, &v->vectors)

PACKED(rays)
static void ask_rays(const view *v)
{
    const lh_aabbs one = one_box();
    (void)lh_raycast_aabb(&v->rays, &one, hits, NULL, NULL);
}
static const shape rays = {pack_rays, ask_rays, NULL};

/* ---- Layouts ------------------------------------------------------------------------------------------ */

typedef struct layout {
    const char *name, *constructor;
    const shape *shape;
    size_t floats, used; /* of a struct; of a shape */
    filler *fill;
    void (*make)(view *v);
} layout;

/* As a user writes it: constructors are printed as they stand here. */
#define LAYOUT(function, member, constructor)                                                                \
    static const char function##_text[] = #constructor;                                                      \
    static void function(view *v)                                                                            \
    {                                                                                                        \
        v->member = constructor;                                                                             \
    }
LAYOUT(boxes_24, aabbs, lh_aabbs_aos(structs, 24, n))
LAYOUT(boxes_56, aabbs, lh_aabbs_aos(structs, 56, n))
LAYOUT(boxes_sorted, aabbs, lh_aabbs_indexed(lh_aabbs_aos(structs, 24, n), sorted, 0, n))
LAYOUT(boxes_shuffled, aabbs, lh_aabbs_indexed(lh_aabbs_aos(structs, 24, n), shuffled, 0, n))
LAYOUT(boxes_of_pairs, aabbs, lh_aabbs_indexed(lh_aabbs_aos(structs, 24, n), &pairs[0].a, sizeof *pairs, n))
LAYOUT(spheres_16, spheres, lh_spheres_aos(structs, 16, n))
LAYOUT(triangles_36, triangles, lh_triangles_aos(structs, 36, n))
LAYOUT(triangles_mesh, triangles, lh_triangles_mesh(structs, 12, corners, n))
LAYOUT(points_12, vectors, lh_vectors_aos(structs, 12, n))
LAYOUT(points_16, vectors, lh_vectors_aos(structs, 16, n))
LAYOUT(rays_24, rays, lh_rays_aos(structs, 24, n))

/* With a stride that the constructor of columns does not take. */
static void boxes_32(view *v)
{
    v->aabbs = lh_aabbs_soa(n, structs, structs + 1, structs + 2, structs + 4, structs + 5, structs + 6);
    v->aabbs.stride = 32;
}

static void triangles_48(view *v)
{
    v->triangles = lh_triangles_soa(n, structs, structs + 1, structs + 2, structs + 4, structs + 5,
                                    structs + 6, structs + 8, structs + 9, structs + 10);
    v->triangles.stride = 48;
}

static void rays_32(view *v)
{
    v->rays = lh_rays_soa(n, structs, structs + 1, structs + 2, structs + 4, structs + 5, structs + 6);
    v->rays.stride = 32;
    v->rays = lh_rays_limited(v->rays, structs + 3, structs + 7, 32);
}

static const layout layouts[] = {
    {"boxes `{min[3], max[3]}`", boxes_24_text, &aabbs, 6, 6, boxes, boxes_24},
    {"boxes `{min[4], max[4]}`", "lh_aabbs_soa(..), stride = 32", &aabbs, 8, 6, boxes, boxes_32},
    {"boxes in structs of 56 bytes", boxes_56_text, &aabbs, 14, 6, boxes, boxes_56},
    {"boxes by an index, ascending", boxes_sorted_text, &aabbs, 6, 6, boxes, boxes_sorted},
    {"boxes by an index, shuffled", boxes_shuffled_text, &aabbs, 6, 6, boxes, boxes_shuffled},
    {"boxes by one side of pairs", boxes_of_pairs_text, &aabbs, 6, 6, boxes, boxes_of_pairs},
    {"spheres `{centre[3], radius}`", spheres_16_text, &spheres, 4, 4, balls, spheres_16},
    {"triangles `{a[3], b[3], c[3]}`", triangles_36_text, &triangles, 9, 9, points, triangles_36},
    {"triangles `{a[4], b[4], c[4]}`", "lh_triangles_soa(..), stride = 48", &triangles, 12, 9, points,
     triangles_48},
    {"triangles of a mesh", triangles_mesh_text, &triangles, 9, 9, points, triangles_mesh},
    {"points `float[3]`", points_12_text, &vectors, 3, 3, points, points_12},
    {"points `float[4]`", points_16_text, &vectors, 4, 3, points, points_16},
    {"rays `{origin[3], dir[3]}`", rays_24_text, &rays, 6, 6, lines, rays_24},
    {"rays `{origin[3], t_min, dir[3], t_max}`", "lh_rays_limited(.., 32), stride = 32", &rays, 8, 8, lines,
     rays_32},
};

/* ---- Times -------------------------------------------------------------------------------------------- */

static size_t repeats(void)
{
    return n < 65536 ? 65536 / n : 1;
}

/* Nanoseconds that WORK takes, into the least so far. */
#define TIME(least, WORK)                                                                                    \
    do {                                                                                                     \
        const double begun = seconds_now();                                                                  \
        for (size_t again = 0; again < repeats(); again++) {                                                 \
            WORK;                                                                                            \
            __asm__ volatile("" ::: "memory");                                                               \
        }                                                                                                    \
        const double taken = (seconds_now() - begun) * 1e9 / (double)repeats();                              \
        (least) = taken < (least) ? taken : (least);                                                         \
    } while (0)

static void measure(const layout *l)
{
    dice d = {1};
    for (size_t i = 0; i < n; i++)
        l->fill(&d, structs + i * l->floats, l->floats);
    view in_place, packed;
    l->make(&in_place);
    const size_t moved = n * (l->floats + l->used) / 2 * sizeof *structs;
    double asked = 1e30, asked_packed = 1e30, packing = 1e30, copying = 1e30;
    l->shape->pack(&in_place, &packed);
    for (int round = 0; round < ROUNDS; round++) {
        TIME(asked, l->shape->ask(&in_place));
        TIME(asked_packed, l->shape->ask(&packed));
        TIME(packing, l->shape->pack(&in_place, &packed));
        TIME(copying, memcpy(copy, structs, moved));
    }
    printf("| %s | `%s` | %.2f | %.1f | %.2f | %.0f%% | ", l->name, l->constructor, asked_packed / (double)n,
           asked / asked_packed, packing / (double)n, 100 * copying / packing);
    if (asked > asked_packed * 1.02)
        printf("%.0f |\n", (double)(size_t)(packing / (asked - asked_packed)) + 1);
    else
        printf("never |\n");
}

/* ---- Doubles, which no query reads in place ------------------------------------------------------------ */

typedef lh_status from_doubles(const lh_doubles *boxes, float *room_for_columns, lh_aabbs *packed);

static void measure_doubles(const char *name, from_doubles *pack)
{
    dice d = {1};
    for (size_t i = 0; i < 6 * n; i++)
        doubles[i] = (double)dice_between(&d, 0, 4) * 1.000000001;
    const lh_doubles v = lh_doubles_aos(doubles, 6, 6 * sizeof *doubles, n);
    lh_aabbs packed;
    double packing = 1e30, copying = 1e30;
    for (int round = 0; round < ROUNDS; round++) {
        TIME(packing, (void)pack(&v, columns, &packed));
        TIME(copying, memcpy(copy, doubles, n * 6 * (sizeof *doubles + sizeof *columns) / 2));
    }
    printf("| %s | `lh_doubles_aos(doubles, 6, 48, n)` | | | %.2f | %.0f%% | |\n", name, packing / (double)n,
           100 * copying / packing);
}

/* ---- Is there a hit? ----------------------------------------------------------------------------------- */

/* Of the elements, in order, the first n / 20 - 1 miss and all others hit. */
static void measure_any(const char *name, const layout *l)
{
    dice d = {1};
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < l->floats; k++)
            structs[i * l->floats + k] = i + 1 < n / 20 ? dice_between(&d, 8, 9) : 0.5f;
    view in_place, packed;
    l->make(&in_place);
    l->shape->pack(&in_place, &packed);
    const view *const asked[] = {&packed, &in_place};
    for (int form = 0; form < 2; form++) {
        double of_all = 1e30, of_any = 1e30;
        for (int round = 0; round < ROUNDS; round++) {
            TIME(of_all, l->shape->ask(asked[form]));
            TIME(of_any, l->shape->ask_any(asked[form]));
        }
        printf("| %s%s | %.0f | %.0f | %.1f |\n", name, form ? ", in structs" : "", of_all, of_any,
               of_all / of_any);
    }
}

int main(int words, char **word)
{
    n = words > 1 ? strtoul(word[1], NULL, 10) : 4096;
    if (n == 0)
        fail("how many elements? a number, from 1 up");
    make_room();
    make_indices(&(dice){3});
    printf("%zu elements, %s\n\n", n, lh_isa_name(lh_isa_active()));
    puts("| layout | constructor | packed, ns | in place / packed | packing, ns | of memcpy | pays from |");
    puts("|---|---|---|---|---|---|---|");
    for (size_t k = 0; k < sizeof layouts / sizeof layouts[0]; k++)
        measure(&layouts[k]);
    measure_doubles("boxes of doubles `{min[3], max[3]}`", lh_pack_aabbs_from_doubles);
    measure_doubles("boxes of doubles `{centre[3], half[3]}`", lh_pack_aabbs_from_centres);

    puts("\n| the first hit after 5% of them | all, ns | any, ns | ratio |\n|---|---|---|---|");
    measure_any("box, boxes", &layouts[0]);
    measure_any("box, spheres", &layouts[6]);
    measure_any("box, triangles", &layouts[7]);
}
