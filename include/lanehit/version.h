/* The version of these headers. The build reads it from here, for the package and for the soname. */
#ifndef LANEHIT_VERSION_H
#define LANEHIT_VERSION_H

#define LH_VERSION_MAJOR  0
#define LH_VERSION_MINOR  2
#define LH_VERSION_PATCH  0
#define LH_VERSION_STRING "0.2.0"

#endif
