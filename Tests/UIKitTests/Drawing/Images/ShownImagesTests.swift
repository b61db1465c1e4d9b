import CoreGraphics
import Foundation
import RasterKit
import Synchronization
import Testing
import UIKitTesting

@testable import UIKit

/// What images of the rows of a table take of memory while it is scrolled.
@MainActor
struct ShownImagesTests {
  private let counts = PixelCounts()
  private let stage = TableStage([Array(0..<400)])

  private func image() -> UIImage { UIImage(cgImage: CGImage(lazy: CountedPixels(counts: counts))) }

  /// From the first row to the last one.
  private func scrollDown() {
    for page in 0..<34 {
      stage.table.contentOffset.y = min(CGFloat(page) * 480, 400 * 40 - 480)
      stage.harness.settle()
    }
  }

  @Test func imagesThatNobodyKeepsAreLetGoWithTheirPixels() {
    stage.configure = { [image] cell, _ in cell.imageView?.image = image() }
    stage.table.reloadData()
    scrollDown()
    #expect(counts.made.load(ordering: .relaxed) >= 400)
    // Those of the rows in sight, of cells that wait to be used again, and of the last frames.
    #expect(counts.kept.load(ordering: .relaxed) < 60)
  }

  @Test func imagesThatAProgramKeepsAreDecodedOnceWhenTheyShow() {
    let images = (0..<400).map { _ in image() }
    stage.configure = { cell, path in cell.imageView?.image = images[path.row] }
    stage.table.reloadData()
    stage.harness.settle()
    let atFirst = counts.made.load(ordering: .relaxed)
    #expect(atFirst > 0 && atFirst < 40)
    for _ in 0..<2 { scrollDown() }
    #expect(counts.made.load(ordering: .relaxed) == 400)
  }
}

/// How many images were decoded, and how many of them are there.
private final class PixelCounts: Sendable {
  let made = Atomic(0)
  let kept = Atomic(0)
}

private struct CountedPixels: LazyPixels {
  let counts: PixelCounts
  let size = PixelSize(width: 16, height: 16)

  func makePixels() -> PixelBuffer? {
    let counts = self.counts
    counts.made.add(1, ordering: .relaxed)
    counts.kept.add(1, ordering: .relaxed)
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    base.initialize(repeating: 0xFF12_3456, count: 256)
    return PixelBuffer(
      wrapping: base, size: size, stride: 16, isOpaque: true,
      release: {
        base.deallocate()
        counts.kept.subtract(1, ordering: .relaxed)
      })
  }
}
