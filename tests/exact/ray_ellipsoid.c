#include "ray_ellipsoid.h"

#include <math.h>

#include "formula.h"
#include "formula_stages.h"
#include "term_vector.h"

/* Times are in units of 2^-149, as exact terms of one degree are. */
enum { EXPONENT = 149 };

/* ---- As a quadratic --------------------------------------------------------------------------------------- */

/* The ray is within where a t^2 - 2 b t + c <= 0, and a is not negative; or, if it crosses a plane or a line, at most
 * at the time before / speed. */
typedef enum passing { AT_ONE_TIME, IN_A_CHORD, NEVER, UNTOLD } passing;

static struct {
    formula f;
    vector whole[2];   /* as the ball sees the way and the direction, times the determinant */
    vector flat[3][2]; /* likewise as the disc of two columns sees them, times its squared normal */
    term determinant, across[3][2]; /* of the normals of these discs, with both */
    term area[3];
    term line[3][6]; /* of each column: three of d x a, w.(d x a), and two numerators */
    term line_squared[3];
    vector way, direction, axis[3];
} exact;

static struct {
    passing how;
    mpz_t a, b, c, before, speed, t, left, right;
    int is_ready;
} now;

static void write_disc(formula *f, int without)
{
    const vector a = exact.axis[(without + 1) % 3], b = exact.axis[(without + 2) % 3];
    const vector normal = vector_cross(f, a, b);
    const vector of[2] = {exact.way, exact.direction};
    for (int k = 0; k < 2; k++) {
        exact.flat[without][k].axis[0] = vector_dot(f, vector_cross(f, of[k], b), normal);
        exact.flat[without][k].axis[1] = vector_dot(f, vector_cross(f, a, of[k]), normal);
        exact.across[without][k] = vector_dot(f, of[k], normal);
    }
    exact.area[without] = vector_dot(f, normal, normal);
}

static void write_line(formula *f, int column)
{
    const vector a = exact.axis[column], normal = vector_cross(f, exact.direction, a);
    for (int k = 0; k < 3; k++)
        exact.line[column][k] = normal.axis[k];
    exact.line[column][3] = vector_dot(f, exact.way, normal);
    exact.line[column][4] = vector_dot(f, vector_cross(f, exact.way, a), normal);
    exact.line[column][5] = vector_dot(f, vector_cross(f, exact.way, exact.direction), normal);
    exact.line_squared[column] = vector_dot(f, normal, normal);
}

static void write_formula(void)
{
    formula *f = &exact.f;
    vector across[3];
    exact.way = vector_from_to(f, ORIGIN, MIDDLE);
    for (int k = 0; k < 3; k++)
        exact.direction.axis[k] = input(f, DIRECTION + k);
    for (int column = 0; column < 3; column++)
        for (int k = 0; k < 3; k++)
            exact.axis[column].axis[k] = input(f, AXES + 3 * column + k);
    for (int column = 0; column < 3; column++) {
        across[column] = vector_cross(f, exact.axis[(column + 1) % 3], exact.axis[(column + 2) % 3]);
        exact.whole[0].axis[column] = vector_dot(f, across[column], exact.way);
        exact.whole[1].axis[column] = vector_dot(f, across[column], exact.direction);
    }
    exact.determinant = vector_dot(f, exact.axis[0], across[0]);
    for (int k = 0; k < 3; k++) {
        write_disc(f, k);
        write_line(f, k);
    }
}

static void add_product(mpz_t to, term a, term b)
{
    mpz_addmul(to, exact_term(&exact.f, a), exact_term(&exact.f, b));
}

/* Of a ball of this radius, by what it sees of the way and the direction, in so many coordinates. */
static void set_chord(const vector *seen, int coordinates, term radius)
{
    mpz_set_ui(now.a, 0);
    mpz_set_ui(now.b, 0);
    mpz_set_ui(now.c, 0);
    for (int k = 0; k < coordinates; k++) {
        add_product(now.a, seen[1].axis[k], seen[1].axis[k]);
        add_product(now.b, seen[0].axis[k], seen[1].axis[k]);
        add_product(now.c, seen[0].axis[k], seen[0].axis[k]);
    }
    mpz_submul(now.c, exact_term(&exact.f, radius), exact_term(&exact.f, radius));
    now.how = IN_A_CHORD;
}

static int sign_at(term t)
{
    return sign_of(&exact.f, t);
}

/* At before / speed: the quadratic, times the squared speed. */
static void set_crossing(term before, term speed)
{
    mpz_set(now.before, exact_term(&exact.f, before));
    mpz_set(now.speed, exact_term(&exact.f, speed));
    if (mpz_sgn(now.speed) < 0) {
        mpz_neg(now.speed, now.speed);
        mpz_neg(now.before, now.before);
    }
}

