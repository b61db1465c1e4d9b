import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Text fields, search fields and bars: light, dark, from right to left, and at three scales.
@MainActor
struct TextFieldPictureTests {
  struct Look: CustomTestStringConvertible, Sendable {
    let name: String
    var style = UIUserInterfaceStyle.light
    var isRightToLeft = false
    var scale: CGFloat = 1
    var testDescription: String { name }

    static let all = [
      Look(name: "light"), Look(name: "dark", style: .dark),
      Look(name: "right-to-left", isRightToLeft: true),
      Look(name: "light-1.5", scale: 1.5), Look(name: "dark-2", style: .dark, scale: 2),
    ]
  }

  /// Views below each other; `prepare` is called once they are on the screen.
  private func picture(
    _ look: Look, width: CGFloat, _ makeViews: () -> [UIView],
    _ prepare: ([UIView]) -> Void = { _ in }
  ) -> CGImage {
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
    prepare(views)
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
      picture(look, width: 150) { fields("Some text") }, named: "fields-\(look.name)",
      differsFrom: [picture(look, width: 150) { fields("Another text") }])
  }

  @Test(arguments: Look.all)
  func edited(look: Look) throws {
    let select = { (views: [UIView], range: Range<Int>) in
      guard let field = views[0] as? UITextField else { return }
      field.becomeFirstResponder()
      field.editedText.editor.selection = .init(range)
      field.interaction.refresh()
    }
    let makeField = { [self.field("Some text that is too long for it")] as [UIView] }
    try expectSnapshot(
      picture(look, width: 150, makeField) { select($0, 5..<9) }, named: "edited-\(look.name)",
      differsFrom: [picture(look, width: 150, makeField) { select($0, 9..<9) }])
  }

  @Test(arguments: Look.all)
  func searches(look: Look) throws {
    let views = { (token: String) -> [UIView] in
      let search = UISearchTextField()
      search.tokens = [UISearchToken(icon: UIImage(systemName: "photo"), text: token)]
      search.text = "sea"
      let bar = UISearchBar()
      bar.placeholder = "Search"
      bar.scopeButtonTitles = ["All", "Title"]
      (bar.showsScopeBar, bar.showsCancelButton) = (true, true)
      return [search, bar]
    }
    try expectSnapshot(
      picture(look, width: 220) { views("Photos") }, named: "searches-\(look.name)",
      differsFrom: [picture(look, width: 220) { views("Films") }])
  }
}
