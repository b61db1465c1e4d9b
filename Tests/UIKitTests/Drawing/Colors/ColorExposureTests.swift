import CoreGraphics
import Testing

@testable import UIKit

struct ColorExposureTests {
  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func isNear(_ color: UIColor, _ other: [CGFloat]) -> Bool {
    zip(parts(color), other).allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test func lightIsMultiplied() {
    let bright = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5, linearExposure: 4)
    #expect(isNear(bright, [1.8248, 0.9339, 0, 0.5]))
    #expect(abs(bright.linearExposure - 4) < 0.001)
    #expect(isNear(bright.standardDynamicRange, [1, 0.5, 0, 0.5]))
    let same = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5, exposure: 2)
    #expect(isNear(same, parts(bright)))
  }

  @Test func plainColoursHaveNone() {
    let plain = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(plain.linearExposure == 1 && plain.standardDynamicRange === plain)
    for wrong in [CGFloat.nan, .infinity, -3, 0.5] {
      let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1, linearExposure: wrong)
      #expect(isNear(color, [0.2, 0.4, 0.6, 1]))
    }
  }
}
