/* What a status says: composed, when it is asked for, of the names of the function and the argument, and of what can be
 * wrong with such an argument. Nothing else in the library refers to these words. */
#include "description/status.h"

#include <stddef.h>
#include <string.h>

#include "description/query.h"

/* What an argument is. Those of queries are named as their places in a call. */
enum {
    IS_any, /* nothing can be wrong with it */
    IS_view,
    IS_set,
    IS_grid,
    IS_number,
    IS_output,
    IS_outputs,
    IS_manifold,
    IS_source, /* a view whose count may be any */
    IS_sets,
    IS_meshes, /* sets of triangles */
    IS_boxes,
    IS_shapes,
    IS_velocities,
    IS_beside, /* a view of one for all or each */
    IS_array,
    IS_changes,
    IS_optional, /* an array that may be NULL */
    IS_packed,
    IS_pointer,
    IS_answer, /* a pointer to what has any alignment */
    IS_memory,
    IS_prepared,
    IS_same_set, /* of boxes, which is kept */
    IS_layers,
    IS_subset,
    IS_bits,
    IS_size,
    IS_kinds, /* of bodies */
    IS_kind_count,
    IS_pair_count,
    IS_parts,
    IS_part,
    IS_step,
    IS_directions, /* of k-DOPs */
    IS_isa
};

/* ---- Names -------------------------------------------------------------------------------------------- */

enum { LONGEST_NAME = 33, LONGEST_ARGUMENT = 18 };

static const char names[LH_FUNCTIONS][LONGEST_NAME] = {
#define NAMED(name)      [LH_FUNCTION_##name] = #name,
#define QUERY(name, ...) [LH_QUERY_##name] = #name,
#include "description/all_queries.def"
#undef QUERY
    NAMED(isa_select)[LH_FUNCTION_any] = "any_*",
#define SHAPE(name, argument)             NAMED(pack_##name)
#define DOUBLES(name, argument, rounding) NAMED(pack_##name##_from_doubles)
#include "lanehit/shapes.def"
#define FUNCTION(name, ...) NAMED(name)
#include "description/functions.def"
};

typedef struct argument {
    uint8_t function, position, what;
    char name[LONGEST_ARGUMENT];
} argument;

#define OF_QUERY(query, position, kind, name)     {LH_QUERY_##query, position, LH_BY_PLACE(IS, kind), #name},
#define OF_FUNCTION(function, position, is, name) {LH_FUNCTION_##function, position, IS_##is, #name},
#define OF_PACKING(function, packed_view)                                                                    \
    LH_EACH(OF_FUNCTION, function, (source, packed_view), (array, columns), (packed, packed))

_Static_assert(LH_FUNCTIONS <= UINT8_MAX + 1, "the number of a function is one byte");

