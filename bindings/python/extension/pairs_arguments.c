/* The arguments of lh_pairs_*, by their names in functions.def: each function takes some of the same. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "description/each_argument.h"
#include "pairs.h"

/* call_pairs_keep(c) is lh_pairs_keep(c->boxes, c->kept, c->kept_size). */
#define PASSED(function, position, what, name) LH_COMMA_BEFORE_##position c->name
#define FUNCTION(name, ...)                                                                                  \
    static lh_status call_##name(pairs_call *c)                                                              \
    {                                                                                                        \
        return lh_##name(LH_EACH(PASSED, name, __VA_ARGS__));                                                \
    }
#include "description/functions.def"

#define NAMED(function, position, what, name) #name,
const pairs_function pairs_functions[LH_FUNCTIONS] = {
#define FUNCTION(name, ...) [LH_FUNCTION_##name] = {#name, call_##name, {LH_EACH(NAMED, name, __VA_ARGS__)}},
#include "description/functions.def"
};

/* ---- Names -------------------------------------------------------------------------------------------- */

typedef struct view_named {
    const char *name;
    size_t offset;
    const lh_shape *const *shape;
} view_named;

static const view_named views[] = {{"a", offsetof(pairs_call, a), &lh_the_shape_aabbs},
                                   {"b", offsetof(pairs_call, b), &lh_the_shape_aabbs},
                                   {"boxes", offsetof(pairs_call, boxes), &lh_the_shape_aabbs},
                                   {"spheres", offsetof(pairs_call, spheres), &lh_the_shape_spheres},
                                   {"rays", offsetof(pairs_call, rays), &lh_the_shape_rays},
                                   {"capsules", offsetof(pairs_call, capsules), &lh_the_shape_capsules},
                                   {"obbs", offsetof(pairs_call, obbs), &lh_the_shape_obbs},
                                   {"a_velocity", offsetof(pairs_call, a_velocity), &lh_the_shape_vectors},
                                   {"b_velocity", offsetof(pairs_call, b_velocity), &lh_the_shape_vectors}};

typedef struct memory_named {
    const char *name, *capsule;
    size_t offset, size;
} memory_named;

static const memory_named memories[] = {
    {"prepared", "lanehit.prepared", offsetof(pairs_call, prepared), offsetof(pairs_call, prepared_size)},
    {"kept", "lanehit.kept", offsetof(pairs_call, kept), offsetof(pairs_call, kept_size)},
    {"groups", "lanehit.groups", offsetof(pairs_call, groups), offsetof(pairs_call, groups_size)}};

static const char *const numbers[] = {"t_max", "part", "parts", "step"};

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

int has_argument(const pairs_function *of, const char *argument)
{
    for (unsigned k = 0; of->argument[k]; k++)
        if (strcmp(of->argument[k], argument) == 0)
            return 1;
    return 0;
}

static const view_named *view_of(const char *argument)
{
    for (size_t k = 0; k < COUNT_OF(views); k++)
        if (strcmp(argument, views[k].name) == 0)
            return &views[k];
    return NULL;
}

static const memory_named *memory_of(const char *argument)
{
    for (size_t k = 0; k < COUNT_OF(memories); k++)
        if (strcmp(argument, memories[k].name) == 0)
            return &memories[k];
    return NULL;
}

static int is_number(const char *argument)
{
    for (size_t k = 0; k < COUNT_OF(numbers); k++)
        if (strcmp(argument, numbers[k]) == 0)
            return 1;
    return 0;
}

/* Memory comes with its size where the function fills it. */
static int is_made(const pairs_function *of, const char *memory)
{
    char size[32];
    snprintf(size, sizeof size, "%s_size", memory);
    return has_argument(of, size);
}

int is_given(const pairs_function *of, const char *argument)
{
    return view_of(argument) || is_number(argument) || (memory_of(argument) && !is_made(of, argument));
}

/* ---- Reading ------------------------------------------------------------------------------------------ */

static void *member(pairs_call *c, size_t offset)
{
    return (char *)c + offset;
}

static int read_number(pairs_call *c, const char *argument, PyObject *given)
{
    if (strcmp(argument, "t_max") == 0) {
        const double number = given == Py_None ? HUGE_VAL : PyFloat_AsDouble(given);
        c->t_max = (float)number;
    } else {
        const size_t number = PyLong_AsSize_t(given);
        if (strcmp(argument, "part") == 0)
            c->part = number;
        else if (strcmp(argument, "parts") == 0)
            c->parts = number;
        else
            c->step = number <= INT32_MAX ? (int)number : -1;
    }
    return PyErr_Occurred() ? -1 : 0;
}

int read_argument(pairs_call *c, const pairs_function *of, unsigned argument, PyObject *given)
{
    const char *const name = of->argument[argument];
    const subject who = {of->name, name, (int)argument + 1};
    const view_named *const view = view_of(name);
    const memory_named *const memory = memory_of(name);
    if (is_number(name))
        return read_number(c, name, given);
    if (memory) {
        if (!PyCapsule_IsValid(given, memory->capsule))
            return refuse(&who, "it is not what a function of lanehit has %s", name);
        pairs_call *const filled_by = PyCapsule_GetPointer(given, memory->capsule);
        *(void **)member(c, memory->offset) = *(void **)member(filled_by, memory->offset);
        c->filled_by = filled_by;
        return 0;
    }
    if (given == Py_None)
        return 0;
    operand *const made = &c->operand[c->operands++];
    *(const void **)member(c, view->offset) = &made->view;
    if (!hold(&c->held, new_reference(given)))
        return -1;
    return read_view(&c->held, &who, given, *view->shape, made);
}

/* ---- Memory ------------------------------------------------------------------------------------------- */

void **made_memory(pairs_call *c, const pairs_function *of, size_t **size)
{
    for (size_t k = 0; k < COUNT_OF(memories); k++)
        if (is_made(of, memories[k].name)) {
            *size = member(c, memories[k].size);
            return member(c, memories[k].offset);
        }
    return NULL;
}

pairs_call *new_pairs(void)
{
    pairs_call *const c = malloc(sizeof *c);
    if (!c) {
        PyErr_NoMemory();
        return NULL;
    }
    memset(c, 0, offsetof(pairs_call, operand));
    hold_nothing(&c->held);
    return c;
}

void end_pairs(pairs_call *c)
{
    let_go(&c->held);
    free(c);
}

static void let_memory_go(PyObject *capsule)
{
    const char *const name = PyCapsule_GetName(capsule);
    pairs_call *const c = PyCapsule_GetPointer(capsule, name);
    for (size_t k = 0; k < COUNT_OF(memories); k++)
        if (strcmp(memories[k].capsule, name) == 0)
            free(*(void **)member(c, memories[k].offset));
    end_pairs(c);
}

PyObject *keep_memory(pairs_call *c, const pairs_function *of)
{
    for (size_t k = 0; k < COUNT_OF(memories); k++)
        if (is_made(of, memories[k].name))
            return PyCapsule_New(c, memories[k].capsule, let_memory_go);
    return NULL;
}
