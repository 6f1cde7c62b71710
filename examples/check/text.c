/* text: each letter that captions may have is drawn, and none looks like another; where there is no font too. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "../demo/palette.h"
#include "../demo/text.h"

const char program_name[] = "text";

enum { WIDTH = 960, HEIGHT = 40, BASELINE = 25, FIRST = '!', LAST = '~', LETTERS = LAST - FIRST + 1 };

static int failed;

static void expect(int holds, const char *what, const char *text)
{
    if (!holds)
        printf("'%s': %s\n", text, what);
    failed |= !holds;
}

static picture paper(void)
{
    picture p = picture_make(WIDTH, HEIGHT);
    picture_fill(&p, 0, 0, WIDTH, HEIGHT, color(COLOR_PAPER));
    return p;
}

static picture written(text_size size, float x, float baseline, const char *text)
{
    picture p = paper();
    text_write(&p, size, x, baseline, text, color(COLOR_INK));
    return p;
}

static bool are_equal(vec3 a, vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

/* Pixels that are not paper, in rows `top` to `bottom`. */
static size_t inked(const picture *p, size_t top, size_t bottom)
{
    const vec3 blank = color(COLOR_PAPER);
    size_t count = 0;
    for (size_t i = top * p->width; i < bottom * p->width; i++)
        count += !are_equal(p->pixels[i], blank);
    return count;
}

static size_t differing(const picture *a, const picture *b)
{
    size_t count = 0;
    for (size_t i = 0; i < a->width * a->height; i++)
        count += !are_equal(a->pixels[i], b->pixels[i]);
    return count;
}

static void check_letters(void)
{
    picture drawn[LETTERS];
    for (int i = 0; i < LETTERS; i++) {
        const char text[] = {(char)(FIRST + i), '\0'};
        drawn[i] = written(TEXT_LABEL, 20, BASELINE, text);
        expect(inked(&drawn[i], 0, HEIGHT) > 3, "not drawn", text);
        for (int k = 0; k < i; k++)
            if (text[0] != 'l' || FIRST + k != 'I') /* which many fonts draw alike */
                expect(differing(&drawn[i], &drawn[k]) > 3, "looks like an earlier letter", text);
    }
    const picture *a = &drawn['a' - FIRST], *q = &drawn['q' - FIRST];
    expect(inked(q, BASELINE + 2, HEIGHT) > 0, "does not reach below the line", "q");
    expect(inked(a, BASELINE + 2, HEIGHT) == 0, "reaches below the line", "a");
    for (int i = 0; i < LETTERS; i++)
        picture_free(&drawn[i]);
}

static void check_sizes(void)
{
    const char *text = "98,304 boxes that move";
    const picture small = paper(), large = {.width = (size_t)2 * WIDTH};
    const float label = text_width(&small, TEXT_LABEL, text),
                caption = text_width(&small, TEXT_CAPTION, text);
    const float twice = text_width(&large, TEXT_LABEL, text);
    expect(caption > label * 1.1F, "a caption is no larger than a label", text);
    expect(fabsf(twice - 2 * label) < 0.02F * label, "is not as large in a picture twice as large", text);
    picture p = written(TEXT_LABEL, 0, BASELINE, text);
    for (size_t x = (size_t)label + 2; x < WIDTH; x++)
        for (size_t y = 0; y < HEIGHT; y++)
            expect(are_equal(p.pixels[y * WIDTH + x], small.pixels[0]), "is wider than it says", text);
    picture_free(&p);
    free(small.pixels);
}

/* What is out of the picture is left out. */
static void check_edges(void)
{
    static const float places[][2] = {
        {-30, BASELINE}, {WIDTH - 20, BASELINE}, {20, 3},           {20, HEIGHT + 3},
        {20, -100},      {20, HEIGHT + 100},     {-2000, BASELINE}, {2 * WIDTH, BASELINE}};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        picture p = written(TEXT_CAPTION, places[i][0], places[i][1], "queried");
        const size_t count = inked(&p, 0, HEIGHT);
        expect(i < 4 ? count > 0 : count == 0, i < 4 ? "nothing of it is left" : "is where it cannot be",
               "queried");
        picture_free(&p);
    }
}

int main(void)
{
    check_letters();
    check_sizes();
    check_edges();
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
