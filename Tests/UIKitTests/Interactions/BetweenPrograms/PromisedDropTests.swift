import Foundation
import Glibc
import PlatformKit
import Synchronization
import Testing

@testable import UIKit

/// Another program drops a file that it promises; the headless platform is that program.
@MainActor
struct PromisedDropTests {
  private struct Loaded: Equatable {
    var name: String?
    var text: String?
  }

  private final class Found: Sendable {
    let files = Mutex<[Loaded]>([])
    let data = Mutex<[Data?]>([])
  }

  private let stage = ForeignDropTests.Stage()
  private let json = "public.json"

  private func drag(
    _ data: KeyValuePairs<String, [UInt8]> = [:], name: String = "a note.json",
    write: @escaping @MainActor (String) -> FilePromiseAnswer
  ) -> HeadlessForeignDrag {
    let drag = HeadlessForeignDrag(data, promisedName: name)
    drag.write = write
    return drag
  }

  private func written(_ path: String) -> FilePromiseAnswer {
    (try? Data("{}".utf8).write(to: URL(fileURLWithPath: path))) == nil ? .failed : .saved
  }

  /// What the target of the drop finds when it loads the file as the drop is performed.
  private func loaded(_ drag: HeadlessForeignDrag) async throws -> Loaded? {
    let found = Found()
    stage.target.perform = { session in
      session.items.first?.itemProvider.loadFileRepresentation(
        forTypeIdentifier: "public.json"
      ) { file, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        let loaded = Loaded(name: file?.lastPathComponent, text: text)
        found.files.withLock { $0.append(loaded) }
      }
    }
    stage.move(drag, 200, 40)
    stage.drop(drag)
    try await stage.settle { !drag.ends.isEmpty }
    return found.files.withLock { $0.first }
  }

  @Test func theFileIsAnItemOfItsTypeAndIsRemovedAfterTheDrop() async throws {
    var mode: mode_t?
    let drag = drag { path in
      var folder = stat()
      if stat((path as NSString).deletingLastPathComponent, &folder) == 0 {
        mode = folder.st_mode & 0o777
      }
      return written(path)
    }
    var types: [String]?
    stage.target.handles = { session in
      types = session.items.first?.itemProvider.registeredTypeIdentifiers
      return true
    }
    #expect(try await loaded(drag) == Loaded(name: "a note.json", text: "{}"))
    #expect(types == [json] && mode == 0o700)
    let path = try #require(drag.places.first)
    #expect(path.hasSuffix("/a note.json") && drag.places.count == 1)
    let folder = (path as NSString).deletingLastPathComponent
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(drag.ends == [.copy])
  }

  @Test func theProgramIsAskedOnceForAllLoads() async throws {
    let drag = drag(write: written)
    let found = Found()
    stage.target.perform = { session in
      for _ in 0..<3 {
        session.items.first?.itemProvider.loadDataRepresentation(
          forTypeIdentifier: "public.json"
        ) { data, _ in found.data.withLock { $0.append(data) } }
      }
    }
    stage.move(drag, 200, 40)
    stage.drop(drag)
    try await stage.settle { !drag.ends.isEmpty }
    let data = found.data.withLock { $0 }
    #expect(data.count == 3 && data.allSatisfy { $0 == Data("{}".utf8) })
    #expect(drag.places.count == 1)
  }

  @Test func whoCanNotWriteHereGivesItsData() async throws {
    let plain = drag(["application/octet-stream": Array("[1]".utf8)]) { _ in .declined }
    #expect(try await loaded(plain) == Loaded(name: "a note.json", text: "[1]"))
    #expect(plain.requests == ["application/octet-stream"])
    let typed = drag([
      "application/octet-stream": Array("[1]".utf8), "application/json": Array("[2]".utf8),
    ]) { _ in .declined }
    #expect(try await loaded(typed) == Loaded(name: "a note.json", text: "[2]"))
    #expect(typed.requests == ["application/json"], "the same type is better")
    let neither = drag { _ in .declined }
    #expect(try await loaded(neither) == Loaded())
    #expect(neither.ends == [.copy])
  }

  @Test func whoFailsIsAskedForNothingElse() async throws {
    let drag = drag(["application/octet-stream": [1]]) { _ in .failed }
    #expect(try await loaded(drag) == Loaded())
    #expect(drag.requests.isEmpty)
  }

  @Test func whoLiesHasWrittenNothing() async throws {
    let nothing = drag { _ in .saved }
    #expect(try await loaded(nothing) == Loaded())
    let link = drag { path in
      symlink("/etc/hostname", path)
      return .saved
    }
    #expect(try await loaded(link) == Loaded(), "a link leads elsewhere")
  }

  @Test func nothingIsWrittenThatIsNotLoadedOrNotDropped() async throws {
    let unloaded = drag(write: written)
    stage.move(unloaded, 200, 40)
    stage.drop(unloaded)
    try await stage.settle { !unloaded.ends.isEmpty }
    let left = drag(write: written)
    var item: UIDragItem?
    stage.target.handles = { session in
      item = session.items.first
      return true
    }
    stage.move(left, 200, 40)
    let provider = try #require(item?.itemProvider)
    let isRefused = await withCheckedContinuation { waiting in
      provider.loadFileRepresentation(forTypeIdentifier: "public.json") { file, _ in
        waiting.resume(returning: file == nil)
      }
    }
    stage.leave(left)
    #expect(isRefused && unloaded.places.isEmpty && left.places.isEmpty)
  }
}
