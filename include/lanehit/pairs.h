/* The broadphase of a physics engine: lists of all pairs that meet, of boxes, and of balls, moving boxes or rays with
 * boxes. Part of lanehit.h, which includes it. docs/pairs.md says how it works and how to put it into an engine.
 * pair_changes.h has what is new in a list. */
#ifndef LANEHIT_PAIRS_H
#define LANEHIT_PAIRS_H

#include "lanehit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How many bytes of scratch lh_pairs_aabb_aabb needs for sets of so many boxes; b_count is 0 where b is NULL. About
 * 160 per box, of which usually half are touched. */
LH_API size_t lh_pairs_scratch_size(size_t a_count, size_t b_count);

/* All pairs of a box of `a` with one of `b` that meet; with b NULL, all pairs of two boxes of `a`, each once.
 * pairs       receives the first `capacity` pairs; nothing is written past those. If there are fewer, what is behind
 *             the last, up to capacity, may be written, and not with the same on every backend. May be NULL if capacity
 *             is 0.
 * *found      becomes the number of all pairs, even if that is more than capacity: so a list that is cut off is
 *             noticed.
 * scratch     of any alignment, of scratch_size bytes, at least lh_pairs_scratch_size of the counts. Nothing in it
 *             outlives the call.
 * Each pair is listed once. Its .a is from set a and its .b from b; for one set, .a has the lower position in the
 * view. They are positions in the views, or, for a view with an index, the entries of the index there. Shapes: views
 * as in queries, but a count of 1 is one box and no broadcast. Both sets together have at most 2^29 boxes. Outputs
 * and scratch overlap neither each other nor the views.
 * Exact: the pairs are those that lh_overlap_aabb_aabb hits, for all floats. A box with a NaN meets nothing.
 * Order: that of docs/pairs.md. It depends only on the boxes and their order in the views, so it is the same on every
 * backend and architecture, and for every split of the work.
 * Method: a grid of columns over two axes, and in each column a sweep along the third axis, with bytes first and then
 * exactly. For boxes of similar sizes the time is proportional to the boxes and their pairs.
 * Refused: a view or an array that is NULL or not aligned; strides as for queries; NULL for pairs with a capacity
 * above 0; NULL for found; more than 2^29 boxes; scratch that is NULL or too small. */
LH_API lh_status lh_pairs_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, lh_pair *pairs, size_t capacity,
                                    size_t *found, void *scratch, size_t scratch_size);

/* ---- In parts ------------------------------------------------------------------------------------------
 *
 * The same list by several threads. One thread prepares, then each takes parts of the work, in any order and at the
 * same time. The lists of all parts, joined in the order of their numbers, are the list of lh_pairs_aabb_aabb, byte
 * for byte, for any number of parts. */

/* The size in bytes of what lh_pairs_prepare fills: about 130 per box. b_count is 0 where b is NULL. */
LH_API size_t lh_pairs_prepared_size(size_t a_count, size_t b_count);

/* Sorts the sets into columns. `prepared`, of any alignment, has prepared_size bytes, at least those of
 * lh_pairs_prepared_size. From then on it is only read; it must stay where it is. The boxes need not be kept, but
 * their indices must be, if they have any. */
LH_API lh_status lh_pairs_prepare(const lh_aabbs *a, const lh_aabbs *b, void *prepared, size_t prepared_size);

/* The preparation by several threads. One thread begins. Then each step is done in `parts` parts, by any threads, in
 * any order and at the same time; when all parts of a step are done, the next step follows. After the last,
 * `prepared` is as lh_pairs_prepare leaves it: the search may have another number of parts. The boxes must stay until
 * then.
 *
 *     lh_pairs_begin(&a, NULL, parts, prepared, prepared_size);
 *     for (int step = 0; step < LH_PAIRS_STEPS; step++) {
 *         lh_pairs_prepare_part(prepared, step, my_part);    // each thread
 *         wait_for_all();                                    // a barrier
 *     }
 *
 * Refused: as there; parts that are not from 1 to 65536; a step or a part that does not exist. */
