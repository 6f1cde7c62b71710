// One ray against four boxes: how many are hit, and which first?
using System;
using Lanehit;

static class First
{
    static unsafe void Main()
    {
        float[] ray = {0, 0, 0, 1, 0, 0}; // from the origin along x
        float[] boxes = {
            4, 0, 0, 5, 1, 1,
            2, 0, 0, 3, 1, 1,
            2, 3, 0, 3, 5, 1,
            7, 0, 0, 8, 1, 1,
        };
        ulong hits;
        float* t = stackalloc float[4];
        fixed (float* one = ray, four = boxes)
            Queries.RaycastAabb(Rays.Aos(one, 24, 1), Aabbs.Aos(four, 24, 4), &hits, t, null);
        long first = Library.HitsNearest(&hits, t, 4);
        if (first < 4)
            Console.WriteLine($"{Library.HitsCount(&hits, 4)} of 4 hit, first box {first} at t = {t[first]}");
    }
}
