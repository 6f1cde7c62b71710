/* A query's arguments, one after the other, by the preprocessor. For example, of
 *     QUERY(overlap_aabb_aabb, (AABBS, a), (AABBS, b), (HITS, hits))
 * LH_EACH(DO, name, ...) is DO(overlap_aabb_aabb, 1, AABBS, a) DO(overlap_aabb_aabb, 2, AABBS, b)
 * DO(overlap_aabb_aabb, 3, HITS, hits). */
#ifndef LANEHIT_SRC_DESCRIPTION_EACH_ARGUMENT_H
#define LANEHIT_SRC_DESCRIPTION_EACH_ARGUMENT_H

#define LH_EACH(DO, query, ...)                                                                              \
    LH_EACH_OF(__VA_ARGS__, LH_EACH_12, LH_EACH_11, LH_EACH_10, LH_EACH_9, LH_EACH_8, LH_EACH_7, LH_EACH_6,  \
               LH_EACH_5, LH_EACH_4, LH_EACH_3, LH_EACH_2, ~)                                                \
    (DO, query, __VA_ARGS__)
#define LH_EACH_OF(a, b, c, d, e, f, g, h, i, j, k, l, chosen, ...) chosen

/* DO(query, a, b, c) of a query that has three arguments, each as (kind, name); else nothing. */
#define LH_OF_THREE(DO, query, ...)                                                                          \
    LH_EACH_OF(__VA_ARGS__, LH_OTHER, LH_OTHER, LH_OTHER, LH_OTHER, LH_OTHER, LH_OTHER, LH_OTHER, LH_OTHER,  \
               LH_OTHER, LH_THREE, LH_OTHER, ~)                                                              \
    (DO, query, __VA_ARGS__)
#define LH_THREE(DO, query, a, b, c) DO(query, a, b, c)
#define LH_OTHER(DO, query, ...)

#define LH_EACH_2(DO, query, a, b)             LH_DO(DO, query, 1, a) LH_DO(DO, query, 2, b)
#define LH_EACH_3(DO, query, a, b, c)          LH_EACH_2(DO, query, a, b) LH_DO(DO, query, 3, c)
#define LH_EACH_4(DO, query, a, b, c, d)       LH_EACH_3(DO, query, a, b, c) LH_DO(DO, query, 4, d)
#define LH_EACH_5(DO, query, a, b, c, d, e)    LH_EACH_4(DO, query, a, b, c, d) LH_DO(DO, query, 5, e)
#define LH_EACH_6(DO, query, a, b, c, d, e, f) LH_EACH_5(DO, query, a, b, c, d, e) LH_DO(DO, query, 6, f)
#define LH_EACH_7(DO, query, a, b, c, d, e, f, g)                                                            \
    LH_EACH_6(DO, query, a, b, c, d, e, f) LH_DO(DO, query, 7, g)
#define LH_EACH_8(DO, query, a, b, c, d, e, f, g, h)                                                         \
    LH_EACH_7(DO, query, a, b, c, d, e, f, g) LH_DO(DO, query, 8, h)
#define LH_EACH_9(DO, query, a, b, c, d, e, f, g, h, i)                                                      \
    LH_EACH_8(DO, query, a, b, c, d, e, f, g, h) LH_DO(DO, query, 9, i)
#define LH_EACH_10(DO, query, a, b, c, d, e, f, g, h, i, j)                                                  \
    LH_EACH_9(DO, query, a, b, c, d, e, f, g, h, i) LH_DO(DO, query, 10, j)
#define LH_EACH_11(DO, query, a, b, c, d, e, f, g, h, i, j, k)                                               \
    LH_EACH_10(DO, query, a, b, c, d, e, f, g, h, i, j) LH_DO(DO, query, 11, k)
#define LH_EACH_12(DO, query, a, b, c, d, e, f, g, h, i, j, k, l)                                            \
    LH_EACH_11(DO, query, a, b, c, d, e, f, g, h, i, j, k) LH_DO(DO, query, 12, l)

#define LH_DO(DO, query, position, argument) LH_DO_WITH(DO, query, position, LH_UNPACKED argument)
#define LH_UNPACKED(kind, name)              kind, name
#define LH_DO_WITH(DO, query, position, ...) DO(query, position, __VA_ARGS__)

/* What goes before an argument in a list of them. */
#define LH_COMMA_BEFORE_1
#define LH_COMMA_BEFORE_2  ,
#define LH_COMMA_BEFORE_3  ,
#define LH_COMMA_BEFORE_4  ,
#define LH_COMMA_BEFORE_5  ,
#define LH_COMMA_BEFORE_6  ,
#define LH_COMMA_BEFORE_7  ,
#define LH_COMMA_BEFORE_8  ,
#define LH_COMMA_BEFORE_9  ,
#define LH_COMMA_BEFORE_10 ,
#define LH_COMMA_BEFORE_11 ,
#define LH_COMMA_BEFORE_12 ,

#endif
