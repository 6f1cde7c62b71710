// Tests.exe RESULTS: every query gives what it gives in C, and what is wrong is an exception. RESULTS is what
// bindings/tests/results_of_c.c prints.
using System;
using System.IO;
using Lanehit;

static unsafe class Tests
{
    static int failures;

    static void Expect(bool holds, string what)
    {
        if (holds)
            return;
        Console.Error.WriteLine("not so: " + what);
        failures++;
    }

    static void ResultsAreThoseOfC(string[] of_c)
    {
        Expect(of_c.Length > 50 && of_c.Length == ResultsOfQueries.All.Length, "there is a result of C for each query");
        for (int k = 0; k < Math.Min(of_c.Length, ResultsOfQueries.All.Length); k++)
            foreach (bool backwards in new[] {false, true}) {
                string told = ResultsOfQueries.All[k](backwards);
                Expect(told == of_c[k], told + ", in C " + of_c[k]);
            }
    }

    static string WordsOf(Action action)
    {
        try {
            action();
        } catch (LanehitException refused) {
            return refused.Message;
        }
        return "no exception";
    }

    static void WhatIsWrongIsAnException()
    {
        float* numbers = stackalloc float[6];
        ulong hits = 7;
        Aabbs three = Aabbs.Aos(numbers, 24, 3), two = Aabbs.Aos(numbers, 24, 2), askew = Aabbs.Aos(numbers, 23, 2);
        ulong* written = &hits;
        Expect(WordsOf(() => Queries.OverlapAabbAabb(two, three, written)) ==
            "lh_overlap_aabb_aabb: argument 2 (b): its count is neither 1 nor that of the others", "words of counts");
        Expect(WordsOf(() => Queries.OverlapAabbAabb(two, askew, null)) ==
            "lh_overlap_aabb_aabb: argument 2 (b): a stride is not a multiple of 4 bytes", "words of strides");
        Expect(WordsOf(() => Queries.AnyOverlapAabbAabb(two, three)).Contains("its count"), "words of any");
        Expect(WordsOf(() => Library.IsaSelect(77)) == "lh_isa_select: argument 1 (isa): no backend has this number",
            "words of functions that are no query");
        Expect(hits == 7, "nothing is written");
    }

    static void AnyAndNull()
    {
        float* x = stackalloc float[9];
        for (int k = 0; k < 9; k++)
            x[k] = k % 4 == 0 ? 1.0f : 0.0f;
        uint* corners = stackalloc uint[6]; // a triangle that is a point, and one that is not
        for (uint k = 0; k < 6; k++)
            corners[k] = k < 3 ? 0 : k - 3;
        Triangles mesh = Triangles.Mesh(x, 12, corners, 2);
        float* ball = stackalloc float[4];
        ball[3] = 0.5f;
        Expect(!Queries.AnyOverlapSphereTriangle(Spheres.Aos(ball, 16, 1), mesh), "the ball is too small");
        ball[3] = 0.6f;
        Expect(Queries.AnyOverlapSphereTriangle(Spheres.Aos(ball, 16, 1), mesh), "the ball meets the face");
        ulong hits;
        float* distance = stackalloc float[2];
        Queries.ContactSphereTriangle(Spheres.Aos(ball, 16, 1), mesh, null, &hits, distance, null, null);
        Expect(hits == 2 && Math.Abs(distance[1] + 0.6f - 0.57735f) < 1e-4f, "a contact without margin and vectors");
    }

    static void PairsOfBoxes()
    {
        const int n = 100;
        float* x = stackalloc float[6 * n];
        for (int i = 0; i < n; i++) {
            x[i] = i;
            x[3 * n + i] = i + 1.5f;
        }
        Aabbs boxes = Aabbs.Soa(n, x, x + n, x + 2 * n, x + 3 * n, x + 4 * n, x + 5 * n);
        byte[] scratch = new byte[Library.PairsScratchSize(n, 0)];
        Pair* pairs = stackalloc Pair[n];
        UIntPtr found;
        fixed (byte* memory = scratch)
            Library.PairsAabbAabb(&boxes, null, pairs, n, &found, memory, scratch.Length);
        Expect((long)found == n - 1, "each box meets the next");
        for (int k = 0; k < n - 1; k++)
            Expect(pairs[k].b == pairs[k].a + 1, "pair " + k);
    }

    static int Main(string[] arguments)
    {
        ResultsAreThoseOfC(File.ReadAllLines(arguments[0]));
        WhatIsWrongIsAnException();
        AnyAndNull();
        PairsOfBoxes();
        Expect(Library.Version().Contains("."), "a version");
        Expect(Library.IsaName(Library.IsaBest()) != "unknown", "a name");
        return failures == 0 ? 0 : 1;
    }
}
