import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UIColorWellTests {
  /// With room for a popover.
  private let stage = ControlStage(UIColorWell(), pageSize: CGSize(width: 700, height: 700))

  private var picker: UIColorPickerViewController? {
    let root = stage.page.window?.rootViewController
    return root?.presentedViewController as? UIColorPickerViewController
  }

  private func open(_ press: () -> Void) throws -> UIColorPickerViewController {
    press()
    stage.harness.advance(by: 1)
    return try #require(picker)
  }

  private func escape() {
    stage.press(.keyboardEscape)
    stage.harness.advance(by: 1)
  }

  @Test func aTapOpensAPopoverAndATouchInItChooses() throws {
    stage.control.title = "Ink"
    #expect(stage.control.intrinsicContentSize == CGSize(width: 28, height: 28))
    let picker = try open { stage.harness.tap(stage.control) }
    let popover = try #require(picker.popoverPresentationController)
    #expect(popover.sourceView === stage.control && popover.arrowDirection == .up)
    #expect(picker.activePresentationController === popover && picker.title == "Ink")
    stage.harness.tap(picker.panel.grid, at: CGPoint(x: 12, y: 12))
    #expect(stage.control.selectedColor == UIColor.white.withAlphaComponent(1))
    #expect(stage.takeLog().contains("value"))
    escape()
    #expect(self.picker == nil)
  }

  @Test func aTouchOutsideClosesIt() throws {
    let picker = try open { stage.harness.tap(stage.control) }
    stage.harness.tap(stage.page, at: CGPoint(x: 690, y: 690))
    stage.harness.advance(by: 1)
    #expect(self.picker == nil && picker.viewIfLoaded?.window == nil)
    #expect(stage.control.selectedColor == nil)
  }

  @Test func theFocusComesBackToTheWell() throws {
    stage.focus()
    _ = try open { stage.press(.keyboardSpacebar) }
    stage.press(.keyboardTab)
    #expect(stage.page.window?.focusedView !== stage.control)
    escape()
    #expect(stage.page.window?.focusedView === stage.control)
    // As fast as keys can come.
    stage.press(.keyboardReturnOrEnter, .keyboardEscape, .keyboardReturnOrEnter)
    stage.harness.advance(by: 1)
    #expect(picker != nil)
  }

  @Test func theOpacityIsSetWhereItIsSupported() throws {
    stage.control.selectedColor = .systemRed
    stage.focus()
    let opacity = try open({ stage.press(.keyboardSpacebar) }).panel.opacity
    #expect(!opacity.isHidden && opacity.value == 1)
    opacity.accessibilityDecrement()
    #expect(abs((stage.control.selectedColor?.cgColor.alpha ?? 0) - 0.9) < 1e-6)
    escape()
    stage.control.supportsAlpha = false
    let picker = try open { stage.press(.keyboardSpacebar) }
    #expect(picker.panel.opacity.isHidden)
  }

  @Test func itIsASheetInNarrowWindows() throws {
    stage.harness.resize(try #require(stage.page.window), to: CGSize(width: 400, height: 700))
    let picker = try open { stage.harness.tap(stage.control) }
    #expect(picker.activePresentationController is UISheetPresentationController)
  }

  /// There is nothing that could present one.
  @Test func inAWindowWithoutAControllerItIsAPanel() throws {
    let harness = AppHarness()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 28, height: 28))
    window.addSubview(well)
    window.makeKeyAndVisible()
    harness.settle()
    var panel: ControlPanel? { window.subviews.compactMap { $0 as? ControlPanel }.first }
    harness.tap(well)
    let content = try #require(
      panel?.subviews.first?.subviews.compactMap { $0 as? ColorPanelContent }.first)
    harness.tap(content.grid, at: CGPoint(x: 12, y: 12))
    #expect(well.selectedColor == UIColor.white.withAlphaComponent(1))
    harness.press(.keyboardEscape)
    #expect(panel == nil)
    harness.tap(well)
    harness.tap(window, at: CGPoint(x: 490, y: 490))
    #expect(panel == nil)
  }

  @Test func arrowsGoThroughTheColours() throws {
    let grid = ColorGrid()
    let stage = ControlStage(grid)
    stage.focus()
    stage.press(.keyboardDownArrow, .keyboardRightArrow)
    #expect(grid.picked?.column == 1 && grid.picked?.row == 1)
    stage.press(.keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow)
    #expect(grid.picked?.row == 0)
  }

  @Test func aTapIsOneChange() throws {
    let picker = try open { stage.harness.tap(stage.control) }
    _ = stage.takeLog()
    stage.harness.tap(picker.panel.grid, at: CGPoint(x: 36, y: 36))
    #expect(stage.takeLog().count { $0 == "value" } == 1)
  }
}
