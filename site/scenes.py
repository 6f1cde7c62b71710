"""What a query asks, as a picture: shapes where the library says what the picture is to show, and what it answers.

Operands follow from queries.def, and each verb has a function here. A new verb needs one, or the site is not built."""
import numpy as np

from drawing import FIRST, FOUND, QUIET, SECOND, Picture
from body import NoDrawing, tidy
from rounded import Ray
from solids import solid

DISTANCES = np.geomspace(4, 0.02, 60)  # distances at which a shape is tried on its way to another


class Scene:
    """A query with shapes as its operands."""

    def __init__(self, asked, query):
        self.asked, self.query = asked, query
        self.verb = query.split("_")[0]
        self.solids, self.given, self.answers = {}, {}, None
        self.ways, self.others = {}, {}  # by the operand that moves: its velocity; where it is afterwards
        hulls, poses, before = [], [], None
        for kind, name in asked.described.queries[query]:
            place = asked.described.kinds[kind][1]
            if kind.startswith("HULL"):
                hulls.append((kind, name))
            elif kind in ("VECTORS", "VECTORS_OR_REST"):
                self.ways[before] = name
            elif kind == "DIRECTIONS":
                self.given[name] = None  # nothing is kept
            elif kind == "MARGINS":
                self.given[name] = [[0.25]]
            elif place == "number":
                self.given[name] = 1.0 if name.startswith("t_") else 0.01
            elif place == "grid":
                self.grid = name
            elif name.endswith("_after"):
                self.others[name.removesuffix("_after")] = name
            elif place in ("view", "set"):
                self.solids[name] = solid(kind, second=bool(self.solids))
                poses += [name] if kind == "POSES" else []
                before = name
        self.hulls = dict(zip(poses, hulls))  # by the pose: the kind and name of what is there

    @property
    def pair(self):
        """The two shapes, or one and None."""
        return (*self.solids.values(), None)[:2]

    @property
    def names(self):
        return list(self.solids)

    def moved(self, name, way):
        self.solids[name] = self.solids[name].moved(way)

    def ask(self):
        given = dict(self.given)
        for name, shape in self.solids.items():
            given.update(shape.given(name))
            if name in self.hulls:
                kind, hull = self.hulls[name]
                given[hull] = shape.rows_of(kind)
        for name, velocity in self.ways.items():
            given.setdefault(velocity, None)
        self.given, self.answers = given, self.asked.ask(self.query, given)
        return self.answers

    def hits(self):
        return bool(self.ask()["hits"] & 1)

    def slide(self, is_near, further=0.0):
        """Moves the first shape towards the second until `is_near`, and then on; from where a direction leads out."""
        first, second = self.names
        towards = -self.solids[second].moves_out()
        start = self.solids[first].moved(self.solids[second].centre - self.solids[first].centre)
        for distance in DISTANCES:
            self.solids[first] = start.moved(-distance * towards)
            if is_near():
                self.solids[first] = start.moved(-(distance - further) * towards)
                self.ask()
                return towards
        raise ValueError(f"{self.query}: no place at which the picture shows it")

    def draw_pair(self, picture):
        for shape, colour in zip(self.pair, (FIRST, SECOND)):
            if shape:
                shape.draw(picture, colour)


def number(value):
    """As in the text beside it; a minus that is as wide as a plus."""
    return f"{value:.3g}".replace("-", "\u2212")


# ---- A function for each verb ------------------------------------------------------------------------------


def overlap(scene, picture):
    if hasattr(scene, "grid"):
        return overlap_grid(scene, picture)
    scene.slide(scene.hits, 0.3)
    scene.draw_pair(picture)
    return scene.hits()


def overlap_grid(scene, picture):
    """The cells of one layer of a grid that the shape meets."""
    name, many, cell = scene.names[0], 6, 0.35
    begin = -many * cell / 2
    scene.given[scene.grid] = (begin, begin, -cell / 2, cell, cell, cell, 0, 0, 0, many, many, 1)
    bits = scene.ask()["hits"][0]
    places = [np.array([begin + x * cell, begin + y * cell, 0]) for y in range(many) for x in range(many)]
    for cell_number, place in enumerate(places):
        corners = [place + [x * cell, y * cell, cell / 2] for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))]
        hit = bits >> cell_number & 1
        picture.area(corners, FOUND if hit else QUIET, fill=0.22 if hit else 0, line=0.7)
    scene.solids[name].draw(picture, FIRST)
    return 0 < bits.bit_count() < len(places)


def contains(scene, picture):
    outer, inner = scene.names
    kinds = dict((name, kind) for kind, name in scene.asked.described.queries[scene.query])
    if kinds[inner] == "POLYGON":  # a set comes after what goes with it
        outer, inner = inner, outer
    scene.solids[outer] = solid(kinds[outer], 1.5)
    scene.solids[inner] = solid(kinds[inner], 0.45, True).moved((0.12, -0.1, 0.1))
    scene.draw_pair(picture)
    return scene.hits()


def classify(scene, picture):
    """Some of it is behind, so it hits and is not inside."""
    scene.slide(scene.hits, 0.45)
    scene.draw_pair(picture)
    return scene.hits() and not scene.answers["inside"] & 1


RAYS = (
    [-2.1, 0.75, 0.5, 2.7, -0.85, -0.5],
    [2.1, 0.75, 0.5, -2.7, -0.85, -0.5],
    [-0.4, 2.0, 0.4, 0.45, -2.6, -0.3],
)


