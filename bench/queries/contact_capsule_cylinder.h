/* The way where the segment is nearest; or, in the cylinder, the shortest way out: by an end, by the mantle through an
 * end of the segment, square to both, or past a rim. Moved by that, the segment touches where it is nearest. */
#include "contact_answer.h"
#include "cylinder.h"

typedef struct way_out {
    point outwards;
    float depth;
} way_out;

ALWAYS_INLINE way_out shorter(way_out so_far, const seen_segment *s, point way)
{
    const point out = times(way, 1.0f / sqrtf(dot(way, way)));
    const float up = dot(out, s->axis), start = dot(out, s->across) + up * s->height;
    const point flat = along(out, s->axis, -up);
    const float depth = sqrtf(dot(flat, flat)) * s->radius + maximum(up * s->length, 0.0f) -
                        minimum(start, start + dot(out, s->turn) + up * s->rise);
    const int is_shorter = depth < so_far.depth;
    return (way_out){chosen(is_shorter, out, so_far.outwards), is_shorter ? depth : so_far.depth};
}

/* Seen along the segment the rim is an ellipse, of which the nearest point is found by halves. */
ALWAYS_INLINE way_out shorter_square_or_past_rim(way_out so_far, const seen_segment *s, point way)
{
    const point ahead = times(way, 1.0f / sqrtf(dot(way, way))), square = cross(ahead, cross(s->axis, ahead));
    const point up = times(square, 1.0f / sqrtf(dot(square, square))), aside = cross(up, ahead);
    const float half = 0.5f * s->length, sine = dot(s->axis, up), cosine = fabsf(dot(s->axis, ahead));
    const float beside = dot(aside, s->across), above = dot(up, s->across) + sine * (s->height - half);
    const point out = times(aside, beside < 0.0f ? -1.0f : 1.0f),
                over = times(up, above < 0.0f ? -1.0f : 1.0f);
    const float lifted = cosine * (fabsf(above) - half * sine), flat = s->radius * (1.0f - cosine * cosine);
    float t = 0.5f, step = 0.25f;
#pragma clang loop unroll(full)
    for (int k = 0; k < 12; k++, step *= 0.5f) {
        const float x = 1.0f - t * t, y = t + t, whole = 1.0f + t * t;
        t += y * (fabsf(beside) * whole - flat * x) < lifted * x * whole ? step : -step;
    }
    return shorter(shorter(so_far, s, out), s, along(times(over, t + t), out, cosine * (1.0f - t * t)));
}

ALWAYS_INLINE answer solve(capsule s, cylinder c, float margin)
{
    const seen_segment seen = segment_seen_by(c, s.a, s.b);
    const point way = minus(s.b, s.a), axis = seen.axis;
    const float share = nearest_share(&seen);
    const cylinder_way w = way_at(&seen, share);
    const point apart = along(times(axis, -w.beyond), w.across, -w.beside / maximum(w.from_axis, 0x1p-60f));
    const float distance = sqrtf(dot(apart, apart));
    const int is_in = distance <= 3e-6f * (seen.length + seen.radius + sqrtf(dot(way, way)));

    way_out out = shorter(shorter((way_out){axis, INFINITY}, &seen, axis), &seen, times(axis, -1.0f));
    out = shorter(shorter(out, &seen, seen.across), &seen, along(seen.across, seen.turn, 1.0f));
    out = shorter_square_or_past_rim(out, &seen, way);
    const float up = dot(out.outwards, axis) * out.depth;
    seen_segment moved = seen;
    moved.height += up;
    moved.across = along(along(seen.across, out.outwards, out.depth), axis, -up);
    return contact_by(along(s.a, way, is_in ? nearest_share(&moved) : share),
                      chosen(is_in, times(out.outwards, -1.0f), times(apart, 1.0f / distance)),
                      is_in ? -out.depth : distance, s.radius, 0.0f, margin);
}
