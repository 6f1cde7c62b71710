/* All pairs as arrays of uint32 (k, 2), kept sets, and what else lh_pairs_* do. */
#include "pairs.h"

#include <stdlib.h>

#include "results.h"
#include "texts.h"

/* What functions.def does not say of a function: how large the memory is that it works in or fills, and its list. */
typedef enum list { NO_LIST, OF_PAIRS, OF_SWEPT_PAIRS, OF_RAY_PAIRS, OF_BITS } list;

typedef struct detail {
    int function;
    list list;
    size_t (*size)(const pairs_call *c);
    const char *text;
    PyMethodDef method;
} detail;

static size_t count_of(const void *view)
{
    return view ? lh_start_of(view)->count : 0;
}

#define SIZE(name, ...)                                                                                      \
    static size_t name(const pairs_call *c)                                                                  \
    {                                                                                                        \
        return lh_pairs_##name(__VA_ARGS__);                                                                 \
    }
SIZE(scratch_size, count_of(c->a), count_of(c->b))
SIZE(prepared_size, count_of(c->a), count_of(c->b))
SIZE(begin_size, count_of(c->a), count_of(c->b), c->parts)
SIZE(part_scratch_size, c->prepared)
SIZE(kept_size, count_of(c->boxes))
SIZE(group_size, count_of(c->boxes))
SIZE(shapes_scratch_size, count_of(c->spheres ? c->spheres : c->a), count_of(c->spheres ? c->boxes : c->b))
SIZE(shapes_prepared_size, count_of(c->spheres ? c->spheres : c->a), count_of(c->spheres ? c->boxes : c->b))

#define DETAIL(name, list, size)                                                                             \
    {                                                                                                        \
        LH_FUNCTION_##name, list, size, TEXT_##name,                                                         \
        {                                                                                                    \
            NULL, NULL, 0, NULL                                                                              \
        }                                                                                                    \
    }
static detail details[] = {
    DETAIL(pairs_aabb_aabb, OF_PAIRS, scratch_size),
    DETAIL(pairs_prepare, NO_LIST, prepared_size),
    DETAIL(pairs_begin, NO_LIST, begin_size),
    DETAIL(pairs_prepare_part, NO_LIST, NULL),
    DETAIL(pairs_find_part, OF_PAIRS, part_scratch_size),
    DETAIL(pairs_find_swept_part, OF_SWEPT_PAIRS, part_scratch_size),
    DETAIL(pairs_keep, NO_LIST, kept_size),
    DETAIL(pairs_aabb_kept, OF_PAIRS, NULL),
    DETAIL(pairs_sphere_aabb, OF_PAIRS, shapes_scratch_size),
    DETAIL(pairs_prepare_sphere_aabb, NO_LIST, shapes_prepared_size),
    DETAIL(pairs_sphere_kept, OF_PAIRS, NULL),
    DETAIL(pairs_capsule_kept, OF_PAIRS, NULL),
    DETAIL(pairs_obb_kept, OF_PAIRS, NULL),
    DETAIL(pairs_sweep_aabb_aabb, OF_SWEPT_PAIRS, shapes_scratch_size),
    DETAIL(pairs_prepare_sweep_aabb_aabb, NO_LIST, shapes_prepared_size),
    DETAIL(pairs_sweep_aabb_kept, OF_SWEPT_PAIRS, NULL),
    DETAIL(pairs_any_aabb_kept, OF_BITS, NULL),
    DETAIL(pairs_any_sphere_kept, OF_BITS, NULL),
    DETAIL(pairs_any_capsule_kept, OF_BITS, NULL),
    DETAIL(pairs_any_obb_kept, OF_BITS, NULL),
    DETAIL(pairs_any_sweep_aabb_kept, OF_BITS, NULL),
    DETAIL(pairs_group, NO_LIST, group_size),
    DETAIL(pairs_ray_aabb, OF_RAY_PAIRS, NULL),
};
enum { DETAILS = sizeof details / sizeof details[0] };

static PyTypeObject *type_of_list[OF_RAY_PAIRS + 1];

/* ---- Lists -------------------------------------------------------------------------------------------- */