def raycast(scene, picture):
    rays, other = scene.names
    for numbers in RAYS:
        scene.solids[rays] = Ray(numbers)
        if scene.hits():
            break
    ray, times = scene.solids[rays], {name: t for name, t in scene.answers.items() if name.startswith("t")}
    origin, direction = ray.at(0), ray.at(3)
    scene.solids[other].draw(picture, SECOND)
    first, last = min(times.values()), max(times.values())
    picture.line([origin, origin + first * direction], FIRST, line=2.2)
    if len(times) > 1:
        picture.line([origin + first * direction, origin + last * direction], FOUND, line=2.2)
    picture.arrow(origin + last * direction, origin + max(1.15 * last, last + 0.25) * direction, FIRST)
    picture.dot(origin, FIRST, 3.4)
    for name, t in times.items():
        picture.dot(origin + t * direction, FOUND)
        picture.caption(f"{name} = {number(t)}")
    return scene.hits()


def after_of(scene, way):
    """Where the corners of the first are at the end; the second stays. Boxes turn, too."""
    for name, after in scene.others.items():
        shape = scene.solids[name]
        if name == scene.names[0]:
            shape = shape.moved(way)
            if "turning" in scene.query:
                shape = shape.turned([0.2, -0.2, 0.35, 0.85])
        scene.given[after] = shape.rows
        yield name, shape


def sweep(scene, picture):
    """The first one moves, the second is at rest; drawn are start, way, and where they touch."""
    first, second = scene.names
    velocities = [scene.ways.get(first), scene.ways.get(second)]
    start = scene.solids[first].moved(scene.solids[second].centre - scene.solids[first].centre)
    out = scene.solids[second].moves_out()
    way = np.array(tidy(-2.6 * out))
    end = {}
    for distance in (2.5, 2.2, 1.9, 1.6):
        scene.solids[first] = start.moved(distance * out)
        if velocities[0]:
            scene.given[velocities[0]], scene.given[velocities[1]] = [list(way)], None
        end = dict(after_of(scene, way))
        if scene.hits():
            break
    shape, toi = scene.solids[first], scene.answers["toi"]
    scene.solids[second].draw(picture, SECOND)
    shape.draw(picture, QUIET, dashed=True)
    there = shape.moved(toi * way)
    if "turning" in scene.query:
        mean = (1 - toi) * np.array(shape.numbers[6:]) + toi * np.array(end[first].numbers[6:])
        there = there.turned(mean)
    there.draw(picture, FIRST)
    picture.arrow(shape.centre, there.centre, FIRST, dashed=True)
    picture.caption(f"toi = {number(toi)}")
    normal = scene.answers.get("normal")
    if isinstance(normal, list):
        draw_normal(picture, scene.solids[second].centre, normal)
    return scene.hits()


def draw_normal(picture, at, normal, length=0.8):
    picture.arrow(at, np.add(at, length * np.array(normal)), FOUND)


def closest(scene, picture):
    second = scene.names[1]
    if "RAYS" in dict(scene.asked.described.queries[scene.query]):  # lines are beside each other as they are
        scene.moved(second, (0.1, 0.2, 1.3))
        scene.ask()
    else:
        scene.slide(lambda: scene.ask()["distance2"] < 0.8)
    scene.draw_pair(picture)
    points = [value for name, value in scene.answers.items() if name.startswith("on_")]
    if len(points) == 1:
        points.append(scene.solids[second].centre)
    picture.line(points, FOUND, line=1.6, dashed=True)
    for point in points:
        picture.dot(point, FOUND, 3.6)
    distance2 = scene.answers["distance2"]
    picture.caption(f"distance² = {number(distance2)}")
    return distance2 > 0.05


def contact(scene, picture):
    """They are in each other by some depth."""
    scene.slide(lambda: scene.hits() and scene.answers["distance"] < 0, 0.12)
    scene.draw_pair(picture)
    point = scene.answers["point"]
    draw_normal(picture, point, scene.answers["normal"])
    picture.dot(point, FOUND)
    picture.caption(f"distance = {number(scene.answers['distance'])}")
    return scene.hits()


def manifold(scene, picture):
    """As many points as the first list has, and their normal."""
    scene.slide(scene.hits, 0.35)
    scene.draw_pair(picture)
    count = 0
    for name, value in scene.answers.items():
        if isinstance(value, dict):
            points = [[value[f"point{k}.{axis}"] for axis in "xyz"] for k in range(value["count"])]
            count += len(points)
            if len(points) > 1:
                picture.around(points, FOUND, fill=0.2, line=1)
            for point in points:
                picture.dot(point, FOUND, 3.6)
            if points and name == next(n for n, v in scene.answers.items() if isinstance(v, dict)):
                draw_normal(picture, np.mean(points, axis=0), [value[f"normal.{axis}"] for axis in "xyz"])
    picture.caption(f"{count} points" if count > 1 else "1 point")
    return scene.hits() and count > 0


def intersect(scene, picture):
    scene.ask()
    scene.draw_pair(picture)
    point, direction = np.array(scene.answers["point"]), np.array(scene.answers["direction"])
    along = direction / np.linalg.norm(direction)
    picture.line([point - 1.3 * along, point + 1.3 * along], FOUND, line=2.4)
    return scene.hits()


VERBS = {
    verb.__name__: verb
    for verb in (overlap, contains, classify, raycast, sweep, closest, contact, manifold, intersect)
}


def scene_of(asked, query, title):
    """The scene of a query, and its picture."""
    scene = Scene(asked, query)
    if scene.verb not in VERBS:
        raise NoDrawing(f"no drawing of the verb {scene.verb}: give it a function in site/scenes.py")
    picture = Picture(title)
    if not VERBS[scene.verb](scene, picture):
        raise ValueError(f"{query}: the library does not say what its picture shows: {scene.answers}")
    return scene, picture
