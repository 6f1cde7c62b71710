using Lanehit;
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;

public static class Visible
{
    // Which of the balls (centre, radius) are behind all planes (n, d), n.x <= d, in part at least? Planes of Unity look
    // the other way, so n is -plane.normal, and d is plane.distance.
    public static unsafe void Find(NativeArray<UnityEngine.Vector4> balls, NativeArray<UnityEngine.Vector4> planes,
        NativeArray<ulong> hits)
    {
        Spheres spheres = Spheres.Aos((float*)balls.GetUnsafeReadOnlyPtr(), 16, balls.Length);
        Planes sides = Planes.Aos((float*)planes.GetUnsafeReadOnlyPtr(), 16, planes.Length);
        Queries.ClassifySphereFrustum(spheres, sides, (ulong*)hits.GetUnsafePtr(), null);
    }
}
