import Testing
import UIKit

@MainActor @Suite struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b].map { Int(($0 * 255).rounded()) } + [Int((a * 100).rounded())]
  }

  @Test(arguments: [
    (UIColor.systemRed, [255, 56, 60, 100], [255, 66, 69, 100]),
    (.systemBlue, [0, 136, 255, 100], [0, 145, 255, 100]),
    (.systemGray3, [199, 199, 204, 100], [72, 72, 74, 100]),
    (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
    (.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
    (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
    (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
    (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
  ]) func systemColorsHaveTheirTwoFaces(color: UIColor, inLight: [Int], inDark: [Int]) {
    #expect(bytes(color, light) == inLight)
    #expect(bytes(color, dark) == inDark)
  }

  @Test func aDynamicColorAsksItsProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(bytes(color, light) == [0, 0, 0, 100])
    #expect(bytes(color, dark) == [255, 255, 255, 100])
  }

  @Test func fadingKeepsAColorDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(bytes(faded, light) == [0, 0, 0, 50])
    #expect(bytes(faded, dark) == [255, 255, 255, 50])
  }

  @Test func hueSaturationAndBrightnessGoThereAndBack() {
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    for (found, wanted) in [(h, 0.6), (s, 0.5), (b, 0.8)] { #expect(abs(found - wanted) < 1e-6) }
    #expect(bytes(color, light) == [102, 143, 204, 100])
  }

  @Test func lessProminentColoursAreMoreTransparent() {
    let dynamic = UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: 0.5) : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    let secondary = dynamic.withProminence(.secondary)
    let dark = secondary.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    let light = secondary.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(abs(dark.cgColor.alpha - 0.3) < 0.001 && abs(light.cgColor.alpha - 0.6) < 0.001)
    let opacities = [UIColor.Prominence.primary, .secondary, .tertiary, .quaternary].map {
      UIColor.black.withProminence($0).cgColor.alpha
    }
    #expect(zip(opacities, [1, 0.6, 0.3, 0.18]).allSatisfy { abs($0 - $1) < 0.001 })
  }
}
