#include "ask.h"

#include <string.h>

#include "../support/views.h"
#include "kdop_cases.h"
#include "manifold_oracle.h"
#include "description/traits.h"

static const lh_query *query_of(const subject *about)
{
    return &lh_queries[about->query];
}

/* ---- Views of cases ----------------------------------------------------------------------------------- */

/* n elements, so many bytes apart, the first of them with its floats from `next` on; which is moved behind these. Of
 * alternatives the chosen one is there. */
static view view_of(const lh_shape *shape, unsigned chosen, const float **next, uint32_t stride, size_t n)
{
    view v = {.start.count = n};
    unsigned alternatives = 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *group = &shape->group[g];
        set_stride(shape, &v, group->first, stride);
        if (group->presence == LH_ALTERNATIVE && alternatives++ != chosen)
            continue;
        for (unsigned k = 0; k < group->arrays; k++)
            v.array[group->first + k] = (*next)++;
    }
    return v;
}

/* Of one element, with one of the alternatives. */
static size_t floats_of(const lh_shape *shape)
{
    size_t floats = 0;
    int has_alternative = 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        const int is_alternative = shape->group[g].presence == LH_ALTERNATIVE;
        if (!is_alternative || !has_alternative)
            floats += shape->group[g].arrays;
        has_alternative |= is_alternative;
    }
    return floats;
}

void order_boxes(const subject *about, float *floats)
{
    const lh_query *query = query_of(about);
    for (unsigned k = 0; k < query->arguments && lh_kind_of(query, k)->role == LH_VIEW; k++) {
        if (lh_kind_name_of(query, k) == LH_KIND_AABBS)
            order_box(floats, floats + 3);
        if (lh_kind_name_of(query, k) == LH_KIND_KDOPS)
            order_kdop(floats);
        floats += floats_of(lh_kind_of(query, k)->shape);
    }
}

/* ---- Calls -------------------------------------------------------------------------------------------- */

int has_shared_limit(const subject *about)
{
    const lh_query *query = query_of(about);
    for (unsigned k = 0; k < query->arguments; k++)
        if (lh_kind_of(query, k)->role == LH_NUMBER && lh_kind_of(query, k)->is_time)
            return 1;
    return 0;
}

int has_hits(const subject *about)
{
    return lh_argument_of_kind(query_of(about), LH_KIND_HITS) < query_of(about)->arguments;
}

/* How many outputs have a place. */
typedef struct placed_outputs {
    unsigned floats, bytes;
} placed_outputs;

/* Where the results of the cases from number `first` on go; those of a kind one after the other. */
static void *output_of(lh_kind_name kind, answers *out, size_t first, placed_outputs *placed)
{
    if (lh_kinds[kind].bits == 32)
        return out->floats[placed->floats++] + first;
    if (lh_kinds[kind].bits == 8)
        return (placed->bytes++ == 0 ? out->normal : out->more) + first;
    return (kind == LH_KIND_HITS ? out->hits : out->inside) + first / 64;
}

static void exchange(lh_argument *a, lh_argument *b)
{
    const lh_argument first = *a;
    *a = *b;
    *b = first;
}

/* The outputs of floats of a call, and of the same with the shapes exchanged. */
typedef struct exchanged_floats {
    const float *given[MOST_FLOAT_RESULTS], *turned[MOST_FLOAT_RESULTS];
    unsigned outputs;
} exchanged_floats;

/* Where the cores touch, or are nearer than can be squared, nothing says which way to go, and the normal may be the
 * same whichever comes first. */
static const float least_squarable = 0x1p-60f;

static int is_open(const exchanged_floats *of, unsigned distance, unsigned normal, size_t i)
{
    int is_same = of->given[distance][i] <= least_squarable;
    for (unsigned k = normal; k < normal + 3; k++)
        is_same &= of->given[k][i] == of->turned[k][i];
    return is_same;
}

static size_t count_unturned_normals(const exchanged_floats *of, unsigned normal, size_t i)
{
    size_t different = 0;
    for (unsigned k = normal; k < normal + 3; k++)
        different += of->given[k][i] != -of->turned[k][i];
    return different;
}

