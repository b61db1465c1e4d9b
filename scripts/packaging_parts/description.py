"""What a package says of its program, from the program's Info.plist and the command's options."""
import dataclasses
import datetime
import email.utils
import os
import pathlib
import plistlib
import re
import time

from . import types


class Refusal(Exception):
    """Why there is no package, in one line."""


@dataclasses.dataclass
class App:
    program: pathlib.Path
    name: str
    package: str
    identifier: str
    version: str
    summary: str
    maintainer: str
    homepage: str
    copyright: str
    licence: pathlib.Path
    # Of what is linked into the program besides what every program is linked with.
    notices: list
    categories: list
    documents: types.Documents
    schemes: list
    shortcuts: list
    # Whether the session bus starts it, by its identifier.
    is_bus_service: bool
    resources: list
    # When it is packaged; SOURCE_DATE_EPOCH for packages that are to be the same each time.
    seconds: int = dataclasses.field(default_factory=lambda: int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))

    @property
    def opens(self):
        """Whether other programs hand it files or addresses."""
        return bool(self.documents.mime_types or self.schemes)

    @property
    def description(self):
        return f"{self.name} is a program for desktops. It was written with UIKit's interface and needs an X server."

    @property
    def developer(self):
        return self.maintainer.partition(" <")[0]

    @property
    def date(self):
        return datetime.datetime.fromtimestamp(self.seconds, datetime.timezone.utc).date().isoformat()

    @property
    def rfc_date(self):
        return email.utils.formatdate(self.seconds)


# LSApplicationCategoryType to the desktop menu's categories.
CATEGORIES = {
    "business": "Office", "developer-tools": "Development", "education": "Education",
    "entertainment": "AudioVideo", "finance": "Office;Finance", "games": "Game",
    "graphics-design": "Graphics", "lifestyle": "Utility", "medical": "Science;MedicalSoftware",
    "music": "AudioVideo;Audio", "news": "Network;News", "photography": "Graphics;Photography",
    "productivity": "Office", "reference": "Education", "social-networking": "Network",
    "sports": "Game;SportsGame", "travel": "Utility", "utilities": "Utility",
    "video": "AudioVideo;Video", "weather": "Utility",
}


def read(options):
    program = options.program
    if not os.access(program, os.X_OK) or program.is_dir():
        raise Refusal(f"{program} is no program; build it with scripts/ship --product NAME")
    folders = resources(program)
    return describe(options, information(folders), folders)


def resources(program):
    """Those of the program's own target come first, then those of libraries that it asks for by name, as `Bundle.module`
    does. Without any of these, all that lie beside it."""
    beside = sorted(program.parent.glob("*.resources"))
    own = [folder for folder in beside if folder.name.endswith(f"_{program.name}.resources")]
    code = program.read_bytes()
    named = [folder for folder in beside if folder not in own and folder.name.encode() in code]
    return own + named or beside


def information(folders):
    """The first Info.plist of the folders; empty without one."""
    for folder in folders:
        for file in sorted(folder.glob("Info.casement.plist")) or sorted(folder.glob("*-Info.plist")):
            try:
                found = plistlib.loads(file.read_bytes())
            except Exception as error:
                raise Refusal(f"{file} is no property list: {error}")
            if not isinstance(found, dict):
                raise Refusal(f"{file} is no dictionary")
            return found
    return {}


def describe(options, info, folders):
    product = options.program.name
    package = package_name(product)
    values = {"PRODUCT_NAME": product, "EXECUTABLE_NAME": product, "PRODUCT_MODULE_NAME": product}

    def text(key, default=""):
        value = info.get(key)
        if not isinstance(value, str):
            return default
        value = re.sub(r"\$[({](\w+)[)}]", lambda found: values.get(found[1], ""), value)
        return " ".join(value.split()) or default

    identifier = options.identifier or text("CFBundleIdentifier")
    if not re.fullmatch(r"[A-Za-z][\w-]*(\.[A-Za-z_][\w-]*)+", identifier):
        if options.identifier:
            raise Refusal(f"the identifier {identifier} is not like org.example.Name")
        identifier = f"app.{re.sub('[^A-Za-z0-9]', '', product) or 'program'}"
    version = options.version or text("CFBundleShortVersionString", "1.0")
    if not re.fullmatch(r"[0-9][A-Za-z0-9.+~]*", version):
        raise Refusal(f"the version {version} does not begin with a digit, or has other signs than letters, digits, . + ~")
    name = text("CFBundleDisplayName") or text("CFBundleName") or product
    category = text("LSApplicationCategoryType").rpartition(".")[2]
    return App(
        program=options.program, name=name, package=package, identifier=identifier, version=version,
        summary=summary(options, name), maintainer=options.maintainer or environment_maintainer(),
        homepage=options.homepage or "", copyright=text("NSHumanReadableCopyright"),
        licence=options.licence, notices=options.notices, categories=CATEGORIES.get(category, "Utility").split(";"),
        documents=types.documents(info), schemes=schemes(info), shortcuts=shortcuts(info),
        is_bus_service=options.kind == "deb" and claims_name(info, identifier, product), resources=folders)


def claims_name(info, identifier, product):
    """Whether the program takes this name on the session bus, where later starts hand over what they are for. It reads
    its Info.plist itself, so that a name of the command's is not its own. The service needs a path, which an archive has not."""
    own = info.get("CFBundleIdentifier")
    if info.get("LSMultipleInstancesProhibited") is not True or not isinstance(own, str):
        return False
    own = re.sub(r"\$\((PRODUCT_NAME|PRODUCT_MODULE_NAME)\)", product, own)
    return own == identifier and is_bus_name(own)


def is_bus_name(name):
    """Source: the D-Bus Specification, valid bus names."""
    return len(name) <= 255 and re.fullmatch(r"[A-Za-z_-][A-Za-z0-9_-]*(\.[A-Za-z_-][A-Za-z0-9_-]*)+", name) is not None


def package_name(product):
    """Debian's rule: lower case letters, digits, plus, minus, full stop; at least two."""
    name = re.sub(r"[^a-z0-9+.-]", "-", product.lower()).strip("-.+")
    if len(name) < 2:
        raise Refusal(f"{product} makes no name of a package, which has two letters or digits at least")
    return name


def summary(options, name):
    line = " ".join((options.summary or "").split())
    return line[:80] or f"The program {name}"


def environment_maintainer():
    name, address = os.environ.get("DEBFULLNAME", ""), os.environ.get("DEBEMAIL", "")
    return f"{name} <{address}>" if name and address else ""


def schemes(info):
    found = [scheme.lower() for entry in types.entries(info.get("CFBundleURLTypes"))
             for scheme in types.texts(entry.get("CFBundleURLSchemes"))]
    return sorted({scheme for scheme in found if re.fullmatch(r"[a-z][a-z0-9+.-]*", scheme)})


def shortcuts(info):
    """Type and title of each action of the icon; of those whose actions would have one name, the first."""
    found = [(item.get("UIApplicationShortcutItemType"), item.get("UIApplicationShortcutItemTitle"))
             for item in types.entries(info.get("UIApplicationShortcutItems"))]
    named = {}
    for kind, title in found:
        if isinstance(kind, str) and isinstance(title, str) and re.fullmatch(r"[\w.-]+", kind):
            named.setdefault(action_name(kind), (kind, title))
    return list(named.values())


def action_name(kind):
    """What a desktop entry calls the action of a shortcut of this type, as UIKit's SceneManifest does."""
    return re.sub(r"[^A-Za-z0-9-]", "-", kind)