/* Columns of rows of uint32: the first two, or one that holds something else. */
static PyObject *part_of_list(PyObject *rows, int column, const char *type)
{
    PyObject *const end = column < 2 ? PyLong_FromLong(2) : NULL;
    PyObject *const which = column < 2 ? PySlice_New(NULL, end, NULL) : PyLong_FromLong(column);
    PyObject *const all = PySlice_New(NULL, NULL, NULL);
    PyObject *const key = which && all ? PyTuple_Pack(2, all, which) : NULL;
    PyObject *part = key ? PyObject_GetItem(rows, key) : NULL;
    if (part && type) {
        PyObject *const seen = PyObject_CallMethod(part, "view", "s", type);
        Py_DECREF(part);
        part = seen;
    }
    PyObject *const used[] = {end, which, all, key};
    for (size_t k = 0; k < sizeof used / sizeof used[0]; k++)
        Py_XDECREF(used[k]);
    return part;
}

static PyObject *list_of_rows(PyObject *rows, list of)
{
    if (of == OF_PAIRS || !rows)
        return rows;
    PyObject *const all = PyStructSequence_New(type_of_list[of]);
    for (int k = 0; all && k < 3; k++) {
        PyObject *const part = part_of_list(rows, k == 0 ? 0 : k + 1,
                                            k == 0                           ? NULL
                                            : k == 2 && of == OF_SWEPT_PAIRS ? "i4"
                                                                             : "f4");
        if (part)
            PyStructSequence_SetItem(all, k, part);
    }
    Py_DECREF(rows);
    if (!PyErr_Occurred())
        return all;
    Py_XDECREF(all);
    return NULL;
}

static lh_status call_unlocked(pairs_call *c, const pairs_function *of)
{
    PyThreadState *const thread = PyEval_SaveThread();
    const lh_status status = of->call(c);
    PyEval_RestoreThread(thread);
    return status;
}

/* Of which there is one view. */
static size_t shapes_of(const pairs_call *c)
{
    return count_of(c->a) + count_of(c->spheres) + count_of(c->capsules) + count_of(c->obbs);
}

/* `out`, or what will hold a usual list. A list that is cut off is made once more, with room. */
static PyObject *make_list(pairs_call *c, const pairs_function *of, list what, PyObject *out)
{
    const subject who = {of->name, "out", 0};
    const Py_ssize_t width = what == OF_PAIRS ? 2 : 4;
    size_t found = 0, room = 1024 + 4 * (count_of(c->rays) + shapes_of(c));
    c->found = &found;
    for (;;) {
        const uint8_t none[2] = {0};
        PyObject *const flat =
            out ? new_reference(out) : new_columns(room * (size_t)width, none, HOLDS_UINT32);
        PyObject *const rows =
            out || !flat ? flat : PyObject_CallMethod(flat, "reshape", "(nn)", (Py_ssize_t)-1, width);
        array into;
        if (!out)
            Py_XDECREF(flat);
        if (!rows || read_array(&c->held, rows, &into) != 0)
            return NULL;
        if (into.holds != HOLDS_UINT32 || !into.is_writable || into.axes != 2 || into.shape[1] != width ||
            (into.shape[0] > 1 && into.strides[0] != 4 * width) || into.strides[1] != 4) {
            Py_DECREF(rows);
            refuse(&who, "it is not an array of uint32 (k, %zd), side by side", width);
            return NULL;
        }
        c->pairs = into.data;
        c->capacity = (size_t)into.shape[0];
        const lh_status status = call_unlocked(c, of);
        if (status == LH_OK && found <= c->capacity)
            return list_of_rows(first_rows(rows, found), what);
        Py_DECREF(rows);
        if (status != LH_OK || out) {
            if (status != LH_OK)
                refuse_status(status);
            else
                refuse(&who, "it has room for %zu pairs, of %zu", c->capacity, found);
            return NULL;
        }
        room = found;
    }
}

static PyObject *make_mask(pairs_call *c, const pairs_function *of)
{
    const size_t n = shapes_of(c);
    const uint8_t none[2] = {0};
    uint64_t *const words = malloc((lh_hits_words(n) + 1) * sizeof *words);
    if (!words)
        return PyErr_NoMemory();
    c->hits = words;
    const lh_status status = call_unlocked(c, of);
    PyObject *const mask = status == LH_OK ? new_columns(n, none, HOLDS_BOOL) : refuse_status(status);
    array into;
    if (mask && read_array(&c->held, mask, &into) == 0)
        mask_of_bits(words, n, into.data);
    free(words);
    return mask;
}

/* ---- Calls -------------------------------------------------------------------------------------------- */

