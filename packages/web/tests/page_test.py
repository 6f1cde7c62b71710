#!/usr/bin/env python3
"""Tests the page in headless Chromium: page_test.py DIRECTORY [SHOTS]

DIRECTORY is what scripts/release.sh web has made; pictures of the page, on a desktop and on a phone, go to SHOTS.
"""
import functools
import http.server
import pathlib
import re
import sys
import tempfile
import threading
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

DEMOS = ('voxels', 'pairs', 'rays')
PATIENCE = 60  # seconds

TETRAHEDRON = 'v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n'
FACET = 'facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\n'
FILES = {
    'tetrahedron.obj': (TETRAHEDRON, '4'),
    'facet.stl': (f'solid one\n{FACET}endsolid one\n', '1'),
    'facet.ply': (
        'ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n'
        'element face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n',
        '1',
    ),
}
FAULTY = {
    'notes.txt': ('hello', 'it is neither OBJ nor STL nor PLY'),
    'empty.obj': ('# nothing\n', 'it has no triangles'),
    'point.obj': ('v 1 1 1\nf 1 1 1\n', 'it has no extent'),
    'nan.obj': ('v nan 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n', 'it has numbers that are not finite'),
}


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files, and says nothing."""

    def log_message(self, *_):  # pylint: disable=arguments-differ
        pass


def serve(directory):
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Quiet, directory=directory))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f'http://127.0.0.1:{server.server_port}/'


def browser(width, height, is_phone=False):
    options = webdriver.ChromeOptions()
    for argument in ('--headless=new', '--no-sandbox', '--hide-scrollbars', f'--window-size={width},{height}'):
        options.add_argument(argument)
    if is_phone:
        metrics = {'width': width, 'height': height, 'pixelRatio': 2, 'touch': True}
        options.add_experimental_option('mobileEmulation', {'deviceMetrics': metrics})
    options.set_capability('goog:loggingPrefs', {'browser': 'ALL'})
    return webdriver.Chrome(service=Service('/usr/bin/chromedriver'), options=options)


class OnPage(unittest.TestCase):
    """With the page in a browser."""

    directory = shots = None
    size, is_phone = (1280, 900), False

    def setUp(self):
        self.server, self.url = serve(self.directory)
        self.driver = browser(*self.size, self.is_phone)
        self.driver.get(self.url)
        self.until(lambda: self.figures())

    def tearDown(self):
        self.driver.quit()
        self.server.shutdown()
        self.server.server_close()

    def until(self, holds):
        return WebDriverWait(self.driver, PATIENCE, poll_frequency=0.05).until(lambda _: holds())

    def element(self, name):
        return self.driver.find_element(By.ID, name)

    def text(self, name):
        return self.element(name).get_attribute('textContent')

    def figures(self):
        """By their names: each with what is behind it."""
        script = "return [...document.querySelectorAll('dt')].map((t) => [t.textContent, t.nextSibling.textContent])"
        return dict(self.driver.execute_script(script))

    def shows(self, demo):
        return self.driver.execute_script('return document.body.dataset.drawn') == demo

    def pixels(self):
        return self.driver.execute_script("return document.getElementById('picture').toDataURL()")

    def at_rest(self):
        """The picture, once it is fine."""
        sides = ('width', 'height')
        is_fine = lambda: '640' in [self.element('picture').get_attribute(side) for side in sides]
        return self.until(lambda: is_fine() and self.pixels())

    def choose(self, demo):
        self.element(f'tab-{demo}').click()
        self.until(lambda: self.shows(demo))

    def shot(self, name):
        if self.shots:
            self.driver.save_screenshot(str(pathlib.Path(self.shots, f'{name}.png')))


class Desktop(OnPage):
    """With a mouse and keys."""

    def has_golden(self, backend):
        self.until(lambda: self.figures().get('Backend', '').startswith(backend))
        self.until(lambda: re.match(r'([1-9]\d+) of \1\b', self.text('golden')))
        self.assertEqual('equal', self.element('golden').get_attribute('class'))
        return self.text('golden').split()[-1]

    def test_golden_hashes_of_both_modules(self):
        hash_of_simd = self.has_golden('simd128')
        self.until(lambda: 'ns a pair' in self.text('pair'))
        self.element('simd').send_keys('plain')
        self.assertEqual(hash_of_simd, self.has_golden('plain'))

    def test_each_demonstration(self):
        self.until(lambda: 'ns a pair' in self.text('pair'))
        for demo in DEMOS:
            self.choose(demo)
            self.assertEqual(4, len(self.figures()))
            self.assertEqual('true', self.element(f'tab-{demo}').get_attribute('aria-selected'))
            if demo != 'pairs':
                self.until(lambda: self.element('picture').get_attribute('width') != '240')
            self.shot(f'page-{demo}')
        self.assertEqual([], [line for line in self.driver.get_log('browser') if line['level'] == 'SEVERE'])

    def test_keys(self):
        first = self.at_rest()
        self.element('picture').send_keys(Keys.ARROW_RIGHT)
        turned = self.until(lambda: self.at_rest() != first and self.pixels())
        self.element('picture').send_keys('+')
        self.until(lambda: self.at_rest() not in (first, turned))
        voxels = self.figures()['Voxels']
        self.element('resolution').send_keys(Keys.ARROW_RIGHT)
        self.until(lambda: self.figures()['Voxels'] != voxels)
        self.element('tab-voxels').send_keys(Keys.ARROW_RIGHT)
        self.until(lambda: self.shows('pairs'))
        self.assertEqual('tab-pairs', self.driver.switch_to.active_element.get_attribute('id'))
        self.element('pause').send_keys(Keys.ENTER)
        self.assertEqual('true', self.element('pause').get_attribute('aria-pressed'))
        self.at_rest()

    def test_everything_is_reached_by_tab(self):
        self.driver.execute_script('document.activeElement.blur()')
        reached = []
        for _ in range(7):
            self.driver.switch_to.active_element.send_keys(Keys.TAB)
            reached.append(self.driver.switch_to.active_element.get_attribute('id'))
        self.assertEqual(['', 'tab-voxels', 'picture', 'resolution', 'open', 'simd'], reached[:6])

    def test_files(self):
        with tempfile.TemporaryDirectory() as place:
            for name, (text, triangles) in FILES.items():
                self.open(place, name, text)
                self.until(lambda: self.text('message') == '')
                self.choose('rays')
                self.until(lambda: self.figures().get('Triangles') == triangles)
            for name, (text, words) in FAULTY.items():
                self.open(place, name, text)
                self.until(lambda: self.text('message') == f'{name} cannot be shown: {words}.')
        self.element('spot').click()
        self.until(lambda: self.figures().get('Triangles') == '5,856')

    def open(self, place, name, text):
        path = pathlib.Path(place, name)
        path.write_text(text, encoding='utf-8')
        self.element('file').send_keys(str(path))

    def test_without_a_network(self):
        self.until(lambda: 'without a network' in self.text('offline'))
        self.server.shutdown()
        self.server.server_close()
        self.driver.refresh()
        self.until(lambda: self.figures())
        self.has_golden('simd128')
        with tempfile.TemporaryDirectory() as place:
            self.open(place, 'tetrahedron.obj', TETRAHEDRON)
            self.choose('rays')
            self.until(lambda: self.figures().get('Triangles') == '4')


class Phone(OnPage):
    """With fingers."""

    size, is_phone = (390, 844), True

    def test_it_fits(self):
        for demo in DEMOS:
            self.choose(demo)
            self.shot(f'phone-{demo}')
            wide = self.driver.execute_script('return document.documentElement.scrollWidth - innerWidth')
            self.assertLessEqual(wide, 0)
        for name in [f'tab-{demo}' for demo in DEMOS] + ['open']:
            self.assertGreaterEqual(self.element(name).size['height'], 44, name)

    def test_a_finger_turns_it(self):
        first = self.at_rest()
        at = self.element('picture').rect
        x, y = at['x'] + at['width'] / 2, at['y'] + at['height'] / 2
        for kind, points in (('touchStart', [[x, y]]), ('touchMove', [[x + 60, y]]), ('touchEnd', [])):
            self.driver.execute_cdp_cmd(
                'Input.dispatchTouchEvent', {'type': kind, 'touchPoints': [{'x': px, 'y': py} for px, py in points]}
            )
        self.until(lambda: self.at_rest() != first)


if __name__ == '__main__':
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    OnPage.directory, OnPage.shots = sys.argv[1], sys.argv[2] if len(sys.argv) == 3 else None
    unittest.main(argv=sys.argv[:1], verbosity=2)
