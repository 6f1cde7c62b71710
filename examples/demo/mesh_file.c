/* Reading a file with Assimp. It trusts what it reads in places, so that is checked at every step. */
#include "mesh_file.h"

#include <assimp/cimport.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "fail.h"

/* Assimp 5.2 never returns from a PLY file that ends within its header. */
static void check_ply_header(const char *path, FILE *file)
{
    char line[256] = "";
    if (!fgets(line, sizeof line, file) || strncmp(line, "ply", 3) != 0)
        return;
    while (strncmp(line, "end_header", 10) != 0)
        if (!fgets(line, sizeof line, file))
            fail("'%s' ends within its header", path);
}

/* Assimp's own words for a missing file are less clear than the system's. */
static void check_readable(const char *path)
{
    FILE *file = fopen(path, "rb");
    int first = file ? fgetc(file) : EOF;
    if (first == EOF)
        fail("cannot read '%s': %s", path, !file || ferror(file) ? strerror(errno) : "the file is empty");
    ungetc(first, file);
    check_ply_header(path, file);
    fclose(file);
}

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

static const struct aiScene *read_scene(const char *path)
{
    const struct aiScene *scene = aiImportFile(path, 0);
    if (!scene)
        fail("cannot read '%s' as a mesh: %s", path, aiGetErrorString());
    for (unsigned m = 0; m < scene->mNumMeshes; m++)
        check_part(path, scene->mMeshes[m]);
    scene = aiApplyPostProcessing(scene, aiProcess_Triangulate);
    if (!scene)
        fail("cannot cut the faces of '%s' into triangles: %s", path, aiGetErrorString());
    return scene;
}

typedef struct list {
    const char *path;
    triangle *triangles;
    size_t count, capacity;
} list;

static vec3 placed(const list *l, const struct aiMesh *part, unsigned index, const struct aiMatrix4x4 *place)
{
    struct aiVector3D v = part->mVertices[index];
    aiTransformVecByMatrix4(&v, place);
    if (!is_finite(&v))
        fail("'%s' has a coordinate that is not a finite number", l->path);
    return (vec3){v.x, v.y, v.z};
}

/* Points and lines are no triangles, and left out. */
static void add_part(list *l, const struct aiMesh *part, const struct aiMatrix4x4 *place)
{
    for (unsigned f = 0; f < part->mNumFaces; f++) {
        const struct aiFace *face = &part->mFaces[f];
        if (face->mNumIndices != 3)
            continue;
        if (l->count == l->capacity)
            l->triangles = enlarge(l->triangles, &l->capacity, sizeof *l->triangles);
        l->triangles[l->count++] =
            (triangle){placed(l, part, face->mIndices[0], place), placed(l, part, face->mIndices[1], place),
                       placed(l, part, face->mIndices[2], place)};
    }
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

triangle *mesh_file_read(const char *path, size_t *count)
{
    check_readable(path);
    const struct aiScene *scene = read_scene(path);
    list l = {.path = path};
    struct aiMatrix4x4 identity;
    aiIdentityMatrix4(&identity);
    if (scene->mRootNode)
        add_node(&l, scene, scene->mRootNode, identity);
    aiReleaseImport(scene);
    if (l.count == 0)
        fail("'%s' has no triangles", path);
    *count = l.count;
    return l.triangles;
}
