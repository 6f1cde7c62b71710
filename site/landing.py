"""The first page: the README, and behind its picture the ways to go on."""

CARDS = (  # what it is put into, the page that says how, the query of the picture
    (
        "tracer",
        "docs/inline",
        "raycast_triangle",
        "Kernels as inline functions, for the nodes and leaves of a tree.",
    ),
    (
        "engine",
        "docs/engine",
        "manifold_obb_obb",
        "From bodies to a solver's rows: pairs, contacts, manifolds.",
    ),
    ("voxelizer", "docs/voxels", "overlap_triangle_grid", "The cells that a mesh meets, in one call."),
    (
        "planner",
        "docs/planning",
        "closest_segment_aabb",
        "Does the robot touch anything, and how far is it from it?",
    ),
    ("notebook", "docs/python", "classify_sphere_frustum", "Every query over NumPy arrays, in place."),
)


def landing(readme):
    cards = "\n".join(
        f'<a class="card" href="{page}.html"><img loading="lazy" width="320" height="220" src="reference/pictures/{query}.svg" alt="">'
        f"<strong>Put it into your {what}</strong><span>{words}</span></a>"
        for what, page, query, words in CARDS
    )
    more = (
        '<a class="card" href="reference/index.html"><img loading="lazy" width="320" height="220" '
        'src="reference/pictures/contact_capsule_triangle.svg" alt=""><strong>Every query, drawn</strong>'
        "<span>The reference: what each asks, promises and costs.</span></a>"
    )
    begin = readme.index("\n| in | get it |")
    return f'{readme[:begin]}\n<div class="cards">\n{cards}\n{more}\n</div>\n{readme[begin:]}'
