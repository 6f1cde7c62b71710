#include "ask.h"

#include <string.h>

#include "../support/views.h"
#include "contact_oracle.h"
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
        if (query->kind[k] == LH_KIND_AABBS)
            order_box(floats, floats + 3);
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

/* Where the results of the cases from number `first` on go; the floats one after the other. */
static void *output_of(lh_kind_name kind, answers *out, size_t first, unsigned *floats)
{
    if (lh_kinds[kind].bits == 32)
        return out->floats[(*floats)++] + first;
    if (lh_kinds[kind].bits == 8)
        return out->normal + first;
    return (kind == LH_KIND_HITS ? out->hits : out->inside) + first / 64;
}

static void exchange(lh_argument *a, lh_argument *b)
{
    const lh_argument first = *a;
    *a = *b;
    *b = first;
}

/* Where the cores touch, or are nearer than can be squared, nothing says which way to go, and the normal may be the
 * same whichever comes first. */
static const float least_squarable = 0x1p-60f;

static int is_open(const float *const a[], const float *const b[], size_t i)
{
    int is_same = a[CONTACT_DISTANCE][i] <= least_squarable;
    for (unsigned k = CONTACT_NORMAL; k < CONTACT_POINT; k++)
        is_same &= a[k][i] == b[k][i];
    return is_same;
}

/* Contacts with their shapes exchanged have the same distance and point, and the normal turned. */
static size_t count_unturned(const float *const a[], const float *const b[], size_t n)
{
    size_t different = 0;
    for (size_t i = 0; i < n; i++)
        for (unsigned k = 0; k < CONTACT_RESULTS && !is_open(a, b, i); k++)
            different += a[k][i] != (k >= CONTACT_NORMAL && k < CONTACT_POINT ? -b[k][i] : b[k][i]);
    return different;
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
    const float *given[MOST_FLOAT_RESULTS], *turned[MOST_FLOAT_RESULTS];
    unsigned outputs = 0;
    for (unsigned k = of_hits + 1; k < query_of(about)->arguments; k++) {
        given[outputs] = asked->argument[k].output;
        asked->argument[k].output = floats[outputs];
        turned[outputs] = floats[outputs];
        outputs++;
    }
    backend->query[about->query](asked);
    for (size_t word = 0; word < (n + 63) / 64; word++)
        different += exchanged[word] != hits[word];
    if (outputs == CONTACT_RESULTS)
        different += count_unturned(given, turned, n);
    return different;
}

/* The rest of the floats of a case. */
static view view_of_set(const lh_shape *shape, const float *next, const float *end)
{
    const size_t count = (size_t)(end - next) / shape->arrays;
    return view_of(shape, 0, &next, (uint32_t)(shape->arrays * sizeof *next), count);
}

static size_t call(const subject *about, const lh_backend *backend, const float *cases, size_t first,
                   size_t n, answers *out)
{
    const lh_query *query = query_of(about);
    const size_t floats_each = strlen(about->layout);
    const float *next = cases + first * floats_each;
    lh_call asked = {0};
    view views[LH_MOST_ARGUMENTS];
    unsigned floats = 0;
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_VIEW) {
            views[k] = view_of(kind->shape, about->by_inverse != 0, &next,
                               (uint32_t)(floats_each * sizeof *cases), n);
            asked.argument[k].view = &views[k];
        } else if (kind->role == LH_SET) {
            views[k] = view_of_set(kind->shape, next, cases + (first + 1) * floats_each);
            asked.argument[k].view = &views[k];
        } else if (kind->role == LH_NUMBER) {
            asked.argument[k].number = *next++;
        } else {
            asked.argument[k].output = output_of(query->kind[k], out, first, &floats);
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
