/* A test of the library as the subject of a proof: families of cases, how to ask the library, and how to
 * judge its answers in exact arithmetic. */
#ifndef LANEHIT_TESTS_EXACT_SUBJECT_H
#define LANEHIT_TESTS_EXACT_SUBJECT_H

#include <stddef.h>
#include <stdint.h>

#include "lanehit/backend.h"
#include "effort.h"
#include "place.h"

enum {
    MOST_FLOATS = 52, /* of one case */
    SHARING = 64,     /* cases in a row with the same limit of time, as one call can have */
    BATCH = 32 * SHARING,
    BATCH_WORDS = BATCH / 64,
    MOST_FLOAT_RESULTS = 46
};

/* What becomes of the deciding number of a case once the others are rounded, where a subject has such a number; of one
 * that has none, nothing. */
typedef enum reaching {
    AS_DRAFTED,
    JUST_TOUCHING, /* the shapes just touch, but for its own rounding */
    REACHING,      /* or now and then they do not, by about as much as a bound allows */
    NEGATED,       /* they touch, and then all lengths change their sign: an empty shape */
    AS_FINISHED,   /* as `finish` has left it: boxes may be inside out */
} reaching;

/* Cases of one kind. */
typedef struct family {
    const char *name;
    void (*draft)(source *s, double *draft);
    locality where;
    int steps;                                /* random floats are nudged by up to so many steps */
    void (*finish)(stream *s, float *floats); /* what is better done after rounding; or NULL */
    reaching reach;                           /* after that */
} family;

/* What the library wrote for a batch; 0 where a test has no such output. */
typedef struct answers {
    uint64_t hits[BATCH_WORDS], inside[BATCH_WORDS];
    float floats[MOST_FLOAT_RESULTS][BATCH]; /* one output after the other */
    int8_t normal[BATCH], more[BATCH];       /* numbers of a byte: the first, and another */
} answers;

/* What it wrote for one case. */
typedef struct answer {
    int hit, inside;
    float floats[MOST_FLOAT_RESULTS];
    int normal, more;
} answer;

/* Places of times among the floats: t_enter or toi, t_exit. */
enum { FIRST_TIME, LAST_TIME };

/* On which side a verdict may never be off. */
typedef enum promise {
    NEVER_MISSES,       /* whatever the query asks for in exact arithmetic is a hit */
    NEVER_HITS_WRONGLY, /* nothing but what the query asks for in exact arithmetic is a hit */
} promise;

typedef struct finding {
    int touches;   /* or is contained: what the query asks for, in exact arithmetic */
    effort effort; /* the most that judging it took */
    double growth; /* of a verdict that is off on the other side, in 2^-23: an over-report: the least growth
                            that makes the exact test hit; an under-report: the least shrinkage that makes it miss */
    double growth_bound; /* what of that is documented */
    double first_error;  /* of the first time, relative to the exact one, in units of u; of over-reports
                            only how late it is */
    double first_early;  /* of an over-report: how early it is */
    double last_late;    /* how late the last time is, likewise */
    const char *broken;  /* in words, another promise that was broken; else NULL */
} finding;

/* Where the deciding number of a case has to be for the shapes just to touch, and 2^-23 of what its bound is relative
 * to, for a number that is off by little. */
typedef struct contact {
    double number, unit;
} contact;

/* A sentence of the contract, a case of it, and the verdict. Behind the last one comes one that says nothing. */
typedef struct sentence {
    const char *says;
    float floats[MOST_FLOATS];
    int hit, inside;
} sentence;

typedef struct subject subject;

struct subject {
    int query; /* LH_QUERY_* */
    const char *name;
    promise promised;
    const char *layout; /* of the floats of a case, as put() reads it */
    int by_inverse;     /* the library is given the reciprocals of directions alone */
    double first_error_bound, first_early_bound, last_late_bound;
    const family *families;
    size_t family_count;
    void (*judge)(const float *floats, const answer *given, finding *out);

    /* Where the families are those of several queries of the same shapes, the layout of their drafts, and where in
     * these each part of a case begins: a point, a length, or a plane. */
    const char *draft_layout;
    const signed char *parts;

    /* The number that decides, and where it has to be; of two places any. Where judge sets no bound, this is the
     * bound, and growth is how far the number is from there. */
    int decisive;
    contact (*touching)(stream *s, const float *floats);
    double bound;

    const sentence *sentences;

    /* Of contacts, which contact_oracle.c judges. */
    const struct contact_oracle *contact;

    /* The cases are those of another query: of contacts of the one that asks whether the shapes overlap, with a margin
     * as the last float; of others they are parts of that one's. */
    const subject *cases_of;
};

/* The one that has the families. */
static inline const subject *drafter_of(const subject *about)
{
    return about->cases_of ? about->cases_of : about;
}

/* All of them: what the files named after queries define, by subjects.inc, which the build writes. */
enum {
#define SUBJECT(name) SUBJECT_##name,
#include "subjects.inc"
#undef SUBJECT
    SUBJECT_COUNT
};
#define SUBJECT(name) extern const subject name;
#include "subjects.inc"
#undef SUBJECT
extern const subject *const all_subjects[SUBJECT_COUNT];

#endif
