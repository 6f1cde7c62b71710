/* k-DOP and half-space: the k-DOP is no lower and no higher along a normal than the sum of what it is along the axis,
 * the edge and the corner that are nearest to it, of which the normal is a sum. */
#include "scalar/reference_half_space.h"
#include "scalar/reference_kdop.h"

typedef struct extent {
    float low, high;
} extent;

static inline extent turned_if(int is_turned, extent e)
{
    return is_turned ? (extent){-e.high, -e.low} : e;
}

static inline extent along(kdop of, int k)
{
    return (extent){of.bound[slab_at(k).lower], of.bound[slab_at(k).upper]};
}

static inline extent sum_of(extent a, extent b)
{
    return (extent){a.low + b.low, a.high + b.high};
}

/* An axis, or what axes it is made of; the sign of the first counts. */
typedef struct part {
    float size;
    extent reach;
} part;

/* Where they are equal, the first comes first. */
static inline void order(part *a, part *b)
{
    if (b->size <= a->size)
        return;
    part first = *a;
    *a = *b;
    *b = first;
}

enum { SLAB_CORNERS = 3, SLAB_EDGES = 7 };

static inline extent along_edge(kdop of, int has_edges, int k, float n_p, float n_q, extent p, extent q)
{
    int is_difference = negative(n_p * n_q);
    return has_edges ? turned_if(negative(n_p), along(of, SLAB_EDGES + k + is_difference)) : sum_of(p, q);
}

static inline float share_of(float share, float reach)
{
    return 0.0f < share ? share * reach : 0.0f;
}

static inline heights height_of(const float shares[3], float axis, float edge, float corner, float in_corner)
{
    const float pad = 8.0f * unit_roundoff;
    float a = share_of(shares[0], axis), e = share_of(shares[1], edge), c = share_of(shares[2], corner);
    float magnitude = (fabsf(a) + fabsf(e)) + (fabsf(c) + fabsf(share_of(shares[2], in_corner)));
    float height = (a + e) + c;
    return (heights){height - magnitude * pad, height + magnitude * pad};
}

static inline int classify_kdop_plane(const classify_kdop_plane_arguments *of, size_t i)
{
    kdop a = kdop_at(of->kdops, i);
    plane p = plane_at(of->planes, i);
    vector3 n = p.n;
    part x = {fabsf(n.x), turned_if(negative(n.x), along(a, 0))};
    part y = {fabsf(n.y), turned_if(negative(n.y), along(a, 1))};
    part z = {fabsf(n.z), turned_if(negative(n.z), along(a, 2))};

    int has_edges = has_slab(of->kdops, SLAB_EDGES), has_corners = has_slab(of->kdops, SLAB_CORNERS);
    extent edge;
    if (z.size <= (y.size <= x.size ? y.size : x.size))
        edge = along_edge(a, has_edges, 0, n.x, n.y, x.reach, y.reach);
    else if (y.size <= x.size)
        edge = along_edge(a, has_edges, 2, n.x, n.z, x.reach, z.reach);
    else
        edge = along_edge(a, has_edges, 4, n.y, n.z, y.reach, z.reach);

    part largest = x, middle = y, least = z;
    order(&largest, &middle);
    order(&middle, &least);
    order(&largest, &middle);
    int corner_number = SLAB_CORNERS + 2 * negative(n.x * n.y) + negative(n.x * n.z);
    extent corner =
        has_corners ? turned_if(negative(n.x), along(a, corner_number)) : sum_of(edge, least.reach);

    /* Without bounds along corners it is a sum, which may cancel. */
    extent in_corner = has_corners ? (extent){0.0f, 0.0f} : edge;
    float shares[] = {largest.size - middle.size, middle.size - least.size, least.size};
    heights lowest = height_of(shares, largest.reach.low, edge.low, corner.low, in_corner.low);
    heights highest = height_of(shares, largest.reach.high, edge.high, corner.high, in_corner.high);
    int is_number = sum_of_magnitudes(n) <= INFINITY;
    return record_side(of->inside, i, is_number & (lowest.least <= p.d), highest.most <= p.d);
}

REFERENCE(classify_kdop_plane)
