// What bindings/tests/speed_of_c.c measures, in C#.
using System;
using System.Diagnostics;
using System.Runtime.InteropServices;
using Lanehit;

static unsafe class Speed
{
    const int Many = 10000, Calls = 2000, Rounds = 200;

    static readonly float* ball = (float*)Marshal.AllocHGlobal(16), cube = (float*)Marshal.AllocHGlobal(24);
    static readonly float* x = (float*)Marshal.AllocHGlobal(40 * Many);
    static readonly ulong* hits = (ulong*)Marshal.AllocHGlobal((Many + 63) / 64 * 8);

    static void Measure(string what, int calls, int pairs, Action<int> ask)
    {
        double least = double.PositiveInfinity;
        for (int round = 0; round < Rounds; round++) {
            long begin = Stopwatch.GetTimestamp();
            ask(calls);
            double took = (Stopwatch.GetTimestamp() - begin) * 1e9 / Stopwatch.Frequency / calls / pairs;
            least = Math.Min(least, took);
        }
        Console.WriteLine("{0}: {1:0.00} ns", what, least);
    }

    static void Main()
    {
        for (int k = 0; k < 4; k++)
            ball[k] = k < 3 ? 0.5f : 1.0f;
        for (int k = 0; k < 6; k++)
            cube[k] = k < 3 ? 0.0f : 1.0f;
        for (int i = 0; i < Many; i++)
            for (int k = 0; k < 10; k++)
                x[k * Many + i] = i % 100 / 50.0f + (k > 6 ? 1.0f : 0.0f);
        Spheres one = Spheres.Aos(ball, 16, 1);
        Aabbs other = Aabbs.Aos(cube, 24, 1);
        Measure("one pair, views that are there, Native", Calls, 1, calls => {
            Spheres a = one;
            Aabbs b = other;
            for (int k = 0; k < calls; k++)
                Native.lh_overlap_sphere_aabb(&a, &b, hits);
        });
        Measure("one pair, views that are there", Calls, 1, calls => {
            Spheres a = one;
            Aabbs b = other;
            for (int k = 0; k < calls; k++)
                Queries.OverlapSphereAabb(a, b, hits);
        });
        Measure("one pair, views made for it", Calls, 1, calls => {
            for (int k = 0; k < calls; k++)
                Queries.OverlapSphereAabb(Spheres.Aos(ball, 16, 1), Aabbs.Aos(cube, 24, 1), hits);
        });
        Spheres balls = Spheres.Soa(Many, x, x + Many, x + 2 * Many, x + 3 * Many);
        Aabbs boxes = Aabbs.Soa(Many, x + 4 * Many, x + 5 * Many, x + 6 * Many, x + 7 * Many, x + 8 * Many,
            x + 9 * Many);
        Measure("one of 10000 pairs", 10, Many, calls => {
            for (int k = 0; k < calls; k++)
                Queries.OverlapSphereAabb(balls, boxes, hits);
        });
    }
}
