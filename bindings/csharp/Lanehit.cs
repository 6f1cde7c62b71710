// Written by bindings/write_bindings.py from the headers and descriptions of lanehit, a library of batched
// collision queries. One file to copy: Native has the functions as they are in C, Queries and Library the same with an
// exception in place of a status. docs/csharp.md says how views are made.
using System;
using System.Runtime.InteropServices;

namespace Lanehit
{
    /// <summary>What the library says of a call that it refuses; nothing has been written.</summary>
    public sealed class LanehitException : Exception
    {
        /// <summary>One of Constants.LH_ERROR_*, the position of the argument, and the function.</summary>
        public readonly int Status;

        public LanehitException(int status) : base(Library.StatusText(status))
        {
            Status = status;
        }

        internal static void ThrowUnless(int status)
        {
            if (status != 0)
                throw new LanehitException(status);
        }
    }

    public unsafe partial struct Triangles
    {
        /// <summary>A mesh: positions that are `stride` bytes apart, and three indices a triangle.</summary>
        public static Triangles Mesh(float* positions, uint stride, uint* indices, long count)
        {
            float* x = positions, y = positions + 1, z = positions + 2;
            Triangles mesh = Soa(count, x, y, z, x, y, z, x, y, z);
            mesh.stride = stride;
            mesh.index = indices;
            mesh.index_stride = 12;
            mesh.index_b = indices + 1;
            mesh.index_c = indices + 2;
            return mesh;
        }
    }

    public unsafe partial struct Grid
    {
        /// <summary>How many cells the range has.</summary>
        public long Cells
        {
            get { return checked((long)count_x * count_y * count_z); }
        }
    }

    /// <summary>Axis-aligned boxes [min, max].</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Aabbs
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* min_x;
        public float* min_y;
        public float* min_z;
        public float* max_x;
        public float* max_y;
        public float* max_z;

        /// <summary>A packed array for each number of an element.</summary>
        public static Aabbs Soa(long count, float* min_x, float* min_y, float* min_z, float* max_x, float* max_y,
            float* max_z)
        {
            Aabbs v = default(Aabbs);
            v.count = (UIntPtr)(ulong)count;
            v.min_x = min_x;
            v.min_y = min_y;
            v.min_z = min_z;
            v.max_x = max_x;
            v.max_y = max_y;
            v.max_z = max_z;
            return v;
        }

        /// <summary>Structs, with the numbers of min_x, min_y, min_z, max_x, max_y, max_z from `first` on, and `stride`
        /// bytes from one
        /// struct to the next.</summary>
        public static Aabbs Aos(float* first, uint stride, long count)
        {
            Aabbs v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5);
            v.stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Aabbs Indexed(uint* indices, uint indexStride, long count)
        {
            Aabbs v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Spheres.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Spheres
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* x;
        public float* y;
        public float* z;
        public float* radius;
        public uint radius_stride;

        /// <summary>A packed array for each number of an element.</summary>
        public static Spheres Soa(long count, float* x, float* y, float* z, float* radius)
        {
            Spheres v = default(Spheres);
            v.count = (UIntPtr)(ulong)count;
            v.x = x;
            v.y = y;
            v.z = z;
            v.radius = radius;
            return v;
        }

        /// <summary>Structs, with the numbers of x, y, z, radius from `first` on, and `stride` bytes from one
        /// struct to the next.</summary>
        public static Spheres Aos(float* first, uint stride, long count)
        {
            Spheres v = Soa(count, first, first + 1, first + 2, first + 3);
            v.stride = v.radius_stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Spheres Indexed(uint* indices, uint indexStride, long count)
        {
            Spheres v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Triangles with the vertices a, b, c, in any order and of any shape.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Triangles
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* ax;
        public float* ay;
        public float* az;
        public float* bx;
        public float* by;
        public float* bz;
        public float* cx;
        public float* cy;
        public float* cz;
        public uint* index_b;
        public uint* index_c;

        /// <summary>A packed array for each number of an element.</summary>
        public static Triangles Soa(long count, float* ax, float* ay, float* az, float* bx, float* by, float* bz,
            float* cx, float* cy, float* cz)
        {
            Triangles v = default(Triangles);
            v.count = (UIntPtr)(ulong)count;
            v.ax = ax;
            v.ay = ay;
            v.az = az;
            v.bx = bx;
            v.by = by;
            v.bz = bz;
            v.cx = cx;
            v.cy = cy;
            v.cz = cz;
            return v;
        }

        /// <summary>Structs, with the numbers of ax, ay, az, bx, by, bz, cx, cy, cz from `first` on, and `stride` bytes
        /// from one
        /// struct to the next.</summary>
        public static Triangles Aos(float* first, uint stride, long count)
        {
            Triangles v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6, first + 7,
                first + 8);
            v.stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Triangles Indexed(uint* indices, uint indexStride, long count)
        {
            Triangles v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Segments from a to b.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Segments
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* ax;
        public float* ay;
        public float* az;
        public float* bx;
        public float* by;
        public float* bz;

        /// <summary>A packed array for each number of an element.</summary>
        public static Segments Soa(long count, float* ax, float* ay, float* az, float* bx, float* by, float* bz)
        {
            Segments v = default(Segments);
            v.count = (UIntPtr)(ulong)count;
            v.ax = ax;
            v.ay = ay;
            v.az = az;
            v.bx = bx;
            v.by = by;
            v.bz = bz;
            return v;
        }

        /// <summary>Structs, with the numbers of ax, ay, az, bx, by, bz from `first` on, and `stride` bytes from one
        /// struct to the next.</summary>
        public static Segments Aos(float* first, uint stride, long count)
        {
            Segments v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5);
            v.stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Segments Indexed(uint* indices, uint indexStride, long count)
        {
            Segments v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Capsules: the points no further than radius from the segment from a to b; with a = b, balls.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Capsules
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* ax;
        public float* ay;
        public float* az;
        public float* bx;
        public float* by;
        public float* bz;
        public float* radius;
        public uint radius_stride;

        /// <summary>A packed array for each number of an element.</summary>
        public static Capsules Soa(long count, float* ax, float* ay, float* az, float* bx, float* by, float* bz,
            float* radius)
        {
            Capsules v = default(Capsules);
            v.count = (UIntPtr)(ulong)count;
            v.ax = ax;
            v.ay = ay;
            v.az = az;
            v.bx = bx;
            v.by = by;
            v.bz = bz;
            v.radius = radius;
            return v;
        }

        /// <summary>Structs, with the numbers of ax, ay, az, bx, by, bz, radius from `first` on, and `stride` bytes
        /// from one
        /// struct to the next.</summary>
        public static Capsules Aos(float* first, uint stride, long count)
        {
            Capsules v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6);
            v.stride = v.radius_stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Capsules Indexed(uint* indices, uint indexStride, long count)
        {
            Capsules v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Cylinders with flat ends, solid: the points whose foot on the line through a and b lies between these,
    /// and whose distance from it is at most radius.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Cylinders
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* ax;
        public float* ay;
        public float* az;
        public float* bx;
        public float* by;
        public float* bz;
        public float* radius;
        public uint radius_stride;

        /// <summary>A packed array for each number of an element.</summary>
        public static Cylinders Soa(long count, float* ax, float* ay, float* az, float* bx, float* by, float* bz,
            float* radius)
        {
            Cylinders v = default(Cylinders);
            v.count = (UIntPtr)(ulong)count;
            v.ax = ax;
            v.ay = ay;
            v.az = az;
            v.bx = bx;
            v.by = by;
            v.bz = bz;
            v.radius = radius;
            return v;
        }

        /// <summary>Structs, with the numbers of ax, ay, az, bx, by, bz, radius from `first` on, and `stride` bytes
        /// from one
        /// struct to the next.</summary>
        public static Cylinders Aos(float* first, uint stride, long count)
        {
            Cylinders v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6);
            v.stride = v.radius_stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Cylinders Indexed(uint* indices, uint indexStride, long count)
        {
            Cylinders v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Ellipsoids, solid: the points centre + u a + v b + w c with u^2 + v^2 + w^2 &lt;= 1.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Ellipsoids
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* x;
        public float* y;
        public float* z;
        public float* ax;
        public float* ay;
        public float* az;
        public float* bx;
        public float* by;
        public float* bz;
        public float* cx;
        public float* cy;
        public float* cz;
        public uint axes_stride;

        /// <summary>A packed array for each number of an element.</summary>
        public static Ellipsoids Soa(long count, float* x, float* y, float* z, float* ax, float* ay, float* az,
            float* bx, float* by, float* bz, float* cx, float* cy, float* cz)
        {
            Ellipsoids v = default(Ellipsoids);
            v.count = (UIntPtr)(ulong)count;
            v.x = x;
            v.y = y;
            v.z = z;
            v.ax = ax;
            v.ay = ay;
            v.az = az;
            v.bx = bx;
            v.by = by;
            v.bz = bz;
            v.cx = cx;
            v.cy = cy;
            v.cz = cz;
            return v;
        }

        /// <summary>Structs, with the numbers of x, y, z, ax, ay, az, bx, by, bz, cx, cy, cz from `first` on, and
        /// `stride` bytes from one
        /// struct to the next.</summary>
        public static Ellipsoids Aos(float* first, uint stride, long count)
        {
            Ellipsoids v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6,
                first + 7, first + 8, first + 9, first + 10, first + 11);
            v.stride = v.axes_stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Ellipsoids Indexed(uint* indices, uint indexStride, long count)
        {
            Ellipsoids v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>k-DOPs, discrete orientation polytopes: boxes with cut corners or edges.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Kdops
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* min_x;
        public float* min_y;
        public float* min_z;
        public float* max_x;
        public float* max_y;
        public float* max_z;
        public float* min_x_plus_y_plus_z;
        public float* min_x_plus_y_minus_z;
        public float* min_x_minus_y_plus_z;
        public float* min_x_minus_y_minus_z;
        public float* max_x_plus_y_plus_z;
        public float* max_x_plus_y_minus_z;
        public float* max_x_minus_y_plus_z;
        public float* max_x_minus_y_minus_z;
        public float* min_x_plus_y;
        public float* min_x_minus_y;
        public float* min_x_plus_z;
        public float* min_x_minus_z;
        public float* min_y_plus_z;
        public float* min_y_minus_z;
        public float* max_x_plus_y;
        public float* max_x_minus_y;
        public float* max_x_plus_z;
        public float* max_x_minus_z;
        public float* max_y_plus_z;
        public float* max_y_minus_z;
        public uint corner_stride;
        public uint edge_stride;

        /// <summary>A packed array for each number of an element.</summary>
        public static Kdops Soa(long count, float* min_x, float* min_y, float* min_z, float* max_x, float* max_y,
            float* max_z, float* min_x_plus_y_plus_z, float* min_x_plus_y_minus_z, float* min_x_minus_y_plus_z,
            float* min_x_minus_y_minus_z, float* max_x_plus_y_plus_z, float* max_x_plus_y_minus_z,
            float* max_x_minus_y_plus_z, float* max_x_minus_y_minus_z, float* min_x_plus_y, float* min_x_minus_y,
            float* min_x_plus_z, float* min_x_minus_z, float* min_y_plus_z, float* min_y_minus_z, float* max_x_plus_y,
            float* max_x_minus_y, float* max_x_plus_z, float* max_x_minus_z, float* max_y_plus_z, float* max_y_minus_z)
        {
            Kdops v = default(Kdops);
            v.count = (UIntPtr)(ulong)count;
            v.min_x = min_x;
            v.min_y = min_y;
            v.min_z = min_z;
            v.max_x = max_x;
            v.max_y = max_y;
            v.max_z = max_z;
            v.min_x_plus_y_plus_z = min_x_plus_y_plus_z;
            v.min_x_plus_y_minus_z = min_x_plus_y_minus_z;
            v.min_x_minus_y_plus_z = min_x_minus_y_plus_z;
            v.min_x_minus_y_minus_z = min_x_minus_y_minus_z;
            v.max_x_plus_y_plus_z = max_x_plus_y_plus_z;
            v.max_x_plus_y_minus_z = max_x_plus_y_minus_z;
            v.max_x_minus_y_plus_z = max_x_minus_y_plus_z;
            v.max_x_minus_y_minus_z = max_x_minus_y_minus_z;
            v.min_x_plus_y = min_x_plus_y;
            v.min_x_minus_y = min_x_minus_y;
            v.min_x_plus_z = min_x_plus_z;
            v.min_x_minus_z = min_x_minus_z;
            v.min_y_plus_z = min_y_plus_z;
            v.min_y_minus_z = min_y_minus_z;
            v.max_x_plus_y = max_x_plus_y;
            v.max_x_minus_y = max_x_minus_y;
            v.max_x_plus_z = max_x_plus_z;
            v.max_x_minus_z = max_x_minus_z;
            v.max_y_plus_z = max_y_plus_z;
            v.max_y_minus_z = max_y_minus_z;
            return v;
        }

        /// <summary>Structs, with the numbers of min_x, min_y, min_z, max_x, max_y, max_z, min_x_plus_y_plus_z,
        /// min_x_plus_y_minus_z, min_x_minus_y_plus_z, min_x_minus_y_minus_z, max_x_plus_y_plus_z,
        /// max_x_plus_y_minus_z, max_x_minus_y_plus_z, max_x_minus_y_minus_z, min_x_plus_y, min_x_minus_y,
        /// min_x_plus_z, min_x_minus_z, min_y_plus_z, min_y_minus_z, max_x_plus_y, max_x_minus_y, max_x_plus_z,
        /// max_x_minus_z, max_y_plus_z, max_y_minus_z from `first` on, and `stride` bytes from one
        /// struct to the next.</summary>
        public static Kdops Aos(float* first, uint stride, long count)
        {
            Kdops v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6, first + 7,
                first + 8, first + 9, first + 10, first + 11, first + 12, first + 13, first + 14, first + 15,
                first + 16, first + 17, first + 18, first + 19, first + 20, first + 21, first + 22, first + 23,
                first + 24, first + 25);
            v.stride = v.corner_stride = v.edge_stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Kdops Indexed(uint* indices, uint indexStride, long count)
        {
            Kdops v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Planes: the points x with n.x = d; those with n.x &lt;= d are behind.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Planes
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* nx;
        public float* ny;
        public float* nz;
        public float* d;

        /// <summary>A packed array for each number of an element.</summary>
        public static Planes Soa(long count, float* nx, float* ny, float* nz, float* d)
        {
            Planes v = default(Planes);
            v.count = (UIntPtr)(ulong)count;
            v.nx = nx;
            v.ny = ny;
            v.nz = nz;
            v.d = d;
            return v;
        }

        /// <summary>Structs, with the numbers of nx, ny, nz, d from `first` on, and `stride` bytes from one
        /// struct to the next.</summary>
        public static Planes Aos(float* first, uint stride, long count)
        {
            Planes v = Soa(count, first, first + 1, first + 2, first + 3);
            v.stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Planes Indexed(uint* indices, uint indexStride, long count)
        {
            Planes v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Vectors: velocities, displacements, or points.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Vectors
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* x;
        public float* y;
        public float* z;

        /// <summary>A packed array for each number of an element.</summary>
        public static Vectors Soa(long count, float* x, float* y, float* z)
        {
            Vectors v = default(Vectors);
            v.count = (UIntPtr)(ulong)count;
            v.x = x;
            v.y = y;
            v.z = z;
            return v;
        }

        /// <summary>Structs, with the numbers of x, y, z from `first` on, and `stride` bytes from one
        /// struct to the next.</summary>
        public static Vectors Aos(float* first, uint stride, long count)
        {
            Vectors v = Soa(count, first, first + 1, first + 2);
            v.stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Vectors Indexed(uint* indices, uint indexStride, long count)
        {
            Vectors v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Oriented boxes: the points centre + R u with |u| &lt;= half on each axis, R being the rotation by the
    /// unit quaternion q/|q|, q = qx i + qy j + qz k + qw.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Obbs
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* x;
        public float* y;
        public float* z;
        public float* half_x;
        public float* half_y;
        public float* half_z;
        public float* qx;
        public float* qy;
        public float* qz;
        public float* qw;
        public uint half_stride;
        public uint rotation_stride;

        /// <summary>A packed array for each number of an element.</summary>
        public static Obbs Soa(long count, float* x, float* y, float* z, float* half_x, float* half_y, float* half_z,
            float* qx, float* qy, float* qz, float* qw)
        {
            Obbs v = default(Obbs);
            v.count = (UIntPtr)(ulong)count;
            v.x = x;
            v.y = y;
            v.z = z;
            v.half_x = half_x;
            v.half_y = half_y;
            v.half_z = half_z;
            v.qx = qx;
            v.qy = qy;
            v.qz = qz;
            v.qw = qw;
            return v;
        }

        /// <summary>Structs, with the numbers of x, y, z, half_x, half_y, half_z, qx, qy, qz, qw from `first` on, and
        /// `stride` bytes from one
        /// struct to the next.</summary>
        public static Obbs Aos(float* first, uint stride, long count)
        {
            Obbs v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6, first + 7,
                first + 8, first + 9);
            v.stride = v.half_stride = v.rotation_stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Obbs Indexed(uint* indices, uint indexStride, long count)
        {
            Obbs v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Where shapes that are given in a frame of their own lie: a point p of one is at (x, y, z) + R p, R
    /// being the rotation by the unit quaternion q/|q|, as for oriented boxes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Poses
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* x;
        public float* y;
        public float* z;
        public float* qx;
        public float* qy;
        public float* qz;
        public float* qw;
        public uint rotation_stride;

        /// <summary>A packed array for each number of an element.</summary>
        public static Poses Soa(long count, float* x, float* y, float* z, float* qx, float* qy, float* qz, float* qw)
        {
            Poses v = default(Poses);
            v.count = (UIntPtr)(ulong)count;
            v.x = x;
            v.y = y;
            v.z = z;
            v.qx = qx;
            v.qy = qy;
            v.qz = qz;
            v.qw = qw;
            return v;
        }

        /// <summary>Structs, with the numbers of x, y, z, qx, qy, qz, qw from `first` on, and `stride` bytes from one
        /// struct to the next.</summary>
        public static Poses Aos(float* first, uint stride, long count)
        {
            Poses v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6);
            v.stride = v.rotation_stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Poses Indexed(uint* indices, uint indexStride, long count)
        {
            Poses v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Rays: the points origin + t * dir, t_min &lt;= t &lt;= t_max, in units of dir, which need not be of
    /// length 1.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Rays
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* origin_x;
        public float* origin_y;
        public float* origin_z;
        public float* dir_x;
        public float* dir_y;
        public float* dir_z;
        public float* inv_dir_x;
        public float* inv_dir_y;
        public float* inv_dir_z;
        public float* t_min;
        public float* t_max;
        public uint t_stride;

        /// <summary>A packed array for each number of an element.</summary>
        public static Rays Soa(long count, float* origin_x, float* origin_y, float* origin_z, float* dir_x,
            float* dir_y, float* dir_z)
        {
            Rays v = default(Rays);
            v.count = (UIntPtr)(ulong)count;
            v.origin_x = origin_x;
            v.origin_y = origin_y;
            v.origin_z = origin_z;
            v.dir_x = dir_x;
            v.dir_y = dir_y;
            v.dir_z = dir_z;
            return v;
        }

        /// <summary>Structs, with the numbers of origin_x, origin_y, origin_z, dir_x, dir_y, dir_z from `first` on, and
        /// `stride` bytes from one
        /// struct to the next.</summary>
        public static Rays Aos(float* first, uint stride, long count)
        {
            Rays v = Soa(count, first, first + 1, first + 2, first + 3, first + 4, first + 5);
            v.stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Rays Indexed(uint* indices, uint indexStride, long count)
        {
            Rays v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>Numbers: margins.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Numbers
    {
        public UIntPtr count;
        public uint* index;
        public uint stride;
        public uint index_stride;
        public float* x;

        /// <summary>A packed array for each number of an element.</summary>
        public static Numbers Soa(long count, float* x)
        {
            Numbers v = default(Numbers);
            v.count = (UIntPtr)(ulong)count;
            v.x = x;
            return v;
        }

        /// <summary>Structs, with the numbers of x from `first` on, and `stride` bytes from one
        /// struct to the next.</summary>
        public static Numbers Aos(float* first, uint stride, long count)
        {
            Numbers v = Soa(count, first);
            v.stride = stride;
            return v;
        }

        /// <summary>The elements that an index names, with `indexStride` bytes from one to the next; 0 is 4. They are
        /// not checked.</summary>
        public Numbers Indexed(uint* indices, uint indexStride, long count)
        {
            Numbers v = this;
            v.index = indices;
            v.index_stride = indexStride;
            v.count = (UIntPtr)(ulong)count;
            return v;
        }
    }

    /// <summary>An output of vectors: arrays of n values each.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Xyz
    {
        public float* x;
        public float* y;
        public float* z;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Manifolds
    {
        public byte* count;
        public Xyz normal;
        public Xyz point_0;
        public Xyz point_1;
        public Xyz point_2;
        public Xyz point_3;
        public float* distance_0;
        public float* distance_1;
        public float* distance_2;
        public float* distance_3;
        public uint* feature_0;
        public uint* feature_1;
        public uint* feature_2;
        public uint* feature_3;
    }

    /// <summary>One index pair, for lists of pairs: index = &amp;pairs[0].a, index_stride = sizeof(lh_pair).</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Pair
    {
        public uint a;
        public uint b;
    }

    /// <summary>Two moving boxes that touch.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct SweptPair
    {
        public uint a;
        public uint b;
        public float toi;
        public int normal;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct ManifoldPoint
    {
        public uint pair;
        public uint point;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Doubles
    {
        public UIntPtr count;
        public uint* index;
        public uint index_stride;
        public fixed uint stride[11];
        public double* array_0;
        public double* array_1;
        public double* array_2;
        public double* array_3;
        public double* array_4;
        public double* array_5;
        public double* array_6;
        public double* array_7;
        public double* array_8;
        public double* array_9;
        public double* array_10;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Sets
    {
        public UIntPtr count;
        public uint* first;
        public Vectors* points;
        public Triangles* triangles;
        public Aabbs* boxes;
        public Spheres* balls;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Grid
    {
        public float origin_x;
        public float origin_y;
        public float origin_z;
        public float cell_x;
        public float cell_y;
        public float cell_z;
        public int first_x;
        public int first_y;
        public int first_z;
        public uint count_x;
        public uint count_y;
        public uint count_z;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct RayPair
    {
        public uint a;
        public uint b;
        public float t_enter;
        public float t_exit;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct ChangedPair
    {
        public uint a;
        public uint b;
        public uint position;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct PairChanges
    {
        public ChangedPair* pairs;
        public UIntPtr capacity;
        public UIntPtr found;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Layers
    {
        public uint* layer;
        public uint* mask;
        public UIntPtr stride;
    }

    /// <summary>The constants of the C headers.</summary>
    public static unsafe class Constants
    {
        public const int LH_OK = 0;
        public const int LH_ERROR_NULL_VIEW = 1;
        public const int LH_ERROR_NULL_ARRAY = 2;
        public const int LH_ERROR_COUNT = 3;
        public const int LH_ERROR_STRIDE = 4;
        public const int LH_ERROR_ALIGNMENT = 5;
        public const int LH_ERROR_LIMIT = 6;
        public const int LH_ERROR_UNAVAILABLE = 7;
        public const int LH_ERROR_UNKNOWN_ISA = 8;
        public const int LH_ERROR_SIZE = 9;
        public const int LH_ISA_SCALAR = 0;
        public const int LH_ISA_SSE = 1;
        public const int LH_ISA_AVX2 = 2;
        public const int LH_ISA_AVX512 = 3;
        public const int LH_ISA_NEON = 4;
        public const int LH_ISA_COUNT = 5;
        public const int LH_POINTS_OF_MANIFOLDS = 4;
        public const int LH_FACE = 0;
        public const int LH_EDGE = 1;
        public const int LH_VERTEX = 2;
        public const int LH_FEATURE_NUMBER = 2;
        public const int LH_FEATURE_OF_B = 8;
        public const int LH_COLUMNS_AABBS = 6;
        public const int LH_COLUMNS_SPHERES = 4;
        public const int LH_COLUMNS_TRIANGLES = 9;
        public const int LH_COLUMNS_SEGMENTS = 6;
        public const int LH_COLUMNS_CAPSULES = 7;
        public const int LH_COLUMNS_CYLINDERS = 7;
        public const int LH_COLUMNS_ELLIPSOIDS = 12;
        public const int LH_COLUMNS_KDOPS = 26;
        public const int LH_COLUMNS_PLANES = 4;
        public const int LH_COLUMNS_VECTORS = 3;
        public const int LH_COLUMNS_OBBS = 10;
        public const int LH_COLUMNS_POSES = 7;
        public const int LH_COLUMNS_RAYS = 11;
        public const int LH_PAIRS_STEPS = 4;
        public const int LH_MOST_KINDS = 16;
    }

    /// <summary>The queries.</summary>
    public static unsafe class Queries
    {
        /// <summary>Does the closed ball meet the closed box?</summary>
        public static void OverlapSphereAabb(Spheres spheres, Aabbs boxes, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_sphere_aabb(&spheres, &boxes, hits));
        }

        /// <summary>Does any pair hit that OverlapSphereAabb would? It stops soon after that.</summary>
        public static bool AnyOverlapSphereAabb(Spheres spheres, Aabbs boxes)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_sphere_aabb(&spheres, &boxes, &any));
            return any != 0;
        }

        /// <summary>Do two closed balls meet?</summary>
        public static void OverlapSphereSphere(Spheres a, Spheres b, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_sphere_sphere(&a, &b, hits));
        }

        /// <summary>Does any pair hit that OverlapSphereSphere would? It stops soon after that.</summary>
        public static bool AnyOverlapSphereSphere(Spheres a, Spheres b)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_sphere_sphere(&a, &b, &any));
            return any != 0;
        }

        /// <summary>Does the closed ball meet the closed triangle?</summary>
        public static void OverlapSphereTriangle(Spheres spheres, Triangles triangles, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_sphere_triangle(&spheres, &triangles, hits));
        }

        /// <summary>Does any pair hit that OverlapSphereTriangle would? It stops soon after that.</summary>
        public static bool AnyOverlapSphereTriangle(Spheres spheres, Triangles triangles)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_sphere_triangle(&spheres, &triangles, &any));
            return any != 0;
        }

        /// <summary>Does the closed ball meet the closed oriented box?</summary>
        public static void OverlapSphereObb(Spheres spheres, Obbs boxes, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_sphere_obb(&spheres, &boxes, hits));
        }

        /// <summary>Does any pair hit that OverlapSphereObb would? It stops soon after that.</summary>
        public static bool AnyOverlapSphereObb(Spheres spheres, Obbs boxes)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_sphere_obb(&spheres, &boxes, &any));
            return any != 0;
        }

        /// <summary>Do the closed ball and the closed capsule meet?</summary>
        public static void OverlapSphereCapsule(Spheres spheres, Capsules capsules, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_sphere_capsule(&spheres, &capsules, hits));
        }

        /// <summary>Does any pair hit that OverlapSphereCapsule would? It stops soon after that.</summary>
        public static bool AnyOverlapSphereCapsule(Spheres spheres, Capsules capsules)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_sphere_capsule(&spheres, &capsules, &any));
            return any != 0;
        }

        /// <summary>Do the closed ball and the closed solid cylinder meet?</summary>
        public static void OverlapSphereCylinder(Spheres spheres, Cylinders cylinders, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_sphere_cylinder(&spheres, &cylinders, hits));
        }

        /// <summary>Does any pair hit that OverlapSphereCylinder would? It stops soon after that.</summary>
        public static bool AnyOverlapSphereCylinder(Spheres spheres, Cylinders cylinders)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_sphere_cylinder(&spheres, &cylinders, &any));
            return any != 0;
        }

        /// <summary>Do the closed capsules overlap?</summary>
        public static void OverlapCapsuleCapsule(Capsules a, Capsules b, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_capsule_capsule(&a, &b, hits));
        }

        /// <summary>Does any pair hit that OverlapCapsuleCapsule would? It stops soon after that.</summary>
        public static bool AnyOverlapCapsuleCapsule(Capsules a, Capsules b)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_capsule_capsule(&a, &b, &any));
            return any != 0;
        }

        /// <summary>Do the closed capsules overlap the closed solid cylinders?</summary>
        public static void OverlapCapsuleCylinder(Capsules capsules, Cylinders cylinders, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_capsule_cylinder(&capsules, &cylinders, hits));
        }

        /// <summary>Does any pair hit that OverlapCapsuleCylinder would? It stops soon after that.</summary>
        public static bool AnyOverlapCapsuleCylinder(Capsules capsules, Cylinders cylinders)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_capsule_cylinder(&capsules, &cylinders, &any));
            return any != 0;
        }

        /// <summary>Does the closed ball meet the closed ellipsoid?</summary>
        public static void OverlapSphereEllipsoid(Spheres spheres, Ellipsoids ellipsoids, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_sphere_ellipsoid(&spheres, &ellipsoids, hits));
        }

        /// <summary>Does any pair hit that OverlapSphereEllipsoid would? It stops soon after that.</summary>
        public static bool AnyOverlapSphereEllipsoid(Spheres spheres, Ellipsoids ellipsoids)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_sphere_ellipsoid(&spheres, &ellipsoids, &any));
            return any != 0;
        }

