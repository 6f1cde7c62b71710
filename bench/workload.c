#include <stdio.h>
#include <string.h>

#include "described.h"
#include "workload.h"

enum { WORKLOADS_EACH = 6 };

static const range usual_size = {0.25f, 1.0f};

int is_given(const workload *w, unsigned k)
{
    const lh_query *q = &lh_queries[w->query];
    const lh_kind *kind = lh_kind_of(q, k);
    if (!kind->may_be_null)
        return 1;
    if (kind->role == LH_VIEW)
        return (w->options & GIVE_MOTION) != 0;
    unsigned first = 0;
    while (lh_kind_of(q, first)->role != LH_OUTPUT || !lh_kind_of(q, first)->may_be_null)
        first++;
    return (w->options & (lh_parameter_of(q, k) == lh_parameter_of(q, first) ? WANT_FIRST : WANT_OTHERS)) !=
           0;
}

int has_hits(int query)
{
    return lh_argument_of_kind(&lh_queries[query], LH_KIND_HITS) < lh_queries[query].arguments;
}

/* ---- Names: of the query, with what is given and wanted beyond what every caller gives ---- */

static void append(workload *w, const char *word)
{
    const size_t length = strlen(w->name);
    snprintf(w->name + length, sizeof w->name - length, ".%s", word);
}

static void append_given(workload *w, unsigned usual)
{
    if ((w->options ^ usual) & GIVE_INVERSE)
        append(w, w->options & GIVE_INVERSE ? "inv_dir" : "dir");
    if (w->options & GIVE_LIMIT)
        append(w, "t_max");
    if (w->options & GIVE_REST)
        append(w, "rest");
    const lh_query *q = &lh_queries[w->query];
    for (unsigned k = 0; k < q->arguments; k++) {
        const int is_named = k > 0 && lh_parameter_of(q, k) == lh_parameter_of(q, k - 1);
        if (is_given(w, k) && lh_kind_of(q, k)->may_be_null && !is_named)
            append(w, argument_names[w->query][k]);
    }
}

/* ---- Operands: a shape each, and vectors that follow one are its motion ---- */

static range size_or_usual(range size)
{
    return size.high > 0 ? size : usual_size;
}

static void find_materials(workload *w)
{
    material *current = NULL;
    for (unsigned k = 0; k < lh_queries[w->query].arguments; k++) {
        if (!lh_has_view(&lh_queries[w->query], k))
            continue;
        const unsigned kind = lh_kind_name_of(&lh_queries[w->query], k);
        if (!current || !is_motion(kind)) {
            current = current ? &w->second : &w->first;
            current->shape = kind;
        } else if (is_given(w, k) && !is_set(kind)) {
            current->motion = kind;
        }
    }
    w->first.size = size_or_usual(notes[w->query].first_size);
    w->second.size = size_or_usual(notes[w->query].second_size);
}

int has_pairs_alone(const workload *w)
{
    return w->second.shape == LH_KIND_NONE || is_set(w->second.shape);
}

/* ---- The list ---- */

static workload *add(workload *w, int number, unsigned options, unsigned usual)
{
    *w = (workload){.query = number, .query_name = query_names[number], .options = options};
    w->public_function = public_functions[number];
    snprintf(w->name, sizeof w->name, "%s", w->query_name);
    append_given(w, usual);
    find_materials(w);
    return w + 1;
}

/* With the hits alone, with the first other output, with all; and, with the first, whatever else can be given. */
static workload *add_all_of(workload *w, int number)
{
    const lh_query *q = &lh_queries[number];
    unsigned outputs = 0, rays = 0, motions = 0;
    for (unsigned k = 0; k < q->arguments; k++) {
        const lh_kind *kind = lh_kind_of(q, k);
        outputs += kind->role == LH_OUTPUT && kind->may_be_null;
        motions += kind->role == LH_VIEW && kind->may_be_null;
        rays += lh_kind_name_of(q, k) == LH_KIND_RAYS;
    }
    const unsigned usual = notes[number].is_by_inverse ? GIVE_INVERSE : 0;
    const unsigned first = outputs > 0 ? WANT_FIRST : 0;
    workload *const main_one = outputs > 0 && has_hits(number) ? w + 1 : w;
    if (has_hits(number))
        w = add(w, number, usual, usual);
    if (outputs > 0)
        w = add(w, number, usual | WANT_FIRST, usual);
    if (outputs > 1)
        w = add(w, number, usual | WANT_FIRST | WANT_OTHERS, usual);
    if (outputs > 1 && w[-1].first.shape == LH_KIND_OBBS && w[-1].second.shape == LH_KIND_OBBS)
        w = add(w, number, WANT_FIRST | WANT_OTHERS | GIVE_REST, usual);
    if (rays > 0) {
        w = add(w, number, (usual ^ GIVE_INVERSE) | first, usual);
        w = add(w, number, usual | GIVE_LIMIT | first, usual);
    }
    if (motions > 0)
        w = add(w, number, usual | GIVE_MOTION | first, usual);
    main_one->is_main = 1;
    return w;
}

const workload *list_workloads(void)
{
    static workload all[LH_QUERY_COUNT * WORKLOADS_EACH + 1];
    if (!all[0].query_name) {
        workload *next = all;
        for (int number = 0; number < LH_QUERY_COUNT; number++)
            next = add_all_of(next, number);
    }
    return all;
}
