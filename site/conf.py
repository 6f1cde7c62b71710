"""How Sphinx makes the pages. Furo is readable on a phone, and its search works from a disk, without a server."""
from pygments.lexers.special import TextLexer

project = "lanehit"
html_title = "lanehit"
html_theme = "furo"
extensions = ["myst_parser"]
myst_enable_extensions = ["attrs_image"]
myst_heading_anchors = 4
html_static_path = ["static"]
html_extra_path = ["extra"]
html_css_files = ["site.css"]
html_js_files = ["filter.js"]
smartquotes = False
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1f6fb2", "color-brand-content": "#1f6fb2"},
    "dark_css_variables": {"color-brand-primary": "#6db1ec", "color-brand-content": "#6db1ec"},
}
highlight_language = "text"


def setup(app):
    app.add_lexer("meson", TextLexer)
