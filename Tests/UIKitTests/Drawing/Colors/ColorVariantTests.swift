import Testing

@testable import UIKit

struct ColorVariantTests {
  private func bytes(_ color: UIColor, _ change: (inout any UIMutableTraits) -> Void) -> [Int] {
    let resolved = color.resolvedColor(with: UITraitCollection(mutations: change))
    return (resolved.cgColor.components ?? []).prefix(3).map { Int(($0 * 255).rounded()) }
  }

  @Test func highContrastHasItsOwnColours() {
    #expect(bytes(.systemBlue) { $0.accessibilityContrast = .high } == [30, 110, 244])
    #expect(
      bytes(.systemBlue) {
        $0.userInterfaceStyle = .dark
        $0.accessibilityContrast = .high
      } == [92, 184, 255])
    #expect(bytes(.systemBlue) { $0.accessibilityContrast = .normal } == [0, 136, 255])
  }

  @Test func elevatedBackgroundsAreLighterInTheDark() {
    #expect(
      bytes(.systemBackground) {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceLevel = .elevated
      } == [28, 28, 30])
    #expect(bytes(.systemBackground) { $0.userInterfaceStyle = .dark } == [0, 0, 0])
    #expect(bytes(.systemBackground) { $0.userInterfaceLevel = .elevated } == [255, 255, 255])
  }

  @Test func variantsKeepTheirAlpha() {
    let faint = UIColor.systemRed.withAlphaComponent(0.5)
    let high = faint.resolvedColor(with: UITraitCollection(accessibilityContrast: .high))
    #expect(high.cgColor.alpha == 0.5)
    #expect(bytes(faint) { $0.accessibilityContrast = .high } == [233, 21, 45])
  }
}
