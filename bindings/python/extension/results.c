/* The arrays of results: those that the caller gives, or new ones. */
#include "results.h"

#include <stdlib.h>
#include <string.h>

/* ---- Bits --------------------------------------------------------------------------------------------- */

/* Bit k of a byte becomes byte k. Multiplied, the byte is there eight times; one bit is kept of each and moved down. */
static uint64_t spread(uint64_t byte)
{
    const uint64_t one_each = (byte * 0x0101010101010101) & 0x8040201008040201;
    return ((one_each + 0x7f7f7f7f7f7f7f7f) >> 7) & 0x0101010101010101;
}

void mask_of_bits(const uint64_t *words, size_t n, char *mask)
{
    size_t i = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; i + 8 <= n; i += 8) {
        const uint64_t eight = spread(words[i / 64] >> i % 64 & 0xff);
        memcpy(mask + i, &eight, sizeof eight);
    }
#endif
    for (; i < n; i++)
        mask[i] = words[i / 64] >> i % 64 & 1;
}

void fill_mask(const answer *a, size_t n)
{
    if (a->mask)
        mask_of_bits(a->words, n, a->mask);
}

/* Into the caller's array, of which the part that is filled is returned, or into a new one. */
int fill_indices(answer *a, size_t n)
{
    if (a->as != AS_INDICES)
        return 0;
    const size_t count = lh_hits_count(a->words, n);
    const uint8_t none[2] = {0};
    PyObject *filled = NULL;
    if (a->object) {
        PyObject *const end = PyLong_FromSize_t(count);
        PyObject *const part = end ? PySlice_New(NULL, end, NULL) : NULL;
        filled = part ? PyObject_GetItem(a->object, part) : NULL;
        Py_XDECREF(part);
        Py_XDECREF(end);
        Py_DECREF(a->object);
    } else
        filled = new_columns(count, none, HOLDS_UINT32);
    a->object = filled;
    held both;
    array into;
    hold_nothing(&both);
    if (!filled || read_array(&both, filled, &into) != 0)
        return -1;
    lh_hits_to_indices(a->words, n, (uint32_t *)(void *)into.data);
    let_go(&both);
    return 0;
}

/* ---- Room --------------------------------------------------------------------------------------------- */

void start_answer(answer *a)
{
    a->object = NULL;
    a->mask = NULL;
    a->words = NULL;
    a->as = AS_BITS;
}

void end_answer(answer *a)
{
    if (a->as != AS_BITS && a->words != a->at_hand)
        free(a->words);
    Py_XDECREF(a->object);
}

static int own_words(answer *a, size_t n)
{
    const size_t words = lh_hits_words(n);
    a->words = words <= WORDS_AT_HAND ? a->at_hand : malloc(words * sizeof *a->words);
    if (!a->words)
        PyErr_NoMemory();
    return a->words ? 0 : -1;
}

static int at_least_one(int count)
{
    return count ? count : 1;
}

/* Of an array that is not wanted, data is NULL. */
static void tell_call(const result *what, const array *into, lh_call *call)
{
    const int outer = at_least_one(what->dims[0]), inner = at_least_one(what->dims[1]);
    for (int i = 0; i < outer; i++)
        for (int j = 0; j < inner; j++) {
            char *const column =
                into->data + (outer > 1 ? i * into->strides[1] : 0) + (inner > 1 ? j * into->strides[2] : 0);
            call->argument[what->first + i * inner + j].output = into->data ? column : NULL;
        }
}

int no_answer(answer *a, const result *what, const extent *of, lh_call *call)
{
    static const Py_ssize_t nowhere[MOST_AXES];
    const array none = {.strides = nowhere};
    tell_call(what, &none, call);
    if (!what->is_needed)
        return 0;
    a->as = AS_MASK; /* words of its own, though there is no mask */
    if (own_words(a, of->n) != 0)
        return -1;
    call->argument[what->first].output = a->words;
    return 0;
}

static PyObject *new_mask(const extent *of)
{
    const uint8_t none[2] = {0};
    PyObject *const flat = new_columns(of->n, none, HOLDS_BOOL);
    if (!flat || of->axes == 1)
        return flat;
    PyObject *const shaped = PyObject_CallMethod(flat, "reshape", "(nnn)", (Py_ssize_t)of->axis[0],
                                                 (Py_ssize_t)of->axis[1], (Py_ssize_t)of->axis[2]);
    Py_DECREF(flat);
    return shaped;
}

