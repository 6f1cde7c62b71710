/* Elements of arrays of structs to columns, by quads: for a lanes.h that has nothing wider. Include after its quads. */
#ifndef LANEHIT_SRC_ROWS_H
#define LANEHIT_SRC_ROWS_H

enum { ROWS = 4 };

static inline void rows_to_columns(const float *const row[ROWS], unsigned width, float *const column[4])
{
    quad rows[ROWS];
    for (int r = 0; r < ROWS; r++)
        rows[r] = width == 3 ? quad_load3(row[r]) : quad_load(row[r]);
    quad_transpose(rows);
    for (unsigned k = 0; k < width; k++)
        quad_store(column[k], rows[k]);
}

#endif
