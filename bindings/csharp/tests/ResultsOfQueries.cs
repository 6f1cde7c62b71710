// Written by bindings/write_bindings.py: each query, asked about the same shapes in every language.
using Lanehit;

static unsafe class ResultsOfQueries
{
    public delegate string Query(bool backwards);

    public static readonly Query[] All = {
        AskOverlapSphereAabb,
        AskOverlapTriangleAabb,
        AskOverlapAabbAabb,
        AskContainsAabbAabb,
        AskRaycastAabb,
        AskSweepAabbAabb,
        AskRaycastSphere,
        AskOverlapSphereSphere,
        AskContainsAabbPoint,
        AskClosestAabbPoint,
        AskContainsSpherePoint,
        AskContainsSphereSphere,
        AskContainsSphereAabb,
        AskContainsAabbSphere,
        AskOverlapSphereTriangle,
        AskOverlapSphereObb,
        AskRaycastPlane,
        AskContainsObbPoint,
        AskOverlapSphereCapsule,
        AskClassifySpherePlane,
        AskClosestSegmentPoint,
        AskSweepSphereSphere,
        AskOverlapAabbObb,
        AskClassifyAabbPlane,
        AskClosestTrianglePoint,
        AskClosestPlanePoint,
        AskOverlapTriangleObb,
        AskClassifyTrianglePlane,
        AskClassifyObbPlane,
        AskClosestObbPoint,
        AskSweepSpherePlane,
        AskSweepSphereAabb,
        AskClosestSegmentSegment,
        AskOverlapCapsuleCapsule,
        AskOverlapCapsuleAabb,
        AskOverlapCapsuleObb,
        AskOverlapCapsuleTriangle,
        AskOverlapObbObb,
        AskRaycastObb,
        AskClassifyAabbFrustum,
        AskClassifySphereFrustum,
        AskOverlapTriangleTriangle,
        AskRaycastCapsule,
        AskRaycastTriangle,
        AskRaycastTriangleFront,
        AskClassifyCapsulePlane,
        AskContainsCapsulePoint,
        AskContactSphereSphere,
        AskContactSpherePlane,
        AskContactSphereCapsule,
        AskContactSphereAabb,
        AskContactSphereObb,
        AskContactSphereTriangle,
        AskContactCapsulePlane,
        AskContactCapsuleCapsule,
        AskContactAabbPlane,
        AskContactTrianglePlane,
        AskContactCapsuleAabb,
        AskContactCapsuleObb,
        AskContactObbPlane,
        AskContactAabbAabb,
        AskContactCapsuleTriangle,
        AskContactObbObb,
        AskContactTriangleObb,
        AskOverlapSphereCylinder,
        AskContactSphereCylinder,
        AskClosestCylinderPoint,
        AskClassifyCylinderPlane,
        AskContactCylinderPlane,
        AskRaycastCylinder,
        AskOverlapCapsuleCylinder,
        AskManifoldCapsulePlane,
        AskManifoldObbPlane,
        AskManifoldCapsuleCapsule,
        AskManifoldCapsuleObb,
        AskManifoldObbObb,
        AskManifoldCapsuleTriangle,
        AskManifoldTriangleObb,
        AskContactCapsuleCylinder,
        AskManifoldObbObbAll,
        AskClosestAabbAabb,
        AskClosestSegmentTriangle,
        AskClosestSegmentAabb,
        AskClosestSegmentObb,
        AskClosestTriangleTriangle,
        AskClosestLinePoint,
        AskClosestLineLine,
        AskIntersectPlanePlane,
        AskSweepObbObbTurning,
        AskClosestTriangleAabb,
        AskClosestTriangleObb,
        AskClosestAabbObb,
        AskClosestObbObb,
        AskSweepSphereCapsule,
        AskSweepSphereObb,
        AskSweepSphereTriangle,
        AskSweepAabbTriangle,
        AskSweepObbTriangle,
        AskSweepObbObb,
        AskSweepCapsuleCapsule,
        AskSweepCapsuleTriangle,
        AskSweepCapsuleAabb,
        AskSweepPointTriangle,
        AskSweepSegmentSegment,
        AskOverlapSphereGrid,
        AskOverlapTriangleGrid,
    };

    static string AskOverlapSphereAabb(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapSphereAabb(spheres, boxes, hits);
        return Subjects.Tell("overlap_sphere_aabb", hits, Subjects.Hits / 8);
    }

    static string AskOverlapTriangleAabb(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapTriangleAabb(triangles, boxes, hits);
        return Subjects.Tell("overlap_triangle_aabb", hits, Subjects.Hits / 8);
    }

