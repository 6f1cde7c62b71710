/* The sheet at rest, as a picture. */
#ifndef DEMO_SCENE_CLOTH_H
#define DEMO_SCENE_CLOTH_H

#include "../drape/drape.h"
#include "scene.h"

void scene_cloth_draw(demo *d, const drape *of);

#endif
