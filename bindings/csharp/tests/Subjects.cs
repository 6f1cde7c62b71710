// What bindings/tests/query_subjects.h has, in C#.
using System;
using System.Runtime.InteropServices;
using Lanehit;

static unsafe class Subjects
{
    public const int N = 500, Hits = (N + 63) / 64 * 8, Cells = 16 * 16 * 16 / 8;
    public const float TMax = 1.0f;
    const int Most = 1 << 20;

    static readonly byte* memory = (byte*)Marshal.AllocHGlobal(Most + 8);
    static int used, outputs = Most;

    public static Grid TheGrid
    {
        get
        {
            Grid grid = default(Grid);
            grid.origin_x = grid.origin_y = grid.origin_z = -4.0f;
            grid.cell_x = grid.cell_y = grid.cell_z = 0.5f;
            grid.count_x = grid.count_y = grid.count_z = 16;
            return grid;
        }
    }

    // Aligned to 8 bytes, and cleared. Inputs of a query come before its outputs.
    static byte* Room(int size)
    {
        byte* at = memory + used;
        size = (size + 7) / 8 * 8;
        used += size;
        if (used > Most)
            throw new OutOfMemoryException();
        for (int k = 0; k < size; k++)
            at[k] = 0;
        return at;
    }

    public static byte* Output(int size)
    {
        if (outputs == Most)
            outputs = used;
        return Room(size);
    }

    static float Positive(int random)
    {
        return ((random & 63) + 1) / 64.0f;
    }

    public static float* Columns(string pattern, int count, ulong seed)
    {
        float* x = (float*)Room(4 * pattern.Length * count);
        ulong state = unchecked(seed * 0x9e3779b97f4a7c15 + 1);
        for (int i = 0; i < count; i++)
            for (int k = 0; k < pattern.Length; k++) {
                state = unchecked(state * 6364136223846793005 + 1442695040888963407);
                int random = (int)(state >> 40 & 255);
                float number = Positive(random);
                if (pattern[k] == 's')
                    number = (random - 128) / 128.0f;
                else if (pattern[k] != 'p')
                    number += x[(pattern[k] - '0') * count + i];
                x[k * count + i] = number;
            }
        return x;
    }

    // The same as structs, in the opposite order.
    public static float* Backwards(float* columns, int numbers, int count)
    {
        float* structs = (float*)Room(4 * numbers * count);
        for (int i = 0; i < count; i++)
            for (int k = 0; k < numbers; k++)
                structs[(count - 1 - i) * numbers + k] = columns[k * count + i];
        return structs;
    }

    public static uint* Index(int count)
    {
        uint* index = (uint*)Room(4 * count);
        for (int i = 0; i < count; i++)
            index[i] = (uint)(count - 1 - i);
        return index;
    }

    public static Xyz Vectors()
    {
        Xyz made;
        made.x = (float*)Output(4 * N);
        made.y = (float*)Output(4 * N);
        made.z = (float*)Output(4 * N);
        return made;
    }

    public static Manifolds Points()
    {
        Manifolds made = default(Manifolds);
        made.count = Output(N);
        made.normal = Vectors();
        for (int k = 0; k < Constants.LH_POINTS_OF_MANIFOLDS; k++)
            (&made.point_0)[k] = Vectors();
        for (int k = 0; k < Constants.LH_POINTS_OF_MANIFOLDS; k++)
            (&made.distance_0)[k] = (float*)Output(4 * N);
        for (int k = 0; k < Constants.LH_POINTS_OF_MANIFOLDS; k++)
            (&made.feature_0)[k] = (uint*)Output(4 * N);
        return made;
    }

    public static string Tell(string query, ulong* hits, int words)
    {
        ulong hash = 0xcbf29ce484222325;
        for (int k = outputs; k < used; k++)
            hash = unchecked((hash ^ memory[k]) * 0x100000001b3);
        used = 0;
        outputs = Most;
        return query + " " + hash.ToString("x16") + " " + (hits == null ? 0 : Library.HitsCount(hits, 64 * words));
    }
}