enum { LH_PAIRS_STEPS = 4 };
LH_API size_t lh_pairs_begin_size(size_t a_count, size_t b_count, size_t parts);
LH_API lh_status lh_pairs_begin(const lh_aabbs *a, const lh_aabbs *b, size_t parts, void *prepared,
                                size_t prepared_size);
LH_API lh_status lh_pairs_prepare_part(void *prepared, int step, size_t part);

/* How many bytes of scratch each thread needs for these sets. */
LH_API size_t lh_pairs_part_scratch_size(const void *prepared);

/* The pairs of part number `part` of `parts`, counted from 0; otherwise as lh_pairs_aabb_aabb. Parts are about
 * equally large. It also finds those of lh_pairs_prepare_sphere_aabb. Refused: NULL for prepared; a set of moving
 * boxes; a part that is not less than parts; and as there. Memory that was filled otherwise, such as by lh_pairs_keep,
 * is not recognised. */
LH_API lh_status lh_pairs_find_part(const void *prepared, size_t part, size_t parts, lh_pair *pairs,
                                    size_t capacity, size_t *found, void *scratch, size_t scratch_size);

/* ---- A set that is kept --------------------------------------------------------------------------------
 *
 * Boxes that do not move are sorted once. Each frame the moving boxes are compared with them, at a cost that depends
 * on the moving boxes. */

/* The size in bytes of what lh_pairs_keep fills: about 250 per box. */
LH_API size_t lh_pairs_kept_size(size_t count);

/* Sorts a set and keeps it. Memory, boxes and indices as for lh_pairs_prepare. */
LH_API lh_status lh_pairs_keep(const lh_aabbs *boxes, void *kept, size_t kept_size);

/* All pairs of a box of `a` with one of the kept set, otherwise as lh_pairs_aabb_aabb. The list is in the order of a,
 * so threads share the work by views of parts, and join the lists. In such a view without an index .a counts from the
 * beginning of the part. */
LH_API lh_status lh_pairs_aabb_kept(const lh_aabbs *a, const void *kept, lh_pair *pairs, size_t capacity,
                                    size_t *found);

/* ---- Other shapes --------------------------------------------------------------------------------------
 *
 * Verdicts and times are those of the query of that name, bit for bit, on every backend; `found`, `capacity`, .a and
 * .b are as above. Candidates are found by the boxes around the spheres and moving boxes, in the order of
 * lh_pairs_aabb_aabb of these boxes, and decided by the query. */

/* How many bytes of scratch lh_pairs_sphere_aabb and lh_pairs_sweep_aabb_aabb need; b_count is 0 where b is NULL.
 * About 190 per shape. */
LH_API size_t lh_pairs_shapes_scratch_size(size_t a_count, size_t b_count);

/* All pairs of a sphere and a box that lh_overlap_sphere_aabb hits; .a is the sphere. Refused: as for
 * lh_pairs_aabb_aabb. */
LH_API lh_status lh_pairs_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, lh_pair *pairs,
                                      size_t capacity, size_t *found, void *scratch, size_t scratch_size);

/* The same with a set that lh_pairs_keep has sorted, in the order of the spheres, as lh_pairs_aabb_kept. Kept boxes
 * that are inverted or have a NaN may be missed: found are those that lh_pairs_aabb_kept finds with the box around the
 * sphere. */
LH_API lh_status lh_pairs_sphere_kept(const lh_spheres *spheres, const void *kept, lh_pair *pairs,
                                      size_t capacity, size_t *found);

/* All pairs of a moving box of `a` with one of `b` that lh_sweep_aabb_aabb hits, with time and normal; with b NULL,
 * all pairs of two boxes of `a`, each once. Then .a is the one of lower position, and the first box of the query.
 * Velocities: as many as the boxes, or one for all. b_velocity NULL: b is at rest; not read where b is NULL.
 * t_max: refused if negative or NaN. Boxes whose velocity is beyond 2^100 or NaN are compared with all others. */
LH_API lh_status lh_pairs_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                          const lh_vectors *b_velocity, float t_max, lh_swept_pair *pairs,
                                          size_t capacity, size_t *found, void *scratch, size_t scratch_size);

