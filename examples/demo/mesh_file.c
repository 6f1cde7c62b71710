/* Reading a file with Assimp. It trusts what it reads in places, so that is checked at every step; and what is often
 * cut off, or written in ways that it does not know, comes to it as polygons that have been read here. */
#include "mesh_file.h"

#include <assimp/cimport.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "file.h"
#include "memory_limit.h"
#include "mesh_io.h"
#include "obj.h"
#include "off.h"
#include "ply.h"
#include "stl.h"

static int is_finite(const struct aiVector3D *v)
{
    return isfinite(v->x) && isfinite(v->y) && isfinite(v->z);
}

/* Faces without vertices, or with vertices that are not there, are what Assimp makes of a file that is cut
 * off; and its triangulation is not ready for them. */
static void check_part(const char *path, const struct aiMesh *part)
{
    for (unsigned v = 0; v < part->mNumVertices; v++)
        if (!is_finite(&part->mVertices[v]))
            fail("'%s' has a coordinate that is not a finite number", path);
    for (unsigned f = 0; f < part->mNumFaces; f++) {
        const struct aiFace *face = &part->mFaces[f];
        int sound = face->mNumIndices > 0;
        for (unsigned i = 0; i < face->mNumIndices; i++)
            sound = sound && face->mIndices[i] < part->mNumVertices;
        if (!sound)
            fail("'%s' has a face without its vertices: it may be cut off", path);
    }
}

/* A mesh as Assimp has it, and how many faces its file has: 0 if only Assimp knows. */
typedef struct source {
    const struct aiScene *scene;
    size_t faces;
} source;

static source import_polygons(const char *path, polygons p)
{
    if (p.faces == 0)
        fail("'%s' has no triangles", path);
    size_t size;
    char *ply = polygons_as_ply(&p, path, &size);
    if (size > UINT_MAX)
        fail("'%s' has too many faces", path);
    const size_t faces = p.faces + p.left_out;
    polygons_free(&p);
    const source s = {aiImportFileFromMemory(ply, (unsigned)size, 0, "ply"), faces};
    free(ply);
    return s;
}

static source import_as_what_it_is(const char *path, const char *bytes, size_t size)
{
    if (ply_is(bytes, size))
        return import_polygons(path, ply_read(path, bytes, size));
    if (obj_is(path))
        return import_polygons(path, obj_read(path, bytes, size));
    if (stl_is(path))
        return import_polygons(path, stl_read(path, bytes, size));
    if (off_is(path, bytes))
        return import_polygons(path, off_read(path, bytes, size));
    struct aiFileIO io = mesh_io(); /* by its name: it may lead to other files beside it */
    return (source){aiImportFileEx(path, 0, &io), 0};
}

static source import(const char *path, const char *bytes, size_t size)
{
    const source s = import_as_what_it_is(path, bytes, size);
    if (!s.scene && strstr(aiGetErrorString(), "bad_alloc"))
        fail("'%s' asks for more than %zu MiB of memory: it may be damaged", path, memory_limit_mib(size));
    if (!s.scene)
        fail("cannot read '%s' as a mesh: %s", path, aiGetErrorString());
    for (unsigned m = 0; m < s.scene->mNumMeshes; m++)
        check_part(path, s.scene->mMeshes[m]);
    return s;
}

typedef struct tally {
    size_t faces, triangles; /* the triangles that the faces have when cut */
} tally;

/* Points and lines are no faces. */
static tally tally_of(const struct aiScene *scene)
{
    tally t = {0};
    for (unsigned m = 0; m < scene->mNumMeshes; m++)
        for (unsigned f = 0; f < scene->mMeshes[m]->mNumFaces; f++) {
            unsigned corners = scene->mMeshes[m]->mFaces[f].mNumIndices;
            t.faces += corners >= 3;
            t.triangles += corners >= 3 ? corners - 2 : 0;
        }
    return t;
}

static void say_lost(const char *path, size_t had, size_t has, const char *what)
{
    if (has < had)
        complain("'%s': %zu of %zu %s", path, had - has, had, what);
}

