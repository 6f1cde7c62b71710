#include "head.h"

#include <stdarg.h>
#include <stdio.h>

#include "palette.h"
#include "text.h"

/* In the size of labels. */
static const float margin = 1.5F, line = 1.5F, gap = 1.2F, scale_width = 20;

static float em(const head *h)
{
    return text_em(h->picture, TEXT_LABEL);
}

size_t head_height(size_t width, size_t lines)
{
    const picture p = {.width = width};
    return (size_t)ceilf((2 * margin + line * (2 + (float)lines)) * text_em(&p, TEXT_LABEL));
}

picture picture_under_heads(const picture *views, size_t count, size_t lines)
{
    const size_t width = views->width * count, height = head_height(width, lines);
    picture whole = picture_make(width, height + views->height);
    picture_fill(&whole, 0, 0, width, height, color(COLOR_PAPER));
    for (size_t i = 0; i < count; i++)
        picture_put(&whole, &views[i], i * views->width, height);
    return whole;
}

head head_begin(picture *p, size_t view, size_t views)
{
    head h = {.picture = p};
    const size_t left = p->width / views * view;
    h.left = h.x = (float)left + margin * em(&h);
    h.baseline = margin * em(&h) + 0.7F * text_em(p, TEXT_CAPTION);
    return h;
}

static void write_line(head *h, text_size size, const char *format, va_list arguments)
{
    char text[128];
    vsnprintf(text, sizeof text, format, arguments);
    text_write(h->picture, size, h->left, h->baseline, text, color(COLOR_INK));
    h->baseline += line * em(h);
}

void head_caption(head *h, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    write_line(h, TEXT_CAPTION, format, arguments);
    va_end(arguments);
}

void head_line(head *h, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    write_line(h, TEXT_LABEL, format, arguments);
    va_end(arguments);
}

/* A bar of the key, as high as the letters beside it; (x, width) in pixels. */
static void fill(const head *h, float x, float width, vec3 ink)
{
    const float left = roundf(x), top = roundf(h->baseline - 0.9F * em(h)), height = roundf(1.1F * em(h));
    picture_fill(h->picture, (size_t)left, (size_t)top, (size_t)roundf(width), (size_t)height, ink);
}

void head_scale(head *h, vec3 (*color_at)(float t), const char *const ticks[], size_t count)
{
    const float width = roundf(scale_width * em(h));
    for (size_t i = 0; i < (size_t)width; i++)
        fill(h, h->x + (float)i, 1, color_at(((float)i + 0.5F) / width));
    for (size_t i = 0; i < count; i++) {
        const float share = (float)i / (float)(count - 1);
        const float x = h->x + share * (width - text_width(h->picture, TEXT_LABEL, ticks[i]));
        text_write(h->picture, TEXT_LABEL, x, h->baseline + line * em(h), ticks[i], color(COLOR_INK));
    }
    h->x += width + gap * em(h);
}

void head_swatch(head *h, vec3 ink, const char *format, ...)
{
    char text[64];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    fill(h, h->x, 1.1F * em(h), ink);
    h->x += 1.5F * em(h);
    text_write(h->picture, TEXT_LABEL, h->x, h->baseline, text, color(COLOR_INK));
    h->x += text_width(h->picture, TEXT_LABEL, text) + gap * em(h);
}

const char *number(char text[NUMBER_SIZE], size_t value)
{
    char digits[NUMBER_SIZE];
    const int count = snprintf(digits, sizeof digits, "%zu", value);
    char *end = text;
    for (int i = 0; i < count; i++) {
        if (i > 0 && (count - i) % 3 == 0)
            *end++ = ',';
        *end++ = digits[i];
    }
    *end = '\0';
    return text;
}
