import Testing
import UIKitTesting

@testable import UIKit

/// Columns beside, over and pushing the secondary one, light, dark and from right to left.
@MainActor
struct SplitLooksTests {
  private func stage(
    _ mode: UISplitViewController.DisplayMode, _ prepare: (UISplitViewController) -> Void = { _ in }
  ) -> (AppHarness, UIWindow) {
    let harness = AppHarness()
    let split = UISplitViewController(style: .tripleColumn)
    let colors: [(UISplitViewController.Column, UIColor)] = [
      (.primary, .secondarySystemBackground), (.supplementary, .systemBackground),
      (.secondary, .tertiarySystemBackground),
    ]
    for (column, color) in colors {
      let controller = UIViewController()
      controller.view.backgroundColor = color
      split.setViewController(controller, for: column)
    }
    split.preferredPrimaryColumnWidth = 140
    split.preferredSupplementaryColumnWidth = 110
    split.preferredDisplayMode = mode
    prepare(split)
    return (harness, harness.show(split, size: CGSize(width: 620, height: 200)))
  }

  private func expectLooks(
    _ name: String, _ mode: UISplitViewController.DisplayMode,
    _ prepare: (UISplitViewController) -> Void = { _ in }
  ) throws {
    let (plain, plainWindow) = stage(.secondaryOnly, prepare)
    let without = plain.screenshot(of: plainWindow)
    let (harness, window) = stage(mode, prepare)
    try expectSnapshot(harness.screenshot(of: window), named: name, differsFrom: [without])
  }

  @Test func beside() throws { try expectLooks("split-beside", .twoBesideSecondary) }

  @Test func overInTheDark() throws {
    try expectLooks("split-over-dark", .twoOverSecondary) { $0.overrideUserInterfaceStyle = .dark }
  }

  @Test func pushingFromRightToLeft() throws {
    try expectLooks("split-displace-mirrored", .twoDisplaceSecondary) {
      $0.traitOverrides.layoutDirection = .rightToLeft
    }
  }
}
