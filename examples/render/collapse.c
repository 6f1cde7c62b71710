/* From the binary tree to the wide one that is expected to cost a random ray least.
 *
 * Which inner nodes of the binary tree to leave out, and where to end in a leaf, is found by dynamic programming
 * (Ylitie, Karras and Laine, Efficient Incoherent Ray Traversal on GPUs Through Compressed Wide BVHs, 2017): for every
 * node, from the leaves upwards, what it costs as a forest of at most 1, 2, ... width - 1 trees. One tree is a leaf, or
 * a wide node whose children are a forest of at most `width` out of both halves; several trees are so many out of the
 * left half and the rest out of the right. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../demo/fail.h"
#include "binary.h"
#include "words.h"

enum { WIDEST = 16 };

/* What a ray that meets the box pays: for one more node, for each block of a leaf. */
static const float node_cost = 1.0F, block_cost = 1.2F;

typedef struct plan {
    float cost[WIDEST]; /* [k]: as a forest of at most k trees, k = 1 to width - 1 */
    uint8_t from_left[WIDEST +
                      1]; /* [k]: how many of k trees come out of the left half; 0: k - 1 trees are as good */
    uint8_t is_leaf;
} plan;

typedef struct collapse {
    const triangle *triangles;
    binary_tree binary;
    plan *plans;
    tree wide;
    size_t rows; /* written so far */
    float margin;
} collapse;

static size_t blocks_for(const collapse *c, size_t triangles)
{
    return (triangles + (size_t)c->wide.width - 1) / (size_t)c->wide.width;
}

/* The least that k trees out of both halves cost. */
static float divide(const plan *left, const plan *right, int k, uint8_t *from_left)
{
    float least = INFINITY;
    for (int i = 1; i < k; i++)
        if (left->cost[i] + right->cost[k - i] < least) {
            least = left->cost[i] + right->cost[k - i];
            *from_left = (uint8_t)i;
        }
    return least;
}

static void make_plan(collapse *c, size_t i)
{
    const binary_node *n = &c->binary.nodes[i];
    plan *p = &c->plans[i];
    const float area = box_half_area(n->bounds);
    float least = INFINITY;
    if (n->count <= leaf_triangles(c->wide.width))
        least = area * block_cost * (float)blocks_for(c, n->count);
    p->is_leaf = 1;
    if (n->count > 1) {
        const plan *left = &c->plans[n->left], *right = &c->plans[n->right];
        const float as_node =
            area * node_cost + divide(left, right, c->wide.width, &p->from_left[c->wide.width]);
        p->is_leaf = least <= as_node;
        least = p->is_leaf ? least : as_node;
    }
    p->cost[1] = least;
    for (int k = 2; k < c->wide.width; k++) {
        p->cost[k] = p->cost[k - 1];
        if (n->count == 1)
            continue;
        uint8_t from_left = 0;
        const float divided = divide(&c->plans[n->left], &c->plans[n->right], k, &from_left);
        if (divided < p->cost[k]) {
            p->cost[k] = divided;
            p->from_left[k] = from_left;
        }
    }
}

/* ---- Writing it down --------------------------------------------------------------------------------- */

typedef struct forest {
    uint32_t root[WIDEST];
    int count;
} forest;

static void gather(const collapse *c, uint32_t node, int k, forest *f);

static void gather_halves(const collapse *c, uint32_t node, int k, forest *f)
{
    const binary_node *n = &c->binary.nodes[node];
    const int from_left = c->plans[node].from_left[k];
    gather(c, n->left, from_left, f);
    gather(c, n->right, k - from_left, f);
}

/* The trees of the best forest of at most k. */
static void gather(const collapse *c, uint32_t node, int k, forest *f)
{
    while (k > 1 && c->plans[node].from_left[k] == 0)
        k--;
    if (k == 1)
        f->root[f->count++] = node;
    else
        gather_halves(c, node, k, f);
}

static void write_triangle(const collapse *c, float *block, int lane, uint32_t number)
{
    float corners[BLOCK_NUMBERS];
    memcpy(corners, &c->triangles[number], sizeof corners);
    for (int row = 0; row < BLOCK_NUMBERS; row++)
        block[row * c->wide.width + lane] = corners[row];
    word_write(&block[BLOCK_NUMBERS * c->wide.width + lane], number);
}

