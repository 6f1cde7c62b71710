#include "rotation.h"

#include <math.h>

/* ---- Formulas ----------------------------------------------------------------------------------------- */

term write_dot(formula *f, const term a[3], const term b[3])
{
    term two = sum(f, product(f, a[0], b[0]), product(f, a[1], b[1]));
    return sum(f, two, product(f, a[2], b[2]));
}

/* Rodrigues: N R = (w^2 - v.v) + 2 v v' + 2 w [v]. */
turned write_rotation(formula *f, int first)
{
    term q[4];
    for (int k = 0; k < 4; k++)
        q[k] = input(f, first + k);
    term square_w = product(f, q[3], q[3]), square_v = write_dot(f, q, q);
    term straight = difference(f, square_w, square_v);
    turned t = {.norm = sum(f, square_w, square_v)};
    for (int column = 0; column < 3; column++)
        for (int row = 0; row < 3; row++) {
            term along = product(f, q[row], q[column]);
            term entry = sum(f, along, along);
            if (row == column) {
                t.axis[column][row] = sum(f, straight, entry);
                continue;
            }
            term around = product(f, q[3], q[3 - row - column]);
            term turn = sum(f, around, around);
            int is_next = row == (column + 1) % 3;
            t.axis[column][row] = is_next ? sum(f, entry, turn) : difference(f, entry, turn);
        }
    return t;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

void draw_rotation(stream *s, double q[4])
{
    int how = draw_integer(s, 0, 7), axis = draw_integer(s, 0, 2);
    double length = draw_one_in(s, 2) ? 1.0 : draw_real(s, 0.5, 1.0);
    double scale = draw_one_in(s, 2) ? 1.0 : draw_power(s, -24, 24);
    for (int k = 0; k < 4; k++) {
        double any = draw_real(s, -1.0, 1.0);
        double small = draw_power(s, -12, 0);
        int whole = draw_integer(s, -3, 3);
        q[k] = how == 0 ? whole : how == 1 ? any * small : how == 2 && k != axis && k != 3 ? 0.0 : any;
        if (how == 3)
            q[k] = k == 3;
        q[k] *= length * scale;
    }
    if (how == 0)
        q[3] += q[3] == 0.0 ? length * scale : 0.0;
}

double norm_of(const float *q)
{
    double norm = 0.0;
    for (int k = 0; k < 4; k++)
        norm += (double)q[k] * (double)q[k];
    return norm;
}

int is_turned(const float *q)
{
    int others = 0, powers = 0;
    for (int k = 0; k < 4; k++) {
        int exponent;
        double digits = fabs(frexp((double)q[k], &exponent));
        powers += digits == 0.5;
        others += digits > 0.5;
    }
    return powers != 1 || others > 0;
}

/* v + 2 (w (u x v) + u x (u x v)) / N */
static void turn(const double q[4], double way, double v[3])
{
    double once[3], norm = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
    for (int k = 0; k < 3; k++)
        once[k] = q[(k + 1) % 3] * v[(k + 2) % 3] - q[(k + 2) % 3] * v[(k + 1) % 3];
    for (int k = 0; k < 3; k++) {
        double twice = q[(k + 1) % 3] * once[(k + 2) % 3] - q[(k + 2) % 3] * once[(k + 1) % 3];
        v[k] += 2.0 * (way * q[3] * once[k] + twice) / norm;
    }
}

void rotate(const double q[4], double v[3])
{
    turn(q, 1.0, v);
}

void rotate_back(const double q[4], double v[3])
{
    turn(q, -1.0, v);
}
