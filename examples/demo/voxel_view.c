/* Amanatides and Woo, A Fast Voxel Traversal Algorithm for Ray Tracing, 1987: once over bricks of cells, and
 * within a brick that holds something once more over its cells. */
#include "voxel_view.h"

#include <stdlib.h>

#include "fail.h"
#include "palette.h"

enum { SIDE = 8 }; /* cells along each side of a brick */

voxel_view voxel_view_make(const grid *g)
{
    voxel_view v = {.grid = g};
    for (int axis = 0; axis < 3; axis++)
        v.bricks[axis] = (g->size[axis] + SIDE - 1) / SIDE;
    v.occupied = allocate((size_t)v.bricks[0] * v.bricks[1] * v.bricks[2], 1);
    for (uint32_t z = 0; z < g->size[2]; z++)
        for (uint32_t y = 0; y < g->size[1]; y++)
            for (uint32_t x = 0; x < g->size[0]; x++)
                if (grid_is_set(g, x, y, z))
                    v.occupied[((size_t)z / SIDE * v.bricks[1] + y / SIDE) * v.bricks[0] + x / SIDE] = 1;
    return v;
}

void voxel_view_free(voxel_view *v)
{
    free(v->occupied);
}

/* A walk of a ray from cell to cell, of cells with `side` units along each side. */
typedef struct walk {
    int cell[3], step[3];
    float next[3]; /* when the ray reaches the next cell along each axis */
    float stride[3];
    float t;  /* when it entered this cell */
    int axis; /* along which it came */
} walk;

/* A ray in units of the grid's cells, and when it is in the grid. */
typedef struct grid_ray {
    float origin[3], dir[3], inv_dir[3];
    float enter, exit;
    int axis; /* whose plane it enters through */
} grid_ray;

static grid_ray enter_grid(const grid *g, const ray *r)
{
    grid_ray local = {.enter = 0, .exit = r->t_max};
    for (int axis = 0; axis < 3; axis++) {
        local.origin[axis] = (vec3_axis(r->origin, axis) - vec3_axis(g->origin, axis)) / g->cell;
        local.dir[axis] = vec3_axis(r->dir, axis) / g->cell;
        local.inv_dir[axis] = 1 / local.dir[axis];
        float a = -local.origin[axis] * local.inv_dir[axis];
        float b = ((float)g->size[axis] - local.origin[axis]) * local.inv_dir[axis];
        float enter = lesser(a, b), exit = greater(a, b);
        if (enter > local.enter) {
            local.enter = enter;
            local.axis = axis;
        }
        local.exit = lesser(exit, local.exit);
    }
    return local;
}

static walk walk_from(const grid_ray *r, float t, int axis, int side, const int first[3], const int last[3])
{
    walk w = {.t = t, .axis = axis};
    for (int i = 0; i < 3; i++) {
        int cell = (int)floorf((r->origin[i] + t * r->dir[i]) / (float)side);
        w.cell[i] = cell < first[i] ? first[i] : cell > last[i] ? last[i] : cell;
        w.step[i] = r->dir[i] < 0 ? -1 : 1;
        float plane = (float)((w.cell[i] + (r->dir[i] < 0 ? 0 : 1)) * side);
        w.next[i] = r->dir[i] == 0 ? INFINITY : (plane - r->origin[i]) * r->inv_dir[i];
        w.stride[i] = fabsf((float)side * r->inv_dir[i]);
    }
    return w;
}

static void walk_on(walk *w)
{
    int axis = w->next[0] < w->next[1] ? 0 : 1;
    axis = w->next[axis] < w->next[2] ? axis : 2;
    w->t = w->next[axis];
    w->axis = axis;
    w->cell[axis] += w->step[axis];
    w->next[axis] += w->stride[axis];
}

static int is_within(const walk *w, const int first[3], const int last[3])
{
    return w->cell[0] >= first[0] && w->cell[0] <= last[0] && w->cell[1] >= first[1] &&
           w->cell[1] <= last[1] && w->cell[2] >= first[2] && w->cell[2] <= last[2];
}

static int is_filled(const voxel_view *v, const int cell[3])
{
    return grid_is_set(v->grid, (uint32_t)cell[0], (uint32_t)cell[1], (uint32_t)cell[2]);
}

/* Walks the cells of the brick in which `outer` is. Leaves `inner` in the filled cell, if there is one. */
static int walk_brick(const voxel_view *v, const grid_ray *r, const walk *outer, walk *inner)
{
    int first[3], last[3];
    for (int i = 0; i < 3; i++) {
        first[i] = outer->cell[i] * SIDE;
        last[i] = first[i] + SIDE - 1;
        last[i] = last[i] < (int)v->grid->size[i] ? last[i] : (int)v->grid->size[i] - 1;
    }
    *inner = walk_from(r, outer->t, outer->axis, 1, first, last);
    for (; is_within(inner, first, last) && inner->t <= r->exit; walk_on(inner))
        if (is_filled(v, inner->cell))
            return 1;
    return 0;
}

static int find_filled(const voxel_view *v, const grid_ray *r, walk *inner)
{
    const int first[3] = {0, 0, 0};
    const int last[3] = {(int)v->bricks[0] - 1, (int)v->bricks[1] - 1, (int)v->bricks[2] - 1};
    walk outer = walk_from(r, r->enter, r->axis, SIDE, first, last);
    for (; is_within(&outer, first, last) && outer.t <= r->exit; walk_on(&outer)) {
        size_t brick = ((size_t)outer.cell[2] * v->bricks[1] + (size_t)outer.cell[1]) * v->bricks[0];
        if (v->occupied[brick + (size_t)outer.cell[0]] && walk_brick(v, r, &outer, inner))
            return 1;
    }
    return 0;
}

static vec3 cell_color(const grid *g, const int cell[3])
{
    return number_color(((float)cell[1] + 0.5F) / (float)g->size[1]);
}

int voxel_view_meet(const void *view, const ray *r, surface *nearest)
{
    const voxel_view *v = view;
    grid_ray local = enter_grid(v->grid, r);
    walk w;
    if (!(local.enter <= local.exit) || !find_filled(v, &local, &w))
        return 0;
    if (nearest) {
        nearest->t = w.t;
        nearest->normal = box_normal(w.axis, r);
        nearest->albedo = cell_color(v->grid, w.cell);
    }
    return 1;
}
