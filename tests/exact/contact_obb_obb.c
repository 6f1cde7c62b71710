/* Closed oriented boxes within a margin of each other. */
#include "obb_pair_contact.h"

static const contact_oracle oracle = {OBB_PAIR_ORACLE};

#define NOT_TURNED 0, 0, 0, 1
#define CUBE       0, 0, 0, 1, 1, 1, NOT_TURNED
#define BESIDE(x)  x, 0, 0, 1, 1, 1, NOT_TURNED

/* Of the half extents of 6 in all 56u are padded. */
static const sentence sentences[] = {
    {"touching", {CUBE, BESIDE(2), 0}, .hit = 1},
    {"apart by 330u", {CUBE, BESIDE(2 + 0x1.4ap-16f), 0}, .hit = 1},
    {"by 340u", {CUBE, BESIDE(2 + 0x1.54p-16f), 0}},
    {"as deep as is asked", {CUBE, BESIDE(1.5f), -0.5f}, .hit = 1},
    {"not so deep", {CUBE, BESIDE(1.5001f), -0.5f}},
    {"corner to corner, within 1 of each other along all axes",
     {CUBE, 3, 3, 3, 1, 1, 1, NOT_TURNED, 1},
     .hit = 1},
    {"no rotation", {CUBE, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 9}},
    {0},
};

const subject contact_obb_obb = {
    .query = LH_QUERY_contact_obb_obb,
    .name = "contact_obb_obb",
    .layout = OBB_PAIR_LAYOUT "r",
    .cases_of = &overlap_obb_obb,
    .contact = &oracle,
    .sentences = sentences,
};
