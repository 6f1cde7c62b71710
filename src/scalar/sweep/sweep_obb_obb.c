/* Moving oriented box against moving oriented box: with the second held still, when the last of the fifteen axes is
 * entered that may separate them (Gottschalk, Lin and Manocha, OBBTree, 1996). */
#include "scalar/reference_axis_times.h"
#include "scalar/reference_obb_pair.h"

/* Half extents and way, and the velocity, by what all axes together may be off by. */
static const float pad_of_extents = 50.0f * unit_roundoff;
static const float doubt_of_velocity = 32.0f * unit_roundoff;

typedef struct touch {
    int hit;
    float toi;
    vector3 normal;
} touch;

/* Axis i of a and k of b, and the cosine of the angle between them. */
typedef struct moving_boxes {
    box_side a, b;
    float cosine[3][3];
    vector3 seen[3]; /* the axes of b, by a */
    float a_velocity[3], b_velocity[3];
    float padding, doubt;
} moving_boxes;

static inline moving_boxes moving_boxes_of(oriented_box a, oriented_box b, vector3 velocity)
{
    vector3 way = subtract(b.centre, a.centre);
    moving_boxes m = {.a = box_side_of(a, way), .b = box_side_of(b, way)};
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < 3; i++)
            m.cosine[i][k] = dot(m.a.axis[i], m.b.axis[k]);
        m.seen[k] = (vector3){m.cosine[0][k], m.cosine[1][k], m.cosine[2][k]};
        m.a_velocity[k] = dot(m.a.axis[k], velocity);
        m.b_velocity[k] = dot(m.b.axis[k], velocity);
    }
    float sum = (a.half.x + a.half.y + a.half.z) + (b.half.x + b.half.y + b.half.z);
    m.padding = sum * pad_of_extents + sum_of_magnitudes(way) * pad_of_extents;
    m.doubt = sum_of_magnitudes(velocity) * doubt_of_velocity;
    return m;
}

static inline void add_face_of_a(touch_search *s, const moving_boxes *m, int i)
{
    const float *c = m->cosine[i], *h = m->b.half;
    float extent = (fabsf(c[0]) * h[0] + fabsf(c[1]) * h[1]) + fabsf(c[2]) * h[2];
    vector3 axis = {i == 0 ? 1.0f : 0.0f, i == 1 ? 1.0f : 0.0f, i == 2 ? 1.0f : 0.0f};
    add_axis_about(s, axis, m->a.way[i], (m->a.half[i] + extent) + m->padding, m->a_velocity[i], m->doubt);
}

static inline void add_face_of_b(touch_search *s, const moving_boxes *m, int k)
{
    const float *h = m->a.half;
    float extent =
        (fabsf(m->cosine[0][k]) * h[0] + fabsf(m->cosine[1][k]) * h[1]) + fabsf(m->cosine[2][k]) * h[2];
    add_axis_about(s, m->seen[k], m->b.way[k], (extent + m->b.half[k]) + m->padding, m->b_velocity[k],
                   m->doubt);
}

static inline void add_edges(touch_search *s, const moving_boxes *m, int i, int k)
{
    int u = (i + 1) % 3, w = (i + 2) % 3, next = (k + 1) % 3, last = (k + 2) % 3;
    float of_u = m->cosine[u][k], of_w = m->cosine[w][k];
    float own = m->a.half[u] * fabsf(of_w) + m->a.half[w] * fabsf(of_u);
    float other = fabsf(m->cosine[i][next]) * m->b.half[last] + fabsf(m->cosine[i][last]) * m->b.half[next];
    float axis[3];
    axis[i] = 0.0f;
    axis[u] = -of_w;
    axis[w] = of_u;
    add_axis_about(s, (vector3){axis[0], axis[1], axis[2]}, of_u * m->a.way[w] - of_w * m->a.way[u],
                   (own + other) + m->padding, of_u * m->a_velocity[w] - of_w * m->a_velocity[u], m->doubt);
}

static inline void search_boxes(touch_search *s, const moving_boxes *m, float t_max)
{
    for (int i = 0; i < 3; i++)
        add_face_of_a(s, m, i);
    for (int k = 0; k < 3; k++)
        add_face_of_b(s, m, k);
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 3; i++)
            add_edges(s, m, i, k);
    search_up_to(s, t_max);
}

/* ---- What is told of it ------------------------------------------------------------------------------- */

static inline int is_number(const moving_boxes *m)
{
    float all[3];
    for (int k = 0; k < 3; k++)
        all[k] = (m->a.way[k] + m->b.way[k]) + m->a_velocity[k];
    float sum = all[0] + all[1] + all[2];
    return sum == sum;
}

/* From b to a. */
static inline vector3 normal_of_contact(oriented_box a, oriented_box b)
{
    const obb_pair pair = obb_pair_of(a, b);
    return opposite(normal_along(&pair, best_axis_of(&pair.side[0], &pair.side[1], 0.0f, 0.0f)));
}

static inline touch meet(oriented_box a, oriented_box b, vector3 velocity, float t_max)
{
    moving_boxes m = moving_boxes_of(a, b, velocity);
    touch_search s = {.axes = 0};
    search_boxes(&s, &m, t_max);
    if (!has_points(a.half) || !has_points(b.half) || !is_number(&m) || !is_found(&s))
        return (touch){0, INFINITY, {0.0f, 0.0f, 0.0f}};
    float toi = time_found(&s);
    if (toi == 0.0f)
        return (touch){1, toi, normal_of_contact(a, b)};
    vector3 axis = axis_found(&s), way = {m.a.way[0], m.a.way[1], m.a.way[2]};
    vector3 from_b = dot(axis, way) > 0.0f ? opposite(axis) : axis;
    return (touch){1, toi, direction_of(turn(&m.a, from_b))};
}

static inline int sweep_obb_obb(const sweep_obb_obb_arguments *of, size_t i)
{
    vector3 velocity = subtract(vector_at(of->a_velocity, i), vector_at(of->b_velocity, i));
    touch found = meet(oriented_box_at(of->a, i), oriented_box_at(of->b, i), velocity, of->t_max);
    record_float(of->toi, i, found.toi);
    record_vector(of->normal, i, found.normal);
    return found.hit;
}

REFERENCE(sweep_obb_obb)
