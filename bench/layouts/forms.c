/* What data costs as it lies: the same tests on packed columns, on arrays of structs and by lists of pairs, beside the
 * scalar loop with early exits that a user has in place, and the same asking ahead for what an index picks. All
 * contenders of a row take turns, the least CPU time of each counts. Prints nanoseconds a test, and the time over that
 * of packed columns.
 *
 *     forms [--short] [part of a row's name]      --short: nanoseconds a call of 8 tests */
#include <math.h>

#include "problem.h"
#include "program.h"
#include "description/query.h"
#include "sample.h"

const char *const program = "forms";

/* ---- The user's loops --------------------------------------------------------------------------------- */

#define ALWAYS_INLINE static inline __attribute__((always_inline))

ALWAYS_INLINE int boxes_meet(const float *a, const float *b)
{
    return a[0] <= b[3] && b[0] <= a[3] && a[1] <= b[4] && b[1] <= a[4] && a[2] <= b[5] && b[2] <= a[5];
}

ALWAYS_INLINE float least(float a, float b)
{
    return a < b ? a : b;
}

ALWAYS_INLINE float most(float a, float b)
{
    return a > b ? a : b;
}

ALWAYS_INLINE int ray_meets_box(const float *ray, const float *box)
{
    float enter = 0.0f, exit = INFINITY;
    for (int axis = 0; axis < 3; axis++) {
        const float low = (box[axis] - ray[axis]) * ray[3 + axis],
                    high = (box[3 + axis] - ray[axis]) * ray[3 + axis];
        enter = most(enter, least(low, high));
        exit = least(exit, most(low, high));
        if (enter > exit)
            return 0;
    }
    return 1;
}

ALWAYS_INLINE int sphere_meets_box(const float *sphere, const float *box)
{
    float distance2 = 0.0f;
    for (int axis = 0; axis < 3; axis++) {
        const float apart = sphere[axis] - least(most(sphere[axis], box[axis]), box[3 + axis]);
        distance2 += apart * apart;
    }
    return distance2 <= sphere[3] * sphere[3];
}

ALWAYS_INLINE int box_contains_point(const float *b, const float *p)
{
    return b[0] <= p[0] && p[0] <= b[3] && b[1] <= p[1] && p[1] <= b[4] && b[2] <= p[2] && p[2] <= b[5];
}

ALWAYS_INLINE const float *element_of(const operand *o, size_t i)
{
    if (o->count == 1)
        return o->column[0];
    const size_t number = o->index ? *(const uint32_t *)((const char *)o->index + o->index_stride * i) : i;
    return (const float *)((const char *)o->column[0] + o->stride * number);
}

enum { AHEAD = 64 };

ALWAYS_INLINE void prefetch(const operand *o, size_t i)
{
    if (o->index)
        __builtin_prefetch(element_of(o, i));
}

typedef void user_loop(const problem *p, int prefetching);

/* USER_LOOP(boxes_meet) expands to the function loop_boxes_meet. */
#define USER_LOOP(test)                                                                                      \
    static __attribute__((noinline)) void loop_##test(const problem *p, int prefetching)                     \
    {                                                                                                        \
        for (size_t i = 0; i < p->n; i++) {                                                                  \
            if (prefetching && i + AHEAD < p->n) {                                                           \
                prefetch(&p->first, i + AHEAD);                                                              \
                prefetch(&p->second, i + AHEAD);                                                             \
            }                                                                                                \
            p->bytes[i] = (uint8_t)test(element_of(&p->first, i), element_of(&p->second, i));                \
        }                                                                                                    \
    }

USER_LOOP(boxes_meet)
USER_LOOP(ray_meets_box)
USER_LOOP(sphere_meets_box)
USER_LOOP(box_contains_point)

static user_loop *const user_loops[LH_QUERY_COUNT] = {
    [LH_QUERY_overlap_aabb_aabb] = loop_boxes_meet,
    [LH_QUERY_raycast_aabb] = loop_ray_meets_box,
    [LH_QUERY_overlap_sphere_aabb] = loop_sphere_meets_box,
    [LH_QUERY_contains_aabb_point] = loop_box_contains_point,
};

/* ---- Rows --------------------------------------------------------------------------------------------- */

