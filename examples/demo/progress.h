/* One line on the terminal that says what a long scene is doing. */
#ifndef DEMO_PROGRESS_H
#define DEMO_PROGRESS_H

/* Seconds since some fixed moment. */
double seconds_now(void);

/* A scene begins; nothing is shown in its first second. */
void progress_begin(const char *scene);

/* What it does now, such as "avx2". */
void progress_stage(const char *stage);

/* Call it now and then from the thread that began the scene: it draws the line when that is due. */
void progress_tick(void);

/* Wipes the line, if there is one. */
void progress_clear(void);

#endif
