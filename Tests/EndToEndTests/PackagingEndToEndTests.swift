import Foundation
import ProcessStarting
import TemporaryPlaces
import Testing

/// `scripts/package`, with a small program of the system's in the place of an app's.
@Suite(.serialized) final class PackagingEndToEndTests {
  private let folder = TemporaryPlaces.new("packaging")
  private let maintainer = ["--maintainer", "Ada Example <ada@example.org>"]

  init() throws {
    let resources = folder.appendingPathComponent("Notes_Notes.resources")
    let icon = resources.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
    try FileManager.default.createDirectory(at: icon, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: "/usr/bin/env"), to: folder.appendingPathComponent("Notes"))
    try Self.information.write(
      to: resources.appendingPathComponent("Info.casement.plist"), atomically: true, encoding: .utf8
    )
    let picture = icon.appendingPathComponent("icon.png").path
    #expect(try run("convert", ["-size", "64x64", "xc:orange", picture]).status == 0)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>Field Notes</string>
    <key>CFBundleIdentifier</key><string>org.example.FieldNotes</string>
    <key>CFBundleShortVersionString</key><string>1.2</string>
    <key>LSApplicationCategoryType</key><string>public.app-category.productivity</string>
    <key>CFBundleURLTypes</key><array><dict>
    <key>CFBundleURLSchemes</key><array><string>fieldnotes</string><string>bad scheme;</string></array></dict></array>
    <key>CFBundleDocumentTypes</key><array><dict>
    <key>LSItemContentTypes</key><array><string>public.plain-text</string><string>org.example.note</string></array>
    </dict></array>
    <key>UTExportedTypeDeclarations</key><array><dict>
    <key>UTTypeIdentifier</key><string>org.example.note</string>
    <key>UTTypeDescription</key><string>Note &amp; more</string>
    <key>UTTypeTagSpecification</key><dict>
    <key>public.filename-extension</key><array><string>note</string></array></dict></dict></array>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>new-note</string>
    <key>UIApplicationShortcutItemTitle</key><string>New Note</string></dict></array>
    </dict></plist>
    """

  @discardableResult
  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String)
  {
    let process = Process()
    let pipe = Pipe.alone()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.runAlone()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private func package(_ kind: String, _ options: [String]) throws -> (status: Int32, text: String)
  {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let script = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scripts/package").path
    return try run(script, [kind, "Notes"] + options)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func aDebianPackageHasTheProgramItsEntryItsTypesAndItsIcon() throws {
    let made = try package("deb", maintainer + ["--summary", "Writes notes"])
    try #require(made.status == 0, "\(made.text)")
    let file = made.text.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try run("dpkg-deb", ["-x", file, "root"]).status == 0)
    #expect(try run("root/usr/bin/notes", ["true"]).status == 0)
    let entry = try text("root/usr/share/applications/org.example.FieldNotes.desktop")
    for line in [
      "Name=Field Notes", "Exec=notes %U", "StartupWMClass=Notes", "Categories=Office;",
      "MimeType=application/x-org.example.note;text/plain;x-scheme-handler/fieldnotes;",
      "Exec=notes --shortcut-item=new-note", "Icon=org.example.FieldNotes",
    ] { #expect(entry.contains("\(line)\n"), "\(entry)") }
    // The class of a program's windows is the name of its file.
    #expect(try run("root/usr/lib/notes/Notes", ["true"]).status == 0)
    #expect(!entry.contains("DBusActivatable"), "it doesn't claim its name")
    let types = try text("root/usr/share/mime/packages/org.example.FieldNotes.xml")
    #expect(types.contains("<glob pattern=\"*.note\"/>") && types.contains("Note &amp; more"))
    for size in [16, 48, 64] {
      let icon = "root/usr/share/icons/hicolor/\(size)x\(size)/apps/org.example.FieldNotes.png"
      #expect(try run("identify", ["-format", "%wx%h", icon]).text == "\(size)x\(size)")
    }
    try run("dpkg-deb", ["-e", file, "control"])
    let sums = try run("sh", ["-c", "cd root && md5sum --check ../control/md5sums"])
    #expect(sums.status == 0 && sums.text.contains("usr/lib/notes/Notes: OK"), "\(sums.text)")
    let fields = try run("dpkg-deb", ["-f", file]).text
    #expect(fields.contains("Depends: libc6") && fields.contains("Maintainer: Ada Example"))
  }

  @Test func theBusStartsAProgramWithOneInstance() throws {
    let single = "<key>LSMultipleInstancesProhibited</key><true/>\n</dict></plist>"
    try Self.information.replacing("</dict></plist>", with: single).write(
      to: folder.appendingPathComponent("Notes_Notes.resources/Info.casement.plist"),
      atomically: true, encoding: .utf8)
    func entry(_ identifier: String, _ options: [String]) throws -> String {
      let made = try package("deb", maintainer + options)
      try #require(made.status == 0, "\(made.text)")
      let file = made.text.trimmingCharacters(in: .whitespacesAndNewlines)
      try run("dpkg-deb", ["-x", file, identifier])
      let path = "\(identifier)/usr/share/applications/\(identifier).desktop"
      let judgement = try run("desktop-file-validate", [path])
      #expect(judgement.status == 0, "\(judgement.text)")
      return try text(path)
    }
    let own = try entry("org.example.FieldNotes", [])
    #expect(own.contains("DBusActivatable=true\nActions=new-note;\n"), "\(own)")
    #expect(own.contains("[Desktop Action new-note]\n"))
    let services = "usr/share/dbus-1/services"
    let service = try text(
      "org.example.FieldNotes/\(services)/org.example.FieldNotes.service")
    #expect(service == "[D-BUS Service]\nName=org.example.FieldNotes\nExec=/usr/bin/notes\n")

    // The program would claim another name.
    let other = try entry("org.example.Other", ["--identifier", "org.example.Other"])
    #expect(!other.contains("DBusActivatable"))
    let none = folder.appendingPathComponent("org.example.Other/\(services)").path
    #expect(!FileManager.default.fileExists(atPath: none))
    #expect(try !archivedEntry().contains("DBusActivatable"), "it can lie anywhere")
  }

  private func archivedEntry() throws -> String {
    let file = try package("tar", []).text.trimmingCharacters(in: .whitespacesAndNewlines)
    try run("tar", ["xf", file])
    let name = file.dropLast(".tar.xz".count)
    return try text("\(name)/share/applications/org.example.FieldNotes.desktop")
  }

  @Test func desktopsToolsAcceptIt() throws {
    let file = try package("deb", maintainer).text.trimmingCharacters(in: .whitespacesAndNewlines)
    try run("dpkg-deb", ["-x", file, "root"])
    let share = "root/usr/share"
    let entry = try run(
      "desktop-file-validate", ["\(share)/applications/org.example.FieldNotes.desktop"])
    #expect(entry.status == 0, "\(entry.text)")
    let page = try run(
      "appstreamcli",
      ["validate", "--no-net", "\(share)/metainfo/org.example.FieldNotes.metainfo.xml"])
    #expect(page.status == 0, "\(page.text)")
    // It leaves files behind.
    let errors = try run(
      "TMPDIR=\(folder.path)", ["lintian", "--fail-on", "error", "--tag-display-limit", "0", file])
    #expect(errors.status == 0, "\(errors.text)")
  }

  @Test func anArchiveRunsFromWhereItIsUnpacked() throws {
    try "Copy it freely.\n".write(
      to: folder.appendingPathComponent("LICENSE"), atomically: true, encoding: .utf8)
    let made = try package("tar", ["--version", "2.0"])
    try #require(made.status == 0, "\(made.text)")
    let file = made.text.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(file.hasPrefix("notes-2.0-") && file.hasSuffix(".tar.xz"))
    try run("tar", ["xf", file])
    let name = String(file.dropLast(".tar.xz".count))
    #expect(try run("\(name)/bin/notes", ["true"]).status == 0)
    let notices = try text("\(name)/share/doc/notes/copyright")
    #expect(notices.contains("Copy it freely.") && !notices.contains("/usr/share/common-licenses"))
    for whole in ["Apache-2.0", "GPL-3"] {
      #expect(notices.contains("the file \(whole) beside this one"))
      #expect(try text("\(name)/share/doc/notes/\(whole)").contains("TERMS AND CONDITIONS"))
    }
    #expect(try text("\(name)/share/applications/org.example.FieldNotes.desktop").contains("notes"))
  }

  /// A library that is linked statically says so in the package, as its licence wants.
  @Test func whatTheProgramIsLinkedWithIsNamed() throws {
    try "Pears Library, by Bob".write(
      to: folder.appendingPathComponent("pears.txt"), atomically: true, encoding: .utf8)
    let made = try package("deb", maintainer + ["--notice", "pears.txt"])
    try #require(made.status == 0, "\(made.text)")
    let file = made.text.trimmingCharacters(in: .whitespacesAndNewlines)
    try run("dpkg-deb", ["-x", file, "root"])
    let notices = try text("root/usr/share/doc/notes/copyright")
    for notice in [
      "The Casement authors", "Apple Inc. and the Swift project authors", "LLVM Exceptions",
      "UNICODE LICENSE V3", "COPYING.ipadic", "V8 project authors",
      "GCC RUNTIME LIBRARY EXCEPTION", "Pears Library, by Bob",
      "/usr/share/common-licenses/Apache-2.0", "/usr/share/common-licenses/GPL-3",
    ] { #expect(notices.contains(notice), "\(notice)") }
    let unread = try package("tar", ["--notice", "plums.txt"])
    #expect(unread.status == 1 && unread.text.hasPrefix("package: plums.txt can't be read"))
  }

  /// Web views have another program, which stands beside the one that uses them.
  @Test func librariesThatAreOpenedOnUseAreRecommended() throws {
    func recommended() throws -> String {
      let made = try package("deb", maintainer)
      try #require(made.status == 0, "\(made.text)")
      let file = made.text.trimmingCharacters(in: .whitespacesAndNewlines)
      return try run("dpkg-deb", ["-f", file, "Recommends"]).text
    }
    let plain = try recommended()
    #expect(plain.contains("libxi6") && !plain.contains("webkit") && !plain.contains("libegl1"))
    try run("sh", ["-c", "cp Notes casement-web-engine; printf casement-web-engine >> Notes"])
    try run("sh", ["-c", "printf libwebkit2gtk-4.1.so.0 >> casement-web-engine"])
    try run("sh", ["-c", "printf EGLConnection >> Notes"])
    let rich = try recommended()
    for name in ["libwebkit2gtk-4.1-0", "libegl1", "libgles2"] {
      #expect(rich.contains(name), "\(rich)")
    }
  }

  /// `Bundle.module` of a library traps without its folder.
  @Test func resourcesOfLibrariesComeAlong() throws {
    for name in ["Pears_Pears.resources", "Plums_Plums.resources"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try run("sh", ["-c", "printf Pears_Pears.resources >> Notes"])
    let made = try package("tar", [])
    try #require(made.status == 0, "\(made.text)")
    let listing = try run("tar", ["tf", made.text.trimmingCharacters(in: .whitespacesAndNewlines)])
    #expect(listing.text.contains("/lib/notes/Notes_Notes.resources/"))
    #expect(listing.text.contains("/lib/notes/Pears_Pears.resources/"))
    #expect(!listing.text.contains("Plums"), "\(listing.text)")
  }

  @Test func whatIsMissingIsSaidInOneLine() throws {
    let anonymous = try package("deb", [])
    #expect(anonymous.status == 1 && anonymous.text.hasPrefix("package: say who maintains it"))
    let version = try package("tar", ["--version", "next"])
    #expect(version.status == 1 && version.text.hasPrefix("package: the version next"))
    try Data("no list".utf8).write(
      to: folder.appendingPathComponent("Notes_Notes.resources/Info.casement.plist"))
    let list = try package("tar", [])
    #expect(list.status == 1 && list.text.contains("is no property list"), "\(list.text)")
    #expect(list.text.split(separator: "\n").count == 1)
  }
}
