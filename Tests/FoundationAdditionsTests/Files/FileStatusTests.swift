import Foundation
import FoundationAdditions
import Testing

struct FileStatusTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "FileStatusTests-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("a") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("four".utf8).write(to: file)
  }

  @Test func filesFoldersAndOthersAreToldApart() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(FileStatus(at: file)?.kind == .file && FileStatus(at: folder)?.kind == .folder)
    #expect(FileStatus(at: URL(fileURLWithPath: "/dev/null"))?.kind == .other)
    #expect(FileStatus(at: folder.appendingPathComponent("none")) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    #expect(FileStatus(at: file)?.permissions == 0o640)
  }

  @Test func aLinkIsWhatItLeadsTo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(FileStatus(at: link)?.kind == .file)
    #expect(FileIdentity(at: link) == FileIdentity(at: file))
  }

  @Test func otherContentsAreAnotherIdentity() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try #require(FileIdentity(at: file))
    #expect(before.size == 4 && before == FileIdentity(at: file))
    #expect(abs(before.modificationDate.timeIntervalSinceNow) < 600)
    try Data("five!".utf8).write(to: file, options: .atomic)
    #expect(FileIdentity(at: file) != before)
    try FileManager.default.removeItem(at: file)
    #expect(FileIdentity(at: file) == nil)
  }
}
