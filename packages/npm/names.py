"""Names of C as JavaScript has them."""


def camel(name):
    """overlap_sphere_aabb is overlapSphereAabb."""
    first, *rest = name.split('_')
    return first + ''.join(word.capitalize() for word in rest)


def capital(name):
    return name[0].upper() + camel(name)[1:]
