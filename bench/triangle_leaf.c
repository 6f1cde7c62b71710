/* What a leaf of eight triangles costs a tracer: lh8_raycast_triangles of lanehit/inline.h beside what leaves of eight
 * compute elsewhere, written out here with AVX2 and fused operations. A ray looks for the nearest hit of a row of
 * leaves, one after the other, as in a tree: what it finds shortens it.
 *
 *     triangle_leaf
 *
 * Prints a table: nanoseconds a leaf, and the share of leaves in which something is met that is nearer. The leaves lie
 * in a row along the ray or in the opposite order, which is that of trees now and then; some are met, and by others a
 * ray passes within their box. */
#include <immintrin.h>
#include <math.h>

#include <lanehit/inline.h>

#include "dice.h"
#include "program.h"

const char *const program = "triangle_leaf";

enum { WIDTH = 8, FLOATS = 9 * WIDTH, RAYS = 2000, LEAVES_A_RAY = 3, ROUNDS = 60 };

typedef struct leaf {
    float corners[FLOATS]; /* ax of eight triangles, ay, az, bx, by, bz, cx, cy, cz */
} leaf;

typedef struct given_ray {
    float origin[3], direction[3];
} given_ray;

static given_ray *rays;
static leaf *leaves;

/* ---- Scenes -------------------------------------------------------------------------------------------- */

/* A patch of a surface, two by four quads, of which the corners are off by some of their size. */
static void make_leaf(leaf *to, dice *d, const float middle[3], float size)
{
    enum { ACROSS = 2, ALONG = 2 };
    float grid[ACROSS + 1][ALONG + 1][3];
    for (int i = 0; i <= ACROSS; i++)
        for (int j = 0; j <= ALONG; j++) {
            const float flat[3] = {(float)i - 1.0f, (float)j - 1.0f, 0.0f};
            for (int k = 0; k < 3; k++)
                grid[i][j][k] = middle[k] + size * (flat[k] + dice_between(d, -0.3f, 0.3f));
        }
    for (int t = 0; t < WIDTH; t++) {
        const int i = t / 4, j = t / 2 % 2, is_upper = t % 2;
        const float *const corner[3] = {grid[i][j], is_upper ? grid[i + 1][j + 1] : grid[i + 1][j],
                                        is_upper ? grid[i][j + 1] : grid[i + 1][j + 1]};
        for (int v = 0; v < 3; v++)
            for (int k = 0; k < 3; k++)
                to->corners[(3 * v + k) * WIDTH + t] = corner[v][k];
    }
}

/* A leaf is as far beside the ray as `beside` sizes of it at most. */
static void make_scene(float beside)
{
    dice d = {7};
    for (int r = 0; r < RAYS; r++) {
        for (int k = 0; k < 3; k++) {
            rays[r].origin[k] = dice_between(&d, -1.0f, 1.0f);
            rays[r].direction[k] = dice_sign(&d) * dice_between(&d, 0.2f, 1.0f);
        }
        for (int l = 0; l < LEAVES_A_RAY; l++) {
            const int is_in_order = r % 4 != 0;
            const float size = dice_between(&d, 0.02f, 0.1f),
                        t = (float)(is_in_order ? l + 1 : LEAVES_A_RAY - l);
            float middle[3];
            for (int k = 0; k < 3; k++)
                middle[k] =
                    rays[r].origin[k] + t * rays[r].direction[k] + dice_between(&d, -beside, beside) * size;
            make_leaf(&leaves[(size_t)r * LEAVES_A_RAY + (size_t)l], &d, middle, size);
        }
    }
}

/* ---- Elsewhere ----------------------------------------------------------------------------------------- */

typedef struct vector {
    __m256 x, y, z;
} vector;

/* The same corner of all triangles. */
static inline vector corners_of(const leaf *l, size_t vertex)
{
    const float *const from = l->corners + vertex * 3 * WIDTH;
    return (vector){_mm256_loadu_ps(from), _mm256_loadu_ps(from + WIDTH),
                    _mm256_loadu_ps(from + (size_t)2 * WIDTH)};
}

static inline vector of_all(const float from[3])
{
    return (vector){_mm256_set1_ps(from[0]), _mm256_set1_ps(from[1]), _mm256_set1_ps(from[2])};
}

