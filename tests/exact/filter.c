/* The filter in front of GMP never decides wrongly, and its bounds hold: for formulas at random, of floats
 * chosen to cancel, where all three stages get their share; and for times that hardly differ. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "floats.h"
#include "formula.h"
#include "slabs.h"
#include "stream.h"

enum { FORMULAS = 100, CASES = 200, FLOATS = 10, TERMS = 60, TIMES = 100000 };

static void assert_no_faults(void)
{
    filter_check checked = filter_checked();
    assert_true(checked.decisions > 0);
    assert_int_equal(checked.faults, 0);
}

/* ---- Formulas ----------------------------------------------------------------------------------------- */

static term draw_term(stream *s, const formula *f)
{
    return draw_integer(s, 0, f->terms - 1);
}

static term draw_term_of_degree(stream *s, const formula *f, int degree)
{
    term t;
    do
        t = draw_term(s, f);
    while (f->node[t].degree != degree);
    return t;
}

static void append_any(stream *s, formula *f)
{
    term (*const of_two[])(formula *, term, term) = {sum, difference, smaller, larger};
    term a = draw_term(s, f);
    int degree = f->node[a].degree;
    switch (draw_integer(s, 0, 3)) {
    case 0:
        magnitude(f, a);
        break;
    case 1:
        if (degree < HIGHEST_DEGREE) {
            product(f, a, draw_term_of_degree(s, f, 1));
            break;
        }
        negative(f, a);
        break;
    default:
        of_two[draw_integer(s, 0, 3)](f, a, draw_term_of_degree(s, f, degree));
    }
}

static void write_any_formula(stream *s, formula *f)
{
    for (int i = 0; i < FLOATS; i++)
        input(f, i);
    while (f->terms < TERMS)
        append_any(s, f);
}

/* Of any magnitude there is, or a close relative of one before. */
static void draw_floats(stream *s, float *floats)
{
    int spread = draw_integer(s, 0, 1) ? 126 : 30;
    for (int i = 0; i < FLOATS; i++) {
        if (i > 0 && draw_one_in(s, 2)) {
            floats[i] = neighbour(floats[draw_integer(s, 0, i - 1)], draw_integer(s, -1, 1));
            floats[i] *= draw_one_in(s, 2) ? 1.0f : 0.5f;
            continue;
        }
        double magnitude = draw_real(s, 1.0, 2.0);
        magnitude *= draw_power(s, -spread, spread);
        floats[i] = nearest_float(draw_sign(s) * magnitude);
    }
}

static void check_formula(stream *s, formula *f, size_t used[BY_GMP + 1])
{
    float floats[FLOATS];
    draw_floats(s, floats);
    set_inputs(f, floats);
    for (term t = 0; t < f->terms; t++)
        sign_of(f, t);
    used[f->effort]++;

    for (term t = 0; t < f->terms; t++) {
        term denominator = draw_term_of_degree(s, f, f->node[t].degree);
        if (sign_of(f, denominator) != 0 && sign_of(f, t) != 0)
            ratio_of(f, t, denominator);
    }
}

static void formulas_are_decided_as_by_gmp(void **state)
{
    (void)state;
    static formula f;
    size_t used[BY_GMP + 1] = {0};
    for (int i = 0; i < FORMULAS; i++) {
        stream s = stream_of(1, (uint64_t)i);
        write_any_formula(&s, &f);
        for (int j = 0; j < CASES; j++)
            check_formula(&s, &f, used);
        free_formula(&f);
    }
    assert_true(used[BY_DOUBLE] > 0 && used[BY_PAIR] > 0 && used[BY_GMP] > 0);
    assert_no_faults();
}

/* ---- Times -------------------------------------------------------------------------------------------- */

static float draw_short(stream *s, double low, double high)
{
    return (float)draw_integer(s, (int)(low * 0x1p20), (int)(high * 0x1p20)) * 0x1p-20f;
}

/* A way of many more digits than a float, so that its last are lost in double. */
static moment draw_moment(stream *s)
{
    double furthest = draw_power(s, 0, 60);
    float way = draw_short(s, 1.0, 2.0) * (float)furthest;
    float start = draw_short(s, -2.0, 2.0);
    float speed = draw_short(s, 1.0, 2.0) * (float)draw_sign(s);
    float other = draw_short(s, -0.5, 0.5);
    return (moment){.to = way, .from = start, .fast = speed, .slow = other};
}

/* The same time, or almost, of so many times the way at so many times the speed. */
static moment draw_close_to(stream *s, moment m)
{
    float times = (float)draw_nonzero(s, -7, 7);
    return (moment){.to = times * m.to,
                    .from = neighbour(times * m.from, draw_integer(s, -2, 2)),
                    .fast = times * m.fast,
                    .slow = neighbour(times * m.slow, draw_integer(s, -1, 1))};
}

static void times_are_ordered_as_by_gmp(void **state)
{
    (void)state;
    stream s = stream_of(2, 0);
    size_t orders[3] = {0};
    effort most = BY_DOUBLE;
    for (int i = 0; i < TIMES; i++) {
        moment a = draw_moment(&s);
        moment b = draw_close_to(&s, a);
        orders[1 + compare_moments(a, b, &most)]++;
    }
    assert_true(orders[0] > 0 && orders[1] > 0 && orders[2] > 0);
    assert_no_faults();
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(formulas_are_decided_as_by_gmp),
                                       cmocka_unit_test(times_are_ordered_as_by_gmp)};
    check_filter();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
