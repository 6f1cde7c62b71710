/* From bodies as structs to the rows of a solver: pairs, a list for each two kinds of shape, contacts, by threads. */
#include <lanehit/lanehit.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { BALL, CAPSULE, BOX, KINDS };
enum { BODIES = 6000, PAIRS = 60000, THREADS = 2, LISTS = KINDS * KINDS };

/* A body as an engine may have it. What a kind of shape needs lies in the same place in each, so that the number of a
 * body is the index of its shape. */
typedef struct body {
    float centre[3], half[3], rotation[4]; /* a box; of a ball the centre */
    float ends[6], radius;                 /* a capsule; of a ball the radius */
    float bounds[6];                       /* with the margin about them */
} body;

/* What a solver is given for a point. */
typedef struct row {
    uint32_t a, b, feature;
    float normal[3], point[3], distance;
} row;

static body bodies[BODIES];
static uint8_t kind[BODIES];
static const float slop = 0.01f; /* what is nearer than this is a contact, too */

static lh_pair found[PAIRS], sorted[PAIRS];
static size_t first[LISTS + 1];

/* One column for each result; pair i of the sorted list has the i-th element of each. */
static struct {
    uint64_t hits[PAIRS / 64 + LISTS];
    uint8_t count[PAIRS];
    float normal[3][PAIRS], point[4][3][PAIRS], distance[4][PAIRS];
    uint32_t feature[4][PAIRS];
} contacts;

static row rows[4 * PAIRS];
static lh_manifold_point points[4 * PAIRS];

static void check(lh_status status)
{
    if (status == LH_OK)
        return;
    fprintf(stderr, "%s\n", lh_status_text(status));
    exit(EXIT_FAILURE);
}

/* ---- Views of the bodies, by one side of a list of pairs ---------------------------------------------- */

static lh_spheres balls(const uint32_t *side, size_t n)
{
    lh_spheres all = lh_spheres_aos(bodies[0].centre, sizeof *bodies, BODIES);
    all.radius = &bodies[0].radius; /* it is elsewhere, in the same struct */
    return lh_spheres_indexed(all, side, sizeof *sorted, n);
}

static lh_capsules capsules(const uint32_t *side, size_t n)
{
    return lh_capsules_indexed(lh_capsules_aos(bodies[0].ends, sizeof *bodies, BODIES), side, sizeof *sorted,
                               n);
}

static lh_obbs boxes(const uint32_t *side, size_t n)
{
    return lh_obbs_indexed(lh_obbs_aos(bodies[0].centre, sizeof *bodies, BODIES), side, sizeof *sorted, n);
}

/* ---- A call for each two kinds ------------------------------------------------------------------------ */

/* n pairs, the results of which begin with the i-th. */
static void ask(int a, int b, const lh_pair *p, size_t n, uint64_t *hits, const lh_manifolds *to)
{
    const lh_numbers margin = lh_numbers_soa(1, &slop);
    const lh_spheres ball_a = balls(&p->a, n), ball_b = balls(&p->b, n);
    const lh_capsules capsule_a = capsules(&p->a, n), capsule_b = capsules(&p->b, n);
    const lh_obbs box_a = boxes(&p->a, n), box_b = boxes(&p->b, n);
    switch (a * KINDS + b) {
    case BALL *KINDS + BALL: /* balls have one point */
        check(lh_contact_sphere_sphere(&ball_a, &ball_b, &margin, hits, to->distance[0], &to->normal,
                                       &to->point[0]));
        break;
    case BALL *KINDS + CAPSULE:
        check(lh_contact_sphere_capsule(&ball_a, &capsule_b, &margin, hits, to->distance[0], &to->normal,
                                        &to->point[0]));
        break;
    case BALL *KINDS + BOX:
        check(lh_contact_sphere_obb(&ball_a, &box_b, &margin, hits, to->distance[0], &to->normal,
                                    &to->point[0]));
        break;
    case CAPSULE *KINDS + CAPSULE:
        check(lh_manifold_capsule_capsule(&capsule_a, &capsule_b, &margin, hits, to));
        break;
    case CAPSULE *KINDS + BOX:
        check(lh_manifold_capsule_obb(&capsule_a, &box_b, &margin, hits, to));
        break;
    case BOX *KINDS + BOX:
        check(lh_manifold_obb_obb(&box_a, &box_b, &margin, hits, to));
        break;
    }
    for (size_t i = 0; a == BALL && i < n; i++) {
        to->count[i] = hits[i / 64] >> i % 64 & 1;
        to->feature[0][i] = 0; /* a ball has one */
    }
}