        /// <summary>Do the closed capsules overlap the closed boxes?</summary>
        public static void OverlapCapsuleAabb(Capsules capsules, Aabbs boxes, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_capsule_aabb(&capsules, &boxes, hits));
        }

        /// <summary>Does any pair hit that OverlapCapsuleAabb would? It stops soon after that.</summary>
        public static bool AnyOverlapCapsuleAabb(Capsules capsules, Aabbs boxes)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_capsule_aabb(&capsules, &boxes, &any));
            return any != 0;
        }

        /// <summary>Do the closed capsules overlap the closed oriented boxes?</summary>
        public static void OverlapCapsuleObb(Capsules capsules, Obbs boxes, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_capsule_obb(&capsules, &boxes, hits));
        }

        /// <summary>Does any pair hit that OverlapCapsuleObb would? It stops soon after that.</summary>
        public static bool AnyOverlapCapsuleObb(Capsules capsules, Obbs boxes)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_capsule_obb(&capsules, &boxes, &any));
            return any != 0;
        }

        /// <summary>Do the closed capsules overlap the closed triangles?</summary>
        public static void OverlapCapsuleTriangle(Capsules capsules, Triangles triangles, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_capsule_triangle(&capsules, &triangles, hits));
        }

        /// <summary>Does any pair hit that OverlapCapsuleTriangle would? It stops soon after that.</summary>
        public static bool AnyOverlapCapsuleTriangle(Capsules capsules, Triangles triangles)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_capsule_triangle(&capsules, &triangles, &any));
            return any != 0;
        }

        /// <summary>Does the closed box meet the closed oriented box?</summary>
        public static void OverlapAabbObb(Aabbs boxes, Obbs obbs, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_aabb_obb(&boxes, &obbs, hits));
        }

        /// <summary>Does any pair hit that OverlapAabbObb would? It stops soon after that.</summary>
        public static bool AnyOverlapAabbObb(Aabbs boxes, Obbs obbs)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_aabb_obb(&boxes, &obbs, &any));
            return any != 0;
        }

        /// <summary>Do two closed oriented boxes meet?</summary>
        public static void OverlapObbObb(Obbs a, Obbs b, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_obb_obb(&a, &b, hits));
        }

        /// <summary>Does any pair hit that OverlapObbObb would? It stops soon after that.</summary>
        public static bool AnyOverlapObbObb(Obbs a, Obbs b)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_obb_obb(&a, &b, &any));
            return any != 0;
        }

        /// <summary>Does the closed triangle meet the closed box?</summary>
        public static void OverlapTriangleAabb(Triangles triangles, Aabbs boxes, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_triangle_aabb(&triangles, &boxes, hits));
        }

        /// <summary>Does any pair hit that OverlapTriangleAabb would? It stops soon after that.</summary>
        public static bool AnyOverlapTriangleAabb(Triangles triangles, Aabbs boxes)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_triangle_aabb(&triangles, &boxes, &any));
            return any != 0;
        }

        /// <summary>Does the closed triangle meet the closed oriented box?</summary>
        public static void OverlapTriangleObb(Triangles triangles, Obbs obbs, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_triangle_obb(&triangles, &obbs, hits));
        }

        /// <summary>Does any pair hit that OverlapTriangleObb would? It stops soon after that.</summary>
        public static bool AnyOverlapTriangleObb(Triangles triangles, Obbs obbs)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_triangle_obb(&triangles, &obbs, &any));
            return any != 0;
        }

        /// <summary>Do two closed triangles meet?</summary>
        public static void OverlapTriangleTriangle(Triangles a, Triangles b, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_triangle_triangle(&a, &b, hits));
        }

        /// <summary>Does any pair hit that OverlapTriangleTriangle would? It stops soon after that.</summary>
        public static bool AnyOverlapTriangleTriangle(Triangles a, Triangles b)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_triangle_triangle(&a, &b, &any));
            return any != 0;
        }

        /// <summary>Do two closed boxes meet?</summary>
        public static void OverlapAabbAabb(Aabbs a, Aabbs b, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_aabb_aabb(&a, &b, hits));
        }

        /// <summary>Does any pair hit that OverlapAabbAabb would? It stops soon after that.</summary>
        public static bool AnyOverlapAabbAabb(Aabbs a, Aabbs b)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_aabb_aabb(&a, &b, &any));
            return any != 0;
        }

        /// <summary>Does the closed box outer contain the closed box inner, boundaries included?</summary>
        public static void ContainsAabbAabb(Aabbs outer, Aabbs inner, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_aabb_aabb(&outer, &inner, hits));
        }

        /// <summary>Does any pair hit that ContainsAabbAabb would? It stops soon after that.</summary>
        public static bool AnyContainsAabbAabb(Aabbs outer, Aabbs inner)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_aabb_aabb(&outer, &inner, &any));
            return any != 0;
        }

        /// <summary>Does the closed box outer contain the point, boundary included?</summary>
        public static void ContainsAabbPoint(Aabbs outer, Vectors points, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_aabb_point(&outer, &points, hits));
        }

        /// <summary>Does any pair hit that ContainsAabbPoint would? It stops soon after that.</summary>
        public static bool AnyContainsAabbPoint(Aabbs outer, Vectors points)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_aabb_point(&outer, &points, &any));
            return any != 0;
        }

        /// <summary>Does the closed ball outer contain the point?</summary>
        public static void ContainsSpherePoint(Spheres outer, Vectors points, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_sphere_point(&outer, &points, hits));
        }

        /// <summary>Does any pair hit that ContainsSpherePoint would? It stops soon after that.</summary>
        public static bool AnyContainsSpherePoint(Spheres outer, Vectors points)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_sphere_point(&outer, &points, &any));
            return any != 0;
        }

        /// <summary>Does the closed ball outer contain the closed ball inner?</summary>
        public static void ContainsSphereSphere(Spheres outer, Spheres inner, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_sphere_sphere(&outer, &inner, hits));
        }

        /// <summary>Does any pair hit that ContainsSphereSphere would? It stops soon after that.</summary>
        public static bool AnyContainsSphereSphere(Spheres outer, Spheres inner)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_sphere_sphere(&outer, &inner, &any));
            return any != 0;
        }

        /// <summary>Does the closed ball outer contain the closed box inner?</summary>
        public static void ContainsSphereAabb(Spheres outer, Aabbs inner, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_sphere_aabb(&outer, &inner, hits));
        }

        /// <summary>Does any pair hit that ContainsSphereAabb would? It stops soon after that.</summary>
        public static bool AnyContainsSphereAabb(Spheres outer, Aabbs inner)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_sphere_aabb(&outer, &inner, &any));
            return any != 0;
        }

        /// <summary>Does the closed box outer contain the closed ball inner, boundaries included?</summary>
        public static void ContainsAabbSphere(Aabbs outer, Spheres inner, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_aabb_sphere(&outer, &inner, hits));
        }

        /// <summary>Does any pair hit that ContainsAabbSphere would? It stops soon after that.</summary>
        public static bool AnyContainsAabbSphere(Aabbs outer, Spheres inner)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_aabb_sphere(&outer, &inner, &any));
            return any != 0;
        }

        /// <summary>Does the closed box outer contain the closed triangle?</summary>
        public static void ContainsAabbTriangle(Aabbs outer, Triangles inner, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_aabb_triangle(&outer, &inner, hits));
        }

        /// <summary>Does any pair hit that ContainsAabbTriangle would? It stops soon after that.</summary>
        public static bool AnyContainsAabbTriangle(Aabbs outer, Triangles inner)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_aabb_triangle(&outer, &inner, &any));
            return any != 0;
        }

        /// <summary>Does the closed box outer contain the closed capsule?</summary>
        public static void ContainsAabbCapsule(Aabbs outer, Capsules inner, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_aabb_capsule(&outer, &inner, hits));
        }

        /// <summary>Does any pair hit that ContainsAabbCapsule would? It stops soon after that.</summary>
        public static bool AnyContainsAabbCapsule(Aabbs outer, Capsules inner)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_aabb_capsule(&outer, &inner, &any));
            return any != 0;
        }

        /// <summary>Does the closed box outer contain the closed oriented box?</summary>
        public static void ContainsAabbObb(Aabbs outer, Obbs inner, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_aabb_obb(&outer, &inner, hits));
        }

        /// <summary>Does any pair hit that ContainsAabbObb would? It stops soon after that.</summary>
        public static bool AnyContainsAabbObb(Aabbs outer, Obbs inner)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_aabb_obb(&outer, &inner, &any));
            return any != 0;
        }

        /// <summary>Does the closed oriented box contain the point?</summary>
        public static void ContainsObbPoint(Obbs boxes, Vectors points, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_obb_point(&boxes, &points, hits));
        }

        /// <summary>Does any pair hit that ContainsObbPoint would? It stops soon after that.</summary>
        public static bool AnyContainsObbPoint(Obbs boxes, Vectors points)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_obb_point(&boxes, &points, &any));
            return any != 0;
        }

        /// <summary>Does the closed capsule contain the point?</summary>
        public static void ContainsCapsulePoint(Capsules outer, Vectors points, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_capsule_point(&outer, &points, hits));
        }

        /// <summary>Does any pair hit that ContainsCapsulePoint would? It stops soon after that.</summary>
        public static bool AnyContainsCapsulePoint(Capsules outer, Vectors points)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_capsule_point(&outer, &points, &any));
            return any != 0;
        }

        /// <summary>Does the closed ellipsoid contain the point?</summary>
        public static void ContainsEllipsoidPoint(Ellipsoids outer, Vectors points, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_ellipsoid_point(&outer, &points, hits));
        }

        /// <summary>Does any pair hit that ContainsEllipsoidPoint would? It stops soon after that.</summary>
        public static bool AnyContainsEllipsoidPoint(Ellipsoids outer, Vectors points)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_ellipsoid_point(&outer, &points, &any));
            return any != 0;
        }

        /// <summary>Is all of the closed ball behind the plane, that is in the half-space n.x &lt;= d, some of it, or
        /// nothing?</summary>
        public static void ClassifySpherePlane(Spheres spheres, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_sphere_plane(&spheres, &planes, hits, inside));
        }

        /// <summary>Is all of the closed box behind the plane, some of it, or nothing?</summary>
        public static void ClassifyAabbPlane(Aabbs boxes, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_aabb_plane(&boxes, &planes, hits, inside));
        }

        /// <summary>Is all of the closed oriented box behind the plane, some of it, or nothing?</summary>
        public static void ClassifyObbPlane(Obbs boxes, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_obb_plane(&boxes, &planes, hits, inside));
        }

        /// <summary>Is all of the closed triangle behind the plane, some of it, or nothing?</summary>
        public static void ClassifyTrianglePlane(Triangles triangles, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_triangle_plane(&triangles, &planes, hits, inside));
        }

        /// <summary>Is all of the closed capsule behind the plane, some of it, or nothing?</summary>
        public static void ClassifyCapsulePlane(Capsules capsules, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_capsule_plane(&capsules, &planes, hits, inside));
        }

        /// <summary>Is all of the closed solid cylinder behind the plane, some of it, or nothing?</summary>
        public static void ClassifyCylinderPlane(Cylinders cylinders, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_cylinder_plane(&cylinders, &planes, hits, inside));
        }

        /// <summary>Is all of the closed ellipsoid behind the plane, some of it, or nothing?</summary>
        public static void ClassifyEllipsoidPlane(Ellipsoids ellipsoids, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_ellipsoid_plane(&ellipsoids, &planes, hits, inside));
        }

        /// <summary>Is all of the closed box in the frustum, some of it, or nothing?</summary>
        public static void ClassifyAabbFrustum(Aabbs boxes, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_aabb_frustum(&boxes, &planes, hits, inside));
        }

        /// <summary>Is all of the closed ball in the frustum, some of it, or nothing?</summary>
        public static void ClassifySphereFrustum(Spheres spheres, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_sphere_frustum(&spheres, &planes, hits, inside));
        }

        /// <summary>Is all of the closed oriented box in the frustum, some of it, or nothing?</summary>
        public static void ClassifyObbFrustum(Obbs boxes, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_obb_frustum(&boxes, &planes, hits, inside));
        }

        /// <summary>Is all of the closed capsule in the frustum, some of it, or nothing?</summary>
        public static void ClassifyCapsuleFrustum(Capsules capsules, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_capsule_frustum(&capsules, &planes, hits, inside));
        }

        /// <summary>Does the ray meet the closed box, and between which times?</summary>
        public static void RaycastAabb(Rays rays, Aabbs boxes, ulong* hits, float* tEnter, float* tExit)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_aabb(&rays, &boxes, hits, tEnter, tExit));
        }

        /// <summary>Does the ray meet the closed oriented box, and between which times?</summary>
        public static void RaycastObb(Rays rays, Obbs boxes, ulong* hits, float* tEnter, float* tExit)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_obb(&rays, &boxes, hits, tEnter, tExit));
        }

        /// <summary>Does the ray meet the closed ball, and between which times?</summary>
        public static void RaycastSphere(Rays rays, Spheres spheres, ulong* hits, float* tEnter, float* tExit)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_sphere(&rays, &spheres, hits, tEnter, tExit));
        }

        /// <summary>Does the ray meet the closed capsule, and between which times?</summary>
        public static void RaycastCapsule(Rays rays, Capsules capsules, ulong* hits, float* tEnter, float* tExit)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_capsule(&rays, &capsules, hits, tEnter, tExit));
        }

        /// <summary>Does the ray meet the closed solid cylinder, and between which times?</summary>
        public static void RaycastCylinder(Rays rays, Cylinders cylinders, ulong* hits, float* tEnter, float* tExit)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_cylinder(&rays, &cylinders, hits, tEnter, tExit));
        }

        /// <summary>Does the ray meet the closed solid ellipsoid, and between which times?</summary>
        public static void RaycastEllipsoid(Rays rays, Ellipsoids ellipsoids, ulong* hits, float* tEnter, float* tExit)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_ellipsoid(&rays, &ellipsoids, hits, tEnter, tExit));
        }

        /// <summary>Does the ray meet the plane, from either side, and when?</summary>
        public static void RaycastPlane(Rays rays, Planes planes, ulong* hits, float* t)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_plane(&rays, &planes, hits, t));
        }

        /// <summary>Does the ray meet the closed triangle, from either side, when, and where?</summary>
        public static void RaycastTriangle(Rays rays, Triangles triangles, ulong* hits, float* t, float* u, float* v)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_triangle(&rays, &triangles, hits, t, u, v));
        }

        /// <summary>The same with back faces culled: a triangle is met only if the ray does not come from behind, that
        /// is if dir.n &lt;= 0 with n = (b - a) x (c - a).</summary>
        public static void RaycastTriangleFront(Rays rays, Triangles triangles, ulong* hits, float* t, float* u,
            float* v)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_triangle_front(&rays, &triangles, hits, t, u, v));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed boxes a, moving by a_velocity, and b, moving by
        /// b_velocity (null: at rest), touch.</summary>
        public static void SweepAabbAabb(Aabbs a, Vectors aVelocity, Aabbs b, Vectors? bVelocity, float tMax,
            ulong* hits, float* toi, sbyte* normal)
        {
            Vectors bVelocityValue = bVelocity.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_aabb_aabb(&a, &aVelocity, &b,
                bVelocity.HasValue ? &bVelocityValue : null, tMax, hits, toi, normal));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed balls a, moving by a_velocity, and b, moving by
        /// b_velocity (null: at rest), touch.</summary>
        public static void SweepSphereSphere(Spheres a, Vectors aVelocity, Spheres b, Vectors? bVelocity, float tMax,
            ulong* hits, float* toi, Xyz? normal)
        {
            Vectors bVelocityValue = bVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_sphere_sphere(&a, &aVelocity, &b,
                bVelocity.HasValue ? &bVelocityValue : null, tMax, hits, toi, normal.HasValue ? &normalValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, meet the
        /// half-spaces behind the planes, n.x &lt;= d, moving by plane_velocity (null: at rest).</summary>
        public static void SweepSpherePlane(Spheres spheres, Vectors sphereVelocity, Planes planes,
            Vectors? planeVelocity, float tMax, ulong* hits, float* toi)
        {
            Vectors planeVelocityValue = planeVelocity.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_sphere_plane(&spheres, &sphereVelocity, &planes,
                planeVelocity.HasValue ? &planeVelocityValue : null, tMax, hits, toi));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, touch the
        /// closed boxes, moving by box_velocity (null: at rest).</summary>
        public static void SweepSphereAabb(Spheres spheres, Vectors sphereVelocity, Aabbs boxes, Vectors? boxVelocity,
            float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors boxVelocityValue = boxVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_sphere_aabb(&spheres, &sphereVelocity, &boxes,
                boxVelocity.HasValue ? &boxVelocityValue : null, tMax, hits, toi,
                normal.HasValue ? &normalValue : null));
        }

        /// <summary>When in [0, 1] do the closed oriented boxes meet, which move from a to a_after, and from b to
        /// b_after, and turn as they go?</summary>
        public static void SweepObbObbTurning(Obbs a, Obbs aAfter, Obbs b, Obbs bAfter, float tolerance, ulong* hits,
            float* toi, float* nearest, Xyz? normal, ulong* ranOut)
        {
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_obb_obb_turning(&a, &aAfter, &b, &bAfter, tolerance, hits, toi,
                nearest, normal.HasValue ? &normalValue : null, ranOut));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, touch the
        /// closed capsules, moving by capsule_velocity (null: at rest).</summary>
        public static void SweepSphereCapsule(Spheres spheres, Vectors sphereVelocity, Capsules capsules,
            Vectors? capsuleVelocity, float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors capsuleVelocityValue = capsuleVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_sphere_capsule(&spheres, &sphereVelocity, &capsules,
                capsuleVelocity.HasValue ? &capsuleVelocityValue : null, tMax, hits, toi,
                normal.HasValue ? &normalValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, touch the
        /// closed oriented boxes, moving by box_velocity (null: at rest), which do not turn.</summary>
        public static void SweepSphereObb(Spheres spheres, Vectors sphereVelocity, Obbs boxes, Vectors? boxVelocity,
            float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors boxVelocityValue = boxVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_sphere_obb(&spheres, &sphereVelocity, &boxes,
                boxVelocity.HasValue ? &boxVelocityValue : null, tMax, hits, toi,
                normal.HasValue ? &normalValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, touch the
        /// closed triangles, moving by triangle_velocity (null: at rest), from either side.</summary>
        public static void SweepSphereTriangle(Spheres spheres, Vectors sphereVelocity, Triangles triangles,
            Vectors? triangleVelocity, float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors triangleVelocityValue = triangleVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_sphere_triangle(&spheres, &sphereVelocity, &triangles,
                triangleVelocity.HasValue ? &triangleVelocityValue : null, tMax, hits, toi,
                normal.HasValue ? &normalValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed boxes, moving by box_velocity, touch the closed
        /// triangles, moving by triangle_velocity (null: at rest).</summary>
        public static void SweepAabbTriangle(Aabbs boxes, Vectors boxVelocity, Triangles triangles,
            Vectors? triangleVelocity, float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors triangleVelocityValue = triangleVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_aabb_triangle(&boxes, &boxVelocity, &triangles,
                triangleVelocity.HasValue ? &triangleVelocityValue : null, tMax, hits, toi,
                normal.HasValue ? &normalValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed oriented boxes, moving by box_velocity, touch
        /// the closed triangles, moving by triangle_velocity (null: at rest).</summary>
        public static void SweepObbTriangle(Obbs boxes, Vectors boxVelocity, Triangles triangles,
            Vectors? triangleVelocity, float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors triangleVelocityValue = triangleVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_obb_triangle(&boxes, &boxVelocity, &triangles,
                triangleVelocity.HasValue ? &triangleVelocityValue : null, tMax, hits, toi,
                normal.HasValue ? &normalValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed oriented boxes a, moving by a_velocity, and b,
        /// moving by b_velocity (null: at rest), touch.</summary>
        public static void SweepObbObb(Obbs a, Vectors aVelocity, Obbs b, Vectors? bVelocity, float tMax, ulong* hits,
            float* toi, Xyz? normal)
        {
            Vectors bVelocityValue = bVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_obb_obb(&a, &aVelocity, &b,
                bVelocity.HasValue ? &bVelocityValue : null, tMax, hits, toi, normal.HasValue ? &normalValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed capsules a, moving by a_velocity, and b, moving
        /// by b_velocity (null: at rest), touch.</summary>
        public static void SweepCapsuleCapsule(Capsules a, Vectors aVelocity, Capsules b, Vectors? bVelocity,
            float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors bVelocityValue = bVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_capsule_capsule(&a, &aVelocity, &b,
                bVelocity.HasValue ? &bVelocityValue : null, tMax, hits, toi, normal.HasValue ? &normalValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed capsules, moving by capsule_velocity, touch the
        /// closed triangles, moving by triangle_velocity (null: at rest), from either side.</summary>
        public static void SweepCapsuleTriangle(Capsules capsules, Vectors capsuleVelocity, Triangles triangles,
            Vectors? triangleVelocity, float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors triangleVelocityValue = triangleVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_capsule_triangle(&capsules, &capsuleVelocity, &triangles,
                triangleVelocity.HasValue ? &triangleVelocityValue : null, tMax, hits, toi,
                normal.HasValue ? &normalValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed capsules, moving by capsule_velocity, touch the
        /// closed boxes, moving by box_velocity (null: at rest).</summary>
        public static void SweepCapsuleAabb(Capsules capsules, Vectors capsuleVelocity, Aabbs boxes,
            Vectors? boxVelocity, float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors boxVelocityValue = boxVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_capsule_aabb(&capsules, &capsuleVelocity, &boxes,
                boxVelocity.HasValue ? &boxVelocityValue : null, tMax, hits, toi,
                normal.HasValue ? &normalValue : null));
        }

        /// <summary>Do points and triangles meet while each of the four corners moves for itself, on a straight line
        /// from where it is at t = 0 to where it is at t = 1?</summary>
        public static void SweepPointTriangle(Vectors points, Vectors pointsAfter, Triangles triangles,
            Triangles trianglesAfter, ulong* hits, float* toi, float* nearAt, ulong* ranOut)
        {
            LanehitException.ThrowUnless(Native.lh_sweep_point_triangle(&points, &pointsAfter, &triangles,
                &trianglesAfter, hits, toi, nearAt, ranOut));
        }

        /// <summary>Do segments meet while each of their four ends moves for itself?</summary>
        public static void SweepSegmentSegment(Segments a, Segments aAfter, Segments b, Segments bAfter, ulong* hits,
            float* toi, float* nearAt, ulong* ranOut)
        {
            LanehitException.ThrowUnless(Native.lh_sweep_segment_segment(&a, &aAfter, &b, &bAfter, hits, toi, nearAt,
                ranOut));
        }

        /// <summary>The point of a box that is closest to a point.</summary>
        public static void ClosestAabbPoint(Aabbs boxes, Vectors points, float* distance2, Xyz? onBox)
        {
            Xyz onBoxValue = onBox.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_aabb_point(&boxes, &points, distance2,
                onBox.HasValue ? &onBoxValue : null));
        }

        /// <summary>The point of an oriented box that is closest to a point.</summary>
        public static void ClosestObbPoint(Obbs boxes, Vectors points, float* distance2, Xyz? onBox)
        {
            Xyz onBoxValue = onBox.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_obb_point(&boxes, &points, distance2,
                onBox.HasValue ? &onBoxValue : null));
        }

        /// <summary>The point of a segment that is closest to a point, a + t * (b - a).</summary>
        public static void ClosestSegmentPoint(Segments segments, Vectors points, float* distance2, float* t,
            Xyz? onSegment)
        {
            Xyz onSegmentValue = onSegment.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_segment_point(&segments, &points, distance2, t,
                onSegment.HasValue ? &onSegmentValue : null));
        }

        /// <summary>The point of a solid cylinder that is closest to a point; in the cylinder, that point.</summary>
        public static void ClosestCylinderPoint(Cylinders cylinders, Vectors points, float* distance2, Xyz? onCylinder)
        {
            Xyz onCylinderValue = onCylinder.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_cylinder_point(&cylinders, &points, distance2,
                onCylinder.HasValue ? &onCylinderValue : null));
        }

        /// <summary>The points of two segments that are closest to each other, a.a + s * (a.b - a.a) and b.a + t * (b.b
        /// - b.a).</summary>
        public static void ClosestSegmentSegment(Segments a, Segments b, float* distance2, float* s, float* t, Xyz? onA,
            Xyz? onB)
        {
            Xyz onAValue = onA.GetValueOrDefault();
            Xyz onBValue = onB.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_segment_segment(&a, &b, distance2, s, t,
                onA.HasValue ? &onAValue : null, onB.HasValue ? &onBValue : null));
        }

        /// <summary>The point of a triangle that is closest to a point, a + u * (b - a) + v * (c - a).</summary>
        public static void ClosestTrianglePoint(Triangles triangles, Vectors points, float* distance2, float* u,
            float* v, Xyz? onTriangle)
        {
            Xyz onTriangleValue = onTriangle.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_triangle_point(&triangles, &points, distance2, u, v,
                onTriangle.HasValue ? &onTriangleValue : null));
        }

        /// <summary>The point of a plane that is closest to a point, on whichever side that is.</summary>
        public static void ClosestPlanePoint(Planes planes, Vectors points, float* distance2, Xyz? onPlane)
        {
            Xyz onPlaneValue = onPlane.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_plane_point(&planes, &points, distance2,
                onPlane.HasValue ? &onPlaneValue : null));
        }

        /// <summary>The points of two boxes that are closest to each other.</summary>
        public static void ClosestAabbAabb(Aabbs a, Aabbs b, float* distance2, Xyz? onA, Xyz? onB)
        {
            Xyz onAValue = onA.GetValueOrDefault();
            Xyz onBValue = onB.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_aabb_aabb(&a, &b, distance2, onA.HasValue ? &onAValue : null,
                onB.HasValue ? &onBValue : null));
        }

        /// <summary>The points of a segment and a triangle that are closest to each other.</summary>
        public static void ClosestSegmentTriangle(Segments segments, Triangles triangles, float* distance2,
            Xyz? onSegment, Xyz? onTriangle)
        {
            Xyz onSegmentValue = onSegment.GetValueOrDefault();
            Xyz onTriangleValue = onTriangle.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_segment_triangle(&segments, &triangles, distance2,
                onSegment.HasValue ? &onSegmentValue : null, onTriangle.HasValue ? &onTriangleValue : null));
        }

        /// <summary>The points of a segment and a box that are closest to each other.</summary>
        public static void ClosestSegmentAabb(Segments segments, Aabbs boxes, float* distance2, Xyz? onSegment,
            Xyz? onBox)
        {
            Xyz onSegmentValue = onSegment.GetValueOrDefault();
            Xyz onBoxValue = onBox.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_segment_aabb(&segments, &boxes, distance2,
                onSegment.HasValue ? &onSegmentValue : null, onBox.HasValue ? &onBoxValue : null));
        }

        /// <summary>The points of a segment and an oriented box that are closest to each other.</summary>
        public static void ClosestSegmentObb(Segments segments, Obbs boxes, float* distance2, Xyz? onSegment,
            Xyz? onBox)
        {
            Xyz onSegmentValue = onSegment.GetValueOrDefault();
            Xyz onBoxValue = onBox.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_segment_obb(&segments, &boxes, distance2,
                onSegment.HasValue ? &onSegmentValue : null, onBox.HasValue ? &onBoxValue : null));
        }

        /// <summary>The points of two triangles that are closest to each other.</summary>
        public static void ClosestTriangleTriangle(Triangles a, Triangles b, float* distance2, Xyz? onA, Xyz? onB)
        {
            Xyz onAValue = onA.GetValueOrDefault();
            Xyz onBValue = onB.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_triangle_triangle(&a, &b, distance2,
                onA.HasValue ? &onAValue : null, onB.HasValue ? &onBValue : null));
        }

        /// <summary>The points of a triangle and a box that are closest to each other.</summary>
        public static void ClosestTriangleAabb(Triangles triangles, Aabbs boxes, float* distance2, Xyz? onTriangle,
            Xyz? onBox)
        {
            Xyz onTriangleValue = onTriangle.GetValueOrDefault();
            Xyz onBoxValue = onBox.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_triangle_aabb(&triangles, &boxes, distance2,
                onTriangle.HasValue ? &onTriangleValue : null, onBox.HasValue ? &onBoxValue : null));
        }

        /// <summary>The points of a triangle and an oriented box that are closest to each other.</summary>
        public static void ClosestTriangleObb(Triangles triangles, Obbs boxes, float* distance2, Xyz? onTriangle,
            Xyz? onBox)
        {
            Xyz onTriangleValue = onTriangle.GetValueOrDefault();
            Xyz onBoxValue = onBox.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_triangle_obb(&triangles, &boxes, distance2,
                onTriangle.HasValue ? &onTriangleValue : null, onBox.HasValue ? &onBoxValue : null));
        }

        /// <summary>The points of a box and an oriented box that are closest to each other.</summary>
        public static void ClosestAabbObb(Aabbs boxes, Obbs obbs, float* distance2, Xyz? onBox, Xyz? onObb)
        {
            Xyz onBoxValue = onBox.GetValueOrDefault();
            Xyz onObbValue = onObb.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_aabb_obb(&boxes, &obbs, distance2,
                onBox.HasValue ? &onBoxValue : null, onObb.HasValue ? &onObbValue : null));
        }

        /// <summary>The points of two oriented boxes that are closest to each other.</summary>
        public static void ClosestObbObb(Obbs a, Obbs b, float* distance2, Xyz? onA, Xyz? onB)
        {
            Xyz onAValue = onA.GetValueOrDefault();
            Xyz onBValue = onB.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_obb_obb(&a, &b, distance2, onA.HasValue ? &onAValue : null,
                onB.HasValue ? &onBValue : null));
        }

        /// <summary>The point of a line that is closest to a point, origin + t * dir.</summary>
        public static void ClosestLinePoint(Rays lines, Vectors points, float* distance2, float* t, Xyz? onLine)
        {
            Xyz onLineValue = onLine.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_line_point(&lines, &points, distance2, t,
                onLine.HasValue ? &onLineValue : null));
        }

        /// <summary>The points of two lines that are closest to each other, a.origin + s * a.dir and b.origin + t *
        /// b.dir.</summary>
        public static void ClosestLineLine(Rays a, Rays b, float* distance2, float* s, float* t, Xyz? onA, Xyz? onB)
        {
            Xyz onAValue = onA.GetValueOrDefault();
            Xyz onBValue = onB.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_line_line(&a, &b, distance2, s, t,
                onA.HasValue ? &onAValue : null, onB.HasValue ? &onBValue : null));
        }

        /// <summary>What two planes have in common: a line, all of both, or nothing.</summary>
        public static void IntersectPlanePlane(Planes a, Planes b, ulong* hits, ulong* coincident, Xyz? direction,
            Xyz? point)
        {
            Xyz directionValue = direction.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_intersect_plane_plane(&a, &b, hits, coincident,
                direction.HasValue ? &directionValue : null, point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed balls a and b no further apart than margin?</summary>
        public static void ContactSphereSphere(Spheres a, Spheres b, Numbers? margin, ulong* hits, float* distance,
            Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_sphere_sphere(&a, &b, margin.HasValue ? &marginValue : null,
                hits, distance, normal.HasValue ? &normalValue : null, point.HasValue ? &pointValue : null));
        }

        /// <summary>Is the closed ball no further than margin from what is behind the plane, the half-space n.x &lt;=
        /// d?</summary>
        public static void ContactSpherePlane(Spheres spheres, Planes planes, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_sphere_plane(&spheres, &planes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed ball and the closed capsule no further apart than margin?</summary>
        public static void ContactSphereCapsule(Spheres spheres, Capsules capsules, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_sphere_capsule(&spheres, &capsules,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed ball and the closed box no further apart than margin?</summary>
        public static void ContactSphereAabb(Spheres spheres, Aabbs boxes, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_sphere_aabb(&spheres, &boxes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed ball and the closed oriented box no further apart than margin?</summary>
        public static void ContactSphereObb(Spheres spheres, Obbs boxes, Numbers? margin, ulong* hits, float* distance,
            Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_sphere_obb(&spheres, &boxes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed ball and the closed triangle no further apart than margin?</summary>
        public static void ContactSphereTriangle(Spheres spheres, Triangles triangles, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_sphere_triangle(&spheres, &triangles,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Is the closed capsule no further than margin from what is behind the plane, the half-space n.x
        /// &lt;= d?</summary>
        public static void ContactCapsulePlane(Capsules capsules, Planes planes, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_capsule_plane(&capsules, &planes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed capsules a and b no further apart than margin?</summary>
        public static void ContactCapsuleCapsule(Capsules a, Capsules b, Numbers? margin, ulong* hits, float* distance,
            Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_capsule_capsule(&a, &b,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Is the closed box no further than margin from what is behind the plane, the half-space n.x &lt;=
        /// d?</summary>
        public static void ContactAabbPlane(Aabbs boxes, Planes planes, Numbers? margin, ulong* hits, float* distance,
            Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_aabb_plane(&boxes, &planes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Is the closed triangle no further than margin from what is behind the plane, the half-space n.x
        /// &lt;= d?</summary>
        public static void ContactTrianglePlane(Triangles triangles, Planes planes, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_triangle_plane(&triangles, &planes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed capsule and the closed box no further apart than margin?</summary>
        public static void ContactCapsuleAabb(Capsules capsules, Aabbs boxes, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_capsule_aabb(&capsules, &boxes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed capsule and the closed oriented box no further apart than margin?</summary>
        public static void ContactCapsuleObb(Capsules capsules, Obbs boxes, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_capsule_obb(&capsules, &boxes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Is the closed oriented box no further than margin from what is behind the plane, the half-space n.x
        /// &lt;= d?</summary>
        public static void ContactObbPlane(Obbs boxes, Planes planes, Numbers? margin, ulong* hits, float* distance,
            Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_obb_plane(&boxes, &planes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed boxes a and b no further apart than margin?</summary>
        public static void ContactAabbAabb(Aabbs a, Aabbs b, Numbers? margin, ulong* hits, float* distance, Xyz? normal,
            Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_aabb_aabb(&a, &b, margin.HasValue ? &marginValue : null,
                hits, distance, normal.HasValue ? &normalValue : null, point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed capsule and the closed triangle no further apart than margin?</summary>
        public static void ContactCapsuleTriangle(Capsules capsules, Triangles triangles, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_capsule_triangle(&capsules, &triangles,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed oriented boxes a and b no further apart than margin?</summary>
        public static void ContactObbObb(Obbs a, Obbs b, Numbers? margin, ulong* hits, float* distance, Xyz? normal,
            Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_obb_obb(&a, &b, margin.HasValue ? &marginValue : null, hits,
                distance, normal.HasValue ? &normalValue : null, point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed triangle and the closed oriented box no further apart than margin?</summary>
        public static void ContactTriangleObb(Triangles triangles, Obbs boxes, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_triangle_obb(&triangles, &boxes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed ball and the closed solid cylinder no further apart than margin?</summary>
        public static void ContactSphereCylinder(Spheres spheres, Cylinders cylinders, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_sphere_cylinder(&spheres, &cylinders,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed capsule and the closed solid cylinder no further apart than margin?</summary>
        public static void ContactCapsuleCylinder(Capsules capsules, Cylinders cylinders, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_capsule_cylinder(&capsules, &cylinders,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Is the closed solid cylinder no further than margin from what is behind the plane, the half-space
        /// n.x &lt;= d?</summary>
        public static void ContactCylinderPlane(Cylinders cylinders, Planes planes, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_cylinder_plane(&cylinders, &planes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Is the closed ellipsoid no further than margin from what is behind the plane, the half-space n.x
        /// &lt;= d?</summary>
        public static void ContactEllipsoidPlane(Ellipsoids ellipsoids, Planes planes, Numbers? margin, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_ellipsoid_plane(&ellipsoids, &planes,
                margin.HasValue ? &marginValue : null, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>As contact_capsule_plane, with a point at each end of the capsule.</summary>
        public static void ManifoldCapsulePlane(Capsules capsules, Planes planes, Numbers? margin, ulong* hits,
            Manifolds? manifolds)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_capsule_plane(&capsules, &planes,
                margin.HasValue ? &marginValue : null, hits, manifolds.HasValue ? &manifoldsValue : null));
        }

        /// <summary>As contact_obb_plane, with a point at each corner of the face that looks most into the
        /// plane.</summary>
        public static void ManifoldObbPlane(Obbs boxes, Planes planes, Numbers? margin, ulong* hits,
            Manifolds? manifolds)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_obb_plane(&boxes, &planes,
                margin.HasValue ? &marginValue : null, hits, manifolds.HasValue ? &manifoldsValue : null));
        }

        /// <summary>As contact_capsule_capsule, with two points where both lie along each other.</summary>
        public static void ManifoldCapsuleCapsule(Capsules a, Capsules b, Numbers? margin, ulong* hits,
            Manifolds? manifolds)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_capsule_capsule(&a, &b,
                margin.HasValue ? &marginValue : null, hits, manifolds.HasValue ? &manifoldsValue : null));
        }

        /// <summary>As contact_capsule_obb, with two points where the capsule lies along a face or an edge.</summary>
        public static void ManifoldCapsuleObb(Capsules capsules, Obbs boxes, Numbers? margin, ulong* hits,
            Manifolds? manifolds)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_capsule_obb(&capsules, &boxes,
                margin.HasValue ? &marginValue : null, hits, manifolds.HasValue ? &manifoldsValue : null));
        }

        /// <summary>As contact_capsule_triangle, with two points where the capsule lies along the face or an
        /// edge.</summary>
        public static void ManifoldCapsuleTriangle(Capsules capsules, Triangles triangles, Numbers? margin, ulong* hits,
            Manifolds? manifolds)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_capsule_triangle(&capsules, &triangles,
                margin.HasValue ? &marginValue : null, hits, manifolds.HasValue ? &manifoldsValue : null));
        }

        /// <summary>As contact_obb_obb, with up to four points where faces of both lie over each other.</summary>
        public static void ManifoldObbObb(Obbs a, Obbs b, Numbers? margin, ulong* hits, Manifolds? manifolds)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_obb_obb(&a, &b, margin.HasValue ? &marginValue : null, hits,
                manifolds.HasValue ? &manifoldsValue : null));
        }

        /// <summary>As manifold_obb_obb, with all points that both faces have in common within the margin, up to eight,
        /// for solvers that reduce them themselves or not at all.</summary>
        public static void ManifoldObbObbAll(Obbs a, Obbs b, Numbers? margin, ulong* hits, Manifolds? manifolds,
            Manifolds? more)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            Manifolds moreValue = more.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_obb_obb_all(&a, &b, margin.HasValue ? &marginValue : null,
                hits, manifolds.HasValue ? &manifoldsValue : null, more.HasValue ? &moreValue : null));
        }

        /// <summary>As contact_triangle_obb, with up to four points where the triangle and a face of the box lie over
        /// each other.</summary>
        public static void ManifoldTriangleObb(Triangles triangles, Obbs boxes, Numbers? margin, ulong* hits,
            Manifolds? manifolds)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_triangle_obb(&triangles, &boxes,
                margin.HasValue ? &marginValue : null, hits, manifolds.HasValue ? &manifoldsValue : null));
        }

        /// <summary>Do the closed hulls share a point?</summary>
        public static void OverlapHullHull(Poses a, Poses b, Vectors aHull, Vectors bHull, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_hull_hull(&a, &b, &aHull, &bHull, hits));
        }

        /// <summary>Do the closed hulls share a point?</summary>
        public static void OverlapHullHullAlong(Poses a, Poses b, Vectors? kept, Vectors aHull, Vectors bHull,
            ulong* hits, Xyz? separating)
        {
            Vectors keptValue = kept.GetValueOrDefault();
            Xyz separatingValue = separating.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_overlap_hull_hull_along(&a, &b, kept.HasValue ? &keptValue : null,
                &aHull, &bHull, hits, separating.HasValue ? &separatingValue : null));
        }

        /// <summary>Do the closed ball and the closed hull share a point?</summary>
        public static void OverlapSphereHull(Spheres spheres, Poses poses, Vectors hull, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_sphere_hull(&spheres, &poses, &hull, hits));
        }

        /// <summary>Do the closed capsule and the closed hull share a point?</summary>
        public static void OverlapCapsuleHull(Capsules capsules, Poses poses, Vectors hull, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_capsule_hull(&capsules, &poses, &hull, hits));
        }

        /// <summary>Do the closed triangle and the closed hull share a point?</summary>
        public static void OverlapTriangleHull(Triangles triangles, Poses poses, Vectors hull, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_triangle_hull(&triangles, &poses, &hull, hits));
        }

        /// <summary>Do the closed box and the closed hull share a point?</summary>
        public static void OverlapObbHull(Obbs boxes, Poses poses, Vectors hull, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_obb_hull(&boxes, &poses, &hull, hits));
        }

        /// <summary>Is the point in the hull, that is behind all planes of its faces?</summary>
        public static void ContainsHullPoint(Poses poses, Vectors points, Planes faces, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_hull_point(&poses, &points, &faces, hits));
        }

        /// <summary>Is all of the closed hull behind the plane, some of it, or nothing?</summary>
        public static void ClassifyHullPlane(Poses poses, Planes planes, Vectors hull, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_hull_plane(&poses, &planes, &hull, hits, inside));
        }

        /// <summary>Between which times is the ray in the closed hull?</summary>
        public static void RaycastHull(Rays rays, Poses poses, Planes faces, ulong* hits, float* tEnter, float* tExit)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_hull(&rays, &poses, &faces, hits, tEnter, tExit));
        }

        /// <summary>Is the closed hull no further than margin from what is behind the plane, the half-space n.x &lt;=
        /// d?</summary>
        public static void ContactHullPlane(Poses poses, Planes planes, Numbers? margin, Vectors hull, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_hull_plane(&poses, &planes,
                margin.HasValue ? &marginValue : null, &hull, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>As contact_hull_plane, with a point at each of up to four vertices: see contacts.h,
        /// "Manifolds".</summary>
        public static void ManifoldHullPlane(Poses poses, Planes planes, Numbers? margin, Vectors hull, ulong* hits,
            Manifolds? manifolds)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_hull_plane(&poses, &planes,
                margin.HasValue ? &marginValue : null, &hull, hits, manifolds.HasValue ? &manifoldsValue : null));
        }

        /// <summary>Are the closed ball and the closed hull no further apart than margin?</summary>
        public static void ContactSphereHull(Spheres spheres, Poses poses, Numbers? margin, Vectors hull, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_sphere_hull(&spheres, &poses,
                margin.HasValue ? &marginValue : null, &hull, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed capsule and the closed hull no further apart than margin?</summary>
        public static void ContactCapsuleHull(Capsules capsules, Poses poses, Numbers? margin, Vectors hull,
            ulong* hits, float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_capsule_hull(&capsules, &poses,
                margin.HasValue ? &marginValue : null, &hull, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed triangle and the closed hull no further apart than margin?</summary>
        public static void ContactTriangleHull(Triangles triangles, Poses poses, Numbers? margin, Vectors hull,
            ulong* hits, float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_triangle_hull(&triangles, &poses,
                margin.HasValue ? &marginValue : null, &hull, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed box and the closed hull no further apart than margin?</summary>
        public static void ContactObbHull(Obbs boxes, Poses poses, Numbers? margin, Vectors hull, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_obb_hull(&boxes, &poses,
                margin.HasValue ? &marginValue : null, &hull, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>Are the closed hulls no further apart than margin?</summary>
        public static void ContactHullHull(Poses a, Poses b, Numbers? margin, Vectors aHull, Vectors bHull, ulong* hits,
            float* distance, Xyz? normal, Xyz? point)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            Xyz pointValue = point.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_contact_hull_hull(&a, &b, margin.HasValue ? &marginValue : null,
                &aHull, &bHull, hits, distance, normal.HasValue ? &normalValue : null,
                point.HasValue ? &pointValue : null));
        }

        /// <summary>As contact_hull_hull, with up to four points where the hulls lie on each other: see contacts.h,
        /// "Manifolds".</summary>
        public static void ManifoldHullHull(Poses a, Poses b, Numbers? margin, Vectors aHull, Vectors bHull,
            ulong* hits, Manifolds? manifolds)
        {
            Numbers marginValue = margin.GetValueOrDefault();
            Manifolds manifoldsValue = manifolds.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_manifold_hull_hull(&a, &b, margin.HasValue ? &marginValue : null,
                &aHull, &bHull, hits, manifolds.HasValue ? &manifoldsValue : null));
        }

        /// <summary>The point of a hull that is closest to a point.</summary>
        public static void ClosestHullPoint(Poses poses, Vectors points, Vectors hull, float* distance2, Xyz? onHull)
        {
            Xyz onHullValue = onHull.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_hull_point(&poses, &points, &hull, distance2,
                onHull.HasValue ? &onHullValue : null));
        }

        /// <summary>The points of two hulls that are closest to each other: a_hull where a has it, and b_hull where b
        /// has it.</summary>
        public static void ClosestHullHull(Poses a, Poses b, Vectors aHull, Vectors bHull, float* distance2, Xyz? onA,
            Xyz? onB)
        {
            Xyz onAValue = onA.GetValueOrDefault();
            Xyz onBValue = onB.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_closest_hull_hull(&a, &b, &aHull, &bHull, distance2,
                onA.HasValue ? &onAValue : null, onB.HasValue ? &onBValue : null));
        }

        /// <summary>The earliest time in [0, t_max] at which the closed hulls touch: a_hull where a has it, moving by
        /// a_velocity, and b_hull where b has it, moving by b_velocity (null: at rest).</summary>
        public static void SweepHullHull(Poses a, Vectors aVelocity, Poses b, Vectors? bVelocity, Vectors aHull,
            Vectors bHull, float tMax, ulong* hits, float* toi, Xyz? normal)
        {
            Vectors bVelocityValue = bVelocity.GetValueOrDefault();
            Xyz normalValue = normal.GetValueOrDefault();
            LanehitException.ThrowUnless(Native.lh_sweep_hull_hull(&a, &aVelocity, &b,
                bVelocity.HasValue ? &bVelocityValue : null, &aHull, &bHull, tMax, hits, toi,
                normal.HasValue ? &normalValue : null));
        }

        /// <summary>Is the point in the polygon, as both are seen along the axis on which the normal has its largest
        /// component, of equals the last of x, y and z?</summary>
        public static void ContainsPolygonPoint(Vectors points, Vectors polygon, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_contains_polygon_point(&points, &polygon, hits, inside));
        }

        /// <summary>Does the ray meet the polygon, from either side, and when?</summary>
        public static void RaycastPolygon(Rays rays, Vectors polygon, ulong* hits, float* t)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_polygon(&rays, &polygon, hits, t));
        }

        /// <summary>Do the closed k-DOPs meet along every direction that both have?</summary>
        public static void OverlapKdopKdop(Kdops a, Kdops b, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_kdop_kdop(&a, &b, hits));
        }

        /// <summary>Does any pair hit that OverlapKdopKdop would? It stops soon after that.</summary>
        public static bool AnyOverlapKdopKdop(Kdops a, Kdops b)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_overlap_kdop_kdop(&a, &b, &any));
            return any != 0;
        }

        /// <summary>Does the first k-DOP contain the second one along every direction that the first one has?</summary>
        public static void ContainsKdopKdop(Kdops outer, Kdops inner, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_kdop_kdop(&outer, &inner, hits));
        }

        /// <summary>Does any pair hit that ContainsKdopKdop would? It stops soon after that.</summary>
        public static bool AnyContainsKdopKdop(Kdops outer, Kdops inner)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_kdop_kdop(&outer, &inner, &any));
            return any != 0;
        }

        /// <summary>Does the closed k-DOP contain the point?</summary>
        public static void ContainsKdopPoint(Kdops outer, Vectors points, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_contains_kdop_point(&outer, &points, hits));
        }

        /// <summary>Does any pair hit that ContainsKdopPoint would? It stops soon after that.</summary>
        public static bool AnyContainsKdopPoint(Kdops outer, Vectors points)
        {
            int any;
            LanehitException.ThrowUnless(Native.lh_any_contains_kdop_point(&outer, &points, &any));
            return any != 0;
        }

        /// <summary>Is all of the closed k-DOP behind the plane, some of it, or nothing?</summary>
        public static void ClassifyKdopPlane(Kdops kdops, Planes planes, ulong* hits, ulong* inside)
        {
            LanehitException.ThrowUnless(Native.lh_classify_kdop_plane(&kdops, &planes, hits, inside));
        }

        /// <summary>Does the ray meet the closed k-DOP, and between which times?</summary>
        public static void RaycastKdop(Rays rays, Kdops kdops, ulong* hits, float* tEnter, float* tExit)
        {
            LanehitException.ThrowUnless(Native.lh_raycast_kdop(&rays, &kdops, hits, tEnter, tExit));
        }

        /// <summary>Which cells of the range does any shape of the view meet?</summary>
        public static void OverlapSphereGrid(Spheres spheres, Grid grid, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_sphere_grid(&spheres, &grid, hits));
        }

        /// <summary>Which cells of the range does any shape of the view meet?</summary>
        public static void OverlapTriangleGrid(Triangles triangles, Grid grid, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_overlap_triangle_grid(&triangles, &grid, hits));
        }
    }

    /// <summary>All other functions.</summary>
    public static unsafe class Library
    {
        /// <summary>The version of the library that is linked, as LH_VERSION_STRING is that of this header.</summary>
        public static string Version()
        {
            return Marshal.PtrToStringAnsi(Native.lh_version());
        }

        /// <summary>The failure in words, such as "raycast_aabb: argument 2 (boxes): an array is null".</summary>
        public static string StatusText(int status)
        {
            return Marshal.PtrToStringAnsi(Native.lh_status_text(status));
        }

        /// <summary>Words of 64 bits that a query of n pairs writes.</summary>
        public static long HitsWords(long n)
        {
            return (long)(ulong)Native.lh_hits_words((UIntPtr)(ulong)n);
        }

        /// <summary>How many pairs hit.</summary>
        public static long HitsCount(ulong* hits, long n)
        {
            return (long)(ulong)Native.lh_hits_count(hits, (UIntPtr)(ulong)n);
        }

        /// <summary>1 if any pair hit, else 0.</summary>
        public static int HitsAny(ulong* hits, long n)
        {
            return Native.lh_hits_any(hits, (UIntPtr)(ulong)n);
        }

        /// <summary>Writes the numbers of the pairs that hit, ascending, and returns how many: lh_hits_count(hits,
        /// n).</summary>
        public static long HitsToIndices(ulong* hits, long n, uint* indices)
        {
            return (long)(ulong)Native.lh_hits_to_indices(hits, (UIntPtr)(ulong)n, indices);
        }

        /// <summary>The hit with the lowest t, of equals that with the lowest index; n if there is none.</summary>
        public static long HitsNearest(ulong* hits, float* t, long n)
        {
            return (long)(ulong)Native.lh_hits_nearest(hits, t, (UIntPtr)(ulong)n);
        }

        /// <summary>The fastest backend that this build has and this CPU and operating system can run.</summary>
        public static int IsaBest()
        {
            return Native.lh_isa_best();
        }

        /// <summary>1 if lh_isa_select would take it, else 0.</summary>
        public static int IsaAvailable(int isa)
        {
            return Native.lh_isa_available(isa);
        }

        /// <summary>The backend that calls use now.</summary>
        public static int IsaActive()
        {
            return Native.lh_isa_active();
        }

        /// <summary>Makes all later calls, of every thread, use this backend.</summary>
        public static void IsaSelect(int isa)
        {
            LanehitException.ThrowUnless(Native.lh_isa_select(isa));
        }

        /// <summary>"scalar", "sse", "avx2", "avx512", "neon"; "unknown" for any other number.</summary>
        public static string IsaName(int isa)
        {
            return Marshal.PtrToStringAnsi(Native.lh_isa_name(isa));
        }

        /// <summary>All points of n manifolds, of which `count` has how many each has, in ascending order: what a
        /// solver has rows for.</summary>
        public static long ManifoldsToPoints(byte* count, long n, ManifoldPoint* points)
        {
            return (long)(ulong)Native.lh_manifolds_to_points(count, (UIntPtr)(ulong)n, points);
        }

        /// <summary>Boxes for a broadphase: that of pose i contains the hull where the pose has it.</summary>
        public static void PackAabbsFromHulls(Poses* poses, Vectors* hull, float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_from_hulls(poses, hull, columns, packed));
        }

        /// <summary>How many floats so many columns of count elements take.</summary>
        public static long PackFloats(long count, long columns)
        {
            return (long)(ulong)Native.lh_pack_floats((UIntPtr)(ulong)count, (UIntPtr)(ulong)columns);
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackAabbs(Aabbs* boxes, float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs(boxes, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackSpheres(Spheres* spheres, float* columns, Spheres* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_spheres(spheres, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackTriangles(Triangles* triangles, float* columns, Triangles* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_triangles(triangles, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackSegments(Segments* segments, float* columns, Segments* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_segments(segments, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackCapsules(Capsules* capsules, float* columns, Capsules* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_capsules(capsules, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackCylinders(Cylinders* cylinders, float* columns, Cylinders* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_cylinders(cylinders, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackEllipsoids(Ellipsoids* ellipsoids, float* columns, Ellipsoids* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_ellipsoids(ellipsoids, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackKdops(Kdops* kdops, float* columns, Kdops* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_kdops(kdops, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackPlanes(Planes* planes, float* columns, Planes* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_planes(planes, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackVectors(Vectors* vectors, float* columns, Vectors* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_vectors(vectors, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackObbs(Obbs* boxes, float* columns, Obbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_obbs(boxes, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackPoses(Poses* poses, float* columns, Poses* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_poses(poses, columns, packed));
        }

        /// <summary>Every element is copied to the bit, NaN included.</summary>
        public static void PackRays(Rays* rays, float* columns, Rays* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_rays(rays, columns, packed));
        }

        /// <summary>Boxes around balls; without a radius, around points.</summary>
        public static void PackAabbsFromSpheres(Spheres* spheres, Numbers* margin, Vectors* velocity, float tMax,
            float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_from_spheres(spheres, margin, velocity, tMax, columns,
                packed));
        }

        /// <summary>Boxes around capsules.</summary>
        public static void PackAabbsFromCapsules(Capsules* capsules, Numbers* margin, Vectors* velocity, float tMax,
            float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_from_capsules(capsules, margin, velocity, tMax, columns,
                packed));
        }

        /// <summary>Boxes around triangles, and around those of a mesh, by its index.</summary>
        public static void PackAabbsFromTriangles(Triangles* triangles, Numbers* margin, Vectors* velocity, float tMax,
            float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_from_triangles(triangles, margin, velocity, tMax, columns,
                packed));
        }

        /// <summary>Larger boxes, such as around those that pack_aabbs_from_obbs has made: `boxes` may be `packed`, in
        /// the same columns.</summary>
        public static void PackAabbsFromAabbs(Aabbs* boxes, Numbers* margin, Vectors* velocity, float tMax,
            float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_from_aabbs(boxes, margin, velocity, tMax, columns,
                packed));
        }

        /// <summary>{min[3], max[3]}, min rounded down and max up: the smallest box of floats that contains the given
        /// one.</summary>
        public static void PackAabbsFromDoubles(Doubles* boxes, float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_from_doubles(boxes, columns, packed));
        }

        /// <summary>{centre[3], half[3]}: the smallest box of floats that contains the one from centre - half to centre
        /// + half, both computed exactly.</summary>
        public static void PackAabbsFromCentres(Doubles* boxes, float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_from_centres(boxes, columns, packed));
        }

        /// <summary>Boxes of floats around oriented boxes.</summary>
        public static void PackAabbsFromObbs(Obbs* boxes, float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_from_obbs(boxes, columns, packed));
        }

        /// <summary>Boxes of floats around ellipsoids: each contains its ellipsoid, and is on each axis at most 2^-49
        /// of its extent wider than the smallest, before it is rounded outwards.</summary>
        public static void PackAabbsFromEllipsoids(Ellipsoids* ellipsoids, float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_from_ellipsoids(ellipsoids, columns, packed));
        }

        /// <summary>{centre[3], radius}; without a radius: 0.</summary>
        public static void PackSpheresFromDoubles(Doubles* spheres, float* columns, Spheres* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_spheres_from_doubles(spheres, columns, packed));
        }

        /// <summary>{a[3], b[3], c[3]}, {a[3], b[3]} and {x, y, z}, rounded to nearest, ties to even: every component
        /// moves by at most 2^-24 of itself, or 2^-150.</summary>
        public static void PackTrianglesFromDoubles(Doubles* triangles, float* columns, Triangles* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_triangles_from_doubles(triangles, columns, packed));
        }

        /// <summary>{a[3], b[3], c[3]}, {a[3], b[3]} and {x, y, z}, rounded to nearest, ties to even: every component
        /// moves by at most 2^-24 of itself, or 2^-150.</summary>
        public static void PackSegmentsFromDoubles(Doubles* segments, float* columns, Segments* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_segments_from_doubles(segments, columns, packed));
        }

        /// <summary>{a[3], b[3], c[3]}, {a[3], b[3]} and {x, y, z}, rounded to nearest, ties to even: every component
        /// moves by at most 2^-24 of itself, or 2^-150.</summary>
        public static void PackVectorsFromDoubles(Doubles* vectors, float* columns, Vectors* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_vectors_from_doubles(vectors, columns, packed));
        }

        /// <summary>{origin[3], dir[3]}, rounded to nearest, and with array[9] and array[10] t_min, rounded down, and
        /// t_max, rounded up; reciprocals, array[6] to array[8], are not read.</summary>
        public static void PackRaysFromDoubles(Doubles* rays, float* columns, Rays* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_rays_from_doubles(rays, columns, packed));
        }

        /// <summary>The smallest boxes of floats.</summary>
        public static void PackAabbsAround(Sets* sets, float* columns, Aabbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_aabbs_around(sets, columns, packed));
        }

        /// <summary>Balls by Ritter's method (An Efficient Bounding Sphere, Graphics Gems, 1990): two elements far from
        /// each other, and a ball that grows from these over what it does not contain.</summary>
        public static void PackSpheresAround(Sets* sets, float* columns, Spheres* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_spheres_around(sets, columns, packed));
        }

        /// <summary>The smallest balls, as far as floats have their centres: a radius is above the least by at most
        /// 2^-40 of itself, the distance by which the centre is rounded, and the step to the next float.</summary>
        public static void PackSmallestSpheresAround(Sets* sets, float* columns, Spheres* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_smallest_spheres_around(sets, columns, packed));
        }

        /// <summary>Oriented boxes: of the axes, principal axes of extreme points and the edges of a large triangle of
        /// them (Larsson and Kallberg, Fast Computation of Tight-Fitting Oriented Bounding Boxes, 2011) those whose box
        /// is smallest, turned about their own axes by less and less as long as that makes it smaller.</summary>
        public static void PackObbsAround(Sets* sets, float* columns, Obbs* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_obbs_around(sets, columns, packed));
        }

        /// <summary>Capsules: an axis that is found in the same way, through the centre of the smallest circle around
        /// the set as it is seen along it, and no longer than the round ends allow.</summary>
        public static void PackCapsulesAround(Sets* sets, float* columns, Capsules* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_capsules_around(sets, columns, packed));
        }

        /// <summary>volume[i] is that of element i, or of set i, in doubles, off by a few roundings of these.</summary>
        public static void VolumesOfAabbs(Aabbs* boxes, double* volume)
        {
            LanehitException.ThrowUnless(Native.lh_volumes_of_aabbs(boxes, volume));
        }

        /// <summary>volume[i] is that of element i, or of set i, in doubles, off by a few roundings of these.</summary>
        public static void VolumesOfSpheres(Spheres* spheres, double* volume)
        {
            LanehitException.ThrowUnless(Native.lh_volumes_of_spheres(spheres, volume));
        }

        /// <summary>volume[i] is that of element i, or of set i, in doubles, off by a few roundings of these.</summary>
        public static void VolumesOfCapsules(Capsules* capsules, double* volume)
        {
            LanehitException.ThrowUnless(Native.lh_volumes_of_capsules(capsules, volume));
        }

        /// <summary>volume[i] is that of element i, or of set i, in doubles, off by a few roundings of these.</summary>
        public static void VolumesOfObbs(Obbs* boxes, double* volume)
        {
            LanehitException.ThrowUnless(Native.lh_volumes_of_obbs(boxes, volume));
        }

        /// <summary>Of k-DOPs, off by a few roundings of what their boxes have: each face is clipped by all other
        /// bounds, and bounds that no point reaches add nothing.</summary>
        public static void VolumesOfKdops(Kdops* kdops, double* volume)
        {
            LanehitException.ThrowUnless(Native.lh_volumes_of_kdops(kdops, volume));
        }

        /// <summary>Of closed meshes, each a set of triangles: the sum of the tetrahedra from the first vertex of the
        /// set, with signs.</summary>
        public static void VolumesOfMeshes(Sets* meshes, double* volume)
        {
            LanehitException.ThrowUnless(Native.lh_volumes_of_meshes(meshes, volume));
        }

        /// <summary>Around sets, which bounds.h has: one k-DOP a set.</summary>
        public static void PackKdopsAround(Sets* sets, uint k, float* columns, Kdops* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_kdops_around(sets, k, columns, packed));
        }

        /// <summary>Around each of some shapes.</summary>
        public static void PackKdopsFromSpheres(Spheres* spheres, uint k, float* columns, Kdops* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_kdops_from_spheres(spheres, k, columns, packed));
        }

        /// <summary>Around each of some shapes.</summary>
        public static void PackKdopsFromTriangles(Triangles* triangles, uint k, float* columns, Kdops* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_kdops_from_triangles(triangles, k, columns, packed));
        }

        /// <summary>Around each of some shapes.</summary>
        public static void PackKdopsFromCapsules(Capsules* capsules, uint k, float* columns, Kdops* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_kdops_from_capsules(capsules, k, columns, packed));
        }

        /// <summary>Around each of some shapes.</summary>
        public static void PackKdopsFromAabbs(Aabbs* boxes, uint k, float* columns, Kdops* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_kdops_from_aabbs(boxes, k, columns, packed));
        }

        /// <summary>Around pairs: packed[i] has of each direction the lesser min and the greater max of a[i] and b[i],
        /// no rounding being needed; so a hierarchy is built, or fitted anew, from below.</summary>
        public static void PackKdopsFromKdops(Kdops* a, Kdops* b, float* columns, Kdops* packed)
        {
            LanehitException.ThrowUnless(Native.lh_pack_kdops_from_kdops(a, b, columns, packed));
        }

        /// <summary>The plane of this number on an axis: below cell `number`, and above the cell before it.</summary>
        public static float GridPlane(float origin, float cell, int number)
        {
            return Native.lh_grid_plane(origin, cell, number);
        }

        /// <summary>How many bytes of scratch pairs_aabb_aabb needs for sets of so many boxes; b_count is 0 where b is
        /// null.</summary>
        public static long PairsScratchSize(long aCount, long bCount)
        {
            return (long)(ulong)Native.lh_pairs_scratch_size((UIntPtr)(ulong)aCount, (UIntPtr)(ulong)bCount);
        }

        /// <summary>All pairs of a box of `a` with one of `b` that meet; with b null, all pairs of two boxes of `a`,
        /// each once.</summary>
        public static void PairsAabbAabb(Aabbs* a, Aabbs* b, Pair* pairs, long capacity, UIntPtr* found, void* scratch,
            long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_aabb_aabb(a, b, pairs, (UIntPtr)(ulong)capacity, found,
                scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>The size in bytes of what pairs_prepare fills: about 130 per box.</summary>
        public static long PairsPreparedSize(long aCount, long bCount)
        {
            return (long)(ulong)Native.lh_pairs_prepared_size((UIntPtr)(ulong)aCount, (UIntPtr)(ulong)bCount);
        }

        /// <summary>Sorts the sets into columns.</summary>
        public static void PairsPrepare(Aabbs* a, Aabbs* b, void* prepared, long preparedSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_prepare(a, b, prepared, (UIntPtr)(ulong)preparedSize));
        }

        /// <summary>The preparation by several threads.</summary>
        public static long PairsBeginSize(long aCount, long bCount, long parts)
        {
            return (long)(ulong)Native.lh_pairs_begin_size((UIntPtr)(ulong)aCount, (UIntPtr)(ulong)bCount,
                (UIntPtr)(ulong)parts);
        }

        /// <summary>The preparation by several threads.</summary>
        public static void PairsBegin(Aabbs* a, Aabbs* b, long parts, void* prepared, long preparedSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_begin(a, b, (UIntPtr)(ulong)parts, prepared,
                (UIntPtr)(ulong)preparedSize));
        }

        /// <summary>The preparation by several threads.</summary>
        public static void PairsPreparePart(void* prepared, int step, long part)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_prepare_part(prepared, step, (UIntPtr)(ulong)part));
        }

        /// <summary>How many bytes of scratch each thread needs for these sets.</summary>
        public static long PairsPartScratchSize(void* prepared)
        {
            return (long)(ulong)Native.lh_pairs_part_scratch_size(prepared);
        }

        /// <summary>The pairs of part number `part` of `parts`, counted from 0; otherwise as pairs_aabb_aabb.</summary>
        public static void PairsFindPart(void* prepared, long part, long parts, Pair* pairs, long capacity,
            UIntPtr* found, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_find_part(prepared, (UIntPtr)(ulong)part,
                (UIntPtr)(ulong)parts, pairs, (UIntPtr)(ulong)capacity, found, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>The size in bytes of what pairs_keep fills: about 250 per box.</summary>
        public static long PairsKeptSize(long count)
        {
            return (long)(ulong)Native.lh_pairs_kept_size((UIntPtr)(ulong)count);
        }

        /// <summary>Sorts a set and keeps it.</summary>
        public static void PairsKeep(Aabbs* boxes, void* kept, long keptSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_keep(boxes, kept, (UIntPtr)(ulong)keptSize));
        }

        /// <summary>All pairs of a box of `a` with one of the kept set, otherwise as pairs_aabb_aabb.</summary>
        public static void PairsAabbKept(Aabbs* a, void* kept, Pair* pairs, long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_aabb_kept(a, kept, pairs, (UIntPtr)(ulong)capacity, found));
        }

        /// <summary>How many bytes of scratch pairs_sphere_aabb and pairs_sweep_aabb_aabb need; b_count is 0 where b is
        /// null.</summary>
        public static long PairsShapesScratchSize(long aCount, long bCount)
        {
            return (long)(ulong)Native.lh_pairs_shapes_scratch_size((UIntPtr)(ulong)aCount, (UIntPtr)(ulong)bCount);
        }

        /// <summary>All pairs of a sphere and a box that overlap_sphere_aabb hits; .a is the sphere.</summary>
        public static void PairsSphereAabb(Spheres* spheres, Aabbs* boxes, Pair* pairs, long capacity, UIntPtr* found,
            void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_sphere_aabb(spheres, boxes, pairs, (UIntPtr)(ulong)capacity,
                found, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>The same with a set that pairs_keep has sorted, in the order of the spheres, as
        /// pairs_aabb_kept.</summary>
        public static void PairsSphereKept(Spheres* spheres, void* kept, Pair* pairs, long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_sphere_kept(spheres, kept, pairs, (UIntPtr)(ulong)capacity,
                found));
        }

        /// <summary>All pairs of a moving box of `a` with one of `b` that sweep_aabb_aabb hits, with time and normal;
        /// with b null, all pairs of two boxes of `a`, each once.</summary>
        public static void PairsSweepAabbAabb(Aabbs* a, Vectors* aVelocity, Aabbs* b, Vectors* bVelocity, float tMax,
            SweptPair* pairs, long capacity, UIntPtr* found, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_sweep_aabb_aabb(a, aVelocity, b, bVelocity, tMax, pairs,
                (UIntPtr)(ulong)capacity, found, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>The same with a kept set, which is at rest, in the order of a.</summary>
        public static void PairsSweepAabbKept(Aabbs* a, Vectors* aVelocity, float tMax, void* kept, SweptPair* pairs,
            long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_sweep_aabb_kept(a, aVelocity, tMax, kept, pairs,
                (UIntPtr)(ulong)capacity, found));
        }

        /// <summary>pairs_sphere_aabb and pairs_sweep_aabb_aabb by several threads: one prepares, then each finds
        /// parts, as with pairs_prepare and pairs_find_part.</summary>
        public static long PairsShapesPreparedSize(long aCount, long bCount)
        {
            return (long)(ulong)Native.lh_pairs_shapes_prepared_size((UIntPtr)(ulong)aCount, (UIntPtr)(ulong)bCount);
        }

        /// <summary>pairs_sphere_aabb and pairs_sweep_aabb_aabb by several threads: one prepares, then each finds
        /// parts, as with pairs_prepare and pairs_find_part.</summary>
        public static void PairsPrepareSphereAabb(Spheres* spheres, Aabbs* boxes, void* prepared, long preparedSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_prepare_sphere_aabb(spheres, boxes, prepared,
                (UIntPtr)(ulong)preparedSize));
        }

        /// <summary>pairs_sphere_aabb and pairs_sweep_aabb_aabb by several threads: one prepares, then each finds
        /// parts, as with pairs_prepare and pairs_find_part.</summary>
        public static void PairsPrepareSweepAabbAabb(Aabbs* a, Vectors* aVelocity, Aabbs* b, Vectors* bVelocity,
            float tMax, void* prepared, long preparedSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_prepare_sweep_aabb_aabb(a, aVelocity, b, bVelocity, tMax,
                prepared, (UIntPtr)(ulong)preparedSize));
        }

        /// <summary>pairs_sphere_aabb and pairs_sweep_aabb_aabb by several threads: one prepares, then each finds
        /// parts, as with pairs_prepare and pairs_find_part.</summary>
        public static void PairsFindSweptPart(void* prepared, long part, long parts, SweptPair* pairs, long capacity,
            UIntPtr* found, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_find_swept_part(prepared, (UIntPtr)(ulong)part,
                (UIntPtr)(ulong)parts, pairs, (UIntPtr)(ulong)capacity, found, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>Sorts n pairs of bodies by the kinds of both.</summary>
        public static void PairsByKind(Pair* pairs, long n, byte* kind, uint kinds, Pair* sorted, UIntPtr* first)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_by_kind(pairs, (UIntPtr)(ulong)n, kind, kinds, sorted, first));
        }

        /// <summary>The size in bytes of what pairs_group fills: about 60 per box.</summary>
        public static long PairsGroupSize(long count)
        {
            return (long)(ulong)Native.lh_pairs_group_size((UIntPtr)(ulong)count);
        }

        /// <summary>Groups boxes.</summary>
        public static void PairsGroup(Aabbs* boxes, void* groups, long groupsSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_group(boxes, groups, (UIntPtr)(ulong)groupsSize));
        }

        /// <summary>All pairs of a ray and a box of the groups that raycast_aabb hits, with both times.</summary>
        public static void PairsRayAabb(Rays* rays, void* groups, RayPair* pairs, long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_ray_aabb(rays, groups, pairs, (UIntPtr)(ulong)capacity,
                found));
        }

        /// <summary>For each ray the box that it enters first, and of several at the same time the one of lowest
        /// position; UINT32_MAX where it hits none.</summary>
        public static void PairsNearestRayAabb(Rays* rays, void* groups, uint* nearest, float* tEnter)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_nearest_ray_aabb(rays, groups, nearest, tEnter));
        }

        /// <summary>How many bytes of scratch pairs_difference needs: 8 to 12 per pair of `before`.</summary>
        public static long PairsDifferenceScratchSize(long beforeCount)
        {
            return (long)(ulong)Native.lh_pairs_difference_scratch_size((UIntPtr)(ulong)beforeCount);
        }

        /// <summary>What is new in this frame's list of pairs, `now`, and what has gone of the last one's,
        /// `before`.</summary>
        public static void PairsDifference(Pair* before, long beforeCount, Pair* now, long nowCount, PairChanges* added,
            PairChanges* removed, uint* previous, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_difference(before, (UIntPtr)(ulong)beforeCount, now,
                (UIntPtr)(ulong)nowCount, added, removed, previous, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>pairs_aabb_aabb without the pairs that do not want each other: the others in the same order, and
        /// `found` counts these alone.</summary>
        public static void PairsAabbAabbLayers(Aabbs* a, Layers* aLayers, Aabbs* b, Layers* bLayers, Pair* pairs,
            long capacity, UIntPtr* found, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_aabb_aabb_layers(a, aLayers, b, bLayers, pairs,
                (UIntPtr)(ulong)capacity, found, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>pairs_find_part in the same way, of boxes and of spheres with boxes.</summary>
        public static void PairsFindPartLayers(void* prepared, Layers* aLayers, Layers* bLayers, long part, long parts,
            Pair* pairs, long capacity, UIntPtr* found, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_find_part_layers(prepared, aLayers, bLayers,
                (UIntPtr)(ulong)part, (UIntPtr)(ulong)parts, pairs, (UIntPtr)(ulong)capacity, found, scratch,
                (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>pairs_aabb_kept in the same way.</summary>
        public static void PairsAabbKeptLayers(Aabbs* a, Layers* aLayers, void* kept, Layers* keptLayers, Pair* pairs,
            long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_aabb_kept_layers(a, aLayers, kept, keptLayers, pairs,
                (UIntPtr)(ulong)capacity, found));
        }

        /// <summary>The lists of pairs_sphere_aabb, pairs_sphere_kept and so on in the same way: a_layers are those of
        /// the spheres, or of whatever is asked about.</summary>
        public static void PairsSphereAabbLayers(Spheres* spheres, Layers* aLayers, Aabbs* boxes, Layers* bLayers,
            Pair* pairs, long capacity, UIntPtr* found, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_sphere_aabb_layers(spheres, aLayers, boxes, bLayers, pairs,
                (UIntPtr)(ulong)capacity, found, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>The lists of pairs_sphere_aabb, pairs_sphere_kept and so on in the same way: a_layers are those of
        /// the spheres, or of whatever is asked about.</summary>
        public static void PairsSphereKeptLayers(Spheres* spheres, Layers* aLayers, void* kept, Layers* keptLayers,
            Pair* pairs, long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_sphere_kept_layers(spheres, aLayers, kept, keptLayers, pairs,
                (UIntPtr)(ulong)capacity, found));
        }

        /// <summary>The lists of pairs_sphere_aabb, pairs_sphere_kept and so on in the same way: a_layers are those of
        /// the spheres, or of whatever is asked about.</summary>
        public static void PairsCapsuleKeptLayers(Capsules* capsules, Layers* aLayers, void* kept, Layers* keptLayers,
            Pair* pairs, long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_capsule_kept_layers(capsules, aLayers, kept, keptLayers, pairs,
                (UIntPtr)(ulong)capacity, found));
        }

        /// <summary>The lists of pairs_sphere_aabb, pairs_sphere_kept and so on in the same way: a_layers are those of
        /// the spheres, or of whatever is asked about.</summary>
        public static void PairsObbKeptLayers(Obbs* obbs, Layers* aLayers, void* kept, Layers* keptLayers, Pair* pairs,
            long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_obb_kept_layers(obbs, aLayers, kept, keptLayers, pairs,
                (UIntPtr)(ulong)capacity, found));
        }

        /// <summary>pairs_sweep_aabb_aabb in the same way.</summary>
        public static void PairsSweepAabbAabbLayers(Aabbs* a, Vectors* aVelocity, Layers* aLayers, Aabbs* b,
            Vectors* bVelocity, Layers* bLayers, float tMax, SweptPair* pairs, long capacity, UIntPtr* found,
            void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_sweep_aabb_aabb_layers(a, aVelocity, aLayers, b, bVelocity,
                bLayers, tMax, pairs, (UIntPtr)(ulong)capacity, found, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>pairs_sweep_aabb_kept in the same way.</summary>
        public static void PairsSweepAabbKeptLayers(Aabbs* a, Vectors* aVelocity, Layers* aLayers, float tMax,
            void* kept, Layers* keptLayers, SweptPair* pairs, long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_sweep_aabb_kept_layers(a, aVelocity, aLayers, tMax, kept,
                keptLayers, pairs, (UIntPtr)(ulong)capacity, found));
        }

        /// <summary>As pairs_find_part_layers, of moving boxes.</summary>
        public static void PairsFindSweptPartLayers(void* prepared, Layers* aLayers, Layers* bLayers, long part,
            long parts, SweptPair* pairs, long capacity, UIntPtr* found, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_find_swept_part_layers(prepared, aLayers, bLayers,
                (UIntPtr)(ulong)part, (UIntPtr)(ulong)parts, pairs, (UIntPtr)(ulong)capacity, found, scratch,
                (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>One bit a shape, as pairs_any_aabb_kept and the others: 1 where the list by these layers has a pair
        /// with it.</summary>
        public static void PairsAnyAabbKeptLayers(Aabbs* a, Layers* aLayers, void* kept, Layers* keptLayers,
            ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_aabb_kept_layers(a, aLayers, kept, keptLayers, hits));
        }

        /// <summary>One bit a shape, as pairs_any_aabb_kept and the others: 1 where the list by these layers has a pair
        /// with it.</summary>
        public static void PairsAnySphereKeptLayers(Spheres* spheres, Layers* aLayers, void* kept, Layers* keptLayers,
            ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_sphere_kept_layers(spheres, aLayers, kept, keptLayers,
                hits));
        }

        /// <summary>One bit a shape, as pairs_any_aabb_kept and the others: 1 where the list by these layers has a pair
        /// with it.</summary>
        public static void PairsAnyCapsuleKeptLayers(Capsules* capsules, Layers* aLayers, void* kept,
            Layers* keptLayers, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_capsule_kept_layers(capsules, aLayers, kept, keptLayers,
                hits));
        }

        /// <summary>One bit a shape, as pairs_any_aabb_kept and the others: 1 where the list by these layers has a pair
        /// with it.</summary>
        public static void PairsAnyObbKeptLayers(Obbs* obbs, Layers* aLayers, void* kept, Layers* keptLayers,
            ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_obb_kept_layers(obbs, aLayers, kept, keptLayers, hits));
        }

        /// <summary>One bit a shape, as pairs_any_aabb_kept and the others: 1 where the list by these layers has a pair
        /// with it.</summary>
        public static void PairsAnySweepAabbKeptLayers(Aabbs* a, Vectors* aVelocity, Layers* aLayers, float tMax,
            void* kept, Layers* keptLayers, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_sweep_aabb_kept_layers(a, aVelocity, aLayers, tMax, kept,
                keptLayers, hits));
        }

        /// <summary>How many bytes of scratch pairs_subset_aabb needs for so many boxes of a set of `count`: about 160
        /// per box of the set.</summary>
        public static long PairsSubsetScratchSize(long count, long subsetCount)
        {
            return (long)(ulong)Native.lh_pairs_subset_scratch_size((UIntPtr)(ulong)count, (UIntPtr)(ulong)subsetCount);
        }

        /// <summary>All pairs of a box of the subset with another box, each once.</summary>
        public static void PairsSubsetAabb(Aabbs* boxes, Layers* layers, uint* subset, long subsetCount, Pair* pairs,
            long capacity, UIntPtr* found, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_subset_aabb(boxes, layers, subset, (UIntPtr)(ulong)subsetCount,
                pairs, (UIntPtr)(ulong)capacity, found, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>The same with a set that pairs_keep has sorted, at a cost that depends on the subset alone: of
        /// `boxes` only those of the subset are read, where they are now.</summary>
        public static long PairsSubsetKeptScratchSize(long count, long subsetCount)
        {
            return (long)(ulong)Native.lh_pairs_subset_kept_scratch_size((UIntPtr)(ulong)count,
                (UIntPtr)(ulong)subsetCount);
        }

        /// <summary>The same with a set that pairs_keep has sorted, at a cost that depends on the subset alone: of
        /// `boxes` only those of the subset are read, where they are now.</summary>
        public static void PairsSubsetKept(Aabbs* boxes, Layers* layers, uint* subset, long subsetCount, void* kept,
            Pair* pairs, long capacity, UIntPtr* found, void* scratch, long scratchSize)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_subset_kept(boxes, layers, subset, (UIntPtr)(ulong)subsetCount,
                kept, pairs, (UIntPtr)(ulong)capacity, found, scratch, (UIntPtr)(ulong)scratchSize));
        }

        /// <summary>As pairs_sphere_kept: all pairs of a capsule and a kept box that overlap_capsule_aabb hits, in the
        /// order of the capsules.</summary>
        public static void PairsCapsuleKept(Capsules* capsules, void* kept, Pair* pairs, long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_capsule_kept(capsules, kept, pairs, (UIntPtr)(ulong)capacity,
                found));
        }

        /// <summary>All pairs of an oriented box and a kept box that overlap_aabb_obb hits, if it also overlaps the box
        /// that pack_aabbs_from_obbs makes of the oriented one.</summary>
        public static void PairsObbKept(Obbs* obbs, void* kept, Pair* pairs, long capacity, UIntPtr* found)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_obb_kept(obbs, kept, pairs, (UIntPtr)(ulong)capacity, found));
        }

        /// <summary>Does the shape meet any box of the kept set?</summary>
        public static void PairsAnyAabbKept(Aabbs* a, void* kept, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_aabb_kept(a, kept, hits));
        }

        /// <summary>Does the shape meet any box of the kept set?</summary>
        public static void PairsAnySphereKept(Spheres* spheres, void* kept, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_sphere_kept(spheres, kept, hits));
        }

        /// <summary>Does the shape meet any box of the kept set?</summary>
        public static void PairsAnyCapsuleKept(Capsules* capsules, void* kept, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_capsule_kept(capsules, kept, hits));
        }

        /// <summary>Does the shape meet any box of the kept set?</summary>
        public static void PairsAnyObbKept(Obbs* obbs, void* kept, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_obb_kept(obbs, kept, hits));
        }

        /// <summary>Of moving boxes: on their way until t_max, as pairs_sweep_aabb_kept.</summary>
        public static void PairsAnySweepAabbKept(Aabbs* a, Vectors* aVelocity, float tMax, void* kept, ulong* hits)
        {
            LanehitException.ThrowUnless(Native.lh_pairs_any_sweep_aabb_kept(a, aVelocity, tMax, kept, hits));
        }
    }

    /// <summary>The functions as they are in C.</summary>
    public static unsafe class Native
    {
#if UNITY_IOS && !UNITY_EDITOR
        public const string Name = "__Internal";
#else
        public const string Name = "lanehit";
#endif

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern IntPtr lh_version();

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern IntPtr lh_status_text(int status);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_sphere_aabb(Spheres* spheres, Aabbs* boxes, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_sphere_aabb(Spheres* spheres, Aabbs* boxes, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_sphere_sphere(Spheres* a, Spheres* b, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_sphere_sphere(Spheres* a, Spheres* b, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_sphere_triangle(Spheres* spheres, Triangles* triangles, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_sphere_triangle(Spheres* spheres, Triangles* triangles, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_sphere_obb(Spheres* spheres, Obbs* boxes, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_sphere_obb(Spheres* spheres, Obbs* boxes, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_sphere_capsule(Spheres* spheres, Capsules* capsules, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_sphere_capsule(Spheres* spheres, Capsules* capsules, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_sphere_cylinder(Spheres* spheres, Cylinders* cylinders, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_sphere_cylinder(Spheres* spheres, Cylinders* cylinders, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_capsule_capsule(Capsules* a, Capsules* b, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_capsule_capsule(Capsules* a, Capsules* b, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_capsule_cylinder(Capsules* capsules, Cylinders* cylinders, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_capsule_cylinder(Capsules* capsules, Cylinders* cylinders, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_sphere_ellipsoid(Spheres* spheres, Ellipsoids* ellipsoids, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_sphere_ellipsoid(Spheres* spheres, Ellipsoids* ellipsoids, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_capsule_aabb(Capsules* capsules, Aabbs* boxes, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_capsule_aabb(Capsules* capsules, Aabbs* boxes, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_capsule_obb(Capsules* capsules, Obbs* boxes, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_capsule_obb(Capsules* capsules, Obbs* boxes, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_capsule_triangle(Capsules* capsules, Triangles* triangles, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_capsule_triangle(Capsules* capsules, Triangles* triangles, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_aabb_obb(Aabbs* boxes, Obbs* obbs, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_aabb_obb(Aabbs* boxes, Obbs* obbs, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_obb_obb(Obbs* a, Obbs* b, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_obb_obb(Obbs* a, Obbs* b, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_triangle_aabb(Triangles* triangles, Aabbs* boxes, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_triangle_aabb(Triangles* triangles, Aabbs* boxes, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_triangle_obb(Triangles* triangles, Obbs* obbs, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_triangle_obb(Triangles* triangles, Obbs* obbs, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_triangle_triangle(Triangles* a, Triangles* b, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_triangle_triangle(Triangles* a, Triangles* b, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_aabb_aabb(Aabbs* a, Aabbs* b, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_aabb_aabb(Aabbs* a, Aabbs* b, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_aabb_aabb(Aabbs* outer, Aabbs* inner, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_aabb_aabb(Aabbs* outer, Aabbs* inner, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_aabb_point(Aabbs* outer, Vectors* points, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_aabb_point(Aabbs* outer, Vectors* points, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_sphere_point(Spheres* outer, Vectors* points, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_sphere_point(Spheres* outer, Vectors* points, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_sphere_sphere(Spheres* outer, Spheres* inner, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_sphere_sphere(Spheres* outer, Spheres* inner, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_sphere_aabb(Spheres* outer, Aabbs* inner, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_sphere_aabb(Spheres* outer, Aabbs* inner, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_aabb_sphere(Aabbs* outer, Spheres* inner, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_aabb_sphere(Aabbs* outer, Spheres* inner, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_aabb_triangle(Aabbs* outer, Triangles* inner, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_aabb_triangle(Aabbs* outer, Triangles* inner, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_aabb_capsule(Aabbs* outer, Capsules* inner, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_aabb_capsule(Aabbs* outer, Capsules* inner, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_aabb_obb(Aabbs* outer, Obbs* inner, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_aabb_obb(Aabbs* outer, Obbs* inner, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_obb_point(Obbs* boxes, Vectors* points, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_obb_point(Obbs* boxes, Vectors* points, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_capsule_point(Capsules* outer, Vectors* points, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_capsule_point(Capsules* outer, Vectors* points, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_ellipsoid_point(Ellipsoids* outer, Vectors* points, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_ellipsoid_point(Ellipsoids* outer, Vectors* points, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_sphere_plane(Spheres* spheres, Planes* planes, ulong* hits, ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_aabb_plane(Aabbs* boxes, Planes* planes, ulong* hits, ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_obb_plane(Obbs* boxes, Planes* planes, ulong* hits, ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_triangle_plane(Triangles* triangles, Planes* planes, ulong* hits,
            ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_capsule_plane(Capsules* capsules, Planes* planes, ulong* hits,
            ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_cylinder_plane(Cylinders* cylinders, Planes* planes, ulong* hits,
            ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_ellipsoid_plane(Ellipsoids* ellipsoids, Planes* planes, ulong* hits,
            ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_aabb_frustum(Aabbs* boxes, Planes* planes, ulong* hits, ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_sphere_frustum(Spheres* spheres, Planes* planes, ulong* hits,
            ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_obb_frustum(Obbs* boxes, Planes* planes, ulong* hits, ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_capsule_frustum(Capsules* capsules, Planes* planes, ulong* hits,
            ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_aabb(Rays* rays, Aabbs* boxes, ulong* hits, float* tEnter, float* tExit);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_obb(Rays* rays, Obbs* boxes, ulong* hits, float* tEnter, float* tExit);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_sphere(Rays* rays, Spheres* spheres, ulong* hits, float* tEnter,
            float* tExit);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_capsule(Rays* rays, Capsules* capsules, ulong* hits, float* tEnter,
            float* tExit);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_cylinder(Rays* rays, Cylinders* cylinders, ulong* hits, float* tEnter,
            float* tExit);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_ellipsoid(Rays* rays, Ellipsoids* ellipsoids, ulong* hits, float* tEnter,
            float* tExit);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_plane(Rays* rays, Planes* planes, ulong* hits, float* t);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_triangle(Rays* rays, Triangles* triangles, ulong* hits, float* t, float* u,
            float* v);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_triangle_front(Rays* rays, Triangles* triangles, ulong* hits, float* t,
            float* u, float* v);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_hits_words(UIntPtr n);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_hits_count(ulong* hits, UIntPtr n);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_hits_any(ulong* hits, UIntPtr n);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_hits_to_indices(ulong* hits, UIntPtr n, uint* indices);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_hits_nearest(ulong* hits, float* t, UIntPtr n);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_isa_best();

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_isa_available(int isa);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_isa_active();

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_isa_select(int isa);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern IntPtr lh_isa_name(int isa);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_aabb_aabb(Aabbs* a, Vectors* aVelocity, Aabbs* b, Vectors* bVelocity,
            float tMax, ulong* hits, float* toi, sbyte* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_sphere_sphere(Spheres* a, Vectors* aVelocity, Spheres* b, Vectors* bVelocity,
            float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_sphere_plane(Spheres* spheres, Vectors* sphereVelocity, Planes* planes,
            Vectors* planeVelocity, float tMax, ulong* hits, float* toi);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_sphere_aabb(Spheres* spheres, Vectors* sphereVelocity, Aabbs* boxes,
            Vectors* boxVelocity, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_obb_obb_turning(Obbs* a, Obbs* aAfter, Obbs* b, Obbs* bAfter, float tolerance,
            ulong* hits, float* toi, float* nearest, Xyz* normal, ulong* ranOut);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_sphere_capsule(Spheres* spheres, Vectors* sphereVelocity, Capsules* capsules,
            Vectors* capsuleVelocity, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_sphere_obb(Spheres* spheres, Vectors* sphereVelocity, Obbs* boxes,
            Vectors* boxVelocity, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_sphere_triangle(Spheres* spheres, Vectors* sphereVelocity,
            Triangles* triangles, Vectors* triangleVelocity, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_aabb_triangle(Aabbs* boxes, Vectors* boxVelocity, Triangles* triangles,
            Vectors* triangleVelocity, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_obb_triangle(Obbs* boxes, Vectors* boxVelocity, Triangles* triangles,
            Vectors* triangleVelocity, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_obb_obb(Obbs* a, Vectors* aVelocity, Obbs* b, Vectors* bVelocity, float tMax,
            ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_capsule_capsule(Capsules* a, Vectors* aVelocity, Capsules* b,
            Vectors* bVelocity, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_capsule_triangle(Capsules* capsules, Vectors* capsuleVelocity,
            Triangles* triangles, Vectors* triangleVelocity, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_capsule_aabb(Capsules* capsules, Vectors* capsuleVelocity, Aabbs* boxes,
            Vectors* boxVelocity, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_point_triangle(Vectors* points, Vectors* pointsAfter, Triangles* triangles,
            Triangles* trianglesAfter, ulong* hits, float* toi, float* nearAt, ulong* ranOut);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_segment_segment(Segments* a, Segments* aAfter, Segments* b, Segments* bAfter,
            ulong* hits, float* toi, float* nearAt, ulong* ranOut);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_aabb_point(Aabbs* boxes, Vectors* points, float* distance2, Xyz* onBox);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_obb_point(Obbs* boxes, Vectors* points, float* distance2, Xyz* onBox);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_segment_point(Segments* segments, Vectors* points, float* distance2,
            float* t, Xyz* onSegment);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_cylinder_point(Cylinders* cylinders, Vectors* points, float* distance2,
            Xyz* onCylinder);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_segment_segment(Segments* a, Segments* b, float* distance2, float* s,
            float* t, Xyz* onA, Xyz* onB);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_triangle_point(Triangles* triangles, Vectors* points, float* distance2,
            float* u, float* v, Xyz* onTriangle);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_plane_point(Planes* planes, Vectors* points, float* distance2,
            Xyz* onPlane);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_aabb_aabb(Aabbs* a, Aabbs* b, float* distance2, Xyz* onA, Xyz* onB);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_segment_triangle(Segments* segments, Triangles* triangles, float* distance2,
            Xyz* onSegment, Xyz* onTriangle);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_segment_aabb(Segments* segments, Aabbs* boxes, float* distance2,
            Xyz* onSegment, Xyz* onBox);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_segment_obb(Segments* segments, Obbs* boxes, float* distance2,
            Xyz* onSegment, Xyz* onBox);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_triangle_triangle(Triangles* a, Triangles* b, float* distance2, Xyz* onA,
            Xyz* onB);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_triangle_aabb(Triangles* triangles, Aabbs* boxes, float* distance2,
            Xyz* onTriangle, Xyz* onBox);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_triangle_obb(Triangles* triangles, Obbs* boxes, float* distance2,
            Xyz* onTriangle, Xyz* onBox);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_aabb_obb(Aabbs* boxes, Obbs* obbs, float* distance2, Xyz* onBox,
            Xyz* onObb);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_obb_obb(Obbs* a, Obbs* b, float* distance2, Xyz* onA, Xyz* onB);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_line_point(Rays* lines, Vectors* points, float* distance2, float* t,
            Xyz* onLine);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_line_line(Rays* a, Rays* b, float* distance2, float* s, float* t, Xyz* onA,
            Xyz* onB);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_intersect_plane_plane(Planes* a, Planes* b, ulong* hits, ulong* coincident,
            Xyz* direction, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_sphere_sphere(Spheres* a, Spheres* b, Numbers* margin, ulong* hits,
            float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_sphere_plane(Spheres* spheres, Planes* planes, Numbers* margin, ulong* hits,
            float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_sphere_capsule(Spheres* spheres, Capsules* capsules, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_sphere_aabb(Spheres* spheres, Aabbs* boxes, Numbers* margin, ulong* hits,
            float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_sphere_obb(Spheres* spheres, Obbs* boxes, Numbers* margin, ulong* hits,
            float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_sphere_triangle(Spheres* spheres, Triangles* triangles, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_capsule_plane(Capsules* capsules, Planes* planes, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_capsule_capsule(Capsules* a, Capsules* b, Numbers* margin, ulong* hits,
            float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_aabb_plane(Aabbs* boxes, Planes* planes, Numbers* margin, ulong* hits,
            float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_triangle_plane(Triangles* triangles, Planes* planes, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_capsule_aabb(Capsules* capsules, Aabbs* boxes, Numbers* margin, ulong* hits,
            float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_capsule_obb(Capsules* capsules, Obbs* boxes, Numbers* margin, ulong* hits,
            float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_obb_plane(Obbs* boxes, Planes* planes, Numbers* margin, ulong* hits,
            float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_aabb_aabb(Aabbs* a, Aabbs* b, Numbers* margin, ulong* hits, float* distance,
            Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_capsule_triangle(Capsules* capsules, Triangles* triangles, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_obb_obb(Obbs* a, Obbs* b, Numbers* margin, ulong* hits, float* distance,
            Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_triangle_obb(Triangles* triangles, Obbs* boxes, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_sphere_cylinder(Spheres* spheres, Cylinders* cylinders, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_capsule_cylinder(Capsules* capsules, Cylinders* cylinders, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_cylinder_plane(Cylinders* cylinders, Planes* planes, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_ellipsoid_plane(Ellipsoids* ellipsoids, Planes* planes, Numbers* margin,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_manifolds_to_points(byte* count, UIntPtr n, ManifoldPoint* points);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_capsule_plane(Capsules* capsules, Planes* planes, Numbers* margin,
            ulong* hits, Manifolds* manifolds);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_obb_plane(Obbs* boxes, Planes* planes, Numbers* margin, ulong* hits,
            Manifolds* manifolds);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_capsule_capsule(Capsules* a, Capsules* b, Numbers* margin, ulong* hits,
            Manifolds* manifolds);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_capsule_obb(Capsules* capsules, Obbs* boxes, Numbers* margin, ulong* hits,
            Manifolds* manifolds);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_capsule_triangle(Capsules* capsules, Triangles* triangles, Numbers* margin,
            ulong* hits, Manifolds* manifolds);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_obb_obb(Obbs* a, Obbs* b, Numbers* margin, ulong* hits,
            Manifolds* manifolds);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_obb_obb_all(Obbs* a, Obbs* b, Numbers* margin, ulong* hits,
            Manifolds* manifolds, Manifolds* more);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_triangle_obb(Triangles* triangles, Obbs* boxes, Numbers* margin,
            ulong* hits, Manifolds* manifolds);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_from_hulls(Poses* poses, Vectors* hull, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_hull_hull(Poses* a, Poses* b, Vectors* aHull, Vectors* bHull, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_hull_hull_along(Poses* a, Poses* b, Vectors* kept, Vectors* aHull,
            Vectors* bHull, ulong* hits, Xyz* separating);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_sphere_hull(Spheres* spheres, Poses* poses, Vectors* hull, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_capsule_hull(Capsules* capsules, Poses* poses, Vectors* hull, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_triangle_hull(Triangles* triangles, Poses* poses, Vectors* hull,
            ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_obb_hull(Obbs* boxes, Poses* poses, Vectors* hull, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_hull_point(Poses* poses, Vectors* points, Planes* faces, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_hull_plane(Poses* poses, Planes* planes, Vectors* hull, ulong* hits,
            ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_hull(Rays* rays, Poses* poses, Planes* faces, ulong* hits, float* tEnter,
            float* tExit);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_hull_plane(Poses* poses, Planes* planes, Numbers* margin, Vectors* hull,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_hull_plane(Poses* poses, Planes* planes, Numbers* margin, Vectors* hull,
            ulong* hits, Manifolds* manifolds);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_sphere_hull(Spheres* spheres, Poses* poses, Numbers* margin, Vectors* hull,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_capsule_hull(Capsules* capsules, Poses* poses, Numbers* margin,
            Vectors* hull, ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_triangle_hull(Triangles* triangles, Poses* poses, Numbers* margin,
            Vectors* hull, ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_obb_hull(Obbs* boxes, Poses* poses, Numbers* margin, Vectors* hull,
            ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contact_hull_hull(Poses* a, Poses* b, Numbers* margin, Vectors* aHull,
            Vectors* bHull, ulong* hits, float* distance, Xyz* normal, Xyz* point);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_manifold_hull_hull(Poses* a, Poses* b, Numbers* margin, Vectors* aHull,
            Vectors* bHull, ulong* hits, Manifolds* manifolds);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_hull_point(Poses* poses, Vectors* points, Vectors* hull, float* distance2,
            Xyz* onHull);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_closest_hull_hull(Poses* a, Poses* b, Vectors* aHull, Vectors* bHull,
            float* distance2, Xyz* onA, Xyz* onB);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_sweep_hull_hull(Poses* a, Vectors* aVelocity, Poses* b, Vectors* bVelocity,
            Vectors* aHull, Vectors* bHull, float tMax, ulong* hits, float* toi, Xyz* normal);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_polygon_point(Vectors* points, Vectors* polygon, ulong* hits,
            ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_polygon(Rays* rays, Vectors* polygon, ulong* hits, float* t);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pack_floats(UIntPtr count, UIntPtr columns);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs(Aabbs* boxes, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_spheres(Spheres* spheres, float* columns, Spheres* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_triangles(Triangles* triangles, float* columns, Triangles* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_segments(Segments* segments, float* columns, Segments* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_capsules(Capsules* capsules, float* columns, Capsules* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_cylinders(Cylinders* cylinders, float* columns, Cylinders* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_ellipsoids(Ellipsoids* ellipsoids, float* columns, Ellipsoids* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_kdops(Kdops* kdops, float* columns, Kdops* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_planes(Planes* planes, float* columns, Planes* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_vectors(Vectors* vectors, float* columns, Vectors* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_obbs(Obbs* boxes, float* columns, Obbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_poses(Poses* poses, float* columns, Poses* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_rays(Rays* rays, float* columns, Rays* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_from_spheres(Spheres* spheres, Numbers* margin, Vectors* velocity,
            float tMax, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_from_capsules(Capsules* capsules, Numbers* margin, Vectors* velocity,
            float tMax, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_from_triangles(Triangles* triangles, Numbers* margin, Vectors* velocity,
            float tMax, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_from_aabbs(Aabbs* boxes, Numbers* margin, Vectors* velocity, float tMax,
            float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_from_doubles(Doubles* boxes, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_from_centres(Doubles* boxes, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_from_obbs(Obbs* boxes, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_from_ellipsoids(Ellipsoids* ellipsoids, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_spheres_from_doubles(Doubles* spheres, float* columns, Spheres* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_triangles_from_doubles(Doubles* triangles, float* columns, Triangles* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_segments_from_doubles(Doubles* segments, float* columns, Segments* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_vectors_from_doubles(Doubles* vectors, float* columns, Vectors* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_rays_from_doubles(Doubles* rays, float* columns, Rays* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_aabbs_around(Sets* sets, float* columns, Aabbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_spheres_around(Sets* sets, float* columns, Spheres* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_smallest_spheres_around(Sets* sets, float* columns, Spheres* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_obbs_around(Sets* sets, float* columns, Obbs* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_capsules_around(Sets* sets, float* columns, Capsules* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_volumes_of_aabbs(Aabbs* boxes, double* volume);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_volumes_of_spheres(Spheres* spheres, double* volume);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_volumes_of_capsules(Capsules* capsules, double* volume);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_volumes_of_obbs(Obbs* boxes, double* volume);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_volumes_of_kdops(Kdops* kdops, double* volume);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_volumes_of_meshes(Sets* meshes, double* volume);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_kdops_around(Sets* sets, uint k, float* columns, Kdops* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_kdops_from_spheres(Spheres* spheres, uint k, float* columns, Kdops* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_kdops_from_triangles(Triangles* triangles, uint k, float* columns,
            Kdops* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_kdops_from_capsules(Capsules* capsules, uint k, float* columns, Kdops* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_kdops_from_aabbs(Aabbs* boxes, uint k, float* columns, Kdops* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pack_kdops_from_kdops(Kdops* a, Kdops* b, float* columns, Kdops* packed);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_kdop_kdop(Kdops* a, Kdops* b, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_overlap_kdop_kdop(Kdops* a, Kdops* b, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_kdop_kdop(Kdops* outer, Kdops* inner, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_kdop_kdop(Kdops* outer, Kdops* inner, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_contains_kdop_point(Kdops* outer, Vectors* points, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_any_contains_kdop_point(Kdops* outer, Vectors* points, int* any);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_classify_kdop_plane(Kdops* kdops, Planes* planes, ulong* hits, ulong* inside);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_raycast_kdop(Rays* rays, Kdops* kdops, ulong* hits, float* tEnter, float* tExit);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern float lh_grid_plane(float origin, float cell, int number);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_sphere_grid(Spheres* spheres, Grid* grid, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_overlap_triangle_grid(Triangles* triangles, Grid* grid, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_scratch_size(UIntPtr aCount, UIntPtr bCount);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_aabb_aabb(Aabbs* a, Aabbs* b, Pair* pairs, UIntPtr capacity, UIntPtr* found,
            void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_prepared_size(UIntPtr aCount, UIntPtr bCount);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_prepare(Aabbs* a, Aabbs* b, void* prepared, UIntPtr preparedSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_begin_size(UIntPtr aCount, UIntPtr bCount, UIntPtr parts);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_begin(Aabbs* a, Aabbs* b, UIntPtr parts, void* prepared,
            UIntPtr preparedSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_prepare_part(void* prepared, int step, UIntPtr part);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_part_scratch_size(void* prepared);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_find_part(void* prepared, UIntPtr part, UIntPtr parts, Pair* pairs,
            UIntPtr capacity, UIntPtr* found, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_kept_size(UIntPtr count);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_keep(Aabbs* boxes, void* kept, UIntPtr keptSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_aabb_kept(Aabbs* a, void* kept, Pair* pairs, UIntPtr capacity,
            UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_shapes_scratch_size(UIntPtr aCount, UIntPtr bCount);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_sphere_aabb(Spheres* spheres, Aabbs* boxes, Pair* pairs, UIntPtr capacity,
            UIntPtr* found, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_sphere_kept(Spheres* spheres, void* kept, Pair* pairs, UIntPtr capacity,
            UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_sweep_aabb_aabb(Aabbs* a, Vectors* aVelocity, Aabbs* b, Vectors* bVelocity,
            float tMax, SweptPair* pairs, UIntPtr capacity, UIntPtr* found, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_sweep_aabb_kept(Aabbs* a, Vectors* aVelocity, float tMax, void* kept,
            SweptPair* pairs, UIntPtr capacity, UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_shapes_prepared_size(UIntPtr aCount, UIntPtr bCount);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_prepare_sphere_aabb(Spheres* spheres, Aabbs* boxes, void* prepared,
            UIntPtr preparedSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_prepare_sweep_aabb_aabb(Aabbs* a, Vectors* aVelocity, Aabbs* b,
            Vectors* bVelocity, float tMax, void* prepared, UIntPtr preparedSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_find_swept_part(void* prepared, UIntPtr part, UIntPtr parts, SweptPair* pairs,
            UIntPtr capacity, UIntPtr* found, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_by_kind(Pair* pairs, UIntPtr n, byte* kind, uint kinds, Pair* sorted,
            UIntPtr* first);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_group_size(UIntPtr count);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_group(Aabbs* boxes, void* groups, UIntPtr groupsSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_ray_aabb(Rays* rays, void* groups, RayPair* pairs, UIntPtr capacity,
            UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_nearest_ray_aabb(Rays* rays, void* groups, uint* nearest, float* tEnter);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_difference_scratch_size(UIntPtr beforeCount);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_difference(Pair* before, UIntPtr beforeCount, Pair* now, UIntPtr nowCount,
            PairChanges* added, PairChanges* removed, uint* previous, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_aabb_aabb_layers(Aabbs* a, Layers* aLayers, Aabbs* b, Layers* bLayers,
            Pair* pairs, UIntPtr capacity, UIntPtr* found, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_find_part_layers(void* prepared, Layers* aLayers, Layers* bLayers,
            UIntPtr part, UIntPtr parts, Pair* pairs, UIntPtr capacity, UIntPtr* found, void* scratch,
            UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_aabb_kept_layers(Aabbs* a, Layers* aLayers, void* kept, Layers* keptLayers,
            Pair* pairs, UIntPtr capacity, UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_sphere_aabb_layers(Spheres* spheres, Layers* aLayers, Aabbs* boxes,
            Layers* bLayers, Pair* pairs, UIntPtr capacity, UIntPtr* found, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_sphere_kept_layers(Spheres* spheres, Layers* aLayers, void* kept,
            Layers* keptLayers, Pair* pairs, UIntPtr capacity, UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_capsule_kept_layers(Capsules* capsules, Layers* aLayers, void* kept,
            Layers* keptLayers, Pair* pairs, UIntPtr capacity, UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_obb_kept_layers(Obbs* obbs, Layers* aLayers, void* kept, Layers* keptLayers,
            Pair* pairs, UIntPtr capacity, UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_sweep_aabb_aabb_layers(Aabbs* a, Vectors* aVelocity, Layers* aLayers,
            Aabbs* b, Vectors* bVelocity, Layers* bLayers, float tMax, SweptPair* pairs, UIntPtr capacity,
            UIntPtr* found, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_sweep_aabb_kept_layers(Aabbs* a, Vectors* aVelocity, Layers* aLayers,
            float tMax, void* kept, Layers* keptLayers, SweptPair* pairs, UIntPtr capacity, UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_find_swept_part_layers(void* prepared, Layers* aLayers, Layers* bLayers,
            UIntPtr part, UIntPtr parts, SweptPair* pairs, UIntPtr capacity, UIntPtr* found, void* scratch,
            UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_aabb_kept_layers(Aabbs* a, Layers* aLayers, void* kept,
            Layers* keptLayers, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_sphere_kept_layers(Spheres* spheres, Layers* aLayers, void* kept,
            Layers* keptLayers, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_capsule_kept_layers(Capsules* capsules, Layers* aLayers, void* kept,
            Layers* keptLayers, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_obb_kept_layers(Obbs* obbs, Layers* aLayers, void* kept,
            Layers* keptLayers, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_sweep_aabb_kept_layers(Aabbs* a, Vectors* aVelocity, Layers* aLayers,
            float tMax, void* kept, Layers* keptLayers, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_subset_scratch_size(UIntPtr count, UIntPtr subsetCount);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_subset_aabb(Aabbs* boxes, Layers* layers, uint* subset, UIntPtr subsetCount,
            Pair* pairs, UIntPtr capacity, UIntPtr* found, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr lh_pairs_subset_kept_scratch_size(UIntPtr count, UIntPtr subsetCount);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_subset_kept(Aabbs* boxes, Layers* layers, uint* subset, UIntPtr subsetCount,
            void* kept, Pair* pairs, UIntPtr capacity, UIntPtr* found, void* scratch, UIntPtr scratchSize);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_capsule_kept(Capsules* capsules, void* kept, Pair* pairs, UIntPtr capacity,
            UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_obb_kept(Obbs* obbs, void* kept, Pair* pairs, UIntPtr capacity,
            UIntPtr* found);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_aabb_kept(Aabbs* a, void* kept, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_sphere_kept(Spheres* spheres, void* kept, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_capsule_kept(Capsules* capsules, void* kept, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_obb_kept(Obbs* obbs, void* kept, ulong* hits);

        [DllImport(Name, CallingConvention = CallingConvention.Cdecl)]
        public static extern int lh_pairs_any_sweep_aabb_kept(Aabbs* a, Vectors* aVelocity, float tMax, void* kept,
            ulong* hits);
    }
}
