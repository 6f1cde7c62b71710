#include "obb_pair.h"

#include "rotation.h"

static void append_face(obb_pair *pair, term apart, term reach, term other_reach, term norm)
{
    pair->squared_length[pair->of.count][0] = pair->squared_length[pair->of.count][1] = norm;
    append_axis(&pair->of, apart, reach, other_reach);
}

/* A product is as long as the root of norm^2 - cosine^2. */
static void append_edges(obb_pair *pair, term apart, term reach, term other_reach, term norm, term cosine)
{
    formula *f = &pair->of.f;
    pair->squared_length[pair->of.count][0] = difference(f, norm, cosine);
    pair->squared_length[pair->of.count][1] = sum(f, norm, cosine);
    append_axis(&pair->of, apart, reach, other_reach);
}

void write_obb_pair(obb_pair *pair)
{
    formula *f = &pair->of.f;
    term way[3], a_half[3], b_half[3], all = 0;
    for (int i = 0; i < 3; i++) {
        way[i] = difference(f, input(f, SECOND + CENTRE + i), input(f, CENTRE + i));
        a_half[i] = input(f, HALF + i);
        b_half[i] = input(f, SECOND + HALF + i);
        term both = sum(f, a_half[i], b_half[i]);
        all = i == 0 ? both : sum(f, all, both);
    }
    const turned a = write_rotation(f, ROTATION), b = write_rotation(f, SECOND + ROTATION);
    const term norm = product(f, a.norm, b.norm);
    pair->of.sum = product(f, all, norm);
    term lengths[3][3], across[3][3]; /* magnitudes of cosines, by axes of a and by those of b */
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            across[k][i] = lengths[i][k] = magnitude(f, write_dot(f, a.axis[i], b.axis[k]));
    for (int i = 0; i < 3; i++) {
        append_face(pair, product(f, write_dot(f, a.axis[i], way), b.norm), product(f, a_half[i], norm),
                    write_dot(f, lengths[i], b_half), norm);
        append_face(pair, product(f, write_dot(f, b.axis[i], way), a.norm), write_dot(f, across[i], a_half),
                    product(f, b_half[i], norm), norm);
    }
    for (int k = 0; k < 3; k++) {
        term round[3];
        for (int i = 0; i < 3; i++)
            round[i] = write_of_two(f, difference, b.axis[k], way, i);
        for (int i = 0; i < 3; i++)
            append_edges(pair, write_dot(f, a.axis[i], round), write_of_two(f, sum, across[k], a_half, i),
                         write_of_two(f, sum, lengths[i], b_half, k), norm, lengths[i][k]);
    }
}

int is_no_box(const float *box)
{
    for (int axis = 0; axis < 3; axis++)
        if (box[HALF + axis] < 0.0f)
            return 1;
    return norm_of(box + ROTATION) <= 0.0;
}
