#include "avx512/lanes.h"

#define INLINED inlined_raycast_avx512
#include "one_ray.h"