static inline vector minus(vector a, vector b)
{
    return (vector){_mm256_sub_ps(a.x, b.x), _mm256_sub_ps(a.y, b.y), _mm256_sub_ps(a.z, b.z)};
}

static inline vector plus(vector a, vector b)
{
    return (vector){_mm256_add_ps(a.x, b.x), _mm256_add_ps(a.y, b.y), _mm256_add_ps(a.z, b.z)};
}

static inline vector cross(vector a, vector b)
{
    return (vector){_mm256_fmsub_ps(a.y, b.z, _mm256_mul_ps(a.z, b.y)),
                    _mm256_fmsub_ps(a.z, b.x, _mm256_mul_ps(a.x, b.z)),
                    _mm256_fmsub_ps(a.x, b.y, _mm256_mul_ps(a.y, b.x))};
}

static inline __m256 dot(vector a, vector b)
{
    return _mm256_fmadd_ps(a.z, b.z, _mm256_fmadd_ps(a.y, b.y, _mm256_mul_ps(a.x, b.x)));
}

/* The nearest of those whose bits are set. */
static inline float nearest_of(unsigned bits, __m256 t, float latest)
{
    float each[WIDTH];
    _mm256_storeu_ps(each, t);
    for (; bits != 0; bits &= bits - 1) {
        const float one = each[__builtin_ctz(bits)];
        latest = one < latest ? one : latest;
    }
    return latest;
}

/* Moeller and Trumbore, as most tracers have it, tinybvh among them. */
static float latest_by_moeller(const given_ray *r, const leaf *l, float latest)
{
    const vector a = corners_of(l, 0), direction = of_all(r->direction);
    const vector ab = minus(corners_of(l, 1), a), ac = minus(corners_of(l, 2), a);
    const vector p = cross(direction, ac), s = minus(of_all(r->origin), a), q = cross(s, ab);
    const __m256 inverse = _mm256_div_ps(_mm256_set1_ps(1.0f), dot(ab, p)), zero = _mm256_setzero_ps();
    const __m256 u = _mm256_mul_ps(dot(s, p), inverse), v = _mm256_mul_ps(dot(direction, q), inverse);
    const __m256 t = _mm256_mul_ps(dot(ac, q), inverse), sum = _mm256_add_ps(u, v);
    const __m256 inside =
        _mm256_and_ps(_mm256_cmp_ps(u, zero, _CMP_GE_OQ), _mm256_cmp_ps(v, zero, _CMP_GE_OQ));
    const __m256 within = _mm256_and_ps(_mm256_cmp_ps(sum, _mm256_set1_ps(1.0f), _CMP_LE_OQ),
                                        _mm256_and_ps(_mm256_cmp_ps(t, zero, _CMP_GT_OQ),
                                                      _mm256_cmp_ps(t, _mm256_set1_ps(latest), _CMP_LT_OQ)));
    const unsigned bits = (unsigned)_mm256_movemask_ps(_mm256_and_ps(inside, within));
    return bits == 0 ? latest : nearest_of(bits, t, latest);
}

/* Pluecker coordinates, as in Embree's robust mode: from the origin, by sums and differences of corners. */
static float latest_by_pluecker(const given_ray *r, const leaf *l, float latest)
{
    const vector origin = of_all(r->origin), direction = of_all(r->direction);
    const vector a = minus(corners_of(l, 0), origin), b = minus(corners_of(l, 1), origin);
    const vector c = minus(corners_of(l, 2), origin);
    const vector ca = minus(c, a), ab = minus(a, b), bc = minus(b, c);
    const __m256 u = dot(cross(ca, plus(c, a)), direction), v = dot(cross(ab, plus(a, b)), direction);
    const __m256 w = dot(cross(bc, plus(b, c)), direction), sum = _mm256_add_ps(_mm256_add_ps(u, v), w);
    const __m256 magnitude = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), sum);
    const __m256 slack = _mm256_mul_ps(_mm256_set1_ps(0x1p-23f), magnitude), zero = _mm256_setzero_ps();
    const __m256 low = _mm256_min_ps(u, _mm256_min_ps(v, w)), high = _mm256_max_ps(u, _mm256_max_ps(v, w));
    const __m256 sided = _mm256_or_ps(_mm256_cmp_ps(low, _mm256_sub_ps(zero, slack), _CMP_GE_OQ),
                                      _mm256_cmp_ps(high, slack, _CMP_LE_OQ));
    if (_mm256_movemask_ps(sided) == 0)
        return latest;
    const vector normal = cross(ab, ca);
    const __m256 fall = dot(normal, direction), height = dot(a, normal), t = _mm256_div_ps(height, fall);
    const __m256 within = _mm256_and_ps(_mm256_cmp_ps(t, zero, _CMP_GE_OQ),
                                        _mm256_cmp_ps(t, _mm256_set1_ps(latest), _CMP_LT_OQ));
    const unsigned bits = (unsigned)_mm256_movemask_ps(_mm256_and_ps(sided, within));
    return bits == 0 ? latest : nearest_of(bits, t, latest);
}

