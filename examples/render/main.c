/* lanehit-render: from a mesh to a picture, by lanehit/inline.h. To be read in this order:
 *
 *   binary.c     a binary tree over the triangles, by the surface area heuristic
 *   collapse.c   the 4-, 8- or 16-wide tree that costs rays least, written down for lanes (tree.h)
 *   walk.h       a ray's walk through it: the first triangle that it meets, or whether there is any
 *   triangles.h  a ray against 4, 8 or 16 triangles at once, watertight
 *   tracer.c     all widths, for each kind of processor; tracers.c chooses
 *   light.c      paths of light: rays of the camera, shadow rays, bounces
 *   main.c       tiles on all cores, and the picture
 *
 * against/ asks Embree for the same rays. Meshes, cameras, pictures and threads are those of the demonstration. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include "../demo/fail.h"
#include "../demo/output.h"
#include "../demo/parallel.h"
#include "../demo/progress.h"
#include "light.h"
#include "settings.h"

const char program_name[] = "lanehit-render";

enum {
    TILE = 16
}; /* pixels along its sides: rays side by side walk through the same nodes, and find them in the cache */

typedef struct drawing {
    const scene *scene;
    picture *picture;
    unsigned samples;
    size_t columns;
    ray_counts *of_tile;
} drawing;

static void draw_tile(size_t tile, void *context)
{
    const drawing *d = context;
    const size_t left = tile % d->columns * TILE, top = tile / d->columns * TILE;
    for (size_t y = top; y < top + TILE && y < d->picture->height; y++)
        for (size_t x = left; x < left + TILE && x < d->picture->width; x++)
            d->picture->pixels[y * d->picture->width + x] =
                pixel_color(d->scene, d->picture, x, y, d->samples, &d->of_tile[tile]);
}

static ray_counts draw(const scene *s, picture *p, unsigned samples)
{
    const size_t columns = (p->width + TILE - 1) / TILE, tiles = columns * ((p->height + TILE - 1) / TILE);
    drawing d = {s, p, samples, columns, allocate(tiles, sizeof(ray_counts))};
    parallel_for(tiles, draw_tile, &d);
    ray_counts sum = {0, 0, 0};
    for (size_t i = 0; i < tiles; i++) {
        sum.primary += d.of_tile[i].primary;
        sum.shadow += d.of_tile[i].shadow;
        sum.bounce += d.of_tile[i].bounce;
    }
    free(d.of_tile);
    return sum;
}

/* FNV-1a of the bits of all pixels, which are the same everywhere. */
static uint64_t checksum(const picture *p)
{
    const float *values = &p->pixels->x;
    uint64_t sum = 0xcbf29ce484222325U;
    for (size_t i = 0; i < p->width * p->height * 3; i++)
        sum = (sum ^ word_read(&values[i])) * 0x100000001b3U;
    return sum;
}

static void report(const settings *s, const mesh *m, const tree *t, double built, double drawn,
                   ray_counts rays)
{
    const double all = (double)(rays.primary + rays.shadow + rays.bounce);
    printf("%zu triangles, %d-wide tree of %zu nodes and %zu leaf blocks in %.0f ms\n", m->count, t->width,
           t->node_count, t->block_count, built * 1e3);
    printf("%llu primary, %llu shadow and %llu bounce rays in %.2f s, by %s: %.1f million a second\n",
           (unsigned long long)rays.primary, (unsigned long long)rays.shadow, (unsigned long long)rays.bounce,
           drawn, s->tracer->instructions, all / drawn * 1e-6);
}

int main(int argc, char **argv)
{
    /* A pipe that nobody reads and a file that grows too long are errors to be told like others. */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);

    const settings s = settings_read(argc, argv);
    check_isa_variable();
    mesh m = mesh_read(s.mesh_path, s.up);
    output_check(s.out);

    progress_begin("picture", 1, 1);
    progress_stage("building the tree");
    const double begun = seconds_now();
    triangle *flat = mesh_flatten(&m);
    tree t = tree_build(flat, m.count, s.tracer->width);
    free(flat);
    const double built = seconds_now();

    progress_stage("drawing");
    picture p = picture_make(s.width, (s.width * 3 + 3) / 4);
    const scene set = scene_of(&m, &t, s.tracer, s.turn / 90, (float)p.width / (float)p.height);
    const ray_counts rays = draw(&set, &p, s.samples);
    const double drawn = seconds_now();
    picture_write(&p, s.out);
    progress_clear();

    report(&s, &m, &t, built - begun, drawn - built, rays);
    printf("%s, pixels %016llx\n", s.out, (unsigned long long)checksum(&p));
    picture_free(&p);
    tree_free(&t);
    mesh_free(&m);
    if (fflush(stdout) != 0 || ferror(stdout))
        fail("cannot write to standard output");
    return EXIT_SUCCESS;
}
