import Testing
import UIKitTesting
@testable import UIKit

@MainActor
final class ButtonMenuTests {
  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let button = UIButton(configuration: .gray())
  private var log: [String] = []

  private func show(_ prepare: () -> Void) {
    button.frame = CGRect(x: 20, y: 20, width: 120, height: 34)
    page.addSubview(button)
    button.menu = UIMenu(
      children: ["One", "Two", "Three"].map { title in
        UIAction(title: title) { [unowned self] action in
          log.append("\(title) \(action.sender as? UIButton === button)")
        }
      })
    prepare()
    harness.show(page)
  }

  private var overlay: MenuOverlay? { button.openMenu.flatMap { $0.superview == nil ? nil : $0 } }
  private func row(_ index: Int) -> CGPoint {
    // Rows are 42 high after a padding of 10; the menu begins 4 below the button.
    CGPoint(x: 100, y: 58 + 10 + 21 + 42 * index)
  }

  @Test func aMenuTurnsTheInteractionOn() {
    show {}
    #expect(button.isContextMenuInteractionEnabled && button.contextMenuInteraction != nil)
    harness.tap(button)
    #expect(overlay == nil)
    harness.click(button, button: .secondary)
    #expect(page.window!.subviews.contains { $0 is MenuOverlay })
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled)
  }

  @Test func aPressOpensItAndATapChooses() {
    show { button.showsMenuAsPrimaryAction = true }
    var opened = 0
    button.addAction(UIAction { _ in opened += 1 }, for: .menuActionTriggered)
    harness.touchDown(button)
    #expect(overlay != nil && opened == 1)
    harness.touchUp()
    #expect(overlay != nil)
    harness.tap(page, at: row(1))
    #expect(log == ["Two true"] && overlay == nil)
  }

  @Test func aPressThatSlidesIntoTheMenuChoosesWhereItEnds() {
    show { button.showsMenuAsPrimaryAction = true }
    harness.touchDown(button)
    harness.touchMove(to: row(2), in: page)
    harness.touchUp()
    #expect(log == ["Three true"])
  }

  @Test func keysOpenItAndChoose() {
    show { button.showsMenuAsPrimaryAction = true }
    harness.press(.keyboardTab)
    harness.press(.keyboardSpacebar)
    #expect(overlay != nil)
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardReturnOrEnter)
    #expect(log == ["Two true"] && overlay == nil)
    harness.press(.keyboardSpacebar)
    harness.press(.keyboardEscape)
    #expect(overlay == nil && log.count == 1)
  }

  @Test func aPopUpButtonShowsWhatIsOn() {
    show {
      (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    }
    #expect(button.titleLabel?.text == "One")
    #expect(button.menu?.selectedElements.map(\.title) == ["One"])
    #expect(button.configured?.mark.image != nil)
    harness.tap(button)
    harness.tap(page, at: row(2))
    harness.settle()
    #expect(button.titleLabel?.text == "Three" && log == ["Three true"])
    #expect(button.menu?.selectedElements.map(\.title) == ["Three"])
  }

  /// The press has opened it already.
  @Test func aFingerThatRestsOpensNoSecondMenu() {
    show { button.showsMenuAsPrimaryAction = true }
    harness.touchDown(button)
    harness.advance(by: 1)
    let menus = page.window?.subviews.filter { $0 is MenuOverlay }
    #expect(menus?.count == 1 && menus?.first === overlay)
    harness.touchMove(to: row(2), in: page)
    harness.touchUp()
    #expect(log == ["Three true"] && overlay == nil)
  }

  @Test func theSecondaryButtonChoosesToo() {
    show {
      (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    }
    harness.click(button, button: .secondary)
    harness.click(page, at: row(1))
    harness.settle()
    #expect(button.titleLabel?.text == "Two" && log == ["Two true"])
  }

  @Test func aDisabledButtonHasNoMenu() {
    show { button.isEnabled = false }
    harness.click(button, button: .secondary)
    harness.longPress(button)
    #expect(page.window?.openMenu == nil)
    button.isEnabled = true
    harness.longPress(button)
    #expect(page.window?.openMenu != nil)
  }

  @Test func aToggleTurnsItsSelection() {
    var states: [Bool] = []
    button.frame = CGRect(x: 20, y: 20, width: 120, height: 34)
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { states.append(($0.sender as! UIButton).isSelected) }, for: .primaryActionTriggered)
    page.addSubview(button)
    harness.show(page)
    for _ in 0..<2 { harness.tap(button) }
    #expect(states == [true, false])
    #expect(button.accessibilityTraits.contains(.toggleButton))
  }

  @Test func aButtonKnowsWhetherThePointerIsOverIt() {
    show { button.isPointerInteractionEnabled = true }
    #expect(!button.isHovered)
    harness.hover(button)
    #expect(button.isHovered)
    button.isPointerInteractionEnabled = false
    #expect(!button.isHovered)
  }

  @Test func aTipShowsWhileThePointerRests() {
    show { button.toolTip = "Saves the document" }
    harness.hover(button)
    harness.advance(by: 0.7)
    #expect(button.toolTipInteraction?.tip == nil)
    harness.advance(by: 0.2)
    #expect(button.toolTipInteraction?.tip?.label.text == "Saves the document")
    harness.click(button)
    #expect(button.toolTipInteraction?.tip == nil)
    button.toolTip = nil
    #expect(button.toolTipInteraction == nil && button.interactions.count == 1)
  }
}
