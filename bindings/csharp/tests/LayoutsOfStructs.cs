// Written by bindings/write_bindings.py: where the members of structs lie.
using Lanehit;

static unsafe partial class Layouts
{
    static void Print()
    {
        {
            Aabbs v = default(Aabbs);
            Sized("lh_aabbs", sizeof(Aabbs));
            Placed("lh_aabbs.count", &v, &v.count);
            Placed("lh_aabbs.index", &v, &v.index);
            Placed("lh_aabbs.stride", &v, &v.stride);
            Placed("lh_aabbs.index_stride", &v, &v.index_stride);
            Placed("lh_aabbs.min_x", &v, &v.min_x);
            Placed("lh_aabbs.min_y", &v, &v.min_y);
            Placed("lh_aabbs.min_z", &v, &v.min_z);
            Placed("lh_aabbs.max_x", &v, &v.max_x);
            Placed("lh_aabbs.max_y", &v, &v.max_y);
            Placed("lh_aabbs.max_z", &v, &v.max_z);
        }
        {
            Spheres v = default(Spheres);
            Sized("lh_spheres", sizeof(Spheres));
            Placed("lh_spheres.count", &v, &v.count);
            Placed("lh_spheres.index", &v, &v.index);
            Placed("lh_spheres.stride", &v, &v.stride);
            Placed("lh_spheres.index_stride", &v, &v.index_stride);
            Placed("lh_spheres.x", &v, &v.x);
            Placed("lh_spheres.y", &v, &v.y);
            Placed("lh_spheres.z", &v, &v.z);
            Placed("lh_spheres.radius", &v, &v.radius);
            Placed("lh_spheres.radius_stride", &v, &v.radius_stride);
        }
        {
            Triangles v = default(Triangles);
            Sized("lh_triangles", sizeof(Triangles));
            Placed("lh_triangles.count", &v, &v.count);
            Placed("lh_triangles.index", &v, &v.index);
            Placed("lh_triangles.stride", &v, &v.stride);
            Placed("lh_triangles.index_stride", &v, &v.index_stride);
            Placed("lh_triangles.ax", &v, &v.ax);
            Placed("lh_triangles.ay", &v, &v.ay);
            Placed("lh_triangles.az", &v, &v.az);
            Placed("lh_triangles.bx", &v, &v.bx);
            Placed("lh_triangles.by", &v, &v.by);
            Placed("lh_triangles.bz", &v, &v.bz);
            Placed("lh_triangles.cx", &v, &v.cx);
            Placed("lh_triangles.cy", &v, &v.cy);
            Placed("lh_triangles.cz", &v, &v.cz);
            Placed("lh_triangles.index_b", &v, &v.index_b);
            Placed("lh_triangles.index_c", &v, &v.index_c);
        }
        {
            Segments v = default(Segments);
            Sized("lh_segments", sizeof(Segments));
            Placed("lh_segments.count", &v, &v.count);
            Placed("lh_segments.index", &v, &v.index);
            Placed("lh_segments.stride", &v, &v.stride);
            Placed("lh_segments.index_stride", &v, &v.index_stride);
            Placed("lh_segments.ax", &v, &v.ax);
            Placed("lh_segments.ay", &v, &v.ay);
            Placed("lh_segments.az", &v, &v.az);
            Placed("lh_segments.bx", &v, &v.bx);
            Placed("lh_segments.by", &v, &v.by);
            Placed("lh_segments.bz", &v, &v.bz);
        }
        {
            Capsules v = default(Capsules);
            Sized("lh_capsules", sizeof(Capsules));
            Placed("lh_capsules.count", &v, &v.count);
            Placed("lh_capsules.index", &v, &v.index);
            Placed("lh_capsules.stride", &v, &v.stride);
            Placed("lh_capsules.index_stride", &v, &v.index_stride);
            Placed("lh_capsules.ax", &v, &v.ax);
            Placed("lh_capsules.ay", &v, &v.ay);
            Placed("lh_capsules.az", &v, &v.az);
            Placed("lh_capsules.bx", &v, &v.bx);
            Placed("lh_capsules.by", &v, &v.by);
            Placed("lh_capsules.bz", &v, &v.bz);
            Placed("lh_capsules.radius", &v, &v.radius);
            Placed("lh_capsules.radius_stride", &v, &v.radius_stride);
        }
        {
            Cylinders v = default(Cylinders);
            Sized("lh_cylinders", sizeof(Cylinders));
            Placed("lh_cylinders.count", &v, &v.count);
            Placed("lh_cylinders.index", &v, &v.index);
            Placed("lh_cylinders.stride", &v, &v.stride);
            Placed("lh_cylinders.index_stride", &v, &v.index_stride);
            Placed("lh_cylinders.ax", &v, &v.ax);
            Placed("lh_cylinders.ay", &v, &v.ay);
            Placed("lh_cylinders.az", &v, &v.az);
            Placed("lh_cylinders.bx", &v, &v.bx);
            Placed("lh_cylinders.by", &v, &v.by);
            Placed("lh_cylinders.bz", &v, &v.bz);
            Placed("lh_cylinders.radius", &v, &v.radius);
            Placed("lh_cylinders.radius_stride", &v, &v.radius_stride);
        }
        {
            Ellipsoids v = default(Ellipsoids);
            Sized("lh_ellipsoids", sizeof(Ellipsoids));
            Placed("lh_ellipsoids.count", &v, &v.count);
            Placed("lh_ellipsoids.index", &v, &v.index);
            Placed("lh_ellipsoids.stride", &v, &v.stride);
            Placed("lh_ellipsoids.index_stride", &v, &v.index_stride);
            Placed("lh_ellipsoids.x", &v, &v.x);
            Placed("lh_ellipsoids.y", &v, &v.y);
            Placed("lh_ellipsoids.z", &v, &v.z);
            Placed("lh_ellipsoids.ax", &v, &v.ax);
            Placed("lh_ellipsoids.ay", &v, &v.ay);
            Placed("lh_ellipsoids.az", &v, &v.az);
            Placed("lh_ellipsoids.bx", &v, &v.bx);
            Placed("lh_ellipsoids.by", &v, &v.by);
            Placed("lh_ellipsoids.bz", &v, &v.bz);
            Placed("lh_ellipsoids.cx", &v, &v.cx);
            Placed("lh_ellipsoids.cy", &v, &v.cy);
            Placed("lh_ellipsoids.cz", &v, &v.cz);
            Placed("lh_ellipsoids.axes_stride", &v, &v.axes_stride);
        }
        {
            Kdops v = default(Kdops);
            Sized("lh_kdops", sizeof(Kdops));
            Placed("lh_kdops.count", &v, &v.count);
            Placed("lh_kdops.index", &v, &v.index);
            Placed("lh_kdops.stride", &v, &v.stride);
            Placed("lh_kdops.index_stride", &v, &v.index_stride);
            Placed("lh_kdops.min_x", &v, &v.min_x);
            Placed("lh_kdops.min_y", &v, &v.min_y);
            Placed("lh_kdops.min_z", &v, &v.min_z);
            Placed("lh_kdops.max_x", &v, &v.max_x);
            Placed("lh_kdops.max_y", &v, &v.max_y);
            Placed("lh_kdops.max_z", &v, &v.max_z);
            Placed("lh_kdops.min_x_plus_y_plus_z", &v, &v.min_x_plus_y_plus_z);
            Placed("lh_kdops.min_x_plus_y_minus_z", &v, &v.min_x_plus_y_minus_z);
            Placed("lh_kdops.min_x_minus_y_plus_z", &v, &v.min_x_minus_y_plus_z);
            Placed("lh_kdops.min_x_minus_y_minus_z", &v, &v.min_x_minus_y_minus_z);
            Placed("lh_kdops.max_x_plus_y_plus_z", &v, &v.max_x_plus_y_plus_z);
            Placed("lh_kdops.max_x_plus_y_minus_z", &v, &v.max_x_plus_y_minus_z);
            Placed("lh_kdops.max_x_minus_y_plus_z", &v, &v.max_x_minus_y_plus_z);
            Placed("lh_kdops.max_x_minus_y_minus_z", &v, &v.max_x_minus_y_minus_z);
            Placed("lh_kdops.min_x_plus_y", &v, &v.min_x_plus_y);
            Placed("lh_kdops.min_x_minus_y", &v, &v.min_x_minus_y);
            Placed("lh_kdops.min_x_plus_z", &v, &v.min_x_plus_z);
            Placed("lh_kdops.min_x_minus_z", &v, &v.min_x_minus_z);
            Placed("lh_kdops.min_y_plus_z", &v, &v.min_y_plus_z);
            Placed("lh_kdops.min_y_minus_z", &v, &v.min_y_minus_z);
            Placed("lh_kdops.max_x_plus_y", &v, &v.max_x_plus_y);
            Placed("lh_kdops.max_x_minus_y", &v, &v.max_x_minus_y);
            Placed("lh_kdops.max_x_plus_z", &v, &v.max_x_plus_z);
            Placed("lh_kdops.max_x_minus_z", &v, &v.max_x_minus_z);
            Placed("lh_kdops.max_y_plus_z", &v, &v.max_y_plus_z);
            Placed("lh_kdops.max_y_minus_z", &v, &v.max_y_minus_z);
            Placed("lh_kdops.corner_stride", &v, &v.corner_stride);
            Placed("lh_kdops.edge_stride", &v, &v.edge_stride);
        }
        {
            Planes v = default(Planes);
            Sized("lh_planes", sizeof(Planes));
            Placed("lh_planes.count", &v, &v.count);
            Placed("lh_planes.index", &v, &v.index);
            Placed("lh_planes.stride", &v, &v.stride);
            Placed("lh_planes.index_stride", &v, &v.index_stride);
            Placed("lh_planes.nx", &v, &v.nx);
            Placed("lh_planes.ny", &v, &v.ny);
            Placed("lh_planes.nz", &v, &v.nz);
            Placed("lh_planes.d", &v, &v.d);
        }
        {
            Vectors v = default(Vectors);
            Sized("lh_vectors", sizeof(Vectors));
            Placed("lh_vectors.count", &v, &v.count);
            Placed("lh_vectors.index", &v, &v.index);
            Placed("lh_vectors.stride", &v, &v.stride);
            Placed("lh_vectors.index_stride", &v, &v.index_stride);
            Placed("lh_vectors.x", &v, &v.x);
            Placed("lh_vectors.y", &v, &v.y);
            Placed("lh_vectors.z", &v, &v.z);
        }
        {
            Obbs v = default(Obbs);
            Sized("lh_obbs", sizeof(Obbs));
            Placed("lh_obbs.count", &v, &v.count);
            Placed("lh_obbs.index", &v, &v.index);
            Placed("lh_obbs.stride", &v, &v.stride);
            Placed("lh_obbs.index_stride", &v, &v.index_stride);
            Placed("lh_obbs.x", &v, &v.x);
            Placed("lh_obbs.y", &v, &v.y);
            Placed("lh_obbs.z", &v, &v.z);
            Placed("lh_obbs.half_x", &v, &v.half_x);
            Placed("lh_obbs.half_y", &v, &v.half_y);
            Placed("lh_obbs.half_z", &v, &v.half_z);
            Placed("lh_obbs.qx", &v, &v.qx);
            Placed("lh_obbs.qy", &v, &v.qy);
            Placed("lh_obbs.qz", &v, &v.qz);
            Placed("lh_obbs.qw", &v, &v.qw);
            Placed("lh_obbs.half_stride", &v, &v.half_stride);
            Placed("lh_obbs.rotation_stride", &v, &v.rotation_stride);
        }
        {
            Poses v = default(Poses);
            Sized("lh_poses", sizeof(Poses));
            Placed("lh_poses.count", &v, &v.count);
            Placed("lh_poses.index", &v, &v.index);
            Placed("lh_poses.stride", &v, &v.stride);
            Placed("lh_poses.index_stride", &v, &v.index_stride);
            Placed("lh_poses.x", &v, &v.x);
            Placed("lh_poses.y", &v, &v.y);
            Placed("lh_poses.z", &v, &v.z);
            Placed("lh_poses.qx", &v, &v.qx);
            Placed("lh_poses.qy", &v, &v.qy);
            Placed("lh_poses.qz", &v, &v.qz);
            Placed("lh_poses.qw", &v, &v.qw);
            Placed("lh_poses.rotation_stride", &v, &v.rotation_stride);
        }
        {
            Rays v = default(Rays);
            Sized("lh_rays", sizeof(Rays));
            Placed("lh_rays.count", &v, &v.count);
            Placed("lh_rays.index", &v, &v.index);
            Placed("lh_rays.stride", &v, &v.stride);
            Placed("lh_rays.index_stride", &v, &v.index_stride);
            Placed("lh_rays.origin_x", &v, &v.origin_x);
            Placed("lh_rays.origin_y", &v, &v.origin_y);
            Placed("lh_rays.origin_z", &v, &v.origin_z);
            Placed("lh_rays.dir_x", &v, &v.dir_x);
            Placed("lh_rays.dir_y", &v, &v.dir_y);
            Placed("lh_rays.dir_z", &v, &v.dir_z);
            Placed("lh_rays.inv_dir_x", &v, &v.inv_dir_x);
            Placed("lh_rays.inv_dir_y", &v, &v.inv_dir_y);
            Placed("lh_rays.inv_dir_z", &v, &v.inv_dir_z);
            Placed("lh_rays.t_min", &v, &v.t_min);
            Placed("lh_rays.t_max", &v, &v.t_max);
            Placed("lh_rays.t_stride", &v, &v.t_stride);
        }
        {
            Numbers v = default(Numbers);
            Sized("lh_numbers", sizeof(Numbers));
            Placed("lh_numbers.count", &v, &v.count);
            Placed("lh_numbers.index", &v, &v.index);
            Placed("lh_numbers.stride", &v, &v.stride);
            Placed("lh_numbers.index_stride", &v, &v.index_stride);
            Placed("lh_numbers.x", &v, &v.x);
        }
        {
            Xyz v = default(Xyz);
            Sized("lh_xyz", sizeof(Xyz));
            Placed("lh_xyz.x", &v, &v.x);
            Placed("lh_xyz.y", &v, &v.y);
            Placed("lh_xyz.z", &v, &v.z);
        }
        {
            Manifolds v = default(Manifolds);
            Sized("lh_manifolds", sizeof(Manifolds));
            Placed("lh_manifolds.count", &v, &v.count);
            Placed("lh_manifolds.normal", &v, &v.normal);
            Placed("lh_manifolds.point", &v, &v.point_0);
            Placed("lh_manifolds.distance", &v, &v.distance_0);
            Placed("lh_manifolds.feature", &v, &v.feature_0);
        }
        {
            Pair v = default(Pair);
            Sized("lh_pair", sizeof(Pair));
            Placed("lh_pair.a", &v, &v.a);
            Placed("lh_pair.b", &v, &v.b);
        }
        {
            SweptPair v = default(SweptPair);
            Sized("lh_swept_pair", sizeof(SweptPair));
            Placed("lh_swept_pair.a", &v, &v.a);
            Placed("lh_swept_pair.b", &v, &v.b);
            Placed("lh_swept_pair.toi", &v, &v.toi);
            Placed("lh_swept_pair.normal", &v, &v.normal);
        }
        {
            ManifoldPoint v = default(ManifoldPoint);
            Sized("lh_manifold_point", sizeof(ManifoldPoint));
            Placed("lh_manifold_point.pair", &v, &v.pair);
            Placed("lh_manifold_point.point", &v, &v.point);
        }
        {
            Doubles v = default(Doubles);
            Sized("lh_doubles", sizeof(Doubles));
            Placed("lh_doubles.count", &v, &v.count);
            Placed("lh_doubles.index", &v, &v.index);
            Placed("lh_doubles.index_stride", &v, &v.index_stride);
            Placed("lh_doubles.stride", &v, v.stride);
            Placed("lh_doubles.array", &v, &v.array_0);
        }
        {
            Sets v = default(Sets);
            Sized("lh_sets", sizeof(Sets));
            Placed("lh_sets.count", &v, &v.count);
            Placed("lh_sets.first", &v, &v.first);
            Placed("lh_sets.points", &v, &v.points);
            Placed("lh_sets.triangles", &v, &v.triangles);
            Placed("lh_sets.boxes", &v, &v.boxes);
            Placed("lh_sets.balls", &v, &v.balls);
        }
        {
            Grid v = default(Grid);
            Sized("lh_grid", sizeof(Grid));
            Placed("lh_grid.origin_x", &v, &v.origin_x);
            Placed("lh_grid.origin_y", &v, &v.origin_y);
            Placed("lh_grid.origin_z", &v, &v.origin_z);
            Placed("lh_grid.cell_x", &v, &v.cell_x);
            Placed("lh_grid.cell_y", &v, &v.cell_y);
            Placed("lh_grid.cell_z", &v, &v.cell_z);
            Placed("lh_grid.first_x", &v, &v.first_x);
            Placed("lh_grid.first_y", &v, &v.first_y);
            Placed("lh_grid.first_z", &v, &v.first_z);
            Placed("lh_grid.count_x", &v, &v.count_x);
            Placed("lh_grid.count_y", &v, &v.count_y);
            Placed("lh_grid.count_z", &v, &v.count_z);
        }
        {
            RayPair v = default(RayPair);
            Sized("lh_ray_pair", sizeof(RayPair));
            Placed("lh_ray_pair.a", &v, &v.a);
            Placed("lh_ray_pair.b", &v, &v.b);
            Placed("lh_ray_pair.t_enter", &v, &v.t_enter);
            Placed("lh_ray_pair.t_exit", &v, &v.t_exit);
        }
        {
            ChangedPair v = default(ChangedPair);
            Sized("lh_changed_pair", sizeof(ChangedPair));
            Placed("lh_changed_pair.a", &v, &v.a);
            Placed("lh_changed_pair.b", &v, &v.b);
            Placed("lh_changed_pair.position", &v, &v.position);
        }
        {
            PairChanges v = default(PairChanges);
            Sized("lh_pair_changes", sizeof(PairChanges));
            Placed("lh_pair_changes.pairs", &v, &v.pairs);
            Placed("lh_pair_changes.capacity", &v, &v.capacity);
            Placed("lh_pair_changes.found", &v, &v.found);
        }
        {
            Layers v = default(Layers);
            Sized("lh_layers", sizeof(Layers));
            Placed("lh_layers.layer", &v, &v.layer);
            Placed("lh_layers.mask", &v, &v.mask);
            Placed("lh_layers.stride", &v, &v.stride);
        }
    }
}
