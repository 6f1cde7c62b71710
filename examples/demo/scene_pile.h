/* The pile at rest, as a picture. */
#ifndef DEMO_SCENE_PILE_H
#define DEMO_SCENE_PILE_H

#include "../pile/pile.h"
#include "scene.h"

void scene_pile_draw(demo *d, const pile *p);

#endif
