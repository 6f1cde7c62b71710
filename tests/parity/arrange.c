#include "arrange.h"

/* Further apart, in sizes, than any two elements reach. */
static const float clear_of_all = 8;

static bool is_fixed(unsigned fixed, size_t operand)
{
    return fixed >> operand & 1;
}

/* Around the origin, or far from it by its size. */
static point anchor(dice *d, float size)
{
    const float reach = size * (dice_one_in(d, 4) ? 1000 : 4);
    return (point){
        {dice_between(d, -reach, reach), dice_between(d, -reach, reach), dice_between(d, -reach, reach)}};
}

static void build(const library_test *test, dice *d, point p, wish wanted, float size, unsigned fixed,
                  size_t operand, element *e)
{
    if (is_fixed(fixed, operand))
        return;
    const operand_row *row = &test->operand[operand];
    const relation how = wanted != SOMEHOW   ? AROUND_POINT
                         : dice_one_in(d, 2) ? BOUNDARY_AT_POINT
                                             : NEAR_POINT;
    *e = row->kind->build(d, p, how, size * row->size);
}

/* Where the other operand is to be: a point that a hit shares with this one. */
static point meeting_point(const library_test *test, dice *d, wish wanted, float size, size_t operand,
                           const element *e)
{
    point p = test->operand[operand].kind->point_of(d, e);
    if (wanted == MISS)
        p.at[dice_below(d, 3)] += dice_sign(d) * clear_of_all * size;
    return p;
}

void arrange_pair(const library_test *test, dice *d, wish wanted, float size, unsigned fixed,
                  element *operand[])
{
    const size_t first = is_fixed(fixed, 1), second = 1 - first;
    build(test, d, anchor(d, size), wanted, size, fixed, first, operand[first]);
    const point p = meeting_point(test, d, wanted, size, first, operand[first]);
    build(test, d, p, wanted, size, fixed, second, operand[second]);
}

void arrange_sweep(const library_test *test, dice *d, wish wanted, float size, unsigned fixed,
                   element *operand[])
{
    enum { A, A_VELOCITY, B, B_VELOCITY };
    const size_t first = is_fixed(fixed, B) ? B : A, second = first == A ? B : A;
    const point start = anchor(d, size);
    build(test, d, start, wanted, size, fixed, A_VELOCITY, operand[A_VELOCITY]);
    build(test, d, start, wanted, size, fixed, B_VELOCITY, operand[B_VELOCITY]);
    build(test, d, start, wanted, size, fixed, first, operand[first]);

    point p = meeting_point(test, d, wanted, size, first, operand[first]);
    float time = dice_one_in(d, 4) ? (float)dice_below(d, 2) : dice_between(d, 0, 1);
    if (first == B)
        time = -time;
    for (int axis = 0; axis < 3; axis++)
        p.at[axis] += time * (operand[A_VELOCITY]->value[axis] - operand[B_VELOCITY]->value[axis]);
    build(test, d, p, wanted, size, fixed, second, operand[second]);
}