static void set_disc(int without)
{
    set_chord(exact.flat[without], 2, exact.area[without]);
    if (sign_at(exact.across[without][1]) == 0) {
        now.how = sign_at(exact.across[without][0]) == 0 ? IN_A_CHORD : NEVER;
        return;
    }
    set_crossing(exact.across[without][0], exact.across[without][1]);
    mpz_mul(now.left, now.a, now.before);
    mpz_mul(now.left, now.left, now.before);
    mpz_mul(now.right, now.b, now.before);
    mpz_mul(now.right, now.right, now.speed);
    mpz_submul_ui(now.left, now.right, 2);
    mpz_mul(now.right, now.c, now.speed);
    mpz_addmul(now.left, now.right, now.speed);
    now.how = mpz_sgn(now.left) <= 0 ? AT_ONE_TIME : NEVER;
}

static void set_segment(int column)
{
    const term *const of = exact.line[column];
    if (sign_at(of[0]) == 0 && sign_at(of[1]) == 0 && sign_at(of[2]) == 0)
        return;
    set_crossing(of[4], exact.line_squared[column]);
    const int is_within = mpz_cmpabs(exact_term(&exact.f, of[5]), now.speed) <= 0;
    now.how = sign_at(of[3]) == 0 && is_within ? AT_ONE_TIME : NEVER;
}

static int is_no_column(const float *floats, int column)
{
    const float *const a = floats + AXES + 3 * column;
    return a[0] == 0.0f && a[1] == 0.0f && a[2] == 0.0f;
}

void set_ray_and_ellipsoid(const float *floats)
{
    if (!now.is_ready) {
        write_formula();
        mpz_inits(now.a, now.b, now.c, now.before, now.speed, now.t, now.left, now.right, NULL);
        now.is_ready = 1;
    }
    set_inputs(&exact.f, floats);
    now.how = UNTOLD;
    if (sign_at(exact.determinant) != 0) {
        set_chord(exact.whole, 3, exact.determinant);
        return;
    }
    for (int k = 0; k < 3; k++)
        if (is_no_column(floats, k) && sign_at(exact.area[k]) != 0)
            set_disc(k);
    for (int k = 0; k < 3; k++)
        if (is_no_column(floats, (k + 1) % 3) && is_no_column(floats, (k + 2) % 3))
            set_segment(k);
}

/* ---- Times ---------------------------------------------------------------------------------------------- */

/* The sign of the time of the foot, or of the crossing, less t. */
static int sign_ahead(float t)
{
    mpz_set_d(now.t, ldexp((double)t, EXPONENT));
    mpz_mul_2exp(now.left, now.how == AT_ONE_TIME ? now.before : now.b, EXPONENT);
    mpz_submul(now.left, now.how == AT_ONE_TIME ? now.speed : now.a, now.t);
    return mpz_sgn(now.left);
}

/* Of the quadratic. */
static int sign_outside(float t)
{
    mpz_set_d(now.t, ldexp((double)t, EXPONENT));
    mpz_mul(now.left, now.a, now.t);
    mpz_mul_2exp(now.right, now.b, EXPONENT + 1);
    mpz_sub(now.left, now.left, now.right);
    mpz_mul(now.left, now.left, now.t);
    mpz_mul_2exp(now.right, now.c, 2 * EXPONENT);
    mpz_add(now.left, now.left, now.right);
    return mpz_sgn(now.left);
}

static int is_line_within(void)
{
    mpz_mul(now.left, now.b, now.b);
    mpz_submul(now.left, now.a, now.c);
    return mpz_sgn(now.left) >= 0;
}

int meets_ellipsoid(float start, float end)
{
    if (now.how == NEVER || now.how == UNTOLD || !(start <= end))
        return 0;
    if (now.how == AT_ONE_TIME)
        return sign_ahead(start) >= 0 && sign_ahead(end) <= 0;
    if (sign_ahead(start) <= 0)
        return sign_outside(start) <= 0;
    if (sign_ahead(end) >= 0)
        return sign_outside(end) <= 0;
    return is_line_within();
}

int is_before_ellipsoid(float t)
{
    return sign_ahead(t) >= 0 && (now.how == AT_ONE_TIME || sign_outside(t) >= 0);
}

int is_after_ellipsoid(float t)
{
    return sign_ahead(t) <= 0 && (now.how == AT_ONE_TIME || sign_outside(t) >= 0);
}
