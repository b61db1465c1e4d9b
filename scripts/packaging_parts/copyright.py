"""Who may do what with a package: its program's licence, and notices of what is linked into every program that is shipped."""
import pathlib

from .description import Refusal

HERE = pathlib.Path(__file__).resolve().parent
CASEMENT = HERE.parent.parent / "LICENSE"
LINKED = ["swift.txt", "icu.txt", "gcc.txt"]
# Licences too long to be in each notice.
WHOLE = ["Apache-2.0", "GPL-3"]
DEBIAN = pathlib.Path("/usr/share/common-licenses")
RULE = "\n" + "-" * 70 + "\n\n"


def lay(app, folder, with_whole_licences):
    """Debian's machines have the licences that notices refer to; others need them in the package."""
    folder.mkdir(parents=True, exist_ok=True)
    text = RULE.join([own(app), "This program contains what follows.\n", *notices(app)])
    for name in WHOLE:
        text = text.replace(f"@{name}@", f"the file {name} beside this one" if with_whole_licences else str(DEBIAN / name))
        if with_whole_licences:
            (folder / name).write_text(read(DEBIAN / name), encoding="utf-8")
    (folder / "copyright").write_text(text, encoding="utf-8")


def own(app):
    licence = read(app.licence) if app.licence.is_file() else "No licence was given.\n"
    return "\n\n".join(part for part in [app.name, app.copyright, licence] if part)


def notices(app):
    casement = f"Casement, the implementation of UIKit's interface\n\n{read(CASEMENT)}"
    return [casement, *(read(HERE / "notices" / name) for name in LINKED), *(read(file) for file in app.notices)]


def read(file):
    try:
        return file.read_text(encoding="utf-8").rstrip() + "\n"
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal(f"{file} can't be read: {error}")
