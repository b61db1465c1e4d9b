import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Text fields, search fields and bars: light, dark, from right to left, and at four scales.
@MainActor
struct TextFieldPictureTests {
  typealias Look = ControlPictureTests.Look

  /// Views below each other.
  private func picture(_ look: Look, width: CGFloat, _ makeViews: () -> [UIView]) -> CGImage {
    let harness = AppHarness(scale: look.scale)
    let views = makeViews()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 8))
    page.backgroundColor = .systemBackground
    page.overrideUserInterfaceStyle = look.style
    for view in views {
      view.semanticContentAttribute = look.isRightToLeft ? .forceRightToLeft : .unspecified
      view.frame = CGRect(
        x: 8, y: page.bounds.height, width: width - 16, height: view.intrinsicContentSize.height)
      page.frame.size.height = view.frame.maxY + 8
      page.addSubview(view)
    }
    let window = harness.show(page)
    harness.advance(by: 0.01)
    return harness.screenshot(of: window)
  }

  private func field(_ text: String, _ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = text
    change(field)
    return field
  }

  @Test(arguments: Look.all)
  func fields(look: Look) throws {
    let fields = { (text: String) -> [UIView] in
      [
        self.field("") { $0.placeholder = "Name" },
        self.field(text) { $0.clearButtonMode = .always },
        self.field("secret") { $0.isSecureTextEntry = true },
      ]
    }
    try expectSnapshot(
      picture(look, width: 104) { fields("Some text") }, named: "fields-\(look.name)",
      differsFrom: [picture(look, width: 104) { fields("Another text") }])
  }
}
