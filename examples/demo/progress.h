/* One line on the terminal that says what a long scene is doing, and how far that is; a line a minute where stderr is
 * no terminal. LANEHIT_PROGRESS_SECONDS is another time than a minute. */
#ifndef DEMO_PROGRESS_H
#define DEMO_PROGRESS_H

/* Seconds since some fixed moment. */
double seconds_now(void);

/* A scene begins, the one of this number, counted from 1, of so many; nothing is shown in its first second. */
void progress_begin(const char *scene, unsigned number, unsigned of);

/* What it does now, such as "avx2". */
void progress_stage(const char *stage);

/* Call it now and then from the thread that began the scene: it draws the line when that is due. */
void progress_tick(void);

/* Wipes the line, if there is one. */
void progress_clear(void);

#endif