typedef enum order { IN_PLACE, SORTED, NEARLY_SORTED, AT_RANDOM } order;

typedef struct row {
    const char *name, *workload;
    form form;          /* of the packed operands */
    uint32_t stride[2]; /* of structs; 0: packed */
    order order;        /* of a list of pairs */
    size_t n;
    double hits;
} row;

enum { MANY = 4096, MORE = 65536, MEMORY = 4 << 20 };

#define BOXES     "overlap_aabb_aabb", FORM_ONE_FIRST
#define PAIRS     "overlap_aabb_aabb", FORM_PAIRS
#define RAY       "raycast_aabb.t_enter", FORM_ONE_FIRST
#define RAYS      "raycast_aabb.t_enter", FORM_ONE_SECOND
#define SPHERES   "overlap_sphere_aabb", FORM_ONE_SECOND
#define POINTS    "contains_aabb_point", FORM_ONE_FIRST
#define TRIANGLES "raycast_triangle.t", FORM_ONE_FIRST

static const row rows_of_table[] = {
    {"box, boxes of 24 bytes", BOXES, {0, 24}, IN_PLACE, MANY, 0.05},
    {"box, boxes of 32 bytes", BOXES, {0, 32}, IN_PLACE, MANY, 0.05},
    {"box, boxes of 56 bytes", BOXES, {0, 56}, IN_PLACE, MANY, 0.05},
    {"pairs of boxes of 24 bytes", PAIRS, {24, 24}, IN_PLACE, MANY, 0.05},
    {"pairs of boxes of 32 bytes", PAIRS, {32, 32}, IN_PLACE, MANY, 0.05},
    {"ray, boxes of 24 bytes", RAY, {0, 24}, IN_PLACE, MANY, 0.05},
    {"ray, boxes of 32 bytes", RAY, {0, 32}, IN_PLACE, MANY, 0.05},
    {"rays of 24 bytes, box", RAYS, {24, 0}, IN_PLACE, MANY, 0.05},
    {"rays of 32 bytes, box", RAYS, {32, 0}, IN_PLACE, MANY, 0.05},
    {"spheres of 16 bytes, box", SPHERES, {16, 0}, IN_PLACE, MANY, 0.05},
    {"box, points of 12 bytes", POINTS, {0, 12}, IN_PLACE, MANY, 0.05},
    {"box, points of 16 bytes", POINTS, {0, 16}, IN_PLACE, MANY, 0.05},
    {"ray, triangles of 36 bytes", TRIANGLES, {0, 36}, IN_PLACE, MANY, 0.05},
    {"ray, triangles of 48 bytes", TRIANGLES, {0, 48}, IN_PLACE, MANY, 0.05},
    {"list of boxes of 24 bytes, sorted, 5% hit", PAIRS, {24, 24}, SORTED, MANY, 0.05},
    {"list of boxes of 24 bytes, nearly sorted, 5% hit", PAIRS, {24, 24}, NEARLY_SORTED, MANY, 0.05},
    {"list of boxes of 24 bytes, random, 5% hit", PAIRS, {24, 24}, AT_RANDOM, MANY, 0.05},
    {"list of boxes of 24 bytes, random, 50% hit", PAIRS, {24, 24}, AT_RANDOM, MANY, 0.5},
    {"list of boxes of 24 bytes, sorted, 50% hit", PAIRS, {24, 24}, SORTED, MORE, 0.5},
    {"list of boxes of 24 bytes, random, 50% hit", PAIRS, {24, 24}, AT_RANDOM, MORE, 0.5},
    {"list of boxes of 24 bytes, random, 50% hit", PAIRS, {24, 24}, AT_RANDOM, MEMORY, 0.5},
    {"list of packed boxes, random, 5% hit", PAIRS, {0, 0}, AT_RANDOM, MANY, 0.05},
};

/* ---- The same tests, laid out anew -------------------------------------------------------------------- */

/* Where column k is in a struct, in floats: rays are an origin and reciprocals, triangles of 48 bytes three float4. */
static size_t offset_of(const problem *p, int second, uint32_t stride, size_t k)
{
    const unsigned kind = second ? p->work->second.shape : p->work->first.shape;
    if (kind == LH_KIND_TRIANGLES && stride == 48)
        return k + k / 3;
    return kind == LH_KIND_RAYS && k >= 6 ? k - 3 : k;
}

