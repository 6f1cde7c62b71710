/* Moving sphere against moving oriented box: in the box's own coordinates, a point on its course past the box, which
 * has grown by what these are off by. */
#include "scalar/reference_brisk_motion.h"
#include "scalar/reference_direction.h"
#include "scalar/reference_moving_point.h"
#include "scalar/reference_rotation.h"

/* Covers what is seen of the way and of the velocity. */
static const float pad_of_sight = 30.0f * unit_roundoff;

typedef struct touch {
    int hit;
    float entry; /* in the unit of the motion */
    vector3 normal;
} touch;

static inline int has_extents(oriented_box b)
{
    return (b.half.x >= 0.0f) & (b.half.y >= 0.0f) & (b.half.z >= 0.0f);
}

static inline touch meet(sphere s, oriented_box b, const motion *m)
{
    vector3 way = subtract(s.centre, b.centre), half = b.half;
    vector3 start = on_the_grid(rotate_back(b.rotation, way));
    vector3 velocity = on_the_grid(rotate_back(b.rotation, m->velocity));
    float size = (sum_of_magnitudes(way) + (half.x + half.y + half.z)) + s.radius;
    float error = size * pad_of_sight + course_absolute_pad;
    vector3 grown = add(half, (vector3){error, error, error});
    course past = course_past(start, velocity, (box){opposite(grown), grown}, m->end);
    if (!has_extents(b) || !comes_within(&past, s.radius))
        return (touch){0, INFINITY, {0.0f, 0.0f, 0.0f}};

    float nearest = nearest_time(&past), reach = reach_at(&past, nearest, s.radius);
    float entry = first_time_within(&past, nearest, reach * reach);
    /* The box as it is. */
    past.low = subtract(opposite(half), start);
    past.high = subtract(half, start);
    vector3 outside = outside_at(&past, entry);
    return (touch){1, entry, direction_of(rotate(rotate_axes(b.rotation), outside))};
}

static inline int sweep_sphere_obb(const sweep_sphere_obb_arguments *of, size_t i)
{
    vector3 velocity = subtract(vector_at(of->sphere_velocity, i), vector_at(of->box_velocity, i));
    motion m = brisk_motion(velocity, of->t_max);
    touch found = meet(sphere_at(of->spheres, i), oriented_box_at(of->boxes, i), &m);
    record_float(of->toi, i, found.hit ? time_of_motion(&m, found.entry) : INFINITY);
    record_vector(of->normal, i, found.normal);
    return found.hit;
}

REFERENCE(sweep_sphere_obb)
