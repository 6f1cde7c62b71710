#include "families.h"

#include "../support/described.h"
#include "../support/floats.h"
#include "numbers.h"

static unsigned components_of(lh_kind_name kind)
{
    return lh_kinds[kind].shape->arrays;
}

static int draw_in(dice *d, range r)
{
    return r.least + (int)dice_below(d, (size_t)(r.most - r.least) + 1);
}

static uint32_t draw_sign(dice *d)
{
    return dice_one_in(d, 2) ? sign_of_float : 0;
}

/* ---- What is done to elements once they are drawn ---- */

static void spoil_nothing(dice *d, lh_kind_name what, pattern *p)
{
    (void)d;
    (void)what;
    (void)p;
}

/* One float up or down. */
static void spoil_last_bit(dice *d, lh_kind_name what, pattern *p)
{
    for (unsigned c = 0; c < components_of(what); c++) {
        const size_t where = dice_below(d, 6);
        const uint32_t magnitude = p->bits[c] & ~sign_of_float;
        if (where == 0 && magnitude > 0)
            p->bits[c]--;
        else if (where == 1)
            p->bits[c]++;
    }
}

static void spoil_with_zeros(dice *d, lh_kind_name what, pattern *p)
{
    for (unsigned c = 0; c < components_of(what); c++) {
        const bool is_place = measure_of(what, c) == COORDINATE;
        if (dice_one_in(d, is_place ? 5 : 2))
            p->bits[c] = draw_sign(d);
    }
}

static void spoil_flat(dice *d, lh_kind_name what, pattern *p)
{
    const size_t how = dice_below(d, 4);
    const uint32_t sign = draw_sign(d);
    figures[what].flatten(d, how, sign, p);
}

static void spoil_with_infinities(dice *d, lh_kind_name what, pattern *p)
{
    for (unsigned c = 0; c < components_of(what); c++)
        if (dice_one_in(d, 8))
            p->bits[c] = draw_sign(d) | FLOAT_INFINITY;
}

/* Quiet and signalling, with payloads and signs. */
static void spoil_with_nans(dice *d, lh_kind_name what, pattern *p)
{
    for (unsigned c = 0; c < components_of(what); c++)
        if (dice_one_in(d, 12)) {
            const uint32_t payload = 1 + (uint32_t)dice_below(d, 0x7fffff);
            p->bits[c] = draw_sign(d) | FLOAT_INFINITY | payload;
        }
}

/* Fields that decide: about zero, the denormals, the promised range, 1, squares that overflow, infinity. */
static void spoil_with_any_bits(dice *d, lh_kind_name what, pattern *p)
{
    static const uint32_t exponents[] = {0,   0,   1,   2,   63,  87,  126, 127, 127,
                                         128, 167, 190, 191, 252, 253, 254, 255};
    static const uint32_t fractions[] = {0, 0, 1, 0x200000, 0x400000, 0x7ffffe, 0x7fffff};
    enum {
        EXPONENTS = sizeof exponents / sizeof *exponents,
        FRACTIONS = sizeof fractions / sizeof *fractions
    };
    for (unsigned c = 0; c < components_of(what); c++) {
        const uint32_t exponent = exponents[dice_below(d, EXPONENTS)] << 23;
        const uint32_t fraction = fractions[dice_below(d, FRACTIONS)];
        const uint32_t sign = draw_sign(d);
        const uint32_t random = (uint32_t)dice_bits(d);
        const size_t which = dice_below(d, 8);
        if (which < 4)
            p->bits[c] = sign | exponent | fraction;
        else if (which == 4)
            p->bits[c] = random;
    }
}

/* A part of the components by far larger or smaller than the others. */
static void spoil_magnitudes(dice *d, lh_kind_name what, pattern *p)
{
    for (unsigned c = 0; c < components_of(what); c++) {
        const uint32_t exponent = (uint32_t)dice_below(d, 255) << 23;
        if (dice_one_in(d, 6))
            p->bits[c] = (p->bits[c] & 0x807fffff) | exponent;
    }
}

