/* Shapes and a grid, and what is asked of every backend: the bit of a cell is that of the query on boxes for the box
 * written out, of any of the shapes. */
#ifndef LANEHIT_TESTS_PARITY_GRID_SCENE_H
#define LANEHIT_TESTS_PARITY_GRID_SCENE_H

#include "../support/guarded.h"
#include "../support/subjects.h"

enum { MOST_CELLS = 8192, MOST_SHAPES = 5, MOST_FLOATS = 9 };

typedef enum shape_form { FORM_STRUCTS, FORM_INDEXED, FORM_COLUMNS, SHAPE_FORMS } shape_form;

typedef struct grid_scene {
    lh_grid grid;
    size_t cells, shapes;
    int spheres; /* or triangles */
    float shape[2 * MOST_SHAPES]
               [MOST_FLOATS]; /* of which the first are taken, or those that the index says */
    uint32_t index[MOST_SHAPES];
    shape_form form;
} grid_scene;

/* Memory beside unreadable pages, for the shapes and for the hits. */
typedef struct grid_shop {
    guarded_pool inputs, outputs;
} grid_shop;

void grid_shop_open(grid_shop *shop);
void grid_shop_close(grid_shop *shop);

/* What this backend says of the boxes written out, shape by shape. */
void grid_scene_expect(const lh_backend *backend, const grid_scene *s, uint64_t *expected);

/* Fails the running cmocka test unless this backend says the same of the grid, and writes nothing else. */
void grid_scene_check(grid_shop *shop, const subject *of, const grid_scene *s, guarded_edge edge,
                      const uint64_t *expected);

/* Fails it unless the call is refused for the grid, for this fault, and nothing is written. */
void grid_scene_check_refused(grid_shop *shop, const subject *of, const grid_scene *s, int fault);

#endif
