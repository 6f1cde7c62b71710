#include "subject.h"

const subject *const all_subjects[SUBJECT_COUNT] = {
#define SUBJECT(name) &name,
#include "subjects.inc"
#undef SUBJECT
};
