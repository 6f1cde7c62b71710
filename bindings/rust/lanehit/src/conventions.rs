// Written by bindings/write_bindings.py from the headers and descriptions of the library.
//! What is true of all queries, and of those of a kind, in the words of the C headers.
//!
//! # Queries
//!
//! ```text
//! lanehit: the BLAS of collision detection.
//!
//! Collision queries on batches of shapes. Three promises:
//!   - the same bits on every backend, architecture, compiler and operand form;
//!   - no query misses a pair that touches in exact arithmetic on the given floats, for coordinates and
//!     directions that are 0 or of magnitude 2^-40 to 2^40;
//!   - one binary at full speed: the kernels for the CPU at hand are chosen at run time.
//!
//! Conventions, for every function below
//!   Operands    are views; a view owns nothing. Each has a count of n or 1; one of count 1 is paired with every
//!               element of the others. n is the count that is not 1, or 1 if all are. A count of 0 (against 0 or 1)
//!               is success: nothing is read or written and every array may be None.
//!   Outputs     hold n results; overlap no inputs, unless a query says so, nor each other. Nothing past them is
//!               written.
//!   hits        one bit a pair, bit i % 64 of word i / 64, lh_hits_words(n) words aligned to 8 bytes; the
//!               unused bits of the last word are written as 0.
//!   Errors      a bad argument is refused before anything is written; see lh_status.
//!   Any         any_* is there for each query whose only output is hits: *any is 1 if some pair hits, else 0. It
//!               stops soon after the first hit, and does not say which that is. It refuses what the query refuses, in
//!               the same words, and a None for any.
//!   Closed sets touching counts. Flat boxes, point boxes, spheres and capsules of radius 0, segments that are points
//!               and degenerate triangles are treated as the point sets that they are.
//!   Empty       a box with min = +inf, max = -inf on every axis hits nothing that has finite coordinates up
//!               to 2^40; nor does a sphere, capsule or cylinder of negative radius, or a cylinder whose ends are one
//!               point, which leaves it without a direction.
//!   Inverted    boxes, with min > max on an axis, by however little, are empty for contains_*, inner or outer, for
//!               sweep_sphere_aabb, sweep_capsule_aabb and overlap_capsule_aabb: never hit.
//!               closest_aabb_point says what it gives. All other queries give some verdict, the same bits
//!               everywhere.
//!   Over-report a hit although the shapes do not touch, because of rounding and padding. Each function says how
//!               little would have to be larger for them to touch, and for which magnitudes. Beyond these, results
//!               overflow or underflow, and even shapes far apart may be hits.
//!   Under-report a miss although the shape is contained. contains_* is exact, or is padded inwards so that it
//!               never hits what is not contained. Each function says which.
//!   u           is 2^-24, half the step from 1 to the next float. Errors of times are relative to the times.
//!   NaN         in an element never changes another element's result, and gives the same bits on every
//!               backend; each function says what those are.
//!   Threads     every call may run at the same time as every other. No call allocates, prints, aborts or
//!               leaves a floating-point mode changed; sticky floating-point flags may rise.
//!   Modes       the promises hold in the default floating-point environment: round to nearest, denormals
//!               kept, no traps. In any other mode no call crashes, leaves its arrays or changes the mode;
//!               docs/guarantees.md says what else holds there.
//! ```
//!
//! # Contacts
//!
//! ```text
//! Contacts. Part of lanehit.h, which includes it.
//!
//! Are two shapes no further apart than a margin, and if so, how far, in which direction, and where? What is said here
//! is true of all contacts.
//!
//! margin: a view of one number for all pairs or one for each; None: 0. A negative one asks for shapes that are so deep
//! in each other. NaN: a miss.
//! distance: n floats, or None if not wanted. Of shapes in each other it is negative: the length of the shortest way
//! that takes them apart. +inf on a miss. Where the gap is the margin to within rounding, a hit may have more than that.
//! normal: n vectors, or None if not wanted, of any component: the direction from a, the first, to b, in which b moves
//! by -distance to just touch a. Its length is within 6 * 2^-24 of 1. Where the geometry leaves it open each query says
//! what it is. 0 on a miss.
//! point: n points, or None if not wanted, of any component: halfway between both surfaces, so that point - normal *
//! distance / 2 lies on that of a, and point + normal * distance / 2 on that of b. 0 on a miss.
//! No result is NaN. A hit has a distance of at most 2^127; a point that is not finite is given as 0.
//!
//! Never misses: coordinates, radii, half extents, normals, components of q and margins of 0 or 2^-40 to 2^40, and a
//! margin of +inf.
//! How exact: a ball is what is within its radius of the centre, a capsule of the segment. Let D be the distance of
//! these, or of what else the shape is, without sign, r the sum of the radii, and l a length that each query names. Then
//! with u = 2^-24 and the numbers that each names
//!     growth    on a hit, the shapes are within the margin if r grows by growth * 2^-23 * (r + |margin| + l), and 2^-61
//!     distance  is off by at most that number of u * (r + D + l), and 2^-61
//!     normal    is off the exact one by at most that number of u * (1 + l / D), where that is below 2^-6 and D above
//!               2^-60
//!     point     is off the middle, along the normal that is given, by at most that number of u * (r + D + l + its
//!               distance from the origin), and 2^-61
//! in the range in which contacts are never missed.
//! ```
//!
//! # Sweeps
//!
//! ```text
//! Sweeps. Part of lanehit.h, which includes it.
//!
//! The earliest time in [0, t_max] at which two closed shapes touch that move without turning, each by a velocity of its
//! own; that of b may be None: at rest. Pass displacements and t_max = 1 to get a fraction of the step.
//! t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
//! toi: n floats, or None if not wanted; +inf on a miss; 0 for what overlaps or touches at the start. Never NaN, never
//! -0. It is never late: before it the shapes do not touch. (Boxes alone have an error of their own, see there.)
//! normal: n vectors, or None if not wanted, of any component: the unit normal of the contact at toi, from b to a. It is
//! the direction between the nearest points of what is left of both shapes without their radii; (1, 0, 0) only where
//! these points coincide as computed; 0 on a miss. Components may be -0.
//! What touches at the start and moves apart is a hit at 0, too. The normal tells it from what collides: with v the
//! velocity of a less that of b, they approach each other if dot(normal, v) < 0, and else part or slide along each
//! other. Where |dot(normal, v)| is no more than what the normal may be off by times |v|, that is left open. The normal
//! of a plane is its own. Of two boxes the face is 0 unless one is reached: boxes that touch and part have none.
//! Boxes that turn, and corners that move each for itself, are last, and say all for themselves.
//! ```
//!
//! # Closest points
//!
//! ```text
//! Closest points, and lines. Part of lanehit.h, which includes it.
//!
//! The squared distance of two closed sets, 0 where they meet, and their closest points. Outputs that are None are not
//! wanted. Where a NaN in an element leaves no distance, distance2 is +inf and the points are NaN, always the same
//! one. Shapes with radii, such as capsules, are as far apart as their cores less the radii: docs/guarantees.md has a
//! table of them.
//! ```
