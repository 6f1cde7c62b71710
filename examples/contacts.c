/* Which bodies touch, how deep, and which way apart? */
#include <lanehit/lanehit.h>
#include <stdio.h>

enum { BODIES = 4, PAIRS = 3 };

int main(void)
{
    const float bodies[BODIES][4] = {{0, 0, 0, 1}, {1.5f, 0, 0, 1}, {0, 3, 4, 3.875f}, {0, 0, -9, 1}};
    const lh_pair pairs[PAIRS] = {{0, 1}, {0, 2}, {1, 3}}; /* as a broadphase lists them */
    const float slop = 0.25f;                              /* what is nearer than this is a contact, too */

    /* Both sides are the same bodies, in place, each by one side of the list of pairs. */
    lh_spheres all = lh_spheres_aos(bodies[0], sizeof bodies[0], BODIES);
    lh_spheres first = lh_spheres_indexed(all, &pairs[0].a, sizeof pairs[0], PAIRS);
    lh_spheres second = lh_spheres_indexed(all, &pairs[0].b, sizeof pairs[0], PAIRS);
    lh_numbers margin = lh_numbers_soa(1, &slop);

    uint64_t hits;
    float distance[PAIRS], normal[3][PAIRS];
    const lh_xyz normals = {normal[0], normal[1], normal[2]};
    lh_status status = lh_contact_sphere_sphere(&first, &second, &margin, &hits, distance, &normals, NULL);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        return 1;
    }
    for (int i = 0; i < PAIRS; i++)
        if (hits >> i & 1)
            printf("%u with %u: %g along (%g, %g, %g); ", pairs[i].a, pairs[i].b, distance[i], normal[0][i],
                   normal[1][i], normal[2][i]);
    printf("%zu of %d pairs\n", lh_hits_count(&hits, PAIRS), PAIRS);
}
