import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Photos

@MainActor @Suite(.serialized) struct PhotosTests {
  private let harness = AppHarness()
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("casement-photos-\(UUID().uuidString)")

  private var folder: PhotoFolder { PhotoFolder(url: base.appendingPathComponent("Pictures")) }
  private func thumbnails(inMemory count: Int = 500) -> Thumbnails {
    Thumbnails(ThumbnailFolder(url: base.appendingPathComponent("Cache")), inMemory: count)
  }

  /// Squares of one colour each, and files that are no pictures.
  private func makeFiles(_ count: Int) throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300))
    for index in 0..<count {
      let data = renderer.pngData { context in
        UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 1, brightness: 1, alpha: 1)
          .setFill()
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
      }
      try data.write(to: folder.url.appendingPathComponent("\(index).png"))
    }
    try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("z broken.png"))
    try Data(count: 0).write(to: folder.url.appendingPathComponent("z empty.jpg"))
    try Data("text".utf8).write(to: folder.url.appendingPathComponent("notes.txt"))
  }

  private func removeFiles() { try? FileManager.default.removeItem(at: base) }

  private func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<2000 where !isDone() {
      try await Task.sleep(for: .milliseconds(10))
      harness.settle()
    }
    try #require(isDone())
  }

  private func open(_ thumbnails: Thumbnails, files: Int) async throws -> PhotosViewController {
    let controller = PhotosViewController(folder: folder, thumbnails: thumbnails)
    harness.show(controller, size: CGSize(width: 450, height: 300))
    try await wait { controller.files.count == files && thumbnails.unfinished == 0 }
    return controller
  }

  private func cell(_ item: Int, _ controller: PhotosViewController) throws -> PhotoCell {
    try #require(controller.grid.cellForItem(at: IndexPath(item: item, section: 0)) as? PhotoCell)
  }

  @Test func picturesAreShownAndBrokenFilesAreMarked() async throws {
    try makeFiles(4)
    defer { removeFiles() }
    let controller = try await open(thumbnails(), files: 6)
    #expect(try cell(0, controller).frame.size == CGSize(width: 111, height: 111))
    let color = harness.color(at: CGPoint(x: 50, y: 50), in: try cell(0, controller))
    #expect(color.0 > 240 && color.1 < 15 && color.2 < 15, "red, as the first picture is")
    #expect(try cell(4, controller).picture.image?.isSymbolImage == true)
    #expect(try cell(5, controller).picture.image?.isSymbolImage == true)
    #expect(try cell(3, controller).picture.image?.size == CGSize(width: 200, height: 200))
  }

  @Test func thumbnailsAreKeptOnTheDiskAndRenewedWithTheFile() async throws {
    try makeFiles(2)
    defer { removeFiles() }
    _ = try await open(thumbnails(), files: 4)
    let cache = base.appendingPathComponent("Cache")
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 2)
    let store = ThumbnailFolder(url: cache, mostFiles: 1)
    let first = folder.url.appendingPathComponent("0.png")
    try Data("other".utf8).write(to: first)
    #expect(store.thumbnail(of: first) == nil, "the kept one was of the former file")
    store.prune()
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 1)
  }

  @Test func memoryHoldsTheLastOnes() async throws {
    try makeFiles(6)
    defer { removeFiles() }
    let store = thumbnails(inMemory: 3)
    let controller = try await open(store, files: 8)
    let kept = controller.files.filter {
      if case .image = store.known($0) { true } else { false }
    }
    #expect(kept.count <= 3)
  }

  @Test func tenThousandFilesCostWhatIsInView() async throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    defer { removeFiles() }
    for index in 0..<10_000 {
      let path = folder.url.appendingPathComponent("\(index).png").path
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    let controller = try await open(thumbnails(), files: 10_000)
    #expect(controller.grid.visibleCells.count <= 12)
    #expect(controller.files[9_999].lastPathComponent == "9999.png", "numbers by their value")
  }

  @Test func plusAndMinusChangeTheSize() async throws {
    try makeFiles(4)
    defer { removeFiles() }
    let controller = try await open(thumbnails(), files: 6)
    harness.type("+")
    harness.advance(by: 0.5)
    #expect(try cell(0, controller).frame.width == 224)
    harness.type("--")
    harness.advance(by: 0.5)
    #expect(try cell(0, controller).frame.width < 111)
  }

  @Test func aPinchGoesToTheNextSize() async throws {
    try makeFiles(4)
    defer { removeFiles() }
    let controller = try await open(thumbnails(), files: 6)
    harness.pinch(controller.grid, from: 100, to: 180)
    harness.advance(by: 1)
    #expect((controller.grid.collectionViewLayout as? GridLayout)?.level == 2)
    #expect(try cell(0, controller).frame.width == 224)
  }

  @Test func aPictureOpensAndClosesByKeys() async throws {
    try makeFiles(3)
    defer { removeFiles() }
    let controller = try await open(thumbnails(), files: 5)
    harness.press(.keyboardRightArrow)
    harness.press(.keyboardReturnOrEnter)
    let detail = try #require(controller.detail)
    try await wait { detail.picture.image != nil }
    #expect(detail.file.lastPathComponent == "0.png")
    harness.press(.keyboardRightArrow)
    try await wait { detail.picture.image != nil }
    #expect(detail.file.lastPathComponent == "1.png")
    harness.press(.keyboardEscape)
    harness.advance(by: 0.5)
    #expect(controller.detail == nil && detail.view.superview == nil)
  }

  @Test func aDoubleTapZooms() async throws {
    try makeFiles(1)
    defer { removeFiles() }
    let controller = try await open(thumbnails(), files: 3)
    controller.open(0)
    let detail = try #require(controller.detail)
    try await wait { detail.picture.image != nil }
    harness.advance(by: 0.5)
    harness.tap(detail.scroller, taps: 2)
    harness.advance(by: 1)
    #expect(abs(detail.scroller.zoomScale - 3) < 0.01)
    harness.pinch(detail.scroller, from: 200, to: 60)
    harness.advance(by: 1)
    #expect(detail.scroller.zoomScale == 1)
  }
}
