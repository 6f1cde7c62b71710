"""Shapes that are flat, or have flat faces."""
import itertools

import numpy as np

from body import NoDrawing, Solid, perpendicular, tidy, turn
from drawing import TOWARDS


def draw_faces(picture, faces, colour, dashed=False):
    """A convex body by its faces; edges of those that look away are drawn faintly."""
    corners = [corner for face in faces for corner in face]
    middle = np.mean(corners, axis=0)
    seen = []
    for face in faces:
        normal = np.cross(face[1] - face[0], face[2] - face[0])
        outwards = normal if normal @ (face[0] - middle) > 0 else -normal
        if outwards @ TOWARDS > 1e-9:
            seen.append(face)
        else:
            picture.line([*face, face[0]], colour, line=0.8, dashed=True, faint=True)
    picture.around(corners, colour, dashed=dashed)
    for face in seen:
        picture.line([*face, face[0]], colour, line=1.2)


BOX_FACES = [(0, 1, 3, 2), (4, 5, 7, 6), (0, 1, 5, 4), (2, 3, 7, 6), (0, 2, 6, 4), (1, 3, 7, 5)]


def faces_of_planes(planes):
    """The faces of what is behind all planes (n, d): corners are where three meet and no other cuts them off."""
    planes = np.asarray(planes, float)
    corners = []
    for three in itertools.combinations(range(len(planes)), 3):
        normals = planes[list(three), :3]
        if abs(np.linalg.det(normals)) > 1e-6:
            corner = np.linalg.solve(normals, planes[list(three), 3])
            if (planes[:, :3] @ corner <= planes[:, 3] + 1e-6).all():
                corners.append(corner)
    faces = []
    for normal, d in zip(planes[:, :3], planes[:, 3]):
        on = {tuple(np.round(corner, 6)) for corner in corners if abs(normal @ corner - d) < 1e-6}
        if len(on) > 2:
            on = np.array(sorted(on))
            across, up = perpendicular(normal)
            middle = on.mean(axis=0)
            faces.append(on[np.argsort(np.arctan2((on - middle) @ up, (on - middle) @ across))])
    return faces


def planes_of_faces(faces, inside):
    """Normals that lead out, and how far out the faces are."""
    for face in faces:
        normal = np.cross(face[1] - face[0], face[2] - face[0])
        normal *= np.sign(normal @ (face[0] - inside))
        yield [*normal, normal @ face[0]]


def faces_of_corners(corners):
    """The triangles of a convex hull of few points: those with all others on one side."""
    faces = []
    for three in itertools.combinations(range(len(corners)), 3):
        a, b, c = corners[list(three)]
        beside = np.delete(corners, three, axis=0) - a
        side = beside @ np.cross(b - a, c - a)
        if (side > 0).all() or (side < 0).all():
            faces.append(np.array([a, b, c]))
    return faces


class Box(Solid):
    points = (0, 3)

    @classmethod
    def sample(cls, scale, second):
        half = np.array([0.6, 0.5, 0.55] if second else [0.7, 0.55, 0.5]) * scale
        return cls([*-half, *half])

    def draw(self, picture, colour, dashed=False):
        ends = np.array([self.numbers[:3], self.numbers[3:]])
        corners = np.array(
            [[ends[i, 0], ends[j, 1], ends[k, 2]] for i in (0, 1) for j in (0, 1) for k in (0, 1)]
        )
        draw_faces(picture, [corners[list(face)] for face in BOX_FACES], colour, dashed)


class OrientedBox(Solid):
    points = (0,)

    @classmethod
    def sample(cls, scale, second):
        q = [0.2, -0.15, 0.3, 0.9] if second else [0.25, 0.1, -0.3, 0.9]
        return cls([0, 0, 0, 0.7 * scale, 0.45 * scale, 0.5 * scale, *q])

    def draw(self, picture, colour, dashed=False):
        signs = np.array(list(itertools.product((-1, 1), repeat=3)))
        corners = self.at(0) + (signs * self.at(3)) @ turn(self.numbers[6:]).T
        draw_faces(picture, [corners[list(face)] for face in BOX_FACES], colour, dashed)

    def turned(self, q):
        """As it is after a turn; for what moves and turns."""
        return OrientedBox([*self.numbers[:6], *q])


class Triangle(Solid):
    points = (0, 3, 6)

    @classmethod
    def sample(cls, scale, second):
        corners = (
            [-0.75, -0.5, 0.45, 0.8, -0.35, 0.2, 0.1, 0.75, -0.45]
            if second
            else [-0.7, -0.55, -0.2, 0.85, -0.2, 0.35, -0.1, 0.8, 0.3]
        )
        return cls(np.array(corners) * scale)

    @property
    def normal(self):
        normal = np.cross(self.at(3) - self.at(0), self.at(6) - self.at(0))
        return normal / np.linalg.norm(normal)

    def moves_out(self):
        out = self.normal if self.normal @ self.front > 0 else -self.normal
        aside = 0.7 * out + np.array(self.front)  # from straight ahead one would hide the other
        return aside / np.linalg.norm(aside)

    def draw(self, picture, colour, dashed=False):
        picture.area([self.at(k) for k in self.points], colour, fill=0.25, dashed=dashed)


