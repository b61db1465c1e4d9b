import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct SizeClassTests {
  @Test(
    arguments: [
      (CGSize(width: 600, height: 480), .regular, .regular),
      (CGSize(width: 599.5, height: 480), .compact, .regular),
      (CGSize(width: 600, height: 479.5), .regular, .compact),
      (CGSize(width: 320, height: 240), .compact, .compact),
    ] as [(CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func theWindowsSizeDecides(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let harness = AppHarness(scale: 2)
    let controller = UIViewController()
    let window = harness.show(controller, size: size)
    for traits in [window.traitCollection, controller.traitCollection] {
      #expect(traits.horizontalSizeClass == horizontal)
      #expect(traits.verticalSizeClass == vertical)
    }
    #expect(window.windowScene?.traitCollection.horizontalSizeClass == horizontal)
  }

  @Test func resizingChangesThemLive() {
    let harness = AppHarness()
    let controller = UIViewController()
    var told: [UIUserInterfaceSizeClass] = []
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, _: UITraitCollection) in
      told.append(controller.traitCollection.horizontalSizeClass)
    }
    let window = harness.show(controller, size: CGSize(width: 800, height: 600))
    for width in stride(from: 800, through: 300, by: -20) {
      harness.resize(window, to: CGSize(width: width, height: 600))
    }
    #expect(told == [.compact])
    harness.resize(window, to: CGSize(width: 640, height: 600))
    #expect(told == [.compact, .regular])
  }

  @Test func overridesAndOtherTraitsStay() throws {
    let harness = AppHarness()
    let controller = UIViewController()
    let window = harness.show(controller, size: CGSize(width: 400, height: 600))
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    harness.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    try #require(window.windowScene).traitOverrides.horizontalSizeClass = .regular
    #expect(window.traitCollection.horizontalSizeClass == .regular)
  }
}
