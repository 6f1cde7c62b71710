/* What query.h, check.h and grid_check.h say, compiled once for all who ask it seldom. */
#include "grid_check.h"

const lh_query *const lh_the_queries = lh_queries;
const lh_kind *const lh_the_kinds = lh_kinds;
const uint8_t *const lh_the_kinds_of_arguments = lh_kinds_of_arguments;

lh_status lh_check_query(unsigned query, const lh_call *call, size_t *n)
{
    return lh_check(&lh_queries[query], call, n);
}

lh_status lh_check_cells(unsigned query, const lh_call *call, size_t *cells)
{
    return lh_check_grid(query, call, cells);
}

const lh_shape *lh_shape_of(unsigned query, unsigned argument)
{
    return lh_kind_of(&lh_queries[query], argument)->shape;
}

const lh_shape *lh_shape_of_kind(lh_kind_name kind)
{
    return lh_kinds[kind].shape;
}

#define SHAPE(name, argument) const lh_shape *const lh_the_shape_##name = &lh_shape_##name;
#include "lanehit/shapes.def"