static const struct aiScene *triangulated(const char *path, const source *s)
{
    tally before = tally_of(s->scene);
    say_lost(path, s->faces, before.faces, "faces are left out: they make no triangles");
    const struct aiScene *scene = aiApplyPostProcessing(s->scene, aiProcess_Triangulate);
    if (!scene)
        fail("cannot cut the faces of '%s' into triangles: %s", path, aiGetErrorString());
    else
        say_lost(path, before.triangles, tally_of(scene).triangles,
                 "triangles are left out: their faces cannot be cut");
    return scene;
}

typedef struct list {
    const char *path;
    mesh_file mesh;
    size_t position_capacity, capacity;
} list;

static vec3 placed(const list *l, const struct aiMesh *part, unsigned index, const struct aiMatrix4x4 *place)
{
    struct aiVector3D v = part->mVertices[index];
    aiTransformVecByMatrix4(&v, place);
    if (!is_finite(&v))
        fail("'%s' has a coordinate that is not a finite number", l->path);
    return (vec3){v.x, v.y, v.z};
}

/* One node's use of a part: where its vertices are among the positions, or that they are not yet. */
typedef struct placement {
    const struct aiMesh *part;
    const struct aiMatrix4x4 *place;
    uint32_t *number;
} placement;

static const uint32_t not_yet = UINT32_MAX;

static uint32_t add_corner(list *l, const placement *p, unsigned vertex)
{
    if (p->number[vertex] != not_yet)
        return p->number[vertex];
    if (l->mesh.position_count == l->position_capacity)
        l->mesh.positions = enlarge(l->mesh.positions, &l->position_capacity, sizeof *l->mesh.positions);
    if (l->mesh.position_count == not_yet)
        fail("'%s' has too many vertices", l->path);
    const uint32_t number = (uint32_t)l->mesh.position_count++;
    l->mesh.positions[number] = placed(l, p->part, vertex, p->place);
    p->number[vertex] = number;
    return number;
}

/* Points and lines are no triangles, and left out. */
static void add_part(list *l, const struct aiMesh *part, const struct aiMatrix4x4 *place)
{
    const placement p = {part, place, allocate(part->mNumVertices, sizeof *p.number)};
    memset(p.number, 0xff, part->mNumVertices * sizeof *p.number);
    for (unsigned f = 0; f < part->mNumFaces; f++) {
        const struct aiFace *face = &part->mFaces[f];
        if (face->mNumIndices != 3)
            continue;
        if (l->mesh.count == l->capacity)
            l->mesh.corners = enlarge(l->mesh.corners, &l->capacity, sizeof *l->mesh.corners);
        triangle_corners *c = &l->mesh.corners[l->mesh.count++];
        for (int k = 0; k < 3; k++)
            c->at[k] = add_corner(l, &p, face->mIndices[k]);
    }
    free(p.number);
}

static void add_node(list *l, const struct aiScene *scene, const struct aiNode *node,
                     struct aiMatrix4x4 place)
{
    aiMultiplyMatrix4(&place, &node->mTransformation);
    for (unsigned m = 0; m < node->mNumMeshes; m++)
        add_part(l, scene->mMeshes[node->mMeshes[m]], &place);
    for (unsigned c = 0; c < node->mNumChildren; c++)
        add_node(l, scene, node->mChildren[c], place);
}

mesh_file mesh_file_read(const char *path)
{
    size_t size;
    char *bytes = file_read(path, &size);
    memory_limit_begin(size);
    source s = import(path, bytes, size);
    free(bytes);
    const struct aiScene *scene = triangulated(path, &s);
    list l = {.path = path};
    struct aiMatrix4x4 identity;
    aiIdentityMatrix4(&identity);
    if (scene->mRootNode)
        add_node(&l, scene, scene->mRootNode, identity);
    aiReleaseImport(scene);
    memory_limit_end();
    if (l.mesh.count == 0)
        fail("'%s' has no triangles", path);
    return l.mesh;
}
