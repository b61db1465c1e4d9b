import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Menus that a press opens, of controls that are no buttons.
@MainActor
final class ControlMenuTests {
  private final class Tile: UIControl {
    var choices: [String] = []
    var displays = 0

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
        UIMenu(
          children: ["One", "Two"].map { title in
            UIAction(title: title) { _ in self.choices.append(title) }
          })
      })
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { displays += 1 }
    // As a program's do, without super.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  }

  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let tile = Tile(frame: CGRect(x: 20, y: 20, width: 120, height: 34))
  private var log: [String] = []

  init() {
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.menuActionTriggered, "menu"),
    ] {
      tile.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
    }
    tile.isContextMenuInteractionEnabled = true
    tile.showsMenuAsPrimaryAction = true
    page.addSubview(tile)
    harness.show(page)
  }

  private var isOpen: Bool { page.window?.openMenu != nil }
  private func row(_ index: Int) -> CGPoint {
    // Rows are 42 high after a padding of 10; the menu begins 4 below the control.
    CGPoint(x: 100, y: 58 + 10 + 21 + 42 * index)
  }

  @Test func aTouchDownOpensItAndATapChooses() {
    harness.touchDown(tile)
    #expect(isOpen && tile.displays == 1 && log == ["menu", "down"])
    harness.touchUp()
    #expect(isOpen && log == ["menu", "down", "up"])
    harness.tap(page, at: row(1))
    #expect(!isOpen && tile.choices == ["Two"])
  }

  @Test func aPressThatSlidesIntoItChoosesWhereItEnds() {
    harness.touchDown(tile)
    harness.touchMove(to: row(0), in: page)
    harness.touchUp()
    #expect(!isOpen && tile.choices == ["One"])
  }

  @Test func keysOpenItAndChoose() {
    harness.press(.keyboardTab)
    harness.press(.keyboardSpacebar)
    #expect(isOpen && log == ["menu"])
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardReturnOrEnter)
    #expect(!isOpen && tile.choices == ["One"])
  }

  @Test func workingItAgainWhileItIsOpenDoesNothing() {
    tile.act(with: nil)
    tile.act(with: nil)
    #expect(isOpen && log == ["menu"])
  }

  @Test func withoutItAPressOpensNothing() {
    tile.showsMenuAsPrimaryAction = false
    harness.tap(tile)
    #expect(!isOpen && log == ["down", "up"])
    tile.showsMenuAsPrimaryAction = true
    tile.isContextMenuInteractionEnabled = false
    harness.tap(tile)
    harness.press(.keyboardTab)
    harness.press(.keyboardSpacebar)
    #expect(!isOpen && log == ["down", "up", "down", "up", "down", "up"])
  }

  /// As measured on iOS.
  @Test func switchesSlidersAndFieldsDoNotTakeIt() {
    for control in [UISwitch(), UISlider(), UITextField()] as [UIControl] {
      control.showsMenuAsPrimaryAction = true
      #expect(!control.showsMenuAsPrimaryAction, "\(type(of: control))")
    }
  }
}
