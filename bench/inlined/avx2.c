#include "avx2/lanes.h"

#define INLINED inlined_raycast_avx2
#include "one_ray.h"
