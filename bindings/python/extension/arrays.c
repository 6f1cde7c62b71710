/* NumPy's arrays: where their memory is, and new ones. */
#include <string.h>

#include "binding.h"

/* The beginning of NumPy's ndarray, which has been the same in all versions from 1.7 on. The buffer protocol tells as
 * much, but takes ten times as long. begin_arrays compares the two, and this is not used if they differ. */
typedef struct ndarray {
    PyObject_HEAD char *data;
    int axes;
    Py_ssize_t *shape, *strides;
    PyObject *base, *type;
    int flags;
} ndarray;

enum { IS_WRITABLE = 0x400 };

static const char letters[] = {HOLDS_FLOAT, HOLDS_DOUBLE, HOLDS_UINT32, HOLDS_UINT64,
                               HOLDS_BOOL,  HOLDS_INT8,   HOLDS_UINT8};
static const char *const type_names[] = {"float32", "float64", "uint32", "uint64", "bool", "int8", "uint8"};
enum { LETTERS = sizeof letters };

static PyObject *types[LETTERS]; /* NumPy's, of which there is one each */
static PyObject *numpy_empty;
static PyTypeObject *ndarray_type; /* NULL: its memory is not as above */

/* ---- What a call holds -------------------------------------------------------------------------------- */

void let_go(held *of)
{
    for (int k = 0; k < of->buffers; k++)
        PyBuffer_Release(&of->room.buffer[k]);
    for (int k = 0; k < of->objects; k++)
        Py_DECREF(of->room.object[k]);
}

PyObject *hold(held *of, PyObject *object)
{
    if (object && of->objects == MOST_HELD) {
        Py_DECREF(object);
        PyErr_SetString(PyExc_ValueError, "a call has too many parts");
        return NULL;
    }
    if (object)
        of->room.object[of->objects++] = object;
    return object;
}

/* ---- Reading ------------------------------------------------------------------------------------------ */

