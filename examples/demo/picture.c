#include "picture.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
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

void picture_put(picture *p, const picture *part, size_t left, size_t top)
{
    for (size_t y = 0; y < part->height; y++)
        memcpy(p->pixels + (top + y) * p->width + left, part->pixels + y * part->width,
               part->width * sizeof *p->pixels);
}

void picture_fill(picture *p, size_t left, size_t top, size_t width, size_t height, vec3 ink)
{
    for (size_t y = top; y < top + height && y < p->height; y++)
        for (size_t x = left; x < left + width && x < p->width; x++)
            p->pixels[y * p->width + x] = ink;
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
