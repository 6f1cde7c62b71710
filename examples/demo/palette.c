#include "palette.h"

/* Ten samples of viridis (van der Walt and Smith, 2015), which is even to the eye, whatever colours that sees. */
const palette palette_numbers = {
    10, {0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e, 0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725}};

float srgb_encode(float linear)
{
    return linear <= 0.0031308F ? 12.92F * linear : 1.055F * powf(linear, 1 / 2.4F) - 0.055F;
}

float srgb_decode(float encoded)
{
    return encoded <= 0.04045F ? encoded / 12.92F : powf((encoded + 0.055F) / 1.055F, 2.4F);
}

static vec3 channels(unsigned rgb)
{
    return (vec3){(float)(rgb >> 16 & 255) / 255, (float)(rgb >> 8 & 255) / 255, (float)(rgb & 255) / 255};
}

static vec3 decoded(vec3 c)
{
    return (vec3){srgb_decode(c.x), srgb_decode(c.y), srgb_decode(c.z)};
}

vec3 color(unsigned rgb)
{
    return decoded(channels(rgb));
}

vec3 palette_at(const palette *p, float t)
{
    float position = fminf(fmaxf(t, 0), 1) * (float)(p->count - 1);
    int stop = position < (float)(p->count - 2) ? (int)position : p->count - 2;
    return decoded(vec3_mix(channels(p->stops[stop]), channels(p->stops[stop + 1]), position - (float)stop));
}

vec3 number_color(float t)
{
    return palette_at(&palette_numbers, t);
}

vec3 number_color_reversed(float t)
{
    return palette_at(&palette_numbers, 1 - t);
}
