/* A call of a query: Python's arguments become a call of the library, and its outputs what Python gets. */
#include <math.h>
#include <string.h>

#include "functions.h"

typedef enum option { OUT, WANT, HITS_AS, OPTIONS } option;

static const char *const option_names[OPTIONS] = {"out", "want", "hits"};

/* All that a call has. Large, and not cleared as a whole: that would take longer than a short call. */
typedef struct python_call {
    const function *of;
    PyObject *given[MOST_PARAMETERS], *option[OPTIONS]; /* NULL: not given */
    held held;
    lh_call call;
    operand operand[LH_MOST_INPUTS];
    lh_grid grid;
    extent extent;
    unsigned answers;
    answer answer[MOST_RESULTS];
} python_call;

/* ---- Arguments ---------------------------------------------------------------------------------------- */

static int take_keyword(python_call *c, PyObject *name, PyObject *value)
{
    PyObject **place = NULL;
    for (unsigned k = 0; k < OPTIONS && !place; k++)
        if (PyUnicode_CompareWithASCIIString(name, option_names[k]) == 0)
            place = &c->option[k];
    for (unsigned k = 0; k < c->of->inputs && !place; k++)
        if (PyUnicode_CompareWithASCIIString(name, c->of->input[k]->name) == 0)
            place = &c->given[k];
    if (!place || *place) {
        PyErr_Format(PyExc_TypeError, place ? "%s: %U is given twice" : "%s has no argument %U", c->of->name,
                     name);
        return -1;
    }
    *place = value;
    return 0;
}

static int take_arguments(python_call *c, PyObject *const *values, Py_ssize_t count, PyObject *keywords)
{
    memset(c->given, 0, sizeof c->given);
    memset(c->option, 0, sizeof c->option);
    if ((size_t)count > c->of->inputs) {
        PyErr_Format(PyExc_TypeError, "%s takes %u arguments and options by name, not %zd arguments",
                     c->of->name, c->of->inputs, count);
        return -1;
    }
    for (Py_ssize_t k = 0; k < count; k++)
        c->given[k] = values[k];
    for (Py_ssize_t k = 0; keywords && k < PyTuple_Size(keywords); k++)
        if (take_keyword(c, PyTuple_GetItem(keywords, k), values[count + k]) != 0)
            return -1;
    for (unsigned k = 0; k < OPTIONS; k++)
        if (c->option[k] == Py_None)
            c->option[k] = NULL;
    return 0;
}

static int read_grid(const subject *who, PyObject *object, lh_grid *grid)
{
    PyObject *const tuple = PySequence_Tuple(object);
    const int is_read =
        tuple &&
        PyArg_ParseTuple(tuple, "(fff)(fff)(iii)(III)", &grid->origin_x, &grid->origin_y, &grid->origin_z,
                         &grid->cell_x, &grid->cell_y, &grid->cell_z, &grid->first_x, &grid->first_y,
                         &grid->first_z, &grid->count_x, &grid->count_y, &grid->count_z);
    Py_XDECREF(tuple);
    if (is_read)
        return 0;
    PyErr_Clear();
    return refuse(who, "it is not (origin, cell, first, count), each of x, y and z");
}

static int read_input(python_call *c, unsigned k, unsigned *views)
{
    const parameter *const input = c->of->input[k];
    const unsigned position = input->argument + 1U; /* in C, as the library says it */
    const subject who = {c->of->name, input->name, (int)position};
    const lh_kind *const kind = lh_the_kind_of(&lh_the_queries[c->of->query], input->argument);
    lh_argument *const argument = &c->call.argument[input->argument];
    PyObject *const given = c->given[k] == Py_None ? NULL : c->given[k];
    if (input->role == IS_number) {
        const double number = given ? PyFloat_AsDouble(given) : HUGE_VAL;
        argument->number = (float)number;
        return number == -1 && PyErr_Occurred() ? -1 : 0;
    }
    if (!given && kind->may_be_null)
        return 0;
    if (!given) {
        PyErr_Format(PyExc_TypeError, "%s: argument %u (%s) is missing", c->of->name, position, input->name);
        return -1;
    }
    if (input->role == IS_grid) {
        argument->view = &c->grid;
        return read_grid(&who, given, &c->grid);
    }
    operand *const made = &c->operand[(*views)++];
    argument->view = &made->view;
    return read_view(&c->held, &who, given, kind->shape, made);
}

static int refuse_call(lh_status status)
{
    refuse_status(status);
    return -1;
}

/* How many results there are, of cells. What is wrong with a grid is refused here: its cells may be more than there is
 * memory for. */
static int find_extent_of_cells(python_call *c)
{
    static uint64_t some_words;
    size_t n;
    c->call.argument[c->of->result[0].first].output = &some_words;
    const lh_status status = lh_check_cells(c->of->query, &c->call, &n);
    c->extent = (extent){n, 3, {c->grid.count_z, c->grid.count_y, c->grid.count_x}};
    return status == LH_OK ? 0 : refuse_call(status);
}

/* Of pairs, counts that do not match are refused here, in the library's words; what else may be wrong the call itself
 * refuses before it writes. */
static int find_extent(python_call *c)
{
    size_t n = 1;
    for (unsigned k = 0; k < c->of->inputs; k++) {
        const parameter *const input = c->of->input[k];
        const void *const view = c->call.argument[input->argument].view;
        if (input->role == IS_grid)
            return find_extent_of_cells(c);
        if (input->role != IS_view || !view || lh_start_of(view)->count == 1)
            continue;
        const size_t count = lh_start_of(view)->count;
        if (n != 1 && n != count)
            return refuse_call(lh_check_query(c->of->query, &c->call, &n));
        n = count;
    }
    c->extent = (extent){n, 1, {n}};
    return 0;
}

