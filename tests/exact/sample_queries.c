/* The queries of corners that move each for itself, asked about queries of others: the "Sample Queries" of Wang,
 * Ferguson, Schneider, Jiang, Attene and Panozzo (A Large-scale Benchmark and an Inclusion-based Algorithm for
 * Continuous Collision Detection, 2021), which are not part of this.
 *
 *     sample_queries FILE.csv..
 *
 * A query is eight rows: the corners at the start, then at the end, three rationals each as numerator and denominator,
 * and then a truth. A file with edge-edge in its name has two segments each, any other a point and a triangle.
 * Coordinates are rounded to floats, of which the truth is another; so it is not read. Each step of each answer is
 * proved in exact arithmetic, which is the proof of a miss, and a hit is held against how far the shapes are apart.
 *
 * Prints for both kinds how many queries there are, and how many are proved to be apart; of hits how many are near at
 * near_at, how far at most, and of how many the steps ran out; and of both how many are apart all the time, and by more
 * than u of the largest difference of a coordinate. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "campaign.h"
#include "corner_steps.h"
#include "floats.h"
#include "judge.h"

enum { ROWS = 8, COLUMNS = 7, LONGEST_ROW = 4096 };

typedef struct sample_kind {
    const char *name;
    const subject *about;
    const corner_shapes *shapes;
    size_t queries, misses, near, ran_out, faults;
    size_t apart[2], far_apart[2]; /* of hits that are near, and of which the steps ran out */
    double furthest;
} sample_kind;

static sample_kind kinds[] = {
    {"points and triangles", &sweep_point_triangle, &corners_of_point_and_triangle},
    {"edges and edges", &sweep_segment_segment, &corners_of_segments},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* The least distance of the whole way, as far as a search in double finds it. */
static double least_distance(void)
{
    enum { STEPS = 4096, ROUNDS = 36 };
    double least = INFINITY, at = 0.0;
    for (int i = 0; i <= STEPS; i++) {
        const double distance = distance_on_path((float)i / STEPS);
        at = distance < least ? (double)i / STEPS : at;
        least = fmin(distance, least);
    }
    double step = 1.0 / STEPS;
    for (int round = 0; round < ROUNDS; round++) {
        for (int side = -2; side <= 2; side++) {
            const double time = fmin(fmax(at + side * step, 0.0), 1.0),
                         distance = distance_on_path((float)time);
            at = distance < least ? time : at;
            least = fmin(distance, least);
        }
        step *= 0.75;
    }
    return least;
}

static void judge_sample_hit(sample_kind *kind, const answer *given)
{
    enum { ATTEMPTS = 1 << 16 };
    const double unit = largest_corner_gap() * unit_roundoff;
    kind->ran_out += (size_t)given->inside;
    kind->near += (size_t)!given->inside;
    if (!given->inside)
        kind->furthest = fmax(kind->furthest, distance_on_path(given->floats[CORNER_NEAR_AT]) / unit);
    if (!are_shown_apart(ATTEMPTS))
        return;
    kind->apart[given->inside]++;
    kind->far_apart[given->inside] += (size_t)(least_distance() > unit);
}

static void judge_sample(sample_kind *kind, const float *floats, const char *file)
{
    static answers all;
    size_t backends;
    finding found = {0};
    ask_backend(kind->about, chosen_backends(&backends), floats, 1, &all);
    answer given = answer_at(&all, 0);
    kind->about->judge(floats, &given, &found);
    kind->queries++;
    if (found.broken || found.growth > found.growth_bound) {
        fprintf(stderr, "sample_queries: %s, query %zu: %s\n", file, kind->queries,
                found.broken ? found.broken : "further apart at near_at than stated");
        kind->faults++;
    }
    if (given.hit)
        judge_sample_hit(kind, &given);
    else
        kind->misses++;
}

/* ---- Reading ------------------------------------------------------------------------------------------ */

static int read_row(const char *row, float *corner)
{
    double number[COLUMNS];
    for (int k = 0; k < COLUMNS; k++) {
        char *end;
        number[k] = strtod(row, &end);
        if (end == row || (k < COLUMNS - 1 && *end != ','))
            return 0;
        row = end + 1;
    }
    for (int axis = 0; axis < 3; axis++)
        corner[axis] = nearest_float(number[2 * axis] / number[2 * axis + 1]);
    return 1;
}

static int read_samples(sample_kind *kind, const char *name, FILE *file)
{
    char row[LONGEST_ROW];
    float floats[CORNER_FLOATS];
    int rows = 0;
    for (; fgets(row, sizeof row, file); rows++) {
        const int corner = rows % CORNERS, is_end = rows % ROWS >= CORNERS;
        if (!read_row(row, floats + (is_end ? kind->shapes->end : kind->shapes->start)[corner])) {
            fprintf(stderr, "sample_queries: %s: row %d is not seven numbers\n", name, rows + 1);
            return 0;
        }
        if (rows % ROWS == ROWS - 1)
            judge_sample(kind, floats, name);
    }
    if (rows == 0 || rows % ROWS != 0 || ferror(file)) {
        fprintf(stderr, "sample_queries: %s: %d rows, not eight for each query\n", name, rows);
        return 0;
    }
    return 1;
}

static int read_file(const char *name)
{
    FILE *const file = fopen(name, "r");
    if (!file) {
        perror(name);
        return 0;
    }
    const int is_read = read_samples(&kinds[strstr(name, "edge-edge") != NULL], name, file);
    fclose(file);
    return is_read;
}

int main(int count, char **arguments)
{
    if (count < 2) {
        fprintf(stderr, "usage: sample_queries FILE.csv..\n");
        return EXIT_FAILURE;
    }
    choose_backends("best");
    for (int k = 1; k < count; k++)
        if (!read_file(arguments[k]))
            return EXIT_FAILURE;
    size_t faults = 0;
    for (int k = 0; k < 2; k++) {
        const sample_kind *const kind = &kinds[k];
        printf("%s: %zu queries, %zu apart; %zu hits near, at most %.1f u M at near_at, %zu of them apart, "
               "%zu by more"
               " than u M; %zu ran out, %zu of them apart, %zu by more\n",
               kind->name, kind->queries, kind->misses, kind->near, kind->furthest, kind->apart[0],
               kind->far_apart[0], kind->ran_out, kind->apart[1], kind->far_apart[1]);
        faults += kind->faults;
    }
    return faults == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
