/* All pairs of boxes that are distributed, by MPI: slabs.h says how. Each process makes its share of the boxes, sends
 * each where it belongs, and lists the pairs of its slab. The first compares all lists with the one of one machine.
 *   mpirun -n 2 pairs-by-mpi [COUNT [--no-check]]    of so many boxes; then it says how long what took */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "slabs.h"

enum { SAMPLES = 1000 };

static int me, processes;

static void fail(const char *words)
{
    fprintf(stderr, "pairs-by-mpi: %s\n", words);
    MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    exit(EXIT_FAILURE); /* who does not know that nothing comes after that */
}

static void *memory(size_t size)
{
    void *const given = calloc(size + 1, 1);
    if (!given)
        fail("there is no memory");
    return given;
}

/* ---- The boxes ------------------------------------------------------------------------------------------- */

/* From 0 to 1, by the number of a box alone, so that every process makes the same box. */
static float random_float(uint32_t number, uint32_t of)
{
    uint64_t x = ((uint64_t)number << 3 | of) * 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 31) * 0xbf58476d1ce4e5b9u;
    return (float)((x ^ x >> 29) >> 40) * 0x1p-24f;
}

/* Half a pair for each box. One in 251 is inside out along x, and meets what holds both its ends. */
static void make_boxes(box *boxes, size_t first, size_t behind, size_t all)
{
    float side = 1;
    while (side * side * side * (float)all > 0.125f)
        side *= 0.9f;
    for (size_t i = first; i < behind; i++) {
        box *const b = &boxes[i - first];
        b->number = (uint32_t)i;
        for (uint32_t k = 0; k < 3; k++) {
            b->min[k] = random_float(b->number, k);
            b->max[k] = b->min[k] + side;
        }
        if (i % 251 == 0) {
            const float least = b->min[0];
            b->min[0] = b->max[0] - 0.5F * side;
            b->max[0] = least;
        }
    }
}

/* ---- Between processes ---------------------------------------------------------------------------------- */

typedef struct list {
    void *items;
    size_t count;
} list;

/* The slabs for all, by some lower ends of each. */
static slabs agree_on_slabs(const box *boxes, size_t n)
{
    float mine[SAMPLES], *const sample = memory((size_t)processes * SAMPLES * sizeof(float));
    for (size_t k = 0; k < SAMPLES; k++)
        mine[k] = n ? boxes[k * n / SAMPLES].min[0] : 0;
    MPI_Allgather(mine, SAMPLES, MPI_FLOAT, sample, SAMPLES, MPI_FLOAT, MPI_COMM_WORLD);
    const slabs all = slabs_of(sample, (size_t)processes * SAMPLES, processes,
                               memory(((size_t)processes + 1) * sizeof(float)));
    free(sample);
    return all;
}

/* Where each of some counts begins; returns their sum. */
static size_t begins(const int *count, int *begin, int many)
{
    size_t sum = 0;
    for (int k = 0; k < many; k++) {
        begin[k] = (int)sum;
        sum += (size_t)count[k];
        if (sum > 0x7fffffff)
            fail("one process would have more than 2^31 boxes or pairs: use more of them");
    }
    return sum;
}

/* Each box to the slabs that it is in. */
static list send_to_slabs(const slabs *all, const box *boxes, size_t n, MPI_Datatype of_box)
{
    const size_t size = (size_t)processes * sizeof(int);
    int *const give = memory(size), *const take = memory(size), *const from = memory(size),
               *const to = memory(size);
    int first, last;
    memset(give, 0, size);
    for (size_t i = 0; i < n; i++)
        for (slabs_of_box(all, &boxes[i], &first, &last); first <= last; first++)
            give[first]++;
    MPI_Alltoall(give, 1, MPI_INT, take, 1, MPI_INT, MPI_COMM_WORLD);
    box *const sent = memory(begins(give, from, processes) * sizeof *sent);
    list got = {.count = begins(take, to, processes)};
    got.items = memory(got.count * sizeof(box));
    for (size_t i = 0; i < n; i++)
        for (slabs_of_box(all, &boxes[i], &first, &last); first <= last; first++)
            sent[from[first]++] = boxes[i];
    begins(give, from, processes);
    MPI_Alltoallv(sent, give, from, of_box, got.items, take, to, of_box, MPI_COMM_WORLD);
    free(sent);
    free(give);
    free(take);
    free(from);
    free(to);
    return got;
}

