#include "text.h"

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <stdlib.h>

#include "fail.h"
#include "palette.h"

/* Cairo finds it by fontconfig. Where it is not installed it takes what is most like it, and where there is no font at
 * all, letters of its own: there is always something to read. */
static const char font[] = "DejaVu Sans";

/* Of a picture 1 wide. At 960 pixels, which is the usual width, these are 20 and 16. */
static const float ems[] = {[TEXT_CAPTION] = 20 / 960.0F, [TEXT_LABEL] = 16 / 960.0F};

float text_em(const picture *p, text_size size)
{
    return ems[size] * (float)p->width;
}

/* Letters have the shape that the font gives them, and the place: neither depends on how a user likes his screen. */
static void set_font(cairo_t *pen, float em)
{
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(pen, options);
    cairo_font_options_destroy(options);
    cairo_select_font_face(pen, font, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(pen, (double)em);
}

/* What both keep for text to come: without this it would look like a leak. */
static void forget(void)
{
    cairo_debug_reset_static_data();
    FcFini();
}

static void check(cairo_t *pen)
{
    const cairo_status_t status = cairo_status(pen);
    if (status == CAIRO_STATUS_SUCCESS)
        return;
    cairo_destroy(pen);
    fail("cannot draw text: %s", cairo_status_to_string(status));
}

/* On a strip of so many pixels, of which each holds how much of it is covered by ink. To be destroyed. */
static cairo_t *pen_for(float em, size_t width, size_t height)
{
    static int is_remembered;
    if (!is_remembered)
        is_remembered = atexit(forget) == 0;
    cairo_surface_t *strip = cairo_image_surface_create(CAIRO_FORMAT_A8, (int)width, (int)height);
    cairo_t *pen = cairo_create(strip);
    cairo_surface_destroy(strip); /* the pen has it */
    set_font(pen, em);
    check(pen);
    return pen;
}

float text_width(const picture *p, text_size size, const char *text)
{
    cairo_t *pen = pen_for(text_em(p, size), 1, 1);
    cairo_text_extents_t extents;
    cairo_text_extents(pen, text, &extents);
    check(pen);
    cairo_destroy(pen);
    return (float)extents.x_advance;
}

/* Mixed as it is stored: mixed as light, thin dark strokes on light ground would fade. */
static float channel_inked(float ground, float ink, float share)
{
    return srgb_decode((1 - share) * srgb_encode(ground) + share * srgb_encode(ink));
}

static vec3 inked(vec3 ground, vec3 ink, float share)
{
    return (vec3){channel_inked(ground.x, ink.x, share), channel_inked(ground.y, ink.y, share),
                  channel_inked(ground.z, ink.z, share)};
}

/* Inks the picture through the strip, whose first row is the picture's row `top`. */
static void ink_through(picture *p, cairo_surface_t *strip, int top, vec3 ink)
{
    cairo_surface_flush(strip);
    const unsigned char *covered = cairo_image_surface_get_data(strip);
    const int height = cairo_image_surface_get_height(strip), stride = cairo_image_surface_get_stride(strip);
    for (int row = 0; row < height; row++, covered += stride) {
        const ptrdiff_t below = (ptrdiff_t)top + row;
        if (below < 0 || (size_t)below >= p->height)
            continue;
        vec3 *pixels = p->pixels + (size_t)below * p->width;
        for (size_t x = 0; x < p->width; x++)
            pixels[x] = inked(pixels[x], ink, (float)covered[x] / 255);
    }
}

void text_write(picture *p, text_size size, float x, float baseline, const char *text, vec3 ink)
{
    const float em = text_em(p, size), above = ceilf(em * 1.2F), top = floorf(baseline) - above;
    cairo_t *pen = pen_for(em, p->width, (size_t)(above + ceilf(em * 0.5F)) + 1);
    cairo_move_to(pen, (double)x, (double)(baseline - top));
    cairo_show_text(pen, text);
    check(pen);
    ink_through(p, cairo_get_target(pen), (int)top, ink);
    cairo_destroy(pen);
}
