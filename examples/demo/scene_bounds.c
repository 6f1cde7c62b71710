/* The mesh in each of its bounding volumes: how much of the volume is void, how long it takes to find, and how long to
 * ask whether balls touch it. The pictures look through the volumes. */
#include "scene_bounds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "random.h"
#include "solid.h"
#include "trial.h"

const char *const volume_names[VOLUMES] = {"box",           "oriented box", "ball",
                                           "smallest ball", "capsule",      "26-DOP"};

enum { BALLS = 4096, TIMES_ASKED = 25, SLABS = LH_COLUMNS_KDOPS / 2 };

/* A mesh is of size 1. */
static const float ball_radius = 0.02F, reach = 0.8F;

typedef struct ball {
    vec3 centre;
    float radius;
} ball;

typedef struct bounds {
    const mesh *mesh;
    lh_vectors points;
    lh_sets set;
    float columns[VOLUMES][VOLUME_ROOM];
    lh_aabbs box;
    lh_obbs turned;
    lh_spheres grown, smallest;
    lh_capsules capsule;
    lh_kdops kdop;
    ball balls[BALLS];
    uint64_t hits[(BALLS + 63) / 64];
} bounds;

/* ---- Building and asking ------------------------------------------------------------------------------- */

static void build(bounds *b, volume_name which)
{
    float *const columns = b->columns[which];
    switch (which) {
    case BOX:
        must(lh_pack_aabbs_around(&b->set, columns, &b->box));
        break;
    case TURNED:
        must(lh_pack_obbs_around(&b->set, columns, &b->turned));
        break;
    case GROWN:
        must(lh_pack_spheres_around(&b->set, columns, &b->grown));
        break;
    case SMALLEST:
        must(lh_pack_smallest_spheres_around(&b->set, columns, &b->smallest));
        break;
    case CAPSULE:
        must(lh_pack_capsules_around(&b->set, columns, &b->capsule));
        break;
    default:
        must(lh_pack_kdops_around(&b->set, LH_COLUMNS_KDOPS, columns, &b->kdop));
    }
}

/* A k-DOP is what is behind its planes: along axes, corners and edges, of each kind the lower and then the upper. */
static void ask_kdop(bounds *b, const lh_spheres *balls)
{
    static const float along[SLABS][3] = {{1, 0, 0},  {0, 1, 0},   {0, 0, 1}, {1, 1, 1},  {1, 1, -1},
                                          {1, -1, 1}, {1, -1, -1}, {1, 1, 0}, {1, -1, 0}, {1, 0, 1},
                                          {1, 0, -1}, {0, 1, 1},   {0, 1, -1}};
    static const int kinds[] = {0, 3, 7, SLABS};
    float plane[2 * SLABS][4];
    for (int kind = 0; kind < 3; kind++)
        for (int k = kinds[kind]; k < kinds[kind + 1]; k++) {
            const size_t low = (size_t)kinds[kind] + (size_t)k,
                         high = low + (size_t)(kinds[kind + 1] - kinds[kind]);
            for (int axis = 0; axis < 3; axis++) {
                plane[low][axis] = -along[k][axis];
                plane[high][axis] = along[k][axis];
            }
            plane[low][3] = -b->columns[KDOP][low * VOLUME_PITCH];
            plane[high][3] = b->columns[KDOP][high * VOLUME_PITCH];
        }
    const lh_planes planes = lh_planes_aos(plane[0], sizeof plane[0], LH_COLUMNS_KDOPS);
    must(lh_classify_sphere_frustum(balls, &planes, b->hits, NULL));
}

/* Which balls touch the volume? */
static void ask(bounds *b, volume_name which)
{
    const lh_spheres balls = lh_spheres_aos(&b->balls->centre.x, sizeof *b->balls, BALLS);
    switch (which) {
    case BOX:
        must(lh_overlap_sphere_aabb(&balls, &b->box, b->hits));
        break;
    case TURNED:
        must(lh_overlap_sphere_obb(&balls, &b->turned, b->hits));
        break;
    case GROWN:
        must(lh_overlap_sphere_sphere(&balls, &b->grown, b->hits));
        break;
    case SMALLEST:
        must(lh_overlap_sphere_sphere(&balls, &b->smallest, b->hits));
        break;
    case CAPSULE:
        must(lh_overlap_sphere_capsule(&balls, &b->capsule, b->hits));
        break;
    default:
        ask_kdop(b, &balls);
    }
}

