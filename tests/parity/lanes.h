/* The tests of the lane operations of the instruction set that a program is built for. Each runs a group of
 * cmocka tests and returns how many failed. */
#ifndef LANEHIT_TESTS_PARITY_LANES_H
#define LANEHIT_TESTS_PARITY_LANES_H

int test_lane_arithmetic(void);
int test_lane_memory(void);
int test_lane_words(void);

#endif
