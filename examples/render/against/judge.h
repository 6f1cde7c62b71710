/* Who is right where two answers differ: all triangles are asked once more, in doubles and without a tree. */
#ifndef RENDER_JUDGE_H
#define RENDER_JUDGE_H

#include "contender.h"

/* How answers of two contenders differ, in numbers of rays. */
typedef struct verdicts {
    size_t same; /* the same triangle or none, at the same time but for 1e-5 of it */
    size_t tie;  /* two triangles at the same time: they share the edge or the corner that is met */
    size_t
        rounding; /* either answer is right for a ray moved by less than 2^-20, about which floats cannot tell */
    size_t one_wrong, other_wrong; /* no such ray has that answer */
} verdicts;

/* Whether the answer is right for the ray, or for one that is moved by less than that. */
int judge_one(const triangle *triangles, size_t count, const ray *r, const hit *answer, int is_occlusion);

verdicts judge(const triangle *triangles, size_t count, const job *one, const hit *other, int is_occlusion);

#endif