/* clang-format off */
const family families[FAMILIES] = {
    {"ordinary",   true,  {24, 28}, {-26, -22},  {0, 2},      spoil_nothing},
    {"touching",   false, {4, 16},  {-12, 0},    {0, 0},      spoil_nothing},
    {"rounding",   false, {22, 30}, {-28, -20},  {-4, 4},     spoil_last_bit},
    {"zeros",      false, {4, 20},  {-8, 0},     {0, 0},      spoil_with_zeros},
    {"flat",       false, {4, 26},  {-26, -4},   {0, 0},      spoil_flat},
    {"magnitudes", false, {16, 28}, {-90, 40},   {-40, 40},   spoil_magnitudes},
    {"denormals",  false, {4, 22},  {-160, -140}, {-12, 140}, spoil_nothing},
    {"infinities", false, {20, 26}, {-24, -20},  {0, 0},      spoil_with_infinities},
    {"nan",        false, {20, 26}, {-24, -20},  {0, 0},      spoil_with_nans},
    {"any bits",   false, {20, 26}, {-24, -20},  {0, 0},      spoil_with_any_bits},
};
/* clang-format on */

/* ---- Batches ---- */

/* By how much the floats of one batch are scaled. */
typedef struct scale {
    int exponent[MEASURES];
} scale;

static pattern pattern_of(lh_kind_name what, const draft *drawn, scale by)
{
    pattern p = {{0}};
    for (unsigned c = 0; c < components_of(what); c++)
        p.bits[c] = number_bits(drawn->value[c], by.exponent[measure_of(what, c)]);
    return p;
}

static void draw_pair(const family *f, dice *d, const contact *c, scale by, batch *b, size_t i)
{
    draft drawn[LH_MOST_ARGUMENTS];
    drafts_draw(b->query, d, c, f->loosely, drawn);
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(b->query, argument);
    for (unsigned v = 0; v < views; v++) {
        const lh_kind_name what = lh_kind_name_of(&lh_queries[b->query], argument[v]);
        pattern *p = &b->element[argument[v]][i];
        *p = pattern_of(what, &drawn[argument[v]], by);
        if (!dice_one_in(d, 4))
            f->spoil(d, what, p);
        if (figures[what].complete)
            figures[what].complete(p, dice_one_in(d, 16));
    }
}

/* At the time of contact, beside it, or at a limit of the floats. */
static uint32_t draw_number(dice *d, int64_t time, int exponent)
{
    static const uint32_t limits[] = {0,          0x80000000, 0x00000001, 0x0d800000,    FLOAT_ONE,
                                      0x40800000, 0x7f000000, 0x7f400000, FLOAT_INFINITY};
    const uint32_t at_contact = number_bits(time + 1, exponent);
    const size_t which = dice_below(d, 16);
    if (which < sizeof limits / sizeof *limits)
        return limits[which];
    return which == 9 ? at_contact - 1 : which == 10 ? at_contact + 1 : at_contact;
}

/* Whether the number that the query takes, if it takes one, is a time and not a length. */
static bool takes_time(unsigned query)
{
    for (unsigned k = 0; k < lh_queries[query].arguments; k++)
        if (lh_kind_of(&lh_queries[query], k)->role == LH_NUMBER)
            return lh_kind_of(&lh_queries[query], k)->is_time;
    return true;
}

/* Half of the batches have one contact for all: so that one operand meets all elements of the other. There is
 * always a first element, for the operand that is one for all. */
void family_draw(const family *f, dice *d, batch *b)
{
    const int reach = draw_in(d, f->reach);
    const int coordinate = draw_in(d, f->unit);
    const int direction = coordinate + draw_in(d, f->direction);
    const scale by = {{[COORDINATE] = coordinate,
                       [DIRECTION] = direction,
                       [LIMIT] = coordinate - direction - TIME_BITS,
                       [NORMAL] = direction,
                       [OFFSET] = coordinate + direction}};
    const bool shared = dice_one_in(d, 2);
    contact c = contact_draw(d, reach);
    b->reach = reach;
    b->unit = coordinate;
    b->number = draw_number(d, c.time, takes_time(b->query) ? coordinate - direction : coordinate);
    for (size_t i = 0; i == 0 || i < b->n; i++) {
        draw_pair(f, d, &c, by, b, i);
        if (!shared)
            c = contact_draw(d, reach);
    }
}
