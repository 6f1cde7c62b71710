/* All pairs that meet, as a list, of boxes, balls, moving boxes and rays with boxes: the broadphase of a physics engine. Part
 * of lanehit.h, which includes it.
 * docs/pairs.md says how it works and how to put it into an engine. */
#ifndef LANEHIT_PAIRS_H
#define LANEHIT_PAIRS_H

#include "lanehit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How many bytes of scratch lh_pairs_aabb_aabb wants for sets of so many boxes; b_count is 0 where b is NULL. About 150
 * a box, of which usually half are touched. */
LH_API size_t lh_pairs_scratch_size(size_t a_count, size_t b_count);

/* All pairs of a box of `a` with one of `b` that meet; with b NULL, all pairs of two boxes of `a`, each once.
 * pairs       receives the first `capacity` of them, and nothing past those is written. It may be NULL if capacity is 0.
 * *found      becomes the number of all pairs, also where that is more than capacity: nothing is lost unnoticed.
 * scratch     of any alignment, of scratch_size bytes, at least lh_pairs_scratch_size of the counts. Nothing in it
 *             outlives the call.
 * Each pair is there once. Its .a is of the set a and its .b of b; of one set, .a is the one of lower position in
 * the view. They are positions in the views, or, of a view with an index, what the index has there.
 * Shapes: views as everywhere, but counts do not broadcast: a set has as many boxes as it counts, both together at most
 * 2^29. Outputs and scratch overlap neither each other nor the views.
 * Exact: the pairs are those that lh_overlap_aabb_aabb hits, for all floats. A box with a NaN meets nothing.
 * Order: that of docs/pairs.md. It follows from the boxes and their order in the views alone, and so is the same on every
 * backend, every architecture, and in every split of the work.
 * Method: a grid of columns over two axes, in each a sweep along the third, by bytes first and then exactly; time is
 * proportional to the boxes and their pairs for boxes of similar sizes.
 * Refused: a view or an array that is NULL or not aligned, strides as for queries; pairs NULL with a capacity; found NULL;
 * more than 2^29 boxes; scratch that is NULL or too small. */
LH_API lh_status lh_pairs_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, lh_pair *pairs, size_t capacity,
                                    size_t *found, void *scratch, size_t scratch_size);

/* ---- In parts ------------------------------------------------------------------------------------------
 *
 * The same list by several threads: one prepares, then each takes parts of the work, in any order and as many at a time
 * as it likes, and the lists of all parts, one behind the other by number, are the list of lh_pairs_aabb_aabb, byte for
 * byte, for any number of parts. */

/* The size in bytes of what lh_pairs_prepare fills: about 120 a box. b_count is 0 where b is NULL. */
LH_API size_t lh_pairs_prepared_size(size_t a_count, size_t b_count);

/* Sorts the sets into columns. `prepared`, of any alignment, has prepared_size bytes, at least those of
 * lh_pairs_prepared_size. From then on it is read alone; it must stay where it is. The boxes need not be kept, but
 * their indices must be, if they have any. */
LH_API lh_status lh_pairs_prepare(const lh_aabbs *a, const lh_aabbs *b, void *prepared, size_t prepared_size);

/* The same by several threads. One begins; then each step is done in as many parts, by any thread, in any order and at
 * the same time; when all parts of a step are done, the next follows. After the last, `prepared` is as lh_pairs_prepare
 * leaves it, and as good for any number of parts of the search. The boxes must be there until then.
 *
 *     lh_pairs_begin(&a, NULL, parts, prepared, prepared_size);
 *     for (int step = 0; step < LH_PAIRS_STEPS; step++) {
 *         lh_pairs_prepare_part(prepared, step, my_part);    // each thread
 *         wait_for_all();                                    // a barrier
 *     }
 *
 * Refused: as there; parts that are not from 1 to 65536, a step or a part that there is not. */
enum { LH_PAIRS_STEPS = 4 };
LH_API size_t lh_pairs_begin_size(size_t a_count, size_t b_count, size_t parts);
LH_API lh_status lh_pairs_begin(const lh_aabbs *a, const lh_aabbs *b, size_t parts, void *prepared,
                                size_t prepared_size);
LH_API lh_status lh_pairs_prepare_part(void *prepared, int step, size_t part);

/* How many bytes of scratch each thread wants for these sets. */
LH_API size_t lh_pairs_part_scratch_size(const void *prepared);

/* The pairs of part `part` of `parts`, counted from 0; else as lh_pairs_aabb_aabb. Parts are about equally large.
 * Refused: prepared NULL; part not less than parts; and as there. */
