/* The tree against brute force, after random insertions, moves and removals. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../demo/random.h"
#include "../box.h"
#include "../node.h"
#include "check.h"

void complain(const char *file, int line, const char *what, const world *w)
{
    fprintf(stderr, "%s:%d: %s, of the scene '%s'\n", file, line, what, w->scene->name);
    exit(EXIT_FAILURE);
}

/* ---- Scenes ------------------------------------------------------------------------------------------- */

static tree_box box_around(const float centre[3], float half)
{
    tree_box b;
    for (int axis = 0; axis < 3; axis++) {
        b.min[axis] = centre[axis] - half;
        b.max[axis] = centre[axis] + half;
    }
    return b;
}

static tree_box anywhere(uint64_t *seed, uint32_t id)
{
    (void)id;
    float centre[3];
    for (int axis = 0; axis < 3; axis++)
        centre[axis] = random_float(seed, -6, 6);
    return box_around(centre, random_float(seed, 0, 1));
}

/* On a grid, where boxes touch exactly; some are flat or points. */
static tree_box on_grid(uint64_t *seed, uint32_t id)
{
    (void)id;
    tree_box b;
    for (int axis = 0; axis < 3; axis++) {
        b.min[axis] = (float)random_integer(seed, -10, 10) / 2;
        b.max[axis] = b.min[axis] + (float)random_integer(seed, 0, 2) / 2;
    }
    return b;
}

static tree_box in_row(uint64_t *seed, uint32_t id)
{
    const float centre[3] = {(float)id, random_float(seed, 0, 0.5f), 0};
    return box_around(centre, 0.625f);
}

static tree_box in_one_place(uint64_t *seed, uint32_t id)
{
    (void)seed;
    (void)id;
    return (tree_box){{0, 0, 0}, {1, 1, 1}};
}

/* Each size twice the one before. */
static tree_box of_all_sizes(uint64_t *seed, uint32_t id)
{
    const float size = ldexpf(1, (int)(id % 40) - 20);
    const float centre[3] = {random_float(seed, -8, 8) * size, random_float(seed, -8, 8) * size, size};
    return box_around(centre, size);
}

static const struct scene scenes[] = {
    {"anywhere", anywhere, 0.125f, 24, MOST},    {"on a grid", on_grid, 0, 24, MOST},
    {"in a row", in_row, 0.125f, 24, MOST},      {"in one place", in_one_place, 0.125f, 24, 300},
    {"of all sizes", of_all_sizes, 0, 60, MOST},
};

/* ---- Changes ------------------------------------------------------------------------------------------ */

static void insert(world *w)
{
    const tree_box box = w->scene->place(&w->seed, w->count);
    const uint32_t id = tree_insert(&w->t, box);
    EXPECT(id < MOST && !w->is_in[id], "an id is not new", w);
    EXPECT(w->removed > 0 ? id < w->count : id == w->count, "ids of removed boxes do not come first", w);
    w->is_in[id] = true;
    w->boxes[id] = box;
    w->removed -= w->removed > 0;
    w->count += id == w->count;
}

static void move(world *w, uint32_t id)
{
    const tree_box fat = tree_fat_box(&w->t, id);
    tree_box box = w->boxes[id];
    const float size = box.max[0] - box.min[0];
    if (random_integer(&w->seed, 0, 7) == 0)
        box = w->scene->place(&w->seed, (uint32_t)random_integer(&w->seed, 0, MOST));
    else
        for (int axis = 0; axis < 3; axis++) {
            const float way = random_float(&w->seed, -0.25f, 0.25f) * size;
            box.min[axis] += way;
            box.max[axis] += way;
        }
    const bool has_changed = tree_move(&w->t, id, box);
    EXPECT(has_changed == !box_contains(&fat, &box), "a box was not kept, or kept too long", w);
    const tree_box now = tree_fat_box(&w->t, id),
                   wanted = has_changed ? box_larger_by(box, w->scene->margin) : fat;
    EXPECT(box_equals(&now, &wanted), "a fat box is not as large as it should be", w);
    w->boxes[id] = box;
}

static void remove_box(world *w, uint32_t id)
{
    tree_remove(&w->t, id);
    w->is_in[id] = false;
    w->removed++;
}

/* Moves most boxes, removes some, puts as many back. */
static void stir(world *w)
{
    for (uint32_t id = 0; id < w->count; id++)
        if (w->is_in[id] && random_integer(&w->seed, 0, 5) == 0)
            remove_box(w, id);
        else if (w->is_in[id])
            move(w, id);
    for (uint32_t i = 0; i < w->scene->count / 8; i++)
        if (w->count < MOST || w->removed > 0)
            insert(w);
}

static void check(world *w)
{
    check_structure(w);
    check_queries(w);
}

static void try(const struct scene *scene, world *w)
{
    *w = (world){.scene = scene, .seed = 1};
    EXPECT(tree_init(&w->t, scene->margin), "no memory", w);
    check(w);
    for (uint32_t i = 0; i < scene->count; i++) {
        insert(w);
        if (i < 8)
            check(w);
    }
    check(w);
    for (int i = 0; i < 10; i++) {
        stir(w);
        check(w);
    }
    for (uint32_t id = 0; id < w->count; id++)
        if (w->is_in[id])
            remove_box(w, id);
    check(w);
    EXPECT(w->t.nodes[ROOT].count == 0, "the tree is not empty", w);
    tree_free(&w->t);
}

int main(void)
{
    static world w;
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
        try(&scenes[i], &w);
    return EXIT_SUCCESS;
}
