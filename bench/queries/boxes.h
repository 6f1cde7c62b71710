/* Queries of two boxes. */
#ifndef LANEHIT_BENCH_BOXES_H
#define LANEHIT_BENCH_BOXES_H

#include "loop.h"

static void bind_boxes(problem *p)
{
    p->a = boxes_of(&p->first);
    p->b = boxes_of(&p->second);
}

#endif