/* ---- By all -------------------------------------------------------------------------------------------- */

enum { HEADER, MOELLER, PLUECKER, WAYS };
static const char *const names[WAYS] = {"lh8_raycast_triangles", "Moeller and Trumbore", "Pluecker, robust"};

static float follow_by_header(const given_ray *r, const leaf *l)
{
    lh8_triangle_ray ray = lh8_prepare_triangle_ray(r->origin, r->direction, 0, INFINITY);
    float latest = INFINITY;
    for (int k = 0; k < LEAVES_A_RAY; k++) {
        const lh8_triangle_hits hits = lh8_raycast_triangles(&ray, lh8_load_triangles(l[k].corners), 0xff);
        const uint32_t bits = lh8_mask_bits(hits.hit);
        if (bits == 0)
            continue;
        float t[WIDTH];
        lh8_lanes_store(t, hits.t);
        for (uint32_t left = bits; left != 0; left &= left - 1)
            latest = t[__builtin_ctz(left)] < latest ? t[__builtin_ctz(left)] : latest;
        lh8_set_triangle_t_max(&ray, latest);
    }
    return latest;
}

static float follow(int way, const given_ray *r, const leaf *l)
{
    if (way == HEADER)
        return follow_by_header(r, l);
    float latest = INFINITY;
    for (int k = 0; k < LEAVES_A_RAY; k++)
        latest = way == MOELLER ? latest_by_moeller(r, &l[k], latest) : latest_by_pluecker(r, &l[k], latest);
    return latest;
}

static double seconds_of(int way, float *latest)
{
    const double begin = seconds_now();
    for (int r = 0; r < RAYS; r++)
        latest[r] = follow(way, &rays[r], &leaves[(size_t)r * LEAVES_A_RAY]);
    return seconds_now() - begin;
}

static void measure(float beside)
{
    static float latest[WAYS][RAYS];
    double least[WAYS] = {INFINITY, INFINITY, INFINITY};
    make_scene(beside);
    for (int round = 0; round < ROUNDS; round++)
        for (int way = 0; way < WAYS; way++)
            least[way] = fmin(least[way], seconds_of(way, latest[way]));
    int hit = 0, other = 0;
    for (int r = 0; r < RAYS; r++) {
        hit += latest[HEADER][r] < INFINITY;
        other += fabsf(latest[HEADER][r] - latest[PLUECKER][r]) > 1e-3f;
    }
    if (other > RAYS / 200)
        fail("the ways disagree");
    printf("| %2d%% |", 100 * hit / RAYS);
    for (int way = 0; way < WAYS; way++)
        printf(" %.1f |", least[way] * 1e9 / (RAYS * LEAVES_A_RAY));
    printf(" %.2f | %.2f |\n", least[HEADER] / least[MOELLER], least[HEADER] / least[PLUECKER]);
}

int main(void)
{
    rays = allocate(RAYS, sizeof *rays);
    leaves = allocate((size_t)RAYS * LEAVES_A_RAY, sizeof *leaves);
    printf("| rays that hit | %s | %s | %s | to the second | to the third |\n|---|---|---|---|---|---|\n",
           names[HEADER], names[MOELLER], names[PLUECKER]);
    static const float beside[] = {0.5f, 1.0f, 2.0f, 4.0f};
    for (size_t k = 0; k < sizeof beside / sizeof *beside; k++)
        measure(beside[k]);
    return EXIT_SUCCESS;
}
