/* The axes that may separate two triangles: the three of the coordinates, both normals, and the cross products of an
 * edge of one with an edge of the other (Gottschalk, Separating axis theorem for polytopes, 1996) or with an axis of
 * the coordinates. The last are those of the triangles' shadows on the coordinate planes: they decide where triangles
 * lie in one plane, or are segments.
 *
 * Any axis separates only what is separate, so inexact edges and normals are harmless; what has to be bounded is the
 * error of the projections. docs/guarantees.md derives the padding. Every step gives the same, or the same with the
 * other sign, for any order of the vertices and of the triangles. */
#ifndef LANEHIT_SRC_MATHEMATICS_TRIANGLE_PAIR_H
#define LANEHIT_SRC_MATHEMATICS_TRIANGLE_PAIR_H

#include "bounds.h"

typedef struct triangle_sides {
    v3 edge[3]; /* a to b, b to c, c to a */
    v3 normal;
} triangle_sides;

LH_INLINE v3 v3_middle(v3 a, v3 b, v3 c)
{
    return v3_max(v3_min(a, b), v3_min(v3_max(a, b), c));
}

/* The cross products of any two of the edges are the same vector but for their rounding errors, which are in proportion
 * to these two edges. On the axes that an edge is part of, only an error in proportion to that edge can be tolerated,
 * and on a needle it may be tiny beside the others. Two of the three products are made of it; so the middle one of the
 * three, component by component, is off by no more than the worse of these two. */
LH_INLINE triangle_sides sides_of(triangle t)
{
    triangle_sides s = {{v3_sub(t.b, t.a), v3_sub(t.c, t.b), v3_sub(t.a, t.c)}, t.a};
    s.normal = v3_middle(v3_cross(s.edge[0], s.edge[1]), v3_cross(s.edge[1], s.edge[2]),
                         v3_cross(s.edge[2], s.edge[0]));
    return s;
}

/* A triangle seen from a point that both bounding boxes have. All lengths but ways are doubled, so that the middle of
 * an edge, which is the same whichever end comes first, needs no halving. */
typedef struct placed_triangle {
    v3 way[3];    /* to the vertices */
    v3 vertex[3]; /* where they are */
    v3 middle
        [3]; /* of what the triangle covers on the products of its edge with each axis of the coordinates */
} placed_triangle;

LH_INLINE void place_vertices(placed_triangle *p, const triangle *t, v3 origin)
{
    p->way[0] = v3_sub(t->a, origin);
    p->way[1] = v3_sub(t->b, origin);
    p->way[2] = v3_sub(t->c, origin);
    LH_UNROLL
    for (int i = 0; i < 3; i++)
        p->vertex[i] = v3_add(p->way[i], p->way[i]);
}

/* Both ends of an edge e project to one point on its products, the middle of e, and the third vertex, in doubled
 * lengths, to twice the normal's component from there: the middle of these is e x (the sum of the ends) + normal. */
LH_INLINE void place_edge(placed_triangle *p, const triangle_sides *sides, int i)
{
    const v3 ends = v3_add(p->way[i], p->way[i == 2 ? 0 : i + 1]);
    p->middle[i] = v3_add(v3_cross(sides->edge[i], ends), sides->normal);
}

LH_INLINE void place_edges(placed_triangle *p, const triangle_sides *sides)
{
    LH_UNROLL
    for (int i = 0; i < 3; i++)
        place_edge(p, sides, i);
}

/* Of projections on the products of each edge with the axes of the coordinates. */
typedef struct padded_edges {
    v3 padding[3];
} padded_edges;

/* Places the edges, too. */
LH_INLINE void pad_edges(padded_edges *to, placed_triangle *p, const triangle_sides *sides, v3 padding)
{
    LH_ROLLED
    for (int i = 0; i < 3; i++) {
        place_edge(p, sides, i);
        to->padding[i] = v3_cross_sums(v3_abs(sides->edge[i]), padding);
    }
}

