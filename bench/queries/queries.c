/* What is written about queries, by number; compiled once for the programs, and once for each way to compile the plain
 * loops that meson.build lists. QUERIES: the name of the list. */
#include "loop.h"
#include "written_queries.h"

extern const query_notes *const QUERIES[LH_QUERY_COUNT];
const query_notes *const QUERIES[LH_QUERY_COUNT] = {WRITTEN_QUERIES};
