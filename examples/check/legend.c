/* legend PICTURE: the picture of the raycast scene says what its colours are: there is writing above the left
 * half, and above the right one the whole palette, from left to right. */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>

#include "../demo/palette.h"

typedef struct image {
    size_t width, band; /* the band above the halves */
    const unsigned char *bytes;
} image;

static int has_color(const image *p, size_t x, size_t y, unsigned rgb, int tolerance)
{
    const unsigned char *pixel = p->bytes + (y * p->width + x) * 3;
    return abs(pixel[0] - (int)(rgb >> 16 & 255)) <= tolerance &&
           abs(pixel[1] - (int)(rgb >> 8 & 255)) <= tolerance &&
           abs(pixel[2] - (int)(rgb & 255)) <= tolerance;
}

static size_t count_ink(const image *p)
{
    size_t inked = 0;
    for (size_t y = 0; y < p->band; y++)
        for (size_t x = 0; x < p->width / 2; x++)
            inked += has_color(p, x, y, COLOR_INK, 0) ? 1 : 0;
    return inked;
}

static int has_palette(const image *p, size_t y)
{
    int next = 0;
    for (size_t x = p->width / 2; x < p->width && next < palette_heat.count; x++)
        next += has_color(p, x, y, palette_heat.stops[next], 4);
    return next == palette_heat.count;
}

static size_t count_palette_rows(const image *p)
{
    size_t rows = 0;
    for (size_t y = 0; y < p->band; y++)
        rows += has_palette(p, y) ? 1 : 0;
    return rows;
}

int main(int argc, char **argv)
{
    png_image header = {.version = PNG_IMAGE_VERSION};
    if (argc != 2 || !png_image_begin_read_from_file(&header, argv[1]))
        return fprintf(stderr, "legend: no picture\n"), EXIT_FAILURE;
    header.format = PNG_FORMAT_RGB;
    unsigned char *bytes = malloc((size_t)3 * header.width * header.height);
    if (!bytes || !png_image_finish_read(&header, NULL, bytes, 0, NULL))
        return fprintf(stderr, "legend: %s\n", header.message), EXIT_FAILURE;
    image p = {header.width, header.height / 8, bytes};
    size_t inked = count_ink(&p), rows = count_palette_rows(&p);
    free(bytes);
    printf("%zu pixels of ink on the left, %zu rows of the palette on the right\n", inked, rows);
    return inked > 500 && rows > 5 ? EXIT_SUCCESS : EXIT_FAILURE;
}
