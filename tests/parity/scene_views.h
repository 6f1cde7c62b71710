/* Random pairs for a query, as structs, so far apart as elements are. */
#ifndef LANEHIT_TESTS_PARITY_SCENE_VIEWS_H
#define LANEHIT_TESTS_PARITY_SCENE_VIEWS_H

#include "scene.h"

enum { SCENE_PAIRS = 300, SCENE_WORDS = (SCENE_PAIRS + 63) / 64 };

/* They are there until it is called again. */
void scene_make(unsigned query, dice *d);

/* Of an argument that is a view. */
view scene_view(unsigned query, unsigned argument);

/* Whether a component of a pair is so large that squares of it could overflow. */
int scene_is_huge(unsigned query, size_t pair);

#endif
