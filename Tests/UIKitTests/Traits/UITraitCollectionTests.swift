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

  @Test func everyTraitIsReadBackAndComparedAlone() {
    let single: [UITraitCollection] = [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(legibilityWeight: .bold),
      UITraitCollection(displayGamut: .P3), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(activeAppearance: .inactive), UITraitCollection(imageDynamicRange: .high),
      UITraitCollection(listEnvironment: .plain), UITraitCollection(sceneCaptureState: .active),
      UITraitCollection(toolbarItemPresentationSize: .large),
      UITraitCollection(typesettingLanguage: Locale.Language(identifier: "th")),
    ]
    let all = UITraitCollection(traitsFrom: single)
    for (index, one) in single.enumerated() {
      #expect(one.changedTraits(from: nil).count == 1)
      #expect(all.containsTraits(in: one))
      for other in single.indices where other != index { #expect(one != single[other]) }
    }
    #expect(all.changedTraits(from: UITraitCollection()).count == single.count)
    #expect(all.containsTraits(in: nil))
    #expect(!UITraitCollection().containsTraits(in: single[0]))
    #expect(UITraitCollection(traitsFrom: [all, UITraitCollection()]) == all)
  }

  @Test func coloursDependOnSevenTraits() {
    let base = UITraitCollection.standard
    func differs(_ change: (inout any UIMutableTraits) -> Void) -> Bool {
      base.modifyingTraits(change).hasDifferentColorAppearance(comparedTo: base)
    }
    #expect(differs { $0.userInterfaceStyle = .dark })
    #expect(differs { $0.userInterfaceIdiom = .phone })
    #expect(differs { $0.displayGamut = .P3 })
    #expect(differs { $0.accessibilityContrast = .high })
    #expect(differs { $0.userInterfaceLevel = .elevated })
    #expect(differs { $0.activeAppearance = .inactive })
    #expect(differs { $0.listEnvironment = .sidebar })
    #expect(!differs { $0.displayScale = 4 })
    #expect(!differs { $0.preferredContentSizeCategory = .small })
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 7)
  }

  @Test func aProgramsOwnTraitHasItsDefault() {
    struct Depth: UITraitDefinition {
      static let defaultValue: Int? = nil
    }
    #expect(UITraitCollection()[Depth.self] == nil)
    let deep = UITraitCollection { $0[Depth.self] = 3 }
    #expect(deep[Depth.self] == 3)
    #expect(deep == UITraitCollection(Depth.self, value: 3))
    #expect(deep != deep.replacing(Depth.self, value: nil))
    #expect(deep.changedTraits(from: nil).count == 1)
    #expect(
      UITraitCollection(traitsFrom: [deep, UITraitCollection(displayScale: 1)])[Depth.self] == 3)
  }

  @Test func readingAnOverrideThatIsNotSetEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().traitOverrides.displayScale }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("DisplayScale is not overridden"))
  }

  @Test func registeringForNoTraitEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIView().registerForTraitChanges([]) { (_: UIView, _: UITraitCollection) in }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Must pass one or more traits to register for"))
  }
}
