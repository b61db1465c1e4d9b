import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A selection with its handles, and a caret: light, dark, from right to left, and at four scales.
@MainActor
struct SelectionPictureTests {
  typealias Look = ControlPictureTests.Look

  private func picture(_ look: Look, _ range: NSRange) -> CGImage {
    let harness = AppHarness(scale: look.scale)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 56))
    page.backgroundColor = .systemBackground
    page.overrideUserInterfaceStyle = look.style
    let text = UITextView(frame: CGRect(x: 0, y: 8, width: 110, height: 48))
    text.semanticContentAttribute = look.isRightToLeft ? .forceRightToLeft : .unspecified
    text.font = .systemFont(ofSize: 17)
    text.text = "One two"
    page.addSubview(text)
    let window = harness.show(page)
    text.becomeFirstResponder()
    text.selectedRange = range
    text.interaction.display?.showsHandles = true
    harness.advance(by: 0.1)
    return harness.screenshot(of: window)
  }

  @Test(arguments: Look.all)
  func selections(look: Look) throws {
    try expectSnapshot(
      picture(look, NSRange(location: 0, length: 3)), named: "selection-\(look.name)",
      differsFrom: [picture(look, NSRange(location: 0, length: 5))])
  }

  @Test(arguments: Look.all)
  func carets(look: Look) throws {
    try expectSnapshot(
      picture(look, NSRange(location: 3, length: 0)), named: "caret-\(look.name)",
      differsFrom: [picture(look, NSRange(location: 4, length: 0))])
  }
}
