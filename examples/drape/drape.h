/* A sheet of cloth falls on a mesh at rest, and passes neither through it nor through itself. A step has these parts,
 * which may be timed one by one:
 *
 *     drape_predict(&d);       where the vertices of the sheet want to be
 *     drape_find_pairs(&d);    which points may meet which triangles until then, and which edges which
 *     drape_find_contacts(&d); which of these are nearer than the cloth is thick
 *     drape_solve(&d);         springs and contacts say where the vertices are to be
 *     drape_find_pairs(&d);
 *     drape_stop(&d, kind);    for both kinds of pairs, until nothing stops: ways end before anything meets
 *     drape_move(&d);
 *
 * The state after so many steps is the same, to the bit, on every backend of lanehit. */
#ifndef DRAPE_DRAPE_H
#define DRAPE_DRAPE_H

#include <lanehit/lanehit.h>
#include <lanehit/pairs.h>

#include "../demo/geometry.h"
#include "../demo/mesh_file.h"

typedef struct drape_edge {
    uint32_t at[2]; /* the vertices */
} drape_edge;

typedef struct drape_spring {
    uint32_t at[2];
    float length, stiffness;
} drape_spring;

/* Four vertices, of which the sum with these weights is to be so far along the normal as the cloth is thick. */
typedef struct drape_contact {
    uint32_t at[4];
    float weight[4];
    vec3 normal;
} drape_contact;

/* A point with a triangle, an edge with an edge. */
typedef enum drape_kind { DRAPE_POINTS, DRAPE_EDGES, DRAPE_KINDS } drape_kind;

typedef struct drape_pairs {
    lh_pair *pairs;
    size_t count, capacity;
    /* What is found of them. */
    uint64_t *hits;
    float *toi, *distance2, *s, *t;
} drape_pairs;

/* What lies around each vertex, triangle or edge all along the step, and the shapes themselves, one after the other. */
typedef struct drape_shapes {
    box *bounds;
    void *before, *after;
} drape_shapes;

typedef struct drape {
    /* Of the sheet first, then of the mesh. */
    size_t sheet_vertices, vertices, sheet_triangles, triangles, sheet_edges, edges;
    vec3 *before, *after; /* positions at both ends of the step */
    vec3 *velocity;
    float *share; /* how much of its way a vertex may go */
    triangle_corners *corners;
    drape_edge *ends;

    drape_spring *springs;
    size_t spring_count;
    drape_contact *contacts;
    size_t contact_count, contact_capacity;

    drape_pairs pairs[DRAPE_KINDS];
    drape_shapes points, of_triangles, of_edges;
    void *scratch;
    size_t scratch_size;
    float thickness, floor, step;
} drape;

/* A sheet of so many vertices along each side, above the mesh. */
drape drape_make(const vec3 *positions, size_t position_count, const triangle_corners *corners, size_t count,
                 unsigned side);
void drape_free(drape *d);

void drape_predict(drape *d);
void drape_find_pairs(drape *d);
void drape_find_contacts(drape *d);
void drape_solve(drape *d);
void drape_move(drape *d);

/* Asks all pairs of a kind, and shortens the ways of those that meet, or ends them. Returns how many do that move. */
size_t drape_stop(drape *d, drape_kind kind, int ends);

/* No vertex moves. */
void drape_halt(drape *d);

/* How many triangles of the sheet meet one of the mesh, or another of the sheet that has no vertex in common. */
size_t drape_crossings(drape *d);

#endif
