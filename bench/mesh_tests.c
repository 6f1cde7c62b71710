#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "mesh_tests.h"

/* ---- Elements made of a triangle ---- */

static void bounds_of(const float *triangle, float *bounds)
{
    for (size_t axis = 0; axis < 3; axis++) {
        bounds[axis] = fminf(fminf(triangle[axis], triangle[3 + axis]), triangle[6 + axis]);
        bounds[3 + axis] = fmaxf(fmaxf(triangle[axis], triangle[3 + axis]), triangle[6 + axis]);
    }
}

static float centre_of(const float *bounds, size_t axis)
{
    return (bounds[axis] + bounds[3 + axis]) * 0.5f;
}

static float diagonal_of(const float *low, const float *high)
{
    return hypotf(hypotf(high[0] - low[0], high[1] - low[1]), high[2] - low[2]);
}

/* The ball around its bounds. */
static void sphere_of(const mesh_tests *m, const float *triangle, float *element)
{
    float bounds[6];
    (void)m;
    bounds_of(triangle, bounds);
    for (size_t axis = 0; axis < 3; axis++)
        element[axis] = centre_of(bounds, axis);
    element[3] = diagonal_of(bounds, bounds + 3) * 0.5f;
}

static void triangle_of(const mesh_tests *m, const float *triangle, float *element)
{
    (void)m;
    memcpy(element, triangle, 9 * sizeof *element);
}

static void box_of(const mesh_tests *m, const float *triangle, float *element)
{
    (void)m;
    bounds_of(triangle, element);
}

/* A box as of a node above it: three times as long. */
static void large_box_of(const mesh_tests *m, const float *triangle, float *element)
{
    float bounds[6];
    (void)m;
    bounds_of(triangle, bounds);
    for (size_t axis = 0; axis < 3; axis++) {
        const float length = bounds[3 + axis] - bounds[axis];
        element[axis] = bounds[axis] - length;
        element[3 + axis] = bounds[3 + axis] + length;
    }
}

/* From an eye in front of the mesh through the middle of the triangle. */
static void ray_of(const mesh_tests *m, const float *triangle, float *element)
{
    const float distance = 2.0f * diagonal_of(m->low, m->high);
    for (size_t axis = 0; axis < 3; axis++) {
        const float eye = (m->low[axis] + m->high[axis]) * 0.5f + (axis == 2 ? distance : 0.0f);
        const float middle = (triangle[axis] + triangle[3 + axis] + triangle[6 + axis]) / 3.0f;
        element[axis] = eye;
        element[3 + axis] = middle - eye;
        element[6 + axis] = 1.0f / element[3 + axis];
    }
}

/* Its bounds, sliding along its first edge. */
static void sliding_box_of(const float *triangle, float lengths, float *element)
{
    bounds_of(triangle, element);
    for (size_t axis = 0; axis < 3; axis++)
        element[6 + axis] = lengths * (triangle[3 + axis] - triangle[axis]);
}

static void moving_box_of(const mesh_tests *m, const float *triangle, float *element)
{
    (void)m;
    sliding_box_of(triangle, 4.0f, element);
}

static void slow_box_of(const mesh_tests *m, const float *triangle, float *element)
{
    (void)m;
    sliding_box_of(triangle, 0.25f, element);
}

static void make_element(const mesh_tests *m, const shape *s, size_t i, float *element)
{
    static const struct {
        const shape *of;
        void (*make)(const mesh_tests *m, const float *triangle, float *element);
    } makers[] = {
        {&sphere_shape, sphere_of},         {&triangle_shape, triangle_of}, {&box_shape, box_of},
        {&large_box_shape, large_box_of},   {&small_box_shape, box_of},     {&ray_shape, ray_of},
        {&moving_box_shape, moving_box_of}, {&slow_box_shape, slow_box_of},
    };
    for (size_t k = 0; k < sizeof makers / sizeof makers[0]; k++)
        if (makers[k].of == s)
            makers[k].make(m, m->triangles[i], element);
}

/* ---- Order ---- */

