"""What all shapes have in common: numbers as their view has them, a place, a way to be drawn."""
import numpy as np


class NoDrawing(Exception):
    """A shape or a verb that nobody has drawn yet."""


def tidy(numbers):
    """Rounded as people write them, so that the picture and the program beside it are of the same floats."""
    return [float(np.float32(round(float(number), 2))) for number in numbers]


def turn(q):
    """The rotation of a quaternion x, y, z, w of any length."""
    x, y, z, w = np.asarray(q, float) / np.linalg.norm(q)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
            [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
            [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
        ]
    )


def perpendicular(axis):
    """Two unit vectors that are at right angles to an axis and each other."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    across = np.cross(axis, [0, 1, 0] if abs(axis[1]) < 0.9 else [1, 0, 0])
    across /= np.linalg.norm(across)
    return across, np.cross(axis, across)


class Solid:
    """A shape at a place. `second` is whether it is the other one of two, which looks a little different."""

    points = ()  # where in the numbers points begin, which move with the shape
    front = (-1.0, 0.3, 0.25)  # from where another one comes

    def __init__(self, numbers):
        self.numbers = tidy(numbers)

    @property
    def rows(self):
        """The elements of its view."""
        return [self.numbers]

    def given(self, name):
        """What a call is given: by the name of an argument its rows."""
        return {name: self.rows}

    def at(self, k):
        return np.array(self.numbers[k : k + 3])

    @property
    def centre(self):
        return np.mean([self.at(k) for k in self.points], axis=0)

    def moved(self, way):
        numbers = list(self.numbers)
        for k in self.points:
            numbers[k : k + 3] = np.add(numbers[k : k + 3], way)
        return type(self)(numbers)

    def moves_out(self):
        """The direction in which another one is apart from it."""
        return np.asarray(self.front) / np.linalg.norm(self.front)

    def draw(self, picture, colour, dashed=False):
        raise NotImplementedError