static lh_manifolds results_from(size_t i)
{
    lh_manifolds to = {.count = contacts.count + i};
    to.normal = (lh_xyz){contacts.normal[0] + i, contacts.normal[1] + i, contacts.normal[2] + i};
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++) {
        to.point[k] = (lh_xyz){contacts.point[k][0] + i, contacts.point[k][1] + i, contacts.point[k][2] + i};
        to.distance[k] = contacts.distance[k] + i;
        to.feature[k] = contacts.feature[k] + i;
    }
    return to;
}

/* Each thread has its share of each list; shares are whole words of hits. */
static void *work(void *argument)
{
    const size_t me = *(const size_t *)argument;
    for (int list = 0; list < LISTS; list++) {
        const size_t n = first[list + 1] - first[list], share = (n / THREADS + 64) / 64 * 64;
        const size_t begin = me * share < n ? me * share : n, end = begin + share < n ? begin + share : n;
        const size_t i = first[list] + begin;
        const lh_manifolds to = results_from(i);
        if (begin < end)
            ask(list / KINDS, list % KINDS, &sorted[i], end - begin,
                contacts.hits + first[list] / 64 + (size_t)list + begin / 64, &to);
    }
    return NULL;
}

/* ---- A frame ------------------------------------------------------------------------------------------ */

static size_t find_pairs(void)
{
    const lh_aabbs bounds = lh_aabbs_aos(bodies[0].bounds, sizeof *bodies, BODIES);
    const size_t size = lh_pairs_scratch_size(BODIES, 0);
    void *const scratch = malloc(size);
    size_t count;
    check(lh_pairs_aabb_aabb(&bounds, NULL, found, PAIRS, &count, scratch, size));
    free(scratch);
    if (count > PAIRS) { /* an engine makes the list longer, and asks again */
        fprintf(stderr, "%zu pairs, and room for %d\n", count, PAIRS);
        exit(EXIT_FAILURE);
    }
    return count;
}

static size_t make_rows(size_t n)
{
    const size_t count = lh_manifolds_to_points(contacts.count, n, points);
    for (size_t r = 0; r < count; r++) {
        const uint32_t i = points[r].pair, k = points[r].point;
        rows[r] = (row){.a = sorted[i].a,
                        .b = sorted[i].b,
                        .feature = contacts.feature[k][i],
                        .distance = contacts.distance[k][i]};
        for (int axis = 0; axis < 3; axis++) {
            rows[r].normal[axis] = contacts.normal[axis][i];
            rows[r].point[axis] = contacts.point[k][axis][i];
        }
    }
    return count;
}

static float random_float(void) /* from 0 to 1 */
{
    static uint32_t state = 1;
    state = state * 1664525 + 1013904223;
    return (float)(state >> 8) * 0x1p-24f;
}

static void make_body(body *b)
{
    for (int axis = 0; axis < 3; axis++) {
        b->centre[axis] = random_float() * 18.0f;
        b->half[axis] = 0.1f + 0.2f * random_float();
        b->ends[axis] = b->centre[axis] - 0.2f * random_float();
        b->ends[3 + axis] = b->centre[axis] + 0.2f * random_float();
        b->bounds[axis] = b->centre[axis] - 0.6f; /* of whatever kind it is */
        b->bounds[3 + axis] = b->centre[axis] + 0.6f;
    }
    for (int k = 0; k < 4; k++)
        b->rotation[k] = 0.1f + random_float();
    b->radius = 0.1f + 0.2f * random_float();
}

int main(void)
{
    for (size_t i = 0; i < BODIES; i++) {
        make_body(&bodies[i]);
        kind[i] = (uint8_t)(i % KINDS);
    }
    const size_t n = find_pairs();
    check(lh_pairs_by_kind(found, n, kind, KINDS, sorted, first));
    pthread_t thread[THREADS];
    size_t number[THREADS];
    for (size_t t = 0; t < THREADS; t++) {
        number[t] = t;
        pthread_create(&thread[t], NULL, work, &number[t]);
    }
    for (size_t t = 0; t < THREADS; t++)
        pthread_join(thread[t], NULL);
    const size_t count = make_rows(n);
    printf("%zu pairs, %zu points; the first between %u and %u\n", n, count, rows[0].a, rows[0].b);
}
