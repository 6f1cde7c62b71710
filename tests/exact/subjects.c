#include "subject.h"

#define SUBJECT(name) extern const subject name;
#include "subjects.inc"
#undef SUBJECT

const subject *const all_subjects[SUBJECT_COUNT] = {
#define SUBJECT(name) &name,
#include "subjects.inc"
#undef SUBJECT
};
