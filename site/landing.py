"""The first page: the README, and behind its picture the ways to go on."""
from cards import card, cards

WAYS = (  # the title, the page that says how, the query of the picture
    (
        "Put it into your tracer",
        "docs/inline",
        "raycast_triangle",
        "Kernels as inline functions, for the nodes and leaves of a tree.",
    ),
    (
        "Put it into your engine",
        "docs/engine",
        "manifold_obb_obb",
        "From bodies to a solver's rows: pairs, contacts, manifolds.",
    ),
    (
        "Put it into your voxelizer",
        "docs/voxels",
        "overlap_triangle_grid",
        "The cells that a mesh meets, in one call.",
    ),
    (
        "Put it into your planner",
        "docs/planning",
        "closest_segment_aabb",
        "Does the robot touch anything, and how far is it from it?",
    ),
    (
        "Put it into your notebook",
        "docs/python",
        "classify_sphere_frustum",
        "Every query over NumPy arrays, in place.",
    ),
    (
        "Every query, drawn",
        "reference/index",
        "contact_capsule_triangle",
        "What each asks, promises and costs.",
    ),
)


def landing(readme):
    begin = readme.index("\n| in | get it |")
    ways = cards(
        card(page, f"reference/pictures/{query}", f"<strong>{title}</strong>", words)
        for title, page, query, words in WAYS
    )
    return f"{readme[:begin]}\n{ways}\n{readme[begin:]}"