static int read_inputs(python_call *c)
{
    unsigned views = 0;
    memset(&c->call, 0, sizeof c->call);
    for (unsigned k = 0; k < c->of->inputs; k++)
        if (read_input(c, k, &views) != 0)
            return -1;
    return 0;
}

/* ---- Results ------------------------------------------------------------------------------------------ */

/* Is the result among the names wanted: a str, or some? -1 with an exception. */
static int is_wanted(const python_call *c, const result *what)
{
    PyObject *const want = c->option[WANT];
    if (!want)
        return 1;
    if (PyUnicode_Check(want))
        return PyUnicode_CompareWithASCIIString(want, what->name) == 0;
    PyObject *const name = PyUnicode_FromString(what->name);
    const int found = name ? PySequence_Contains(want, name) : -1;
    Py_XDECREF(name);
    return found;
}

static int make_results(python_call *c)
{
    const int as = c->option[HITS_AS] ? form_of(c->of->name, c->option[HITS_AS]) : AS_MASK;
    if (as < 0)
        return -1;
    while (c->answers < c->of->results) {
        const result *const what = &c->of->result[c->answers];
        answer *const a = &c->answer[c->answers++];
        start_answer(a);
        const int wanted = is_wanted(c, what);
        if (wanted < 0 || (wanted ? new_answer(a, what, &c->extent, (form)as, &c->call)
                                  : no_answer(a, what, &c->extent, &c->call)) != 0)
            return -1;
    }
    return 0;
}

/* `out` is an array, for the first result alone, or a tuple of arrays and None: such as what a call has returned. */
static int take_results(python_call *c)
{
    PyObject *const out = c->option[OUT];
    const int is_some = PyTuple_Check(out);
    const subject whole = {c->of->name, "out", 0};
    if (c->option[WANT] || c->option[HITS_AS])
        return refuse(&whole, "it says what is wanted, so there is neither want nor hits");
    if (is_some && (size_t)PyTuple_Size(out) > c->of->results)
        return refuse(&whole, "it has more than %u results", c->of->results);
    while (c->answers < c->of->results) {
        const unsigned k = c->answers++;
        const result *const what = &c->of->result[k];
        const subject who = {c->of->name, what->name, 0};
        PyObject *given = k == 0 ? out : NULL;
        if (is_some)
            given = k < (size_t)PyTuple_Size(out) ? PyTuple_GetItem(out, k) : NULL;
        start_answer(&c->answer[k]);
        if ((given && given != Py_None
                 ? given_answer(&c->held, &who, &c->answer[k], what, &c->extent, given, &c->call)
                 : no_answer(&c->answer[k], what, &c->extent, &c->call)) != 0)
            return -1;
    }
    return 0;
}

static PyObject *all_results(const python_call *c)
{
    if (!c->of->type)
        return new_reference(c->answer[0].object ? c->answer[0].object : Py_None);
    PyObject *const all = PyStructSequence_New(c->of->type);
    for (unsigned k = 0; all && k < c->of->results; k++)
        PyStructSequence_SetItem(all, k, new_reference(c->answer[k].object ? c->answer[k].object : Py_None));
    return all;
}

/* ---- Calls -------------------------------------------------------------------------------------------- */

/* The backend in use, which may change from call to call. */
static const lh_backend *backend_in_use(void)
{
    static const lh_backend *last;
    const lh_isa isa = lh_isa_active();
    if (!last || last->isa != isa)
        last = lh_isa_backend(isa);
    return last;
}

static PyObject *answer_query(python_call *c)
{
    if (read_inputs(c) != 0 || find_extent(c) != 0 ||
        (c->option[OUT] ? take_results(c) : make_results(c)) != 0)
        return NULL;
    lh_query_function *const ask = backend_in_use()->query[c->of->query];
    PyThreadState *const thread = PyEval_SaveThread();
    const lh_status status = ask(&c->call);
    for (unsigned k = 0; k < c->answers && status == LH_OK; k++)
        fill_mask(&c->answer[k], c->extent.n);
    PyEval_RestoreThread(thread);
    if (status != LH_OK)
        return refuse_status(status);
    for (unsigned k = 0; k < c->answers; k++)
        if (c->answer[k].as == AS_INDICES && fill_indices(&c->answer[k], c->extent.n) != 0)
            return NULL;
    return all_results(c);
}

PyObject *call_query(PyObject *self, PyObject *const *values, Py_ssize_t count, PyObject *keywords)
{
    python_call c;
    c.of = PyLong_AsVoidPtr(self);
    c.answers = 0;
    hold_nothing(&c.held);
    PyObject *const returned = take_arguments(&c, values, count, keywords) == 0 ? answer_query(&c) : NULL;
    for (unsigned k = 0; k < c.answers; k++)
        end_answer(&c.answer[k]);
    let_go(&c.held);
    return returned;
}

PyObject *call_any(PyObject *self, PyObject *const *values, Py_ssize_t count, PyObject *keywords)
{
    python_call c;
    c.of = PyLong_AsVoidPtr(self);
    hold_nothing(&c.held);
    int any = 0;
    PyObject *returned = NULL;
    const int is_taken = take_arguments(&c, values, count, keywords) == 0;
    if (is_taken && (c.option[OUT] || c.option[WANT] || c.option[HITS_AS]))
        PyErr_Format(PyExc_TypeError, "any_%s has no options", c.of->name);
    else if (is_taken && read_inputs(&c) == 0) {
        PyThreadState *const thread = PyEval_SaveThread();
        const lh_status status = c.of->any(c.call.argument[0].view, c.call.argument[1].view, &any);
        PyEval_RestoreThread(thread);
        returned = status == LH_OK ? PyBool_FromLong(any) : refuse_status(status);
    }
    let_go(&c.held);
    return returned;
}
