"""The pages of the repository as pages of the site. What they link to comes along: other pages, sources, folders."""
import re
import shutil
from pathlib import Path

from words import powers

# A link or a picture, of whose text brackets may be part; or code, in which there are none.
LINK = re.compile(r"`[^`\n]+`|(!?)\[((?:[^\[\]\n]|\n(?!\n)|\[[^\]\n]*\])*)\]\(([^()\s]+)\)")
IN_MENU = {"CHANGELOG.md", "CONTRIBUTING.md", "examples/README.md"}  # and all of docs
ORPHAN = "---\norphan: true\n---\n"
LANGUAGES = {
    ".c": "c",
    ".h": "c",
    ".cc": "cpp",
    ".cpp": "cpp",
    ".py": "python",
    ".sh": "sh",
    ".rs": "rust",
    ".cs": "csharp",
    ".def": "c",
}
PICTURES = {".png", ".svg", ".jpg"}


class Copies:
    """Copies pages from `root` to `out`, and remembers what else has to be there."""

    def __init__(self, root, out):
        self.root, self.out, self.done = root, out, set()

    def name_of(self, path):
        """Of the page that shows a file or folder of the repository."""
        inside = path.relative_to(self.root)
        if inside == Path("README.md"):
            return Path("index")
        if path.suffix == ".md":
            return inside.with_suffix("")
        return Path("files") / (inside / "index" if path.is_dir() else inside)

    def linked(self, page, target):
        """A link of a page of the repository, as one of the site's page; the target is copied, too."""
        address, hash_, anchor = target.partition("#")
        if re.match(r"\w+:", target) or not address:
            return target
        path = (self.root / page).parent.joinpath(address).resolve()
        if not path.exists():
            raise ValueError(f"{page}: a link to {target}, which is not there")
        up = "../" * (len(self.name_of(self.root / page).parts) - 1)
        if path.suffix in PICTURES:
            place = self.out / path.relative_to(self.root)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
            return up + str(path.relative_to(self.root))
        self.show(path)
        return f"{up}{self.name_of(path)}.md{hash_}{anchor}"

    def rewritten(self, page, text):
        """A page's text with the links of the site; blocks of code stay."""
        parts = re.split(r"(^```.*?^```$)", text, flags=re.S | re.M)
        return "".join(part if part.startswith("```") else self.with_links(page, part) for part in parts)

    def with_links(self, page, text):
        def link(found):
            if found[3] is None:
                return found[0]
            return f"{found[1]}[{self.with_links(page, found[2])}]({self.linked(page, found[3])})"

        at, parts = 0, []
        for found in LINK.finditer(text):
            parts += [powers(text[at : found.start()]), link(found)]
            at = found.end()
        return "".join([*parts, powers(text[at:])])

    def write(self, name, text):
        self.place(f"{name}.md", text)

    def place(self, name, text):
        place = self.out / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def show(self, path):
        """A page, a source or a folder, once."""
        if path in self.done:
            return
        self.done.add(path)
        page = path.relative_to(self.root)
        if path.suffix == ".md":
            if page != Path("README.md"):
                in_menu = page.parent == Path("docs") or str(page) in IN_MENU
                text = self.rewritten(page, path.read_text(encoding="utf-8"))
                self.write(self.name_of(path), text if in_menu else ORPHAN + text)
        elif path.is_dir():
            self.show_folder(path, page)
        else:
            language = LANGUAGES.get(path.suffix, "text")
            text = path.read_text(encoding="utf-8").rstrip("\n")
            self.write(
                self.name_of(path), f"{ORPHAN}# {page.name}\n\n`{page}`\n\n`````{language}\n{text}\n`````\n"
            )

    def show_folder(self, path, page):
        """What is in it, and in its folders."""
        lines = []
        for entry in sorted(path.iterdir()):
            if entry.name.startswith((".", "__")) or not (entry.is_dir() or is_text(entry)):
                continue
            self.show(entry)
            name = self.name_of(entry)
            near = (
                name.relative_to(self.name_of(path).parent)
                if name.parts[0] == "files"
                else Path("../" * len(self.name_of(path).parent.parts)) / name
            )
            lines.append(f"- [`{entry.name}`]({near}.md)")
        self.write(self.name_of(path), f"{ORPHAN}# {page}\n\n" + "\n".join(lines) + "\n")


def is_text(path):
    try:
        return len(path.read_bytes()) < 400_000 and bool(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        return False
