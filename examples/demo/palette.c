#include "palette.h"

const palette palette_earth = {5, {0x264653, 0x2a9d8f, 0xe9c46a, 0xf4a261, 0xe76f51}};

/* Ten samples of matplotlib's inferno, which is even to the eye. */
const palette palette_heat = {
    10, {0x000004, 0x1b0c41, 0x4a0c6b, 0x781c6d, 0xa52c60, 0xcf4446, 0xed6925, 0xfb9b06, 0xf7d13d, 0xfcffa4}};

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