/* C lets a string fill its array without the 0 behind it. */
#define FITS(query, position, kind, name)                                                                    \
    _Static_assert(sizeof #name <= LONGEST_ARGUMENT && sizeof #query <= LONGEST_NAME, "room for a name");
#define QUERY(name, ...) LH_EACH(FITS, name, __VA_ARGS__)
#include "description/all_queries.def"
#undef QUERY
#define FUNCTION(name, ...) LH_EACH(FITS, name, __VA_ARGS__)
#include "description/functions.def"

static const argument arguments[] = {
#define QUERY(name, ...) LH_EACH(OF_QUERY, name, __VA_ARGS__)
#include "description/all_queries.def"
#undef QUERY
    OF_FUNCTION(isa_select, 1, isa, isa) OF_FUNCTION(any, 3, answer, any)
#define SHAPE(name, argument)             OF_PACKING(pack_##name, argument)
#define DOUBLES(name, argument, rounding) OF_PACKING(pack_##name##_from_doubles, argument)
#include "lanehit/shapes.def"
#define FUNCTION(name, ...) LH_EACH(OF_FUNCTION, name, __VA_ARGS__)
#include "description/functions.def"
};

/* ---- What can be wrong -------------------------------------------------------------------------------- */

typedef struct fault {
    uint8_t what, kind;
    const char *words;
} fault;

_Static_assert(LH_MOST_OF_A_SET == 32, "the words of a set");

#define OF_VIEW(what, count_is_wrong) OF_SOURCE(what){what, LH_ERROR_COUNT, count_is_wrong},
#define OF_SOURCE(what)               {what, LH_ERROR_NULL_VIEW, "the view is NULL"}, OF_ARRAYS(what)
#define OF_ARRAYS(what)                                                                                      \
    {what, LH_ERROR_NULL_ARRAY, "an array is NULL"},                                                         \
        {what, LH_ERROR_STRIDE, "a stride is not a multiple of 4 bytes"},                                    \
        {what, LH_ERROR_ALIGNMENT, "an array is not aligned to 4 bytes"},
#define OF_SETS(what, view_is_wrong)                                                                         \
    {what, LH_ERROR_NULL_VIEW, view_is_wrong},                                                               \
        OF_ARRAYS(what){what, LH_ERROR_COUNT, "there are more sets than one, and no offsets"},               \
        {what, LH_ERROR_LIMIT, "an offset is less than the one before, or more than there are elements"},

static const fault faults[] = {
    OF_VIEW(IS_view, "its count is neither 1 nor that of the others")
        OF_VIEW(IS_set, "its count is 0, or of a frustum more than 32")
            OF_VIEW(IS_boxes, "there are more than 2^29 boxes")
                OF_VIEW(IS_shapes, "there are more than 2^29 shapes")
                    OF_VIEW(IS_beside, "its count is neither 1 nor that of the shapes")
                        OF_VIEW(IS_velocities, "its count is neither 1 nor that of the boxes")
                            OF_SETS(IS_sets, "not just one view is there: points, triangles, boxes or balls")
                                OF_SETS(IS_meshes, "not just one view is there, that of triangles")
                                    OF_SOURCE(IS_source){IS_grid, LH_ERROR_NULL_VIEW, "the grid is NULL"},
    {IS_grid, LH_ERROR_COUNT, "its cells are too many, or not within 2^24 of the origin"},
    {IS_grid, LH_ERROR_LIMIT, "its cells are not above 0 and finite in size, or its origin is not finite"},
    {IS_number, LH_ERROR_LIMIT, "it is negative or NaN"},
    {IS_output, LH_ERROR_NULL_ARRAY, "the array is NULL"},
    {IS_output, LH_ERROR_ALIGNMENT, "the array is not aligned (floats: 4 bytes; hits: 8 bytes)"},
    {IS_outputs, LH_ERROR_ALIGNMENT, "one of its arrays is not aligned to 4 bytes"},
    {IS_manifold, LH_ERROR_ALIGNMENT, "one of its arrays is not aligned to 4 bytes"},
    {IS_array, LH_ERROR_NULL_ARRAY, "the array is NULL"},
    {IS_array, LH_ERROR_ALIGNMENT, "the array is not aligned to 4 bytes"},
    {IS_changes, LH_ERROR_NULL_VIEW, "the list is NULL"},
    {IS_changes, LH_ERROR_NULL_ARRAY, "its array is NULL"},
    {IS_changes, LH_ERROR_ALIGNMENT, "its array is not aligned to 4 bytes"},
    {IS_optional, LH_ERROR_ALIGNMENT, "the array is not aligned to 4 bytes"},
    {IS_packed, LH_ERROR_NULL_VIEW, "the view is NULL"},
    {IS_pointer, LH_ERROR_NULL_ARRAY, "the pointer is NULL"},
    {IS_pointer, LH_ERROR_ALIGNMENT, "the pointer is not aligned"},
    {IS_answer, LH_ERROR_NULL_ARRAY, "the pointer is NULL"},
    {IS_memory, LH_ERROR_NULL_ARRAY, "the memory is NULL"},
    {IS_prepared, LH_ERROR_NULL_ARRAY, "the memory is NULL"},
    {IS_prepared, LH_ERROR_UNAVAILABLE, "it was prepared for pairs of another kind"},
    {IS_same_set, LH_ERROR_NULL_ARRAY, "the memory is NULL"},
    {IS_same_set, LH_ERROR_COUNT, "it is of another number of boxes"},
    {IS_layers, LH_ERROR_ALIGNMENT, "layer or mask is not aligned to 4 bytes"},
    {IS_layers, LH_ERROR_STRIDE, "the stride is not a multiple of 4 bytes"},
    {IS_subset, LH_ERROR_NULL_ARRAY, "the array is NULL"},
    {IS_subset, LH_ERROR_ALIGNMENT, "the array is not aligned to 4 bytes"},
    {IS_subset, LH_ERROR_LIMIT, "a position is not one of the boxes, or is there twice"},
    {IS_bits, LH_ERROR_NULL_ARRAY, "the array is NULL"},
    {IS_bits, LH_ERROR_ALIGNMENT, "the array is not aligned to 8 bytes"},
    {IS_size, LH_ERROR_SIZE, "it is too small"},
    {IS_kinds, LH_ERROR_NULL_ARRAY, "the array is NULL"},
    {IS_kinds, LH_ERROR_LIMIT, "a body's kind is not less than kinds"},
    {IS_kind_count, LH_ERROR_COUNT, "it is not from 1 to 16"},
    {IS_pair_count, LH_ERROR_COUNT, "there are more than 2^31 pairs"},
    {IS_parts, LH_ERROR_COUNT, "it is not from 1 to 65536"},
    {IS_part, LH_ERROR_COUNT, "it is not less than parts"},
    {IS_step, LH_ERROR_COUNT, "it is not one of the steps"},
    {IS_directions, LH_ERROR_COUNT, "it is not 6, 14, 18 or 26"},
    {IS_isa, LH_ERROR_UNAVAILABLE, "this backend is not in this build, or this CPU cannot run it"},
    {IS_isa, LH_ERROR_UNKNOWN_ISA, "no backend has this number"},
};

/* ---- Texts -------------------------------------------------------------------------------------------- */

/* They are in the order of the functions' numbers. */
static const argument *argument_of(int function, int position)
{
    const size_t count = sizeof arguments / sizeof arguments[0];
    for (size_t k = 0; k < count && arguments[k].function <= function; k++)
        if (arguments[k].function == function && arguments[k].position == position)
            return &arguments[k];
    return NULL;
}

static const char *words_of(unsigned what, int kind)
{
    for (size_t k = 0; k < sizeof faults / sizeof faults[0]; k++)
        if (faults[k].what == what && faults[k].kind == kind)
            return faults[k].words;
    return NULL;
}

/* The longest names and words together take less; whatever does not fit is cut off. */
enum { LONGEST_TEXT = 192 };

static char *append(char *end, const char *limit, const char *words)
{
    while (*words && end < limit)
        *end++ = *words++;
    *end = 0;
    return end;
}

static const char *composed(const argument *of, const char *words)
{
    static _Thread_local char text[LONGEST_TEXT];
    const char position[] = {(char)('0' + of->position / 10), (char)('0' + of->position % 10), 0};
    const char *const piece[] = {"lh_",         names[of->function],
                                 ": argument ", position + (of->position < 10),
                                 " (",          of->name,
                                 "): ",         words};
    char *end = text;
    for (size_t k = 0; k < sizeof piece / sizeof piece[0]; k++)
        end = append(end, text + sizeof text - 1, piece[k]);
    return text;
}

const char *lh_status_text(lh_status status)
{
    if (status == LH_OK)
        return "success";
    const argument *const of = argument_of(status >> 16, lh_status_argument(status));
    const char *const words = of ? words_of(of->what, lh_status_kind(status)) : NULL;
    return words ? composed(of, words) : "not a status of lanehit";
}
