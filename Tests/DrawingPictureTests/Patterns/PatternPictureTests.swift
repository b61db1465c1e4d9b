import CoreGraphics
import Testing
import UIKit

/// Cells with colours of their own, cells that are a stencil for a colour, and images that repeat.
@MainActor @Suite struct PatternPictureTests {
  @Test(arguments: DrawingScene.cells + DrawingScene.repeatedImages)
  func looksAsItDid(scene: DrawingScene) throws { try scene.expectPicture(.upwards) }
}

extension DrawingScene {
  fileprivate static let cells = [
    DrawingScene("colored", 72, 48) { context, shows in
      let turned = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.2, y: 0.8)
      context.setFillColor(.mist)
      if shows { context.setFillColor(try color(of: cell(turned, draw: flower))) }
      context.fillEllipse(in: rect(4, 4, 64, 40))
    },
    DrawingScene("colored-faded", 72, 48) { context, shows in
      let pattern = try cell(draw: flower)
      context.stripes(rect(0, 0, 72, 48))
      if shows { context.setFillColor(try color(of: pattern, alpha: 0.4)) }
      context.fill(rect(6, 6, 60, 36))
    },
    DrawingScene("overlapping", 72, 48) { context, shows in
      let pattern = try cell(step: shows ? 7 : 12, draw: flower)
      context.setFillColor(try color(of: pattern))
      context.fill(rect(6, 6, 60, 36))
    },
    DrawingScene("phase", 72, 48) { context, shows in
      if shows { context.setPatternPhase(CGSize(width: 5, height: 3)) }
      context.setFillColor(try color(of: cell(draw: flower)))
      context.fill(rect(6, 6, 60, 36))
    },
    DrawingScene("stencil", 72, 48) { context, shows in
      let stencil = try cell(isColored: false) { $0.fillEllipse(in: rect(2, 2, 8, 8)) }
      let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
      context.setFillColorSpace(space)
      context.setStrokeColorSpace(space)
      context.setLineWidth(8)
      if shows { context.setFillPattern(stencil, colorComponents: [1, 0.3, 0.4, 1]) }
      context.fill(rect(4, 4, 30, 40))
      if shows { context.setStrokePattern(stencil, colorComponents: [0.1, 0.3, 0.8, 0.6]) }
      context.strokeEllipse(in: rect(40, 10, 26, 28))
    },
    DrawingScene("stencil-gray", 72, 48) { context, shows in
      let stencil = try cell(isColored: false) { $0.fill(rect(0, 0, 6, 12)) }
      let gray = CGColorSpaceCreateDeviceGray()
      context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: gray)))
      context.setFillPattern(stencil, colorComponents: [shows ? 0.4 : 0.8, 1])
      context.fillEllipse(in: rect(4, 4, 64, 40))
    },
  ]

  fileprivate static let repeatedImages = [
    DrawingScene("image-color", 72, 48) { context, shows in
      let image = UIImage(cgImage: try pennant())
      context.setFillColor(shows ? UIColor(patternImage: image).cgColor : .mist)
      context.fillEllipse(in: rect(4, 4, 64, 40))
    },
    DrawingScene("image-tiles", 72, 48) { context, shows in
      context.clip(to: rect(6, 6, 60, 36))
      context.draw(try pennant(), in: rect(10, 8, 18, 12), byTiling: shows)
    },
  ]
}

private func color(of pattern: CGPattern, alpha: CGFloat = 1) throws -> CGColor {
  let space = try #require(CGColorSpace(patternBaseSpace: nil))
  return try #require(CGColor(patternSpace: space, pattern: pattern, components: [alpha]))
}

/// Cells of 12 by 12.
private func cell(
  _ matrix: CGAffineTransform = .identity, step: CGFloat = 12, isColored: Bool = true,
  draw: @escaping (CGContext) -> Void
) throws -> CGPattern {
  let callbacks = CGPatternCallbacks(
    version: 0, drawPattern: { _, context in draw(context) }, releaseInfo: nil)
  let made = withUnsafePointer(to: callbacks) {
    CGPattern(
      info: nil, bounds: rect(0, 0, 12, 12), matrix: matrix, xStep: step, yStep: step,
      tiling: .constantSpacing, isColored: isColored, callbacks: $0)
  }
  return try #require(made)
}

/// Petals of two colours, none of whose sides look alike.
private func flower(_ context: CGContext) {
  context.disc(4, 4, 3, .rose)
  context.disc(8, 8, 3, .sky.faded(0.7))
  context.fill(8, 1, 3, 3, .leaf)
}
