import Testing
@testable import UIKit

@MainActor
struct UITraitCollectionTests {
  @Test func theLastThatSpecifiesCounts() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
  }

  @Test func equalTraitsAreEqual() {
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
  }

  @Test func dynamicColoursResolveByTheTraitsAskedFor() {
    let light = UIColor.systemBackground.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .unspecified))
    let dark = UIColor.systemBackground.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.cgColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    #expect(dark.cgColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
  }

  @Test func currentTraitsHoldForTheDurationOfTheActions() {
    let before = UIColor.label.cgColor
    var inside = before
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { inside = UIColor.label.cgColor }
    #expect(inside != before)
    #expect(UIColor.label.cgColor == before)
  }
}
