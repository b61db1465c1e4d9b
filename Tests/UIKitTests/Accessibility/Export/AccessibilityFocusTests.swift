import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// Where a screen reader hears that the focus is, and in what order with the rest.
@MainActor
struct AccessibilityFocusTests {
  private let page = ExportedPage()

  /// The role and the name of what has the focus.
  private var focus: String? {
    let tree = page.tree
    return tree.focus.flatMap { tree[$0] }.map { "\($0.role.rawValue) \($0.name)" }
  }

  private var root: UIViewController? { page.view.window?.rootViewController }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return page.add(button, 10, 10)
  }

  @Test func aFieldIsToldOfBeforeItsCaret() throws {
    let fields = ["one", "two"].enumerated().map { index, text in
      let field = UITextField()
      field.text = text
      return page.add(field, 10, 10 + 50 * CGFloat(index))
    }
    page.harness.press(.keyboardTab)
    let ids = try fields.map { try #require(page.node($0)).id }
    _ = page.bridge.takeChanges()
    page.harness.press(.keyboardTab)
    page.harness.settle()
    let changes = page.bridge.takeChanges()
    let focused = try #require(changes.firstIndex(of: .focused(ids[1], from: ids[0])))
    let caret = try #require(changes.firstIndex(of: .caretMoved(ids[1], to: 3)))
    #expect(focused < caret, "\(changes)")
  }

  @Test func anAlertHasTheFocusUntilAButtonInItHas() throws {
    let opener = button("Open")
    page.harness.press(.keyboardTab)
    #expect(focus == "button Open" && opener.isFocused)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root?.present(alert, animated: false)
    #expect(focus == "alert Sure?")
    page.harness.press(.keyboardTab)
    #expect(focus == "button OK")
    root?.dismiss(animated: false)
    page.harness.advance(by: 1)
    #expect(focus == "button Open")
    #expect(page.bridge.faults == [])
  }

  @Test func aSheetHasTheFocusUntilSomethingInItHas() throws {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    field.placeholder = "Name"
    sheet.view.addSubview(field)
    root?.present(sheet, animated: false)
    page.harness.advance(by: 1)
    #expect(focus == "dialog ")
    field.becomeFirstResponder()
    #expect(focus == "textField Name")
    root?.dismiss(animated: false)
    page.harness.advance(by: 1)
    #expect(focus == nil)
  }

  @Test func aMenuHasTheFocusUntilARowHas() throws {
    let opener = button("Menu")
    opener.showsMenuAsPrimaryAction = true
    opener.menu = UIMenu(title: "Size", children: [UIAction(title: "Small") { _ in }])
    page.harness.press(.keyboardTab)
    page.harness.press(.keyboardSpacebar)
    #expect(focus == "menu Size")
    page.harness.press(.keyboardDownArrow)
    #expect(focus == "menuItem Small")
    page.harness.press(.keyboardEscape)
    page.harness.advance(by: 1)
    #expect(focus == "button Menu")
  }
}
