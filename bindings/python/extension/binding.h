/* What the files of the extension share. They are written for CPython's limited API, so that one build serves every
 * later Python, and read NumPy's arrays without NumPy's C API, which has no such promise. */
#ifndef LANEHIT_BINDING_H
#define LANEHIT_BINDING_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "description/query.h"

static inline PyObject *new_reference(PyObject *to)
{
    Py_INCREF(to);
    return to;
}

/* ---- Arrays ------------------------------------------------------------------------------------------- */

/* What an array holds, by its letter in PEP 3118. */
enum {
    HOLDS_OTHER = 0,
    HOLDS_FLOAT = 'f',
    HOLDS_DOUBLE = 'd',
    HOLDS_UINT32 = 'I',
    HOLDS_UINT64 = 'Q',
    HOLDS_BOOL = '?',
    HOLDS_INT8 = 'b',
    HOLDS_UINT8 = 'B',
    HOLDS_STRUCTS = 'T'
};

typedef struct array {
    char *data;
    const Py_ssize_t *shape, *strides; /* of the axes; strides in bytes */
    int axes;
    char holds;
    char is_writable;
} array;

/* A number of Python, as an operand wants it. */
typedef union number_kept {
    double as_double;
    float as_float;
} number_kept;

/* What a call holds on to until it ends. hold_nothing begins it; the room is not cleared, which would take longer than
 * a short call. */
enum { MOST_HELD = 64, MOST_NUMBERS = 4 * LH_MOST_ARRAYS };

typedef struct held {
    int buffers, objects, numbers;
    struct {
        PyObject *object[MOST_HELD];
        Py_buffer buffer[MOST_HELD];
        number_kept number[MOST_NUMBERS];
    } room;
} held;

static inline void hold_nothing(held *of)
{
    of->buffers = of->objects = of->numbers = 0;
}

void let_go(held *of);

/* Takes a reference over; NULL if that is NULL, or if there is no more room. */
PyObject *hold(held *of, PyObject *object);

/* 0, or -1 with an exception: the object is no array. */
int read_array(held *of, PyObject *object, array *read);

/* A new array of numpy.empty: n elements of (dims[0], dims[1]), of which each component is a packed column. */
PyObject *new_columns(size_t n, const uint8_t dims[2], char holds);

/* The first rows of an array; gives up the reference to it. */
PyObject *first_rows(PyObject *rows, size_t count);

/* 0, or -1 with an exception. Looks NumPy up. */
int begin_arrays(void);

/* ---- Refusals ----------------------------------------------------------------------------------------- */

/* The argument that is being looked at, of the function by this name. */
typedef struct subject {
    const char *function, *argument;
    int position; /* from 1; 0: an option, which has none */
} subject;

/* Raises a ValueError that begins as texts of the library do; returns -1. */
int refuse(const subject *of, const char *format, ...);

/* What the library says; returns NULL. */
PyObject *refuse_status(lh_status status);

/* ---- Operands ----------------------------------------------------------------------------------------- */

/* Room for an operand in either form. */
typedef union operand {
    lh_own_view view;
    lh_doubles doubles;
    unsigned char room[sizeof(lh_own_view) + 2 * sizeof(void *)];
} operand;

/* Makes a view of this shape of what Python calls it; 0, or -1 with an exception. */
int read_view(held *of, const subject *who, PyObject *object, const lh_shape *shape, operand *made);
int read_doubles(held *of, const subject *who, PyObject *object, const lh_shape *shape, operand *made);

/* A function of the library that packs what it is given. */
typedef lh_status packing(const void *given, float *columns, void *packed);

/* The columns of the `count` elements of this shape that `pack` makes of what is given, as an array (n, k) or, where
 * what is missing is not at the end, a tuple; NULL with an exception. */
PyObject *packed_by(held *all, const lh_shape *shape, size_t count, packing *pack, const void *given);

/* Would the arrays of a view whose bits are set be the same ones again, if they came as one array (n, k)? */
int is_one_array(const lh_shape *shape, unsigned present);

/* What is in a view of this shape, for messages: "x, y, z, radius". */
const char *layout_of(const lh_shape *shape);

/* The function that packs doubles of this shape: "aabbs"; NULL: there is none. */
const char *packs_doubles_of(const lh_shape *shape);

/* ---- Parts of the module ------------------------------------------------------------------------------ */

/* Add functions to the module; 0, or -1 with an exception. */
int add_queries(PyObject *module);
int add_packing(PyObject *module);
int add_pairs(PyObject *module);
int add_volumes(PyObject *module);
int add_kdops(PyObject *module);

/* Adds a function that is given what data points to, by PyLong_AsVoidPtr. Both stay for good. */
int add_function(PyObject *module, PyMethodDef *method, const void *data);

#endif
