import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct PatternImageTests {
  /// Red, green, blue and white in two rows.
  private func quarters(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: 2 / scale, height: 2 / scale)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        color.setFill()
        context.fill(
          CGRect(
            x: CGFloat(index % 2) / scale, y: CGFloat(index / 2) / scale, width: 1 / scale,
            height: 1 / scale))
      }
    }
  }

  private func drawn(_ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in
      draw()
    }
  }

  private func row(_ image: CGImage?, _ y: Int, _ columns: Range<Int> = 0..<4) -> [[UInt8]] {
    columns.map { pixel(image, $0, y) }
  }

  private let redGreen = [redPixel, greenPixel, redPixel, greenPixel]
  private let blueWhite = [bluePixel, [255, 255, 255, 255], bluePixel, [255, 255, 255, 255]]

  @Test func fillsRepeatTheImage() {
    let pattern = UIColor(patternImage: quarters())
    let filled = drawn {
      pattern.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4))
      UIBezierPath(rect: CGRect(x: 0, y: 4, width: 8, height: 4)).fill()
    }
    for y in [0, 4] {
      #expect(row(filled.cgImage, y) == redGreen)
      #expect(row(filled.cgImage, y + 1) == blueWhite)
    }
  }

  @Test func strokesAndTextShowIt() {
    let pattern = UIColor(patternImage: quarters())
    let stroked = drawn {
      pattern.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 4))
      path.addLine(to: CGPoint(x: 8, y: 4))
      path.lineWidth = 2
      path.stroke()
    }
    #expect(row(stroked.cgImage, 4) == redGreen)
    let written = drawn {
      NSString(string: "\u{2588}\u{2588}").draw(
        at: CGPoint(x: 0, y: -4),
        withAttributes: [.foregroundColor: pattern, .font: UIFont.systemFont(ofSize: 16)])
    }
    #expect(row(written.cgImage, 4, 2..<6) == redGreen)
  }

  @Test func viewsShowItFromTheirOrigin() {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let tiled = UIView(frame: CGRect(x: 3, y: 5, width: 10, height: 10))
    tiled.backgroundColor = UIColor(patternImage: quarters())
    view.addSubview(tiled)
    let shown = harness.screenshot(of: harness.show(view))
    #expect(row(shown, 5, 3..<7) == redGreen)
    #expect(row(shown, 6, 3..<7) == blueWhite)
  }

  @Test func anImageOfTwoPixelsAPointIsSharpOnSuchAScreen() {
    let harness = AppHarness(scale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = UIColor(patternImage: quarters(scale: 2))
    let shown = harness.screenshot(of: harness.show(view))
    #expect(row(shown, 0) == redGreen && row(shown, 1) == blueWhite)
  }

  @Test func aLayerTakesADrawnPattern() throws {
    let callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        context.setFillColor(UIColor.green.cgColor)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
      }, releaseInfo: nil)
    let made = withUnsafePointer(to: callbacks) {
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2,
        yStep: 2, tiling: .constantSpacing, isColored: true, callbacks: $0)
    }
    let pattern = try #require(made)
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.layer.backgroundColor = CGColor(patternSpace: space, pattern: pattern, components: [1])
    let shown = harness.screenshot(of: harness.show(view))
    #expect(row(shown, 3) == redGreen)
  }

  @Test func anOpaqueDrawingBeginsWithIt() {
    final class Opaque: UIView {
      override func draw(_ rect: CGRect) {}
    }
    let harness = AppHarness()
    let view = Opaque(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = UIColor(patternImage: quarters())
    view.isOpaque = true
    #expect(row(harness.screenshot(of: harness.show(view)), 0) == redGreen)
  }

  @Test func componentsOfAPatternCannotBeRead() {
    let pattern = UIColor(patternImage: quarters())
    var (red, white): (CGFloat, CGFloat) = (7, 7)
    #expect(!pattern.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
    #expect(!pattern.getWhite(&white, alpha: nil) && white == 7)
    #expect(!pattern.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    #expect(pattern.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }

  @Test func sameImagesMakeEqualColors() {
    let image = quarters()
    #expect(UIColor(patternImage: image) == UIColor(patternImage: image))
    #expect(UIColor(patternImage: image) != UIColor(patternImage: quarters()))
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }
}
