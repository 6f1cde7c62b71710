#include <stddef.h>

#include "exact_rotation.h"

/* to += sign a b, of floats. */
static void add_product(mpq_t to, mpq_t product, int sign, float a, float b)
{
    mpq_set_d(product, (double)a * b);
    (sign > 0 ? mpq_add : mpq_sub)(to, to, product);
}

void set_exact_rotation(mpq_t rotation[3][3], mpq_t norm, const float *q)
{
    const float w = q[3];
    mpq_t product;
    mpq_init(product);
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, v = (k + 2) % 3;
        for (int i = 0; i < 3; i++)
            mpq_set_ui(rotation[i][k], 0, 1);
        add_product(rotation[k][k], product, 1, w, w);
        add_product(rotation[k][k], product, 1, q[k], q[k]);
        add_product(rotation[k][k], product, -1, q[u], q[u]);
        add_product(rotation[k][k], product, -1, q[v], q[v]);
        for (int twice = 0; twice < 2; twice++) {
            add_product(rotation[u][k], product, 1, q[k], q[u]);
            add_product(rotation[u][k], product, 1, w, q[v]);
            add_product(rotation[v][k], product, 1, q[k], q[v]);
            add_product(rotation[v][k], product, -1, w, q[u]);
        }
    }
    mpq_set_ui(norm, 0, 1);
    for (int k = 0; k < 4; k++)
        add_product(norm, product, 1, q[k], q[k]);
    mpq_clear(product);
}

void turn_back_exactly(mpq_t seen[3], mpq_t rotation[3][3], const float *to, const float *from)
{
    mpq_t way, other;
    mpq_inits(way, other, NULL);
    for (int k = 0; k < 3; k++) {
        mpq_set_ui(seen[k], 0, 1);
        for (int i = 0; i < 3; i++) {
            mpq_set_d(way, to[i]);
            mpq_set_d(other, from[i]);
            mpq_sub(way, way, other);
            mpq_mul(way, way, rotation[i][k]);
            mpq_add(seen[k], seen[k], way);
        }
    }
    mpq_clears(way, other, NULL);
}
