"""Pictures of queries as HTML."""
from html import escape

SIZE = 'width="320" height="220"'


def drawn(name, words):
    """The picture of a page's own."""
    return f'<img class="asks" {SIZE} src="pictures/{name}.svg" alt="{escape(words, quote=True)}">'


def card(page, picture, title, words):
    """A link with a picture, a title in HTML, and a sentence."""
    image = f'<img loading="lazy" {SIZE} src="{picture}.svg" alt="">'
    return f'<a class="card" href="{page}.html">{image}{title}<span>{escape(words)}</span></a>'


def cards(some):
    return '<div class="cards">\n' + "\n".join(some) + "\n</div>"
