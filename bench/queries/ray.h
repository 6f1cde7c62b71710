/* The times at which a ray is in a shape, from t = 0 on. */
#ifndef LANEHIT_BENCH_RAY_H
#define LANEHIT_BENCH_RAY_H

#include "loop.h"

ALWAYS_INLINE answer answer_between(float enter, float exit)
{
    const int hit = enter <= exit;
    return (answer){hit, hit ? enter : INFINITY, hit ? exit : INFINITY};
}

#endif
