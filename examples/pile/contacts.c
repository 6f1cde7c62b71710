/* Pairs are asked about in batches, so that what comes out is still in the cache when it is gone through. */
#include "contacts.h"

#include <string.h>

#include "../demo/fail.h"

enum { BATCH = 1024 };

/* The pairs of a batch, and how far apart each may be. */
typedef struct batch {
    const contact_scene *scene;
    const lh_pair *pairs;
    size_t count;
    float margins[BATCH];
    lh_numbers margin;
} batch;

/* What comes out: columns, in which lanehit writes a number a pair. */
typedef struct answer {
    uint64_t hits[BATCH / 64];
    uint8_t count[BATCH];
    float normal[3][BATCH];
    float point[LH_POINTS_OF_MANIFOLDS][3][BATCH], distance[LH_POINTS_OF_MANIFOLDS][BATCH];
    uint32_t feature[LH_POINTS_OF_MANIFOLDS][BATCH];
    lh_manifolds manifolds; /* these, for queries that give several points; the others write the first */
} answer;

static lh_xyz xyz(float columns[3][BATCH])
{
    return (lh_xyz){columns[0], columns[1], columns[2]};
}

/* Queries of one point write neither its count nor its feature: these are 1 and 0 unless another one does. */
static void begin_answer(answer *out)
{
    memset(out->count, 1, sizeof out->count);
    memset(out->feature[0], 0, sizeof out->feature[0]);
    out->manifolds = (lh_manifolds){.count = out->count, .normal = xyz(out->normal)};
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++) {
        out->manifolds.point[k] = xyz(out->point[k]);
        out->manifolds.distance[k] = out->distance[k];
        out->manifolds.feature[k] = out->feature[k];
    }
}

/* ---- One question for each two kinds: both sides of the list of pairs are views of the bodies ---------------- */

static lh_spheres spheres(const batch *b, const uint32_t *side)
{
    const lh_spheres all = bodies_as_spheres(b->scene->bodies, b->scene->body_count);
    return lh_spheres_indexed(all, side, sizeof *b->pairs, b->count);
}

static lh_capsules capsules(const batch *b, const uint32_t *side)
{
    const lh_capsules all = bodies_as_capsules(b->scene->bodies, b->scene->body_count);
    return lh_capsules_indexed(all, side, sizeof *b->pairs, b->count);
}

static lh_obbs boxes(const batch *b, const uint32_t *side)
{
    const lh_obbs all = bodies_as_boxes(b->scene->bodies, b->scene->body_count);
    return lh_obbs_indexed(all, side, sizeof *b->pairs, b->count);
}

/* One for all pairs of the batch. */
static lh_planes plane(const batch *b)
{
    return lh_planes_aos(b->scene->planes[b->pairs->b - b->scene->body_count], 0, 1);
}

static lh_status sphere_sphere(const batch *b, answer *out)
{
    const lh_spheres first = spheres(b, &b->pairs->a), second = spheres(b, &b->pairs->b);
    return lh_contact_sphere_sphere(&first, &second, &b->margin, out->hits, out->distance[0],
                                    &out->manifolds.normal, &out->manifolds.point[0]);
}

static lh_status sphere_capsule(const batch *b, answer *out)
{
    const lh_spheres first = spheres(b, &b->pairs->a);
    const lh_capsules second = capsules(b, &b->pairs->b);
    return lh_contact_sphere_capsule(&first, &second, &b->margin, out->hits, out->distance[0],
                                     &out->manifolds.normal, &out->manifolds.point[0]);
}

static lh_status sphere_box(const batch *b, answer *out)
{
    const lh_spheres first = spheres(b, &b->pairs->a);
    const lh_obbs second = boxes(b, &b->pairs->b);
    return lh_contact_sphere_obb(&first, &second, &b->margin, out->hits, out->distance[0],
                                 &out->manifolds.normal, &out->manifolds.point[0]);
}

static lh_status capsule_capsule(const batch *b, answer *out)
{
    const lh_capsules first = capsules(b, &b->pairs->a), second = capsules(b, &b->pairs->b);
    return lh_manifold_capsule_capsule(&first, &second, &b->margin, out->hits, &out->manifolds);
}

static lh_status capsule_box(const batch *b, answer *out)
{
    const lh_capsules first = capsules(b, &b->pairs->a);
    const lh_obbs second = boxes(b, &b->pairs->b);
    return lh_manifold_capsule_obb(&first, &second, &b->margin, out->hits, &out->manifolds);
}

static lh_status box_box(const batch *b, answer *out)
{
    const lh_obbs first = boxes(b, &b->pairs->a), second = boxes(b, &b->pairs->b);
    return lh_manifold_obb_obb(&first, &second, &b->margin, out->hits, &out->manifolds);
}

static lh_status sphere_plane(const batch *b, answer *out)
{
    const lh_spheres first = spheres(b, &b->pairs->a);
    const lh_planes second = plane(b);
    return lh_contact_sphere_plane(&first, &second, &b->margin, out->hits, out->distance[0],
                                   &out->manifolds.normal, &out->manifolds.point[0]);
}