/* The lists of all at the first process, ascending; there alone has it items. */
static list gather(const lh_pair *pairs, size_t count, MPI_Datatype of_pair)
{
    int *const counts = memory((size_t)processes * sizeof(int)), *const to =
                                                                     memory((size_t)processes * sizeof(int));
    const int mine = (int)count;
    list got = {0};
    MPI_Gather(&mine, 1, MPI_INT, counts, 1, MPI_INT, 0, MPI_COMM_WORLD);
    if (me == 0) {
        got.count = begins(counts, to, processes);
        got.items = memory(got.count * sizeof(lh_pair));
    }
    MPI_Gatherv(pairs, mine, of_pair, got.items, counts, to, of_pair, 0, MPI_COMM_WORLD);
    if (me == 0) {
        lh_pair *const room = memory(got.count * sizeof(lh_pair));
        sort_pairs(got.items, room, got.count);
        free(room);
    }
    free(counts);
    free(to);
    return got;
}

/* ---- The program ----------------------------------------------------------------------------------------- */

typedef struct found {
    list pairs;
    double exchange, search; /* seconds */
    size_t boxes;            /* in the slab, with its halo */
} found;

static lh_pair *checked(lh_pair *pairs, lh_status status)
{
    if (status != LH_OK)
        fail(lh_status_text(status));
    if (!pairs)
        fail("there is no memory");
    return pairs;
}

/* What is distributed becomes a list that is distributed. */
static found find_pairs(const box *boxes, size_t n, MPI_Datatype of_box)
{
    found all = {0};
    MPI_Barrier(MPI_COMM_WORLD);
    const double begin = MPI_Wtime();
    const slabs cut = agree_on_slabs(boxes, n);
    const list here = send_to_slabs(&cut, boxes, n, of_box);
    all.exchange = MPI_Wtime() - begin;
    lh_status status;
    all.pairs.items = pairs_of_slab(&cut, me, here.items, here.count, &all.pairs.count, &status, &all.search);
    checked(all.pairs.items, status);
    all.boxes = here.count;
    free(here.items);
    free(cut.ends);
    return all;
}

/* How long the slowest took. */
static double slowest(double seconds)
{
    double all = 0;
    MPI_Reduce(&seconds, &all, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    return all;
}

static void tell_times(const found *of, size_t n)
{
    const double exchange = slowest(of->exchange), search = slowest(of->search);
    unsigned long long mine = of->boxes, sum = 0;
    MPI_Reduce(&mine, &sum, 1, MPI_UNSIGNED_LONG_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
    if (me == 0)
        printf("%d processes: exchange %.2f s, search %.2f s of a processor, halo %.2f%%\n", processes,
               exchange, search, 100.0 * (double)(sum - n) / (double)n);
}

/* Whether the lists are that of one machine, which the first process makes. */
static int is_list_of_one(const found *of, size_t n, MPI_Datatype of_pair, int tells)
{
    const list all = gather(of->pairs.items, of->pairs.count, of_pair);
    if (me != 0)
        return 1;
    box *const boxes = memory(n * sizeof *boxes);
    make_boxes(boxes, 0, n, n);
    lh_status status;
    double seconds;
    list one = {0};
    one.items = pairs_of_one(boxes, n, &one.count, &status, &seconds);
    checked(one.items, status);
    const int same = one.count == all.count && memcmp(one.items, all.items, one.count * sizeof(lh_pair)) == 0;
    if (tells)
        printf("one machine: search %.2f s of a processor, %.0f ns a box\n", seconds,
               1e9 * seconds / (double)n);
    printf("%zu pairs, %s\n", all.count,
           same ? "the list of one machine" : "another list than that of one machine");
    free(boxes);
    free(one.items);
    free(all.items);
    return same;
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &processes);
    const size_t n = argc > 1 ? strtoul(argv[1], NULL, 10) : 20000;
    if (n == 0 || n > (size_t)1 << 29 || argc > 3 || (argc == 3 && strcmp(argv[2], "--no-check") != 0))
        fail("usage: pairs-by-mpi [COUNT [--no-check]], COUNT from 1 to 2^29");
    MPI_Datatype of_box, of_pair;
    MPI_Type_contiguous(sizeof(box), MPI_BYTE, &of_box);
    MPI_Type_contiguous(sizeof(lh_pair), MPI_BYTE, &of_pair);
    MPI_Type_commit(&of_box);
    MPI_Type_commit(&of_pair);

    const size_t first = n * (size_t)me / (size_t)processes,
                 behind = n * ((size_t)me + 1) / (size_t)processes;
    box *const boxes = memory((behind - first) * sizeof *boxes);
    make_boxes(boxes, first, behind, n);
    const found mine = find_pairs(boxes, behind - first, of_box);
    free(boxes);
    if (argc > 1)
        tell_times(&mine, n);
    const int same = argc == 3 || is_list_of_one(&mine, n, of_pair, argc > 1);
    free(mine.pairs.items);
    MPI_Type_free(&of_box);
    MPI_Type_free(&of_pair);
    MPI_Finalize();
    return !same;
}
