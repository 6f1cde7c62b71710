/* REFUSED(lh_pairs_keep(NULL, memory, size), 1, LH_ERROR_NULL_VIEW, "lh_pairs_keep: ...") asserts that a call is
 * refused so, and that it leaves `found`, which the caller has and has set to 77. */
#ifndef LANEHIT_TESTS_PAIRS_REFUSED_H
#define LANEHIT_TESTS_PAIRS_REFUSED_H

#define REFUSED(call, argument, kind, text)                                                                  \
    do {                                                                                                     \
        const lh_status status = call;                                                                       \
        assert_int_equal(lh_status_argument(status), argument);                                              \
        assert_int_equal(lh_status_kind(status), kind);                                                      \
        assert_string_equal(lh_status_text(status), text);                                                   \
        assert_int_equal(found[0], 77);                                                                      \
    } while (0)

#endif
