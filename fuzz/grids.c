/* Queries of a grid say of each cell what the queries on boxes say of the box written out, on every backend, and a grid
 * that is not fit for use is refused; nothing outside the arrays, which end or begin at unreadable pages, is read or
 * written.
 *
 * An input: how many trials, and of each: which query, which emulated backend, in what form the shapes lie and how many
 * there are, at which edge; the grid; and their floats, some of which are planes. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../tests/parity/grid_scene.h"
#include "../tests/support/floats.h"
#include "harness.h"
#include "landmarks.h"
#include "lanehit/lanehit.h"
#include "values.h"

enum { MOST_TRIALS = 4, QUERIES = 2, MOST_PLANE = 1 << 24 };

/* Of each query: what came of it; and each form, and each backend. */
enum {
    SOME_HITS,
    NO_HITS,
    ALL_HITS,
    TALL,
    NO_CELLS,
    REFUSED_COUNT,
    REFUSED_LIMIT,
    OUTCOMES,
    FORM_REACHED = OUTCOMES,
    SUBJECT_REACHED = FORM_REACHED + SHAPE_FORMS,
    LANDMARKS = SUBJECT_REACHED + MOST_SUBJECTS
};
_Static_assert(MOST_LANDMARKS >= QUERIES * LANDMARKS, "landmarks of grids");

static const char *const query_names[QUERIES] = {"overlap_triangle_grid", "overlap_sphere_grid"};
static const char *const outcome_names[OUTCOMES] = {"some hits",
                                                    "no hits",
                                                    "hits alone",
                                                    "a column of more layers than lanes",
                                                    "no cells",
                                                    "numbers too large",
                                                    "a size or an origin that is refused"};

static grid_shop shop;
static subject subjects[MOST_SUBJECTS];
static size_t subject_count;

static reader input;
static values floats_of_input;
static grid_scene scene;

static void open_shop(void)
{
    static int is_open;
    if (is_open)
        return;
    is_open = 1;
    setenv("CMOCKA_TEST_ABORT", "1", 1); /* a failure has a stack trace then */
    subject_count = list_subjects(subjects);
    grid_shop_open(&shop);
}

static void reached(size_t landmark)
{
    landmark_reached((size_t)scene.spheres * LANDMARKS + landmark);
}

/* ---- Scenes ------------------------------------------------------------------------------------------- */

/* About 0, at the ends of what may be, or anywhere. */
static int32_t read_first(void)
{
    const size_t how = read_below(&input, 16);
    const int32_t small = (int32_t)read_below(&input, 65) - 32;
    if (how == 0)
        return (int32_t)read_bits(&input, 4);
    if (how < 3)
        return (how == 1 ? MOST_PLANE : -MOST_PLANE) + small;
    return small;
}

static uint32_t read_axis(float *origin, float *cell, int32_t *first, int is_long)
{
    const size_t how = read_below(&input, 8);
    *first = read_first();
    *origin = next_value(&floats_of_input);
    *cell = how == 0 ? next_value(&floats_of_input) : fabsf(next_value(&floats_of_input));
    if (how > 2)
        *cell = (float)(1 + read_below(&input, 8)) / 4;
    return (uint32_t)read_below(&input, is_long ? 120 : 9) + (how != 1);
}

static void read_grid(lh_grid *g)
{
    const size_t longest = read_below(&input, 4);
    g->count_x = read_axis(&g->origin_x, &g->cell_x, &g->first_x, longest == 0);
    g->count_y = read_axis(&g->origin_y, &g->cell_y, &g->first_y, longest == 1);
    g->count_z = read_axis(&g->origin_z, &g->cell_z, &g->first_z, longest == 2);
}

/* A plane, one beside it, or anything. */
static float read_coordinate(float origin, float cell, int32_t first, uint32_t count)
{
    const size_t how = read_below(&input, 8);
    if (how > 4)
        return next_value(&floats_of_input);
    const uint32_t number = (uint32_t)first + (uint32_t)read_below(&input, 256) % (count + 1);
    const float plane = origin + cell * (float)(int32_t)number;
    return how < 3 ? plane : float_steps(plane, how == 3 ? 1 : -1);
}

