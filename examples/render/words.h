/* Memory for trees. */
#ifndef RENDER_WORDS_H
#define RENDER_WORDS_H

#include "tree.h"

/* So many words, to be freed. What is not written to takes no memory. */
float *allocate_words(size_t count);

#endif
