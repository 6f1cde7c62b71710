/* Includes the file that LH_EACH_WIDTH names, in quotation marks, for 4, 8 and 16 lanes: for what is written once and
 * wanted of all widths. There LH_W(name) is lh8_name, LH_HALF(name), not of 4 lanes, lh4_name, and LH_LANES 8; likewise
 * of the others. */

#define LH_W(name) lh4_##name
#define LH_LANES   4
#include LH_EACH_WIDTH
#undef LH_W
#undef LH_LANES

#define LH_W(name)    lh8_##name
#define LH_HALF(name) lh4_##name
#define LH_LANES      8
#include LH_EACH_WIDTH
#undef LH_W
#undef LH_HALF
#undef LH_LANES

#define LH_W(name)    lh16_##name
#define LH_HALF(name) lh8_##name
#define LH_LANES      16
#include LH_EACH_WIDTH
#undef LH_W
#undef LH_HALF
#undef LH_LANES

#undef LH_EACH_WIDTH
