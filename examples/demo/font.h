/* A small fixed-width font. */
#ifndef DEMO_FONT_H
#define DEMO_FONT_H

enum { FONT_WIDTH = 5, FONT_HEIGHT = 7, FONT_ADVANCE = FONT_WIDTH + 1 };

/* Whether the letter is inked in this column (from the left, below FONT_ADVANCE) and row (from the top).
 * Knows a to z, 0 to 9 and . , : % -; anything else is blank. */
int font_inked(char letter, int column, int row);

#endif