/* Contacts with their shapes exchanged have the same distance and point, and the normal turned. */
static size_t count_unturned_contact(const exchanged_floats *of, size_t i)
{
    if (is_open(of, CONTACT_DISTANCE, CONTACT_NORMAL, i))
        return 0;
    size_t different = count_unturned_normals(of, CONTACT_NORMAL, i);
    different += of->given[CONTACT_DISTANCE][i] != of->turned[CONTACT_DISTANCE][i];
    for (unsigned k = CONTACT_POINT; k < CONTACT_POINT + 3; k++)
        different += of->given[k][i] != of->turned[k][i];
    return different;
}

/* The place of a point in an output of manifolds: of points after those of one there are others. */
static unsigned place_of(unsigned point, unsigned first, unsigned columns)
{
    return point / LH_POINTS_OF_MANIFOLDS * MANIFOLD_RESULTS + first +
           point % LH_POINTS_OF_MANIFOLDS * columns;
}

static uint32_t feature_in(const float *const *floats, unsigned point, size_t i)
{
    uint32_t feature;
    memcpy(&feature, &floats[place_of(point, MANIFOLD_FEATURE, 1)][i], sizeof feature);
    return feature;
}

static int is_same_point(const exchanged_floats *of, unsigned given, unsigned turned, size_t i)
{
    const uint32_t feature = feature_in(of->given, given, i), other = feature_in(of->turned, turned, i);
    int is_same = feature == features_of(other >> LH_FEATURE_OF_B, other & ((1U << LH_FEATURE_OF_B) - 1)) &&
                  of->given[place_of(given, MANIFOLD_DISTANCE, 1)][i] ==
                      of->turned[place_of(turned, MANIFOLD_DISTANCE, 1)][i];
    for (unsigned axis = 0; axis < 3; axis++)
        is_same &= of->given[place_of(given, MANIFOLD_POINT, 3) + axis][i] ==
                   of->turned[place_of(turned, MANIFOLD_POINT, 3) + axis][i];
    return is_same;
}

/* Manifolds have the same points, in any order, with features exchanged; what is no point is the same, too. */
static size_t count_unturned_manifolds(const exchanged_floats *of, size_t i)
{
    if (is_open(of, MANIFOLD_DISTANCE, MANIFOLD_NORMAL, i))
        return 0;
    size_t different = 0;
    for (unsigned first = 0; first < of->outputs; first += MANIFOLD_RESULTS)
        different += count_unturned_normals(of, first + MANIFOLD_NORMAL, i);
    const unsigned points = of->outputs / MANIFOLD_RESULTS * LH_POINTS_OF_MANIFOLDS;
    for (unsigned k = 0; k < points; k++) {
        int is_there = 0;
        for (unsigned other = 0; other < points; other++)
            is_there |= is_same_point(of, k, other, i);
        different += (size_t)!is_there;
    }
    return different;
}

static size_t count_unturned(const exchanged_floats *of, size_t i)
{
    if (of->outputs == CONTACT_RESULTS)
        return count_unturned_contact(of, i);
    return of->outputs > 0 && of->outputs % MANIFOLD_RESULTS == 0 ? count_unturned_manifolds(of, i) : 0;
}

/* Of the call that was just made, which wrote hits, and other outputs if the query has any. */
static size_t count_asymmetric(const subject *about, const lh_backend *backend, lh_call *asked, size_t n)
{
    uint64_t exchanged[BATCH_WORDS] = {0};
    const unsigned of_hits = lh_argument_of_kind(query_of(about), LH_KIND_HITS);
    const uint64_t *hits = asked->argument[of_hits].output;
    size_t different = 0;
    exchange(&asked->argument[0], &asked->argument[1]);
    asked->argument[of_hits].output = exchanged;
    static float floats[MOST_FLOAT_RESULTS][BATCH];
    static int8_t bytes[BATCH];
    exchanged_floats of = {.outputs = 0};
    for (unsigned k = of_hits + 1; k < query_of(about)->arguments; k++) {
        const int are_floats = lh_kind_of(query_of(about), k)->bits == 32;
        if (are_floats) {
            of.given[of.outputs] = asked->argument[k].output;
            of.turned[of.outputs] = floats[of.outputs];
        }
        asked->argument[k].output = are_floats ? (void *)floats[of.outputs++] : bytes;
    }
    backend->query[about->query](asked);
    for (size_t word = 0; word < (n + 63) / 64; word++)
        different += exchanged[word] != hits[word];
    for (size_t i = 0; i < n; i++)
        different += count_unturned(&of, i);
    return different;
}

