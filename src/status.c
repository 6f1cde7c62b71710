#include "status.h"

/* All messages about one argument, by kind. A status text must be a constant, so each is spelled out by the
 * preprocessor: REFUSALS("lh_raycast_aabb", "2", "boxes") holds, for example,
 *     [LH_ERROR_NULL_ARRAY] = "lh_raycast_aabb: argument 2 (boxes): an array is NULL" */
#define REFUSALS(function, position, name)                                                                   \
    {                                                                                                        \
        [LH_ERROR_NULL_VIEW] = ARGUMENT(function, position, name) "the view is NULL",                        \
        [LH_ERROR_NULL_ARRAY] = ARGUMENT(function, position, name) "an array is NULL",                       \
        [LH_ERROR_COUNT] =                                                                                   \
            ARGUMENT(function, position, name) "its count is neither 1 nor that of the others",              \
        [LH_ERROR_STRIDE] = ARGUMENT(function, position, name) "a stride is not a multiple of 4 bytes",      \
        [LH_ERROR_ALIGNMENT] =                                                                               \
            ARGUMENT(function, position, name) "an array is not aligned (4 bytes; hits: 8 bytes)",           \
        [LH_ERROR_LIMIT] = ARGUMENT(function, position, name) "it is negative or NaN",                       \
        [LH_ERROR_UNAVAILABLE] = ARGUMENT(                                                                   \
            function, position, name) "this backend is not in this build, or this CPU cannot run it",        \
        [LH_ERROR_UNKNOWN_ISA] = ARGUMENT(function, position, name) "no backend has this number",            \
    }
#define ARGUMENT(function, position, name) function ": argument " position " (" name "): "

enum { KINDS = LH_ERROR_UNKNOWN_ISA + 1, ARGUMENTS = 8 };

static const char *const texts[LH_CALL_COUNT][ARGUMENTS][KINDS] = {
    [LH_CALL_OVERLAP_SPHERE_AABB] = {REFUSALS("lh_overlap_sphere_aabb", "1", "spheres"),
                                     REFUSALS("lh_overlap_sphere_aabb", "2", "boxes"),
                                     REFUSALS("lh_overlap_sphere_aabb", "3", "hits")},
    [LH_CALL_OVERLAP_TRIANGLE_AABB] = {REFUSALS("lh_overlap_triangle_aabb", "1", "triangles"),
                                       REFUSALS("lh_overlap_triangle_aabb", "2", "boxes"),
                                       REFUSALS("lh_overlap_triangle_aabb", "3", "hits")},
    [LH_CALL_OVERLAP_AABB_AABB] = {REFUSALS("lh_overlap_aabb_aabb", "1", "a"),
                                   REFUSALS("lh_overlap_aabb_aabb", "2", "b"),
                                   REFUSALS("lh_overlap_aabb_aabb", "3", "hits")},
    [LH_CALL_CONTAINS_AABB_AABB] = {REFUSALS("lh_contains_aabb_aabb", "1", "outer"),
                                    REFUSALS("lh_contains_aabb_aabb", "2", "inner"),
                                    REFUSALS("lh_contains_aabb_aabb", "3", "hits")},
    [LH_CALL_RAYCAST_AABB] = {REFUSALS("lh_raycast_aabb", "1", "rays"),
                              REFUSALS("lh_raycast_aabb", "2", "boxes"),
                              REFUSALS("lh_raycast_aabb", "3", "hits"),
                              REFUSALS("lh_raycast_aabb", "4", "t_enter"),
                              REFUSALS("lh_raycast_aabb", "5", "t_exit")},
    [LH_CALL_SWEEP_AABB_AABB] =
        {REFUSALS("lh_sweep_aabb_aabb", "1", "a"), REFUSALS("lh_sweep_aabb_aabb", "2", "a_velocity"),
         REFUSALS("lh_sweep_aabb_aabb", "3", "b"), REFUSALS("lh_sweep_aabb_aabb", "4", "b_velocity"),
         REFUSALS("lh_sweep_aabb_aabb", "5", "t_max"), REFUSALS("lh_sweep_aabb_aabb", "6", "hits"),
         REFUSALS("lh_sweep_aabb_aabb", "7", "toi"), REFUSALS("lh_sweep_aabb_aabb", "8", "normal")},
    [LH_CALL_ISA_SELECT] = {REFUSALS("lh_isa_select", "1", "isa")},
};

const char *lh_status_text(lh_status status)
{
    if (status == LH_OK)
        return "success";
    const int call = status >> 16, argument = lh_status_argument(status), kind = lh_status_kind(status);
    const char *text = NULL;
    if (call >= 0 && call < LH_CALL_COUNT && argument >= 1 && argument <= ARGUMENTS && kind < KINDS)
        text = texts[call][argument - 1][kind];
    return text ? text : "not a status of lanehit";
}

const char *lh_version(void)
{
    return LH_VERSION_STRING;
}
