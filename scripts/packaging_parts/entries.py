"""What desktops read of a program: its entry in the menu, its types of files, its page among software."""
from xml.sax.saxutils import escape, quoteattr

from .description import action_name


def desktop_entry(app, has_icon):
    """Source: the Desktop Entry Specification 1.5."""
    command = app.package + (" %U" if app.opens else "")
    lines = ["[Desktop Entry]", "Type=Application", f"Name={value(app.name)}", f"Comment={value(app.summary)}",
             f"Exec={command}", f"Icon={app.identifier if has_icon else 'application-x-executable'}",
             "Terminal=false", "StartupNotify=true", f"StartupWMClass={value(app.program.name)}",
             f"Categories={';'.join(app.categories)};"]
    kinds = app.documents.mime_types + [f"x-scheme-handler/{scheme}" for scheme in app.schemes]
    if kinds:
        lines.append(f"MimeType={';'.join(kinds)};")
    if app.is_bus_service:
        lines.append("DBusActivatable=true")
    if app.shortcuts:
        lines.append(f"Actions={';'.join(action_name(kind) for kind, _ in app.shortcuts)};")
        for kind, title in app.shortcuts:
            lines += ["", f"[Desktop Action {action_name(kind)}]", f"Name={value(title)}",
                      f"Exec={app.package} --shortcut-item={kind}"]
    return "\n".join(lines) + "\n"


def bus_service(app):
    """Source: the D-Bus Specification, message bus starting services."""
    return f"[D-BUS Service]\nName={app.identifier}\nExec=/usr/bin/{app.package}\n"


def value(text):
    """A value of a desktop entry, which is one line."""
    return text.replace("\\", "\\\\").replace("\n", " ").strip()


def mime_package(app):
    """Source: the Shared MIME-info Database specification. None if the program brings no types."""
    if not app.documents.declared:
        return None
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">']
    for kind in app.documents.declared:
        lines += [f"  <mime-type type={quoteattr(kind.mime_type)}>", f"    <comment>{escape(kind.comment)}</comment>"]
        lines += [f"    <glob pattern={quoteattr('*.' + name)}/>" for name in kind.extensions]
        lines.append("  </mime-type>")
    return "\n".join(lines + ["</mime-info>"]) + "\n"


def metainfo(app):
    """Source: the AppStream specification 0.16, of desktop applications."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<component type="desktop-application">',
             f"  <id>{escape(app.identifier)}</id>", "  <metadata_license>FSFAP</metadata_license>",
             f"  <name>{escape(app.name)}</name>", f"  <summary>{escape(app.summary)}</summary>",
             f"  <description><p>{escape(app.description)}</p></description>",
             f'  <launchable type="desktop-id">{escape(app.identifier)}.desktop</launchable>']
    if app.homepage:
        lines.append(f'  <url type="homepage">{escape(app.homepage)}</url>')
    if app.developer:
        lines.append(f"  <developer_name>{escape(app.developer)}</developer_name>")
    lines.append('  <content_rating type="oars-1.1"/>')
    lines.append(f"  <provides><binary>{escape(app.package)}</binary></provides>")
    lines.append(f'  <releases><release version={quoteattr(app.version)} date="{app.date}"/></releases>')
    return "\n".join(lines + ["</component>"]) + "\n"
