/* Embree 3: a static scene of triangles, as it is by default, and robust. */
#include <embree3/rtcore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../demo/fail.h"
#include "contender.h"

typedef struct world {
    RTCDevice device;
    RTCScene scene;
    struct RTCIntersectContext context;
    struct RTCRayHit *asked; /* which Embree writes its answers to */
    size_t room;
} world;

static struct RTCRayHit in_its_form(const ray *r)
{
    return (struct RTCRayHit){.ray = {.org_x = r->origin.x,
                                      .org_y = r->origin.y,
                                      .org_z = r->origin.z,
                                      .dir_x = r->dir.x,
                                      .dir_y = r->dir.y,
                                      .dir_z = r->dir.z,
                                      .tfar = r->t_max,
                                      .mask = ~0U},
                              .hit = {.geomID = RTC_INVALID_GEOMETRY_ID, .primID = RTC_INVALID_GEOMETRY_ID}};
}

static struct RTCRayHit *aligned_rays(size_t count)
{
    struct RTCRayHit *rays = aligned_alloc(64, (count * sizeof *rays + 63) / 64 * 64);
    if (!rays)
        fail("out of memory for %zu rays", count);
    return rays;
}

static void prepare(void *context, const job *j)
{
    world *w = context;
    if (w->room < j->count) {
        free(w->asked);
        w->asked = aligned_rays(j->count);
        w->room = j->count;
    }
    for (size_t i = 0; i < j->count; i++)
        w->asked[i] = in_its_form(&j->rays[i]);
}

static void closest(void *context, const job *j)
{
    world *w = context;
    for (size_t i = 0; i < j->count; i++)
        rtcIntersect1(w->scene, &w->context, &w->asked[i]);
}

static void occluded(void *context, const job *j)
{
    world *w = context;
    for (size_t i = 0; i < j->count; i++)
        rtcOccluded1(w->scene, &w->context, &w->asked[i].ray);
}

/* A ray that is occluded ends at minus infinity. */
static void finish(void *context, const job *j)
{
    const world *w = context;
    for (size_t i = 0; i < j->count; i++) {
        const struct RTCRayHit *a = &w->asked[i];
        if (a->ray.tfar < 0)
            j->hits[i] = (hit){0, 0, 0, 0};
        else if (a->hit.geomID == RTC_INVALID_GEOMETRY_ID)
            j->hits[i] = (hit){INFINITY, 0, 0, 0};
        else
            j->hits[i] = (hit){a->ray.tfar, a->hit.primID, a->hit.u, a->hit.v};
    }
}

static void free_world(void *context)
{
    world *w = context;
    rtcReleaseScene(w->scene);
    rtcReleaseDevice(w->device);
    free(w->asked);
    free(w);
}

static RTCGeometry geometry_of(RTCDevice device, const triangle *triangles, size_t count)
{
    RTCGeometry g = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_TRIANGLE);
    float *corners =
        rtcSetNewGeometryBuffer(g, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, sizeof(vec3), 3 * count);
    uint32_t *indices = rtcSetNewGeometryBuffer(g, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 12, count);
    if (corners && indices) {
        memcpy(corners, triangles, count * sizeof *triangles);
        for (size_t i = 0; i < 3 * count; i++)
            indices[i] = (uint32_t)i;
    } else {
        fail("Embree has no room for %zu triangles", count);
    }
    rtcCommitGeometry(g);
    return g;
}

size_t embree_contenders(contender *all, size_t count, const triangle *triangles, size_t triangle_count)
{
    for (int robust = 0; robust < 2 && count < CONTENDERS_MOST; robust++) {
        world *w = allocate(1, sizeof *w);
        w->device = rtcNewDevice("threads=1,hugepages=1");
        if (!w->device)
            fail("Embree does not start");
        w->scene = rtcNewScene(w->device);
        rtcSetSceneFlags(w->scene, robust ? RTC_SCENE_FLAG_ROBUST : RTC_SCENE_FLAG_NONE);
        RTCGeometry g = geometry_of(w->device, triangles, triangle_count);
        rtcAttachGeometry(w->scene, g);
        rtcReleaseGeometry(g);
        rtcCommitScene(w->scene);
        rtcInitIntersectContext(&w->context);
        contender *c = &all[count++];
        *c = (contender){.world = w,
                         .prepare = prepare,
                         .closest = closest,
                         .occluded = occluded,
                         .finish = finish,
                         .free_world = free_world};
        snprintf(c->name, sizeof c->name, "Embree%s", robust ? ", robust" : "");
    }
    return count;
}
