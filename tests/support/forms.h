/* The forms in which an operand can be given: how its arrays lie in memory, whether one element stands
 * for all, and whether an index says which elements are meant. */
#ifndef LANEHIT_TESTS_FORMS_H
#define LANEHIT_TESTS_FORMS_H

#include "dice.h"
#include "guarded.h"
#include "views.h"

/* Where the arrays of an operand begin, in which block of memory, and their strides, as in the view: 0 for packed. The
 * same stride for those of which the view holds it in one place. */
typedef struct layout {
    struct {
        unsigned block;
        uint32_t offset, stride;
    } at[LH_MOST_ARRAYS];
} layout;

typedef struct form {
    const char *name;
    layout (*lay_out)(dice *d, const lh_shape *shape, unsigned present);
    bool one;
    bool indexed;
    uint32_t index_stride; /* as in the view: 0 for packed */

    /* Where not NULL: makes the view, in memory of its own, and the pool is not asked. */
    view (*place)(const struct form *f, dice *d, const lh_shape *shape, unsigned present, size_t count);
} form;

enum { FORMS = 23 };
extern const form forms[FORMS];

/* No element of any layout takes more bytes, from its beginning to that of the next. */
enum { MOST_ELEMENT_BYTES = 256 };

/* One of so many elements is used where there is an index. */
enum { INDEX_SPREAD = 2 };

/* Which arrays are there, bit k for array k: what is needed, some of the alternatives, each that is optional or not. */
unsigned draw_present(dice *d, const lh_shape *shape);

/* A view of count elements in this form, in blocks that the pool gives, with the arrays that are present. The memory of
 * the elements is there, and yet to be filled by view_store. */
view form_place(const form *f, dice *d, const lh_shape *shape, unsigned present, size_t count,
                guarded_pool *pool);

#endif
