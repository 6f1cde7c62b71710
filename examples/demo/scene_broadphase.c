/* Which of a hundred thousand boxes overlap each other, in each of a hundred frames? Asked anew in every frame, when
 * all of them move; and against those that were sorted once and kept, when one of a hundred does. The picture shows the
 * last frame in which all have moved, and how many others each box overlaps. */
#include "scene.h"

#include <stdlib.h>

#include "bvh.h"
#include "fail.h"
#include "head.h"
#include "palette.h"
#include "progress.h"
#include "studio.h"
#include "swarm.h"
#include "trial.h"

enum {
    FRAMES = 100,         /* or fewer: boxes heaped on each other */
    MOST_PAIRS = 1 << 25, /* in all frames together; a single one has 15 million at most, of a segment */
    FINEST = 256,         /* of the resolutions: 400 thousand boxes, of which each wants half a kilobyte */
    CHECKED = 256,        /* boxes that are asked about again, with all */
    MOVING_OF_KEPT = 100, /* one of so many moves, the others are kept */
    MANY = 8              /* others that a box overlaps: the last colour of the scale */
};

typedef struct broadphase {
    swarm swarm;
    packed_boxes boxes; /* in the frame that was asked about last */
    uint32_t frames;
    lh_pair *pairs;
    size_t capacity; /* for those of any frame */
    size_t found;
    void *scratch;
    size_t scratch_size;
    void *kept;       /* all but the first boxes, in frame 0 */
    uint32_t *others; /* for each box, how many it overlaps */
} broadphase;

static broadphase broadphase_make(const demo *d)
{
    const unsigned wanted = d->options.resolution;
    broadphase b = {.swarm = swarm_make(&d->mesh, wanted < FINEST ? wanted : FINEST)};
    const size_t count = b.swarm.count;
    b.boxes = packed_boxes_make(count);
    b.scratch_size = lh_pairs_scratch_size(count, 0);
    b.scratch = allocate(b.scratch_size, 1);
    b.kept = allocate(lh_pairs_kept_size(count), 1);
    b.others = allocate(count, sizeof *b.others);
    return b;
}

static void broadphase_free(broadphase *b)
{
    free(b->kept);
    free(b->others);
    free(b->scratch);
    free(b->pairs);
    packed_boxes_free(&b->boxes);
    swarm_free(&b->swarm);
}

static lh_aabbs boxes_of(const broadphase *b)
{
    return packed_boxes_view(&b->boxes, 0, b->swarm.count);
}

/* Those that move with each other. */
static void list_pairs(broadphase *b, const lh_aabbs *boxes)
{
    must(lh_pairs_aabb_aabb(boxes, NULL, b->pairs, b->capacity, &b->found, b->scratch, b->scratch_size));
}

/* Likewise, then with those that do not. */
static void list_pairs_and_kept(broadphase *b, const lh_aabbs *moving)
{
    list_pairs(b, moving);
    const size_t with_each_other = b->found,
                 room = b->capacity > with_each_other ? b->capacity - with_each_other : 0;
    must(lh_pairs_aabb_kept(moving, b->kept, room ? b->pairs + with_each_other : NULL, room, &b->found));
    b->found += with_each_other;
}

static size_t moving_of_kept(const broadphase *b)
{
    return b->swarm.count / MOVING_OF_KEPT;
}

/* All but the first boxes, where they are in frame 0. */
static void keep(broadphase *b)
{
    const size_t moving = moving_of_kept(b), still = b->swarm.count - moving;
    swarm_move(&b->swarm, b->swarm.count, 0, &b->boxes);
    const lh_aabbs boxes = packed_boxes_view(&b->boxes, moving, still);
    must(lh_pairs_keep(&boxes, b->kept, lh_pairs_kept_size(still)));
}

/* The pairs of a frame are counted before any are listed: so there is room for all of them, and it is known how many
 * frames can be asked about. */
static void count_pairs(broadphase *b)
{
    const lh_aabbs moving = packed_boxes_view(&b->boxes, 0, moving_of_kept(b)), boxes = boxes_of(b);
    size_t room = 0, all = 0;
    keep(b);
    for (b->frames = 0; b->frames < FRAMES && all < MOST_PAIRS; b->frames++) {
        swarm_move(&b->swarm, boxes.count, b->frames, &b->boxes);
        list_pairs(b, &boxes);
        room = b->found > room ? b->found : room;
        all += b->found;
        list_pairs_and_kept(b, &moving);
        room = b->found > room ? b->found : room;
        progress_tick();
    }
    if (b->frames < FRAMES)
        complain("broadphase: the boxes are heaped, with up to %zu pairs in a frame; so %u frames are asked "
                 "about, not %d",
                 room, b->frames, FRAMES);
    b->pairs = allocate(room, sizeof *b->pairs);
    b->capacity = room;
}

static void pass_all(void *context, meter *m)
{
    broadphase *b = context;
    const lh_aabbs boxes = boxes_of(b);
    for (uint32_t frame = 0; frame < b->frames; frame++) {
        swarm_move(&b->swarm, b->swarm.count, frame, &b->boxes);
        meter_start(m);
        list_pairs(b, &boxes);
        meter_stop(m);
        meter_found(m, b->swarm.count, b->found);
        meter_bytes(m, b->pairs, b->found * sizeof *b->pairs);
    }
}