static void read_shape(const lh_grid *g, float *shape)
{
    for (size_t k = 0; k < MOST_FLOATS; k += 3) {
        shape[k] = read_coordinate(g->origin_x, g->cell_x, g->first_x, g->count_x);
        shape[k + 1] = read_coordinate(g->origin_y, g->cell_y, g->first_y, g->count_y);
        shape[k + 2] = read_coordinate(g->origin_z, g->cell_z, g->first_z, g->count_z);
    }
    if (scene.spheres)
        shape[3] = next_value(&floats_of_input);
}

/* ---- What a call is to do ----------------------------------------------------------------------------- */

static int is_numbered(int32_t first, uint32_t count)
{
    return first >= -MOST_PLANE && (int64_t)first + count <= MOST_PLANE;
}

static int is_size(float cell)
{
    return isfinite(cell) && cell > 0;
}

/* Of a range without cells the planes do not matter. */
static int fault_of(const lh_grid *g)
{
    if (!is_numbered(g->first_x, g->count_x) || !is_numbered(g->first_y, g->count_y) ||
        !is_numbered(g->first_z, g->count_z))
        return LH_ERROR_COUNT;
    const int are_planes = is_size(g->cell_x) && is_size(g->cell_y) && is_size(g->cell_z) &&
                           isfinite(g->origin_x) && isfinite(g->origin_y) && isfinite(g->origin_z);
    return are_planes || lh_grid_cells(g) == 0 ? LH_OK : LH_ERROR_LIMIT;
}

static void run(size_t emulated, guarded_edge edge)
{
    static uint64_t expected[MOST_CELLS / 64 + 1];
    const int fault = fault_of(&scene.grid);
    size_t emulated_so_far = 0;
    if (fault == LH_OK) {
        grid_scene_expect(subjects[0].backend, &scene, expected);
        const size_t hits = lh_hits_count(expected, scene.cells);
        reached(scene.cells == 0      ? NO_CELLS
                : hits == 0           ? NO_HITS
                : hits == scene.cells ? ALL_HITS
                                      : SOME_HITS);
        if (scene.grid.count_z > 16 && hits > 0)
            reached(TALL);
    } else {
        reached(fault == LH_ERROR_COUNT ? REFUSED_COUNT : REFUSED_LIMIT);
    }
    for (size_t s = 0; s < subject_count; s++) {
        if (subjects[s].emulated && emulated_so_far++ != emulated)
            continue;
        reached(SUBJECT_REACHED + s);
        if (fault == LH_OK)
            grid_scene_check(&shop, &subjects[s], &scene, edge, expected);
        else
            grid_scene_check_refused(&shop, &subjects[s], &scene, fault);
    }
}

static void try_one(void)
{
    const size_t query = read_choice(&input), emulated = read_below(&input, MOST_SUBJECTS);
    scene.spheres = query == 1;
    scene.form = (shape_form)read_below(&input, SHAPE_FORMS);
    scene.shapes = read_below(&input, MOST_SHAPES + 1);
    const guarded_edge edge = read_below(&input, 2) ? GUARD_BEFORE : GUARD_AFTER;
    for (size_t i = 0; i < MOST_SHAPES; i++)
        scene.index[i] = (uint32_t)read_below(&input, 2 * MOST_SHAPES);
    floats_of_input = values_from(&input);
    read_grid(&scene.grid);
    scene.cells = lh_grid_cells(&scene.grid);
    for (size_t i = 0; i < 2 * MOST_SHAPES; i++)
        read_shape(&scene.grid, scene.shape[i]);
    reached(FORM_REACHED + (size_t)scene.form);
    if (scene.cells <= MOST_CELLS)
        run(emulated, edge);
}

const uint8_t harness_choices = QUERIES;

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    open_shop();
    input = reader_of(bytes, size, harness_choices);
    for (size_t left = 1 + read_below(&input, MOST_TRIALS); left > 0; left--)
        try_one();
    return 0;
}

const char *harness_lacks(void)
{
    static char lack[128];
    for (size_t q = 0; q < QUERIES; q++)
        for (size_t n = 0; n < SUBJECT_REACHED + subject_count; n++)
            if (!landmark_is_known(q * LANDMARKS + n)) {
                if (n < OUTCOMES)
                    snprintf(lack, sizeof lack, "%s with %s", query_names[q], outcome_names[n]);
                else if (n < SUBJECT_REACHED)
                    snprintf(lack, sizeof lack, "%s with form %zu", query_names[q], n - FORM_REACHED);
                else
                    snprintf(lack, sizeof lack, "%s on subject %zu", query_names[q], n - SUBJECT_REACHED);
                return lack;
            }
    return NULL;
}
