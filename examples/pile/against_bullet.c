/* The pile beside Bullet: in each step both find pairs and contacts of the same bodies, where the pile's solver has put
 * them, on one thread. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../demo/fail.h"
#include "against/bullet.h"
#include "pile.h"

const char program_name[] = "pile-against-bullet";

enum { BODIES = 10000, STEPS = 600, ROWS = 10, QUICK_BODIES = 200, QUICK_STEPS = 100, SEED = 1 };

/* On the processor: what others do meanwhile does not count. */
static double seconds_on_cpu(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bullet *bullet_of(const pile *p)
{
    bullet *b = bullet_make();
    for (size_t i = 0; i < p->body_count; i++) {
        const body *one = &p->bodies[i];
        if (one->kind == BODY_SPHERE)
            bullet_add_sphere(b, one->radius);
        else if (one->kind == BODY_CAPSULE)
            bullet_add_capsule(b, one->radius, one->half.y);
        else
            bullet_add_box(b, &one->half.x);
    }
    for (int i = 0; i < BOWL_PLANES; i++)
        bullet_add_half_space(b, p->bowl[i]);
    return b;
}

typedef struct times {
    double pairs, contacts, bullet;
} times;

static void find_contacts(pile *p)
{
    pile_begin_contacts(p);
    for (int q = 0; q < CONTACT_QUESTIONS; q++)
        pile_find_contacts(p, q);
}

/* Finds what touches, both ways, and then moves on. */
static void take_step(pile *p, bullet *b, times *t)
{
    for (size_t i = 0; i < p->body_count; i++)
        bullet_place(b, i, &p->bodies[i].position.x, &p->bodies[i].rotation.x);
    const double begun = seconds_on_cpu();
    bullet_detect(b);
    const double bullet_done = seconds_on_cpu();
    pile_find_pairs(p);
    const double pairs_done = seconds_on_cpu();
    find_contacts(p);
    const double contacts_done = seconds_on_cpu();
    t->bullet += bullet_done - begun;
    t->pairs += pairs_done - bullet_done;
    t->contacts += contacts_done - pairs_done;
    pile_solve(p);
}

static void compare(size_t bodies, int steps)
{
    pile p = pile_make(bodies, SEED);
    bullet *const b = bullet_of(&p);
    printf("%zu bodies; milliseconds a step\n\n", bodies);
    printf("%5s %8s %8s %8s %8s %6s %10s %10s %10s %10s\n", "", "lanehit", "", "", "bullet", "", "manifolds",
           "contacts", "bullet's", "bullet's");
    printf("%5s %8s %8s %8s %8s %6s %10s %10s %10s %10s\n", "step", "pairs", "contacts", "both", "both",
           "ratio", "", "", "manifolds", "contacts");
    const int steps_a_row = steps / ROWS;
    for (int row = 1; row <= ROWS; row++) {
        times t = {0, 0, 0};
        size_t manifolds, contacts;
        for (int i = 0; i < steps_a_row; i++)
            take_step(&p, b, &t);
        bullet_count(b, &manifolds, &contacts);
        const double both = t.pairs + t.contacts, a_step = 1e3 / steps_a_row;
        printf("%5d %8.3f %8.3f %8.3f %8.3f %6.1f %10zu %10zu %10zu %10zu\n", row * steps_a_row,
               t.pairs * a_step, t.contacts * a_step, both * a_step, t.bullet * a_step, t.bullet / both,
               p.contacts.manifold_count, p.contacts.contact_count, manifolds, contacts);
        fflush(stdout);
    }
    bullet_free(b);
    pile_free(&p);
}

static void print_help(void)
{
    printf("Usage: pile-against-bullet [--quick]\n"
           "\n"
           "A pile of %d bodies, of which in each of %d steps lanehit and Bullet find pairs and contacts. A "
           "row\n"
           "is the mean of a tenth of the steps, and has the counts of its last one.\n"
           "\n"
           "  --quick       %d bodies and %d steps\n"
           "  -h, --help    print this text\n",
           BODIES, STEPS, QUICK_BODIES, QUICK_STEPS);
    finish_output();
}

int main(int argc, char **argv)
{
    const int is_quick = argc == 2 && strcmp(argv[1], "--quick") == 0;
    if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0))
        print_help();
    if (argc > 1 && !is_quick)
        fail("--quick is the only option; try --help");
    if (is_quick)
        compare(QUICK_BODIES, QUICK_STEPS);
    else
        compare(BODIES, STEPS);
    finish_output();
}
