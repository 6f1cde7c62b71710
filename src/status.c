#include "status.h"

#include <stddef.h>
#include <string.h>

#include "query.h"

/* A status text must be a constant, so each is spelled out by the preprocessor. To spare pointers, all texts of a
 * function are one string of entries, each a digit for the argument, a digit for the kind of failure, the text and a
 * zero. TEXT("lh_raycast_aabb", 1, "rays", 2, "an array is NULL") is
 *     "12lh_raycast_aabb: argument 1 (rays): an array is NULL\0" */
#define TEXT(function, position, name, kind, words)                                                          \
#position #kind function ": argument " #position " (" name "): " words "\0"

_Static_assert(LH_ERROR_NULL_VIEW == 1 && LH_ERROR_NULL_ARRAY == 2 && LH_ERROR_COUNT == 3 &&
                   LH_ERROR_STRIDE == 4 && LH_ERROR_ALIGNMENT == 5 && LH_ERROR_LIMIT == 6 &&
                   LH_ERROR_UNAVAILABLE == 7 && LH_ERROR_UNKNOWN_ISA == 8 && LH_ERROR_SIZE == 9,
               "the digits below");
_Static_assert(LH_MOST_OF_A_SET == 32, "the text of sets below");

/* What can be wrong with an argument, by its place in a call. */
#define TEXTS_view(function, position, name)                                                                 \
    TEXTS_view_of(function, position, name, "its count is neither 1 nor that of the others")
#define TEXTS_set(function, position, name)                                                                  \
    TEXTS_view_of(function, position, name, "its count is not from 1 to 32")
#define TEXTS_view_of(function, position, name, count_is_wrong)                                              \
    TEXTS_any_view(function, position, name) TEXT(function, position, name, 3, count_is_wrong)
#define TEXTS_any_view(function, position, name)                                                             \
    TEXT(function, position, name, 1, "the view is NULL")                                                    \
    TEXT(function, position, name, 2, "an array is NULL")                                                    \
    TEXT(function, position, name, 4, "a stride is not a multiple of 4 bytes")                               \
    TEXT(function, position, name, 5, "an array is not aligned to 4 bytes")
#define TEXTS_grid(function, position, name)                                                                 \
    TEXT(function, position, name, 1, "the grid is NULL")                                                    \
    TEXT(function, position, name, 3, "its cells are too many, or not within 2^24 of the origin")            \
    TEXT(function, position, name, 6,                                                                        \
         "its cells are not above 0 and finite in size, or its origin is not finite")
#define TEXTS_output(function, position, name)                                                               \
    TEXT(function, position, name, 2, "the array is NULL")                                                   \
    TEXT(function, position, name, 5, "the array is not aligned (floats: 4 bytes; hits: 8 bytes)")
#define TEXTS_number(function, position, name) TEXT(function, position, name, 6, "it is negative or NaN")

/* Arrays that may be NULL. */
#define TEXTS_outputs(function, position, name)                                                              \
    TEXT(function, position, name, 5, "one of its arrays is not aligned to 4 bytes")

#define TEXTS_OF_ARGUMENT(query, position, kind, name) LH_BY_PLACE(TEXTS, kind)("lh_" #query, position, #name)

