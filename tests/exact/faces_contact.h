/* Manifolds of shapes with faces: whether the points that are given are on both surfaces, and no deeper than the shapes
 * are. Which of the points of both faces stay is not asked. */
#ifndef LANEHIT_TESTS_EXACT_FACES_CONTACT_H
#define LANEHIT_TESTS_EXACT_FACES_CONTACT_H

#include "axis_contact.h"

/* What is documented: by how much less than the best the axis may separate both, and how far beyond a rim a point may
 * be. */
typedef struct face_rooms {
    double bias, slack;
} face_rooms;

/* A single point may be that of the contact. */
void judge_points_of_faces(const contact_oracle *oracle, const float *floats, const answer *given,
                           face_rooms rooms, finding *out);

#endif