static uint32_t write_leaf(collapse *c, const binary_node *n)
{
    const size_t width = (size_t)c->wide.width, first = c->rows, blocks = blocks_for(c, n->count);
    c->rows += blocks * BLOCK_ROWS;
    c->wide.block_count += blocks;
    float *block = c->wide.rows + first * width;
    for (size_t i = 0; i < blocks * BLOCK_ROWS * width; i++)
        block[i] = NAN; /* lanes without a triangle: nothing meets them */
    for (size_t i = 0; i < n->count; i++)
        write_triangle(c, block + i / width * BLOCK_ROWS * width, (int)(i % width),
                       c->binary.order[n->first + i]);
    return child_at(first, blocks);
}

static void write_box(const collapse *c, float *node, int lane, const box *b)
{
    for (int axis = 0; axis < 3; axis++) {
        node[axis * c->wide.width + lane] = vec3_axis(b->min, axis) - c->margin;
        node[(axis + 3) * c->wide.width + lane] = vec3_axis(b->max, axis) + c->margin;
    }
}

static const box nothing = {{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};

static uint32_t write_node(collapse *c, const forest *children);

static uint32_t write_inner(collapse *c, uint32_t root)
{
    forest below = {.count = 0};
    gather_halves(c, root, c->wide.width, &below);
    return write_node(c, &below);
}

/* Its leaves follow at once, then what is below its other children. */
static uint32_t write_node(collapse *c, const forest *children)
{
    const size_t first = c->rows;
    float *node = c->wide.rows + first * (size_t)c->wide.width,
          *child = node + NODE_CHILDREN * (ptrdiff_t)c->wide.width;
    c->rows += NODE_ROWS;
    c->wide.node_count++;
    for (int lane = 0; lane < c->wide.width; lane++)
        write_box(c, node, lane,
                  lane < children->count ? &c->binary.nodes[children->root[lane]].bounds : &nothing);
    for (int lane = 0; lane < children->count; lane++)
        if (c->plans[children->root[lane]].is_leaf)
            word_write(&child[lane], write_leaf(c, &c->binary.nodes[children->root[lane]]));
    for (int lane = 0; lane < children->count; lane++)
        if (!c->plans[children->root[lane]].is_leaf)
            word_write(&child[lane], write_inner(c, children->root[lane]));
    return child_at(first, 0);
}

/* The intersection of triangles rounds: it sees their corners moved a little (triangles.h says by how much), and its
 * times are rounded, too. Boxes that are larger by more than that contain what it sees, so the result does not depend
 * on which nodes a walk enters, nor on their order. This holds for rays that begin within 16 times the largest
 * coordinate. */
static float margin_for(box bounds)
{
    const vec3 largest = vec3_max(bounds.max, vec3_scale(bounds.min, -1));
    return 0x1p-16F * greater(largest.x, greater(largest.y, largest.z));
}

tree tree_build(const triangle *triangles, size_t count, int width)
{
    if (count > ((size_t)1 << 30) / (NODE_ROWS + BLOCK_ROWS))
        fail("a tree of %zu triangles is too large", count);
    box *boxes = allocate(count, sizeof *boxes);
    for (size_t i = 0; i < count; i++)
        boxes[i] = triangle_bounds(&triangles[i]);
    collapse c = {.triangles = triangles,
                  .binary = binary_build(boxes, count, leaf_triangles(width)),
                  .wide = {.width = width}};
    const size_t binary_nodes = 2 * count - 1;
    c.plans = allocate(binary_nodes, sizeof *c.plans);
    c.margin = margin_for(c.binary.nodes[0].bounds);
    for (size_t i = binary_nodes; i-- > 0;)
        make_plan(&c, i);

    /* Every node but the root has two children at least, so there are fewer than triangles. */
    c.wide.rows = allocate_words(count * (NODE_ROWS + BLOCK_ROWS) * (size_t)width);
    forest top = {.count = 0};
    if (c.plans[0].is_leaf)
        gather(&c, 0, 1, &top);
    else
        gather_halves(&c, 0, width, &top);
    write_node(&c, &top);

    free(c.plans);
    free(boxes);
    binary_free(&c.binary);
    return c.wide;
}

void tree_free(tree *t)
{
    free(t->rows);
}
