import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Photos

@MainActor @Suite(.serialized) struct PhotosTests {
  private let stage = PhotosStage()

  @Test func picturesAreShownAndBrokenFilesAreMarked() async throws {
    try stage.makeFiles(4)
    defer { stage.remove() }
    let controller = try await stage.open(stage.thumbnails(), files: 6)
    #expect(try stage.cell(0, controller).frame.size == CGSize(width: 111, height: 111))
    let color = stage.harness.color(at: CGPoint(x: 50, y: 50), in: try stage.cell(0, controller))
    #expect(color.0 > 240 && color.1 < 15 && color.2 < 15, "red, as the first picture is")
    #expect(try stage.cell(4, controller).picture.image?.isSymbolImage == true)
    #expect(try stage.cell(5, controller).picture.image?.isSymbolImage == true)
    #expect(try stage.cell(3, controller).picture.image?.size == CGSize(width: 200, height: 200))
  }

  @Test func thumbnailsAreKeptOnTheDiskAndRenewedWithTheFile() async throws {
    try stage.makeFiles(2)
    defer { stage.remove() }
    _ = try await stage.open(stage.thumbnails(), files: 4)
    let cache = stage.base.appendingPathComponent("Cache")
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 2)
    let store = ThumbnailFolder(url: cache, mostFiles: 1)
    let first = stage.folder.url.appendingPathComponent("0.png")
    try Data("other".utf8).write(to: first)
    #expect(store.thumbnail(of: first) == nil, "the kept one was of the former file")
    store.prune()
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 1)
  }

  @Test func memoryHoldsTheLastOnes() async throws {
    try stage.makeFiles(6)
    defer { stage.remove() }
    let store = stage.thumbnails(inMemory: 3)
    let controller = try await stage.open(store, files: 8)
    let kept = controller.files.filter {
      if case .image = store.known($0) { true } else { false }
    }
    #expect(kept.count <= 3)
  }

  @Test func tenThousandFilesCostWhatIsInView() async throws {
    try FileManager.default.createDirectory(at: stage.folder.url, withIntermediateDirectories: true)
    defer { stage.remove() }
    for index in 0..<10_000 {
      let path = stage.folder.url.appendingPathComponent("\(index).png").path
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    let controller = try await stage.open(stage.thumbnails(), files: 10_000)
    #expect(controller.grid.visibleCells.count <= 12)
    #expect(controller.files[9_999].lastPathComponent == "9999.png", "numbers by their value")
  }

  @Test func plusAndMinusChangeTheSize() async throws {
    try stage.makeFiles(4)
    defer { stage.remove() }
    let controller = try await stage.open(stage.thumbnails(), files: 6)
    stage.harness.type("+")
    stage.harness.advance(by: 0.5)
    #expect(try stage.cell(0, controller).frame.width == 224)
    stage.harness.type("--")
    stage.harness.advance(by: 0.5)
    #expect(try stage.cell(0, controller).frame.width < 111)
  }

  @Test func aPinchGoesToTheNextSize() async throws {
    try stage.makeFiles(4)
    defer { stage.remove() }
    let controller = try await stage.open(stage.thumbnails(), files: 6)
    stage.harness.pinch(controller.grid, from: 100, to: 180)
    stage.harness.advance(by: 1)
    #expect((controller.grid.collectionViewLayout as? GridLayout)?.level == 2)
    #expect(try stage.cell(0, controller).frame.width == 224)
  }

  @Test func pageKeysScrollTheGrid() async throws {
    try stage.makeFiles(40)
    defer { stage.remove() }
    let controller = try await stage.open(stage.thumbnails(), files: 42)
    stage.harness.press(.keyboardPageDown)
    stage.harness.advance(by: 1)
    #expect(controller.grid.contentOffset.y == 240, "four fifths of 300 points")
    stage.harness.press(.keyboardEnd)
    stage.harness.advance(by: 1)
    let last = controller.grid.cellForItem(at: IndexPath(item: 41, section: 0))
    #expect(last.map { controller.grid.bounds.contains($0.frame) } == true)
  }

  @Test func fromRightToLeftTheFirstPictureIsAtTheRight() async throws {
    try stage.makeFiles(4)
    defer { stage.remove() }
    let controller = try await stage.open(stage.thumbnails(), files: 6, mirrored: true)
    #expect(try stage.cell(0, controller).frame.maxX == 450)
    stage.harness.press(.keyboardLeftArrow)
    stage.harness.press(.keyboardLeftArrow)
    #expect(controller.grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func aPictureOpensAndClosesByKeys() async throws {
    try stage.makeFiles(3)
    defer { stage.remove() }
    let controller = try await stage.open(stage.thumbnails(), files: 5)
    stage.harness.press(.keyboardRightArrow)
    stage.harness.press(.keyboardReturnOrEnter)
    let detail = try #require(controller.detail)
    try await stage.wait { detail.picture.image != nil }
    #expect(detail.file.lastPathComponent == "0.png")
    stage.harness.press(.keyboardRightArrow)
    try await stage.wait { detail.picture.image != nil }
    #expect(detail.file.lastPathComponent == "1.png")
    stage.harness.press(.keyboardEscape)
    stage.harness.advance(by: 0.5)
    #expect(controller.detail == nil && detail.view.superview == nil)
  }

  @Test func aDoubleTapZooms() async throws {
    try stage.makeFiles(1)
    defer { stage.remove() }
    let controller = try await stage.open(stage.thumbnails(), files: 3)
    controller.open(0)
    let detail = try #require(controller.detail)
    try await stage.wait { detail.picture.image != nil }
    stage.harness.advance(by: 0.5)
    stage.harness.tap(detail.scroller, taps: 2)
    stage.harness.advance(by: 1)
    #expect(abs(detail.scroller.zoomScale - 3) < 0.01)
    stage.harness.pinch(detail.scroller, from: 200, to: 60)
    stage.harness.advance(by: 1)
    #expect(detail.scroller.zoomScale == 1)
  }
}
