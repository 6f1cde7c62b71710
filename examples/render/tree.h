/* A tree over triangles, 4, 8 or 16 wide.
 *
 * Everything is laid out for lanes: a node holds the planes of its children's boxes, `width` floats of each of the six,
 * so that one load reads the same plane of all children; a block holds the corners of `width` triangles likewise. Both
 * are rows of words, of `width` words each:
 *
 *   node    min x, min y, min z, max x, max y, max z, child, nothing          512 bytes 16 wide: 8 lines of the cache
 *   block   a.x, a.y, a.z, b.x, b.y, b.z, c.x, c.y, c.z, number of the triangle
 *
 * A child is a node or a leaf, which is one block or a few in a row. All lie in one piece of memory, leaves right
 * behind their node. */
#ifndef RENDER_TREE_H
#define RENDER_TREE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../demo/geometry.h"

enum { NODE_ROWS = 8, NODE_CHILDREN = 6, BLOCK_ROWS = 10, BLOCK_NUMBERS = 9 };

/* Triangles of a leaf, at most: one block of 16 or of 8, or two of 4. */
static inline uint32_t leaf_triangles(int width)
{
    return width < 8 ? 8 : (uint32_t)width;
}

/* No path from the root is longer, whatever the triangles are (binary.c): walks keep a stack of this depth. */
enum { TREE_DEPTH = 80 };

typedef struct tree {
    int width;
    float *rows; /* aligned to lines of the cache; the root is at the beginning */
    size_t node_count, block_count;
} tree;

/* A child: the row where it begins, and of how many blocks it is; of none, if it is a node. */
enum { CHILD_BLOCKS = 3 };

static inline uint32_t child_at(size_t row, size_t blocks)
{
    return (uint32_t)row << 2 | (uint32_t)blocks;
}

static inline uint32_t child_blocks(uint32_t child)
{
    return child & CHILD_BLOCKS;
}

static inline size_t child_row(uint32_t child)
{
    return child >> 2;
}

/* Integers among the floats. */
static inline uint32_t word_read(const float *at)
{
    uint32_t word;
    memcpy(&word, at, sizeof word);
    return word;
}

static inline void word_write(float *at, uint32_t word)
{
    memcpy(at, &word, sizeof word);
}

/* The tree of that width, 4, 8 or 16; there is one triangle at least. */
tree tree_build(const triangle *triangles, size_t count, int width);
void tree_free(tree *t);

#endif