static int is_used(const problem *p, int second, size_t k)
{
    const material m = second ? p->work->second : p->work->first;
    if (m.shape == LH_KIND_RAYS)
        return k < 3 || (k >= 6 && k < 9);
    return k < columns_of(m);
}

/* Test i has its element from `test[i]` of the packed ones, at place[i]. */
static operand laid_out(const problem *p, int second, const row *r, const uint32_t *test,
                        const uint32_t *place)
{
    const operand *from = second ? &p->second : &p->first;
    operand o = *from;
    const uint32_t stride = r->stride[second];
    if (from->count == 1)
        return o;
    o.stride = stride ? stride : (uint32_t)sizeof(float);
    char *structs = stride ? allocate(p->n, stride) : NULL;
    for (size_t k = 0; k < COLUMNS_MAX; k++) {
        if (!from->column[k] || !is_used(p, second, k))
            continue;
        char *column = stride ? structs + sizeof(float) * offset_of(p, second, stride, k)
                              : allocate(p->n, sizeof(float));
        for (size_t i = 0; i < p->n; i++)
            *(float *)(column + (size_t)o.stride * place[i]) = from->column[k][test[i]];
        o.column[k] = (const float *)column;
    }
    return o;
}

static void draw_places(random_state *random, order how, size_t n, uint32_t *place)
{
    enum { WINDOW = 32 };
    for (size_t i = 0; i < n; i++)
        place[i] = (uint32_t)i;
    if (how == AT_RANDOM)
        draw_permutation(random, n, place);
    for (size_t i = 0; how == NEARLY_SORTED && i < n; i += WINDOW) {
        draw_permutation(random, WINDOW, place + i);
        for (size_t k = 0; k < WINDOW; k++)
            place[i + k] += (uint32_t)i;
    }
}

static problem lay_out_anew(const problem *p, const row *r)
{
    random_state random = {1};
    problem anew = *p;
    uint32_t *test = allocate(p->n, sizeof *test), *place[2];
    draw_places(&random, r->n > MANY ? AT_RANDOM : IN_PLACE, p->n, test);
    for (int second = 0; second < 2; second++) {
        place[second] = allocate(p->n, sizeof *place[second]);
        draw_places(&random, r->order, p->n, place[second]);
    }
    anew.first = laid_out(p, 0, r, test, place[0]);
    anew.second = laid_out(p, 1, r, test, place[1]);
    if (r->order != IN_PLACE) {
        lh_pair *pairs = allocate(p->n, sizeof *pairs);
        for (size_t i = 0; i < p->n; i++)
            pairs[i] = (lh_pair){place[0][i], place[1][i]};
        anew.first.index = &pairs->a;
        anew.second.index = &pairs->b;
        anew.first.index_stride = anew.second.index_stride = sizeof *pairs;
    }
    return anew;
}

/* Views of structs have components side by side; with gaps between them, or some left out, each array is its own. */
static void bind_anew(problem *p)
{
    problem_bind(p);
    for (size_t v = 0; v < p->views; v++) {
        const view_source *from = &p->source[v];
        const operand *o = from->is_of_second ? &p->second : &p->first;
        const float **array = (const float **)(uintptr_t)lh_arrays_of(&p->view[v]);
        const unsigned arrays = lh_kind_of(&lh_queries[p->work->query], from->argument)->shape->arrays;
        for (size_t k = 0; k < arrays; k++)
            array[k] = array[k] ? o->column[from->column + k] : NULL;
    }
}

/* ---- Time --------------------------------------------------------------------------------------------- */

typedef struct contender {
    const char *name;
    const problem *problem;
    lh_query_function *query; /* or the user's loop */
    user_loop *loop;
    int prefetching;
    double least;
} contender;

/* Nanoseconds a test, or a call. */
static void take_turn(contender *c, size_t calls, double unit)
{
    const double start = seconds_now();
    for (size_t i = 0; i < calls; i++)
        if (c->query)
            (void)c->query(&c->problem->call);
        else
            c->loop(c->problem, c->prefetching);
    const double taken = (seconds_now() - start) * 1e9 / (double)calls / unit;
    if (c->least == 0 || taken < c->least)
        c->least = taken;
}