static lh_status capsule_plane(const batch *b, answer *out)
{
    const lh_capsules first = capsules(b, &b->pairs->a);
    const lh_planes second = plane(b);
    return lh_manifold_capsule_plane(&first, &second, &b->margin, out->hits, &out->manifolds);
}

static lh_status box_plane(const batch *b, answer *out)
{
    const lh_obbs first = boxes(b, &b->pairs->a);
    const lh_planes second = plane(b);
    return lh_manifold_obb_plane(&first, &second, &b->margin, out->hits, &out->manifolds);
}

typedef lh_status (*ask_function)(const batch *b, answer *out);

static const ask_function asks[BODY_KINDS][BODY_KINDS + 1] = {
    [BODY_SPHERE] = {sphere_sphere, sphere_capsule, sphere_box, sphere_plane},
    [BODY_CAPSULE] = {NULL, capsule_capsule, capsule_box, capsule_plane},
    [BODY_BOX] = {NULL, NULL, box_box, box_plane},
};

const contact_question contact_questions[CONTACT_QUESTIONS] = {
    {BODY_SPHERE, BODY_SPHERE, "sphere x sphere"},       {BODY_SPHERE, BODY_CAPSULE, "sphere x capsule"},
    {BODY_SPHERE, BODY_BOX, "sphere x oriented box"},    {BODY_CAPSULE, BODY_CAPSULE, "capsule x capsule"},
    {BODY_CAPSULE, BODY_BOX, "capsule x oriented box"},  {BODY_BOX, BODY_BOX, "oriented box x oriented box"},
    {BODY_SPHERE, HALF_SPACE, "sphere x half-space"},    {BODY_CAPSULE, HALF_SPACE, "capsule x half-space"},
    {BODY_BOX, HALF_SPACE, "oriented box x half-space"},
};

/* ---- From columns to a list ---------------------------------------------------------------------------------- */

static vec3 element(const lh_xyz *v, size_t i)
{
    return (vec3){v->x[i], v->y[i], v->z[i]};
}

static void add_contact(contact_list *list, const lh_manifolds *m, int k, size_t i)
{
    if (list->contact_count == list->contact_capacity)
        list->contacts = enlarge(list->contacts, &list->contact_capacity, sizeof *list->contacts);
    list->contacts[list->contact_count++] = (contact){
        .point = element(&m->point[k], i), .distance = m->distance[k][i], .feature = m->feature[k][i]};
}

static void add_manifold(contact_list *list, lh_pair pair, const lh_manifolds *m, size_t i)
{
    if (list->manifold_count == list->manifold_capacity)
        list->manifolds = enlarge(list->manifolds, &list->manifold_capacity, sizeof *list->manifolds);
    list->manifolds[list->manifold_count++] = (manifold){.a = pair.a,
                                                         .b = pair.b,
                                                         .first = (uint32_t)list->contact_count,
                                                         .count = m->count[i],
                                                         .normal = element(&m->normal, i)};
    for (int k = 0; k < m->count[i]; k++)
        add_contact(list, m, k, i);
}

/* Until the next step, two bodies come nearer to each other by no more than this: so a contact is known before it is
 * one. */
static float margin_of(const contact_scene *s, lh_pair pair)
{
    const vec3 v = s->bodies[pair.a].velocity;
    const vec3 relative = pair.b < s->body_count ? vec3_sub(s->bodies[pair.b].velocity, v) : v;
    return s->slop + s->step * vec3_length(relative);
}

static void add_batch(contact_list *list, ask_function ask, batch *b)
{
    answer out;
    uint32_t which[BATCH];
    for (size_t i = 0; i < b->count; i++)
        b->margins[i] = margin_of(b->scene, b->pairs[i]);
    b->margin = lh_numbers_soa(b->count, b->margins);
    begin_answer(&out);
    must(ask(b, &out));
    const size_t hits = lh_hits_to_indices(out.hits, b->count, which);
    for (size_t h = 0; h < hits; h++)
        add_manifold(list, b->pairs[which[h]], &out.manifolds, which[h]);
}

static size_t batch_of(size_t left)
{
    return left < BATCH ? left : BATCH;
}

void contacts_of_pairs(contact_list *list, const contact_scene *s, const contact_question *q,
                       const lh_pair *pairs, size_t count)
{
    for (size_t i = 0; i < count; i += BATCH)
        add_batch(list, asks[q->a][q->b], &(batch){s, pairs + i, batch_of(count - i), {0}, {0}});
}

void contacts_with_planes(contact_list *list, const contact_scene *s, const contact_question *q,
                          const uint32_t *numbers, size_t count)
{
    lh_pair pairs[BATCH];
    for (size_t p = 0; p < s->plane_count; p++)
        for (size_t i = 0; i < count; i += BATCH) {
            const size_t n = batch_of(count - i);
            for (size_t k = 0; k < n; k++)
                pairs[k] = (lh_pair){numbers[i + k], (uint32_t)(s->body_count + p)};
            add_batch(list, asks[q->a][HALF_SPACE], &(batch){s, pairs, n, {0}, {0}});
        }
}
