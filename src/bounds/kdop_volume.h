/* The volume of a k-DOP. */
#ifndef LANEHIT_SRC_BOUNDS_KDOP_VOLUME_H
#define LANEHIT_SRC_BOUNDS_KDOP_VOLUME_H

/* Of its numbers in the order of the view's arrays, of which `given` are there, as bits. NaN where one of them is. */
double lh_volume_of_kdop(const double *of, unsigned given);

#endif
