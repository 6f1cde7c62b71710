#include "picture.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "font.h"
#include "output.h"
#include "palette.h"

picture picture_make(size_t width, size_t height)
{
    picture p = {width, height, allocate(width * height, sizeof *p.pixels)};
    return p;
}

void picture_free(picture *p)
{
    free(p->pixels);
}

picture picture_beside(const picture *left, const picture *right)
{
    picture both = picture_make(left->width + right->width, left->height);
    for (size_t y = 0; y < both.height; y++) {
        vec3 *row = both.pixels + y * both.width;
        memcpy(row, left->pixels + y * left->width, left->width * sizeof *row);
        memcpy(row + left->width, right->pixels + y * right->width, right->width * sizeof *row);
    }
    return both;
}

picture picture_above(const picture *upper, const picture *lower)
{
    picture both = picture_make(upper->width, upper->height + lower->height);
    size_t count = upper->width * upper->height;
    memcpy(both.pixels, upper->pixels, count * sizeof *both.pixels);
    memcpy(both.pixels + count, lower->pixels, lower->width * lower->height * sizeof *both.pixels);
    return both;
}

void picture_fill(picture *p, size_t left, size_t top, size_t width, size_t height, vec3 ink)
{
    for (size_t y = top; y < top + height && y < p->height; y++)
        for (size_t x = left; x < left + width && x < p->width; x++)
            p->pixels[y * p->width + x] = ink;
}

void picture_text(picture *p, const char *text, size_t x, size_t y, size_t scale, vec3 ink)
{
    for (; *text; text++, x += FONT_ADVANCE * scale)
        for (int row = 0; row < FONT_HEIGHT; row++)
            for (int column = 0; column < FONT_WIDTH; column++)
                if (font_inked(*text, column, row))
                    picture_fill(p, x + (size_t)column * scale, y + (size_t)row * scale, scale, scale, ink);
}

size_t picture_caption_scale(const picture *p)
{
    return p->width < 400 ? 1 : p->width / 200;
}

size_t picture_caption_line(const picture *p)
{
    return picture_caption_scale(p) * (FONT_HEIGHT + 4);
}

void picture_caption(picture *p, size_t line, const char *text, vec3 ink)
{
    size_t step = picture_caption_line(p);
    picture_text(p, text, step, step * line, picture_caption_scale(p), ink);
}

static unsigned char encode(float linear)
{
    return (unsigned char)(srgb_encode(fminf(fmaxf(linear, 0), 1)) * 255 + 0.5F);
}

static unsigned char *encode_all(const picture *p)
{
    unsigned char *bytes = allocate(p->width * p->height, 3);
    for (size_t i = 0; i < p->width * p->height; i++) {
        bytes[i * 3] = encode(p->pixels[i].x);
        bytes[i * 3 + 1] = encode(p->pixels[i].y);
        bytes[i * 3 + 2] = encode(p->pixels[i].z);
    }
    return bytes;
}

void picture_write(const picture *p, const char *path)
{
    png_image header = {.version = PNG_IMAGE_VERSION,
                        .width = (png_uint_32)p->width,
                        .height = (png_uint_32)p->height,
                        .format = PNG_FORMAT_RGB};
    unsigned char *bytes = encode_all(p);
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(header);
    unsigned char *file = allocate(size, 1);
    if (!png_image_write_to_memory(&header, file, &size, 0, bytes, 0, NULL))
        fail("cannot write '%s': %s", path, header.message);
    output_write(path, file, size);
    free(file);
    free(bytes);
}
