import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite struct ContentSizeLimitTests {
  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func label() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    page.addSubview(label)
    return label
  }

  private func category(_ view: UIView) -> UIContentSizeCategory {
    view.traitCollection.preferredContentSizeCategory
  }

  @Test func textGrowsNoFurtherThanTheLimit() {
    harness.show(page)
    let (free, limited) = (label(), label())
    limited.maximumContentSizeCategory = .extraLarge
    harness.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(category(free) == .accessibilityLarge && category(limited) == .extraLarge)
    #expect(limited.font.pointSize < free.font.pointSize)
    limited.maximumContentSizeCategory = nil
    #expect(limited.font.pointSize == free.font.pointSize)
  }

  @Test func subviewsAreLimitedAndTheMaximumWins() {
    harness.show(page)
    let inner = label()
    page.minimumContentSizeCategory = .extraExtraLarge
    #expect(category(inner) == .extraExtraLarge)
    page.maximumContentSizeCategory = .small
    #expect(category(inner) == .small)
    #expect(page.minimumContentSizeCategory == .extraExtraLarge)
    #expect(
      page.appliedContentSizeCategoryLimitsDescription
        == "minimum: UICTContentSizeCategoryXXL, maximum: UICTContentSizeCategoryS")
  }
}