static char letter_of_type(const PyObject *type)
{
    for (int k = 0; k < LETTERS; k++)
        if (types[k] == type)
            return letters[k];
    return HOLDS_OTHER;
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
enum { OWN_ORDER = '>' };
#else
enum { OWN_ORDER = '<' };
#endif

/* Of a format of PEP 3118: native numbers, or structs of something. */
static char letter_of_format(const char *format, Py_ssize_t size)
{
    if (format[0] == 'T')
        return HOLDS_STRUCTS;
    if (format[0] == '@' || format[0] == '=' || format[0] == OWN_ORDER)
        format++;
    if (format[0] == 0 || format[1] != 0)
        return HOLDS_OTHER;
    if (strchr("ILQ", format[0])) /* unsigned long has 4 bytes or 8 */
        return size == 4 ? HOLDS_UINT32 : HOLDS_UINT64;
    return memchr(letters, format[0], LETTERS) ? format[0] : HOLDS_OTHER;
}

static int read_buffer(held *of, PyObject *object, array *read)
{
    if (of->buffers == MOST_HELD) {
        PyErr_SetString(PyExc_ValueError, "a call has too many parts");
        return -1;
    }
    Py_buffer *const buffer = &of->room.buffer[of->buffers];
    if (PyObject_GetBuffer(object, buffer, PyBUF_STRIDED_RO | PyBUF_FORMAT) != 0)
        return -1;
    of->buffers++;
    if (buffer->ndim > 0 &&
        !buffer->strides) { /* as of ctypes, though they are asked for; a memoryview has them */
        PyObject *const view = hold(of, PyMemoryView_FromObject(object));
        return view ? read_buffer(of, view, read) : -1;
    }
    *read = (array){buffer->buf,
                    buffer->shape,
                    buffer->strides,
                    buffer->ndim,
                    letter_of_format(buffer->format ? buffer->format : "B", buffer->itemsize),
                    !buffer->readonly};
    return 0;
}

/* Buffers do not have structs with a date in them, and those may well be asked for their other fields. */
static int is_of_structs(PyObject *type)
{
    PyObject *const names = PyObject_GetAttrString(type, "names");
    const int has_names = names && PyTuple_Check(names);
    Py_XDECREF(names);
    PyErr_Clear();
    return has_names;
}

int read_array(held *of, PyObject *object, array *read)
{
    if (Py_TYPE(object) == ndarray_type) {
        const ndarray *const a = (const ndarray *)object;
        char holds = letter_of_type(a->type);
        if (!holds && is_of_structs(a->type))
            holds = HOLDS_STRUCTS;
        if (holds) {
            *read = (array){a->data, a->shape, a->strides, a->axes, holds, (a->flags & IS_WRITABLE) != 0};
            return 0;
        }
    }
    return read_buffer(of, object, read);
}

/* ---- New ones ----------------------------------------------------------------------------------------- */

static PyObject *type_of_letter(char holds)
{
    return types[(const char *)memchr(letters, holds, LETTERS) - letters];
}

/* Of the axes (dims.., n), seen as (n, dims..): so every component is a column. */
PyObject *new_columns(size_t n, const uint8_t dims[2], char holds)
{
    PyObject *const shape = dims[0] == 0   ? PyLong_FromSize_t(n)
                            : dims[1] == 0 ? Py_BuildValue("(iN)", dims[0], PyLong_FromSize_t(n))
                                           : Py_BuildValue("(iiN)", dims[0], dims[1], PyLong_FromSize_t(n));
    if (!shape)
        return NULL;
    PyObject *const made = PyObject_CallFunctionObjArgs(numpy_empty, shape, type_of_letter(holds), NULL);
    Py_DECREF(shape);
    if (!made || dims[0] == 0)
        return made;
    PyObject *const turned = dims[1] == 0 ? PyObject_CallMethod(made, "transpose", "(ii)", 1, 0)
                                          : PyObject_CallMethod(made, "transpose", "(iii)", 2, 0, 1);
    Py_DECREF(made);
    return turned;
}

/* ---- Beginning ---------------------------------------------------------------------------------------- */

/* Does a view of every second row of an array look the same in both ways? */
static int is_laid_out_as_above(const PyObject *type)
{
    held both;
    hold_nothing(&both);
    const uint8_t dims[2] = {3, 5};
    PyObject *const object = hold(&both, new_columns(7, dims, HOLDS_FLOAT));
    array seen;
    const ndarray *const direct = (const ndarray *)object;
    int is_same =
        object && (const PyObject *)Py_TYPE(object) == type && read_buffer(&both, object, &seen) == 0;
    is_same = is_same && direct->data == seen.data && direct->axes == seen.axes && seen.axes == 3 &&
              direct->type == types[0] && (direct->flags & IS_WRITABLE) != 0;
    for (int k = 0; is_same && k < seen.axes; k++)
        is_same = direct->shape[k] == seen.shape[k] && direct->strides[k] == seen.strides[k];
    let_go(&both);
    return is_same;
}

int begin_arrays(void)
{
    PyObject *const numpy = PyImport_ImportModule("numpy");
    if (!numpy)
        return -1;
    for (int k = 0; k < LETTERS; k++) {
        types[k] = PyObject_CallMethod(numpy, "dtype", "s", type_names[k]);
        if (!types[k])
            return -1;
    }
    numpy_empty = PyObject_GetAttrString(numpy, "empty");
    PyObject *const type = PyObject_GetAttrString(numpy, "ndarray");
    Py_DECREF(numpy);
    if (!numpy_empty || !type)
        return -1;
    if (is_laid_out_as_above(type))
        ndarray_type = (PyTypeObject *)type; /* for good */
    return PyErr_Occurred() ? -1 : 0;
}

PyObject *first_rows(PyObject *rows, size_t count)
{
    PyObject *const end = PyLong_FromSize_t(count);
    PyObject *const range = end ? PySlice_New(NULL, end, NULL) : NULL;
    PyObject *const first = range ? PyObject_GetItem(rows, range) : NULL;
    Py_XDECREF(range);
    Py_XDECREF(end);
    Py_DECREF(rows);
    return first;
}