static double volume_of(const bounds *b, volume_name which)
{
    double volume = 0;
    switch (which) {
    case BOX:
        must(lh_volumes_of_aabbs(&b->box, &volume));
        break;
    case TURNED:
        must(lh_volumes_of_obbs(&b->turned, &volume));
        break;
    case GROWN:
        must(lh_volumes_of_spheres(&b->grown, &volume));
        break;
    case SMALLEST:
        must(lh_volumes_of_spheres(&b->smallest, &volume));
        break;
    case CAPSULE:
        must(lh_volumes_of_capsules(&b->capsule, &volume));
        break;
    default:
        must(lh_volumes_of_kdops(&b->kdop, &volume));
    }
    return volume;
}

static void pass_of_building(void *context, meter *m)
{
    bounds *b = context;
    for (int i = 0; i < VOLUMES; i++) {
        meter_start(m);
        build(b, (volume_name)i);
        meter_stop(m);
        m->pairs += b->mesh->position_count;
        meter_bytes(m, b->columns[i], sizeof b->columns[i]);
    }
}

static void pass_of_asking(void *context, meter *m)
{
    bounds *b = context;
    for (int i = 0; i < VOLUMES; i++) {
        meter_start(m);
        ask(b, (volume_name)i);
        meter_stop(m);
        meter_hits(m, b->hits, BALLS);
    }
}

static bounds *bounds_make(const mesh *m)
{
    bounds *b = allocate(1, sizeof *b);
    uint64_t dice = 5;
    b->mesh = m;
    b->points = lh_vectors_aos(&m->positions->x, sizeof *m->positions, m->position_count);
    b->set = lh_sets_of_points(&b->points, NULL, 1);
    memset(b->columns, 0, sizeof b->columns);
    for (int i = 0; i < BALLS; i++) {
        const float x = random_float(&dice, -reach, reach), y = random_float(&dice, -reach, reach),
                    z = random_float(&dice, -reach, reach);
        b->balls[i] = (ball){{x, y, z}, ball_radius};
    }
    for (int i = 0; i < VOLUMES; i++)
        build(b, (volume_name)i);
    return b;
}

/* ---- What comes out ------------------------------------------------------------------------------------ */

static size_t nanoseconds(bounds *b, volume_name which, void (*what)(bounds *b, volume_name which))
{
    double least = INFINITY;
    for (int i = 0; i < TIMES_ASKED; i++) {
        const double begun = cpu_seconds_now();
        what(b, which);
        least = fmin(least, cpu_seconds_now() - begun);
    }
    return (size_t)(least * 1e9);
}

static double mesh_volume(const mesh *m)
{
    const lh_triangles triangles = mesh_view(m, m->corners, m->count);
    const lh_sets whole = lh_sets_of_triangles(&triangles, NULL, 1);
    double volume;
    must(lh_volumes_of_meshes(&whole, &volume));
    return fabs(volume);
}

static void add_fact(demo *d, volume_name which, const char *what, size_t value)
{
    char name[48];
    snprintf(name, sizeof name, "%s: %s", volume_names[which], what);
    report_add_fact(&d->report, "bounds", name, value);
}

/* Of a mesh that is closed. */
static void find_voids(demo *d, const bounds *b, volume_picture *p)
{
    for (int i = 0; i < VOLUMES; i++) {
        p->void_share[i] = 1 - mesh_volume(b->mesh) / volume_of(b, (volume_name)i);
        if (p->void_share[i] >= 0)
            add_fact(d, (volume_name)i, "void, in thousandths", (size_t)(p->void_share[i] * 1000 + 0.5));
        else
            report_failure(&d->report, "bounds: the %s is smaller than the mesh", volume_names[i]);
    }
}

static void report_volumes(demo *d, bounds *b)
{
    for (int i = 0; i < VOLUMES; i++) {
        const volume_name which = (volume_name)i;
        ask(b, which);
        add_fact(d, which, "balls that touch it", lh_hits_count(b->hits, BALLS));
        add_fact(d, which, "ns to find", nanoseconds(b, which, build));
        add_fact(d, which, "ns to ask about 4096 balls", nanoseconds(b, which, ask));
    }
}

void scene_bounds(demo *d)
{
    bounds *b = bounds_make(&d->mesh);
    volume_picture p = {.has_void = solid_open_edges(&d->mesh) == 0};
    trial_run(d, &(trial){"bounds", "finding six volumes, a point", pass_of_building, b});
    trial_run(d, &(trial){"bounds", "ball x volume, six of them", pass_of_asking, b});
    report_volumes(d, b);
    if (p.has_void)
        find_voids(d, b, &p);
    for (int i = 0; i < VOLUMES; i++)
        p.columns[i] = b->columns[i];
    bounds_draw(d, &p);
    free(b);
}
