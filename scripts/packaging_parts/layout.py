"""The files of a package as they lie in /usr: lib/NAME has the program and its resources, bin a link to it."""
import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile

from . import copyright, entries, icons

# Another program that is started from beside the program that uses it, whose name stands in that program.
ENGINE = "casement-web-engine"


@contextlib.contextmanager
def staged(app, kind):
    """A folder that holds `usr`, for as long as the `with` lasts."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        lay_program(app, root / "usr")
        lay_entries(app, root / "usr" / "share")
        copyright.lay(app, root / "usr" / "share" / "doc" / app.package, with_whole_licences=kind == "tar")
        for path in [root, *root.rglob("*")]:
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
        yield root


def lay_program(app, usr):
    home = usr / "lib" / app.package
    home.mkdir(parents=True)
    for program in programs(app):
        subprocess.run(["strip", "-o", home / program.name, program], check=True)
    for folder in app.resources:
        shutil.copytree(folder, home / folder.name)
    (usr / "bin").mkdir()
    (usr / "bin" / app.package).symlink_to(f"../lib/{app.package}/{app.program.name}")


def programs(app):
    """The program, and the web engine's if it uses that."""
    engine = app.program.parent / ENGINE
    uses_engine = engine.is_file() and ENGINE.encode() in app.program.read_bytes()
    return [app.program] + ([engine] if uses_engine else [])


def lay_entries(app, share):
    has_icon = icons.lay(app, share / "icons" / "hicolor")
    write(share / "applications" / f"{app.identifier}.desktop", entries.desktop_entry(app, has_icon))
    write(share / "metainfo" / f"{app.identifier}.metainfo.xml", entries.metainfo(app))
    if app.is_bus_service:
        write(share / "dbus-1" / "services" / f"{app.identifier}.service", entries.bus_service(app))
    kinds = entries.mime_package(app)
    if kinds:
        write(share / "mime" / "packages" / f"{app.identifier}.xml", kinds)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
