import Foundation
import PlatformKit
import Synchronization
import Testing

@testable import UIKit

/// Items that promise a file, over another program.
@MainActor
struct PromisedDragTests {
  private let stage = DragOutsideTests.Stage()
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private final class Maker: Sendable {
    private let counted = Mutex(0)
    var count: Int { counted.withLock { $0 } }

    /// A note that is written when somebody wants it, and removed once it is handed over.
    func provider(_ text: String? = "{}") -> NSItemProvider {
      let provider = NSItemProvider()
      provider.suggestedName = "a note"
      provider.registerFileRepresentation(
        forTypeIdentifier: "public.json", visibility: .all
      ) { completion in
        self.counted.withLock { $0 += 1 }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        let isMade = text.map { (try? Data($0.utf8).write(to: file)) != nil } ?? false
        completion(isMade ? file : nil, false, nil)
        try? FileManager.default.removeItem(at: file)
        return nil
      }
      return provider
    }
  }

  private let maker = Maker()

  private func offer(_ text: String? = "{}") throws -> ClipboardOffer {
    stage.source.items = [UIDragItem(itemProvider: maker.provider(text))]
    stage.begin()
    let offer = try #require(stage.drag?.offer)
    stage.app.release(70, 40)
    stage.settle()
    return offer
  }

  private var contents: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private func save(_ promise: FilePromise, to place: SavePlace) async throws -> Bool? {
    var isSaved: Bool?
    promise.save(place) { isSaved = $0 }
    try await wait { isSaved != nil }
    return isSaved
  }

  @Test func theFileIsMadeWhereItIsWantedWhenItIs() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let offer = try offer()
    #expect(offer.formats == ["application/json", "application/octet-stream"])
    let promise = try #require(offer.promise)
    #expect(promise.name == "a note.json" && maker.count == 0)
    let file = folder.appendingPathComponent("other name.json")
    try Data("former".utf8).write(to: file)
    #expect(try await save(promise, to: SavePlace(file.path)) == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == "{}")
    #expect(maker.count == 1)
    #expect(contents == ["other name.json"], "nothing else is left")
  }

  @Test func aFileThatNobodyWaitsForDoesNotAppear() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let promise = try #require(try offer().promise)
    let place = SavePlace(folder.appendingPathComponent("a").path)
    place.withdraw()
    #expect(try await save(promise, to: place) == false)
    #expect(contents == [])
  }

  @Test func whatCanNotBeWrittenIsAFailure() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let promise = try #require(try offer().promise)
    let nowhere = folder.appendingPathComponent("missing/a").path
    #expect(try await save(promise, to: SavePlace(nowhere)) == false)
    #expect(try await save(promise, to: SavePlace(folder.path)) == false, "a folder stays one")
    #expect(contents == [])
  }

  @Test func whatIsNotMadeIsAFailure() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let promise = try #require(try offer(nil).promise)
    #expect(try await save(promise, to: SavePlace(folder.path + "/a")) == false)
    #expect(contents == [] && maker.count == 1)
  }

  @Test func theBytesAreThereForThoseWhoCanNotBeGivenAFile() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    stage.source.items = [UIDragItem(itemProvider: maker.provider())]
    stage.begin()
    var taken: [UInt8]?
    stage.drag?.offer?.provide("application/octet-stream") { taken = $0 }
    try await wait { taken != nil }
    #expect(taken == Array("{}".utf8))
    stage.app.release(70, 40)
    stage.settle()
  }

  @Test func onlyPromisesAreOfferedAsSuch() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    stage.begin()
    #expect(stage.drag?.offer?.promise == nil, "text is there")
    #expect(stage.drag?.offer?.formats == [ClipboardFormat.text])
    stage.app.release(70, 40)
    stage.settle()
  }
}
