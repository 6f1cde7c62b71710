/* Sand falls fast through a thin stencil onto a thin plate. With overlap queries at the end of each step most of
 * it falls through both; with swept queries none does. */
#include "scene.h"

#include <stdlib.h>

#include "bvh.h"
#include "fail.h"
#include "head.h"
#include "palette.h"
#include "progress.h"
#include "sand.h"
#include "studio.h"

/* Everything that there is to see at the end of a fall: the sand, then the walls. */
typedef struct still {
    const sand_fall *fall;
    box *boxes;
    box bounds;
    bvh tree;
} still;

static still still_make(const sand_fall *f)
{
    const sand *s = f->sand;
    size_t count = s->grain_count + s->wall_count;
    still view = {.fall = f, .boxes = allocate(count, sizeof(box))};
    for (size_t i = 0; i < s->grain_count; i++) {
        box b = f->at[i];
        float down = f->wall[i] == SAND_ON_FLOOR ? b.min.y : 0;
        view.boxes[i] = (box){{b.min.x, b.min.y - down, b.min.z}, {b.max.x, b.max.y - down, b.max.z}};
    }
    for (size_t i = 0; i < s->wall_count; i++)
        view.boxes[s->grain_count + i] = s->walls[i];
    view.bounds = s->bounds;
    for (size_t i = 0; i < count; i++)
        view.bounds = box_join(view.bounds, view.boxes[i]);
    view.tree = bvh_build(view.boxes, count);
    return view;
}

static void still_free(still *view)
{
    bvh_free(&view->tree);
    free(view->boxes);
}

/* Sand keeps the colour of the place that it fell from. */
static vec3 still_color(const still *view, uint32_t i)
{
    const sand *s = view->fall->sand;
    if (i >= s->grain_count)
        return color(COLOR_CLAY);
    float width = s->bounds.max.x - s->bounds.min.x;
    return number_color((s->grains[i].start.min.x - s->bounds.min.x) / width);
}

static int still_meet(const void *world, const ray *r, surface *nearest)
{
    const still *view = world;
    bvh_hit hit = bvh_trace(&view->tree, *r, nearest ? BVH_NEAREST : BVH_ANY, bvh_hit_box, view->boxes, NULL);
    if (!isfinite(hit.t))
        return 0;
    if (nearest) {
        int axis = 0;
        nearest->t = box_entry(&view->boxes[hit.primitive], r, &axis);
        nearest->normal = box_normal(axis, r);
        nearest->albedo = still_color(view, hit.primitive);
    }
    return 1;
}

/* The sun stands behind the camera: shadows fall behind the walls, and none leaves the picture. */
static picture photograph(const demo *d, const sand_fall *f)
{
    static const vec3 sun = {-0.05F, 0.62F, 0.8F};
    const size_t width = d->options.width / 2, height = width * 5 / 4;
    still view = still_make(f);
    camera c = camera_fit_box(f->sand->bounds, (vec3){0.25F, 0.7F, 1}, (float)width / (float)height);
    studio s = {still_meet, &view, view.bounds, c, 0.3F, sun};
    picture p = picture_make(width, height);
    studio_photograph(&s, &p);
    still_free(&view);
    return p;
}

static void write_head(picture *p, size_t view, const char *method, const sand *s, size_t tunnel)
{
    char text[NUMBER_SIZE], all[NUMBER_SIZE];
    head h = head_begin(p, view, 2);
    head_caption(&h, "%s", method);
    head_line(&h, "%s of %s grains pass through a wall", number(text, tunnel), number(all, s->grain_count));
    head_line(&h, "colour: where a grain fell from");
    head_scale(&h, studio_number_color, (const char *const[]){"left", "right"}, 2);
    head_swatch(&h, studio_color(color(COLOR_CLAY)), "walls");
}

static void draw(demo *d, const sand_fall *overlap, size_t overlap_tunnel, const sand_fall *sweep,
                 size_t sweep_tunnel)
{
    progress_stage("drawing");
    picture views[] = {photograph(d, overlap), photograph(d, sweep)};
    picture whole = picture_under_heads(views, 2, 2);
    write_head(&whole, 0, "Asked only where a step ends", overlap->sand, overlap_tunnel);
    write_head(&whole, 1, "Asked all along the step", sweep->sand, sweep_tunnel);
    demo_save_picture(d, &whole, "sweep");
    picture_free(&whole);
    picture_free(&views[0]);
    picture_free(&views[1]);
}

void scene_sweep(demo *d)
{
    sand s = sand_make();
    sand_fall overlap = sand_fall_make(&s, SAND_OVERLAP), sweep = sand_fall_make(&s, SAND_SWEEP);
    trial_run(d, &(trial){"sweep", "box x wall, where a step ends", sand_fall_pass, &overlap});
    trial_run(d, &(trial){"sweep", "box x wall, swept", sand_fall_pass, &sweep});

    progress_stage("checking");
    sand_audit overlap_audit = sand_fall_audit(&overlap), sweep_audit = sand_fall_audit(&sweep);
    report_add_fact(&d->report, "sweep", "boxes", s.grain_count);
    report_add_fact(&d->report, "sweep", "walls", s.wall_count);
    report_add_fact(&d->report, "sweep", "boxes that meet a wall, exactly", sweep_audit.meet);
    report_add_fact(&d->report, "sweep", "tunnel, where a step ends", overlap_audit.tunnel);
    report_add_fact(&d->report, "sweep", "tunnel, swept", sweep_audit.tunnel);
    report_add_fact(&d->report, "sweep", "stopped without contact, swept", sweep_audit.too_soon);
    if (sweep_audit.tunnel > 0)
        report_failure(&d->report, "sweep: %zu boxes tunnel", sweep_audit.tunnel);

    draw(d, &overlap, overlap_audit.tunnel, &sweep, sweep_audit.tunnel);
    sand_fall_free(&overlap);
    sand_fall_free(&sweep);
    sand_free(&s);
}
