/* legend SCENE PICTURE: the picture of a scene says what it shows and what its colours are. Above each view there is
 * writing, of which nothing is cut off; there is the whole scale, from left to right; there is each single colour of
 * the key, and it is in the view too. No shadow is cut off. */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../demo/head.h"
#include "../demo/palette.h"
#include "../demo/studio.h"

const char program_name[] = "legend";

enum { STOPS = 10, SWATCHES = 9 };

typedef struct key {
    const char *scene;
    size_t views, lines;
    vec3 (*scale)(float t); /* NULL: there is none */
    int all_in_view;        /* the view has all colours of the scale */
    int on_paper;           /* what is drawn stands on white */
    size_t swatch_count;
    vec3 swatches[SWATCHES];
} key;

typedef struct image {
    size_t width, height;
    const unsigned char *bytes;
} image;

/* A part of the image. */
typedef struct part {
    const image *image;
    size_t left, top, right, bottom;
} part;

static int has_color(const image *p, size_t x, size_t y, vec3 c, int tolerance)
{
    const float channels[] = {c.x, c.y, c.z};
    const unsigned char *pixel = p->bytes + (y * p->width + x) * 3;
    for (int i = 0; i < 3; i++)
        if (abs(pixel[i] - (int)(srgb_encode(fminf(channels[i], 1)) * 255 + 0.5F)) > tolerance)
            return 0;
    return 1;
}

static size_t count(const part *p, vec3 c, int tolerance)
{
    size_t found = 0;
    for (size_t y = p->top; y < p->bottom; y++)
        for (size_t x = p->left; x < p->right; x++)
            found += has_color(p->image, x, y, c, tolerance) ? 1 : 0;
    return found;
}

static int is_paper(part p, int tolerance)
{
    return count(&p, color(COLOR_PAPER), tolerance) == (p.right - p.left) * (p.bottom - p.top);
}

/* The stops of the scale, one after the other. */
static int has_scale(const part *p, size_t y, vec3 (*scale)(float t))
{
    int next = 0;
    for (size_t x = p->left; x < p->right && next < STOPS; x++)
        next += has_color(p->image, x, y, scale((float)next / (STOPS - 1)), 4);
    return next == STOPS;
}

static size_t count_scale_rows(const part *p, vec3 (*scale)(float t))
{
    size_t rows = 0;
    for (size_t y = p->top; y < p->bottom; y++)
        rows += has_scale(p, y, scale) ? 1 : 0;
    return rows;
}

static int failed;

static void expect(int holds, const key *k, const char *what, size_t figure)
{
    if (!holds)
        printf("%s: %s (%zu)\n", k->scene, what, figure);
    failed |= !holds;
}

static void check_head(const key *k, part above)
{
    const size_t inked = count(&above, color(COLOR_INK), 48);
    expect(inked > 500, k, "little is written", inked);
    const size_t edge = (above.bottom - above.top) / 8;
    expect(is_paper((part){above.image, above.left, above.top, above.left + edge, above.bottom}, 0) &&
               is_paper((part){above.image, above.right - edge, above.top, above.right, above.bottom}, 0) &&
               is_paper((part){above.image, above.left, above.bottom - 2, above.right, above.bottom}, 0),
           k, "something is cut off", edge);
    if (k->scale) {
        const size_t rows = count_scale_rows(&above, k->scale);
        expect(rows >= 9, k, "the scale is not there", rows);
    }
    for (size_t i = 0; i < k->swatch_count; i++) {
        const size_t found = count(&above, k->swatches[i], 1);
        expect(found >= 100, k, "a colour is not in the key", i);
    }
}

static void check_view(const key *k, part view)
{
    if (k->on_paper)
        expect(is_paper((part){view.image, view.left, view.top, view.left + 1, view.bottom}, 24) &&
                   is_paper((part){view.image, view.right - 1, view.top, view.right, view.bottom}, 24) &&
                   is_paper((part){view.image, view.left, view.bottom - 1, view.right, view.bottom}, 24),
               k, "what is drawn is cut off", 0);
    for (size_t i = 0; i < k->swatch_count; i++)
        expect(count(&view, k->swatches[i], 12) >= 10, k, "a colour of the key is not in the view", i);
    for (size_t i = 0; k->all_in_view && i < STOPS; i++)
        expect(count(&view, k->scale((float)i / (STOPS - 1)), 20) >= 5, k,
               "a colour of the scale is not in the view", i);
}

static int check(const key *k, const image *p)
{
    const size_t top = head_height(p->width, k->lines), width = p->width / k->views;
    for (size_t i = 0; i < k->views; i++) {
        check_head(k, (part){p, i * width, 0, (i + 1) * width, top});
        check_view(k, (part){p, i * width, top, (i + 1) * width, p->height});
    }
    return failed;
}

static vec3 seventh(int i)
{
    return studio_number_color((float)i / 7);
}

static int check_scene(const char *scene, const image *p)
{
    const vec3 clay = studio_color(color(COLOR_CLAY)), green = studio_color(color(COLOR_GREEN)),
               orange = studio_color(color(COLOR_ORANGE)), sky = studio_color(color(COLOR_SKY));
    const key keys[] = {
        {"voxelize", 1, 1, studio_number_color, 1, 1, 0, {clay}},
        {"raycast", 2, 1, number_color, 1, 0, 0, {clay}},
        {"sweep", 2, 2, studio_number_color, 0, 1, 1, {clay}},
        {"sweep-convex", 2, 2, studio_number_color, 0, 1, 1, {clay}},
        {"overlap", 1, 1, studio_number_color, 0, 1, 1, {clay}},
        {"distance", 1, 1, number_color_reversed, 1, 0, 1, {color(COLOR_INK)}},
        {"cull", 1, 1, NULL, 0, 1, 3, {green, orange, clay}},
        {"arm", 1, 1, studio_number_color, 0, 1, 1, {clay}},
        {"pile", 1, 1, NULL, 0, 1, 4, {orange, sky, green, clay}},
        {"cloth", 1, 1, NULL, 0, 1, 2, {sky, clay}},
        {"bounds", 4, 1, NULL, 0, 1, 0, {clay}},
        {"broadphase",
         1,
         1,
         NULL,
         0,
         1,
         9,
         {clay, seventh(0), seventh(1), seventh(2), seventh(3), seventh(4), seventh(5), seventh(6),
          seventh(7)}},
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(keys[i].scene, scene) == 0)
            return check(&keys[i], p);
    return fprintf(stderr, "legend: no scene '%s'\n", scene), 1;
}

int main(int argc, char **argv)
{
    png_image header = {.version = PNG_IMAGE_VERSION};
    if (argc != 3 || !png_image_begin_read_from_file(&header, argv[2]))
        return fprintf(stderr, "legend: no picture\n"), EXIT_FAILURE;
    header.format = PNG_FORMAT_RGB;
    unsigned char *bytes = malloc((size_t)3 * header.width * header.height);
    if (!bytes || !png_image_finish_read(&header, NULL, bytes, 0, NULL))
        return fprintf(stderr, "legend: %s\n", header.message), EXIT_FAILURE;
    const image p = {header.width, header.height, bytes};
    const int status = check_scene(argv[1], &p);
    free(bytes);
    return status ? EXIT_FAILURE : EXIT_SUCCESS;
}
