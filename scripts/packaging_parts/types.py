"""Types of documents: Apple's identifiers and what Info.plist declares, as MIME types."""
import dataclasses
import mimetypes
import re

# Types that programs declare without describing them. Source: Apple's reference of system-declared types.
SYSTEM = {
    "public.plain-text": "text/plain", "public.utf8-plain-text": "text/plain", "public.text": "text/plain",
    "public.html": "text/html", "public.xml": "application/xml", "public.json": "application/json",
    "public.rtf": "application/rtf", "public.comma-separated-values-text": "text/csv",
    "public.png": "image/png", "public.jpeg": "image/jpeg", "public.tiff": "image/tiff",
    "public.heic": "image/heif", "public.svg-image": "image/svg+xml", "com.compuserve.gif": "image/gif",
    "org.webmproject.webp": "image/webp", "com.microsoft.bmp": "image/bmp", "com.adobe.pdf": "application/pdf",
    "public.mp3": "audio/mpeg", "public.mpeg-4": "video/mp4", "public.mpeg-4-audio": "audio/mp4",
    "com.microsoft.waveform-audio": "audio/x-wav", "public.zip-archive": "application/zip",
    "net.daringfireball.markdown": "text/markdown", "public.vcard": "text/vcard", "public.ics": "text/calendar",
}


@dataclasses.dataclass
class Declared:
    """A type that the program brings."""
    mime_type: str
    comment: str
    extensions: list


@dataclasses.dataclass
class Documents:
    mime_types: list
    declared: list


def documents(info):
    own = {identifier: kind for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
           for identifier, kind in declarations(info.get(key))}
    wanted = []
    for entry in entries(info.get("CFBundleDocumentTypes")):
        wanted += texts(entry.get("CFBundleTypeMIMETypes"))
        for identifier in texts(entry.get("LSItemContentTypes")):
            wanted.append(own[identifier].mime_type if identifier in own else SYSTEM.get(identifier))
        for extension in texts(entry.get("CFBundleTypeExtensions")):
            wanted.append(mimetypes.guess_type(f"file.{extension}")[0])
    return Documents(
        mime_types=sorted({kind for kind in wanted if kind and valid(kind)}),
        declared=[kind for kind in own.values() if kind.extensions])


def declarations(value):
    for entry in entries(value):
        identifier = entry.get("UTTypeIdentifier")
        tags = entry.get("UTTypeTagSpecification")
        if not isinstance(identifier, str) or not isinstance(tags, dict):
            continue
        kinds = [kind for kind in texts(tags.get("public.mime-type")) if valid(kind)]
        extensions = [name.lower() for name in texts(tags.get("public.filename-extension"))
                      if re.fullmatch(r"[\w.+-]+", name)]
        comment = entry.get("UTTypeDescription")
        yield identifier, Declared(
            kinds[0] if kinds else "application/x-" + re.sub(r"[^a-z0-9.-]", "-", identifier.lower()),
            comment if isinstance(comment, str) else identifier, extensions)


def valid(kind):
    return re.fullmatch(r"[a-z0-9][\w.+-]*/[\w.+-]+", kind) is not None


def entries(value):
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def texts(value):
    if isinstance(value, str):
        return [value]
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
