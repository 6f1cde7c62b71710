#include "nearest.h"

#include "fail.h"

/* A node leaves all but one of its children on the stack; a tree is far less deep than this (bvh_build.c). */
enum { DEPTH = 40, STACK = DEPTH * BVH_WIDTH };

/* Distances are rounded, those of boxes and of triangles each in its way. Meshes are of size 1 and points within 1 of
 * them, so by the bounds of lh_closest_triangle_point and lh_closest_aabb_point a triangle is found nearer than its
 * box by less than 2^-20: twice that decides nothing by rounding. */
static const float slack = 0x1p-19F;

typedef struct entry {
    float distance2;
    int32_t child;
} entry;

typedef struct search {
    const mesh *mesh;
    const bvh *tree;
    lh_vectors point;
    entry stack[STACK];
    size_t count;
    float reach2; /* what is at most so far may hold the nearest triangle */
    nearest result;
} search;

static void take_nearer(search *s, float distance2)
{
    if (distance2 >= s->result.distance2)
        return;
    const float reach = sqrtf(distance2) + slack;
    s->result.distance2 = distance2;
    s->reach2 = reach * reach;
}

/* Insertion sort, the farthest first: a handful of entries at a time. */
static void push_sorted(search *s, size_t bottom, entry e)
{
    if (s->count == STACK)
        fail("the box hierarchy is too deep");
    size_t i = s->count++;
    for (; i > bottom && s->stack[i - 1].distance2 < e.distance2; i--)
        s->stack[i] = s->stack[i - 1];
    s->stack[i] = e;
}

static void ask_triangles(search *s, const uint32_t *which, size_t count)
{
    float distance2[BVH_WIDTH];
    triangle_corners chosen[BVH_WIDTH];
    for (size_t i = 0; i < count; i++)
        chosen[i] = s->mesh->corners[which[i]];
    const lh_triangles some = mesh_view(s->mesh, chosen, count);
    must(lh_closest_triangle_point(&some, &s->point, distance2, NULL, NULL, NULL));
    s->result.asked += count;
    for (size_t i = 0; i < count; i++)
        take_nearer(s, distance2[i]);
}

static void visit(search *s, bvh_node node)
{
    float distance2[BVH_WIDTH];
    uint32_t triangles[BVH_WIDTH];
    size_t triangle_count = 0;
    const lh_aabbs boxes = bvh_boxes(s->tree, node);
    must(lh_closest_aabb_point(&boxes, &s->point, distance2, NULL));
    s->result.asked += node.count;
    const size_t bottom = s->count;
    for (size_t i = 0; i < node.count; i++) {
        const int32_t child = s->tree->child[node.first + i];
        if (distance2[i] > s->reach2)
            continue;
        if (child >= 0)
            push_sorted(s, bottom, (entry){distance2[i], child});
        else
            triangles[triangle_count++] = (uint32_t)~child;
    }
    if (triangle_count > 0)
        ask_triangles(s, triangles, triangle_count);
}

nearest nearest_by_tree(const mesh *m, const bvh *tree, vec3 point)
{
    search s = {.mesh = m,
                .tree = tree,
                .point = lh_vectors_aos(&point.x, sizeof point, 1),
                .reach2 = INFINITY,
                .result = {.distance2 = INFINITY}};
    s.stack[s.count++] = (entry){0, 0};
    while (s.count > 0) {
        const entry e = s.stack[--s.count];
        if (e.distance2 <= s.reach2)
            visit(&s, tree->nodes[e.child]);
    }
    return s.result;
}

nearest nearest_of_all(const mesh *m, vec3 point)
{
    enum { AT_ONCE = 1024 };
    float distance2[AT_ONCE];
    nearest n = {.distance2 = INFINITY, .asked = m->count};
    const lh_vectors one = lh_vectors_aos(&point.x, sizeof point, 1);
    const triangle_corners *end = m->corners + m->count;
    for (const triangle_corners *first = m->corners; first < end; first += AT_ONCE) {
        const size_t count = end - first < AT_ONCE ? (size_t)(end - first) : AT_ONCE;
        const lh_triangles some = mesh_view(m, first, count);
        must(lh_closest_triangle_point(&some, &one, distance2, NULL, NULL, NULL));
        for (size_t i = 0; i < count; i++)
            n.distance2 = lesser(distance2[i], n.distance2);
    }
    return n;
}