static int take(pairs_call *c, const pairs_function *of, PyObject *const *values, Py_ssize_t count,
                PyObject *keywords, PyObject **out)
{
    Py_ssize_t used = 0;
    const Py_ssize_t named = keywords ? PyTuple_Size(keywords) : 0;
    Py_ssize_t known = 0;
    for (unsigned k = 0; of->argument[k]; k++) {
        if (!is_given(of, of->argument[k]))
            continue;
        PyObject *given = used < count ? values[used++] : Py_None;
        for (Py_ssize_t name = 0; name < named; name++)
            if (PyUnicode_CompareWithASCIIString(PyTuple_GetItem(keywords, name), of->argument[k]) == 0) {
                given = values[count + name];
                known++;
            }
        if (read_argument(c, of, k, given) != 0)
            return -1;
    }
    for (Py_ssize_t name = 0; name < named; name++)
        if (PyUnicode_CompareWithASCIIString(PyTuple_GetItem(keywords, name), "out") == 0) {
            *out = values[count + name] == Py_None ? NULL : values[count + name];
            known++;
        }
    const Py_ssize_t of_layers = take_layers(c, of, values + count, keywords);
    if (of_layers < 0)
        return -1;
    if (used == count && known + of_layers == named)
        return 0;
    PyErr_Format(PyExc_TypeError, "%s: arguments that it does not have", of->name);
    return -1;
}

/* The memory that a function fills, as a capsule, which c then belongs to. */
static PyObject *make_memory(pairs_call *c, const pairs_function *of, size_t needed)
{
    size_t *size = NULL;
    void **const memory = made_memory(c, of, &size);
    if (!memory)
        return PyErr_Occurred() ? NULL : new_reference(Py_None);
    *memory = malloc(needed);
    *size = needed;
    const lh_status status = call_unlocked(c, of);
    PyObject *const kept = status == LH_OK ? keep_memory(c, of) : refuse_status(status);
    if (!kept)
        free(*memory);
    return kept;
}

static PyObject *answer_pairs(pairs_call *c, const detail *what, PyObject *out)
{
    const pairs_function *const plain = &pairs_functions[what->function];
    const pairs_function *const of = c->has_layers ? function_with_layers(plain) : plain;
    const size_t needed = what->size ? what->size(c) : 0;
    if (what->list == NO_LIST && what->size)
        return make_memory(c, of, needed);
    if (what->list == OF_BITS)
        return make_mask(c, of);
    if (what->list == NO_LIST) {
        const lh_status status = call_unlocked(c, of);
        return status == LH_OK ? new_reference(Py_None) : refuse_status(status);
    }
    c->scratch = what->size ? malloc(needed) : NULL;
    c->scratch_size = needed;
    PyObject *const made = make_list(c, of, what->list, out);
    free(c->scratch);
    return made;
}

static PyObject *call_pairs(PyObject *self, PyObject *const *values, Py_ssize_t count, PyObject *keywords)
{
    const detail *const what = PyLong_AsVoidPtr(self);
    pairs_call *const c = new_pairs();
    PyObject *out = NULL;
    if (!c)
        return NULL;
    const int is_taken = take(c, &pairs_functions[what->function], values, count, keywords, &out) == 0;
    PyObject *const made = is_taken ? answer_pairs(c, what, out) : NULL;
    if (!made || what->list != NO_LIST || !what->size)
        end_pairs(c);
    return made;
}

static PyTypeObject *list_type(const char *name, const char *second, const char *third)
{
    PyStructSequence_Field fields[] = {{"pairs", NULL}, {second, NULL}, {third, NULL}, {NULL, NULL}};
    PyStructSequence_Desc description = {name, "Pairs, and what is known of each.", fields, 3};
    return PyStructSequence_NewType(&description);
}

int add_pairs(PyObject *module)
{
    type_of_list[OF_SWEPT_PAIRS] = list_type("lanehit.swept_pairs", "toi", "normal");
    type_of_list[OF_RAY_PAIRS] = list_type("lanehit.ray_pairs", "t_enter", "t_exit");
    for (unsigned k = 0; k < DETAILS; k++) {
        detail *const what = &details[k];
        what->method =
            (PyMethodDef){pairs_functions[what->function].name, (PyCFunction)(void (*)(void))call_pairs,
                          METH_FASTCALL | METH_KEYWORDS, what->text};
        if (add_function(module, &what->method, what) != 0)
            return -1;
    }
    return type_of_list[OF_SWEPT_PAIRS] && type_of_list[OF_RAY_PAIRS] ? add_other_pairs(module) : -1;
}
