/* Walks 4, 8 and 16 wide, for the processor that this file is compiled for; the build compiles it once for each kind,
 * with another TRACERS. Nothing here is called but through that table, so no code of one kind gets into another. */
#include <lanehit/inline.h>

#include "meet_one.h"
#include "tracer_table.h"

#define WIDTH          4
#define LH(name)       lh4_##name
#define OF_WIDTH(name) name##_4
#include "triangles.h"
#include "walk.h"
#undef WIDTH
#undef LH
#undef OF_WIDTH

#define WIDTH          8
#define LH(name)       lh8_##name
#define OF_WIDTH(name) name##_8
#include "triangles.h"
#include "walk.h"
#undef WIDTH
#undef LH
#undef OF_WIDTH

#define WIDTH          16
#define LH(name)       lh16_##name
#define OF_WIDTH(name) name##_16
#include "triangles.h"
#include "walk.h"
#undef WIDTH
#undef LH
#undef OF_WIDTH

#define NAME_OF(text)      NAME_OF_TEXT(text)
#define NAME_OF_TEXT(text) #text

const tracer_table TRACERS = {{{NAME_OF(INSTRUCTIONS), 4, closest_4, occluded_4},
                               {NAME_OF(INSTRUCTIONS), 8, closest_8, occluded_8},
                               {NAME_OF(INSTRUCTIONS), 16, closest_16, occluded_16}}};