/* The same with a kept set, which is at rest, in the order of a. Kept boxes with a NaN are never found. */
LH_API lh_status lh_pairs_sweep_aabb_kept(const lh_aabbs *a, const lh_vectors *a_velocity, float t_max,
                                          const void *kept, lh_swept_pair *pairs, size_t capacity,
                                          size_t *found);

/* lh_pairs_sphere_aabb and lh_pairs_sweep_aabb_aabb by several threads: one prepares, then each finds parts, as with
 * lh_pairs_prepare and lh_pairs_find_part. lh_pairs_find_part finds the parts of spheres and boxes,
 * lh_pairs_find_swept_part those of moving boxes; each refuses what is prepared for the other. The views are copied;
 * their arrays must stay as they are until the last part is found. Sizes: lh_pairs_shapes_prepared_size, about 160
 * bytes per shape, with a b_count of 0 where b is NULL; and lh_pairs_part_scratch_size. */
LH_API size_t lh_pairs_shapes_prepared_size(size_t a_count, size_t b_count);
LH_API lh_status lh_pairs_prepare_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes,
                                              void *prepared, size_t prepared_size);
LH_API lh_status lh_pairs_prepare_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity,
                                                  const lh_aabbs *b, const lh_vectors *b_velocity,
                                                  float t_max, void *prepared, size_t prepared_size);
LH_API lh_status lh_pairs_find_swept_part(const void *prepared, size_t part, size_t parts,
                                          lh_swept_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                          size_t scratch_size);

/* ---- Kinds ---------------------------------------------------------------------------------------------
 *
 * Bodies have shapes of several kinds, and a query has two: so a list of pairs becomes some, one for each call. */

enum { LH_MOST_KINDS = 16 };

/* Sorts n pairs of bodies by the kinds of both. kind has that of each body, less than `kinds`, which is 1 to 16.
 * sorted: n pairs. Those of the kinds a and b, a <= b, begin at first[a * kinds + b] and end before the next. In each,
 *         .a is the body of kind a: a pair that has it otherwise is turned. In each list they are in the order in which
 *         they came.
 * first:  kinds * kinds + 1 numbers, ascending; the last is n.
 * sorted and first overlap neither each other nor what is read.
 * Refused: first that is NULL, and pairs, kind or sorted if n is not 0; what is not aligned; kinds that is not 1 to 16;
 * a body's kind that is not less than kinds. */
LH_API lh_status lh_pairs_by_kind(const lh_pair *pairs, size_t n, const uint8_t *kind, unsigned kinds,
                                  lh_pair *sorted, size_t *first);

/* ---- Rays ----------------------------------------------------------------------------------------------
 *
 * Boxes are put into groups of neighbours once; then any thread casts rays against them. */

/* The size in bytes of what lh_pairs_group fills: about 60 per box. */
LH_API size_t lh_pairs_group_size(size_t count);

/* Groups boxes. Memory, boxes and indices as for lh_pairs_prepare. */
LH_API lh_status lh_pairs_group(const lh_aabbs *boxes, void *groups, size_t groups_size);

/* A ray, .a, and a box that it hits, .b. */
typedef struct lh_ray_pair {
    uint32_t a, b;
    float t_enter, t_exit;
} lh_ray_pair;

/* All pairs of a ray and a box of the groups that lh_raycast_aabb hits, with both times. The list is in the order of
 * the rays, so threads share the work by views of parts, as there. The boxes of a ray are in the order of the groups,
 * which depends only on the boxes and their order in the view. A ray is compared with all boxes if its origin is not
 * finite, or a component of its direction is NaN or beyond 2^120. Refused: a view, groups, list or pointer as above. */
LH_API lh_status lh_pairs_ray_aabb(const lh_rays *rays, const void *groups, lh_ray_pair *pairs,
                                   size_t capacity, size_t *found);

/* For each ray the box that it enters first, and of several at the same time the one of lowest position; UINT32_MAX
 * where it hits none. t_enter: as in lh_raycast_aabb, +inf where it hits none; NULL if not wanted. Both outputs have
 * one element per ray. */
LH_API lh_status lh_pairs_nearest_ray_aabb(const lh_rays *rays, const void *groups, uint32_t *nearest,
                                           float *t_enter);

#ifdef __cplusplus
}
#endif

#endif
