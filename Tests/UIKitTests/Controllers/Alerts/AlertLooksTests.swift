import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// How alerts and sheets of actions look, beside the same window without them: light, dark, and from right to left.
@MainActor
struct AlertLooksTests {
  typealias Look = ControllerLooksTests.Look

  private func makeAlert(
    _ message: String?, _ actions: [(String, UIAlertAction.Style)],
    _ style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  /// Of the window, a strip at the leading edge.
  private func expect(
    _ alert: UIAlertController, _ size: CGSize, _ name: String, _ look: Look
  ) throws {
    let (harness, root) = (AppHarness(scale: 1), UIViewController())
    root.view.backgroundColor = .systemBackground
    let window = harness.show(root, size: size)
    window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
    window.traitOverrides.layoutDirection = look == .mirrored ? .rightToLeft : .leftToRight
    harness.settle()
    let x = look == .mirrored ? size.width - 220 : 0
    let strip = CGRect(x: x, y: 0, width: 220, height: size.height)
    let plain = try #require(harness.screenshot(of: window).cropping(to: strip))
    alert.popoverPresentationController?.sourceView = root.view
    alert.popoverPresentationController?.sourceRect = CGRect(
      x: look == .mirrored ? x : 180, y: 4, width: 40, height: 16)
    root.present(alert, animated: false)
    harness.advance(by: 1)
    try expectSnapshot(
      try #require(harness.screenshot(of: window).cropping(to: strip)),
      named: "\(name)-\(look.rawValue)", differsFrom: [plain],
      tolerance: 24, allowedPixels: 60)
  }

  @Test(arguments: Look.allCases) func twoActions(look: Look) throws {
    let alert = makeAlert("Message", [("Delete", .destructive), ("Cancel", .cancel)])
    try expect(alert, CGSize(width: 340, height: 200), "two", look)
  }

  @Test(arguments: Look.allCases) func threeActionsOneOfWhichIsPreferred(look: Look) throws {
    let alert = makeAlert(nil, [("Replace", .default), ("Keep", .default), ("Cancel", .cancel)])
    alert.preferredAction = alert.actions[1]
    try expect(alert, CGSize(width: 340, height: 280), "three", look)
  }

  @Test(arguments: Look.allCases) func aFieldWithAPlaceholder(look: Look) throws {
    let alert = makeAlert("Message", [("Rename", .default), ("Cancel", .cancel)])
    alert.addTextField { $0.placeholder = "Name" }
    try expect(alert, CGSize(width: 340, height: 250), "field", look)
  }

  @Test(arguments: Look.allCases) func actionsAtTheLowerEdge(look: Look) throws {
    let sheet = makeAlert(nil, [("Copy", .default), ("Cancel", .cancel)], .actionSheet)
    try expect(sheet, CGSize(width: 340, height: 180), "narrow", look)
  }

  @Test(arguments: Look.allCases) func actionsInAPopover(look: Look) throws {
    let sheet = makeAlert(
      nil, [("Copy", .default), ("Move", .destructive), ("Cancel", .cancel)], .actionSheet)
    try expect(sheet, CGSize(width: 620, height: 180), "wide", look)
  }
}
