import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The keys that open what the secondary button opens.
@MainActor
struct ContextMenuKeyTests {
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var places: [CGPoint] = []
    var chosen: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      places.append(location)
      return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
        UIMenu(
          children: ["One", "Two"].map { title in
            UIAction(title: title) { _ in self.chosen.append(title) }
          })
      })
    }
  }

  private final class Rows: NSObject, UITableViewDelegate {
    var asked: [Int] = []

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath.row)
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      })
    }
  }

  private final class Listener: UIView {
    var keys: [UIKeyboardHIDUsage] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.keyCode }
    }
  }

  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let owner = Owner()

  private func press(withShift: Bool = false) {
    if withShift {
      harness.press(.keyboardF10, modifiers: .shift)
    } else {
      harness.press(.keyboardApplication)
    }
  }

  @Test(arguments: [false, true])
  func theyOpenTheMenuAroundWhatHasTheFocus(withShift: Bool) {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
    card.addInteraction(UIContextMenuInteraction(delegate: owner))
    card.addSubview(button)
    page.addSubview(card)
    harness.show(page)
    harness.press(.keyboardTab)
    press(withShift: withShift)
    #expect(owner.places == [CGPoint(x: 60, y: 27)])
    let menu = page.window?.openMenu
    #expect(menu?.levels.first?.frame.origin == CGPoint(x: 62, y: 47), "8 from the edge")
    press(withShift: withShift)
    #expect(owner.places.count == 1, "a menu shows already")
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardReturnOrEnter)
    #expect(owner.chosen == ["One"] && page.window?.openMenu == nil && button.isFocused)
  }

  @Test func theyOpenTheMenuOfAControl() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    page.addSubview(button)
    harness.show(page)
    harness.press(.keyboardTab)
    press()
    #expect(page.window?.openMenu?.menu === button.menu)
  }

  @Test func theyOpenThatOfTheRowWithTheFocus() {
    let (stage, rows) = (TableStage([[0, 1, 2]]), Rows())
    stage.table.delegate = rows
    stage.harness.press(.keyboardTab)
    stage.harness.press(.keyboardDownArrow)
    stage.harness.press(.keyboardApplication)
    #expect(rows.asked == [1] && stage.table.window?.openMenu != nil)
  }

  @Test(arguments: [(5, 0, "Dear xreader"), (0, 4, "x reader")])
  func theyOpenTheEditMenuAndLeaveTheSelection(start: Int, length: Int, typed: String) {
    let selected = NSRange(location: start, length: length)
    let text = UITextView(frame: page.bounds)
    text.text = "Dear reader"
    page.addSubview(text)
    harness.show(page)
    text.becomeFirstResponder()
    text.selectedRange = selected
    harness.settle()
    press()
    #expect(page.window?.openMenu != nil && text.selectedRange == selected)
    harness.press(.keyboardEscape)
    #expect(page.window?.openMenu == nil && text.isFirstResponder)
    harness.type("x")
    #expect(text.text == typed)
  }

  @Test func withoutAMenuTheyAreKeys() {
    let listener = Listener(frame: page.bounds)
    page.addSubview(listener)
    harness.show(page)
    listener.becomeFirstResponder()
    press()
    press(withShift: true)
    #expect(listener.keys == [.keyboardApplication, .keyboardF10])
    #expect(page.window?.openMenu == nil)
  }
}
