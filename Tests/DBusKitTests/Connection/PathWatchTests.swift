import Foundation
import Testing

@testable import DBusKit

@Suite struct PathWatchTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("watch-\(UUID().uuidString)")
  private var folder: URL { root.appendingPathComponent("run") }
  private var file: URL { folder.appendingPathComponent("bus") }

  private func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func eachPartOfThePathIsNews() throws {
    try make(root)
    defer { try? FileManager.default.removeItem(at: root) }
    let watch = PathWatch()
    watch.follow(file.path)
    try make(root.appendingPathComponent("other"))
    #expect(!watch.takeNews())
    try make(folder)
    #expect(watch.takeNews() && !watch.takeNews())
    watch.follow(file.path)
    #expect(!watch.takeNews(), "the end of the last watch is none")
    try Data().write(to: file)
    #expect(watch.takeNews())
    watch.follow(nil)
    try Data([1]).write(to: file)
    #expect(!watch.takeNews())
  }

  /// The bus that comes next makes the folder anew.
  @Test func aFolderThatVanishesIsNews() throws {
    try make(folder)
    defer { try? FileManager.default.removeItem(at: root) }
    let watch = PathWatch()
    watch.follow(file.path)
    try FileManager.default.removeItem(at: folder)
    #expect(watch.takeNews())
    watch.follow(file.path)
    #expect(!watch.takeNews())
    try make(folder)
    #expect(watch.takeNews())
  }

  /// Another program makes the folders while they are looked for.
  @Test func noneOfThePathIsMissed() async throws {
    try make(root)
    defer { try? FileManager.default.removeItem(at: root) }
    for round in 0..<300 {
      let place = root.appendingPathComponent("\(round)/run")
      let watch = PathWatch()
      let maker = Thread {
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      maker.start()
      watch.follow(place.appendingPathComponent("bus").path)
      while !maker.isFinished { await Task.yield() }
      while watch.takeNews() { watch.follow(place.appendingPathComponent("bus").path) }
      try Data().write(to: place.appendingPathComponent("bus"))
      #expect(watch.takeNews(), "round \(round)")
    }
  }
}
