/* One ray against a block of triangles: WIDTH of them at once, watertight. For lanes of one width, as walk.h is.
 *
 * Woop, Benthin and Wald, Watertight Ray/Triangle Intersection, 2013: space is sheared so that the ray runs along z
 * from the origin. Then a triangle is flat, and the ray meets it if the origin is on the same side of its three edges.
 * Two triangles that share an edge see the same two corners there, rounded alike, and find the origin on opposite sides
 * of it, or both on it; so between them nothing gets through, nor at a corner, however it was rounded.
 *
 * A side is the sign of the difference of two products. Rounding keeps order: where the rounded products differ, they
 * differ in that direction, and the sign is right. Where they are equal it is not known, and counts as either here. The
 * few triangles that pass are looked at again in doubles, in which products of floats are exact: there all signs are
 * right, and weights and times are good to the last place of a float.
 *
 * How far a corner is moved by being rounded: with D the largest distance from the origin of the ray, along an axis, by
 * u D for the difference, 3 u D for the product, and 2 u D for what comes of them, u = 2^-24: by less than 2^-21 D. */

/* What depends on the ray alone. The axis along which it runs most becomes z. */
typedef struct OF_WIDTH(shear) {
    ptrdiff_t x, y, z; /* rows of a corner */
    LH(v3) origin;
    LH(lanes) slope_x, slope_y; /* of the ray: how far it goes for a step along z */
    double along_z;             /* direction */
    float t_max;
} OF_WIDTH(shear);

static inline OF_WIDTH(shear) OF_WIDTH(shear_for)(const ray *r)
{
    const float origin[3] = {r->origin.x, r->origin.y, r->origin.z};
    const float direction[3] = {r->dir.x, r->dir.y, r->dir.z};
    const float x = fabsf(direction[0]), y = fabsf(direction[1]), z = fabsf(direction[2]);
    const int y_over_x = y > x;
    const ptrdiff_t along = z > (y_over_x ? y : x) ? 2 : y_over_x;
    static const uint8_t after[3] = {1, 2, 0};
    const ptrdiff_t next = after[along], last = after[next];
    return (OF_WIDTH(shear)){
        .x = next * WIDTH,
        .y = last * WIDTH,
        .z = along * WIDTH,
        .origin = {LH(lanes_set1)(origin[next]), LH(lanes_set1)(origin[last]), LH(lanes_set1)(origin[along])},
        .slope_x = LH(lanes_set1)(direction[next] / direction[along]),
        .slope_y = LH(lanes_set1)(direction[last] / direction[along]),
        .along_z = direction[along],
        .t_max = r->t_max};
}

static inline LH(v3) OF_WIDTH(sheared)(const OF_WIDTH(shear) * s, const float *at)
{
    const LH(lanes) x = LH(lanes_sub)(LH(lanes_load)(at + s->x), s->origin.x);
    const LH(lanes) y = LH(lanes_sub)(LH(lanes_load)(at + s->y), s->origin.y);
    const LH(lanes) z = LH(lanes_sub)(LH(lanes_load)(at + s->z), s->origin.z);
    return (LH(v3)){LH(lanes_sub)(x, LH(lanes_mul)(s->slope_x, z)),
                    LH(lanes_sub)(y, LH(lanes_mul)(s->slope_y, z)), z};
}

/* On which side of the edge from a to b the origin is; 0: on it, or nearly. */
static inline LH(lanes) OF_WIDTH(side)(LH(v3) a, LH(v3) b)
{
    return LH(lanes_sub)(LH(lanes_mul)(a.x, b.y), LH(lanes_mul)(a.y, b.x));
}

typedef struct OF_WIDTH(seen) {
    LH(v3) a, b, c;
} OF_WIDTH(seen);

/* Which triangles of the block the line of the ray meets, or nearly. */
static inline uint32_t OF_WIDTH(may_meet)(const OF_WIDTH(shear) * s, const float *block,
                                          OF_WIDTH(seen) * seen)
{
    const LH(v3) a = OF_WIDTH(sheared)(s, block), b = OF_WIDTH(sheared)(s, block + (ptrdiff_t)3 * WIDTH),
                 c = OF_WIDTH(sheared)(s, block + (ptrdiff_t)6 * WIDTH);
    const LH(lanes) of_a = OF_WIDTH(side)(b, c), of_b = OF_WIDTH(side)(c, a), of_c = OF_WIDTH(side)(a, b);
    const LH(lanes) zero = LH(lanes_set1)(0.0f);
    const LH(lanes) low = LH(lanes_min)(of_a, LH(lanes_min)(of_b, of_c));
    const LH(lanes) high = LH(lanes_max)(of_a, LH(lanes_max)(of_b, of_c));
    *seen = (OF_WIDTH(seen)){a, b, c};
    return LH(mask_bits)(LH(mask_or)(LH(lanes_le)(zero, low), LH(lanes_le)(high, zero)));
}

/* The three coordinates of one corner of all triangles, one row each. */
static inline void OF_WIDTH(store)(float to[3][WIDTH], LH(v3) seen)
{
    LH(lanes_store)(to[0], seen.x);
    LH(lanes_store)(to[1], seen.y);
    LH(lanes_store)(to[2], seen.z);
}

/* Meets the triangles of those bits, nearer than `nearest`, which becomes the nearest. */
static inline int OF_WIDTH(meet)(const OF_WIDTH(shear) * s, const float *block, uint32_t bits,
                                 const OF_WIDTH(seen) * seen, hit *nearest)
{
    float a[3][WIDTH], b[3][WIDTH], c[3][WIDTH];
    OF_WIDTH(store)(a, seen->a);
    OF_WIDTH(store)(b, seen->b);
    OF_WIDTH(store)(c, seen->c);
    int found = 0;
    for (; bits != 0; bits &= bits - 1) {
        const int i = __builtin_ctz(bits);
        const corner at[3] = {
            {a[0][i], a[1][i], a[2][i]}, {b[0][i], b[1][i], b[2][i]}, {c[0][i], c[1][i], c[2][i]}};
        const uint32_t number = word_read(&block[BLOCK_NUMBERS * WIDTH + i]);
        found |= meet_one(at, s->along_z, s->t_max, number, nearest);
    }
    return found;
}
