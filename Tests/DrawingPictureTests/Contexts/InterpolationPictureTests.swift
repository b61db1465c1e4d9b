import CoreGraphics
import Testing

/// Images that are enlarged, turned and made smaller in each quality.
@MainActor @Suite struct InterpolationPictureTests {
  nonisolated private static let scenes = [
    scene("none", .none), scene("low", .low), scene("medium", .medium), scene("high", .high),
    scene("default", .default),
  ]

  @Test(arguments: scenes)
  func looksAsItDid(scene: DrawingScene) throws { try scene.expectPicture(.upwards) }

  /// Without its own quality it is drawn with square pixels or, where it has those, smoothly.
  nonisolated private static func scene(
    _ name: String, _ quality: CGInterpolationQuality
  ) -> DrawingScene {
    DrawingScene(name, 80, 40) { context, shows in
      let other: CGInterpolationQuality = quality == .none ? .high : .none
      context.interpolationQuality = shows ? quality : other
      context.draw(try board(), in: rect(2, 4, 32, 32))
      context.draw(try rings(), in: rect(38, 20, 16, 16))
      context.draw(try rings(), in: rect(38, 8, 7, 7))
      context.translateBy(x: 66, y: 6)
      context.rotate(by: .pi / 5)
      context.draw(try board(), in: rect(0, 0, 18, 18))
    }
  }
}

/// Squares of one pixel, those of a diagonal in colour.
private func board() throws -> CGImage {
  try sketch(4, 4) { context in
    for index in 0..<16 where (index + index / 4) % 2 == 0 {
      let (x, y) = (CGFloat(index % 4), CGFloat(index / 4))
      context.fill(x, y, 1, 1, index % 5 == 0 ? .rose : .navy)
    }
  }
}

/// Thin circles in one another.
private func rings() throws -> CGImage {
  try sketch(40, 40) { context in
    context.setStrokeColor(.ink)
    for radius in stride(from: CGFloat(2), to: 20, by: 4) {
      context.strokeEllipse(in: rect(20 - radius, 20 - radius, 2 * radius, 2 * radius))
    }
  }
}
