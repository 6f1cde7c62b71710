/* The same rays through the walks of this example and through Embree, where that is installed: how long they take, ray
 * by ray on one thread, and whether the answers are the same.
 *
 *   render-against [--all] [--width N] [--rounds N] [MESH]...      and a soup of triangles at the end
 *
 * Contenders take turns, round by round; of each the shortest time counts, shown in nanoseconds a ray and as a ratio to
 * the first of them. Every answer that differs from that of the first is judged: see judge.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../demo/fail.h"
#include "contender.h"
#include "judge.h"
#include "workload.h"

const char program_name[] = "render-against";

enum { SOUP = 262144 };

typedef struct plan {
    size_t width, rounds;
    int all; /* of the walks here, not the best alone */
} plan;

/* Seconds that this thread has had of a processor: others may be at work here. */
static double seconds_used(void)
{
    struct timespec used;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return (double)used.tv_sec + (double)used.tv_nsec * 1e-9;
}

static double round_time(const contender *c, const job *j, int is_occlusion)
{
    if (c->prepare)
        c->prepare(c->world, j);
    const double begun = seconds_used();
    if (is_occlusion)
        c->occluded(c->world, j);
    else
        c->closest(c->world, j);
    const double taken = seconds_used() - begun;
    if (c->finish)
        c->finish(c->world, j);
    return taken;
}

static void print_row(const char *scene, const char *row, const contender *c, const job *j, double ns,
                      double ratio)
{
    size_t hits = 0;
    for (size_t i = 0; i < j->count; i++)
        hits += j->hits[i].t < INFINITY;
    printf("%-8.8s %-16s %-18s %8zu %8zu %8.1f %6.2f", scene, row, c->name, j->count, hits, ns, ratio);
}

static void print_verdicts(const verdicts *v)
{
    printf(" %6zu %8zu %7zu %7zu\n", v->tie, v->rounding, v->one_wrong, v->other_wrong);
}

/* One row of the table for each contender; whether the first was ever wrong. */
static int run_row(const char *scene, const char *row, const triangle *flat, size_t triangles,
                   const contender *all, size_t count, const ray_list *rays, int is_occlusion, const plan *p)
{
    double best[CONTENDERS_MOST];
    job jobs[CONTENDERS_MOST];
    for (size_t k = 0; k < count; k++) {
        jobs[k] = (job){rays->rays, allocate(rays->count, sizeof(hit)), rays->count};
        best[k] = INFINITY;
    }
    for (size_t round = 0; round < p->rounds; round++)
        for (size_t k = 0; k < count; k++)
            best[k] = fmin(best[k], round_time(&all[k], &jobs[k], is_occlusion));
    int is_wrong = 0;
    for (size_t k = 0; k < count; k++) {
        const verdicts v = judge(flat, triangles, &jobs[0], jobs[k].hits, is_occlusion);
        print_row(scene, row, &all[k], &jobs[k], best[k] / (double)rays->count * 1e9, best[k] / best[0]);
        print_verdicts(&v);
        is_wrong |= v.one_wrong > 0;
    }
    for (size_t k = 0; k < count; k++)
        free(jobs[k].hits);
    return is_wrong;
}

static int run_scene(const char *name, const mesh *m, const plan *p)
{
    contender all[CONTENDERS_MOST];
    triangle *flat = mesh_flatten(m);
    size_t count = lanehit_contenders(all, 0, flat, m->count, !p->all);
#if defined(RENDER_EMBREE)
    count = embree_contenders(all, count, flat, m->count);
#endif
    const tracer *found[TRACERS_MOST];
    tracers_here(found);
    tree t = tree_build(flat, m->count, found[0]->width);
    workload w = workload_make(m, p->width, found[0], &t);
    tree_free(&t);

    int is_wrong = run_row(name, "camera", flat, m->count, all, count, &w.camera, 0, p);
    is_wrong |= run_row(name, "shadow", flat, m->count, all, count, &w.shadow, 1, p);
    is_wrong |= run_row(name, "bounce", flat, m->count, all, count, &w.bounce, 0, p);
    is_wrong |= run_row(name, "bounce occluded", flat, m->count, all, count, &w.bounce, 1, p);
    fflush(stdout);
    free(flat);
    workload_free(&w);
    for (size_t k = 0; k < count; k++)
        all[k].free_world(all[k].world);
    return is_wrong;
}

static size_t number_after(int argc, char **argv, int i)
{
    char *end = NULL;
    const long value = i + 1 < argc ? strtol(argv[i + 1], &end, 10) : 0;
    if (value < 1 || value > 8192 || *end != '\0')
        fail("%s wants a number, 1 to 8192", argv[i]);
    return (size_t)value;
}

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static _Noreturn void print_and_leave(const char *text)
{
    printf("%s\n", text);
    if (fflush(stdout) != 0)
        fail("cannot write to standard output");
    exit(EXIT_SUCCESS);
}

int main(int argc, char **argv)
{
    plan p = {512, 7, 0};
    int i = 1, is_wrong = 0;
    for (; i < argc && argv[i][0] == '-'; i++) {
        if (strcmp(argv[i], "--all") == 0)
            p.all = 1;
        else if (strcmp(argv[i], "--width") == 0)
            p.width = number_after(argc, argv, i++);
        else if (strcmp(argv[i], "--rounds") == 0)
            p.rounds = number_after(argc, argv, i++);
        else if (strcmp(argv[i], "--help") == 0)
            print_and_leave("Usage: render-against [--all] [--width N] [--rounds N] [MESH]...");
        else if (strcmp(argv[i], "--version") == 0)
            print_and_leave(lh_version());
        else
            fail("unknown option '%s'; try --help", argv[i]);
    }
    printf("%-8s %-16s %-18s %8s %8s %8s %6s %6s %8s %7s %7s\n", "mesh", "rays", "by", "rays", "hits", "ns",
           "ratio", "ties", "rounding", "1st", "wrong");
    for (; i < argc; i++) {
        mesh m = mesh_read(argv[i], 'y');
        is_wrong |= run_scene(last_part(argv[i]), &m, &p);
        mesh_free(&m);
    }
    mesh soup = soup_make(SOUP);
    is_wrong |= run_scene("soup", &soup, &p);
    mesh_free(&soup);
    return is_wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
