#include "changes.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static sample *tested;
static change *changes;
static size_t change_count;

static void add(unsigned argument, int fault, int is_typical, void *where, const void *bytes, size_t size)
{
    assert_true(change_count < MOST_CHANGES);
    change *c = &changes[change_count++];
    *c = (change){where, size, {0}, argument, fault, is_typical};
    memcpy(c->bytes, bytes, size);
}

static void add_pointer(unsigned argument, int fault, void *where, const void *pointer)
{
    add(argument, fault, 1, where, &pointer, sizeof pointer);
}

/* Moves what is there by 1, 2, .. bytes. */
static void add_misaligned(unsigned argument, void *where, uintptr_t alignment)
{
    uintptr_t address;
    memcpy(&address, where, sizeof address);
    for (uintptr_t bytes = 1; address && bytes < alignment; bytes++) {
        const uintptr_t moved = address + bytes;
        add(argument, LH_ERROR_ALIGNMENT, bytes == 1, where, &moved, sizeof moved);
    }
}

/* Of count 1 and without an index, a view has one element, so that any valid stride is harmless. */
static void add_strides(unsigned k, uint32_t *stride)
{
    static const uint32_t odd[] = {7, 1, 2, 3, 5, 6, 25, 26, 27, 0x7fffffff, 0x80000002, 0xffffffff};
    static const uint32_t even[] = {0, 4, 8, 12, 24, 36, 1024, 0x7ffffffc, 0x80000000, 0xfffffffc};
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++)
        add(k, LH_ERROR_STRIDE, i == 0, stride, &odd[i], sizeof odd[i]);
    if (tested->views[k].start.count == 1 && !tested->views[k].start.index)
        for (size_t i = 0; i < sizeof even / sizeof *even; i++)
            add(k, LH_OK, 0, stride, &even[i], sizeof even[i]);
}

/* The first count that is not 1 decides, so that of two that disagree the later is to blame. */
static void add_counts(unsigned k)
{
    static const size_t wrong[] = {PAIRS + 1, 0, 2, PAIRS - 1, SIZE_MAX};
    unsigned other = 0;
    while (other < tested->query->arguments && (other == k || tested->views[other].start.count != PAIRS))
        other++;
    if (other == tested->query->arguments)
        return;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        add(other > k ? other : k, LH_ERROR_COUNT, i == 0, &tested->views[k].start.count, &wrong[i],
            sizeof wrong[i]);
}

static void add_set_counts(unsigned k, const lh_kind *kind)
{
    static const size_t wrong[] = {LH_MOST_OF_A_SET + 1, 0, LH_MOST_OF_A_SET + 2, PAIRS, SIZE_MAX};
    static const size_t right[] = {1, 2, LH_MOST_OF_A_SET - 1, LH_MOST_OF_A_SET};
    size_t *count = &tested->views[k].start.count;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (wrong[i] == 0 || wrong[i] > kind->most)
            add(k, LH_ERROR_COUNT, i < 2, count, &wrong[i], sizeof wrong[i]);
    for (size_t i = 0; i < sizeof right / sizeof *right; i++)
        add(k, LH_OK, 0, count, &right[i], sizeof right[i]);
}

/* Any of the arrays of the alternatives, which lie side by side: of each all or none, and of one all. */
static void add_alternatives(unsigned k, const lh_shape *shape)
{
    unsigned arrays = 0, first = 0;
    for (unsigned g = shape->groups; g-- > 0;)
        if (shape->group[g].presence == LH_ALTERNATIVE) {
            first = shape->group[g].first;
            arrays += shape->group[g].arrays;
        }
    for (unsigned given = 0; arrays > 0 && given < 1u << arrays; given++) {
        const float *pointers[LH_MOST_ARRAYS];
        int whole = given != 0;
        for (unsigned g = 0; g < shape->groups; g++)
            if (shape->group[g].presence == LH_ALTERNATIVE) {
                const unsigned all = (1u << shape->group[g].arrays) - 1;
                const unsigned there = given >> (shape->group[g].first - first) & all;
                whole &= there == 0 || there == all;
            }
        for (unsigned array = 0; array < arrays; array++)
            pointers[array] = given >> array & 1 ? sample_array(tested, k, first + array) : NULL;
        add(k, whole ? LH_OK : LH_ERROR_NULL_ARRAY, given == 0, &tested->views[k].array[first], pointers,
            arrays * sizeof pointers[0]);
    }
}