int new_answer(answer *a, const result *what, const extent *of, form as, lh_call *call)
{
    const int is_bits = what->holds == HOLDS_UINT64;
    a->as = is_bits ? as : AS_BITS;
    if (!is_bits || as == AS_BITS)
        a->object = new_columns(is_bits ? lh_hits_words(of->n) : of->n, what->dims, what->holds);
    else if (own_words(a, of->n) != 0)
        return -1;
    else if (as == AS_MASK)
        a->object = new_mask(of);
    held both;
    array into = {.data = NULL};
    hold_nothing(&both);
    if ((!a->object && as != AS_INDICES) || (a->object && read_array(&both, a->object, &into) != 0))
        return -1;
    let_go(&both); /* the array stays, and nobody else knows it */
    a->mask = is_bits && as == AS_MASK ? into.data : NULL;
    if (a->words)
        call->argument[what->first].output = a->words;
    else
        tell_call(what, &into, call);
    return 0;
}

/* ---- The caller's ------------------------------------------------------------------------------------- */

static const char *name_of_type(char holds)
{
    switch (holds) {
    case HOLDS_UINT64:
        return "uint64 (bits), bool or uint32 (indices)";
    case HOLDS_INT8:
        return "int8";
    case HOLDS_UINT8:
        return "uint8";
    case HOLDS_UINT32:
        return "uint32";
    default:
        return "float32";
    }
}

/* Are its axes these, and is it packed along the first? */
static int has_extent(const array *into, const size_t *axis, int axes, Py_ssize_t size)
{
    int is_same = into->axes == axes && (axis[0] <= 1 || into->strides[0] == size);
    for (int k = 0; is_same && k < axes; k++)
        is_same = (size_t)into->shape[k] == axis[k];
    return is_same;
}

static int is_packed_mask(const array *into, const extent *of)
{
    Py_ssize_t stride = 1;
    int is_same = into->axes == of->axes;
    for (int k = of->axes - 1; is_same && k >= 0; k--) {
        is_same = (size_t)into->shape[k] == of->axis[k] && (of->axis[k] <= 1 || into->strides[k] == stride);
        stride *= into->shape[k];
    }
    return is_same;
}

static int given_bits(const subject *who, answer *a, const extent *of, const array *into)
{
    if (into->holds == HOLDS_UINT64) {
        const size_t words = lh_hits_words(of->n);
        a->words = (uint64_t *)(void *)into->data;
        return has_extent(into, &words, 1, 8)
                   ? 0
                   : refuse(who, "bits of %zu results are %zu words, side by side", of->n, words);
    }
    a->as = into->holds == HOLDS_BOOL ? AS_MASK : AS_INDICES;
    if (a->as == AS_MASK && !is_packed_mask(into, of))
        return refuse(who, "a mask of %zu results has as many bools, in the order of memory", of->n);
    if (a->as == AS_INDICES &&
        (into->axes != 1 || (size_t)into->shape[0] < of->n || (of->n > 1 && into->strides[0] != 4)))
        return refuse(who, "indices of %zu results need room for as many, side by side", of->n);
    a->mask = a->as == AS_MASK ? into->data : NULL;
    return own_words(a, of->n);
}

int given_answer(held *of_call, const subject *who, answer *a, const result *what, const extent *of,
                 PyObject *given, lh_call *call)
{
    array into;
    const int is_bits = what->holds == HOLDS_UINT64;
    if (read_array(of_call, given, &into) != 0) {
        PyErr_Clear();
        into.holds = HOLDS_OTHER;
    }
    if (into.holds != what->holds && !(is_bits && (into.holds == HOLDS_BOOL || into.holds == HOLDS_UINT32)))
        return refuse(who, "it is no array of %s", name_of_type(what->holds));
    if (!into.is_writable)
        return refuse(who, "it is read-only");
    Py_INCREF(given);
    a->object = given;
    if (is_bits) {
        if (given_bits(who, a, of, &into) != 0)
            return -1;
        call->argument[what->first].output = a->words;
        return 0;
    }
    const size_t axis[MOST_AXES] = {of->n, what->dims[0], what->dims[1]};
    const int axes = 1 + (what->dims[0] != 0) + (what->dims[1] != 0);
    const Py_ssize_t size = what->holds == HOLDS_INT8 || what->holds == HOLDS_UINT8 ? 1 : 4;
    if (!has_extent(&into, axis, axes, size))
        return refuse(who,
                      axes == 1
                          ? "it is not (%zu,), side by side"
                          : "it is not (%zu, %d, ..) with columns side by side, as numpy.empty has with "
                            "order='F'",
                      of->n, what->dims[0]);
    tell_call(what, &into, call);
    return 0;
}

int form_of(const char *function, PyObject *name)
{
    static const char *const forms[FORMS] = {"mask", "bits", "indices"};
    for (int k = 0; k < FORMS && PyUnicode_Check(name); k++)
        if (PyUnicode_CompareWithASCIIString(name, forms[k]) == 0)
            return k;
    const subject who = {function, "hits", 0};
    return refuse(&who, "it is 'mask', 'bits' or 'indices'");
}
