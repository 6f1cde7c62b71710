/* How Assimp opens files: each is one that the run reads. */
#ifndef DEMO_MESH_IO_H
#define DEMO_MESH_IO_H

#include <assimp/cfileio.h>

struct aiFileIO mesh_io(void);

#endif