#define TEXTS_OF_PACKING(name, argument)                                                                     \
    [LH_FUNCTION_##name] =                                                                                   \
        TEXTS_any_view("lh_" #name, 1, #argument) TEXT("lh_" #name, 2, "columns", 2, "the array is NULL")    \
            TEXT("lh_" #name, 2, "columns", 5, "the array is not aligned to 4 bytes")                        \
                TEXT("lh_" #name, 3, "packed", 1, "the view is NULL"),

/* What all functions of pairs have. */
#define TEXTS_of_boxes(function, position, name)                                                             \
    TEXTS_view_of(function, position, name, "there are more than 2^29 boxes")
#define TEXTS_of_shapes(function, position, name)                                                            \
    TEXTS_view_of(function, position, name, "there are more than 2^29 shapes")
#define TEXTS_of_velocities(function, position, name)                                                        \
    TEXTS_view_of(function, position, name, "its count is neither 1 nor that of the boxes")
#define TEXTS_of_list(function, pairs, found)                                                                \
    TEXT(function, pairs, "pairs", 2, "the array is NULL")                                                   \
    TEXT(function, pairs, "pairs", 5, "the array is not aligned to 4 bytes")                                 \
    TEXT(function, found, "found", 2, "the pointer is NULL")                                                 \
    TEXT(function, found, "found", 5, "the pointer is not aligned")
#define TEXTS_of_memory(function, memory, name, size, size_name)                                             \
    TEXT(function, memory, name, 2, "the memory is NULL")                                                    \
    TEXT(function, size, size_name, 9, "it is too small")

#define TEXTS_of_finding(function)                                                                           \
    TEXT(function, 1, "prepared", 2, "the memory is NULL")                                                   \
    TEXT(function, 1, "prepared", 7, "it was prepared for pairs of another kind")                            \
    TEXT(function, 2, "part", 3, "it is not less than parts")                                                \
    TEXTS_of_list(function, 4, 6) TEXTS_of_memory(function, 7, "scratch", 8, "scratch_size")
#define TEXTS_of_spheres_and_boxes(function)                                                                 \
    TEXTS_of_shapes(function, 1, "spheres") TEXTS_of_shapes(function, 2, "boxes")
#define TEXTS_of_moving_sets(function)                                                                       \
    TEXTS_of_boxes(function, 1, "a") TEXTS_of_velocities(function, 2, "a_velocity")                          \
        TEXTS_of_boxes(function, 3, "b") TEXTS_of_velocities(function, 4, "b_velocity")                      \
            TEXTS_number(function, 5, "t_max")

static const char *const texts[LH_FUNCTIONS] = {
#define QUERY(name, ...) [LH_QUERY_##name] = LH_EACH(TEXTS_OF_ARGUMENT, name, __VA_ARGS__),
#include "all_queries.def"
#define SHAPE(name, argument)             TEXTS_OF_PACKING(pack_##name, argument)
#define DOUBLES(name, argument, rounding) TEXTS_OF_PACKING(pack_##name##_from_doubles, argument)
#include "lanehit/shapes.def"
    TEXTS_OF_PACKING(pack_aabbs_from_centres, boxes) TEXTS_OF_PACKING(
        pack_aabbs_from_obbs, boxes)[LH_FUNCTION_any] = TEXT("lh_any_*", 3, "any", 2, "the pointer is NULL"),
    [LH_FUNCTION_isa_select] =
        TEXT("lh_isa_select", 1, "isa", 7, "this backend is not in this build, or this CPU cannot run it")
            TEXT("lh_isa_select", 1, "isa", 8, "no backend has this number"),
    [LH_FUNCTION_pairs_aabb_aabb] = TEXTS_of_boxes("lh_pairs_aabb_aabb", 1, "a")
        TEXTS_of_boxes("lh_pairs_aabb_aabb", 2, "b") TEXTS_of_list("lh_pairs_aabb_aabb", 3, 5)
            TEXTS_of_memory("lh_pairs_aabb_aabb", 6, "scratch", 7, "scratch_size"),
    [LH_FUNCTION_pairs_prepare] = TEXTS_of_boxes("lh_pairs_prepare", 1, "a") TEXTS_of_boxes(
        "lh_pairs_prepare", 2, "b") TEXTS_of_memory("lh_pairs_prepare", 3, "prepared", 4, "prepared_size"),
    [LH_FUNCTION_pairs_begin] =
        TEXTS_of_boxes("lh_pairs_begin", 1, "a") TEXTS_of_boxes("lh_pairs_begin", 2, "b")
            TEXT("lh_pairs_begin", 3, "parts", 3, "it is not from 1 to 65536")
                TEXTS_of_memory("lh_pairs_begin", 4, "prepared", 5, "prepared_size"),
    [LH_FUNCTION_pairs_prepare_part] = TEXT("lh_pairs_prepare_part", 1, "prepared", 2, "the memory is NULL")
        TEXT("lh_pairs_prepare_part", 2, "step", 3, "it is not one of the steps")
            TEXT("lh_pairs_prepare_part", 3, "part", 3, "it is not less than parts"),
    [LH_FUNCTION_pairs_find_part] = TEXTS_of_finding("lh_pairs_find_part"),
    [LH_FUNCTION_pairs_find_swept_part] = TEXTS_of_finding("lh_pairs_find_swept_part"),
    [LH_FUNCTION_pairs_keep] = TEXTS_of_boxes("lh_pairs_keep", 1, "boxes")
        TEXTS_of_memory("lh_pairs_keep", 2, "kept", 3, "kept_size"),
    [LH_FUNCTION_pairs_aabb_kept] = TEXTS_of_boxes("lh_pairs_aabb_kept", 1, "a") TEXT(
        "lh_pairs_aabb_kept", 2, "kept", 2, "the memory is NULL") TEXTS_of_list("lh_pairs_aabb_kept", 3, 5),
    [LH_FUNCTION_pairs_sphere_aabb] =
        TEXTS_of_spheres_and_boxes("lh_pairs_sphere_aabb") TEXTS_of_list("lh_pairs_sphere_aabb", 3, 5)
            TEXTS_of_memory("lh_pairs_sphere_aabb", 6, "scratch", 7, "scratch_size"),
    [LH_FUNCTION_pairs_prepare_sphere_aabb] = TEXTS_of_spheres_and_boxes("lh_pairs_prepare_sphere_aabb")
        TEXTS_of_memory("lh_pairs_prepare_sphere_aabb", 3, "prepared", 4, "prepared_size"),
    [LH_FUNCTION_pairs_sphere_kept] = TEXTS_of_shapes("lh_pairs_sphere_kept", 1, "spheres")
        TEXT("lh_pairs_sphere_kept", 2, "kept", 2, "the memory is NULL")
            TEXTS_of_list("lh_pairs_sphere_kept", 3, 5),
    [LH_FUNCTION_pairs_sweep_aabb_aabb] =
        TEXTS_of_moving_sets("lh_pairs_sweep_aabb_aabb") TEXTS_of_list("lh_pairs_sweep_aabb_aabb", 6, 8)
            TEXT("lh_pairs_sweep_aabb_aabb", 9, "scratch", 2,
                 "the memory is NULL") ":9"
                                       "lh_pairs_sweep_aabb_aabb: argument 10 "
                                       "(scratch_size): it is too small\0",
    [LH_FUNCTION_pairs_prepare_sweep_aabb_aabb] = TEXTS_of_moving_sets("lh_pairs_prepare_sweep_aabb_aabb")
        TEXTS_of_memory("lh_pairs_prepare_sweep_aabb_aabb", 6, "prepared", 7, "prepared_size"),
    [LH_FUNCTION_pairs_sweep_aabb_kept] = TEXTS_of_boxes("lh_pairs_sweep_aabb_kept", 1, "a")
        TEXTS_of_velocities("lh_pairs_sweep_aabb_kept", 2, "a_velocity")
            TEXTS_number("lh_pairs_sweep_aabb_kept", 3, "t_max")
                TEXT("lh_pairs_sweep_aabb_kept", 4, "kept", 2, "the memory is NULL")
                    TEXTS_of_list("lh_pairs_sweep_aabb_kept", 5, 7),
    [LH_FUNCTION_pairs_group] = TEXTS_of_boxes("lh_pairs_group", 1, "boxes")
        TEXTS_of_memory("lh_pairs_group", 2, "groups", 3, "groups_size"),
    [LH_FUNCTION_pairs_ray_aabb] = TEXTS_any_view("lh_pairs_ray_aabb", 1, "rays") TEXT(
        "lh_pairs_ray_aabb", 2, "groups", 2, "the memory is NULL") TEXTS_of_list("lh_pairs_ray_aabb", 3, 5),
    [LH_FUNCTION_pairs_nearest_ray_aabb] = TEXTS_any_view("lh_pairs_nearest_ray_aabb", 1, "rays")
        TEXT("lh_pairs_nearest_ray_aabb", 2, "groups", 2, "the memory is NULL")
            TEXT("lh_pairs_nearest_ray_aabb", 3, "nearest", 2, "the array is NULL")
                TEXT("lh_pairs_nearest_ray_aabb", 3, "nearest", 5, "the array is not aligned to 4 bytes")
                    TEXT("lh_pairs_nearest_ray_aabb", 4, "t_enter", 5, "the array is not aligned to 4 bytes"),
};

const char *lh_status_text(lh_status status)
{
    if (status == LH_OK)
        return "success";
    const int function = status >> 16, argument = lh_status_argument(status), kind = lh_status_kind(status);
    if (function >= 0 && function < LH_FUNCTIONS)
        for (const char *entry = texts[function]; *entry; entry += strlen(entry) + 1)
            if (entry[0] - '0' == argument && entry[1] - '0' == kind)
                return entry + 2;
    return "not a status of lanehit";
}

const char *lh_version(void)
{
    return LH_VERSION_STRING;
}
