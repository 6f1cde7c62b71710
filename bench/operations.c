#include <string.h>

#include "operations.h"

/* What an operation depends on. That which depends on one operand alone is computed once where there is one of
 * it; so is the choice of near and far planes by the direction of a line. */
enum { FIRST = 1, SECOND = 2, BOTH = FIRST | SECOND };

/* A part of a test's formula. */
typedef struct part {
    unsigned depends_on;
    unsigned wanted;   /* options that all must be given for it to be computed */
    unsigned unwanted; /* options of which none may be given */
    int if_undecided;  /* only for tests that the cheap part leaves open */
    operations of;
} part;

/* Counted line by line in docs/definitions.md; each sum of three products is 3 multiplications and 2 additions,
 * each cross product 6 and 3. */
static const part sphere_parts[] = {
    {FIRST, 0, 0, 0, {.add = 1, .multiply = 2, .compare = 1}},                  /* reach, r >= 0 */
    {BOTH, 0, 0, 0, {.add = 3 + 2, .multiply = 3, .minimum = 6, .compare = 1}}, /* d, d2, hit */
    {0},
};

static const part overlap_box_parts[] = {
    {BOTH, 0, 0, 0, {.compare = 6}},
    {0},
};

static const part contains_box_parts[] = {
    {BOTH, 0, 0, 0, {.compare = 6}},
    {SECOND, 0, 0, 0, {.compare = 3}}, /* inner.min <= inner.max */
    {0},
};

#define SLABS                                                                                                \
    {                                                                                                        \
        .add = 6, .multiply = 6, .minimum = 6, .compare = 1                                                  \
    } /* three axes, enter <= exit */

static const part ray_parts[] = {
    {FIRST, 0, GIVE_INVERSE, 0, {.divide = 3}},
    {FIRST, 0, 0, 0, {.multiply = 3, .select = 6}}, /* inv * k; near and far */
    {BOTH, 0, 0, 0, SLABS},
    {BOTH, WANT_TIME, 0, 0, {.minimum = 1, .select = 1}},
    {BOTH, WANT_EXIT, 0, 0, {.minimum = 1, .select = 1}},
    {0},
};

/* Of the relative velocity: its reciprocal, near and far; the faces that can be met. Of both: the slabs, the
 * padded exit, what is wanted. */
#define COURSE                                                                                               \
    {                                                                                                        \
        .add = 3, .select = 6, .divide = 3                                                                   \
    }
#define FACES                                                                                                \
    {                                                                                                        \
        .select = 3                                                                                          \
    }
#define SWEEP_PARTS(course_depends_on)                                                                       \
    {course_depends_on, 0, 0, 0, COURSE}, {course_depends_on, WANT_NORMAL, 0, 0, FACES},                     \
        {BOTH, 0, 0, 0, SLABS}, {BOTH, 0, 0, 0, {.multiply = 1}},                                            \
        {BOTH, WANT_TIME, 0, 0, {.minimum = 1, .select = 1}},                                                \
        {BOTH, WANT_NORMAL, 0, 0, {.compare = 3, .select = 4}},                                              \
    {                                                                                                        \
        0                                                                                                    \
    }
static const part sweep_parts[] = {SWEEP_PARTS(FIRST)};
static const part sweep_both_parts[] = {SWEEP_PARTS(BOTH)};

static const part triangle_parts[] = {
    {FIRST, 0, 0, 0, {.minimum = 12}}, /* low, high */
    {BOTH, 0, 0, 0, {.compare = 6}},
    /* edges 9, n and m 3 each, high - low 3; half an edge 3, n and m 6 each, the extent's share 3 */
    {FIRST, 0, 0, 1, {.add = 18, .multiply = 18}},
    /* centre 3, half 6; centre 3, its padding 3; the larger of two 3 */
    {SECOND, 0, 0, 1, {.add = 9, .multiply = 6, .minimum = 3}},
    /* half' 3; A, B, C 9; the normal axis: 4 sums of products and 1, least and greatest 4, 2 comparisons */
    {BOTH, 0, 0, 1, {.add = 3 + 9 + 9, .multiply = 12, .minimum = 4, .compare = 2}},
    /* nine edge axes: p, the radius, the sum */
    {BOTH, 0, 0, 1, {.add = 9 * 4, .multiply = 9 * 4, .compare = 9}},
    {0},
};

static const part *parts_of(const workload *w)
{
    static const struct {
        const char *test;
        const part *parts;
    } table[] = {
        {"overlap_sphere_aabb", sphere_parts},      {"overlap_aabb_aabb", overlap_box_parts},
        {"contains_aabb_aabb", contains_box_parts}, {"raycast_aabb", ray_parts},
        {"sweep_aabb_aabb", sweep_parts},           {"overlap_triangle_aabb", triangle_parts},
    };
    const part *parts = NULL;
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].test, w->test->name) == 0)
            parts = table[i].parts;
    const int second_moves = parts == sweep_parts && w->second->columns > 6;
    return second_moves ? sweep_both_parts : parts;
}

static unsigned many(const problem *p)
{
    return (p->first.count == 1 && p->n > 1 ? 0u : (unsigned)FIRST) |
           (p->second.count == 1 && p->n > 1 ? 0u : (unsigned)SECOND);
}

static void add_operations(operations *sum, const operations *o, double share)
{
    sum->add += share * o->add;
    sum->multiply += share * o->multiply;
    sum->minimum += share * o->minimum;
    sum->compare += share * o->compare;
    sum->select += share * o->select;
    sum->divide += share * o->divide;
}

operations operations_of(const problem *p)
{
    operations sum = {0};
    const unsigned options = p->work->options;
    const bench_test *test = p->work->test;
    const double open = test->undecided ? (double)test->undecided(p) / (double)p->n : 1.0;
    for (const part *each = parts_of(p->work); each && each->depends_on; each++) {
        const int wanted = (options & each->wanted) == each->wanted && !(options & each->unwanted);
        if (wanted && (each->depends_on & many(p)))
            add_operations(&sum, &each->of, each->if_undecided ? open : 1.0);
    }
    return sum;
}

double operations_in_all(const operations *o)
{
    return o->add + o->multiply + o->minimum + o->compare + o->select + o->divide;
}

static double bytes_of_operand(const operand *o, size_t n, size_t columns)
{
    if (o->count == 1 && n > 1)
        return 0;
    return (double)(columns * sizeof(float) + (o->index ? sizeof *o->index : 0));
}

double bytes_of(const problem *p)
{
    /* Of origin, direction and inverse direction, one of the last two is not read. */
    const int is_ray = p->work->first == &ray_shape;
    const double outputs = 1 / 8.0 + (p->t_enter ? sizeof *p->t_enter : 0) +
                           (p->t_exit ? sizeof *p->t_exit : 0) + (p->normal ? sizeof *p->normal : 0);
    return bytes_of_operand(&p->first, p->n, p->work->first->columns - (is_ray ? 3 : 0)) +
           bytes_of_operand(&p->second, p->n, p->work->second->columns) + outputs;
}
