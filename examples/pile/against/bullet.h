/* Bullet's broadphase and narrowphase, for bodies that others move. */
#ifndef PILE_AGAINST_BULLET_H
#define PILE_AGAINST_BULLET_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct bullet bullet;

bullet *bullet_make(void);
void bullet_free(bullet *b);

/* Bodies are numbered from 0 in the order in which they come. Capsules are along their own y. */
void bullet_add_sphere(bullet *b, float radius);
void bullet_add_capsule(bullet *b, float radius, float half_length);
void bullet_add_box(bullet *b, const float *half);
void bullet_add_half_space(bullet *b, const float *plane);

void bullet_place(bullet *b, size_t body, const float *position, const float *rotation);

/* All that it does before its solver: boxes around bodies, pairs, contacts. */
void bullet_detect(bullet *b);

/* What it has found: pairs of bodies that touch or nearly so, and their points. */
void bullet_count(const bullet *b, size_t *manifolds, size_t *contacts);

#ifdef __cplusplus
}
#endif

#endif
