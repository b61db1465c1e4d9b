import Foundation
import TemporaryPlaces
import Testing
import UIKit
import UIKitTesting

@testable import Photos

/// The sample Photos with a folder of its own.
@MainActor
final class PhotosStage {
  let harness = AppHarness()
  let base = TemporaryPlaces.new("photos")

  var folder: PhotoFolder { PhotoFolder(url: base.appendingPathComponent("Pictures")) }
  func thumbnails(inMemory count: Int = 500) -> Thumbnails {
    Thumbnails(ThumbnailFolder(url: base.appendingPathComponent("Cache")), inMemory: count)
  }

  /// Squares of one colour each, and files that are no pictures.
  func makeFiles(_ count: Int) throws {
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

  func remove() { try? FileManager.default.removeItem(at: base) }

  func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<6000 {
      if isDone() { return }
      try await Task.sleep(for: .milliseconds(10))
      harness.settle()
    }
    try #require(isDone())
  }

  func open(
    _ thumbnails: Thumbnails, files: Int, mirrored: Bool = false
  ) async throws -> PhotosViewController {
    let controller = PhotosViewController(folder: folder, thumbnails: thumbnails)
    if mirrored { controller.traitOverrides.layoutDirection = .rightToLeft }
    harness.show(controller, size: CGSize(width: 450, height: 300))
    try await wait { controller.files.count == files && thumbnails.unfinished == 0 }
    return controller
  }

  func cell(_ item: Int, _ controller: PhotosViewController) throws -> PhotoCell {
    try #require(controller.grid.cellForItem(at: IndexPath(item: item, section: 0)) as? PhotoCell)
  }
}
