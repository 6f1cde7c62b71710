#include "wanted.h"

#include "pair_arguments.h"

lh_pairs_layers_of lh_pairs_all_layers_of(const lh_layers *layers)
{
    static const uint32_t all = ~UINT32_C(0);
    const size_t stride = layers && layers->stride > 0 ? layers->stride : sizeof all;
    const uint32_t *const layer = layers ? layers->layer : NULL, *const mask = layers ? layers->mask : NULL;
    return (lh_pairs_layers_of){.layer = (const char *)(layer ? layer : &all),
                                .mask = (const char *)(mask ? mask : &all),
                                .layer_stride = layer ? stride : 0,
                                .mask_stride = mask ? stride : 0};
}

/* Which pairs are wanted cannot be predicted, so each is written, and the next one over those that are not. */
static size_t copy_wanted(const lh_pairs_wanted *of, lh_pair *to, const lh_pair *pairs, size_t count)
{
    const lh_pairs_layers_of a = of->a, b = of->b;
    size_t wanted = 0;
    for (size_t k = 0; k < count; k++) {
        __builtin_prefetch(a.layer + a.layer_stride * pairs[k].a);
        __builtin_prefetch(b.layer + b.layer_stride * pairs[k].b);
    }
    for (size_t k = 0; k < count; k++) {
        const lh_pair pair = pairs[k];
        to[wanted] = pair;
        wanted += lh_pairs_are_wanted(&a, &b, pair);
    }
    return wanted;
}

/* Near the end of the list, where there is no room for one too many. */
static void append_wanted(lh_pairs_wanted *of, const lh_pair *pairs, size_t count)
{
    for (size_t k = 0; k < count; k++)
        if (lh_pairs_are_wanted(&of->a, &of->b, pairs[k])) {
            if (of->found < of->capacity)
                of->pairs[of->found] = pairs[k];
            of->found++;
        }
}

static void take_wanted(lh_pairs_list *list, const lh_pair *pairs, size_t count)
{
    lh_pairs_wanted *const of = (lh_pairs_wanted *)list;
    if (of->found < of->capacity && of->capacity - of->found >= count)
        of->found += copy_wanted(of, of->pairs + of->found, pairs, count);
    else
        append_wanted(of, pairs, count);
}

void lh_pairs_begin_wanted(lh_pairs_wanted *of, const lh_layers *a, const lh_layers *b, lh_pair *pairs,
                           size_t capacity)
{
    of->list = (lh_pairs_list){.take = take_wanted};
    of->a = lh_pairs_all_layers_of(a);
    of->b = lh_pairs_all_layers_of(b);
    of->pairs = pairs;
    of->capacity = capacity;
    of->found = 0;
}

void lh_pairs_take_wanted(const lh_pairs_layer_test *of, lh_pairs_list *list, const lh_pair *pairs,
                          size_t count, void (*take)(lh_pairs_list *list, const lh_pair *pairs, size_t count))
{
    enum { AT_A_TIME = 256 };
    lh_pair wanted[AT_A_TIME];
    size_t some = 0;
    for (size_t k = 0; k < count; k++) {
        const lh_pair ids = {lh_pairs_id_of(of->a_view, pairs[k].a), lh_pairs_id_of(of->b_view, pairs[k].b)};
        wanted[some] = pairs[k];
        some += lh_pairs_are_wanted(&of->a, &of->b, ids);
        if (some == AT_A_TIME || k + 1 == count) {
            take(list, wanted, some);
            some = 0;
        }
    }
}
