"""Shapes that are round, and lines."""
import numpy as np

from body import Solid, perpendicular, turn
from drawing import ACROSS, TOWARDS, UP, circle_points


class Ball(Solid):
    points = (0,)

    @classmethod
    def sample(cls, scale, second):
        return cls([0, 0, 0, (0.6 if second else 0.7) * scale])

    def draw(self, picture, colour, dashed=False):
        centre, radius = self.at(0), self.numbers[3]
        equator = circle_points(centre, radius, np.array([1, 0, 0]), np.array([0, 0, 1]), 49)
        picture.disc(centre, radius, colour, dashed=dashed)
        picture.line([p for p in equator if (p - centre) @ TOWARDS >= 0], colour, line=0.8, faint=True)


class Point(Solid):
    points = (0,)

    @classmethod
    def sample(cls, scale, second):
        return cls([0, 0, 0])

    def draw(self, picture, colour, dashed=False):
        picture.dot(self.at(0), colour, 4.5)


class Segment(Solid):
    points = (0, 3)

    @classmethod
    def sample(cls, scale, second):
        ends = [-0.3, -0.75, 0.5, 0.35, 0.75, -0.35] if second else [-0.7, -0.35, -0.2, 0.7, 0.45, 0.3]
        return cls(np.array(ends) * scale)

    def draw(self, picture, colour, dashed=False):
        picture.line([self.at(0), self.at(3)], colour, line=2.6, dashed=dashed)
        for k in self.points:
            picture.dot(self.at(k), colour, 3.2)


class Capsule(Segment):
    @classmethod
    def sample(cls, scale, second):
        return cls(
            [*(0.75 * np.array(Segment.sample(scale, second).numbers)), (0.32 if second else 0.36) * scale]
        )

    def draw(self, picture, colour, dashed=False):
        ends, radius = [self.at(0), self.at(3)], self.numbers[6]
        picture.around(
            [p for end in ends for p in circle_points(end, radius, ACROSS, UP)], colour, dashed=dashed
        )
        picture.line(ends, colour, line=1, dashed=True, faint=True)
        for end in ends:
            picture.dot(end, colour, 2)


class Cylinder(Capsule):
    @classmethod
    def sample(cls, scale, second):
        return cls([*(np.array([-0.2, -0.65, 0.1, 0.2, 0.65, -0.1]) * scale), 0.5 * scale])

    def draw(self, picture, colour, dashed=False):
        across, up = perpendicular(self.at(3) - self.at(0))
        rims = [circle_points(self.at(k), self.numbers[6], across, up) for k in self.points]
        picture.around(rims[0] + rims[1], colour, dashed=dashed)
        towards = (self.at(3) - self.at(0)) @ TOWARDS > 0
        for rim, seen in zip(rims, (not towards, towards)):
            picture.line([*rim, rim[0]], colour, line=1 if seen else 0.8, dashed=not seen, faint=not seen)


class Ray(Solid):
    """From an origin along a direction; a line where the query calls it so."""

    points = (0,)

    @classmethod
    def sample(cls, scale, second):
        return cls([-0.2, 0.9, 0.5, 0.45, -1.4, -0.6] if second else [-1.1, -0.3, 0.3, 1.7, 0.5, -0.5])

    @property
    def centre(self):
        return self.at(0) + 0.5 * self.at(3)

    def draw(self, picture, colour, dashed=False):
        origin, direction = self.at(0), self.at(3)
        picture.line([origin - 0.35 * direction, origin + 1.35 * direction], colour, line=1.6)
        picture.arrow(origin, origin + direction, colour)
        picture.dot(origin, colour, 3.4)


class Ellipsoid(Solid):
    """A centre, and the columns of the matrix that takes the unit ball to it."""

    points = (0,)

    @classmethod
    def sample(cls, scale, second):
        q = [0.2, -0.15, 0.3, 0.9] if second else [0.25, 0.1, -0.3, 0.9]
        axes = turn(q) * (np.array([0.8, 0.45, 0.55]) * scale)
        return cls([0, 0, 0, *axes.T.ravel()])

    def draw(self, picture, colour, dashed=False):
        axes = np.array(self.numbers[3:]).reshape(3, 3).T  # in columns
        angles = np.linspace(0, np.pi, 24)
        ball = [
            np.array([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)])
            for a in angles
            for b in np.linspace(0, 2 * np.pi, 48)
        ]
        picture.around([self.at(0) + axes @ p for p in ball], colour, dashed=dashed)
        for i, j in ((0, 1), (0, 2), (1, 2)):
            ring = [
                self.at(0) + axes[:, i] * np.cos(a) + axes[:, j] * np.sin(a)
                for a in np.linspace(0, 2 * np.pi, 49)
            ]
            picture.line(ring, colour, line=0.7, faint=True)
