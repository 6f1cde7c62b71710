/* A camera goes once around the mesh: which boxes of the mesh's triangles does it see? Each view is one call with all
 * boxes: a box is in view, partly, or not. The picture shows the first view from aside. */
#include "scene.h"

#include <stdlib.h>

#include "bvh.h"
#include "fail.h"
#include "frustum.h"
#include "head.h"
#include "packed.h"
#include "palette.h"
#include "parallel.h"
#include "progress.h"
#include "studio.h"
#include "trial.h"

enum { VIEWS = 360 };

/* A mesh is of size 1: the camera is so far from its centre, which is in the view, and sees so much to each side at
 * distance 1, from near to far. */
static const float eye_distance = 1.15F, eye_height = 0.25F;
static const float half_width = 0.3F, half_height = 0.2F;
static const float near = 0.5F, far = 1.3F;

/* The first view is from so far to the left of where the picture is taken, in degrees. */
static const float aside = 40;

enum { COLOR_INSIDE = COLOR_GREEN, COLOR_PARTLY = COLOR_ORANGE, COLOR_OUTSIDE = COLOR_CLAY };

typedef struct culling {
    const mesh *mesh;
    packed_boxes boxes;
    frustum *views;
    uint64_t *hits, *inside; /* of the view that was asked about last */
} culling;

typedef struct counts {
    size_t seen, inside;
} counts;

static camera camera_at(float turn)
{
    const vec3 from = {eye_distance * sinf(turn), eye_height, eye_distance * cosf(turn)};
    camera c = {.eye = from, .forward = vec3_normalized(vec3_scale(from, -1))};
    const vec3 right = vec3_normalized(vec3_cross(c.forward, (vec3){0, 1, 0}));
    c.right = vec3_scale(right, half_width);
    c.up = vec3_scale(vec3_cross(right, c.forward), half_height);
    return c;
}

static culling culling_make(const demo *d)
{
    const mesh *m = &d->mesh;
    const size_t words = lh_hits_words(m->count);
    culling c = {.mesh = m,
                 .boxes = packed_boxes_make(m->count),
                 .views = allocate(VIEWS, sizeof *c.views),
                 .hits = allocate(words, sizeof *c.hits),
                 .inside = allocate(words, sizeof *c.inside)};
    for (size_t i = 0; i < m->count; i++)
        packed_boxes_set(&c.boxes, i, &m->boxes[i]);
    for (size_t i = 0; i < VIEWS; i++) {
        const float degrees = (float)i * (360.0F / VIEWS) - aside - (float)d->options.turn;
        const camera eye = camera_at(degrees * 3.14159265F / 180);
        c.views[i] = frustum_of(&eye, near, far);
    }
    return c;
}

static void culling_free(culling *c)
{
    free(c->inside);
    free(c->hits);
    free(c->views);
    packed_boxes_free(&c->boxes);
}

static void ask(const culling *c, const frustum *view)
{
    const lh_aabbs boxes = packed_boxes_view(&c->boxes, 0, c->mesh->count);
    const lh_planes planes = lh_planes_aos(&view->planes[0].normal.x, sizeof view->planes[0], FRUSTUM_PLANES);
    must(lh_classify_aabb_frustum(&boxes, &planes, c->hits, c->inside));
}

static void pass(void *context, meter *m)
{
    const culling *c = context;
    for (size_t i = 0; i < VIEWS; i++) {
        meter_start(m);
        ask(c, &c->views[i]);
        meter_stop(m);
        meter_hits(m, c->hits, c->mesh->count);
        meter_bytes(m, c->inside, lh_hits_words(c->mesh->count) * sizeof *c->inside);
    }
}

static counts count(const culling *c)
{
    return (counts){lh_hits_count(c->hits, c->mesh->count), lh_hits_count(c->inside, c->mesh->count)};
}

static int is_set(const uint64_t *bits, size_t i)
{
    return bits[i / 64] >> i % 64 & 1;
}

/* In double, and less what rounding could do: what is seen here is seen. */
static int is_surely_seen(const frustum *view, vec3 point)
{
    for (int k = 0; k < FRUSTUM_PLANES; k++) {
        const plane *p = &view->planes[k];
        const double height = (double)p->normal.x * (double)point.x + (double)p->normal.y * (double)point.y +
                              (double)p->normal.z * (double)point.z;
        if (!(height <= (double)p->offset - 1e-12))
            return 0;
    }
    return 1;
}

/* Every triangle of which a corner is in view must be in a box that is. */
static size_t check_corners(demo *d, const culling *c, const frustum *view)
{
    size_t seen = 0;
    for (size_t i = 0; i < c->mesh->count; i++) {
        const triangle t = mesh_triangle(c->mesh, i);
        if (!is_surely_seen(view, t.a) && !is_surely_seen(view, t.b) && !is_surely_seen(view, t.c))
            continue;
        seen++;
        if (!is_set(c->hits, i))
            report_failure(&d->report, "cull: triangle %zu has a corner in view, and its box is not", i);
    }
    return seen;
}

/* ---- The picture -------------------------------------------------------------------------------------- */

typedef struct still {
    const culling *culling;
    const frustum *view;
    bvh tree;
    camera camera;
    picture picture;
} still;

static vec3 albedo_of(const culling *c, size_t i)
{
    return color(is_set(c->inside, i) ? COLOR_INSIDE : is_set(c->hits, i) ? COLOR_PARTLY : COLOR_OUTSIDE);
}

