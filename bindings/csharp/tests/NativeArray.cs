// A stand-in for the parts of Unity that examples/Visible.cs names, so that it is compiled and run.
using System;
using System.Runtime.InteropServices;

namespace UnityEngine
{
    public struct Vector4
    {
        public float x, y, z, w;

        public Vector4(float x, float y, float z, float w)
        {
            this.x = x;
            this.y = y;
            this.z = z;
            this.w = w;
        }
    }
}

namespace Unity.Collections
{
    public unsafe struct NativeArray<T> where T : struct
    {
        internal readonly void* Memory;
        public readonly int Length;

        public NativeArray(T[] elements)
        {
            Length = elements.Length;
            int size = Marshal.SizeOf(typeof(T));
            IntPtr memory = Marshal.AllocHGlobal(size * Length);
            for (int k = 0; k < Length; k++)
                Marshal.StructureToPtr(elements[k], memory + k * size, false);
            Memory = (void*)memory;
        }
    }
}

namespace Unity.Collections.LowLevel.Unsafe
{
    public static unsafe class NativeArrayUnsafeUtility
    {
        public static void* GetUnsafePtr<T>(this NativeArray<T> array) where T : struct
        {
            return array.Memory;
        }

        public static void* GetUnsafeReadOnlyPtr<T>(this NativeArray<T> array) where T : struct
        {
            return array.Memory;
        }
    }
}

static unsafe class UsesNativeArrays
{
    // Of three balls, x from -5, 0 and 5, the planes x <= 1 and -x <= 1 have the middle one between them.
    static int Main()
    {
        var balls = new[] {-5.0f, 0.0f, 5.0f};
        var hits = new Unity.Collections.NativeArray<ulong>(new ulong[1]);
        Visible.Find(
            new Unity.Collections.NativeArray<UnityEngine.Vector4>(
                Array.ConvertAll(balls, x => new UnityEngine.Vector4(x, 0, 0, 1))),
            new Unity.Collections.NativeArray<UnityEngine.Vector4>(
                new[] {new UnityEngine.Vector4(1, 0, 0, 1), new UnityEngine.Vector4(-1, 0, 0, 1)}),
            hits);
        return *(ulong*)hits.Memory == 2 ? 0 : 1;
    }
}
