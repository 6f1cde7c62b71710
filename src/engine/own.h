/* What the objects of a backend have of each other. A backend is its queries, an object each, some more of what is no
 * query, and one with what queries share: engine/part.c.in, engine/backend.h. */
#ifndef LANEHIT_SRC_ENGINE_OWN_H
#define LANEHIT_SRC_ENGINE_OWN_H

#include "lanes/compiler.h"
#include "description/query.h"

/* Several backends, native and emulated, are linked into one program, so all names begin with that of the backend:
 * LH_OWN(run_staged) is lh_backend_avx2_run_staged. */
#define LH_OWN(name)                LH_OWN_OF(LH_BACKEND, name)
#define LH_OWN_OF(backend, name)    LH_OWN_NAMED(backend, name)
#define LH_OWN_NAMED(backend, name) backend##_##name

/* Where vectors are wide, calls of fewer pairs than a block are left to a backend of half the width, if it is built: it
 * is as fast with them, and parts of a block would need copies of all kernels. LH_NARROWER is that backend; a backend
 * that has a wider one defines LH_HAS_WIDER, and exports its loops. */
#define LH_OF_NARROWER(name) LH_OWN_OF(LH_NARROWER, name)
#if defined(LH_NARROWER)
enum { LEAVES_FEW = 1 };
#else
enum { LEAVES_FEW = 0 };
#endif

/* A loop runs n pairs of a call, n not being 0, and returns LH_OK. Bit k of `one` says that the k-th view is one
 * element for the whole batch; others have n elements, packed. Of views it reads the arrays alone. */
typedef lh_status batch_loop(const lh_call *call, unsigned one, size_t n);

/* A call of which nothing is known: it is refused or staged. A query is given by its number. */
lh_status LH_OWN(examine)(unsigned number, batch_loop *loop, const lh_call *call);

/* A call of n pairs that was found in order, with what is one element for all. */
lh_status LH_OWN(run_staged)(unsigned number, batch_loop *loop, const lh_call *call, unsigned one, size_t n);

/* Fewer pairs than a block, of a call whose views are packed, where IS_SMALL. */
lh_status LH_OWN(run_padded)(unsigned number, batch_loop *loop, const lh_call *call, size_t n);

/* A call of shapes and a grid. */
lh_status LH_OWN(run_cells)(unsigned number, batch_loop *loop, const lh_call *call);

lh_pack_function LH_OWN(pack);
lh_round_function LH_OWN(round);
lh_spread_function LH_OWN(spread);

/* Whether boxes can be read by lanes_load_rows. With four lanes none are: it costs as much there as copying them. */
int LH_OWN(boxes_are_structs)(const lh_aabbs *boxes);

/* Whether raycast_aabb_structs takes a call of one ray and n boxes as they lie. */
int LH_OWN(ray_meets_structs)(const lh_call *call, size_t n);

/* Runs `loop` on columns of a block of boxes that boxes_are_structs accepts, of which n are there, fewer than a block
 * has. Bit k of `boxes` says that argument k, of the first two, is boxes; what is one for all is read as it lies. */
lh_status LH_OWN(run_few_boxes)(unsigned number, batch_loop *loop, const lh_call *call, unsigned one,
                                unsigned boxes, size_t n);

/* Whether boxes are structs of six floats without gaps; if there is one box, whether it can be read as it lies. */
int LH_OWN(boxes_are_tight)(const lh_aabbs *boxes, unsigned is_one);

/* Whether backends of eight lanes and more read boxes, for a batch of n, as rows: three floats, and three more behind
 * them or one further, at any stride, with an index or without. Nothing is misaligned. A single box is read so only in
 * short batches. What takes more than near caches have is staged: Zen 5 does not prefetch for masked loads. */
int LH_OWN(boxes_are_rows)(const lh_aabbs *boxes, size_t n);

/* A loop of overlap_aabb_aabb: rows of either side, or one. */
batch_loop LH_OWN(rows_of_boxes_meet);

/* A loop of overlap_aabb_aabb: one box, and boxes that can be read by lanes_load_rows. */
batch_loop LH_OWN(one_box_meets);

#define QUERY(name, ...) lh_query_function LH_OWN(name);
#include "description/all_queries.def"
#undef QUERY

#endif
