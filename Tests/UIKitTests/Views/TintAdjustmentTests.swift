import Testing
@testable import UIKit

@MainActor @Suite struct TintAdjustmentTests {
  private final class Teller: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  private func gray(_ view: UIView) -> Bool {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return red == green && green == blue
  }

  @Test func aDimmedViewAndWhatIsInItHaveTintsWithoutColour() {
    let (outer, inner, own) = (UIView(), Teller(), Teller())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .red
    own.count = 0
    #expect(inner.tintAdjustmentMode == .normal && !gray(inner))
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(gray(inner) && gray(own) && gray(outer))
    #expect(inner.count == 1 && own.count == 1)
    own.tintAdjustmentMode = .normal
    #expect(own.tintColor == .red && own.count == 2)
    outer.tintAdjustmentMode = .normal
    #expect(!gray(inner) && inner.count == 2 && own.count == 2, "the other did not change")
  }
}
