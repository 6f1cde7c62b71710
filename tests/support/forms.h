/* The forms in which an operand can be given: how its components lie in memory, whether one element stands
 * for all, and whether an index says which elements are meant. */
#ifndef LANEHIT_TESTS_FORMS_H
#define LANEHIT_TESTS_FORMS_H

#include "guarded.h"
#include "shapes.h"

/* Where the components of element 0 lie, and how far apart elements are. */
typedef struct layout {
    uint32_t stride[STRIDE_GROUPS]; /* as in the view: 0 for packed */
    struct {
        unsigned block;
        uint32_t offset;
    } at[MOST_COMPONENTS];
} layout;

typedef struct form {
    const char *name;
    layout (*lay_out)(dice *d, const shape *kind, unsigned present);
    bool one;
    bool indexed;
    uint32_t index_stride; /* as in the view: 0 for packed */

    /* Where not NULL: makes the view, in memory of its own, and the pool is not asked. */
    view (*place)(const struct form *f, dice *d, const shape *kind, unsigned present, size_t count);
} form;

enum { FORMS = 23 };
extern const form forms[FORMS];

/* No element of any layout takes more bytes, from its begin to that of the next. */
enum { MOST_ELEMENT_BYTES = 128 };

/* One of so many elements is used where there is an index. */
enum { INDEX_SPREAD = 2 };

/* A view of count elements in this form, in blocks that the pool gives; present says with which components.
 * The memory of the elements is there, and yet to be filled by view_store. */
view form_place(const form *f, dice *d, const shape *kind, unsigned present, size_t count,
                guarded_pool *pool);

#endif
