import CoreGraphics
import Testing

/// Areas and lines that are made of two paths, over the outlines of both.
@MainActor @Suite struct PathAreaPictureTests {
  @Test(arguments: DrawingScene.areas + DrawingScene.lines + DrawingScene.singlePaths)
  func looksAsItDid(scene: DrawingScene) throws { try scene.expectPicture(.upwards) }
}

extension DrawingScene {
  /// Filled and stroked.
  private static func area(
    _ name: String, _ combine: @escaping @Sendable (CGPath, CGPath) -> CGPath
  ) -> DrawingScene {
    DrawingScene(name, 72, 56) { context, shows in
      context.outline(star, ring)
      guard shows else { return }
      context.addPath(combine(star, ring))
      context.setFillColor(CGColor.sky.faded(0.6))
      context.setStrokeColor(.navy)
      context.drawPath(using: .fillStroke)
    }
  }

  /// Stroked only.
  private static func line(
    _ name: String, _ combine: @escaping @Sendable (CGPath, CGPath) -> CGPath
  ) -> DrawingScene {
    DrawingScene(name, 72, 56) { context, shows in
      context.outline(star, ring)
      guard shows else { return }
      context.addPath(combine(star, ring))
      context.setStrokeColor(.rose)
      context.setLineWidth(2)
      context.strokePath()
    }
  }

  fileprivate static let areas = [
    area("union") { $0.union($1) }, area("intersection") { $0.intersection($1) },
    area("subtracting") { $0.subtracting($1) },
    area("subtracting-other") { $1.subtracting($0) },
    area("symmetric-difference") { $0.symmetricDifference($1) },
    area("union-even-odd") { $0.union($1, using: .evenOdd) },
    area("intersection-even-odd") { $0.intersection($1, using: .evenOdd) },
  ]

  fileprivate static let lines = [
    line("line-intersection") { $0.lineIntersection($1) },
    line("line-subtracting") { $0.lineSubtracting($1) },
    line("line-subtracting-other") { $1.lineSubtracting($0) },
  ]

  fileprivate static let singlePaths = [
    area("normalized") { path, _ in path.normalized() },
    area("normalized-even-odd") { path, _ in path.normalized(using: .evenOdd) },
    line("flattened") { _, path in path.flattened(threshold: 3) },
    DrawingScene("components", 72, 56) { context, shows in
      context.outline(star, ring)
      let parts = star.symmetricDifference(ring).componentsSeparated()
      let colors: [CGColor] = [.rose, .sun, .leaf, .sky, .navy]
      for (index, part) in parts.enumerated() where shows {
        context.addPath(part)
        context.setFillColor(colors[index % colors.count])
        context.fillPath()
      }
    },
  ]
}

/// Five corners whose sides cross one another.
private let star: CGPath = {
  let path = CGMutablePath()
  path.addLines(between: [
    point(26, 54), point(42, 4), point(2, 36), point(50, 36), point(10, 4),
  ])
  path.closeSubpath()
  return path
}()

/// An ellipse with a hole, turned the other way.
private let ring: CGPath = {
  let path = CGMutablePath()
  path.addEllipse(in: rect(24, 6, 44, 40))
  path.move(to: point(56, 26))
  path.addArc(
    center: point(48, 26), radius: 8, startAngle: 0, endAngle: -2 * .pi, clockwise: true)
  path.closeSubpath()
  return path
}()

extension CGContext {
  fileprivate func outline(_ paths: CGPath...) {
    setStrokeColor(.mist)
    for path in paths { addPath(path) }
    strokePath()
  }
}
