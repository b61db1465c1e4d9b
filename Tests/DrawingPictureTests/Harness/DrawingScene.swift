import CoreGraphics
import RasterKit
import Testing
import UIKit
import UIKitTesting

/// A small drawing on white that is compared with its reference image.
struct DrawingScene: Sendable, CustomTestStringConvertible {
  /// The origin is at the lower left or, as in views, at the upper left. Without `shows`, what the scene is about
  /// is left out: the comparison must then fail, because otherwise the reference would not test it.
  typealias Drawing = @MainActor @Sendable (_ context: CGContext, _ shows: Bool) throws -> Void

  /// Where y grows.
  enum Direction { case upwards, downwards }

  let name: String
  let width: Int32
  let height: Int32
  let drawing: Drawing

  init(_ name: String, _ width: Int32, _ height: Int32, _ drawing: @escaping Drawing) {
    (self.name, self.width, self.height, self.drawing) = (name, width, height, drawing)
  }

  var testDescription: String { name }

  @MainActor
  func expectPicture(
    _ direction: Direction, tolerance: Int = 2, testFile: String = #filePath
  ) throws {
    let plain = try picture(direction, shows: false)
    try expectSnapshot(
      try picture(direction, shows: true), named: name, differsFrom: [plain],
      tolerance: tolerance, testFile: testFile)
  }

  @MainActor
  private func picture(_ direction: Direction, shows: Bool) throws -> CGImage {
    let pixels = PixelBuffer(size: PixelSize(width: width, height: height))
    let context = CGContext(pixels: pixels, scale: 1, flipped: direction == .downwards)
    context.saving { context.fill(0, 0, CGFloat(width), CGFloat(height), .white) }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try drawing(context, shows)
    return CGImage(pixels: pixels)
  }
}
