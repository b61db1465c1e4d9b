"""A Debian package, by Debian's own tools."""
import gzip
import hashlib
import pathlib
import re
import subprocess
import tempfile
import textwrap

from . import layout
from .description import Refusal

# Menu categories to sections of Debian's archive.
SECTIONS = {"Office": "editors", "Development": "devel", "Education": "education", "AudioVideo": "video",
            "Game": "games", "Graphics": "graphics", "Network": "net", "Science": "science"}

# What stands in programs that open further libraries at run time, and these libraries' packages.
OPENED = {"libwebkit2gtk-4.1.so.0": ["libwebkit2gtk-4.1-0"], "EGLConnection": ["libegl1", "libgles2"]}


def make(app, tree, output):
    if not re.fullmatch(r"[^<>\n]+ <[^@<>\s]+@[^@<>\s]+>", app.maintainer):
        raise Refusal("say who maintains it: --maintainer 'Name <address>', or DEBFULLNAME and DEBEMAIL")
    write_changes(app, tree / "usr" / "share" / "doc" / app.package)
    control = tree / "DEBIAN"
    control.mkdir()
    architecture = run("dpkg", "--print-architecture")
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files)
    (control / "md5sums").write_text(sums(tree, files), encoding="utf-8")
    (control / "control").write_text(fields(app, architecture, size, depends(app, tree)), encoding="utf-8")
    path = output / f"{app.package}_{app.version}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "--build", tree, path)
    return path


def fields(app, architecture, size, depends):
    recommended, suggested = (setup_list(kind) for kind in ["run-time", "optional"])
    lines = [f"Package: {app.package}", f"Version: {app.version}", f"Architecture: {architecture}",
             f"Maintainer: {app.maintainer}", f"Installed-Size: {(size + 1023) // 1024}", f"Depends: {depends}",
             f"Recommends: {', '.join(recommended + opened(app))}", f"Suggests: {', '.join(suggested)}",
             f"Section: {SECTIONS.get(app.categories[0], 'utils')}", "Priority: optional"]
    if app.homepage:
        lines.append(f"Homepage: {app.homepage}")
    body = textwrap.wrap(app.description, 76)
    return "\n".join(lines + [f"Description: {app.summary}", *(f" {line}" for line in body)]) + "\n"


def setup_list(kind):
    """Packages whose libraries are opened at run time, if they are there."""
    setup = pathlib.Path(__file__).resolve().parent.parent / "setup"
    return run(setup, "--list", kind).split()


def opened(app):
    code = [program.read_bytes() for program in layout.programs(app)]
    return [package for mark, packages in OPENED.items() if any(mark.encode() in part for part in code)
            for package in packages]


def depends(app, tree):
    """Debian's packages of the libraries that the programs are linked with."""
    with tempfile.TemporaryDirectory() as folder:
        control = pathlib.Path(folder) / "debian"
        control.mkdir()
        (control / "control").write_text(f"Source: {app.package}\n\nPackage: {app.package}\nArchitecture: any\n")
        programs = [tree / "usr" / "lib" / app.package / program.name for program in layout.programs(app)]
        found = run("dpkg-shlibdeps", "-O", *programs, cwd=folder)
    return found.partition("shlibs:Depends=")[2]


def sums(tree, files):
    """By which Debian's tools see whether an installed file was changed."""
    return "".join(f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}\n" for file in files)


def write_changes(app, folder):
    entry = f"{app.package} ({app.version}) unstable; urgency=medium\n\n  * Version {app.version}.\n\n"
    entry += f" -- {app.maintainer}  {app.rfc_date}\n"
    (folder / "changelog.gz").write_bytes(gzip.compress(entry.encode(), 9, mtime=0))


def run(*command, cwd=None):
    try:
        done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=cwd)
    except FileNotFoundError:
        raise Refusal(f"{command[0]} is not installed; Debian's packages dpkg and dpkg-dev have it")
    except subprocess.CalledProcessError as error:
        raise Refusal(f"{pathlib.Path(command[0]).name}: {(error.stderr or error.stdout).strip()}")
    return done.stdout.strip()