static int still_meet(const void *world, const ray *r, surface *nearest)
{
    const still *s = world;
    const mesh *m = s->culling->mesh;
    const bvh_hit hit = bvh_trace(&s->tree, *r, nearest ? BVH_NEAREST : BVH_ANY, mesh_hit, m, NULL);
    if (isfinite(hit.t) && nearest)
        *nearest = (surface){hit.t, mesh_normal(m, hit.primitive, r), albedo_of(s->culling, hit.primitive)};
    return isfinite(hit.t) ? 1 : 0;
}

/* In pixels from the top left, and the reciprocal of the depth, which is linear in the picture. */
static vec3 project(const still *s, vec3 point)
{
    const camera *c = &s->camera;
    const vec3 way = vec3_sub(point, c->eye);
    const float inverse = 1 / vec3_dot(way, c->forward);
    const float right = vec3_dot(way, c->right) / vec3_dot(c->right, c->right) * inverse;
    const float up = vec3_dot(way, c->up) / vec3_dot(c->up, c->up) * inverse;
    return (vec3){(right + 1) / 2 * (float)s->picture.width, (1 - up) / 2 * (float)s->picture.height,
                  inverse};
}

/* How much of a pixel the line covers, and how deep it is there. */
static float line_coverage(vec3 from, vec3 to, vec3 pixel, float width, float *depth)
{
    const vec3 along = {to.x - from.x, to.y - from.y, 0}, way = {pixel.x - from.x, pixel.y - from.y, 0};
    const float length2 = vec3_dot(along, along);
    const float share = length2 > 0 ? fminf(fmaxf(vec3_dot(way, along) / length2, 0), 1) : 0;
    const float off = vec3_length(vec3_sub(way, vec3_scale(along, share)));
    *depth = 1 / (from.z + share * (to.z - from.z));
    return fminf(fmaxf(width / 2 + 0.5F - off, 0), 1);
}

/* Edges behind the mesh shine through. */
static void draw_edges_of_row(size_t y, void *context)
{
    const still *s = context;
    const float width = fmaxf((float)s->picture.width / 480, 1);
    vec3 ends[FRUSTUM_CORNERS];
    for (int i = 0; i < FRUSTUM_CORNERS; i++)
        ends[i] = project(s, s->view->corners[i]);
    for (size_t x = 0; x < s->picture.width; x++) {
        const vec3 center = {(float)x + 0.5F, (float)y + 0.5F, 0};
        float covered = 0;
        for (int i = 0; i < FRUSTUM_EDGES; i++) {
            const frustum_edge e = frustum_edge_at(i);
            float depth;
            float one = line_coverage(ends[e.from], ends[e.to], center, width, &depth);
            if (one <= covered)
                continue;
            ray r = camera_center_ray(&s->camera, &s->picture, x, y);
            r.t_max = depth / vec3_dot(r.dir, s->camera.forward);
            one *= still_meet(s, &r, NULL) ? 0.3F : 1;
            covered = greater(covered, one);
        }
        vec3 *pixel = &s->picture.pixels[y * s->picture.width + x];
        *pixel = vec3_mix(*pixel, color(COLOR_INK), covered);
    }
}

static void write_head(picture *p, counts n, size_t all)
{
    char text[NUMBER_SIZE];
    head h = head_begin(p, 0, 1);
    head_caption(&h, "What a camera sees of the boxes of %s triangles", number(text, all));
    head_line(&h, "colour: whether a box is in the camera's view, which is drawn in lines");
    head_swatch(&h, studio_color(color(COLOR_INSIDE)), "%s inside", number(text, n.inside));
    head_swatch(&h, studio_color(color(COLOR_PARTLY)), "%s partly", number(text, n.seen - n.inside));
    head_swatch(&h, studio_color(color(COLOR_OUTSIDE)), "%s outside", number(text, all - n.seen));
}

/* So that the mesh and the frustum are in it. */
static camera camera_for(const demo *d, const frustum *view, float aspect)
{
    vec3 points[FRUSTUM_CORNERS + 8];
    for (int i = 0; i < 8; i++)
        points[i] = box_corner(&d->mesh.bounds, i);
    for (int i = 0; i < FRUSTUM_CORNERS; i++)
        points[8 + i] = view->corners[i];
    return demo_camera_of(d, points, FRUSTUM_CORNERS + 8, aspect);
}

static void draw(demo *d, const culling *c, const frustum *view, counts n)
{
    progress_stage("drawing");
    still s = {.culling = c,
               .view = view,
               .tree = bvh_build(c->mesh->boxes, c->mesh->count),
               .camera = camera_for(d, view, 4 / 3.0F),
               .picture = picture_make(d->options.width, d->options.width * 3 / 4)};
    const studio set = {still_meet, &s, d->mesh.bounds, s.camera, 0.25F, studio_sun};
    studio_photograph(&set, &s.picture);
    parallel_for(s.picture.height, draw_edges_of_row, &s);
    picture whole = picture_under_heads(&s.picture, 1, 1);
    write_head(&whole, n, c->mesh->count);
    demo_save_picture(d, &whole, "cull");
    picture_free(&whole);
    picture_free(&s.picture);
    bvh_free(&s.tree);
}

void scene_cull(demo *d)
{
    culling c = culling_make(d);
    trial_run(d, &(trial){"cull", "all boxes x view", pass, &c});
    ask(&c, &c.views[0]);
    const counts n = count(&c);
    report_add_fact(&d->report, "cull", "views", VIEWS);
    report_add_fact(&d->report, "cull", "boxes in the first view, wholly or partly", n.seen);
    report_add_fact(&d->report, "cull", "boxes in the first view, wholly", n.inside);
    report_add_fact(&d->report, "cull", "triangles with a corner in it", check_corners(d, &c, &c.views[0]));
    draw(d, &c, &c.views[0], n);
    culling_free(&c);
}
