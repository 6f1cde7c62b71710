#include "lanehit/grid.h"

/* Compiled with the library, where nothing contracts the two operations. */
float lh_grid_plane(float origin, float cell, int32_t number)
{
    const float product = cell * (float)number;
    return origin + product;
}