/* Sets share the rest of the floats of a case. */
static view view_of_set(const lh_query *query, unsigned argument, const float **next, const float *end)
{
    const lh_shape *shape = lh_kind_of(query, argument)->shape;
    size_t sets = 1;
    for (unsigned k = argument + 1; k < query->arguments; k++)
        sets += lh_kind_of(query, k)->role == LH_SET;
    const size_t count = (size_t)(end - *next) / shape->arrays / sets;
    const float *first = *next;
    *next += count * shape->arrays;
    return view_of(shape, 0, &first, (uint32_t)(shape->arrays * sizeof *first), count);
}

static size_t call(const subject *about, const lh_backend *backend, const float *cases, size_t first,
                   size_t n, answers *out)
{
    const lh_query *query = query_of(about);
    const size_t floats_each = strlen(about->layout);
    const float *next = cases + first * floats_each;
    lh_call asked = {0};
    view views[LH_MOST_ARGUMENTS];
    placed_outputs placed = {0, 0};
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_VIEW) {
            views[k] = view_of(kind->shape, about->by_inverse != 0, &next,
                               (uint32_t)(floats_each * sizeof *cases), n);
            asked.argument[k].view = &views[k];
        } else if (kind->role == LH_SET) {
            views[k] = view_of_set(query, k, &next, cases + (first + 1) * floats_each);
            asked.argument[k].view = &views[k];
        } else if (kind->role == LH_NUMBER) {
            asked.argument[k].number = *next++;
        } else {
            asked.argument[k].output = output_of(lh_kind_name_of(query, k), out, first, &placed);
        }
    }
    backend->query[about->query](&asked);
    return lh_has_trait((unsigned)about->query, LH_SYMMETRIC) ? count_asymmetric(about, backend, &asked, n)
                                                              : 0;
}

/* Whether each case has something of its own that is one for all pairs of a call: a set, or a number that scales with
 * the place of the case, as times do not. */
static int is_a_call_each(const subject *about)
{
    const lh_query *query = query_of(about);
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_SET || (kind->role == LH_NUMBER && !kind->is_time))
            return 1;
    }
    return 0;
}

/* The answer to a case that was alone in its call. */
static void take_answer(const answers *one, size_t i, answers *out)
{
    out->hits[i / 64] |= one->hits[0] << i % 64;
    out->inside[i / 64] |= one->inside[0] << i % 64;
    out->normal[i] = one->normal[0];
    out->more[i] = one->more[0];
    for (size_t k = 0; k < MOST_FLOAT_RESULTS; k++)
        out->floats[k][i] = one->floats[k][0];
}

static size_t call_one_by_one(const subject *about, const lh_backend *backend, const float *cases, size_t n,
                              answers *out)
{
    static answers one;
    size_t asymmetric = 0;
    for (size_t i = 0; i < n; i++) {
        asymmetric += call(about, backend, cases + i * strlen(about->layout), 0, 1, &one);
        take_answer(&one, i, out);
    }
    return asymmetric;
}

static const float *with_inverse_directions(const subject *about, const float *cases, size_t n)
{
    static float inverted[BATCH * MOST_FLOATS];
    const size_t floats_each = strlen(about->layout);
    for (size_t i = 0; i < n * floats_each; i++)
        inverted[i] = strchr("ijk", about->layout[i % floats_each]) ? 1.0f / cases[i] : cases[i];
    return inverted;
}

size_t ask(const subject *about, const lh_backend *backend, const float *cases, size_t n, answers *out)
{
    size_t asymmetric = 0;
    if (about->by_inverse)
        cases = with_inverse_directions(about, cases, n);
    if (is_a_call_each(about))
        return call_one_by_one(about, backend, cases, n, out);
    const size_t step = has_shared_limit(about) ? SHARING : n;
    for (size_t first = 0; first < n; first += step)
        asymmetric += call(about, backend, cases, first, n - first < step ? n - first : step, out);
    return asymmetric;
}
