#include "obb_pair.h"

#include "rotation.h"

/* Of an axis: what a vector has of it, times a factor. */
typedef struct along_axis {
    term way, velocity;
} along_axis;

static void append_sided(obb_pair *pair, along_axis middle, term reach, term other_reach)
{
    const int i = pair->of.count;
    pair->middle[i] = middle.way;
    pair->speed[i] = middle.velocity;
    append_axis(&pair->of, middle.way, reach, other_reach);
}

static void append_face(obb_pair *pair, along_axis middle, term reach, term other_reach)
{
    pair->squared_length[pair->of.count][0] = pair->squared_length[pair->of.count][1] = pair->norm;
    append_sided(pair, middle, reach, other_reach);
}

/* A product is as long as the root of norm^2 - cosine^2. */
static void append_edges(obb_pair *pair, along_axis middle, term reach, term other_reach, term cosine)
{
    formula *f = &pair->of.f;
    pair->squared_length[pair->of.count][0] = difference(f, pair->norm, cosine);
    pair->squared_length[pair->of.count][1] = sum(f, pair->norm, cosine);
    append_sided(pair, middle, reach, other_reach);
}

/* From one centre to the other; and the velocity, of boxes that move. */
typedef struct ways_of_pair {
    term way[3], velocity[3];
    int are_moving;
} ways_of_pair;

static along_axis write_along_face(formula *f, const ways_of_pair *w, const term axis[3], term factor)
{
    return (along_axis){product(f, write_dot(f, axis, w->way), factor),
                        w->are_moving ? product(f, write_dot(f, axis, w->velocity), factor) : 0};
}

static term write_triple(formula *f, const term a[3], const term b[3], const term way[3])
{
    term round[3];
    for (int i = 0; i < 3; i++)
        round[i] = write_of_two(f, difference, b, way, i);
    return write_dot(f, a, round);
}

static along_axis write_along_product(formula *f, const ways_of_pair *w, const term a[3], const term b[3])
{
    return (along_axis){write_triple(f, a, b, w->way),
                        w->are_moving ? write_triple(f, a, b, w->velocity) : 0};
}

static void write_pair(obb_pair *pair, int second, const ways_of_pair *ways)
{
    formula *f = &pair->of.f;
    term a_half[3], b_half[3], all = 0;
    for (int i = 0; i < 3; i++) {
        a_half[i] = input(f, HALF + i);
        b_half[i] = input(f, second + HALF + i);
        term both = sum(f, a_half[i], b_half[i]);
        all = i == 0 ? both : sum(f, all, both);
    }
    const turned a = write_rotation(f, ROTATION), b = write_rotation(f, second + ROTATION);
    const term norm = pair->norm = product(f, a.norm, b.norm);
    pair->of.sum = product(f, all, norm);
    term lengths[3][3], across[3][3]; /* magnitudes of cosines, by axes of a and by those of b */
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            across[k][i] = lengths[i][k] = magnitude(f, write_dot(f, a.axis[i], b.axis[k]));
    for (int i = 0; i < 3; i++) {
        append_face(pair, write_along_face(f, ways, a.axis[i], b.norm), product(f, a_half[i], norm),
                    write_dot(f, lengths[i], b_half));
        append_face(pair, write_along_face(f, ways, b.axis[i], a.norm), write_dot(f, across[i], a_half),
                    product(f, b_half[i], norm));
    }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 3; i++)
            append_edges(pair, write_along_product(f, ways, a.axis[i], b.axis[k]),
                         write_of_two(f, sum, across[k], a_half, i),
                         write_of_two(f, sum, lengths[i], b_half, k), lengths[i][k]);
}

static void write_differences(formula *f, int from, int to, term out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = difference(f, input(f, to + i), input(f, from + i));
}

void write_obb_pair(obb_pair *pair)
{
    ways_of_pair ways = {.are_moving = 0};
    write_differences(&pair->of.f, CENTRE, SECOND + CENTRE, ways.way);
    write_pair(pair, SECOND, &ways);
}

void write_moving_obb_pair(obb_pair *pair, int second, int a_velocity, int b_velocity)
{
    ways_of_pair ways = {.are_moving = 1};
    write_differences(&pair->of.f, CENTRE, second + CENTRE, ways.way);
    write_differences(&pair->of.f, b_velocity, a_velocity, ways.velocity);
    write_pair(pair, second, &ways);
}

int is_no_box(const float *box)
{
    for (int axis = 0; axis < 3; axis++)
        if (box[HALF + axis] < 0.0f)
            return 1;
    return norm_of(box + ROTATION) <= 0.0;
}
