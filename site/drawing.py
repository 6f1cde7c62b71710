"""A picture of things in space, as SVG: seen from a little to the right and above, without perspective."""
import math
from xml.sax.saxutils import escape

import numpy as np

YAW, PITCH = math.radians(-28), math.radians(20)
ACROSS = np.array([math.cos(YAW), 0, math.sin(YAW)])
TOWARDS = np.array([-math.sin(YAW) * math.cos(PITCH), math.sin(PITCH), math.cos(YAW) * math.cos(PITCH)])
UP = np.cross(TOWARDS, ACROSS)

WIDTH, HEIGHT, BORDER, CAPTION = 320, 220, 14, 22
# Of the first shape, the second, and what is found. They are read on white and on black.
FIRST, SECOND, FOUND, QUIET = "#2f82c9", "#d9822b", "#d6336c", "#8a929b"


def flat(point):
    """Where a point is in the picture's plane, y upwards."""
    point = np.asarray(point, float)
    return np.array([point @ ACROSS, point @ UP])


def hull_of(points):
    """The corners of the smallest convex polygon around points in a plane, counter-clockwise."""
    points = sorted(set(map(tuple, np.round(points, 6))))

    def half(those):
        chain = []
        for p in those:
            while (
                len(chain) > 1 and np.cross(np.subtract(chain[-1], chain[-2]), np.subtract(p, chain[-2])) <= 0
            ):
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return points if len(points) < 3 else half(points) + half(points[::-1])


def circle_points(centre, radius, across, up, count=48):
    """Points of a circle in space, in the plane of two unit vectors."""
    angles = np.linspace(0, 2 * math.pi, count, endpoint=False)
    return [np.asarray(centre) + radius * (math.cos(a) * across + math.sin(a) * up) for a in angles]


class Picture:
    """What is drawn later lies above what was drawn before. Sizes of dots and lines are those of the picture."""

    def __init__(self, title):
        self.title, self.items, self.seen, self.captions = title, [], [], []

    def _add(self, points, item, margin=0.0):
        """An item is a function of the places of its points, and of the scale."""
        places = [flat(point) if len(point) == 3 else np.asarray(point, float) for point in points]
        self.seen += [place + shift for place in places for shift in (margin, -margin)]
        self.items.append((places, item))

    def area(self, points, colour, fill=0.16, line=1.6, dashed=False):
        style = f'fill="{colour}" fill-opacity="{fill}" stroke="{colour}" stroke-width="{line}" stroke-linejoin="round"'
        style += ' stroke-dasharray="4 3"' if dashed else ""
        self._add(
            points,
            lambda at, scale: f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in at)}" {style}/>',
        )

    def around(self, points, colour, **style):
        """The area that a convex set covers, of which these are points."""
        self.area(hull_of([flat(point) for point in points]), colour, **style)

    def line(self, points, colour, line=1.4, dashed=False, faint=False):
        style = f'fill="none" stroke="{colour}" stroke-width="{line}" stroke-linecap="round"'
        style += (' stroke-dasharray="4 4"' if dashed else "") + (' stroke-opacity="0.55"' if faint else "")
        self._add(
            points,
            lambda at, scale: f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in at)}" {style}/>',
        )

    def dot(self, point, colour, size=4.0):
        self._add(
            [point],
            lambda at, scale: f'<circle cx="{at[0][0]:.1f}" cy="{at[0][1]:.1f}" r="{size}" fill="{colour}"/>',
        )

    def disc(self, centre, radius, colour, fill=0.16, line=1.6, dashed=False):
        style = f'fill="{colour}" fill-opacity="{fill}" stroke="{colour}" stroke-width="{line}"'
        style += ' stroke-dasharray="4 3"' if dashed else ""
        self._add(
            [centre],
            lambda at, scale: f'<circle cx="{at[0][0]:.1f}" cy="{at[0][1]:.1f}" r="{radius * scale:.1f}" {style}/>',
            margin=radius,
        )

    def arrow(self, begin, end, colour, line=2.2, dashed=False):
        style = f'stroke="{colour}" stroke-width="{line}" stroke-linecap="round"' + (
            ' stroke-dasharray="5 4"' if dashed else ""
        )

        def item(at, scale):
            (x, y), (to_x, to_y) = at
            length = math.hypot(to_x - x, to_y - y) or 1
            along = np.array([to_x - x, to_y - y]) / length
            beside, tip = np.array([-along[1], along[0]]), np.array([to_x, to_y])
            base = tip - along * min(10, 0.6 * length)
            head = " ".join(f"{p[0]:.1f},{p[1]:.1f}" for p in (tip, base + beside * 4.5, base - beside * 4.5))
            return (
                f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{base[0]:.1f}" y2="{base[1]:.1f}" {style}/>'
                f'<polygon points="{head}" fill="{colour}"/>'
            )

        self._add([begin, end], item)

    def caption(self, text):
        """Words below, where nothing is drawn."""
        self.captions.append(text)

    def svg(self):
        seen = np.array(self.seen)
        low, high = seen.min(axis=0), seen.max(axis=0)
        size = np.maximum(high - low, 1e-6)
        scale = min((WIDTH - 2 * BORDER) / size[0], (HEIGHT - CAPTION - 2 * BORDER) / size[1], 90)
        middle = (low + high) / 2

        def place(p):
            return WIDTH / 2 + (p[0] - middle[0]) * scale, (HEIGHT - CAPTION) / 2 - (p[1] - middle[1]) * scale

        body = "\n".join(item([place(p) for p in places], scale) for places, item in self.items)
        if self.captions:
            words = escape("   ".join(self.captions))
            place = f'x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle" xml:space="preserve"'
            body += f'\n<text {place} fill="{FOUND}">{words}</text>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" role="img" '
            'font-family="DejaVu Sans, Verdana, sans-serif" font-size="15">\n'
            f"<title>{escape(self.title)}</title>\n{body}\n</svg>\n"
        )