/* Of three. */
LH_INLINE lanes lanes_lowest(const lanes p[3])
{
    return lanes_min(p[2], lanes_min(p[1], p[0]));
}

LH_INLINE lanes lanes_highest(const lanes p[3])
{
    return lanes_max(p[2], lanes_max(p[1], p[0]));
}

/* A product of three lengths underflows first. */
LH_INLINE lanes padded_for_underflow(lanes padding)
{
    return lanes_add(padding, lanes_set1(0x1p-145f));
}

/* All vertices are projected: the computed normal of a sliver is noise, and no longer orthogonal to its plane. */
static LH_ONE_COPY mask normal_parts(const v3 *across, const placed_triangle *a, const placed_triangle *b,
                                     const v3 *padding)
{
    const v3 normal = *across;
    lanes on_a[3], on_b[3];
    LH_ROLLED
    for (int i = 0; i < 3; i++) {
        on_a[i] = v3_dot(normal, a->vertex[i]);
        on_b[i] = v3_dot(normal, b->vertex[i]);
    }
    const lanes apart = lanes_max(lanes_sub(lanes_lowest(on_a), lanes_highest(on_b)),
                                  lanes_sub(lanes_lowest(on_b), lanes_highest(on_a)));
    return lanes_lt(padded_for_underflow(v3_dot(*padding, v3_abs(normal))), apart);
}

/* The products of the edges of `own` with the axes of the coordinates. */
static LH_ONE_COPY mask shadows_part(const triangle_sides *sides, const placed_triangle *own,
                                     const padded_edges *padded, const placed_triangle *other)
{
    const v3 width = v3_abs(sides->normal);
    mask parted = lanes_lt(width.x, width.x);
    LH_ROLLED
    for (int i = 0; i < 3; i++) {
        const v3 edge = sides->edge[i];
        const v3 a = v3_cross(edge, other->vertex[0]), b = v3_cross(edge, other->vertex[1]),
                 c = v3_cross(edge, other->vertex[2]);
        const v3 apart = v3_max(v3_sub(v3_min(c, v3_min(b, a)), own->middle[i]),
                                v3_sub(own->middle[i], v3_max(c, v3_max(b, a))));
        const v3 reach = v3_add(width, padded->padding[i]);
        parted = mask_or(parted, mask_or(lanes_lt(reach.x, apart.x),
                                         mask_or(lanes_lt(reach.y, apart.y), lanes_lt(reach.z, apart.z))));
    }
    return parted;
}

/* The products f x e of an edge f of b with an edge e of a. What projects to a vector w of e's products with the axes
 * of the coordinates projects to f.w there. */
LH_INLINE mask edges_part(const triangle_sides *a, const placed_triangle *at, const padded_edges *of_a,
                          const triangle_sides *b, const placed_triangle *bt, const padded_edges *of_b)
{
    lanes width_a[3], width_b[3];
    LH_ROLLED
    for (int i = 0; i < 3; i++) {
        width_a[i] = lanes_abs(v3_dot(b->edge[i], a->normal));
        width_b[i] = lanes_abs(v3_dot(a->edge[i], b->normal));
    }
    mask parted = lanes_lt(width_a[0], width_a[0]);
    LH_ROLLED
    for (int i = 0; i < 3; i++) {
        const v3 e = a->edge[i], length = v3_abs(e);
        LH_ROLLED
        for (int j = 0; j < 3; j++) {
            const v3 f = b->edge[j];
            const lanes apart = lanes_add(v3_dot(f, at->middle[i]), v3_dot(e, bt->middle[j]));
            const lanes padding =
                lanes_max(v3_dot(v3_abs(f), of_a->padding[i]), v3_dot(length, of_b->padding[j]));
            const lanes reach = lanes_add(lanes_add(width_a[j], width_b[i]), padded_for_underflow(padding));
            parted = mask_or(parted, lanes_lt(reach, lanes_abs(apart)));
        }
    }
    return parted;
}

#endif
