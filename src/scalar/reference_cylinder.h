/* A cylinder, and a point as it sees it: by its height along the axis and its distance from that. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_CYLINDER_H
#define LANEHIT_SRC_SCALAR_REFERENCE_CYLINDER_H

#include "reference_contact.h"

/* Of the length and the radius, and what underflows. */
static const float cylinder_pad = 22.0f * unit_roundoff;
static const float cylinder_absolute_pad = 0x1p-62f;

typedef struct axis_of_cylinder {
    vector3 unit;         /* NaN where both ends are one point */
    float length, radius; /* NaN if negative */
} axis_of_cylinder;

static inline axis_of_cylinder axis_of(cylinder c)
{
    vector3 way = subtract(c.axis.b, c.axis.a);
    float length = length_of(way);
    return (axis_of_cylinder){scale(way, 1.0f / length), length, c.radius >= 0.0f ? c.radius : NAN};
}

typedef struct cylinder_sight {
    axis_of_cylinder of;
    float height;   /* of the point, along the axis */
    vector3 across; /* from the axis to the point */
    float from_axis;
    float beside, beyond; /* how far outside of the mantle and of the nearer cap it is */
} cylinder_sight;

static inline cylinder_sight sight_of_place(axis_of_cylinder of, float height, vector3 across)
{
    float from_axis = length_of(across);
    return (cylinder_sight){
        .of = of,
        .height = height,
        .across = across,
        .from_axis = from_axis,
        .beside = from_axis - of.radius,
        .beyond = max(-height, height - of.length),
    };
}

static inline cylinder_sight seen_by_cylinder(cylinder c, vector3 point)
{
    axis_of_cylinder of = axis_of(c);
    vector3 from_start = subtract(point, c.axis.a);
    float height = dot(from_start, of.unit);
    return sight_of_place(of, height, subtract(from_start, scale(of.unit, height)));
}

static inline float cylinder_padding(const cylinder_sight *seen)
{
    return (seen->of.length + seen->of.radius) * cylinder_pad + cylinder_absolute_pad;
}

static inline float squared_distance_from_cylinder(const cylinder_sight *seen)
{
    float beside = max(0.0f, seen->beside), beyond = max(0.0f, seen->beyond);
    return beside * beside + beyond * beyond;
}

/* To the nearest point of it. */
static inline vector3 way_to_cylinder(const cylinder_sight *seen)
{
    float along = min(max(seen->height, 0.0f), seen->of.length) - seen->height;
    float share = seen->beside > 0.0f ? seen->beside / seen->from_axis : 0.0f;
    return subtract(scale(seen->of.unit, along), scale(seen->across, share));
}

#endif