class Polygon(Triangle):
    """Corners in a plane, one after the other."""

    @property
    def points(self):
        return range(0, len(self.numbers), 3)

    def given(self, name):
        """A set: each corner is an element of it."""
        return {name: [self.at(k) for k in self.points]}

    @classmethod
    def sample(cls, scale, second):
        across, up = perpendicular([0.3, 0.8 if second else 0.4, 0.7])
        return cls(
            np.array(
                [0.8 * scale * (np.cos(a) * across + np.sin(a) * up) for a in 2 * np.pi * np.arange(5) / 5]
            ).ravel()
        )


class Plane(Solid):
    """A patch of a plane, with the side in front of it."""

    @classmethod
    def sample(cls, scale, second):
        return cls([0.15, 0.95, 0.25, 0] if second else [0.9, 0.35, 0.2, 0])

    @property
    def normal(self):
        return self.at(0) / np.linalg.norm(self.at(0))

    @property
    def centre(self):
        return self.at(0) * self.numbers[3] / (self.at(0) @ self.at(0))

    def moved(self, way):
        return Plane([*self.numbers[:3], self.numbers[3] + self.at(0) @ way])

    def moves_out(self):
        return self.normal

    def draw(self, picture, colour, dashed=False):
        across, up = perpendicular(self.normal)
        picture.area(
            [self.centre + 1.3 * (i * across + j * up) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
            colour,
            dashed=dashed,
        )
        corner = self.centre - 1.05 * across - 1.05 * up
        picture.arrow(corner, corner + 0.45 * self.normal, colour, line=1.4)


class Frustum(Solid):
    """A set of planes, normals outwards."""

    PLANES = [
        [0, 0, 1, 0.8],
        [0, 0, -1, 1.2],
        [1, 0, 0.3, 0.9],
        [-1, 0, 0.3, 0.9],
        [0, 1, 0.3, 0.75],
        [0, -1, 0.3, 0.75],
    ]

    @classmethod
    def sample(cls, scale, second):
        return cls(np.array(cls.PLANES).ravel())

    @property
    def rows(self):
        return [self.numbers[k : k + 4] for k in range(0, len(self.numbers), 4)]

    @property
    def centre(self):
        return np.zeros(3)

    def draw(self, picture, colour, dashed=False):
        draw_faces(picture, faces_of_planes(self.rows), colour, dashed)


class Hull(Solid):
    """A hull of vertices in a frame of its own, at a pose: two arguments of a query."""

    points = (0,)
    VERTICES = [
        [-0.6, -0.5, -0.4],
        [0.65, -0.45, -0.35],
        [0.1, -0.55, 0.6],
        [-0.45, 0.45, 0.35],
        [0.5, 0.4, 0.4],
        [0.05, 0.7, -0.45],
    ]

    @classmethod
    def sample(cls, scale, second):
        return cls([0, 0, 0, 0.1, 0.3 if second else -0.2, 0.15, 0.9], scale)

    def __init__(self, numbers, scale=1.0):
        super().__init__(numbers)
        self.scale = scale
        self.vertices = [tidy(scale * np.array(vertex)) for vertex in self.VERTICES]

    def rows_of(self, kind):
        """What a query is given beside the pose, in the frame of the hull."""
        vertices = np.array(self.vertices)
        if kind == "HULL":
            return self.vertices
        if kind == "HULL_FACES":
            return [
                tidy(plane) for plane in planes_of_faces(faces_of_corners(vertices), vertices.mean(axis=0))
            ]
        raise NoDrawing(f"no hull by {kind}: say in rows_of of site/faceted.py what that is")

    def moved(self, way):
        return Hull([*np.add(self.numbers[:3], way), *self.numbers[3:]], self.scale)

    def draw(self, picture, colour, dashed=False):
        corners = self.at(0) + np.array(self.vertices) @ turn(self.numbers[3:]).T
        draw_faces(picture, faces_of_corners(corners), colour, dashed)


class DirectionBounds(Solid):
    """A k-DOP: the least and the largest place along directions, those of axes, then of corners, then of edges."""

    GROUPS = [
        [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
        [[1, 1, 1], [1, 1, -1], [1, -1, 1], [1, -1, -1]],
        [[1, 1, 0], [1, -1, 0], [1, 0, 1], [1, 0, -1], [0, 1, 1], [0, 1, -1]],
    ]
    front = (-1.0, 0.3, 0.25)

    @property
    def centre(self):
        return np.add(self.numbers[:3], self.numbers[3:6]) / 2

    @classmethod
    def sample(cls, scale, second):
        reaches = ([0.65, 0.6, 0.55], [1.25, 1.2, 1.3, 1.2], [0.95, 0.9, 0.9, 0.9, 0.85, 0.85])
        return cls([sign * scale * reach for group in reaches for sign in (-1, 1) for reach in group])

    def slabs(self):
        """Each direction, where its least place is among the numbers, and where the largest."""
        first = 0
        for group in self.GROUPS:
            yield from ((np.array(d, float), first + k, first + len(group) + k) for k, d in enumerate(group))
            first += 2 * len(group)

    def moved(self, way):
        numbers = np.array(self.numbers, float)
        for direction, low, high in self.slabs():
            numbers[[low, high]] += direction @ way
        return DirectionBounds(numbers)

    def draw(self, picture, colour, dashed=False):
        planes = [[*d, self.numbers[high]] for d, _, high in self.slabs()]
        planes += [[*-d, -self.numbers[low]] for d, low, _ in self.slabs()]
        draw_faces(picture, faces_of_planes(planes), colour, dashed)
