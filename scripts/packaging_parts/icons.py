"""The program's icon, from the app icon of its asset catalog, in the sizes that desktops look for."""
import pathlib
import shutil
import struct
import subprocess

SIZES = [16, 24, 32, 48, 64, 128, 256, 512]


def lay(app, theme):
    """Whether the program has an icon. Sizes that the catalog lacks are made by ImageMagick, if it is installed."""
    drawn = pictures(app.resources)
    if not drawn:
        return False
    convert = shutil.which("convert")
    for size in SIZES:
        source = drawn.get(size)
        larger = [side for side in drawn if side > size]
        if source is None and not (convert and larger):
            continue
        path = theme / f"{size}x{size}" / "apps" / f"{app.identifier}.png"
        path.parent.mkdir(parents=True)
        if source:
            shutil.copyfile(source, path)
        else:
            subprocess.run([convert, drawn[min(larger)], "-strip", "-resize", f"{size}x{size}", path], check=True)
    return theme.exists()


def pictures(folders):
    """Square PNG files of app icons, by their side in pixels."""
    found = {}
    for folder in folders:
        for file in sorted(pathlib.Path(folder).glob("**/*.appiconset/*.png")):
            header = file.read_bytes()[:24]
            if len(header) == 24 and header[:8] == b"\x89PNG\r\n\x1a\n":
                width, height = struct.unpack(">II", header[16:])
                if width == height:
                    found.setdefault(width, file)
    return found
