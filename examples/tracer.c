/* The nearest of 64 boxes that a ray hits, by a tree of nodes of eight. */
#include <lanehit/inline.h>
#include <math.h>
#include <stdio.h>

typedef struct node8 {
    float planes[48]; /* min x of eight boxes, min y, min z, max x, max y, max z */
    int child[8];     /* a node; or ~k for box k */
} node8;

/* Visits nodes from the root on. The lines inside the loop are what you put into your own traversal. */
static int nearest_box(const node8 *nodes, lh8_prepared_ray ray, float *t)
{
    int stack[64], depth = 0, nearest = -1;
    stack[depth++] = 0;
    while (depth > 0) {
        const node8 *node = &nodes[stack[--depth]];
        const lh8_ray_hits hits = lh8_raycast_node(&ray, node->planes);
        uint8_t order[8];
        float t_enter[8];
        lh8_lanes_store(t_enter, hits.t_enter);
        for (unsigned k = lh8_nearest_first(lh8_mask_bits(hits.hit), hits.t_enter, order); k-- > 0;) {
            const int child = node->child[order[k]];
            if (child >= 0) {
                stack[depth++] = child; /* the nearest last, so that it comes next */
            } else if (t_enter[order[k]] <= *t) {
                nearest = ~child;
                *t = t_enter[order[k]];
                lh8_set_t_max(&ray, *t); /* what is farther is no hit from here on */
            }
        }
    }
    return nearest;
}

/* A grid of boxes of side 1, 2 apart: eight by eight along x and y. A row is a node, and the root has the rows. */
static void make_tree(node8 nodes[9])
{
    for (int row = 0; row < 8; row++) {
        for (int k = 0; k < 8; k++) {
            const float x = 2.0f * (float)k, y = 2.0f * (float)row;
            const float box[6] = {x, y, 0, x + 1, y + 1, 1}, around[6] = {0, y, 0, 15, y + 1, 1};
            for (int plane = 0; plane < 6; plane++) {
                nodes[1 + row].planes[8 * plane + k] = box[plane];
                nodes[0].planes[8 * plane + row] = around[plane];
            }
            nodes[1 + row].child[k] = ~(8 * row + k);
        }
        nodes[0].child[row] = 1 + row;
    }
}

int main(void)
{
    node8 nodes[9];
    make_tree(nodes);
    const float origin[3] = {-1, 16, 0.5f}, direction[3] = {1, -1, 0};
    float t = INFINITY;
    const int box = nearest_box(nodes, lh8_prepare_ray(origin, direction, 0, INFINITY), &t);
    printf("box %d at t = %g\n", box, t);
}
