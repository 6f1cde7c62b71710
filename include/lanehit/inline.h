/* lanehit inside your own loop: one ray, box, ball or moving box against 4, 8 or 16 boxes, and a ray against as
 * many triangles, without a call. For the nodes and leaves of trees.
 *
 *     #include <lanehit/inline.h>
 *
 *     const lh8_prepared_ray ray = lh8_prepare_ray(origin, direction, 0.0f, INFINITY);   // once a ray
 *     const lh8_ray_hits hits = lh8_raycast_node(&ray, node->planes);                    // once a node
 *     uint8_t order[8];
 *     const unsigned children = lh8_nearest_first(lh8_mask_bits(hits.hit), hits.t_enter, order);
 *
 * Header alone: C11 or C++11 and later, gcc or clang, no library to link, no other dependency. It is compiled for what
 * the including file is compiled for (SSE2 and later, AVX2, AVX-512, NEON, or none of these), and any width works with
 * any of them: lanes that are wider than the registers are two or four of these.
 *
 * Verdicts, times and normals are those of the batch calls (lanehit.h), bit for bit, with every width, compiler and
 * processor, and under whatever flags the including file is compiled with, -ffast-math among them. So what is said
 * there of guarantees holds here. A setting under which that cannot be kept is refused by an #error that says why.
 *
 * All names have the width in front: lh4_, lh8_, lh16_. Of a width W:
 *
 *   lhW_lanes                       W floats in registers: __m128, __m256, __m512, float32x4_t, or a struct of halves
 *   lhW_lanes_load(p), _store(p, a), _set1(a)
 *   lhW_lanes_select(m, a, b)       m ? a : b, lane by lane
 *   lhW_mask                        W verdicts in registers: __m128i, __m256i, uint32x4_t, in which all bits of a lane
 *                                   are alike; __mmask16; or a struct of halves
 *   lhW_mask_bits(m)                these as an integer, bit i for lane i, higher bits 0
 *   lhW_mask_of_bits(bits)          the reverse; higher bits are not looked at
 *   lhW_mask_and(a, b), _or(a, b), _without(a, b): a & b, a | b, a & ~b
 *   lhW_aabb                        W boxes, or one in every lane: { min.x, min.y, ..., max.z }
 *   lhW_prepare_aabb, lhW_load_aabbs
 *   lhW_overlap_aabbs(one, boxes), lhW_contained_aabbs(one, boxes)
 *   lhW_prepared_sphere, lhW_prepare_sphere, lhW_overlap_sphere_aabbs(&sphere, boxes)
 *   lhW_prepared_ray, lhW_prepare_ray, lhW_set_t_max
 *   lhW_raycast_node(&ray, node)    planes from memory, which of them is near chosen by the ray
 *   lhW_raycast_slabs(&ray, slabs)  planes in registers or from anywhere, near and far chosen by the caller
 *   lhW_raycast_aabbs(&ray, boxes)  planes in registers, chosen lane by lane
 *   lhW_nearest_first(bits, times, order)
 *   lhW_prepared_sweep, lhW_prepare_sweep, lhW_sweep_node, lhW_sweep_slabs
 *   lhW_triangle_ray, lhW_prepare_triangle_ray, lhW_set_triangle_t_max, lhW_load_triangles
 *   lhW_raycast_triangles(&ray, triangles, counted), lhW_raycast_triangles_front: both sides, or back faces culled
 *
 * Each is described in inline/queries.h, where it is written once for all widths. */
#ifndef LANEHIT_INLINE_H
#define LANEHIT_INLINE_H

#include "inline/settings.h"
#include "version.h"

/* These headers are C and C++ in one, so casts are those of C; and names are declared where they get their values. */
#pragma GCC diagnostic push
#if defined(__cplusplus)
#pragma GCC diagnostic ignored "-Wold-style-cast"
#else
#pragma GCC diagnostic ignored "-Wdeclaration-after-statement"
#endif

#define LH_EACH_WIDTH "width.h"
#include "inline/each_width.h"

#pragma GCC diagnostic pop

#endif
