/* A choice by blends: for every lanes.h to which those are cheap. Include after its operations. */
#ifndef LANEHIT_SRC_LANES_CHOICE_H
#define LANEHIT_SRC_LANES_CHOICE_H

/* Two values, each the same in every lane, of which signs choose one. */
typedef struct choice {
    lanes positive, negative;
} choice;

static inline choice choice_of(float positive, float negative)
{
    return (choice){lanes_set1(positive), lanes_set1(negative)};
}

static inline choice choice_reversed(choice values)
{
    return (choice){values.negative, values.positive};
}

/* Where both orders of the values are asked for, compilers see that two subtractions do. */
static inline lanes lanes_choose_sub(choice values, lanes by, lanes b)
{
    return lanes_select(lanes_negative(by), lanes_sub(values.negative, b), lanes_sub(values.positive, b));
}

#endif