static void race(contender *c, size_t contenders, size_t n, double unit)
{
    const size_t calls = n > MORE ? 1 : 1 + 100000 / (n + 20), turns = n > MORE ? 5 : 60;
    for (size_t turn = 0; turn < turns; turn++)
        for (size_t k = 0; k < contenders; k++)
            take_turn(&c[k], calls, unit);
}

static const workload *workload_named(const char *name)
{
    const workload *w = list_workloads();
    while (w->query_name && strcmp(w->name, name) != 0)
        w++;
    return w;
}

/* The bits of all contenders of the library, test by test. */
static int agree(const problem *packed, const problem *anew, const row *r, lh_query_function *query)
{
    uint64_t *hits = packed->output[0].array;
    (void)query(&anew->call);
    const size_t words = lh_hits_words(packed->n);
    uint64_t *found = allocate(words, sizeof *found);
    memcpy(found, hits, words * sizeof *found);
    (void)query(&packed->call);
    int same = 1;
    for (size_t i = 0; i < words && r->n <= MANY; i++)
        same &= found[i] == hits[i];
    free(found);
    return same;
}

static int report(const row *r, size_t n)
{
    problem packed, anew;
    const workload *w = workload_named(r->workload);
    if (!w->query_name || !problem_create(&packed, w, r->form, n, r->hits)) {
        fprintf(stderr, "forms: cannot make %s\n", r->workload);
        return 0;
    }
    anew = lay_out_anew(&packed, r);
    problem_bind(&packed);
    bind_anew(&anew);

    static const lh_isa isas[] = {LH_ISA_AVX2, LH_ISA_AVX512};
    contender c[6];
    size_t contenders = 0;
    int same = 1;
    for (size_t k = 0; k < 2; k++) {
        const lh_backend *backend = lh_isa_backend(isas[k]);
        if (!backend)
            continue;
        lh_query_function *query = backend->query[w->query];
        same &= agree(&packed, &anew, r, query);
        c[contenders++] = (contender){lh_isa_name(isas[k]), &packed, query, NULL, 0, 0};
        c[contenders++] = (contender){lh_isa_name(isas[k]), &anew, query, NULL, 0, 0};
    }
    const size_t of_library = contenders;
    user_loop *loop = r->stride[0] || r->stride[1] ? user_loops[w->query] : NULL;
    for (int prefetching = 0; loop && prefetching <= (n > MORE); prefetching++)
        c[contenders++] =
            (contender){prefetching ? "prefetching" : "scalar", &anew, NULL, loop, prefetching, 0};
    race(c, contenders, n, n < 16 ? 1.0 : (double)n);

    printf("| %s | %zu |", r->name, n);
    for (size_t k = 0; k < of_library; k += 2)
        printf(" %.2f | %.1f |", c[k + 1].least, c[k + 1].least / c[k].least);
    for (size_t k = of_library; k < of_library + 2; k++)
        if (k < contenders)
            printf(" %.2f |", c[k].least);
        else
            printf(" – |");
    puts(same ? "" : " WRONG |");
    fflush(stdout);
    problem_destroy(&packed);
    return same;
}

int main(int count, char **arguments)
{
    size_t n = 0;
    const char *part = "";
    for (int k = 1; k < count; k++)
        if (strcmp(arguments[k], "--short") == 0)
            n = 8;
        else
            part = arguments[k];
    int same = 1;
    puts("| operands | n | AVX2 | of packed | AVX-512 | of packed | scalar | prefetching "
         "|\n|---|---|---|---|---|---|---|---|");
    for (size_t k = 0; k < sizeof rows_of_table / sizeof *rows_of_table; k++)
        if (strstr(rows_of_table[k].name, part) &&
            (!n || (rows_of_table[k].n == MANY && rows_of_table[k].order != NEARLY_SORTED)))
            same &= report(&rows_of_table[k], n ? n : rows_of_table[k].n);
    return same ? EXIT_SUCCESS : EXIT_FAILURE;
}
