/* Two oriented boxes: drafts. */
#ifndef LANEHIT_TESTS_EXACT_OBB_PAIR_CASES_H
#define LANEHIT_TESTS_EXACT_OBB_PAIR_CASES_H

#include "obb_pair.h"
#include "place.h"

void draft_obbs(source *from, double *draft);

/* The end of a rod on a small plate; nearly parallel, by a quarter of a turn, a third or none; of one shape, turned
 * alike and corner to corner; in whole numbers, and not turned but by halves of a turn. */
void draft_rod_on_plate(source *from, double *draft);
void draft_leaning_obbs(source *from, double *draft);
void draft_corner_to_corner(source *from, double *draft);
void draft_upright_obbs(source *from, double *draft);

#endif
