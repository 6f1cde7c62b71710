#include "stream.h"

#include "floats.h"

/* splitmix64: Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014. */
static const uint64_t golden_gamma = 0x9e3779b97f4a7c15u;

static uint64_t mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

stream stream_of(uint64_t seed, uint64_t number)
{
    return (stream){mix(mix(seed) + golden_gamma * number)};
}

uint64_t draw_bits(stream *s)
{
    s->state += golden_gamma;
    return mix(s->state);
}

int draw_integer(stream *s, int low, int high)
{
    uint64_t choices = (uint64_t)(high - low) + 1;
    return low + (int)((draw_bits(s) >> 32) * choices >> 32);
}

int draw_nonzero(stream *s, int low, int high)
{
    int drawn = draw_integer(s, low, high - 1);
    return drawn >= 0 ? drawn + 1 : drawn;
}

int draw_one_in(stream *s, int n)
{
    return draw_integer(s, 1, n) == 1;
}

int draw_sign(stream *s)
{
    return draw_one_in(s, 2) ? 1 : -1;
}

double draw_real(stream *s, double low, double high)
{
    double unit = (double)(draw_bits(s) >> 11) * 0x1p-53;
    return low + (high - low) * unit;
}

double draw_power(stream *s, int low, int high)
{
    return power_of_two(draw_integer(s, low, high));
}
