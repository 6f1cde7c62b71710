/* Elements far away: indices from 2^31 on, and offsets beyond 4 GiB, of elements and of the index itself. In
 * mappings of which only those pages exist that are used. */
#include <setjmp.h>
#include <stdarg.h>
#include <sys/mman.h>

#include <cmocka.h>

#include "campaign.h"

typedef struct mapping {
    char *bytes; /* NULL: there is no such address space, or the system refuses */
    uint64_t size;
} mapping;

/* Structs of the most arrays, one for each index that there is, and a little room to begin. */
enum {
    ROOM = 1 << 20,
    PAGE = 4096,
    GUARD = 1 << 16 /* at the end of the indices; whole pages, of any size */
};
static mapping elements = {NULL, ((uint64_t)UINT32_MAX + 1) * LH_MOST_ARRAYS * sizeof(float) + ROOM};
static mapping indices = {NULL, ((uint64_t)UINT32_MAX + 1) * 16};

static void map(mapping *m)
{
    if (m->size > SIZE_MAX)
        return;
    void *bytes = mmap(NULL, (size_t)m->size, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (bytes == MAP_FAILED)
        return;
    m->bytes = bytes;
    madvise(bytes, (size_t)m->size, MADV_NOHUGEPAGE);
}

static void forget_contents(const mapping *m)
{
    madvise(m->bytes, (size_t)m->size, MADV_DONTNEED);
}

/* Multiples of 4 bytes, where views and index arrays begin; within a page, since each other one has to be made. */
static char *somewhere(const mapping *m, dice *d)
{
    return m->bytes + dice_below(d, PAGE / sizeof(float)) * sizeof(float);
}

static const uint32_t far_strides[] = {0x10000004, 0x3ffffffc, 0x7ffffffc,
                                       0x80000000, 0x80000004, 0xfffffffc};
enum { FAR_STRIDES = sizeof far_strides / sizeof far_strides[0] };

/* One of those with which so many elements fit in; the first fits as many as any trial here has. */
static uint32_t far_stride(const mapping *m, dice *d, size_t count)
{
    uint32_t stride = far_strides[dice_below(d, FAR_STRIDES)];
    return (uint64_t)stride * count + ROOM <= m->size ? stride : far_strides[0];
}

static const uint32_t far_indices[] = {
    0x00000000, 0x00000001, 0x3fffffff, 0x40000000, 0x40000001, 0x7fffffff, 0x80000000, 0x80000001,
    0xaaaaaaaa, 0xbfffffff, 0xc0000000, 0xfffffff0, 0xfffffffd, 0xfffffffe, 0xffffffff,
};
enum { FAR_INDICES = sizeof far_indices / sizeof far_indices[0] };

/* Or any others, the same ones for all trials of a query: most of the time goes to making pages. */
static uint32_t any_indices[64];
enum { ANY_INDICES = sizeof any_indices / sizeof any_indices[0] };

static void roll_any_indices(dice *d)
{
    for (size_t i = 0; i < ANY_INDICES; i++)
        any_indices[i] = (uint32_t)dice_bits(d);
}

static uint32_t far_index(dice *d)
{
    return dice_one_in(d, 2) ? far_indices[dice_below(d, FAR_INDICES)]
                             : any_indices[dice_below(d, ANY_INDICES)];
}

/* Somewhere, or so that nothing can be read behind its last number. */
static char *place_of_index(dice *d, uint32_t stride, size_t count)
{
    if (dice_one_in(d, 2))
        return somewhere(&indices, d);
    const size_t step = stride ? stride : sizeof(uint32_t);
    return indices.bytes + indices.size - GUARD - sizeof(uint32_t) - step * (count - 1);
}

static void place_index(lh_view_start *start, dice *d, uint32_t stride)
{
    char *index = place_of_index(d, stride, start->count);
    start->index = (const uint32_t *)(void *)index;
    start->index_stride = stride;
    for (size_t i = 0; i < start->count; i++)
        *(uint32_t *)(void *)(index + (stride ? stride : sizeof(uint32_t)) * i) = far_index(d);
}

/* Likewise those of groups of arrays that have their own. */
static void place_indices(view *v, dice *d, const lh_shape *shape, uint32_t stride)
{
    place_index(&v->start, d, stride);
    for (unsigned g = 0; g < shape->groups; g++)
        if (shape->group[g].own_index && dice_one_in(d, 2)) {
            lh_view_start own = v->start;
            place_index(&own, d, stride);
            *own_index_of(shape, v, shape->group[g].first) = own.index;
        }
}

/* Arrays side by side, or far enough apart not to look like a struct. */
static void place_arrays(const lh_shape *shape, unsigned present, view *v, dice *d, uint32_t stride,
                         size_t distance)
{
    const char *first = somewhere(&elements, d);
    for (size_t k = 0; k < shape->arrays; k++) {
        set_stride(shape, v, k, stride);
        if (present >> k & 1)
            v->array[k] = (const float *)(const void *)(first + k * distance);
    }
}

enum { SIDE_BY_SIDE = sizeof(float), APART = 1040 };

static view place_packed(const form *f, dice *d, const lh_shape *shape, unsigned present, size_t count)
{
    view v = {.start = {.count = count}};
    place_indices(&v, d, shape, f->index_stride);
    place_arrays(shape, present, &v, d, 0, APART);
    return v;
}

static view place_structs(const form *f, dice *d, const lh_shape *shape, unsigned present, size_t count)
{
    view v = {.start = {.count = count}};
    place_indices(&v, d, shape, f->index_stride);
    place_arrays(shape, present, &v, d, (uint32_t)(shape->arrays * sizeof(float)), SIDE_BY_SIDE);
    return v;
}

static view place_far_structs(const form *f, dice *d, const lh_shape *shape, unsigned present, size_t count)
{
    (void)f;
    view v = {.start = {.count = count}};
    place_arrays(shape, present, &v, d, far_stride(&elements, d, count), SIDE_BY_SIDE);
    return v;
}

static view place_far_columns(const form *f, dice *d, const lh_shape *shape, unsigned present, size_t count)
{
    (void)f;
    view v = {.start = {.count = count}};
    place_arrays(shape, present, &v, d, far_stride(&elements, d, count), APART);
    return v;
}

static view place_far_index(const form *f, dice *d, const lh_shape *shape, unsigned present, size_t count)
{
    (void)f;
    view v = {.start = {.count = count}};
    place_indices(&v, d, shape, far_stride(&indices, d, count));
    place_arrays(shape, present, &v, d, 0, APART);
    return v;
}

static const form far_forms[] = {
    {"far indices", .place = place_packed},
    {"far indices, index stride 8", .place = place_packed, .index_stride = 8},
    {"far indices of structs", .place = place_structs},
    {"far indices of structs, index stride 8", .place = place_structs, .index_stride = 8},
    {"one, far stride", .one = true, .place = place_far_structs},
    {"one far index", .one = true, .place = place_packed},
    {"one far index of structs", .one = true, .place = place_structs},
    {"far strides", .place = place_far_columns},
    {"far strides of structs", .place = place_far_structs},
    {"far stride of the index", .place = place_far_index},
};
enum { FAR_FORMS = sizeof far_forms / sizeof far_forms[0] };

/* The last takes some queries, those with the most arrays, more than one stretch of staging. */
static const size_t counts[] = {1, 3, 4, 7, 8, 15, 16, 17, 33, 200};
enum { COUNTS = sizeof counts / sizeof counts[0], MOST_PAIRS = 200 };

static void reaches_far_elements(unsigned query)
{
    if (!elements.bytes || !indices.bytes)
        skip();
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(query, argument);
    dice d = {4 + query};
    roll_any_indices(&d);
    for (size_t i = 0; i < COUNTS; i++)
        for (unsigned v = 0; v < views; v++)
            for (size_t f = 0; f < FAR_FORMS; f++) {
                trial t = {.query = query, .n = counts[i]};
                campaign_roll_forms(&t, &d, far_forms, FAR_FORMS);
                t.form[argument[v]] = &far_forms[f];
                campaign_try(&t, &d, TABLES);
            }
    forget_contents(&elements);
    forget_contents(&indices);
}

int main(void)
{
    map(&elements);
    map(&indices);
    if (indices.bytes)
        mprotect(indices.bytes + indices.size - GUARD, GUARD, PROT_NONE);
    return campaign("far elements", reaches_far_elements, MOST_PAIRS);
}