/* Of many arrays, one more or one less than there may be. */
static int is_asked(unsigned given, unsigned arrays)
{
    enum { FEW = 4 };
    const unsigned missing = ((1u << arrays) - 1) & ~given;
    return arrays <= FEW || (given & (given - 1)) == 0 || (missing & (missing - 1)) == 0;
}

/* Of what is optional all or none. */
static void add_optional(unsigned k, const lh_group *group)
{
    for (unsigned given = 0; given < 1u << group->arrays; given++) {
        if (!is_asked(given, group->arrays))
            continue;
        const float *pointers[LH_MOST_ARRAYS];
        for (unsigned array = 0; array < group->arrays; array++)
            pointers[array] = given >> array & 1 ? sample_array(tested, k, group->first + array) : NULL;
        const int whole = given == 0 || given == (1u << group->arrays) - 1;
        add(k, whole ? LH_OK : LH_ERROR_NULL_ARRAY, given == 1, &tested->views[k].array[group->first],
            pointers, group->arrays * sizeof pointers[0]);
    }
}

static void add_group(unsigned k, const lh_group *group)
{
    if (group->presence == LH_OPTIONAL)
        add_optional(k, group);
    for (unsigned array = group->first; array < group->first + group->arrays; array++) {
        const float **where = &tested->views[k].array[array];
        if (group->presence == LH_NEEDED)
            add_pointer(k, LH_ERROR_NULL_ARRAY, where, NULL);
        add_misaligned(k, where, sizeof(float));
    }
    add_strides(k, (uint32_t *)(void *)((char *)&tested->views[k] + group->stride));
    if (group->own_index)
        add_misaligned(k, own_index_of(lh_kind_of(tested->query, k)->shape, &tested->views[k], group->first),
                       sizeof(uint32_t));
}

static void add_view(unsigned k, const lh_kind *kind)
{
    lh_view_start *start = &tested->views[k].start;
    add_pointer(k, kind->may_be_null ? LH_OK : LH_ERROR_NULL_VIEW, &tested->call.argument[k].view, NULL);
    if (!tested->call.argument[k].view)
        return;
    if (kind->role == LH_SET)
        add_set_counts(k, kind);
    else
        add_counts(k);
    add_misaligned(k, &start->index, sizeof(uint32_t));
    add_strides(k, &start->index_stride);
    for (unsigned g = 0; g < kind->shape->groups; g++)
        add_group(k, &kind->shape->group[g]);
    add_alternatives(k, kind->shape);
}

static void add_output(unsigned k, const lh_kind *kind)
{
    void **where = &tested->call.argument[k].output;
    add_pointer(k, kind->may_be_null ? LH_OK : LH_ERROR_NULL_ARRAY, where, NULL);
    if (!*where)
        return;
    add_pointer(k, LH_OK, where, (char *)*where + kind->alignment);
    add_misaligned(k, where, kind->alignment);
}

static void add_number(unsigned k)
{
    static const float bad[] = {NAN, -NAN, -1, -0x1p-149f, -INFINITY};
    static const float good[] = {0, -0.0f, 0x1p-149f, 1, 0x1p127f, 0x1.fffffep127f, INFINITY};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        add(k, LH_ERROR_LIMIT, i == 0, &tested->call.argument[k].number, &bad[i], sizeof bad[i]);
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        add(k, LH_OK, 0, &tested->call.argument[k].number, &good[i], sizeof good[i]);
}

size_t list_changes(sample *s, change list[MOST_CHANGES])
{
    tested = s;
    changes = list;
    change_count = 0;
    for (unsigned k = 0; k < tested->query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(tested->query, k);
        if (kind->shape)
            add_view(k, kind);
        if (kind->role == LH_OUTPUT)
            add_output(k, kind);
        if (kind->role == LH_NUMBER)
            add_number(k);
    }
    return change_count;
}

void change_swap(change *c)
{
    unsigned char kept[sizeof c->bytes];
    memcpy(kept, c->where, c->size);
    memcpy(c->where, c->bytes, c->size);
    memcpy(c->bytes, kept, c->size);
}
