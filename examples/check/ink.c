/* ink PICTURE: how many of the pixels in its lower half, below all captions, are much darker than paper. */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    png_image header = {.version = PNG_IMAGE_VERSION};
    if (argc != 2 || !png_image_begin_read_from_file(&header, argv[1]))
        return EXIT_FAILURE;
    header.format = PNG_FORMAT_GRAY;
    const size_t pixels = (size_t)header.width * header.height;
    unsigned char *gray = malloc(pixels);
    if (!gray || !png_image_finish_read(&header, NULL, gray, 0, NULL))
        return EXIT_FAILURE;
    size_t dark = 0;
    for (size_t i = pixels / 2; i < pixels; i++)
        dark += gray[i] < 224;
    printf("%zu\n", dark);
    free(gray);
    return EXIT_SUCCESS;
}
