/* Reading and writing through views: the address rule of lanehit.h, spelled out once more, so that what the
 * backends make of it is compared with something. */
#ifndef LANEHIT_TESTS_VIEWS_H
#define LANEHIT_TESTS_VIEWS_H

#include "shapes.h"

/* Element i of the view; absent components are 0. */
element view_load(const shape *kind, const view *v, size_t i);

/* Makes e element i of the view, so far as no other element shares its memory. */
void view_store(const shape *kind, const view *v, size_t i, const element *e);

/* A view of n packed elements in columns, which has room for n * kind->components floats: those that the
 * view v pairs with the tests 0 .. n - 1. The same components are present. */
view view_pack(const shape *kind, const view *v, size_t n, float *columns);

#endif
