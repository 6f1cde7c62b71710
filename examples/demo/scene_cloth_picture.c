/* The sheet and the mesh under it. */
#include "scene_cloth.h"

#include <stdlib.h>

#include "bvh.h"
#include "head.h"
#include "fail.h"
#include "palette.h"
#include "progress.h"
#include "studio.h"

/* All triangles, as a mesh with smooth normals. */
typedef struct still {
    mesh all;
    const drape *of;
    bvh tree;
} still;

/* Those of all triangles around a vertex, by their areas. */
static void smooth_normals(still *s)
{
    vec3 *const sums = allocate(s->of->vertices, sizeof *sums);
    for (size_t i = 0; i < s->all.count; i++) {
        const triangle t = mesh_triangle(&s->all, i);
        const vec3 normal = vec3_cross(vec3_sub(t.b, t.a), vec3_sub(t.c, t.a));
        for (int k = 0; k < 3; k++)
            sums[s->all.corners[i].at[k]] = vec3_add(sums[s->all.corners[i].at[k]], normal);
    }
    for (size_t i = 0; i < s->all.count; i++) {
        const uint32_t *at = s->all.corners[i].at;
        s->all.normals[i] = (triangle){vec3_normalized(sums[at[0]]), vec3_normalized(sums[at[1]]),
                                       vec3_normalized(sums[at[2]])};
    }
    free(sums);
}

static still still_make(const drape *of)
{
    still s = {.of = of,
               .all = {.positions = of->before,
                       .corners = of->corners,
                       .boxes = allocate(of->triangles, sizeof(box)),
                       .normals = allocate(of->triangles, sizeof(triangle)),
                       .position_count = of->vertices,
                       .count = of->triangles,
                       .bounds = box_empty()}};
    for (size_t i = 0; i < of->triangles; i++) {
        const triangle t = mesh_triangle(&s.all, i);
        s.all.boxes[i] = triangle_bounds(&t);
        s.all.bounds = box_join(s.all.bounds, s.all.boxes[i]);
    }
    smooth_normals(&s);
    s.tree = bvh_build(s.all.boxes, of->triangles);
    return s;
}

static void still_free(still *s)
{
    bvh_free(&s->tree);
    free(s->all.boxes);
    free(s->all.normals);
}

static int still_meet(const void *world, const ray *r, surface *nearest)
{
    const still *s = world;
    const bvh_hit hit = bvh_trace(&s->tree, *r, nearest ? BVH_NEAREST : BVH_ANY, mesh_hit, &s->all, NULL);
    if (!isfinite(hit.t))
        return 0;
    if (nearest) {
        const unsigned ink = hit.primitive < s->of->sheet_triangles ? COLOR_SKY : COLOR_CLAY;
        *nearest = (surface){hit.t, mesh_normal(&s->all, hit.primitive, r), color(ink)};
    }
    return 1;
}

static void write_head(picture *p, const drape *of)
{
    char triangles[NUMBER_SIZE];
    head h = head_begin(p, 0, 1);
    head_caption(&h, "A sheet of %s triangles has fallen on the mesh: none crosses another",
                 number(triangles, of->sheet_triangles));
    head_line(&h, "colour: what a triangle is part of");
    head_swatch(&h, studio_color(color(COLOR_SKY)), "sheet");
    head_swatch(&h, studio_color(color(COLOR_CLAY)), "mesh");
}

void scene_cloth_draw(demo *d, const drape *of)
{
    progress_stage("drawing");
    still s = still_make(of);
    picture view = picture_make(d->options.width, d->options.width * 3 / 4);
    const studio set = {still_meet,   &s,
                        s.all.bounds, demo_camera_of(d, of->before, of->sheet_vertices, 4 / 3.0F),
                        0.2F,         studio_sun};
    studio_photograph(&set, &view);
    picture whole = picture_under_heads(&view, 1, 1);
    write_head(&whole, of);
    demo_save_picture(d, &whole, "cloth");
    picture_free(&whole);
    picture_free(&view);
    still_free(&s);
}