    static string AskOverlapAabbAabb(bool backwards)
    {
        float* aX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs a = Aabbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N);
        if (backwards)
            a = Aabbs.Aos(Subjects.Backwards(aX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs b = Aabbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N);
        if (backwards)
            b = Aabbs.Aos(Subjects.Backwards(bX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapAabbAabb(a, b, hits);
        return Subjects.Tell("overlap_aabb_aabb", hits, Subjects.Hits / 8);
    }

    static string AskContainsAabbAabb(bool backwards)
    {
        float* outerX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs outer = Aabbs.Soa(Subjects.N, outerX + 0 * Subjects.N, outerX + 1 * Subjects.N, outerX + 2 * Subjects.N,
            outerX + 3 * Subjects.N, outerX + 4 * Subjects.N, outerX + 5 * Subjects.N);
        if (backwards)
            outer = Aabbs.Aos(Subjects.Backwards(outerX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* innerX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs inner = Aabbs.Soa(Subjects.N, innerX + 0 * Subjects.N, innerX + 1 * Subjects.N, innerX + 2 * Subjects.N,
            innerX + 3 * Subjects.N, innerX + 4 * Subjects.N, innerX + 5 * Subjects.N);
        if (backwards)
            inner = Aabbs.Aos(Subjects.Backwards(innerX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ContainsAabbAabb(outer, inner, hits);
        return Subjects.Tell("contains_aabb_aabb", hits, Subjects.Hits / 8);
    }

    static string AskRaycastAabb(bool backwards)
    {
        float* raysX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays rays = Rays.Soa(Subjects.N, raysX + 0 * Subjects.N, raysX + 1 * Subjects.N, raysX + 2 * Subjects.N,
            raysX + 3 * Subjects.N, raysX + 4 * Subjects.N, raysX + 5 * Subjects.N);
        if (backwards)
            rays = Rays.Aos(Subjects.Backwards(raysX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* t_enter = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* t_exit = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Queries.RaycastAabb(rays, boxes, hits, t_enter, t_exit);
        return Subjects.Tell("raycast_aabb", hits, Subjects.Hits / 8);
    }

    static string AskSweepAabbAabb(bool backwards)
    {
        float* aX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs a = Aabbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N);
        if (backwards)
            a = Aabbs.Aos(Subjects.Backwards(aX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* a_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors a_velocity = Vectors.Soa(Subjects.N, a_velocityX + 0 * Subjects.N, a_velocityX + 1 * Subjects.N,
            a_velocityX + 2 * Subjects.N);
        if (backwards)
            a_velocity = Vectors.Aos(Subjects.Backwards(a_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* bX = Subjects.Columns("sss012", Subjects.N, 2);
        Aabbs b = Aabbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N);
        if (backwards)
            b = Aabbs.Aos(Subjects.Backwards(bX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* b_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors b_velocity = Vectors.Soa(Subjects.N, b_velocityX + 0 * Subjects.N, b_velocityX + 1 * Subjects.N,
            b_velocityX + 2 * Subjects.N);
        if (backwards)
            b_velocity = Vectors.Aos(Subjects.Backwards(b_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        sbyte* normal = (sbyte*)Subjects.Output(Subjects.N * sizeof(sbyte));
        Queries.SweepAabbAabb(a, a_velocity, b, b_velocity, Subjects.TMax, hits, toi, normal);
        return Subjects.Tell("sweep_aabb_aabb", hits, Subjects.Hits / 8);
    }

    static string AskRaycastSphere(bool backwards)
    {
        float* raysX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays rays = Rays.Soa(Subjects.N, raysX + 0 * Subjects.N, raysX + 1 * Subjects.N, raysX + 2 * Subjects.N,
            raysX + 3 * Subjects.N, raysX + 4 * Subjects.N, raysX + 5 * Subjects.N);
        if (backwards)
            rays = Rays.Aos(Subjects.Backwards(raysX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 1);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* t_enter = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* t_exit = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Queries.RaycastSphere(rays, spheres, hits, t_enter, t_exit);
        return Subjects.Tell("raycast_sphere", hits, Subjects.Hits / 8);
    }

    static string AskOverlapSphereSphere(bool backwards)
    {
        float* aX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres a = Spheres.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N);
        if (backwards)
            a = Spheres.Aos(Subjects.Backwards(aX, 4, Subjects.N), 16, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* bX = Subjects.Columns("sssp", Subjects.N, 1);
        Spheres b = Spheres.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N);
        if (backwards)
            b = Spheres.Aos(Subjects.Backwards(bX, 4, Subjects.N), 16, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapSphereSphere(a, b, hits);
        return Subjects.Tell("overlap_sphere_sphere", hits, Subjects.Hits / 8);
    }

    static string AskContainsAabbPoint(bool backwards)
    {
        float* outerX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs outer = Aabbs.Soa(Subjects.N, outerX + 0 * Subjects.N, outerX + 1 * Subjects.N, outerX + 2 * Subjects.N,
            outerX + 3 * Subjects.N, outerX + 4 * Subjects.N, outerX + 5 * Subjects.N);
        if (backwards)
            outer = Aabbs.Aos(Subjects.Backwards(outerX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ContainsAabbPoint(outer, points, hits);
        return Subjects.Tell("contains_aabb_point", hits, Subjects.Hits / 8);
    }

    static string AskClosestAabbPoint(bool backwards)
    {
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_box = Subjects.Vectors();
        Queries.ClosestAabbPoint(boxes, points, distance2, on_box);
        return Subjects.Tell("closest_aabb_point", null, 0);
    }

    static string AskContainsSpherePoint(bool backwards)
    {
        float* outerX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres outer = Spheres.Soa(Subjects.N, outerX + 0 * Subjects.N, outerX + 1 * Subjects.N,
            outerX + 2 * Subjects.N, outerX + 3 * Subjects.N);
        if (backwards)
            outer = Spheres.Aos(Subjects.Backwards(outerX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ContainsSpherePoint(outer, points, hits);
        return Subjects.Tell("contains_sphere_point", hits, Subjects.Hits / 8);
    }

    static string AskContainsSphereSphere(bool backwards)
    {
        float* outerX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres outer = Spheres.Soa(Subjects.N, outerX + 0 * Subjects.N, outerX + 1 * Subjects.N,
            outerX + 2 * Subjects.N, outerX + 3 * Subjects.N);
        if (backwards)
            outer = Spheres.Aos(Subjects.Backwards(outerX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* innerX = Subjects.Columns("sssp", Subjects.N, 1);
        Spheres inner = Spheres.Soa(Subjects.N, innerX + 0 * Subjects.N, innerX + 1 * Subjects.N,
            innerX + 2 * Subjects.N, innerX + 3 * Subjects.N);
        if (backwards)
            inner = Spheres.Aos(Subjects.Backwards(innerX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ContainsSphereSphere(outer, inner, hits);
        return Subjects.Tell("contains_sphere_sphere", hits, Subjects.Hits / 8);
    }

    static string AskContainsSphereAabb(bool backwards)
    {
        float* outerX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres outer = Spheres.Soa(Subjects.N, outerX + 0 * Subjects.N, outerX + 1 * Subjects.N,
            outerX + 2 * Subjects.N, outerX + 3 * Subjects.N);
        if (backwards)
            outer = Spheres.Aos(Subjects.Backwards(outerX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* innerX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs inner = Aabbs.Soa(Subjects.N, innerX + 0 * Subjects.N, innerX + 1 * Subjects.N, innerX + 2 * Subjects.N,
            innerX + 3 * Subjects.N, innerX + 4 * Subjects.N, innerX + 5 * Subjects.N);
        if (backwards)
            inner = Aabbs.Aos(Subjects.Backwards(innerX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ContainsSphereAabb(outer, inner, hits);
        return Subjects.Tell("contains_sphere_aabb", hits, Subjects.Hits / 8);
    }

    static string AskContainsAabbSphere(bool backwards)
    {
        float* outerX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs outer = Aabbs.Soa(Subjects.N, outerX + 0 * Subjects.N, outerX + 1 * Subjects.N, outerX + 2 * Subjects.N,
            outerX + 3 * Subjects.N, outerX + 4 * Subjects.N, outerX + 5 * Subjects.N);
        if (backwards)
            outer = Aabbs.Aos(Subjects.Backwards(outerX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* innerX = Subjects.Columns("sssp", Subjects.N, 1);
        Spheres inner = Spheres.Soa(Subjects.N, innerX + 0 * Subjects.N, innerX + 1 * Subjects.N,
            innerX + 2 * Subjects.N, innerX + 3 * Subjects.N);
        if (backwards)
            inner = Spheres.Aos(Subjects.Backwards(innerX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ContainsAabbSphere(outer, inner, hits);
        return Subjects.Tell("contains_aabb_sphere", hits, Subjects.Hits / 8);
    }

    static string AskOverlapSphereTriangle(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapSphereTriangle(spheres, triangles, hits);
        return Subjects.Tell("overlap_sphere_triangle", hits, Subjects.Hits / 8);
    }

    static string AskOverlapSphereObb(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapSphereObb(spheres, boxes, hits);
        return Subjects.Tell("overlap_sphere_obb", hits, Subjects.Hits / 8);
    }

    static string AskRaycastPlane(bool backwards)
    {
        float* raysX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays rays = Rays.Soa(Subjects.N, raysX + 0 * Subjects.N, raysX + 1 * Subjects.N, raysX + 2 * Subjects.N,
            raysX + 3 * Subjects.N, raysX + 4 * Subjects.N, raysX + 5 * Subjects.N);
        if (backwards)
            rays = Rays.Aos(Subjects.Backwards(raysX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* t = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Queries.RaycastPlane(rays, planes, hits, t);
        return Subjects.Tell("raycast_plane", hits, Subjects.Hits / 8);
    }

    static string AskContainsObbPoint(bool backwards)
    {
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ContainsObbPoint(boxes, points, hits);
        return Subjects.Tell("contains_obb_point", hits, Subjects.Hits / 8);
    }

    static string AskOverlapSphereCapsule(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapSphereCapsule(spheres, capsules, hits);
        return Subjects.Tell("overlap_sphere_capsule", hits, Subjects.Hits / 8);
    }

    static string AskClassifySpherePlane(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        ulong* inside = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ClassifySpherePlane(spheres, planes, hits, inside);
        return Subjects.Tell("classify_sphere_plane", hits, Subjects.Hits / 8);
    }

    static string AskClosestSegmentPoint(bool backwards)
    {
        float* segmentsX = Subjects.Columns("ssssss", Subjects.N, 0);
        Segments segments = Segments.Soa(Subjects.N, segmentsX + 0 * Subjects.N, segmentsX + 1 * Subjects.N,
            segmentsX + 2 * Subjects.N, segmentsX + 3 * Subjects.N, segmentsX + 4 * Subjects.N,
            segmentsX + 5 * Subjects.N);
        if (backwards)
            segments = Segments.Aos(Subjects.Backwards(segmentsX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* t = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_segment = Subjects.Vectors();
        Queries.ClosestSegmentPoint(segments, points, distance2, t, on_segment);
        return Subjects.Tell("closest_segment_point", null, 0);
    }

    static string AskSweepSphereSphere(bool backwards)
    {
        float* aX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres a = Spheres.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N);
        if (backwards)
            a = Spheres.Aos(Subjects.Backwards(aX, 4, Subjects.N), 16, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* a_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors a_velocity = Vectors.Soa(Subjects.N, a_velocityX + 0 * Subjects.N, a_velocityX + 1 * Subjects.N,
            a_velocityX + 2 * Subjects.N);
        if (backwards)
            a_velocity = Vectors.Aos(Subjects.Backwards(a_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* bX = Subjects.Columns("sssp", Subjects.N, 2);
        Spheres b = Spheres.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N);
        if (backwards)
            b = Spheres.Aos(Subjects.Backwards(bX, 4, Subjects.N), 16, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* b_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors b_velocity = Vectors.Soa(Subjects.N, b_velocityX + 0 * Subjects.N, b_velocityX + 1 * Subjects.N,
            b_velocityX + 2 * Subjects.N);
        if (backwards)
            b_velocity = Vectors.Aos(Subjects.Backwards(b_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepSphereSphere(a, a_velocity, b, b_velocity, Subjects.TMax, hits, toi, normal);
        return Subjects.Tell("sweep_sphere_sphere", hits, Subjects.Hits / 8);
    }

    static string AskOverlapAabbObb(bool backwards)
    {
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* obbsX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs obbs = Obbs.Soa(Subjects.N, obbsX + 0 * Subjects.N, obbsX + 1 * Subjects.N, obbsX + 2 * Subjects.N,
            obbsX + 3 * Subjects.N, obbsX + 4 * Subjects.N, obbsX + 5 * Subjects.N, obbsX + 6 * Subjects.N,
            obbsX + 7 * Subjects.N, obbsX + 8 * Subjects.N, obbsX + 9 * Subjects.N);
        if (backwards)
            obbs = Obbs.Aos(Subjects.Backwards(obbsX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapAabbObb(boxes, obbs, hits);
        return Subjects.Tell("overlap_aabb_obb", hits, Subjects.Hits / 8);
    }

    static string AskClassifyAabbPlane(bool backwards)
    {
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        ulong* inside = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ClassifyAabbPlane(boxes, planes, hits, inside);
        return Subjects.Tell("classify_aabb_plane", hits, Subjects.Hits / 8);
    }

    static string AskClosestTrianglePoint(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* u = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* v = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_triangle = Subjects.Vectors();
        Queries.ClosestTrianglePoint(triangles, points, distance2, u, v, on_triangle);
        return Subjects.Tell("closest_triangle_point", null, 0);
    }

    static string AskClosestPlanePoint(bool backwards)
    {
        float* planesX = Subjects.Columns("ssss", Subjects.N, 0);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_plane = Subjects.Vectors();
        Queries.ClosestPlanePoint(planes, points, distance2, on_plane);
        return Subjects.Tell("closest_plane_point", null, 0);
    }

    static string AskOverlapTriangleObb(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* obbsX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs obbs = Obbs.Soa(Subjects.N, obbsX + 0 * Subjects.N, obbsX + 1 * Subjects.N, obbsX + 2 * Subjects.N,
            obbsX + 3 * Subjects.N, obbsX + 4 * Subjects.N, obbsX + 5 * Subjects.N, obbsX + 6 * Subjects.N,
            obbsX + 7 * Subjects.N, obbsX + 8 * Subjects.N, obbsX + 9 * Subjects.N);
        if (backwards)
            obbs = Obbs.Aos(Subjects.Backwards(obbsX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapTriangleObb(triangles, obbs, hits);
        return Subjects.Tell("overlap_triangle_obb", hits, Subjects.Hits / 8);
    }

    static string AskClassifyTrianglePlane(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        ulong* inside = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ClassifyTrianglePlane(triangles, planes, hits, inside);
        return Subjects.Tell("classify_triangle_plane", hits, Subjects.Hits / 8);
    }

    static string AskClassifyObbPlane(bool backwards)
    {
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        ulong* inside = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ClassifyObbPlane(boxes, planes, hits, inside);
        return Subjects.Tell("classify_obb_plane", hits, Subjects.Hits / 8);
    }

    static string AskClosestObbPoint(bool backwards)
    {
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_box = Subjects.Vectors();
        Queries.ClosestObbPoint(boxes, points, distance2, on_box);
        return Subjects.Tell("closest_obb_point", null, 0);
    }

    static string AskSweepSpherePlane(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* sphere_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors sphere_velocity = Vectors.Soa(Subjects.N, sphere_velocityX + 0 * Subjects.N,
            sphere_velocityX + 1 * Subjects.N, sphere_velocityX + 2 * Subjects.N);
        if (backwards)
            sphere_velocity = Vectors.Aos(Subjects.Backwards(sphere_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 2);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* plane_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors plane_velocity = Vectors.Soa(Subjects.N, plane_velocityX + 0 * Subjects.N,
            plane_velocityX + 1 * Subjects.N, plane_velocityX + 2 * Subjects.N);
        if (backwards)
            plane_velocity = Vectors.Aos(Subjects.Backwards(plane_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Queries.SweepSpherePlane(spheres, sphere_velocity, planes, plane_velocity, Subjects.TMax, hits, toi);
        return Subjects.Tell("sweep_sphere_plane", hits, Subjects.Hits / 8);
    }

    static string AskSweepSphereAabb(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* sphere_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors sphere_velocity = Vectors.Soa(Subjects.N, sphere_velocityX + 0 * Subjects.N,
            sphere_velocityX + 1 * Subjects.N, sphere_velocityX + 2 * Subjects.N);
        if (backwards)
            sphere_velocity = Vectors.Aos(Subjects.Backwards(sphere_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 2);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* box_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors box_velocity = Vectors.Soa(Subjects.N, box_velocityX + 0 * Subjects.N, box_velocityX + 1 * Subjects.N,
            box_velocityX + 2 * Subjects.N);
        if (backwards)
            box_velocity = Vectors.Aos(Subjects.Backwards(box_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepSphereAabb(spheres, sphere_velocity, boxes, box_velocity, Subjects.TMax, hits, toi, normal);
        return Subjects.Tell("sweep_sphere_aabb", hits, Subjects.Hits / 8);
    }

    static string AskClosestSegmentSegment(bool backwards)
    {
        float* aX = Subjects.Columns("ssssss", Subjects.N, 0);
        Segments a = Segments.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N);
        if (backwards)
            a = Segments.Aos(Subjects.Backwards(aX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* bX = Subjects.Columns("ssssss", Subjects.N, 1);
        Segments b = Segments.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N);
        if (backwards)
            b = Segments.Aos(Subjects.Backwards(bX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* s = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* t = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_a = Subjects.Vectors();
        Xyz on_b = Subjects.Vectors();
        Queries.ClosestSegmentSegment(a, b, distance2, s, t, on_a, on_b);
        return Subjects.Tell("closest_segment_segment", null, 0);
    }

    static string AskOverlapCapsuleCapsule(bool backwards)
    {
        float* aX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules a = Capsules.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N);
        if (backwards)
            a = Capsules.Aos(Subjects.Backwards(aX, 7, Subjects.N), 28, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* bX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Capsules b = Capsules.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N);
        if (backwards)
            b = Capsules.Aos(Subjects.Backwards(bX, 7, Subjects.N), 28, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapCapsuleCapsule(a, b, hits);
        return Subjects.Tell("overlap_capsule_capsule", hits, Subjects.Hits / 8);
    }

    static string AskOverlapCapsuleAabb(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapCapsuleAabb(capsules, boxes, hits);
        return Subjects.Tell("overlap_capsule_aabb", hits, Subjects.Hits / 8);
    }

    static string AskOverlapCapsuleObb(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapCapsuleObb(capsules, boxes, hits);
        return Subjects.Tell("overlap_capsule_obb", hits, Subjects.Hits / 8);
    }

    static string AskOverlapCapsuleTriangle(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapCapsuleTriangle(capsules, triangles, hits);
        return Subjects.Tell("overlap_capsule_triangle", hits, Subjects.Hits / 8);
    }

    static string AskOverlapObbObb(bool backwards)
    {
        float* aX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs a = Obbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N, aX + 7 * Subjects.N,
            aX + 8 * Subjects.N, aX + 9 * Subjects.N);
        if (backwards)
            a = Obbs.Aos(Subjects.Backwards(aX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs b = Obbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N, bX + 7 * Subjects.N,
            bX + 8 * Subjects.N, bX + 9 * Subjects.N);
        if (backwards)
            b = Obbs.Aos(Subjects.Backwards(bX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapObbObb(a, b, hits);
        return Subjects.Tell("overlap_obb_obb", hits, Subjects.Hits / 8);
    }

    static string AskRaycastObb(bool backwards)
    {
        float* raysX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays rays = Rays.Soa(Subjects.N, raysX + 0 * Subjects.N, raysX + 1 * Subjects.N, raysX + 2 * Subjects.N,
            raysX + 3 * Subjects.N, raysX + 4 * Subjects.N, raysX + 5 * Subjects.N);
        if (backwards)
            rays = Rays.Aos(Subjects.Backwards(raysX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* t_enter = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* t_exit = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Queries.RaycastObb(rays, boxes, hits, t_enter, t_exit);
        return Subjects.Tell("raycast_obb", hits, Subjects.Hits / 8);
    }

    static string AskClassifyAabbFrustum(bool backwards)
    {
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", 5, 1);
        Planes planes = Planes.Soa(5, planesX + 0 * 5, planesX + 1 * 5, planesX + 2 * 5, planesX + 3 * 5);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, 5), 16, 5).Indexed(Subjects.Index(5), 0, 5);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        ulong* inside = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ClassifyAabbFrustum(boxes, planes, hits, inside);
        return Subjects.Tell("classify_aabb_frustum", hits, Subjects.Hits / 8);
    }

    static string AskClassifySphereFrustum(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", 5, 1);
        Planes planes = Planes.Soa(5, planesX + 0 * 5, planesX + 1 * 5, planesX + 2 * 5, planesX + 3 * 5);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, 5), 16, 5).Indexed(Subjects.Index(5), 0, 5);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        ulong* inside = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ClassifySphereFrustum(spheres, planes, hits, inside);
        return Subjects.Tell("classify_sphere_frustum", hits, Subjects.Hits / 8);
    }

    static string AskOverlapTriangleTriangle(bool backwards)
    {
        float* aX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles a = Triangles.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N, aX + 7 * Subjects.N,
            aX + 8 * Subjects.N);
        if (backwards)
            a = Triangles.Aos(Subjects.Backwards(aX, 9, Subjects.N), 36, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* bX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles b = Triangles.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N, bX + 7 * Subjects.N,
            bX + 8 * Subjects.N);
        if (backwards)
            b = Triangles.Aos(Subjects.Backwards(bX, 9, Subjects.N), 36, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapTriangleTriangle(a, b, hits);
        return Subjects.Tell("overlap_triangle_triangle", hits, Subjects.Hits / 8);
    }

    static string AskRaycastCapsule(bool backwards)
    {
        float* raysX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays rays = Rays.Soa(Subjects.N, raysX + 0 * Subjects.N, raysX + 1 * Subjects.N, raysX + 2 * Subjects.N,
            raysX + 3 * Subjects.N, raysX + 4 * Subjects.N, raysX + 5 * Subjects.N);
        if (backwards)
            rays = Rays.Aos(Subjects.Backwards(raysX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* t_enter = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* t_exit = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Queries.RaycastCapsule(rays, capsules, hits, t_enter, t_exit);
        return Subjects.Tell("raycast_capsule", hits, Subjects.Hits / 8);
    }

    static string AskRaycastTriangle(bool backwards)
    {
        float* raysX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays rays = Rays.Soa(Subjects.N, raysX + 0 * Subjects.N, raysX + 1 * Subjects.N, raysX + 2 * Subjects.N,
            raysX + 3 * Subjects.N, raysX + 4 * Subjects.N, raysX + 5 * Subjects.N);
        if (backwards)
            rays = Rays.Aos(Subjects.Backwards(raysX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* t = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* u = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* v = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Queries.RaycastTriangle(rays, triangles, hits, t, u, v);
        return Subjects.Tell("raycast_triangle", hits, Subjects.Hits / 8);
    }

    static string AskRaycastTriangleFront(bool backwards)
    {
        float* raysX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays rays = Rays.Soa(Subjects.N, raysX + 0 * Subjects.N, raysX + 1 * Subjects.N, raysX + 2 * Subjects.N,
            raysX + 3 * Subjects.N, raysX + 4 * Subjects.N, raysX + 5 * Subjects.N);
        if (backwards)
            rays = Rays.Aos(Subjects.Backwards(raysX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* t = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* u = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* v = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Queries.RaycastTriangleFront(rays, triangles, hits, t, u, v);
        return Subjects.Tell("raycast_triangle_front", hits, Subjects.Hits / 8);
    }

    static string AskClassifyCapsulePlane(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        ulong* inside = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ClassifyCapsulePlane(capsules, planes, hits, inside);
        return Subjects.Tell("classify_capsule_plane", hits, Subjects.Hits / 8);
    }

    static string AskContainsCapsulePoint(bool backwards)
    {
        float* outerX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules outer = Capsules.Soa(Subjects.N, outerX + 0 * Subjects.N, outerX + 1 * Subjects.N,
            outerX + 2 * Subjects.N, outerX + 3 * Subjects.N, outerX + 4 * Subjects.N, outerX + 5 * Subjects.N,
            outerX + 6 * Subjects.N);
        if (backwards)
            outer = Capsules.Aos(Subjects.Backwards(outerX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ContainsCapsulePoint(outer, points, hits);
        return Subjects.Tell("contains_capsule_point", hits, Subjects.Hits / 8);
    }

    static string AskContactSphereSphere(bool backwards)
    {
        float* aX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres a = Spheres.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N);
        if (backwards)
            a = Spheres.Aos(Subjects.Backwards(aX, 4, Subjects.N), 16, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* bX = Subjects.Columns("sssp", Subjects.N, 1);
        Spheres b = Spheres.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N);
        if (backwards)
            b = Spheres.Aos(Subjects.Backwards(bX, 4, Subjects.N), 16, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactSphereSphere(a, b, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_sphere_sphere", hits, Subjects.Hits / 8);
    }

    static string AskContactSpherePlane(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactSpherePlane(spheres, planes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_sphere_plane", hits, Subjects.Hits / 8);
    }

    static string AskContactSphereCapsule(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactSphereCapsule(spheres, capsules, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_sphere_capsule", hits, Subjects.Hits / 8);
    }

    static string AskContactSphereAabb(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactSphereAabb(spheres, boxes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_sphere_aabb", hits, Subjects.Hits / 8);
    }

    static string AskContactSphereObb(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactSphereObb(spheres, boxes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_sphere_obb", hits, Subjects.Hits / 8);
    }

    static string AskContactSphereTriangle(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactSphereTriangle(spheres, triangles, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_sphere_triangle", hits, Subjects.Hits / 8);
    }

    static string AskContactCapsulePlane(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactCapsulePlane(capsules, planes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_capsule_plane", hits, Subjects.Hits / 8);
    }

    static string AskContactCapsuleCapsule(bool backwards)
    {
        float* aX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules a = Capsules.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N);
        if (backwards)
            a = Capsules.Aos(Subjects.Backwards(aX, 7, Subjects.N), 28, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* bX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Capsules b = Capsules.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N);
        if (backwards)
            b = Capsules.Aos(Subjects.Backwards(bX, 7, Subjects.N), 28, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactCapsuleCapsule(a, b, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_capsule_capsule", hits, Subjects.Hits / 8);
    }

    static string AskContactAabbPlane(bool backwards)
    {
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactAabbPlane(boxes, planes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_aabb_plane", hits, Subjects.Hits / 8);
    }

    static string AskContactTrianglePlane(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactTrianglePlane(triangles, planes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_triangle_plane", hits, Subjects.Hits / 8);
    }

    static string AskContactCapsuleAabb(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactCapsuleAabb(capsules, boxes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_capsule_aabb", hits, Subjects.Hits / 8);
    }

    static string AskContactCapsuleObb(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactCapsuleObb(capsules, boxes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_capsule_obb", hits, Subjects.Hits / 8);
    }

    static string AskContactObbPlane(bool backwards)
    {
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactObbPlane(boxes, planes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_obb_plane", hits, Subjects.Hits / 8);
    }

    static string AskContactAabbAabb(bool backwards)
    {
        float* aX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs a = Aabbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N);
        if (backwards)
            a = Aabbs.Aos(Subjects.Backwards(aX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs b = Aabbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N);
        if (backwards)
            b = Aabbs.Aos(Subjects.Backwards(bX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactAabbAabb(a, b, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_aabb_aabb", hits, Subjects.Hits / 8);
    }

    static string AskContactCapsuleTriangle(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactCapsuleTriangle(capsules, triangles, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_capsule_triangle", hits, Subjects.Hits / 8);
    }

    static string AskContactObbObb(bool backwards)
    {
        float* aX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs a = Obbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N, aX + 7 * Subjects.N,
            aX + 8 * Subjects.N, aX + 9 * Subjects.N);
        if (backwards)
            a = Obbs.Aos(Subjects.Backwards(aX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs b = Obbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N, bX + 7 * Subjects.N,
            bX + 8 * Subjects.N, bX + 9 * Subjects.N);
        if (backwards)
            b = Obbs.Aos(Subjects.Backwards(bX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactObbObb(a, b, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_obb_obb", hits, Subjects.Hits / 8);
    }

    static string AskContactTriangleObb(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactTriangleObb(triangles, boxes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_triangle_obb", hits, Subjects.Hits / 8);
    }

    static string AskOverlapSphereCylinder(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* cylindersX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Cylinders cylinders = Cylinders.Soa(Subjects.N, cylindersX + 0 * Subjects.N, cylindersX + 1 * Subjects.N,
            cylindersX + 2 * Subjects.N, cylindersX + 3 * Subjects.N, cylindersX + 4 * Subjects.N,
            cylindersX + 5 * Subjects.N, cylindersX + 6 * Subjects.N);
        if (backwards)
            cylinders = Cylinders.Aos(Subjects.Backwards(cylindersX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapSphereCylinder(spheres, cylinders, hits);
        return Subjects.Tell("overlap_sphere_cylinder", hits, Subjects.Hits / 8);
    }

    static string AskContactSphereCylinder(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* cylindersX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Cylinders cylinders = Cylinders.Soa(Subjects.N, cylindersX + 0 * Subjects.N, cylindersX + 1 * Subjects.N,
            cylindersX + 2 * Subjects.N, cylindersX + 3 * Subjects.N, cylindersX + 4 * Subjects.N,
            cylindersX + 5 * Subjects.N, cylindersX + 6 * Subjects.N);
        if (backwards)
            cylinders = Cylinders.Aos(Subjects.Backwards(cylindersX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactSphereCylinder(spheres, cylinders, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_sphere_cylinder", hits, Subjects.Hits / 8);
    }

    static string AskClosestCylinderPoint(bool backwards)
    {
        float* cylindersX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Cylinders cylinders = Cylinders.Soa(Subjects.N, cylindersX + 0 * Subjects.N, cylindersX + 1 * Subjects.N,
            cylindersX + 2 * Subjects.N, cylindersX + 3 * Subjects.N, cylindersX + 4 * Subjects.N,
            cylindersX + 5 * Subjects.N, cylindersX + 6 * Subjects.N);
        if (backwards)
            cylinders = Cylinders.Aos(Subjects.Backwards(cylindersX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_cylinder = Subjects.Vectors();
        Queries.ClosestCylinderPoint(cylinders, points, distance2, on_cylinder);
        return Subjects.Tell("closest_cylinder_point", null, 0);
    }

    static string AskClassifyCylinderPlane(bool backwards)
    {
        float* cylindersX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Cylinders cylinders = Cylinders.Soa(Subjects.N, cylindersX + 0 * Subjects.N, cylindersX + 1 * Subjects.N,
            cylindersX + 2 * Subjects.N, cylindersX + 3 * Subjects.N, cylindersX + 4 * Subjects.N,
            cylindersX + 5 * Subjects.N, cylindersX + 6 * Subjects.N);
        if (backwards)
            cylinders = Cylinders.Aos(Subjects.Backwards(cylindersX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        ulong* inside = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.ClassifyCylinderPlane(cylinders, planes, hits, inside);
        return Subjects.Tell("classify_cylinder_plane", hits, Subjects.Hits / 8);
    }

    static string AskContactCylinderPlane(bool backwards)
    {
        float* cylindersX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Cylinders cylinders = Cylinders.Soa(Subjects.N, cylindersX + 0 * Subjects.N, cylindersX + 1 * Subjects.N,
            cylindersX + 2 * Subjects.N, cylindersX + 3 * Subjects.N, cylindersX + 4 * Subjects.N,
            cylindersX + 5 * Subjects.N, cylindersX + 6 * Subjects.N);
        if (backwards)
            cylinders = Cylinders.Aos(Subjects.Backwards(cylindersX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactCylinderPlane(cylinders, planes, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_cylinder_plane", hits, Subjects.Hits / 8);
    }

    static string AskRaycastCylinder(bool backwards)
    {
        float* raysX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays rays = Rays.Soa(Subjects.N, raysX + 0 * Subjects.N, raysX + 1 * Subjects.N, raysX + 2 * Subjects.N,
            raysX + 3 * Subjects.N, raysX + 4 * Subjects.N, raysX + 5 * Subjects.N);
        if (backwards)
            rays = Rays.Aos(Subjects.Backwards(raysX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* cylindersX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Cylinders cylinders = Cylinders.Soa(Subjects.N, cylindersX + 0 * Subjects.N, cylindersX + 1 * Subjects.N,
            cylindersX + 2 * Subjects.N, cylindersX + 3 * Subjects.N, cylindersX + 4 * Subjects.N,
            cylindersX + 5 * Subjects.N, cylindersX + 6 * Subjects.N);
        if (backwards)
            cylinders = Cylinders.Aos(Subjects.Backwards(cylindersX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* t_enter = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* t_exit = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Queries.RaycastCylinder(rays, cylinders, hits, t_enter, t_exit);
        return Subjects.Tell("raycast_cylinder", hits, Subjects.Hits / 8);
    }

    static string AskOverlapCapsuleCylinder(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* cylindersX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Cylinders cylinders = Cylinders.Soa(Subjects.N, cylindersX + 0 * Subjects.N, cylindersX + 1 * Subjects.N,
            cylindersX + 2 * Subjects.N, cylindersX + 3 * Subjects.N, cylindersX + 4 * Subjects.N,
            cylindersX + 5 * Subjects.N, cylindersX + 6 * Subjects.N);
        if (backwards)
            cylinders = Cylinders.Aos(Subjects.Backwards(cylindersX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.OverlapCapsuleCylinder(capsules, cylinders, hits);
        return Subjects.Tell("overlap_capsule_cylinder", hits, Subjects.Hits / 8);
    }

    static string AskManifoldCapsulePlane(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Manifolds manifolds = Subjects.Points();
        Queries.ManifoldCapsulePlane(capsules, planes, margin, hits, manifolds);
        return Subjects.Tell("manifold_capsule_plane", hits, Subjects.Hits / 8);
    }

    static string AskManifoldObbPlane(bool backwards)
    {
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* planesX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes planes = Planes.Soa(Subjects.N, planesX + 0 * Subjects.N, planesX + 1 * Subjects.N,
            planesX + 2 * Subjects.N, planesX + 3 * Subjects.N);
        if (backwards)
            planes = Planes.Aos(Subjects.Backwards(planesX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Manifolds manifolds = Subjects.Points();
        Queries.ManifoldObbPlane(boxes, planes, margin, hits, manifolds);
        return Subjects.Tell("manifold_obb_plane", hits, Subjects.Hits / 8);
    }

    static string AskManifoldCapsuleCapsule(bool backwards)
    {
        float* aX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules a = Capsules.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N);
        if (backwards)
            a = Capsules.Aos(Subjects.Backwards(aX, 7, Subjects.N), 28, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* bX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Capsules b = Capsules.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N);
        if (backwards)
            b = Capsules.Aos(Subjects.Backwards(bX, 7, Subjects.N), 28, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Manifolds manifolds = Subjects.Points();
        Queries.ManifoldCapsuleCapsule(a, b, margin, hits, manifolds);
        return Subjects.Tell("manifold_capsule_capsule", hits, Subjects.Hits / 8);
    }

    static string AskManifoldCapsuleObb(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Manifolds manifolds = Subjects.Points();
        Queries.ManifoldCapsuleObb(capsules, boxes, margin, hits, manifolds);
        return Subjects.Tell("manifold_capsule_obb", hits, Subjects.Hits / 8);
    }

    static string AskManifoldObbObb(bool backwards)
    {
        float* aX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs a = Obbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N, aX + 7 * Subjects.N,
            aX + 8 * Subjects.N, aX + 9 * Subjects.N);
        if (backwards)
            a = Obbs.Aos(Subjects.Backwards(aX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs b = Obbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N, bX + 7 * Subjects.N,
            bX + 8 * Subjects.N, bX + 9 * Subjects.N);
        if (backwards)
            b = Obbs.Aos(Subjects.Backwards(bX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Manifolds manifolds = Subjects.Points();
        Queries.ManifoldObbObb(a, b, margin, hits, manifolds);
        return Subjects.Tell("manifold_obb_obb", hits, Subjects.Hits / 8);
    }

    static string AskManifoldCapsuleTriangle(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Manifolds manifolds = Subjects.Points();
        Queries.ManifoldCapsuleTriangle(capsules, triangles, margin, hits, manifolds);
        return Subjects.Tell("manifold_capsule_triangle", hits, Subjects.Hits / 8);
    }

    static string AskManifoldTriangleObb(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Manifolds manifolds = Subjects.Points();
        Queries.ManifoldTriangleObb(triangles, boxes, margin, hits, manifolds);
        return Subjects.Tell("manifold_triangle_obb", hits, Subjects.Hits / 8);
    }

    static string AskContactCapsuleCylinder(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* cylindersX = Subjects.Columns("ssssssp", Subjects.N, 1);
        Cylinders cylinders = Cylinders.Soa(Subjects.N, cylindersX + 0 * Subjects.N, cylindersX + 1 * Subjects.N,
            cylindersX + 2 * Subjects.N, cylindersX + 3 * Subjects.N, cylindersX + 4 * Subjects.N,
            cylindersX + 5 * Subjects.N, cylindersX + 6 * Subjects.N);
        if (backwards)
            cylinders = Cylinders.Aos(Subjects.Backwards(cylindersX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* distance = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.ContactCapsuleCylinder(capsules, cylinders, margin, hits, distance, normal, point);
        return Subjects.Tell("contact_capsule_cylinder", hits, Subjects.Hits / 8);
    }

    static string AskManifoldObbObbAll(bool backwards)
    {
        float* aX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs a = Obbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N, aX + 7 * Subjects.N,
            aX + 8 * Subjects.N, aX + 9 * Subjects.N);
        if (backwards)
            a = Obbs.Aos(Subjects.Backwards(aX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs b = Obbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N, bX + 7 * Subjects.N,
            bX + 8 * Subjects.N, bX + 9 * Subjects.N);
        if (backwards)
            b = Obbs.Aos(Subjects.Backwards(bX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* marginX = Subjects.Columns("s", Subjects.N, 2);
        Numbers margin = Numbers.Soa(Subjects.N, marginX + 0 * Subjects.N);
        if (backwards)
            margin = Numbers.Aos(Subjects.Backwards(marginX, 1, Subjects.N), 4,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        Manifolds manifolds = Subjects.Points();
        Manifolds more = Subjects.Points();
        Queries.ManifoldObbObbAll(a, b, margin, hits, manifolds, more);
        return Subjects.Tell("manifold_obb_obb_all", hits, Subjects.Hits / 8);
    }

    static string AskClosestAabbAabb(bool backwards)
    {
        float* aX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs a = Aabbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N);
        if (backwards)
            a = Aabbs.Aos(Subjects.Backwards(aX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs b = Aabbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N);
        if (backwards)
            b = Aabbs.Aos(Subjects.Backwards(bX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_a = Subjects.Vectors();
        Xyz on_b = Subjects.Vectors();
        Queries.ClosestAabbAabb(a, b, distance2, on_a, on_b);
        return Subjects.Tell("closest_aabb_aabb", null, 0);
    }

    static string AskClosestSegmentTriangle(bool backwards)
    {
        float* segmentsX = Subjects.Columns("ssssss", Subjects.N, 0);
        Segments segments = Segments.Soa(Subjects.N, segmentsX + 0 * Subjects.N, segmentsX + 1 * Subjects.N,
            segmentsX + 2 * Subjects.N, segmentsX + 3 * Subjects.N, segmentsX + 4 * Subjects.N,
            segmentsX + 5 * Subjects.N);
        if (backwards)
            segments = Segments.Aos(Subjects.Backwards(segmentsX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_segment = Subjects.Vectors();
        Xyz on_triangle = Subjects.Vectors();
        Queries.ClosestSegmentTriangle(segments, triangles, distance2, on_segment, on_triangle);
        return Subjects.Tell("closest_segment_triangle", null, 0);
    }

    static string AskClosestSegmentAabb(bool backwards)
    {
        float* segmentsX = Subjects.Columns("ssssss", Subjects.N, 0);
        Segments segments = Segments.Soa(Subjects.N, segmentsX + 0 * Subjects.N, segmentsX + 1 * Subjects.N,
            segmentsX + 2 * Subjects.N, segmentsX + 3 * Subjects.N, segmentsX + 4 * Subjects.N,
            segmentsX + 5 * Subjects.N);
        if (backwards)
            segments = Segments.Aos(Subjects.Backwards(segmentsX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_segment = Subjects.Vectors();
        Xyz on_box = Subjects.Vectors();
        Queries.ClosestSegmentAabb(segments, boxes, distance2, on_segment, on_box);
        return Subjects.Tell("closest_segment_aabb", null, 0);
    }

    static string AskClosestSegmentObb(bool backwards)
    {
        float* segmentsX = Subjects.Columns("ssssss", Subjects.N, 0);
        Segments segments = Segments.Soa(Subjects.N, segmentsX + 0 * Subjects.N, segmentsX + 1 * Subjects.N,
            segmentsX + 2 * Subjects.N, segmentsX + 3 * Subjects.N, segmentsX + 4 * Subjects.N,
            segmentsX + 5 * Subjects.N);
        if (backwards)
            segments = Segments.Aos(Subjects.Backwards(segmentsX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_segment = Subjects.Vectors();
        Xyz on_box = Subjects.Vectors();
        Queries.ClosestSegmentObb(segments, boxes, distance2, on_segment, on_box);
        return Subjects.Tell("closest_segment_obb", null, 0);
    }

    static string AskClosestTriangleTriangle(bool backwards)
    {
        float* aX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles a = Triangles.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N, aX + 7 * Subjects.N,
            aX + 8 * Subjects.N);
        if (backwards)
            a = Triangles.Aos(Subjects.Backwards(aX, 9, Subjects.N), 36, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* bX = Subjects.Columns("sssssssss", Subjects.N, 1);
        Triangles b = Triangles.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N, bX + 7 * Subjects.N,
            bX + 8 * Subjects.N);
        if (backwards)
            b = Triangles.Aos(Subjects.Backwards(bX, 9, Subjects.N), 36, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_a = Subjects.Vectors();
        Xyz on_b = Subjects.Vectors();
        Queries.ClosestTriangleTriangle(a, b, distance2, on_a, on_b);
        return Subjects.Tell("closest_triangle_triangle", null, 0);
    }

    static string AskClosestLinePoint(bool backwards)
    {
        float* linesX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays lines = Rays.Soa(Subjects.N, linesX + 0 * Subjects.N, linesX + 1 * Subjects.N, linesX + 2 * Subjects.N,
            linesX + 3 * Subjects.N, linesX + 4 * Subjects.N, linesX + 5 * Subjects.N);
        if (backwards)
            lines = Rays.Aos(Subjects.Backwards(linesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* pointsX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* t = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_line = Subjects.Vectors();
        Queries.ClosestLinePoint(lines, points, distance2, t, on_line);
        return Subjects.Tell("closest_line_point", null, 0);
    }

    static string AskClosestLineLine(bool backwards)
    {
        float* aX = Subjects.Columns("ssssss", Subjects.N, 0);
        Rays a = Rays.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N);
        if (backwards)
            a = Rays.Aos(Subjects.Backwards(aX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("ssssss", Subjects.N, 1);
        Rays b = Rays.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N);
        if (backwards)
            b = Rays.Aos(Subjects.Backwards(bX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* s = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* t = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_a = Subjects.Vectors();
        Xyz on_b = Subjects.Vectors();
        Queries.ClosestLineLine(a, b, distance2, s, t, on_a, on_b);
        return Subjects.Tell("closest_line_line", null, 0);
    }

    static string AskIntersectPlanePlane(bool backwards)
    {
        float* aX = Subjects.Columns("ssss", Subjects.N, 0);
        Planes a = Planes.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N);
        if (backwards)
            a = Planes.Aos(Subjects.Backwards(aX, 4, Subjects.N), 16, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("ssss", Subjects.N, 1);
        Planes b = Planes.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N);
        if (backwards)
            b = Planes.Aos(Subjects.Backwards(bX, 4, Subjects.N), 16, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        ulong* coincident = (ulong*)Subjects.Output(Subjects.Hits);
        Xyz direction = Subjects.Vectors();
        Xyz point = Subjects.Vectors();
        Queries.IntersectPlanePlane(a, b, hits, coincident, direction, point);
        return Subjects.Tell("intersect_plane_plane", hits, Subjects.Hits / 8);
    }

    static string AskSweepObbObbTurning(bool backwards)
    {
        float* aX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs a = Obbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N, aX + 7 * Subjects.N,
            aX + 8 * Subjects.N, aX + 9 * Subjects.N);
        if (backwards)
            a = Obbs.Aos(Subjects.Backwards(aX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* a_afterX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs a_after = Obbs.Soa(Subjects.N, a_afterX + 0 * Subjects.N, a_afterX + 1 * Subjects.N,
            a_afterX + 2 * Subjects.N, a_afterX + 3 * Subjects.N, a_afterX + 4 * Subjects.N, a_afterX + 5 * Subjects.N,
            a_afterX + 6 * Subjects.N, a_afterX + 7 * Subjects.N, a_afterX + 8 * Subjects.N, a_afterX + 9 * Subjects.N);
        if (backwards)
            a_after = Obbs.Aos(Subjects.Backwards(a_afterX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* bX = Subjects.Columns("ssspppssss", Subjects.N, 2);
        Obbs b = Obbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N, bX + 7 * Subjects.N,
            bX + 8 * Subjects.N, bX + 9 * Subjects.N);
        if (backwards)
            b = Obbs.Aos(Subjects.Backwards(bX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* b_afterX = Subjects.Columns("ssspppssss", Subjects.N, 3);
        Obbs b_after = Obbs.Soa(Subjects.N, b_afterX + 0 * Subjects.N, b_afterX + 1 * Subjects.N,
            b_afterX + 2 * Subjects.N, b_afterX + 3 * Subjects.N, b_afterX + 4 * Subjects.N, b_afterX + 5 * Subjects.N,
            b_afterX + 6 * Subjects.N, b_afterX + 7 * Subjects.N, b_afterX + 8 * Subjects.N, b_afterX + 9 * Subjects.N);
        if (backwards)
            b_after = Obbs.Aos(Subjects.Backwards(b_afterX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* nearest = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        ulong* ran_out = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.SweepObbObbTurning(a, a_after, b, b_after, Subjects.TMax, hits, toi, nearest, normal, ran_out);
        return Subjects.Tell("sweep_obb_obb_turning", hits, Subjects.Hits / 8);
    }

    static string AskClosestTriangleAabb(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 1);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_triangle = Subjects.Vectors();
        Xyz on_box = Subjects.Vectors();
        Queries.ClosestTriangleAabb(triangles, boxes, distance2, on_triangle, on_box);
        return Subjects.Tell("closest_triangle_aabb", null, 0);
    }

    static string AskClosestTriangleObb(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_triangle = Subjects.Vectors();
        Xyz on_box = Subjects.Vectors();
        Queries.ClosestTriangleObb(triangles, boxes, distance2, on_triangle, on_box);
        return Subjects.Tell("closest_triangle_obb", null, 0);
    }

    static string AskClosestAabbObb(bool backwards)
    {
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* obbsX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs obbs = Obbs.Soa(Subjects.N, obbsX + 0 * Subjects.N, obbsX + 1 * Subjects.N, obbsX + 2 * Subjects.N,
            obbsX + 3 * Subjects.N, obbsX + 4 * Subjects.N, obbsX + 5 * Subjects.N, obbsX + 6 * Subjects.N,
            obbsX + 7 * Subjects.N, obbsX + 8 * Subjects.N, obbsX + 9 * Subjects.N);
        if (backwards)
            obbs = Obbs.Aos(Subjects.Backwards(obbsX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_box = Subjects.Vectors();
        Xyz on_obb = Subjects.Vectors();
        Queries.ClosestAabbObb(boxes, obbs, distance2, on_box, on_obb);
        return Subjects.Tell("closest_aabb_obb", null, 0);
    }

    static string AskClosestObbObb(bool backwards)
    {
        float* aX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs a = Obbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N, aX + 7 * Subjects.N,
            aX + 8 * Subjects.N, aX + 9 * Subjects.N);
        if (backwards)
            a = Obbs.Aos(Subjects.Backwards(aX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* bX = Subjects.Columns("ssspppssss", Subjects.N, 1);
        Obbs b = Obbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N, bX + 7 * Subjects.N,
            bX + 8 * Subjects.N, bX + 9 * Subjects.N);
        if (backwards)
            b = Obbs.Aos(Subjects.Backwards(bX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* distance2 = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz on_a = Subjects.Vectors();
        Xyz on_b = Subjects.Vectors();
        Queries.ClosestObbObb(a, b, distance2, on_a, on_b);
        return Subjects.Tell("closest_obb_obb", null, 0);
    }

    static string AskSweepSphereCapsule(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* sphere_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors sphere_velocity = Vectors.Soa(Subjects.N, sphere_velocityX + 0 * Subjects.N,
            sphere_velocityX + 1 * Subjects.N, sphere_velocityX + 2 * Subjects.N);
        if (backwards)
            sphere_velocity = Vectors.Aos(Subjects.Backwards(sphere_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 2);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* capsule_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors capsule_velocity = Vectors.Soa(Subjects.N, capsule_velocityX + 0 * Subjects.N,
            capsule_velocityX + 1 * Subjects.N, capsule_velocityX + 2 * Subjects.N);
        if (backwards)
            capsule_velocity = Vectors.Aos(Subjects.Backwards(capsule_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepSphereCapsule(spheres, sphere_velocity, capsules, capsule_velocity, Subjects.TMax, hits, toi,
            normal);
        return Subjects.Tell("sweep_sphere_capsule", hits, Subjects.Hits / 8);
    }

    static string AskSweepSphereObb(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* sphere_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors sphere_velocity = Vectors.Soa(Subjects.N, sphere_velocityX + 0 * Subjects.N,
            sphere_velocityX + 1 * Subjects.N, sphere_velocityX + 2 * Subjects.N);
        if (backwards)
            sphere_velocity = Vectors.Aos(Subjects.Backwards(sphere_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 2);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* box_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors box_velocity = Vectors.Soa(Subjects.N, box_velocityX + 0 * Subjects.N, box_velocityX + 1 * Subjects.N,
            box_velocityX + 2 * Subjects.N);
        if (backwards)
            box_velocity = Vectors.Aos(Subjects.Backwards(box_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepSphereObb(spheres, sphere_velocity, boxes, box_velocity, Subjects.TMax, hits, toi, normal);
        return Subjects.Tell("sweep_sphere_obb", hits, Subjects.Hits / 8);
    }

    static string AskSweepSphereTriangle(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* sphere_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors sphere_velocity = Vectors.Soa(Subjects.N, sphere_velocityX + 0 * Subjects.N,
            sphere_velocityX + 1 * Subjects.N, sphere_velocityX + 2 * Subjects.N);
        if (backwards)
            sphere_velocity = Vectors.Aos(Subjects.Backwards(sphere_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 2);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* triangle_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors triangle_velocity = Vectors.Soa(Subjects.N, triangle_velocityX + 0 * Subjects.N,
            triangle_velocityX + 1 * Subjects.N, triangle_velocityX + 2 * Subjects.N);
        if (backwards)
            triangle_velocity = Vectors.Aos(Subjects.Backwards(triangle_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepSphereTriangle(spheres, sphere_velocity, triangles, triangle_velocity, Subjects.TMax, hits, toi,
            normal);
        return Subjects.Tell("sweep_sphere_triangle", hits, Subjects.Hits / 8);
    }

    static string AskSweepAabbTriangle(bool backwards)
    {
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 0);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* box_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors box_velocity = Vectors.Soa(Subjects.N, box_velocityX + 0 * Subjects.N, box_velocityX + 1 * Subjects.N,
            box_velocityX + 2 * Subjects.N);
        if (backwards)
            box_velocity = Vectors.Aos(Subjects.Backwards(box_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 2);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* triangle_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors triangle_velocity = Vectors.Soa(Subjects.N, triangle_velocityX + 0 * Subjects.N,
            triangle_velocityX + 1 * Subjects.N, triangle_velocityX + 2 * Subjects.N);
        if (backwards)
            triangle_velocity = Vectors.Aos(Subjects.Backwards(triangle_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepAabbTriangle(boxes, box_velocity, triangles, triangle_velocity, Subjects.TMax, hits, toi, normal);
        return Subjects.Tell("sweep_aabb_triangle", hits, Subjects.Hits / 8);
    }

    static string AskSweepObbTriangle(bool backwards)
    {
        float* boxesX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs boxes = Obbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N, boxesX + 6 * Subjects.N,
            boxesX + 7 * Subjects.N, boxesX + 8 * Subjects.N, boxesX + 9 * Subjects.N);
        if (backwards)
            boxes = Obbs.Aos(Subjects.Backwards(boxesX, 10, Subjects.N), 40,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* box_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors box_velocity = Vectors.Soa(Subjects.N, box_velocityX + 0 * Subjects.N, box_velocityX + 1 * Subjects.N,
            box_velocityX + 2 * Subjects.N);
        if (backwards)
            box_velocity = Vectors.Aos(Subjects.Backwards(box_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 2);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* triangle_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors triangle_velocity = Vectors.Soa(Subjects.N, triangle_velocityX + 0 * Subjects.N,
            triangle_velocityX + 1 * Subjects.N, triangle_velocityX + 2 * Subjects.N);
        if (backwards)
            triangle_velocity = Vectors.Aos(Subjects.Backwards(triangle_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepObbTriangle(boxes, box_velocity, triangles, triangle_velocity, Subjects.TMax, hits, toi, normal);
        return Subjects.Tell("sweep_obb_triangle", hits, Subjects.Hits / 8);
    }

    static string AskSweepObbObb(bool backwards)
    {
        float* aX = Subjects.Columns("ssspppssss", Subjects.N, 0);
        Obbs a = Obbs.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N, aX + 7 * Subjects.N,
            aX + 8 * Subjects.N, aX + 9 * Subjects.N);
        if (backwards)
            a = Obbs.Aos(Subjects.Backwards(aX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* a_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors a_velocity = Vectors.Soa(Subjects.N, a_velocityX + 0 * Subjects.N, a_velocityX + 1 * Subjects.N,
            a_velocityX + 2 * Subjects.N);
        if (backwards)
            a_velocity = Vectors.Aos(Subjects.Backwards(a_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* bX = Subjects.Columns("ssspppssss", Subjects.N, 2);
        Obbs b = Obbs.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N, bX + 7 * Subjects.N,
            bX + 8 * Subjects.N, bX + 9 * Subjects.N);
        if (backwards)
            b = Obbs.Aos(Subjects.Backwards(bX, 10, Subjects.N), 40, Subjects.N).Indexed(Subjects.Index(Subjects.N), 0,
                Subjects.N);
        float* b_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors b_velocity = Vectors.Soa(Subjects.N, b_velocityX + 0 * Subjects.N, b_velocityX + 1 * Subjects.N,
            b_velocityX + 2 * Subjects.N);
        if (backwards)
            b_velocity = Vectors.Aos(Subjects.Backwards(b_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepObbObb(a, a_velocity, b, b_velocity, Subjects.TMax, hits, toi, normal);
        return Subjects.Tell("sweep_obb_obb", hits, Subjects.Hits / 8);
    }

    static string AskSweepCapsuleCapsule(bool backwards)
    {
        float* aX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules a = Capsules.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N, aX + 6 * Subjects.N);
        if (backwards)
            a = Capsules.Aos(Subjects.Backwards(aX, 7, Subjects.N), 28, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* a_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors a_velocity = Vectors.Soa(Subjects.N, a_velocityX + 0 * Subjects.N, a_velocityX + 1 * Subjects.N,
            a_velocityX + 2 * Subjects.N);
        if (backwards)
            a_velocity = Vectors.Aos(Subjects.Backwards(a_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* bX = Subjects.Columns("ssssssp", Subjects.N, 2);
        Capsules b = Capsules.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N, bX + 6 * Subjects.N);
        if (backwards)
            b = Capsules.Aos(Subjects.Backwards(bX, 7, Subjects.N), 28, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* b_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors b_velocity = Vectors.Soa(Subjects.N, b_velocityX + 0 * Subjects.N, b_velocityX + 1 * Subjects.N,
            b_velocityX + 2 * Subjects.N);
        if (backwards)
            b_velocity = Vectors.Aos(Subjects.Backwards(b_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepCapsuleCapsule(a, a_velocity, b, b_velocity, Subjects.TMax, hits, toi, normal);
        return Subjects.Tell("sweep_capsule_capsule", hits, Subjects.Hits / 8);
    }

    static string AskSweepCapsuleTriangle(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* capsule_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors capsule_velocity = Vectors.Soa(Subjects.N, capsule_velocityX + 0 * Subjects.N,
            capsule_velocityX + 1 * Subjects.N, capsule_velocityX + 2 * Subjects.N);
        if (backwards)
            capsule_velocity = Vectors.Aos(Subjects.Backwards(capsule_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 2);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* triangle_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors triangle_velocity = Vectors.Soa(Subjects.N, triangle_velocityX + 0 * Subjects.N,
            triangle_velocityX + 1 * Subjects.N, triangle_velocityX + 2 * Subjects.N);
        if (backwards)
            triangle_velocity = Vectors.Aos(Subjects.Backwards(triangle_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepCapsuleTriangle(capsules, capsule_velocity, triangles, triangle_velocity, Subjects.TMax, hits, toi,
            normal);
        return Subjects.Tell("sweep_capsule_triangle", hits, Subjects.Hits / 8);
    }

    static string AskSweepCapsuleAabb(bool backwards)
    {
        float* capsulesX = Subjects.Columns("ssssssp", Subjects.N, 0);
        Capsules capsules = Capsules.Soa(Subjects.N, capsulesX + 0 * Subjects.N, capsulesX + 1 * Subjects.N,
            capsulesX + 2 * Subjects.N, capsulesX + 3 * Subjects.N, capsulesX + 4 * Subjects.N,
            capsulesX + 5 * Subjects.N, capsulesX + 6 * Subjects.N);
        if (backwards)
            capsules = Capsules.Aos(Subjects.Backwards(capsulesX, 7, Subjects.N), 28,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* capsule_velocityX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors capsule_velocity = Vectors.Soa(Subjects.N, capsule_velocityX + 0 * Subjects.N,
            capsule_velocityX + 1 * Subjects.N, capsule_velocityX + 2 * Subjects.N);
        if (backwards)
            capsule_velocity = Vectors.Aos(Subjects.Backwards(capsule_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* boxesX = Subjects.Columns("sss012", Subjects.N, 2);
        Aabbs boxes = Aabbs.Soa(Subjects.N, boxesX + 0 * Subjects.N, boxesX + 1 * Subjects.N, boxesX + 2 * Subjects.N,
            boxesX + 3 * Subjects.N, boxesX + 4 * Subjects.N, boxesX + 5 * Subjects.N);
        if (backwards)
            boxes = Aabbs.Aos(Subjects.Backwards(boxesX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* box_velocityX = Subjects.Columns("sss", Subjects.N, 3);
        Vectors box_velocity = Vectors.Soa(Subjects.N, box_velocityX + 0 * Subjects.N, box_velocityX + 1 * Subjects.N,
            box_velocityX + 2 * Subjects.N);
        if (backwards)
            box_velocity = Vectors.Aos(Subjects.Backwards(box_velocityX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        Xyz normal = Subjects.Vectors();
        Queries.SweepCapsuleAabb(capsules, capsule_velocity, boxes, box_velocity, Subjects.TMax, hits, toi, normal);
        return Subjects.Tell("sweep_capsule_aabb", hits, Subjects.Hits / 8);
    }

    static string AskSweepPointTriangle(bool backwards)
    {
        float* pointsX = Subjects.Columns("sss", Subjects.N, 0);
        Vectors points = Vectors.Soa(Subjects.N, pointsX + 0 * Subjects.N, pointsX + 1 * Subjects.N,
            pointsX + 2 * Subjects.N);
        if (backwards)
            points = Vectors.Aos(Subjects.Backwards(pointsX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* points_afterX = Subjects.Columns("sss", Subjects.N, 1);
        Vectors points_after = Vectors.Soa(Subjects.N, points_afterX + 0 * Subjects.N, points_afterX + 1 * Subjects.N,
            points_afterX + 2 * Subjects.N);
        if (backwards)
            points_after = Vectors.Aos(Subjects.Backwards(points_afterX, 3, Subjects.N), 12,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 2);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* triangles_afterX = Subjects.Columns("sssssssss", Subjects.N, 3);
        Triangles triangles_after = Triangles.Soa(Subjects.N, triangles_afterX + 0 * Subjects.N,
            triangles_afterX + 1 * Subjects.N, triangles_afterX + 2 * Subjects.N, triangles_afterX + 3 * Subjects.N,
            triangles_afterX + 4 * Subjects.N, triangles_afterX + 5 * Subjects.N, triangles_afterX + 6 * Subjects.N,
            triangles_afterX + 7 * Subjects.N, triangles_afterX + 8 * Subjects.N);
        if (backwards)
            triangles_after = Triangles.Aos(Subjects.Backwards(triangles_afterX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* near_at = (float*)Subjects.Output(Subjects.N * sizeof(float));
        ulong* ran_out = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.SweepPointTriangle(points, points_after, triangles, triangles_after, hits, toi, near_at, ran_out);
        return Subjects.Tell("sweep_point_triangle", hits, Subjects.Hits / 8);
    }

    static string AskSweepSegmentSegment(bool backwards)
    {
        float* aX = Subjects.Columns("ssssss", Subjects.N, 0);
        Segments a = Segments.Soa(Subjects.N, aX + 0 * Subjects.N, aX + 1 * Subjects.N, aX + 2 * Subjects.N,
            aX + 3 * Subjects.N, aX + 4 * Subjects.N, aX + 5 * Subjects.N);
        if (backwards)
            a = Segments.Aos(Subjects.Backwards(aX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* a_afterX = Subjects.Columns("ssssss", Subjects.N, 1);
        Segments a_after = Segments.Soa(Subjects.N, a_afterX + 0 * Subjects.N, a_afterX + 1 * Subjects.N,
            a_afterX + 2 * Subjects.N, a_afterX + 3 * Subjects.N, a_afterX + 4 * Subjects.N, a_afterX + 5 * Subjects.N);
        if (backwards)
            a_after = Segments.Aos(Subjects.Backwards(a_afterX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        float* bX = Subjects.Columns("ssssss", Subjects.N, 2);
        Segments b = Segments.Soa(Subjects.N, bX + 0 * Subjects.N, bX + 1 * Subjects.N, bX + 2 * Subjects.N,
            bX + 3 * Subjects.N, bX + 4 * Subjects.N, bX + 5 * Subjects.N);
        if (backwards)
            b = Segments.Aos(Subjects.Backwards(bX, 6, Subjects.N), 24, Subjects.N).Indexed(Subjects.Index(Subjects.N),
                0, Subjects.N);
        float* b_afterX = Subjects.Columns("ssssss", Subjects.N, 3);
        Segments b_after = Segments.Soa(Subjects.N, b_afterX + 0 * Subjects.N, b_afterX + 1 * Subjects.N,
            b_afterX + 2 * Subjects.N, b_afterX + 3 * Subjects.N, b_afterX + 4 * Subjects.N, b_afterX + 5 * Subjects.N);
        if (backwards)
            b_after = Segments.Aos(Subjects.Backwards(b_afterX, 6, Subjects.N), 24,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Hits);
        float* toi = (float*)Subjects.Output(Subjects.N * sizeof(float));
        float* near_at = (float*)Subjects.Output(Subjects.N * sizeof(float));
        ulong* ran_out = (ulong*)Subjects.Output(Subjects.Hits);
        Queries.SweepSegmentSegment(a, a_after, b, b_after, hits, toi, near_at, ran_out);
        return Subjects.Tell("sweep_segment_segment", hits, Subjects.Hits / 8);
    }

    static string AskOverlapSphereGrid(bool backwards)
    {
        float* spheresX = Subjects.Columns("sssp", Subjects.N, 0);
        Spheres spheres = Spheres.Soa(Subjects.N, spheresX + 0 * Subjects.N, spheresX + 1 * Subjects.N,
            spheresX + 2 * Subjects.N, spheresX + 3 * Subjects.N);
        if (backwards)
            spheres = Spheres.Aos(Subjects.Backwards(spheresX, 4, Subjects.N), 16,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Cells);
        Queries.OverlapSphereGrid(spheres, Subjects.TheGrid, hits);
        return Subjects.Tell("overlap_sphere_grid", hits, Subjects.Cells / 8);
    }

    static string AskOverlapTriangleGrid(bool backwards)
    {
        float* trianglesX = Subjects.Columns("sssssssss", Subjects.N, 0);
        Triangles triangles = Triangles.Soa(Subjects.N, trianglesX + 0 * Subjects.N, trianglesX + 1 * Subjects.N,
            trianglesX + 2 * Subjects.N, trianglesX + 3 * Subjects.N, trianglesX + 4 * Subjects.N,
            trianglesX + 5 * Subjects.N, trianglesX + 6 * Subjects.N, trianglesX + 7 * Subjects.N,
            trianglesX + 8 * Subjects.N);
        if (backwards)
            triangles = Triangles.Aos(Subjects.Backwards(trianglesX, 9, Subjects.N), 36,
                Subjects.N).Indexed(Subjects.Index(Subjects.N), 0, Subjects.N);
        ulong* hits = (ulong*)Subjects.Output(Subjects.Cells);
        Queries.OverlapTriangleGrid(triangles, Subjects.TheGrid, hits);
        return Subjects.Tell("overlap_triangle_grid", hits, Subjects.Cells / 8);
    }
}
