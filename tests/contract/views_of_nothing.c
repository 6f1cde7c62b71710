/* Views of arrays that are not there, as an empty vector has them: built to trap on whatever is undefined. */
#include "lanehit/lanehit.h"

int main(void)
{
    const float *volatile nowhere = NULL;
    const lh_aabbs boxes = lh_aabbs_aos(nowhere, 24, 0);
    const lh_spheres spheres = lh_spheres_aos(nowhere, 16, 0);
    const lh_triangles triangles = lh_triangles_aos(nowhere, 36, 0);
    const lh_segments segments = lh_segments_aos(nowhere, 24, 0);
    const lh_capsules capsules = lh_capsules_aos(nowhere, 28, 0);
    const lh_cylinders cylinders = lh_cylinders_aos(nowhere, 28, 0);
    const lh_ellipsoids ellipsoids = lh_ellipsoids_aos(nowhere, 48, 0);
    const lh_kdops kdops = lh_kdops_aos(nowhere, 26, 104, 0);
    const lh_planes planes = lh_planes_aos(nowhere, 16, 0);
    const lh_vectors vectors = lh_vectors_aos(nowhere, 12, 0);
    const lh_obbs obbs = lh_obbs_aos(nowhere, 40, 0);
    const lh_poses poses = lh_poses_aos(nowhere, 28, 0);
    const lh_rays rays = lh_rays_aos(nowhere, 24, 0);
    return !(boxes.count + spheres.count + triangles.count + segments.count + capsules.count +
                 cylinders.count + ellipsoids.count + kdops.count + planes.count + vectors.count +
                 obbs.count + poses.count + rays.count ==
             0);
}
