#include "scene_views.h"

#include <math.h>

static element elements[LH_MOST_ARGUMENTS][SCENE_PAIRS];

void scene_make(unsigned query, dice *d)
{
    scene s = {.n = SCENE_PAIRS};
    for (unsigned k = 0; k < LH_MOST_ARGUMENTS; k++) {
        s.count[k] = SCENE_PAIRS;
        s.element[k] = elements[k];
    }
    scene_fill(&s, &lh_queries[query], d);
}

view scene_view(unsigned query, unsigned argument)
{
    const lh_shape *shape = lh_kind_of(&lh_queries[query], argument)->shape;
    view v = {.start.count = SCENE_PAIRS};
    for (size_t k = 0; k < shape->arrays; k++) {
        v.array[k] = &elements[argument][0].value[k];
        set_stride(shape, &v, k, sizeof(element));
    }
    return v;
}

int scene_is_huge(unsigned query, size_t pair)
{
    const lh_query *about = &lh_queries[query];
    int is_huge = 0;
    for (unsigned argument = 0; argument < about->arguments; argument++)
        for (size_t k = 0;
             lh_kind_of(about, argument)->role == LH_VIEW && k < lh_kind_of(about, argument)->shape->arrays;
             k++)
            is_huge |= fabsf(elements[argument][pair].value[k]) > 0x1p60f;
    return is_huge;
}
