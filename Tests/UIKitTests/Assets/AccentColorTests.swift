import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite struct AccentColorTests {
  private let files: TemporaryBundle

  init() throws { files = try TemporaryBundle() }

  private func writeColors(_ name: String, _ entries: [String]) throws {
    try files.writeSet("\(name).colorset", entries, list: "colors")
  }

  private func entry(_ red: String, _ blue: String, _ more: String = "") -> String {
    "{color: {color-space: srgb, components: {red: \(red), green: 0, blue: \(blue), alpha: 1.000}}"
      + more + "}"
  }

  /// A view of its window's tint in an app with the catalog, until the test is over.
  private func withApp(name: String? = nil, _ body: (AppHarness, UIView) -> Void) {
    let (former, formerName) = (Bundle.appResources, AccentColor.name)
    let harness = AppHarness()
    harness.application.engine.resources = files.bundle
    harness.application.manifest.accentColorName = name
    harness.application.useResources()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .tintColor
    harness.show(view)
    body(harness, view)
    harness.application.stop()
    (Bundle.appResources, AccentColor.name) = (former, formerName)
  }

  private let middle = CGPoint(x: 10, y: 10)

  @Test func itIsTheTintOfWindowsInEachStyle() throws {
    try writeColors("AccentColor", [entry("0xFF", "0x00"), entry("0x00", "0xFF", ", \(dark)")])
    withApp { harness, view in
      #expect(harness.color(at: middle, in: view) == (255, 0, 0))
      #expect(view.window?.tintColor == UIColor(named: "AccentColor"))
      harness.changeTraits { $0.userInterfaceStyle = .dark }
      #expect(harness.color(at: middle, in: view) == (0, 0, 255))
      view.window?.tintColor = .green
      #expect(harness.color(at: middle, in: view) == (0, 255, 0))
      view.window?.tintColor = nil
      #expect(harness.color(at: middle, in: view) == (0, 0, 255))
    }
  }

  @Test func theManifestNamesAnother() throws {
    try writeColors("AccentColor", [entry("0xFF", "0x00")])
    try writeColors("Brand", [entry("0x00", "0xFF")])
    withApp(name: "Brand") { harness, view in
      #expect(harness.color(at: middle, in: view) == (0, 0, 255))
    }
  }

  @Test func withoutAColourItIsSystemBlue() throws {
    try writeColors("AccentColor", ["{idiom: universal}"])
    let lines = loggedLines(with: files.folder.path) {
      withApp { _, view in #expect(view.tintColor == .systemBlue) }
    }
    #expect(lines.isEmpty)
  }

  @Test func aTintMadeOfTheTintIsRefused() throws {
    try writeColors("AccentColor", ["{color: {platform: ios, reference: tintColor}}"])
    let lines = loggedLines(with: "AccentColor") {
      withApp { _, view in #expect(view.tintColor == .systemBlue) }
    }
    #expect(lines == ["the colour AccentColor is the app's tint and cannot refer to the tint"])
  }
}