/* Morton's curve over the bounds, 2^10 cells an axis. */
static uint32_t place_on_curve(const mesh_tests *m, const float *triangle)
{
    enum { BITS = 10 };
    uint32_t place = 0;
    float bounds[6];
    bounds_of(triangle, bounds);
    for (size_t axis = 0; axis < 3; axis++) {
        const float length = m->high[axis] - m->low[axis];
        const float part = length > 0 ? (centre_of(bounds, axis) - m->low[axis]) / length : 0.0f;
        const uint32_t cell = (uint32_t)(fminf(part, 1.0f) * (float)((1 << BITS) - 1));
        for (unsigned bit = 0; bit < BITS; bit++)
            place |= (cell >> bit & 1) << (3 * bit + axis);
    }
    return place;
}

typedef struct placed_triangle {
    uint32_t place;
    float triangle[9];
} placed_triangle;

static int by_place(const void *a, const void *b)
{
    const placed_triangle *x = a, *y = b;
    return (x->place > y->place) - (x->place < y->place);
}

static int sort_along_curve(mesh_tests *m)
{
    placed_triangle *placed = malloc(m->count * sizeof *placed);
    if (!placed)
        return 0;
    for (size_t i = 0; i < m->count; i++) {
        placed[i].place = place_on_curve(m, m->triangles[i]);
        memcpy(placed[i].triangle, m->triangles[i], sizeof placed[i].triangle);
    }
    qsort(placed, m->count, sizeof *placed, by_place);
    for (size_t i = 0; i < m->count; i++)
        memcpy(m->triangles[i], placed[i].triangle, sizeof m->triangles[i]);
    free(placed);
    return 1;
}

static void find_bounds(mesh_tests *m)
{
    for (size_t axis = 0; axis < 3; axis++) {
        m->low[axis] = INFINITY;
        m->high[axis] = -INFINITY;
    }
    for (size_t i = 0; i < m->count; i++) {
        float bounds[6];
        bounds_of(m->triangles[i], bounds);
        for (size_t axis = 0; axis < 3; axis++) {
            m->low[axis] = fminf(m->low[axis], bounds[axis]);
            m->high[axis] = fmaxf(m->high[axis], bounds[3 + axis]);
        }
    }
}

/* ---- Reading ---- */

#if defined(LANEHIT_BENCH_MESH)
#include "../examples/demo/fail.h"
#include "../examples/demo/mesh_file.h"

mesh_tests mesh_tests_read(const char *path)
{
    mesh_tests m = {0};
    m.triangles = (float(*)[9])(void *)mesh_file_read(path, &m.count);
    find_bounds(&m);
    if (!sort_along_curve(&m))
        fail("out of memory");
    return m;
}
#else
#include <stdio.h>

mesh_tests mesh_tests_read(const char *path)
{
    (void)sort_along_curve;
    (void)find_bounds;
    fprintf(stderr, "bench: cannot read '%s': built without Assimp (Debian: libassimp-dev)\n", path);
    exit(EXIT_FAILURE);
}
#endif

void mesh_tests_free(mesh_tests *m)
{
    free(m->triangles);
}

/* ---- Problems ---- */

typedef struct mesh_drawing {
    const mesh_tests *mesh;
    const workload *work;
    form form;
} mesh_drawing;

static void draw_from_mesh(void *state, size_t test, float *first, float *second)
{
    enum { NEIGHBOURS = 8 };
    const mesh_drawing *d = state;
    const size_t middle = d->mesh->count / 2;
    const size_t near = (test + 1 + test % NEIGHBOURS) % d->mesh->count;
    make_element(d->mesh, d->work->first, d->form == FORM_ONE_FIRST ? middle : test, first);
    make_element(d->mesh, d->work->second, d->form == FORM_ONE_SECOND ? middle : near, second);
}

int problem_create_from_mesh(problem *p, const workload *w, form f, size_t n, mesh_tests *m)
{
    mesh_drawing drawing = {m, w, f};
    const element_source from = {draw_from_mesh, &drawing, m->count, 1};
    random_state unused = {1};
    return problem_create_from(p, w, f, n, &from, &unused);
}