LH_API lh_status lh_pairs_find_part(const void *prepared, size_t part, size_t parts, lh_pair *pairs,
                                    size_t capacity, size_t *found, void *scratch, size_t scratch_size);

/* ---- A set that is kept --------------------------------------------------------------------------------
 *
 * What does not move is sorted once; what moves is asked against it each frame, at the price of what moves. */

/* The size in bytes of what lh_pairs_keep fills: about 220 a box. */
LH_API size_t lh_pairs_kept_size(size_t count);

/* Sorts a set to be asked against. Memory, boxes and indices as for lh_pairs_prepare. */
LH_API lh_status lh_pairs_keep(const lh_aabbs *boxes, void *kept, size_t kept_size);

/* All pairs of a box of `a` with one of the kept set: as lh_pairs_aabb_aabb. In the order of a, so the lists of parts of
 * a are parts of the list: threads share the work by views of their own. */
LH_API lh_status lh_pairs_aabb_kept(const lh_aabbs *a, const void *kept, lh_pair *pairs, size_t capacity,
                                    size_t *found);

/* ---- Other shapes --------------------------------------------------------------------------------------
 *
 * Verdicts and times are those of the query, bit for bit, on every backend; `found`, `capacity` and ids are as everywhere
 * above. Spheres and moving boxes are found by the boxes around them, in the order of lh_pairs_aabb_aabb of these, and
 * decided by the query. */

/* How many bytes of scratch the two functions want; b_count is 0 where b is NULL. About 200 a shape. */
LH_API size_t lh_pairs_shapes_scratch_size(size_t a_count, size_t b_count);

/* All pairs of a sphere and a box that lh_overlap_sphere_aabb hits; .a is the sphere. Refused: as lh_pairs_aabb_aabb does. */
LH_API lh_status lh_pairs_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, lh_pair *pairs,
                                      size_t capacity, size_t *found, void *scratch, size_t scratch_size);

/* Two boxes that touch on their ways; index = &pairs[0].a, index_stride = sizeof(lh_swept_pair). */
typedef struct lh_swept_pair {
    uint32_t a, b;
    float toi;      /* when */
    int32_t normal; /* the face of b that a reaches */
} lh_swept_pair;

/* All pairs of a moving box of `a` with one of `b` that lh_sweep_aabb_aabb hits, with time and normal; with b NULL, of two
 * boxes of `a`, each once, as if .a, the one of lower position, were the first.
 * Velocities: as many as the boxes, or one for all. b_velocity NULL: b is at rest; not read where b is NULL.
 * t_max: refused if negative or NaN. Boxes whose velocity is beyond 2^100 or NaN are asked with all others. */
LH_API lh_status lh_pairs_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                          const lh_vectors *b_velocity, float t_max, lh_swept_pair *pairs,
                                          size_t capacity, size_t *found, void *scratch, size_t scratch_size);

/* ---- Rays ----------------------------------------------------------------------------------------------
 *
 * Boxes are put into groups of neighbours once, and then asked by any rays, by any thread. */

/* The size in bytes of what lh_pairs_group fills: about 60 a box. */
LH_API size_t lh_pairs_group_size(size_t count);

/* Groups boxes. Memory, boxes and indices as for lh_pairs_prepare. */
LH_API lh_status lh_pairs_group(const lh_aabbs *boxes, void *groups, size_t groups_size);

/* A ray, .a, and a box that it hits, .b. */
typedef struct lh_ray_pair {
    uint32_t a, b;
    float t_enter, t_exit;
} lh_ray_pair;

/* All pairs of a ray and a box of the groups that lh_raycast_aabb hits, with both times. In the order of the rays, so
 * threads share the work by views of their own; of one ray, in the order of the groups, which follows from the boxes and
 * their order in the view. A ray is asked with all boxes where its origin is not finite, or a component of its direction is
 * NaN or beyond 2^120. Refused: a view, groups, list or pointer as above. */
LH_API lh_status lh_pairs_ray_aabb(const lh_rays *rays, const void *groups, lh_ray_pair *pairs,
                                   size_t capacity, size_t *found);

/* Of each ray the box that it enters first, of several at the same time that of lowest position; UINT32_MAX where it hits
 * none. t_enter: as of lh_raycast_aabb, +inf where it hits none; NULL if not wanted. One element a ray. */
LH_API lh_status lh_pairs_nearest_ray_aabb(const lh_rays *rays, const void *groups, uint32_t *nearest,
                                           float *t_enter);

#ifdef __cplusplus
}
#endif

#endif
