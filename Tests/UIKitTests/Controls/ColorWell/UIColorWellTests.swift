import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UIColorWellTests {
  private func stage() -> (ControlStage<UIColorWell>, () -> ColorPanelContent?) {
    let stage = ControlStage(UIColorWell())
    let find = { () -> ColorPanelContent? in
      let panel = stage.page.window?.subviews.compactMap { $0 as? ControlPanel }.first
      return panel?.subviews.first?.subviews.compactMap { $0 as? ColorPanelContent }.first
    }
    return (stage, find)
  }

  @Test func aTapOpensAPanelAndATouchInItChooses() throws {
    let (stage, panel) = stage()
    #expect(stage.control.intrinsicContentSize == CGSize(width: 28, height: 28))
    stage.harness.tap(stage.control)
    let content = try #require(panel())
    stage.harness.tap(content.grid, at: CGPoint(x: 12, y: 12))
    #expect(stage.control.selectedColor == UIColor.white.withAlphaComponent(1))
    #expect(stage.takeLog().contains("value"))
    stage.harness.press(.keyboardEscape)
    #expect(panel() == nil)
  }

  @Test func theOpacityIsSetWhereItIsSupported() throws {
    let (stage, panel) = stage()
    stage.control.selectedColor = .systemRed
    stage.focus()
    stage.press(.keyboardSpacebar)
    let content = try #require(panel())
    #expect(!content.opacity.isHidden && content.opacity.value == 1)
    content.opacity.accessibilityDecrement()
    #expect(abs((stage.control.selectedColor?.cgColor.alpha ?? 0) - 0.9) < 1e-6)
    stage.press(.keyboardEscape)
    stage.control.supportsAlpha = false
    stage.press(.keyboardSpacebar)
    #expect(panel()?.opacity.isHidden == true)
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
    let (stage, panel) = stage()
    stage.harness.tap(stage.control)
    let content = try #require(panel())
    _ = stage.takeLog()
    stage.harness.tap(content.grid, at: CGPoint(x: 36, y: 36))
    #expect(stage.takeLog().count { $0 == "value" } == 1)
  }
}