static void pass_kept(void *context, meter *m)
{
    broadphase *b = context;
    const lh_aabbs moving = packed_boxes_view(&b->boxes, 0, moving_of_kept(b));
    keep(b);
    for (uint32_t frame = 0; frame < b->frames; frame++) {
        swarm_move(&b->swarm, moving.count, frame, &b->boxes);
        meter_start(m);
        list_pairs_and_kept(b, &moving);
        meter_stop(m);
        meter_found(m, b->swarm.count, b->found);
        meter_bytes(m, b->pairs, b->found * sizeof *b->pairs);
    }
}

static void count_others(broadphase *b)
{
    for (size_t i = 0; i < b->found; i++) {
        b->others[b->pairs[i].a]++;
        b->others[b->pairs[i].b]++;
    }
}

/* Some boxes again, each with all: itself is one of those that it overlaps. */
static void check_some(demo *d, const broadphase *b)
{
    const size_t count = b->swarm.count, step = count > CHECKED ? count / CHECKED : 1;
    const lh_aabbs all = boxes_of(b);
    uint64_t *hits = allocate(lh_hits_words(count), sizeof *hits);
    for (size_t i = 0; i < count; i += step) {
        const lh_aabbs one = packed_boxes_view(&b->boxes, i, 1);
        must(lh_overlap_aabb_aabb(&one, &all, hits));
        const size_t others = lh_hits_count(hits, count) - 1;
        if (others != b->others[i])
            report_failure(&d->report, "broadphase: box %zu overlaps %zu others, and is in %zu pairs", i,
                           others, (size_t)b->others[i]);
    }
    free(hits);
}

/* ---- The picture -------------------------------------------------------------------------------------- */

typedef struct still {
    const broadphase *broadphase;
    box *boxes;
    box bounds;
    bvh tree;
} still;

static box box_at(const packed_boxes *p, size_t i)
{
    return (box){{p->min_x[i], p->min_y[i], p->min_z[i]}, {p->max_x[i], p->max_y[i], p->max_z[i]}};
}

static still still_make(const broadphase *b)
{
    const size_t count = b->swarm.count;
    still s = {.broadphase = b, .boxes = allocate(count, sizeof *s.boxes)};
    s.bounds = box_at(&b->boxes, 0);
    for (size_t i = 0; i < count; i++) {
        s.boxes[i] = box_at(&b->boxes, i);
        s.bounds = box_join(s.bounds, s.boxes[i]);
    }
    s.tree = bvh_build(s.boxes, count);
    return s;
}

static void still_free(still *s)
{
    bvh_free(&s->tree);
    free(s->boxes);
}

/* Boxes that overlap no other have the colour of clay. */
static vec3 albedo_of(uint32_t others)
{
    if (others == 0)
        return color(COLOR_CLAY);
    return number_color((float)(others - 1) / (MANY - 1));
}

static int still_meet(const void *world, const ray *r, surface *nearest)
{
    const still *s = world;
    const bvh_hit hit = bvh_trace(&s->tree, *r, nearest ? BVH_NEAREST : BVH_ANY, bvh_hit_box, s->boxes, NULL);
    if (isfinite(hit.t) && nearest) {
        int axis = 0;
        nearest->t = box_entry(&s->boxes[hit.primitive], r, &axis);
        nearest->normal = box_normal(axis, r);
        nearest->albedo = albedo_of(s->broadphase->others[hit.primitive]);
    }
    return isfinite(hit.t) ? 1 : 0;
}

static void write_head(picture *p, const broadphase *b)
{
    char boxes[NUMBER_SIZE], pairs[NUMBER_SIZE];
    head h = head_begin(p, 0, 1);
    head_caption(&h, "%s boxes that move: %s pairs of them overlap", number(boxes, b->swarm.count),
                 number(pairs, b->found));
    head_line(&h, "colour: how many others a box overlaps");
    for (uint32_t others = 0; others < MANY; others++)
        head_swatch(&h, studio_color(albedo_of(others)), "%u", others);
    head_swatch(&h, studio_color(albedo_of(MANY)), "%d or more", MANY);
}

static void draw(demo *d, const broadphase *b)
{
    progress_stage("drawing");
    still s = still_make(b);
    picture p = picture_make(d->options.width, d->options.width * 3 / 4);
    const studio set = {still_meet, &s, s.bounds, demo_camera(d, 4 / 3.0F), 0.1F, studio_sun};
    studio_photograph(&set, &p);
    picture whole = picture_under_heads(&p, 1, 1);
    write_head(&whole, b);
    demo_save_picture(d, &whole, "broadphase");
    picture_free(&whole);
    picture_free(&p);
    still_free(&s);
}

void scene_broadphase(demo *d)
{
    broadphase b = broadphase_make(d);
    progress_stage("counting");
    count_pairs(&b);
    trial_run(d, &(trial){"broadphase", "all pairs, 1 % moving, the rest kept", pass_kept, &b});
    trial_run(d, &(trial){"broadphase", "all pairs, all moving", pass_all, &b});
    count_others(&b);
    progress_stage("checking");
    check_some(d, &b);
    report_add_fact(&d->report, "broadphase", "moving boxes", b.swarm.count);
    report_add_fact(&d->report, "broadphase", "frames", b.frames);
    report_add_fact(&d->report, "broadphase", "pairs in the last frame", b.found);
    draw(d, &b);
    broadphase_free(&b);
}
