import Foundation
import Testing

@testable import UniformTypeIdentifiers

/// Databases written by the tests.
struct MimeDatabaseTests {
  /// A database with these files, in a folder that goes away with it.
  private final class Folder {
    let path = NSTemporaryDirectory() + "mime-\(UUID().uuidString)"

    init(_ files: [String: Data]) throws {
      for (name, data) in files {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
    }

    convenience init(_ files: [String: String]) throws {
      try self.init(files.mapValues { Data($0.utf8) })
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func type(_ name: String) throws -> MimeType { try #require(MimeType(name)) }

  @Test func theHeaviestPatternComesFirst() throws {
    let folder = try Folder([
      "globs2":
        "# comment\n50:application/x-a:*.q\n80:application/x-b:*.Q\n50:application/x-b:*.r\n"
    ])
    let database = MimeDatabase(folders: [folder.path])
    #expect(
      try database.types(ofExtension: "q") == [type("application/x-b"), type("application/x-a")])
    #expect(try database.extensions(of: type("application/x-b")) == ["q", "r"])
  }

  @Test func theUsersFolderComesBeforeTheSystems() throws {
    let user = try Folder(["globs2": "50:application/x-mine:*.q", "aliases": "a/old a/mine"])
    let system = try Folder(["globs2": "50:application/x-theirs:*.q", "aliases": "a/old a/theirs"])
    let database = MimeDatabase(folders: [user.path, system.path])
    #expect(database.types(ofExtension: "q").first?.text == "application/x-mine")
    #expect(
      MimeDatabase.systemFolders(["XDG_DATA_HOME": "/u", "XDG_DATA_DIRS": "/a:b:/c"])
        == ["/u/mime", "/a/mime", "/c/mime"])
  }

  @Test func otherNamesAndParentsAreFound() throws {
    let folder = try Folder([
      "globs2": "50:application/x-a:*.q", "aliases": "application/old application/x-a\n",
      "subclasses": "application/x-a text/plain\napplication/x-a application/zip\n",
    ])
    let database = MimeDatabase(folders: [folder.path])
    #expect(try database.canonical(type("application/old"))?.text == "application/x-a")
    #expect(try database.canonical(type("application/none")) == nil)
    #expect(
      try database.parents(of: type("application/x-a")).map(\.text)
        == ["text/plain", "application/zip"])
  }

  @Test func theTextIsInTheUsersLanguage() throws {
    let folder = try Folder([
      "application/x-a.xml": """
      <mime-type><comment>A &amp; file</comment><comment xml:lang="de">A-Datei</comment>
      <comment xml:lang="pt_BR">Arquivo A</comment></mime-type>
      """
    ])
    let database = MimeDatabase(folders: [folder.path])
    let a = try type("application/x-a")
    #expect(database.text(of: a, in: ["de-AT"]) == "A-Datei")
    #expect(database.text(of: a, in: ["pt-BR"]) == "Arquivo A")
    #expect(database.text(of: a, in: ["fr", "de"]) == "A-Datei")
    #expect(database.text(of: a, in: ["en", "de"]) == "A & file")
    #expect(database.text(of: a, in: []) == "A & file")
  }

  @Test func withoutADatabaseNothingIsFound() throws {
    let database = MimeDatabase(folders: ["/nonexistent/mime"])
    #expect(database.types(ofExtension: "png").isEmpty)
    #expect(try database.text(of: type("image/png"), in: ["de"]) == nil)
  }

  @Test func garbageIsPassedOver() throws {
    var noise: [UInt8] = []
    var seed: UInt64 = 42
    for _ in 0..<200_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      noise.append(UInt8(truncatingIfNeeded: seed >> 56))
    }
    let lines =
      "\nx\n:::\n50:\n99999999999999999999:a/b:*.q\n50:../x:*.q\n50:a/b:*\n50:a/b:*.[ch]\n"
      + String(repeating: "y", count: 100_000) + "\n50:a/good:*.q\r\n50:a/fine:*.q\n"
    let folder = try Folder([
      "globs2": Data(lines.utf8) + Data(noise), "subclasses": Data(noise), "aliases": Data(noise),
      "a/fine.xml": Data("<comment<comment></comment xml:lang=\"de\">".utf8) + Data(noise),
    ])
    let database = MimeDatabase(folders: [folder.path])
    #expect(database.types(ofExtension: "q").map(\.text).contains("a/fine"))
    #expect(try database.parents(of: type("a/fine")).isEmpty)
    _ = try database.text(of: type("a/fine"), in: ["de"])
  }

  @Test func aHugeFileIsRefused() throws {
    let folder = try Folder(["globs2": Data(count: 9 << 20)])
    #expect(MimeDatabase(folders: [folder.path]).types(ofExtension: "q").isEmpty)
  }

  @Test func typesThatAreEachOthersParentsEnd() throws {
    let folder = try Folder(["subclasses": "a/x a/y\na/y a/x\na/x a/x\n"])
    let database = MimeDatabase(folders: [folder.path])
    #expect(try database.parents(of: type("a/x")).map(\.text) == ["a/y"])
    #expect(try database.parents(of: type("a/y")).map(\.text) == ["a/x"])
    let cycle = ["x": ["y"], "y": ["z", "x"], "z": ["y", "z"]]
    #expect(TypeRegistry.ancestors(of: "x") { cycle[$0] ?? [] } == ["y", "z"])
  }

  @Test func theMachinesDatabaseKnowsWhatIsNotBuiltIn() throws {
    let system = MimeDatabase(folders: ["/usr/share/mime"])
    guard system.types(ofExtension: "blend").first != nil else { return }
    let type = try #require(UTType(filenameExtension: "blend"))
    #expect(type.preferredMIMEType == "application/x-blender")
    #expect(type.preferredFilenameExtension == "blend")
    #expect(UTType(mimeType: "application/x-blender") == type)
    #expect(type.conforms(to: .data))
  }
}
